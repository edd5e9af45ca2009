//! Whether whoever sits at a browser may change the account that is open there: somebody may have borrowed it.

use domain::{AccessError, Person};
use store::SessionHash;

use crate::app::App;
use crate::error::{AccountError, Error};
use crate::passwords::Password;
use crate::sign_ins::Attempt;
use crate::visit::{Caller, Visit};

/// How long somebody who has signed in without a password may change the account.
const FRESH_SECONDS: i64 = 600;

/// The visitor's account, if this is its password. An account that has none is changed by whoever has just signed in.
///
/// # Errors
/// If it is not, or the visitor has no account.
pub(crate) async fn own_account(
    app: &App,
    visit: &Visit,
    password: Option<&str>,
) -> Result<(Person, SessionHash), Error> {
    let Caller::Known(person, session) = &visit.caller else { return Err(AccessError::SessionEnded.into()) };
    let handle = person.handle.as_ref().ok_or(AccountError::NeedsAccount)?;
    app.sign_ins.spend(&app.store, Attempt::Person(&person.id), app.time_source.now()).await?;
    let account = app.store.account(handle).await?.ok_or(AccountError::NeedsAccount)?;
    let Some(hash) = &account.password else {
        let since = store::now().minus(FRESH_SECONDS);
        let sessions = app.store.sessions(&person.id).await?;
        let is_fresh = sessions.iter().any(|own| own.mark == session.mark() && own.created >= since);
        return if is_fresh {
            Ok((account.person, session.clone()))
        } else {
            Err(AccountError::SignInAgain.into())
        };
    };
    let given = Password::given(password.unwrap_or_default());
    if app.passwords.matches(given, Some(hash)).await? {
        Ok((account.person, session.clone()))
    } else {
        Err(AccountError::WrongPassword.into())
    }
}
