//! Bots: people who are programs, each with the person who owns it.

use domain::{Moment, Person, PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::{Row, query};

impl Store {
    /// Enters a new person who is a program of its owner.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_bot(&self, bot: &Person, owner: &PersonId, now: Moment) -> Result<(), Error> {
        let writing = self.begin().await?;
        query("INSERT INTO people (id, name, language, created) VALUES ($1, $2, $3, $4)")
            .bind(bot.id.as_str())
            .bind(&bot.name)
            .bind(bot.language.code())
            .bind(now.0)
            .execute(&writing)
            .await?;
        query("INSERT INTO bots (person, owner, created) VALUES ($1, $2, $3)")
            .bind(bot.id.as_str())
            .bind(owner.as_str())
            .bind(now.0)
            .execute(&writing)
            .await?;
        writing.commit().await?;
        Ok(())
    }

    /// The bots of a person, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bots_of(&self, owner: &PersonId) -> Result<Vec<Person>, Error> {
        let rows: Vec<Row> = query(
            "SELECT people.* FROM people JOIN bots ON bots.person = people.id
             WHERE bots.owner = $1 ORDER BY bots.created, people.id",
        )
        .bind(owner.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(Person::read).collect()
    }

    /// The bots on the seats of a table, each with the name of its owner.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bots_at(&self, table: &TableId) -> Result<Vec<(PersonId, String)>, Error> {
        let rows: Vec<Row> = query(
            "SELECT DISTINCT bots.person AS bot, owners.name AS owner
             FROM seats JOIN bots ON bots.person = seats.person
                  JOIN people AS owners ON owners.id = bots.owner
             WHERE seats.table_id = $1",
        )
        .bind(table.as_str())
        .fetch_all(&self.pool)
        .await?;
        let pair = |row: &Row| Ok((PersonId::new(row.try_get::<String>("bot")?), row.try_get("owner")?));
        rows.iter().map(pair).collect()
    }
}
