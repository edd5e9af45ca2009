//! Why a statement was not carried out.

/// Why a statement was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The database says so.
    #[error("{message} (code {code})")]
    Told {
        /// Its code.
        code: Code,
        /// Its words.
        message: String,
    },
    /// The connection cannot be made, or is lost.
    #[error("no connection: {0}")]
    Connection(String),
    /// No connection was free for too long.
    #[error("it does not answer")]
    Late,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// The transaction to which it belongs has ended.
    #[error("the transaction has ended")]
    Ended,
    /// What carried it out has broken off.
    #[error("the work was broken off")]
    Broken,
    /// No row was found where one must be.
    #[error("a row is missing")]
    NoRow,
    /// A statement wants a value that was not given.
    #[error("the value number {0} is missing")]
    NoValue(usize),
    /// A row has no such column, or something else stands there.
    #[error("the column {0:?} cannot be read")]
    Column(String),
}

/// What a database calls a failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// The extended result code of SQLite.
    Sqlite(i32),
    /// The five signs of PostgreSQL.
    Postgres(String),
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Sqlite(number) => write!(f, "{number}"),
            Self::Postgres(signs) => f.write_str(signs),
        }
    }
}

impl Code {
    /// The primary code of SQLite.
    const fn primary(&self) -> Option<i32> {
        match self {
            Self::Sqlite(number) => Some(*number & 0xff),
            Self::Postgres(_) => None,
        }
    }

    /// Whether a row with the same key was there already.
    fn is_duplicate(&self) -> bool {
        use rusqlite::ffi::{
            SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID, SQLITE_CONSTRAINT_UNIQUE,
        };
        const SQLITE: [i32; 3] =
            [SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID];
        match self {
            Self::Sqlite(number) => SQLITE.contains(number),
            Self::Postgres(signs) => signs == "23505",
        }
    }

    /// Whether something was to be written that belongs to a row which is not there.
    fn is_orphan(&self) -> bool {
        match self {
            Self::Sqlite(number) => *number == rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY,
            Self::Postgres(signs) => signs == "23503",
        }
    }

    /// Whether a statement was left out because another one of its transaction had failed before.
    fn is_consequence(&self) -> bool {
        matches!(self, Self::Postgres(signs) if signs == "25P02")
    }

    /// Whether what was to be written does not fit with what is there.
    fn is_constraint(&self) -> bool {
        match self {
            Self::Sqlite(number) => *number & 0xff == rusqlite::ffi::SQLITE_CONSTRAINT,
            Self::Postgres(signs) => signs.starts_with("23"),
        }
    }
}

impl Failure {
    /// Whether a row with the same key was there already.
    pub(crate) fn is_duplicate(&self) -> bool {
        matches!(self, Self::Told { code, .. } if code.is_duplicate())
    }

    /// Whether something was to be written that belongs to a row which is not there.
    pub(crate) fn is_orphan(&self) -> bool {
        matches!(self, Self::Told { code, .. } if code.is_orphan())
    }

    /// Whether another connection to a file of SQLite holds the lock.
    pub(super) const fn is_busy(&self) -> bool {
        use rusqlite::ffi::{SQLITE_BUSY, SQLITE_LOCKED};
        matches!(self, Self::Told { code, .. } if matches!(code.primary(), Some(SQLITE_BUSY | SQLITE_LOCKED)))
    }

    /// Whether the database is away, full, locked or broken: the same may go well later.
    pub(crate) fn is_fault(&self) -> bool {
        match self {
            Self::Told { code, .. } => !code.is_constraint() && !code.is_consequence(),
            Self::Connection(_) | Self::Late | Self::Closed | Self::Ended | Self::Broken => true,
            Self::NoRow | Self::NoValue(_) | Self::Column(_) => false,
        }
    }

    /// What is wrong, in a few words without a path or an address.
    pub(crate) fn in_words(&self) -> String {
        use rusqlite::ffi::{
            SQLITE_CANTOPEN, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_IOERR, SQLITE_NOTADB, SQLITE_READONLY,
        };
        let Self::Told { code, message } = self else { return self.to_string() };
        match code.primary() {
            Some(SQLITE_READONLY) => {
                "it can be read only; see to whom the file and its folder belong".into()
            }
            Some(SQLITE_IOERR) => format!("the disk fails ({message})"),
            Some(SQLITE_CORRUPT) => "the file is damaged or was cut off; restore a backup".into(),
            Some(SQLITE_FULL) => "the disk is full".into(),
            Some(SQLITE_CANTOPEN) => {
                "the file cannot be opened; see to whom it and its folder belong, and whether the disk is full"
                    .into()
            }
            Some(SQLITE_NOTADB) => "the file is no database, or its beginning is damaged".into(),
            _ => message.clone(),
        }
    }
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        let code = error.sqlite_error().map_or(rusqlite::ffi::SQLITE_ERROR, |cause| cause.extended_code);
        // In its own words the whole statement would stand as well.
        let message =
            if let rusqlite::Error::SqlInputError { msg, .. } = error { msg } else { error.to_string() };
        Self::Told { code: Code::Sqlite(code), message }
    }
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        if let Some(cause) = error.as_db_error() {
            let code = Code::Postgres(cause.code().code().into());
            return Self::Told { code, message: cause.message().into() };
        }
        let mut words = error.to_string();
        let mut cause = std::error::Error::source(&error);
        while let Some(inner) = cause {
            words = format!("{words}: {inner}");
            cause = inner.source();
        }
        Self::Connection(words)
    }
}
