//! The browsers in which somebody is signed in.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use domain::{AccessError, Person};
use pages::accounts::Which;
use pages::{OwnSession, links};
use schemars::JsonSchema;
use serde::Deserialize;
use store::SessionHash;

use crate::app::App;
use crate::days::day;
use crate::error::Error;
use crate::input::{Form, Line};
use crate::visit::{Caller, Visit};

/// A session is ended.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndSession {
    /// The `mark` of a session, or `others`.
    session: Line<64>,
}

/// `POST /account/end`: ends a session, or all but this one.
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(end): Form<EndSession>,
) -> Result<Response, Error> {
    let is_own = end_session(&app, &visit, &end).await?;
    Ok(visit.go(if is_own { links::LOBBY } else { links::SETTINGS }))
}

/// Ends a session, or all but this one. Says whether it was this one.
pub(crate) async fn end_session(app: &App, visit: &Visit, end: &EndSession) -> Result<bool, Error> {
    let Caller::Known(person, session) = &visit.caller else { return Err(AccessError::SessionEnded.into()) };
    let mark = end.session.0.as_str();
    if mark == "others" {
        end_others(app, person, session).await?;
        return Ok(false);
    }
    app.store.end_session(&person.id, mark).await?;
    app.tables.part(&person.id);
    let is_own = mark == session.mark();
    if is_own {
        visit.forget_session();
    }
    Ok(is_own)
}

/// Ends all sessions of a person but this one.
pub(crate) async fn end_others(app: &App, person: &Person, own: &SessionHash) -> Result<(), Error> {
    app.store.end_other_sessions(&person.id, own).await?;
    app.tables.part(&person.id);
    Ok(())
}

/// The sessions of a person, who asks with this one or with a token.
pub(crate) async fn own_sessions(
    app: &App,
    person: &Person,
    own: &SessionHash,
) -> Result<Vec<OwnSession>, Error> {
    let sessions = app.store.sessions(&person.id).await?;
    let shown = |session: store::Session| OwnSession {
        which: if session.mark == own.mark() { Which::This } else { Which::Other },
        created: day(session.created),
        seen: day(session.seen),
        mark: session.mark,
        browser: session.browser,
    };
    Ok(sessions.into_iter().map(shown).collect())
}
