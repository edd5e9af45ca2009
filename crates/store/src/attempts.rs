//! Attempts to sign in, so that every process counts those of all, and a restart forgets none.

use domain::time::Tick;

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// How much may be tried: every attempt costs so long, and so much may be owed. Milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// What one attempt costs.
    pub each: i64,
    /// What may be owed at most, not less than one attempt.
    pub most: i64,
}

impl Store {
    /// Counts an attempt of whoever a cell stands for, or says how many milliseconds there are to wait. What is
    /// refused costs nothing. Of several who try at the same moment, in whatever process, each one is counted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn attempt(&self, cell: u32, price: Price, now: Tick) -> Result<Result<(), i64>, Error> {
        let Price { each, most } = price;
        // More cannot be owed: a clock was wrong, and nobody shall wait for it to be right.
        let nonsense = now.0.saturating_add(most.saturating_mul(2));
        let counted = query(
            "INSERT INTO attempts (cell, paid) VALUES ($1, $2)
             ON CONFLICT (cell) DO UPDATE SET paid = $3 +
                 CASE WHEN attempts.paid > $4 AND attempts.paid <= $5 THEN attempts.paid ELSE $6 END
                 WHERE attempts.paid <= $7 OR attempts.paid > $8",
        )
        .bind(i64::from(cell))
        .bind(now.0.saturating_add(each))
        .bind(each)
        .bind(now.0)
        .bind(nonsense)
        .bind(now.0)
        .bind(now.0.saturating_add(most - each))
        .bind(nonsense)
        .execute(&self.pool)
        .await?;
        if counted == 1 {
            return Ok(Ok(()));
        }
        let owing: Option<Row> = query("SELECT paid FROM attempts WHERE cell = $1")
            .bind(i64::from(cell))
            .fetch_optional(&self.pool)
            .await?;
        let paid = owing.map_or(Ok(now.0), |row| row.try_get("paid"))?;
        Ok(Err((paid.saturating_add(each) - now.0.saturating_add(most)).clamp(1, most.max(1))))
    }

    /// Forgets the attempts that are paid.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_attempts(&self, now: Tick) -> Result<(), Error> {
        query("DELETE FROM attempts WHERE paid <= $1").bind(now.0).execute(&self.pool).await?;
        Ok(())
    }
}
