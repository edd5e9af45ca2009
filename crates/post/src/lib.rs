//! What is sent away: letters by e-mail, and calls of web addresses that people have given.
//!
//! Nothing here knows a table or a person. A [`Letter`] or a [`Call`] goes out through a [`Post`], which is
//! a [`Postman`] where Mu is hosted and something that only takes notes in tests.

// Module order is reading order.
mod guard;
mod hook;
mod mail;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

pub use guard::{BadAddress, Guard, Schemes};
pub use hook::{Call, Caller, signature};
pub use mail::{BadServer, Letter, MailServer, Mailer, is_address};

/// Why something could not be sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// For a reason that does not lie with the address: the mail server of the host is away or refuses us.
    #[error("{0}")]
    Away(String),
    /// Where it should go did not take it. It may be tried again.
    #[error("{0}")]
    Refused(String),
    /// Where it should go says that it must never be sent again.
    #[error("{0}")]
    Gone(String),
}

/// Something on its way.
pub type Sending<'a> = Pin<Box<dyn Future<Output = Result<(), Failed>> + Send + 'a>>;

/// Whatever takes letters and calls away.
pub trait Post: fmt::Debug + Send + Sync {
    /// Whether it takes letters.
    fn takes_letters(&self) -> bool;

    /// Whether it takes calls.
    fn takes_calls(&self) -> bool;

    /// Sends a letter.
    fn mail<'a>(&'a self, letter: &'a Letter) -> Sending<'a>;

    /// Calls a web address.
    fn call<'a>(&'a self, call: &'a Call) -> Sending<'a>;

    /// Whether a web address can be called at all, as far as its text tells.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(&self, address: &str) -> Result<(), BadAddress>;
}

/// Sends letters through a mail server and calls through a guard; either may be missing.
#[derive(Debug)]
pub struct Postman {
    /// For letters.
    pub mailer: Option<Mailer>,
    /// For calls.
    pub caller: Option<Caller>,
}

impl Post for Postman {
    fn takes_letters(&self) -> bool {
        self.mailer.is_some()
    }

    fn takes_calls(&self) -> bool {
        self.caller.is_some()
    }

    fn mail<'a>(&'a self, letter: &'a Letter) -> Sending<'a> {
        Box::pin(async move {
            match &self.mailer {
                Some(mailer) => mailer.send(letter).await,
                None => Err(Failed::Away("no mail server was named".into())),
            }
        })
    }

    fn call<'a>(&'a self, call: &'a Call) -> Sending<'a> {
        Box::pin(async move {
            match &self.caller {
                Some(caller) => caller.call(call).await,
                None => Err(Failed::Away("web addresses are not called".into())),
            }
        })
    }

    fn check(&self, address: &str) -> Result<(), BadAddress> {
        match &self.caller {
            Some(caller) => caller.guard().check(address).map(drop),
            None => Err(BadAddress::Scheme),
        }
    }
}
