//! How much people let the coach ask.

use domain::{CoachLevel, PersonId};

use crate::Store;
use crate::error::Error;
use crate::sql::query;

impl Store {
    /// What a person has said of the coach; `None` if nothing was said yet.
    ///
    /// # Errors
    /// If the database fails, or holds no such level.
    pub async fn coach(&self, person: &PersonId) -> Result<Option<CoachLevel>, Error> {
        let row = query("SELECT level FROM coach WHERE person = $1")
            .bind(person.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(row.try_get::<String>("level")?.parse()?))
    }

    /// A person says how much the coach may ask from now on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_coach(&self, person: &PersonId, level: CoachLevel) -> Result<(), Error> {
        query(
            "INSERT INTO coach (person, level) VALUES ($1, $2)
             ON CONFLICT (person) DO UPDATE SET level = excluded.level",
        )
        .bind(person.as_str())
        .bind(level.word())
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
