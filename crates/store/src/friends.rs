//! Friends and blocks: whose tables somebody looks for, and of whom somebody wants to hear nothing.
//!
//! Both are one person's own list; nobody is asked or told.

use std::collections::BTreeSet;

use domain::{Moment, Person, PersonId};

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::query;

/// How two people are connected, as one of them has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relations {
    /// The other is on this person's list of friends.
    pub is_friend: bool,
    /// This person has blocked the other.
    pub has_blocked: bool,
}

/// Strikes somebody out of a list of blocks.
const UNBLOCK: &str = "DELETE FROM blocks WHERE person = $1 AND other = $2";

impl Store {
    /// Puts somebody on a person's list of friends; whoever was blocked no longer is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn befriend(&self, person: &PersonId, other: &PersonId, now: Moment) -> Result<(), Error> {
        let befriend = "INSERT INTO friends (person, other, since) VALUES ($1, $2, $3)
                        ON CONFLICT (person, other) DO NOTHING";
        self.bind(befriend, UNBLOCK, (person, other, now)).await
    }

    /// Takes somebody off a person's list of friends.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfriend(&self, person: &PersonId, other: &PersonId) -> Result<(), Error> {
        self.strike("DELETE FROM friends WHERE person = $1 AND other = $2", person, other).await
    }

    /// Blocks somebody; the two are on each other's lists of friends no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn block(&self, person: &PersonId, other: &PersonId, now: Moment) -> Result<(), Error> {
        let block = "INSERT INTO blocks (person, other, since) VALUES ($1, $2, $3)
                     ON CONFLICT (person, other) DO NOTHING";
        let part = "DELETE FROM friends WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)";
        self.bind(block, part, (person, other, now)).await
    }

    /// Blocks somebody no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unblock(&self, person: &PersonId, other: &PersonId) -> Result<(), Error> {
        self.strike(UNBLOCK, person, other).await
    }

    /// Enters somebody in a list and strikes out what does not go with it. Nobody is in one's own list.
    async fn bind(
        &self,
        enter: &'static str,
        strike: &'static str,
        (person, other, now): (&PersonId, &PersonId, Moment),
    ) -> Result<(), Error> {
        if person == other {
            return Ok(());
        }
        let writing = self.begin().await?;
        let entering = query(enter).bind(person.as_str()).bind(other.as_str()).bind(now.0);
        entering.execute(&writing).await?;
        query(strike).bind(person.as_str()).bind(other.as_str()).execute(&writing).await?;
        writing.commit().await?;
        Ok(())
    }

    async fn strike(&self, sql: &'static str, person: &PersonId, other: &PersonId) -> Result<(), Error> {
        query(sql).bind(person.as_str()).bind(other.as_str()).execute(&self.pool).await?;
        Ok(())
    }

    /// Whom a person has blocked.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blocks(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, Error> {
        let rows = query("SELECT other FROM blocks WHERE person = $1")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(PersonId::new(row.try_get::<String>("other")?))).collect()
    }

    /// Whether a person has blocked another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_blocked(&self, person: &PersonId, other: &PersonId) -> Result<bool, Error> {
        Ok(self.bond(person, other).await?.has_blocked)
    }

    /// How a person is connected with another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bond(&self, person: &PersonId, other: &PersonId) -> Result<Relations, Error> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM friends WHERE person = $1 AND other = $2) AS friends,
                    (SELECT COUNT(*) FROM blocks WHERE person = $1 AND other = $2) AS blocks",
        )
        .bind(person.as_str())
        .bind(other.as_str())
        .fetch_one(&self.pool)
        .await?;
        let (friends, blocks): (i64, i64) = (row.try_get("friends")?, row.try_get("blocks")?);
        Ok(Relations { is_friend: friends > 0, has_blocked: blocks > 0 })
    }

    /// A person's friends, by name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn friends(&self, person: &PersonId) -> Result<Vec<Person>, Error> {
        let sql = "SELECT people.* FROM friends JOIN people ON people.id = friends.other
                   WHERE friends.person = $1 ORDER BY people.handle, people.id";
        self.people_of(sql, person).await
    }

    /// The people that a person has blocked, by name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blocked_people(&self, person: &PersonId) -> Result<Vec<Person>, Error> {
        let sql = "SELECT people.* FROM blocks JOIN people ON people.id = blocks.other
                   WHERE blocks.person = $1 ORDER BY people.handle, people.id";
        self.people_of(sql, person).await
    }

    async fn people_of(&self, sql: &'static str, person: &PersonId) -> Result<Vec<Person>, Error> {
        let rows = query(sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(Person::read).collect()
    }
}
