//! Which process lets a computer think.

use domain::{Moment, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::query;

impl Store {
    /// Claims that this process lets a computer think about the choice that a table waits for at
    /// `version`, from `now` for so many seconds. Says whether it may: not while another process does.
    ///
    /// It only saves work: of two who play all the same, the journal takes one. As long as no other
    /// process was heard of, nothing is written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim(&self, id: &TableId, version: i64, seconds: i64, now: Moment) -> Result<bool, Error> {
        if !self.process.shares() {
            return Ok(true);
        }
        let claimed = query(
            "INSERT INTO claims (table_id, version, holder, until) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id) DO UPDATE
                 SET version = excluded.version, holder = excluded.holder, until = excluded.until
                 WHERE claims.version < excluded.version OR claims.until <= $5
                    OR claims.holder = excluded.holder",
        )
        .bind(id.as_str())
        .bind(version)
        .bind(&self.process.name)
        .bind(now.0.saturating_add(seconds))
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        Ok(claimed == 1)
    }
}
