//! What can go wrong with a database, and what is refused.

use domain::TableId;

use crate::sql::Failure;

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
    Sql(#[from] Failure),
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
    /// The person keeps as many of these as there may be; nothing was written.
    #[error("there are as many as there may be")]
    TooMany,
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
        let words = if let Self::Sql(cause) = self { cause.in_words() } else { self.to_string() };
        words.lines().next().unwrap_or_default().to_owned()
    }

    /// Whether the database is away, full, locked or broken: the same may go well later.
    pub fn is_fault(&self) -> bool {
        match self {
            Self::Sql(cause) => cause.is_fault(),
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
            | Self::TooMany
            | Self::Repeated => false,
        }
    }
}
