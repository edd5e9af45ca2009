//! What can go wrong with a database, and what is refused.

use domain::TableId;

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The database cannot be opened.
    #[error("cannot open the database {url}: {why}")]
    Open {
        /// Where it should be.
        url: String,
        /// Why not.
        why: String,
    },
    /// This program cannot speak to such a database.
    #[error(
        "databases of the kind {0:?} are not known to this program; use sqlite://FILE or postgres://USER@HOST/DATABASE"
    )]
    Scheme(String),
    /// The database does not answer as it should. Nothing was written.
    #[error("the database failed: {0}")]
    Sql(#[from] sqlx::Error),
    /// The same, as each of those is told who wrote together.
    #[error("{0}")]
    Unwritten(String),
    /// The database failed while it committed: whether it was written is not known.
    #[error("the database failed in a commit: {0}")]
    Unsure(String),
    /// Something in the database cannot be understood.
    #[error("the database holds something that cannot be understood: {0}")]
    Corrupt(#[from] domain::Corrupt),

    /// The database into which everything shall be copied holds something.
    #[error("the other database is not empty: everything is copied into a new one only")]
    NotEmpty,
    /// No person's id begins so, or several do.
    #[error("no person, or more than one, has an id that begins with {0:?}; give at least 8 signs of it")]
    NoPerson(String),
    /// Another account has this name.
    #[error("this name belongs to an account")]
    NameTaken,
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// Another table has this id, or this secret.
    #[error("a table with this id or this commitment exists")]
    TableExists,
    /// Somebody else changed the table meanwhile; nothing was written.
    #[error("the table has changed meanwhile")]
    Changed,
    /// The person has said too much just now; nothing was written.
    #[error("too much was said in a short time")]
    TooFast,
    /// This request has been carried out before; nothing was written.
    #[error("this request has been carried out before")]
    Repeated,
}

impl Error {
    /// Something in the database cannot be understood.
    pub(crate) fn corrupt(what: impl Into<String>) -> Self {
        Self::Corrupt(domain::Corrupt(what.into()))
    }

    /// What is wrong, in one line without a path or an address.
    pub fn in_short(&self) -> String {
        let words = if let Self::Sql(cause) = self { in_words(cause) } else { self.to_string() };
        words.lines().next().unwrap_or_default().to_owned()
    }

    /// Whether a row with the same key was there already.
    pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
        error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
    }

    /// Whether the database is away, full, locked or broken: the same may go well later.
    pub fn is_fault(&self) -> bool {
        match self {
            Self::Sql(cause) => is_fault(cause),
            Self::Unwritten(_) | Self::Unsure(_) | Self::Open { .. } => true,
            Self::Scheme(_)
            | Self::Corrupt(_)
            | Self::NotEmpty
            | Self::NoPerson(_)
            | Self::NameTaken
            | Self::NoTable(_)
            | Self::TableExists
            | Self::Changed
            | Self::TooFast
            | Self::Repeated => false,
        }
    }
}

fn is_fault(cause: &sqlx::Error) -> bool {
    if let sqlx::Error::Database(cause) = cause {
        return matches!(cause.kind(), sqlx::error::ErrorKind::Other);
    }
    matches!(
        cause,
        sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed
    )
}

/// What is wrong with a database, in a few words without a path or an address.
pub(crate) fn in_words(cause: &sqlx::Error) -> String {
    if matches!(cause, sqlx::Error::PoolTimedOut) {
        return "it does not answer".into();
    }
    let sqlx::Error::Database(cause) = cause else { return cause.to_string() };
    // The primary code of SQLite; those of PostgreSQL have five signs.
    let primary =
        cause.code().filter(|code| code.len() < 5 && code.bytes().all(|sign| sign.is_ascii_digit()));
    let primary = primary.and_then(|code| code.parse::<u32>().ok()).map(|code| code % 256);
    match primary {
        Some(8) => "it can be read only; see to whom the file and its folder belong".into(),
        Some(10) => format!("the disk fails ({})", cause.message()),
        Some(11) => "the file is damaged or was cut off; restore a backup".into(),
        Some(13) => "the disk is full".into(),
        Some(14) => {
            "the file cannot be opened; see to whom it and its folder belong, and whether the disk is full"
                .into()
        }
        Some(26) => "the file is no database, or its beginning is damaged".into(),
        _ => cause.message().to_owned(),
    }
}
