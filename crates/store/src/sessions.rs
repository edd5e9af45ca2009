//! Sessions: which browser is whose. The token itself is never kept.

use crate::Store;
use crate::error::Error;
use crate::people::{Person, PersonId};
use crate::records::Moment;

/// The SHA-256 of a session's token, as hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SessionHash(pub String);

/// How often the last visit is written down, at most: once an hour.
const SEEN_EVERY_SECONDS: i64 = 3600;

impl Store {
    /// Begins a session of a person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn begin_session(
        &self,
        hash: &SessionHash,
        person: &PersonId,
        now: Moment,
    ) -> Result<(), Error> {
        sqlx::query("INSERT INTO sessions (hash, person, created, seen) VALUES ($1, $2, $3, $3)")
            .bind(&hash.0)
            .bind(person.as_str())
            .bind(now.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whose session this is, if it was used within the last `seconds`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(
        &self,
        hash: &SessionHash,
        seconds: i64,
        now: Moment,
    ) -> Result<Option<Person>, Error> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.language, people.banned, sessions.seen
             FROM sessions JOIN people ON people.id = sessions.person
             WHERE sessions.hash = $1 AND sessions.seen > $2",
        )
        .bind(&hash.0)
        .bind(now.minus(seconds).0)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen: i64 = sqlx::Row::try_get(&row, "seen")?;
        if seen <= now.minus(SEEN_EVERY_SECONDS).0 {
            self.see(hash, now).await?;
        }
        Person::read(&row).map(Some)
    }

    async fn see(&self, hash: &SessionHash, now: Moment) -> Result<(), Error> {
        sqlx::query("UPDATE sessions SET seen = $1 WHERE hash = $2")
            .bind(now.0)
            .bind(&hash.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets sessions that were not used within the last `seconds`; says how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_sessions(&self, seconds: i64, now: Moment) -> Result<u64, Error> {
        let done = sqlx::query("DELETE FROM sessions WHERE seen <= $1")
            .bind(now.minus(seconds).0)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected())
    }
}
