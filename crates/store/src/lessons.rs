//! Which lessons of the guided first games people have done.

use domain::{Moment, PersonId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

impl Store {
    /// The lessons that a person has done: game and name, in no order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lessons_done(&self, person: &PersonId) -> Result<Vec<(String, String)>, Error> {
        let rows: Vec<Row> = query("SELECT game, lesson FROM lessons WHERE person = $1")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("game")?, row.try_get("lesson")?))).collect()
    }

    /// A person has done a lesson; the first time counts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lesson_done(
        &self,
        person: &PersonId,
        (game, lesson): (&str, &str),
        now: Moment,
    ) -> Result<(), Error> {
        query(
            "INSERT INTO lessons (person, game, lesson, done) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person, game, lesson) DO NOTHING",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(lesson)
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
