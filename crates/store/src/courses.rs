//! The course of a running game in time, written on top of the version that was judged.

use domain::{TableId, TableRecord};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};
use crate::transaction::Transaction;
use domain::time::{Course, Tick};

impl Store {
    /// The course of a table that has begun.
    ///
    /// # Errors
    /// If the database fails or holds what nobody wrote.
    pub async fn course(&self, record: &TableRecord) -> Result<Course, Error> {
        let seats = record.seats().into();
        let row = query("SELECT version, state FROM courses WHERE table_id = $1")
            .bind(record.id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(Course::new(record.timing, seats)) };
        let (state, version): (String, i64) = (row.try_get("state")?, row.try_get("version")?);
        Ok(Course::read(&state, record.timing, seats, version)?)
    }

    /// The tables at which somebody must look by now, the most urgent first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due_courses(&self, now: Tick, most: u32) -> Result<Vec<TableId>, Error> {
        let rows = query("SELECT table_id FROM courses WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2")
            .bind(now.0)
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row: &Row| Ok(TableId::new(row.try_get::<String>("table_id")?))).collect()
    }

    /// Nothing is due at a table any more: it is over or closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_due(&self, id: &TableId) -> Result<(), Error> {
        query("UPDATE courses SET due = 0 WHERE table_id = $1").bind(id.as_str()).execute(&self.pool).await?;
        Ok(())
    }
}

/// Writes a course on top of its version; [`Error::Changed`] if it is no longer the last one.
pub(crate) async fn write_course(writing: &Transaction, id: &TableId, course: &Course) -> Result<(), Error> {
    let text = course.text();
    let written = query(
        "INSERT INTO courses (table_id, version, state, due) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE
             SET version = excluded.version, state = excluded.state, due = excluded.due
             WHERE courses.version = excluded.version - 1",
    )
    .bind(id.as_str())
    .bind(course.version + 1)
    .bind(text.state)
    .bind(text.due)
    .execute(writing)
    .await?;
    if written == 1 { Ok(()) } else { Err(Error::Changed) }
}
