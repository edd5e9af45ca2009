//! What `mu serve` is told about e-mail and calls of web addresses.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use post::{Caller, Guard, MailServer, Mailer, Postman, Schemes};
use server::Notices;

use crate::failure::Failure;
use crate::place::variable;

/// How people are told who are not looking.
#[derive(Args, Debug, Default)]
pub(crate) struct Letters {
    /// The address under which others reach the site: `https://mu.example`. E-mail and web addresses need it:
    /// what is sent says where the table is.
    #[arg(long, value_name = "URL")]
    site: Option<String>,
    /// Sends e-mail through this server: `smtp://USER@HOST` (port 587, STARTTLS), `smtps://USER@HOST`
    /// (port 465), or `smtp://HOST?tls=none` (port 25, in the open). The password stands in `MU_SMTP_PASSWORD` or in
    /// a file.
    #[arg(long, value_name = "URL", requires = "mail_from", requires = "site")]
    smtp: Option<String>,
    /// From whom e-mail comes: Mu <mu@example.org>.
    #[arg(long, value_name = "SENDER", requires = "smtp")]
    mail_from: Option<String>,
    /// A file with the password of the mail server.
    #[arg(long, value_name = "FILE", requires = "smtp")]
    smtp_password_file: Option<PathBuf>,
    /// Lets people name a web address that is called when something waits for them. Addresses of private
    /// networks never are.
    #[arg(long, value_name = "WHICH", value_enum, requires = "site")]
    webhooks: Option<Webhooks>,
}

/// Which web addresses may be called.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
enum Webhooks {
    /// Those that begin with https://.
    Https,
    /// Those that begin with http:// as well: what is sent can be read on the way.
    Http,
}

impl Letters {
    /// What follows for the server.
    ///
    /// # Errors
    /// What does not fit together.
    pub(crate) fn notices(&self) -> Result<Notices, Failure> {
        let Some(site) = &self.site else { return Ok(Notices::default()) };
        let guard = self.webhooks.map(|which| match which {
            Webhooks::Https => Guard::new(Schemes::Https),
            Webhooks::Http => Guard::new(Schemes::HttpToo),
        });
        let post = Postman { mailer: self.mailer()?, caller: guard.map(Caller::new) };
        Ok(Notices { site: Some(origin(site)?), post: Some(Arc::new(post)) })
    }

    fn mailer(&self) -> Result<Option<Mailer>, Failure> {
        let (Some(smtp), Some(from)) = (&self.smtp, &self.mail_from) else { return Ok(None) };
        let bad = |bad: post::BadServer| Failure::input(format!("--smtp: {bad}"));
        let server: MailServer = smtp.parse().map_err(bad)?;
        Mailer::new(&server, self.password()?.as_deref(), from).map(Some).map_err(bad)
    }

    fn password(&self) -> Result<Option<String>, Failure> {
        let Some(file) = &self.smtp_password_file else { return Ok(variable("MU_SMTP_PASSWORD")) };
        let text = std::fs::read_to_string(file)
            .map_err(|error| Failure::input(format!("--smtp-password-file {}: {error}", file.display())))?;
        Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
    }
}

/// The address of a site, without a slash at its end.
pub(crate) fn origin(site: &str) -> Result<String, Failure> {
    let address = site.trim_end_matches('/');
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    let is_plain = |host: &str| {
        let sign = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        !host.is_empty() && host.bytes().all(sign)
    };
    match host {
        Some(host) if is_plain(host) => Ok(address.into()),
        Some(_) | None => Err(Failure::input(format!(
            "--site {site:?} is not the address of a site; it looks like https://mu.example"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_an_address_without_a_path() {
        assert_eq!(origin("https://mu.example/").unwrap(), "https://mu.example");
        assert_eq!(origin("http://[::1]:8080").unwrap(), "http://[::1]:8080");
        for bad in [
            "mu.example",
            "https://",
            "https://mu.example/x",
            "ftp://mu.example",
            "https://mu.example\r\nX: y",
        ] {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn nothing_is_sent_unless_it_is_wanted_and_a_password_is_read_from_a_file() {
        let notices = |letters: &Letters| letters.notices().map_err(|failure| format!("{failure:?}"));
        assert!(notices(&Letters::default()).unwrap().post.is_none());
        let site = || Some("https://mu.example".to_owned());
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let _inside = runtime.enter();
        let calls = Letters { site: site(), webhooks: Some(Webhooks::Https), ..Letters::default() };
        let post = notices(&calls).unwrap().post.unwrap();
        assert!(post.takes_calls() && !post.takes_letters());
        let file = std::env::temp_dir().join(format!("mu-password-{}", std::process::id()));
        std::fs::write(&file, "secret\n").unwrap();
        let mail = |smtp: &str| Letters {
            site: site(),
            smtp: Some(smtp.into()),
            mail_from: Some("Mu <mu@mu.example>".into()),
            smtp_password_file: Some(file.clone()),
            ..Letters::default()
        };
        assert_eq!(mail("smtp://mu@mail.example").password().unwrap().as_deref(), Some("secret"));
        assert!(notices(&mail("smtp://mu@mail.example")).unwrap().post.unwrap().takes_letters());
        let refused = notices(&mail("smtp://mu:secret@mail.example")).unwrap_err();
        assert!(refused.contains("every user of this machine") && !refused.contains("secret@"), "{refused}");
        std::fs::remove_file(&file).unwrap();
        assert!(notices(&mail("smtp://mu@mail.example")).unwrap_err().contains("--smtp-password-file"));
    }
}
