//! Reviews of games that are over: one a table, and so many in all.

use domain::{Moment, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::query;

/// How many bytes a review may have that is kept.
pub const REVIEW_MAX: usize = 1024 * 1024;

/// How many reviews are kept; one more, and the one goes at which nobody has looked for the longest time.
pub const REVIEWS_MAX: u32 = 2_000;

/// How many seconds after a look the next one is noted.
const LOOK: i64 = 86_400;

/// A review as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptReview {
    /// The version of the program that made it.
    pub program: String,
    /// The policy by which positions were played on.
    pub reference: String,
    /// How many seconds it was allowed to take.
    pub seconds: u32,
    /// How many choices were weighed, and in how many imagined worlds candidates were tried, all together.
    pub weight: (usize, usize),
    /// It in JSON, at most [`REVIEW_MAX`] bytes.
    pub json: String,
}

impl Store {
    /// Keeps the review of a game that is over, unless one is kept for which more was weighed: more choices, or of as
    /// many choices more worlds. At most `most` reviews are kept in all.
    ///
    /// # Errors
    /// If the database fails, or there is no such table.
    pub async fn keep_review(
        &self,
        id: &TableId,
        review: &KeptReview,
        (most, now): (u32, Moment),
    ) -> Result<(), Error> {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let writing = self.begin().await?;
        query(
            "INSERT INTO reviews (table_id, program, reference, seconds, weighed, worlds, review, made, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
             ON CONFLICT (table_id) DO UPDATE SET program = excluded.program, reference = excluded.reference,
                 seconds = excluded.seconds, weighed = excluded.weighed, worlds = excluded.worlds,
                 review = excluded.review, made = excluded.made, seen = excluded.seen
             WHERE excluded.weighed > reviews.weighed
                OR (excluded.weighed = reviews.weighed AND excluded.worlds >= reviews.worlds)",
        )
        .bind(id.as_str())
        .bind(&review.program)
        .bind(&review.reference)
        .bind(i64::from(review.seconds))
        .bind(number(review.weight.0))
        .bind(number(review.weight.1))
        .bind(&review.json)
        .bind(now.0)
        .execute(&writing)
        .await?;
        query(
            "DELETE FROM reviews WHERE table_id IN (
                 SELECT table_id FROM reviews WHERE table_id <> $1 ORDER BY seen DESC, made DESC, table_id
                 LIMIT 1000000 OFFSET $2)",
        )
        .bind(id.as_str())
        .bind(i64::from(most.max(1)) - 1)
        .execute(&writing)
        .await?;
        writing.commit().await
    }

    /// When the review was made that is kept of a game, if one is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review_made(&self, id: &TableId) -> Result<Option<i64>, Error> {
        let row = query("SELECT made FROM reviews WHERE table_id = $1").bind(id.as_str());
        let Some(row) = row.fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some(row.try_get("made")?))
    }

    /// The review that is kept of a game; notes once a day that somebody has looked at it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review(&self, id: &TableId, now: Moment) -> Result<Option<KeptReview>, Error> {
        let row = query(
            "SELECT program, reference, seconds, weighed, worlds, review, seen FROM reviews WHERE table_id = $1",
        )
        .bind(id.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen: i64 = row.try_get("seen")?;
        if now.0 - seen >= LOOK {
            query("UPDATE reviews SET seen = $2 WHERE table_id = $1")
                .bind(id.as_str())
                .bind(now.0)
                .execute(&self.pool)
                .await?;
        }
        let count = |name: &str| -> Result<usize, Error> {
            let count: i64 = row.try_get(name)?;
            usize::try_from(count).map_err(|_| Error::corrupt(format!("{name} {count}")))
        };
        Ok(Some(KeptReview {
            program: row.try_get("program")?,
            reference: row.try_get("reference")?,
            seconds: u32::try_from(count("seconds")?).unwrap_or(u32::MAX),
            weight: (count("weighed")?, count("worlds")?),
            json: row.try_get("review")?,
        }))
    }
}
