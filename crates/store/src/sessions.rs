//! Sessions: which browser is whose. The token itself is never kept.

use domain::{Moment, Person, PersonId};

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::{Row, query};

/// The SHA-256 of a session's token, as hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SessionHash(pub String);

impl SessionHash {
    /// Its first signs: enough to tell a person's sessions apart, and of no use to anybody else.
    pub fn mark(&self) -> &str {
        self.0.get(..MARK).unwrap_or(&self.0)
    }
}

/// How many signs of a hash tell sessions apart; [`Store::end_session`] counts them as well.
const MARK: usize = 16;

/// A session, for the person whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// See [`SessionHash::mark`].
    pub mark: String,
    /// Which browser it is in, in a few words; empty if that was not known.
    pub browser: String,
    /// When it began.
    pub created: Moment,
    /// When it was used last, to the hour.
    pub seen: Moment,
}

/// How often the last visit is written down, at most: once an hour.
const SEEN_EVERY_SECONDS: i64 = 3600;

impl Store {
    /// Begins a session of a person in a browser, which is told in a few words.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn begin_session(
        &self,
        hash: &SessionHash,
        person: &PersonId,
        browser: &str,
        now: Moment,
    ) -> Result<(), Error> {
        query("INSERT INTO sessions (hash, person, created, seen, browser) VALUES ($1, $2, $3, $3, $4)")
            .bind(&hash.0)
            .bind(person.as_str())
            .bind(now.0)
            .bind(browser)
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
        let row = query(
            "SELECT people.id, people.name, people.language, people.handle, people.banned, sessions.seen
             FROM sessions JOIN people ON people.id = sessions.person
             WHERE sessions.hash = $1 AND sessions.seen > $2",
        )
        .bind(&hash.0)
        .bind(now.minus(seconds).0)
        .fetch_optional(self.pool.at_once())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen: i64 = row.try_get("seen")?;
        if seen <= now.minus(SEEN_EVERY_SECONDS).0 {
            // Only when it was: nobody is turned away because a full disk does not take that.
            let _ = self.see(hash, now).await;
        }
        Person::read(&row).map(Some)
    }

    async fn see(&self, hash: &SessionHash, now: Moment) -> Result<(), Error> {
        query("UPDATE sessions SET seen = $1 WHERE hash = $2")
            .bind(now.0)
            .bind(&hash.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The sessions of a person, last used first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, Error> {
        let rows = query(
            "SELECT hash, browser, created, seen FROM sessions WHERE person = $1
             ORDER BY seen DESC, created DESC, hash",
        )
        .bind(person.as_str())
        .fetch_all(&self.pool)
        .await?;
        let session = |row: &Row| {
            Ok(Session {
                mark: SessionHash(row.try_get("hash")?).mark().into(),
                browser: row.try_get("browser")?,
                created: Moment(row.try_get("created")?),
                seen: Moment(row.try_get("seen")?),
            })
        };
        rows.iter().map(session).collect()
    }

    /// Ends the session of a person with this mark; says whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_session(&self, person: &PersonId, mark: &str) -> Result<bool, Error> {
        let done = query("DELETE FROM sessions WHERE person = $1 AND SUBSTR(hash, 1, 16) = $2")
            .bind(person.as_str())
            .bind(mark)
            .execute(&self.pool)
            .await?;
        Ok(done > 0)
    }

    /// Ends all sessions of a person but this one; says how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_other_sessions(&self, person: &PersonId, own: &SessionHash) -> Result<u64, Error> {
        let done = query("DELETE FROM sessions WHERE person = $1 AND hash <> $2")
            .bind(person.as_str())
            .bind(&own.0)
            .execute(&self.pool)
            .await?;
        Ok(done)
    }

    /// Forgets sessions that were not used within the last `seconds`; says how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_sessions(&self, seconds: i64, now: Moment) -> Result<u64, Error> {
        let done = query("DELETE FROM sessions WHERE seen <= $1")
            .bind(now.minus(seconds).0)
            .execute(&self.pool)
            .await?;
        Ok(done)
    }
}
