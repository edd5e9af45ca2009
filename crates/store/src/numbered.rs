//! Lines that are numbered from 1 without gaps, by whichever process writes first.

use crate::Store;
use crate::error::Error;
use crate::sql::Query;

/// How often a number is tried that another process has taken at the same moment.
const TRIES: usize = 8;

impl Store {
    /// Runs a statement that inserts a line under the number after the greatest, again if that number is taken
    /// meanwhile.
    ///
    /// # Errors
    /// [`Error::Changed`] if it is taken again and again, or if the database fails.
    pub(crate) async fn insert_numbered(&self, insert: impl Fn() -> Query) -> Result<(), Error> {
        for _ in 0..TRIES {
            match insert().execute(&self.pool).await {
                Err(error) if error.is_duplicate() => {}
                other => return Ok(other.map(drop)?),
            }
        }
        Err(Error::Changed)
    }
}
