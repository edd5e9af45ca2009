//! What can go wrong with a database, and what is refused.

use crate::records::TableId;

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The database cannot be opened.
    #[error("cannot open the database {url}: {source}")]
    Open {
        /// Where it should be.
        url: String,
        /// Why not.
        source: sqlx::Error,
    },
    /// This program cannot speak to such a database.
    #[error(
        "databases of the kind {0:?} are not known to this program; use sqlite://FILE or postgres://USER@HOST/DATABASE"
    )]
    Scheme(String),
    /// The tables of the database cannot be brought up to date.
    #[error("cannot bring the database up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database does not answer as it should.
    #[error("the database failed: {0}")]
    Sql(#[from] sqlx::Error),
    /// Something in the database cannot be understood.
    #[error("the database holds something that cannot be understood: {0}")]
    Corrupt(String),

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
    /// Somebody else has written this number of the journal; nothing was written.
    #[error("this step has been taken meanwhile")]
    StepTaken,
    /// The person has said too much just now; nothing was written.
    #[error("too much was said in a short time")]
    TooFast,
    /// This request has been carried out before; nothing was written.
    #[error("this request has been carried out before")]
    Repeated,
}

impl Error {
    /// Whether a row with the same key was there already.
    pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
        error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
    }
}
