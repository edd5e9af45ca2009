//! Whether two databases hold the same.

use super::kept::{KEPT, Kept};
use super::portion;
use crate::Store;
use crate::error::Error;
use crate::sql::Row;
use crate::transaction::Transaction;

impl Store {
    /// The first table in which another database holds something else, of all that [`Store::copy_to`] copies; `None` if
    /// there is none.
    ///
    /// # Errors
    /// If a database fails.
    pub async fn differs_from(&self, other: &Self) -> Result<Option<&'static str>, Error> {
        let (here, there) = (self.begin().await?, other.begin().await?);
        let mut different = None;
        for kept in KEPT {
            if !is_same(&here, &there, kept).await? {
                different = Some(kept.0);
                break;
            }
        }
        here.rollback().await;
        there.rollback().await;
        Ok(different)
    }
}

async fn is_same(
    here: &Transaction,
    there: &Transaction,
    (table, key, columns): Kept,
) -> Result<bool, Error> {
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let mut last: Option<Row> = None;
    loop {
        let lines = portion(here, (table, &names, key), last.as_ref()).await?;
        let others = portion(there, (table, &names, key), last.as_ref()).await?;
        if !lines.iter().map(Row::values).eq(others.iter().map(Row::values)) {
            return Ok(false);
        }
        last = lines.into_iter().next_back();
        if last.is_none() {
            return Ok(true);
        }
    }
}
