//! How a command ends when it does not end well.

use std::io;
use std::process::ExitCode;

/// Why a command stops.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was found: a file that was tampered with, a broken law. Exit code 1.
    Finding(String),
    /// What was asked for cannot be done. Exit code 2.
    Input(String),
    /// Nobody reads any more what is written, as in `mu rules … | head`. That is fine.
    Unread,
}

impl Failure {
    /// Says on standard error what was wrong.
    pub(crate) fn report(self) -> ExitCode {
        let (text, code) = match self {
            Self::Unread => return ExitCode::SUCCESS,
            Self::Finding(text) => (text, 1),
            Self::Input(text) => (text, 2),
        };
        // If even that cannot be written there is nobody left to tell.
        let _ = io::Write::write_all(&mut io::stderr(), format!("mu: {}\n", text.trim_end()).as_bytes());
        ExitCode::from(code)
    }

    /// What was asked for cannot be done.
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over by map_err")]
    pub(crate) fn input(reason: impl ToString) -> Self {
        Self::Input(reason.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::Unread } else { Self::input(error) }
    }
}
