//! Letters by e-mail, through the mail server of whoever hosts.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::{self, AsyncSmtpTransport};
use lettre::{Address, AsyncTransport as _, Tokio1Executor};
use url::{Host, Url};

use crate::Failed;

/// How long each step of a conversation with the mail server may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most signs of an address of e-mail.
const ADDRESS_MAX: usize = 254;

/// A letter in plain text.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    /// To whom.
    pub to: String,
    /// Its subject, one line.
    pub subject: String,
    /// Its text.
    pub text: String,
    /// Its name among letters; no other letter has it. Letters and digits.
    pub id: String,
    /// The address that ends all such letters, by one POST; none if it is one of a kind.
    pub ends_by: Option<String>,
}

impl fmt::Debug for Letter {
    /// Without address and text: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Letter").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Whether a text can be an address of e-mail. Whether anybody gets what is sent there is another question.
pub fn is_address(text: &str) -> bool {
    text.len() <= ADDRESS_MAX
        && text.bytes().all(|byte| byte.is_ascii_graphic())
        && text.parse::<Address>().is_ok_and(|address| address.domain().contains('.'))
}

/// A mail server, as its URL names it: `smtp://USER@HOST:PORT` (587, STARTTLS), `smtps://USER@HOST:PORT`
/// (465, TLS from the first byte), `smtp://HOST:PORT?tls=none` (25, in the open).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailServer {
    host: String,
    port: u16,
    safety: Safety,
    user: Option<String>,
}

/// How the conversation is kept from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Safety {
    StartTls,
    Tls,
    Open,
}

/// Why a URL names no mail server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadServer {
    /// It is no such URL.
    #[error("a mail server is named like smtp://USER@HOST:587 or smtps://USER@HOST:465")]
    Unreadable,
    /// It holds the password.
    #[error(
        "the password does not belong into the address of the mail server, where every user of this machine can read it"
    )]
    Password,
    /// Something behind the question mark is not known.
    #[error("{0:?} is not known; after the question mark there may be tls=none")]
    Unknown(String),
    /// A password would go over the network in the open.
    #[error("a password is not sent in the open: leave out tls=none, or the user")]
    OpenPassword,
    /// There is a user and no password, or a password and no user.
    #[error("a user of the mail server needs a password, and a password a user")]
    Half,
    /// The sender is no address.
    #[error("{0:?} is no address; a sender is like: Mu <mu@example.org>")]
    Sender(String),
    /// The address of the server does not fit TLS.
    #[error("cannot prepare TLS for the mail server: {0}")]
    Tls(String),
}

impl FromStr for MailServer {
    type Err = BadServer;

    fn from_str(text: &str) -> Result<Self, BadServer> {
        let url: Url = text.parse().map_err(|_| BadServer::Unreadable)?;
        if url.password().is_some() {
            return Err(BadServer::Password);
        }
        let mut safety = match url.scheme() {
            "smtp" => Safety::StartTls,
            "smtps" => Safety::Tls,
            _ => return Err(BadServer::Unreadable),
        };
        for (name, value) in url.query_pairs() {
            match (&*name, &*value, safety) {
                ("tls", "none", Safety::StartTls) => safety = Safety::Open,
                _ => return Err(BadServer::Unknown(format!("{name}={value}"))),
            }
        }
        let host = match url.host() {
            Some(Host::Domain(name)) if !name.is_empty() => name.to_owned(),
            Some(Host::Ipv4(number)) => number.to_string(),
            Some(Host::Ipv6(number)) => number.to_string(),
            Some(Host::Domain(_)) | None => return Err(BadServer::Unreadable),
        };
        let usual = match safety {
            Safety::StartTls => 587,
            Safety::Tls => 465,
            Safety::Open => 25,
        };
        let user = Some(decoded(url.username())).filter(|user| !user.is_empty());
        Ok(Self { host, port: url.port().unwrap_or(usual), safety, user })
    }
}

/// The part of a URL with its `%40` as signs again.
fn decoded(text: &str) -> String {
    let pair = format!("x={}", text.replace('+', "%2B"));
    let decoded = url::form_urlencoded::parse(pair.as_bytes()).next();
    decoded.map(|(_, value)| value.into_owned()).unwrap_or_default()
}

/// Sends letters through a mail server.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Mailer {
    /// A mailer for a server; letters come from `from`: `Mu <mu@example.org>`.
    ///
    /// # Errors
    /// What does not fit together.
    pub fn new(server: &MailServer, password: Option<&str>, from: &str) -> Result<Self, BadServer> {
        let sender = || BadServer::Sender(from.into());
        let from: Mailbox = from.parse().map_err(|_| sender())?;
        let parameters =
            || TlsParameters::new(server.host.clone()).map_err(|bad| BadServer::Tls(bad.to_string()));
        let tls = match server.safety {
            Safety::StartTls => Tls::Required(parameters()?),
            Safety::Tls => Tls::Wrapper(parameters()?),
            Safety::Open => Tls::None,
        };
        let builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&server.host)
            .port(server.port)
            .tls(tls)
            .timeout(Some(PATIENCE));
        let builder = match (&server.user, password, server.safety) {
            (Some(_), _, Safety::Open) => return Err(BadServer::OpenPassword),
            (Some(user), Some(password), _) => {
                builder.credentials(Credentials::new(user.clone(), password.to_owned()))
            }
            (None, None, _) => builder,
            (Some(_), None, _) | (None, Some(_), _) => return Err(BadServer::Half),
        };
        Ok(Self { transport: builder.build(), from })
    }

    /// Sends a letter.
    ///
    /// # Errors
    /// Why it was not sent.
    pub async fn send(&self, letter: &Letter) -> Result<(), Failed> {
        let message = self.message(letter)?;
        self.transport.send(message).await.map(drop).map_err(|error| failed(&error))
    }

    fn message(&self, letter: &Letter) -> Result<Message, Failed> {
        let to: Address = letter.to.parse().map_err(|_| Failed::Refused("this is no address".into()))?;
        let subject: String = letter.subject.chars().filter(|sign| !sign.is_control()).collect();
        let id = format!("<{}@{}>", letter.id, self.from.email.domain());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|bad| Failed::Refused(bad.to_string()))?;
        let mut add = |name: &'static str, value: String| {
            message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        };
        // Nobody's holiday answer comes back.
        add("Auto-Submitted", "auto-generated".into());
        if let Some(address) = &letter.ends_by {
            add("List-Unsubscribe", format!("<{address}>"));
            add("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into());
        }
        Ok(message)
    }
}

/// Whether it lies with the address of the letter or with the mail server, by what the server said.
fn failed(error: &smtp::Error) -> Failed {
    /// What servers say about a receiver: unknown, full, refused, greylisted.
    const OF_RECEIVER: [&str; 8] = ["450", "451", "452", "501", "550", "551", "552", "553"];
    let status = error.status().map(|code| code.to_string());
    match status {
        Some(code) if OF_RECEIVER.contains(&code.as_str()) => {
            Failed::Refused(format!("the mail server answered {code}"))
        }
        Some(code) => Failed::Away(format!("the mail server answered {code}")),
        None => Failed::Away(format!("the mail server cannot be used: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_a_mail_server() {
        let read = |text: &str| text.parse::<MailServer>();
        let server = |host: &str, port, safety, user: Option<&str>| {
            Ok(MailServer { host: host.into(), port, safety, user: user.map(String::from) })
        };
        assert_eq!(read("smtp://mail.example.org"), server("mail.example.org", 587, Safety::StartTls, None));
        assert_eq!(
            read("smtps://mu%40example.org@mail.example.org:4650"),
            server("mail.example.org", 4650, Safety::Tls, Some("mu@example.org"))
        );
        assert_eq!(read("smtp://localhost?tls=none"), server("localhost", 25, Safety::Open, None));
        assert_eq!(read("smtp://mu:secret@mail.example.org"), Err(BadServer::Password));
        assert_eq!(read("smtp://mail.example.org?tls=maybe"), Err(BadServer::Unknown("tls=maybe".into())));
        assert_eq!(read("smtps://mail.example.org?tls=none"), Err(BadServer::Unknown("tls=none".into())));
        for bad in ["", "mail.example.org", "http://mail.example.org", "smtp://"] {
            assert_eq!(read(bad), Err(BadServer::Unreadable), "{bad}");
        }
    }

    #[tokio::test]
    async fn what_does_not_fit_together_is_refused() {
        let mailer = |server: &str, password, from| {
            Mailer::new(&server.parse().unwrap(), password, from).map(drop).unwrap_err()
        };
        assert_eq!(
            mailer("smtp://mu@localhost?tls=none", Some("x"), "mu@example.org"),
            BadServer::OpenPassword
        );
        assert_eq!(mailer("smtp://mu@localhost", None, "mu@example.org"), BadServer::Half);
        assert_eq!(mailer("smtp://localhost", Some("x"), "mu@example.org"), BadServer::Half);
        assert_eq!(mailer("smtp://localhost", None, "Mu"), BadServer::Sender("Mu".into()));
    }

    #[test]
    fn addresses_are_plain_and_hold_no_second_line() {
        for good in ["anna@example.org", "a.b+mu@sub.example.org"] {
            assert!(is_address(good), "{good}");
        }
        let long = format!("{}@example.org", "x".repeat(250));
        for bad in [
            "",
            "anna",
            "@example.org",
            "anna@localhost",
            "anna@example.org\r\nBcc: ben@example.org",
            "a b@example.org",
            "anna@example.org, ben@example.org",
            "Anna <anna@example.org>",
            &long,
        ] {
            assert!(!is_address(bad), "{bad:?}");
        }
    }
}
