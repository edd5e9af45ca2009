//! Who leads others through a game that is over, and to where. It lapses when nothing is said of it for a while.

use domain::{PersonId, TableId};
use engine::StepNumber;

use crate::error::Error;
use crate::sql::query;
use crate::{Moment, Store};

/// Somebody leads others through a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Who.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// The position shown, after so many steps.
    pub step: StepNumber,
    /// Through whose eyes, as addresses name them; empty for those of a watcher.
    pub seen: String,
}

impl Store {
    /// Who leads at a table, if anything was said of it since a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lead(&self, id: &TableId, since: Moment) -> Result<Option<Lead>, Error> {
        let row = query("SELECT person, name, step, seen FROM studies WHERE table_id = $1 AND at >= $2")
            .bind(id.as_str())
            .bind(since.0)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let step: i64 = row.try_get("step")?;
        Ok(Some(Lead {
            person: PersonId::new(row.try_get::<String>("person")?),
            name: row.try_get("name")?,
            step: StepNumber::try_from(step).map_err(|_| Error::corrupt(format!("step {step}")))?,
            seen: row.try_get("seen")?,
        }))
    }

    /// Leads to a position now. Gives whether it was noted: it is not if somebody else has led since a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lead_to(
        &self,
        id: &TableId,
        lead: &Lead,
        (since, now): (Moment, Moment),
    ) -> Result<bool, Error> {
        let writing = self.begin().await?;
        let changed = query(
            "INSERT INTO studies (table_id, person, name, step, seen, at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (table_id) DO UPDATE SET person = excluded.person, name = excluded.name,
                 step = excluded.step, seen = excluded.seen, at = excluded.at
                 WHERE studies.person = excluded.person OR studies.at < $7",
        )
        .bind(id.as_str())
        .bind(lead.person.as_str())
        .bind(&lead.name)
        .bind(i64::try_from(lead.step).unwrap_or(i64::MAX))
        .bind(&lead.seen)
        .bind(now.0)
        .bind(since.0)
        .execute(&writing)
        .await?;
        self.tell_said(&writing, id).await?;
        writing.commit().await?;
        Ok(changed > 0)
    }

    /// Ends the lead of a person at a table, if it is that person's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_lead(&self, id: &TableId, person: &PersonId) -> Result<(), Error> {
        let writing = self.begin().await?;
        query("DELETE FROM studies WHERE table_id = $1 AND person = $2")
            .bind(id.as_str())
            .bind(person.as_str())
            .execute(&writing)
            .await?;
        self.tell_said(&writing, id).await?;
        writing.commit().await?;
        Ok(())
    }
}
