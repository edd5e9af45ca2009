//! The course of a running game in time, written on top of the version that was judged.

use engine::Seat;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::Store;
use crate::error::Error;
use crate::journal::{NewEntry, write_entries};
use crate::proposals::{NewProposal, ask, close_absence};
use crate::records::{Moment, Rated, SeatKind, SeatRecord, Status, TableId, TableRecord};
use crate::tables::write_seats;
use crate::time::{Course, Tick};
use crate::transaction::Transaction;

/// A change of a running table that is no step of its game: who sits where, clocks, who is absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseChange {
    /// How many entries the journal has before it.
    pub after: i64,
    /// What the journal notes of it; nothing if only clocks or votes change.
    pub notes: Vec<NewEntry>,
    /// The seats that change.
    pub seats: Vec<SeatRecord>,
    /// The course with it; its version is the one that was judged.
    pub course: Course,
    /// The seats whose absence is no question any more.
    pub settled: Vec<Seat>,
    /// What the others are asked because of it.
    pub asks: Vec<NewProposal>,
    /// Whether the game is ended without a result.
    pub abandons: bool,
}

impl Store {
    /// The course of a table that has begun.
    ///
    /// # Errors
    /// If the database fails or holds what nobody wrote.
    pub async fn course(&self, record: &TableRecord) -> Result<Course, Error> {
        let seats = record.seats().into();
        let row = sqlx::query("SELECT version, state FROM courses WHERE table_id = $1")
            .bind(record.id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(Course::new(record.timing, seats)) };
        Course::read(&row.try_get::<String, _>("state")?, record.timing, seats, row.try_get("version")?)
    }

    /// Writes a change of a running table. All of it is written or nothing.
    ///
    /// # Errors
    /// [`Error::Repeated`] if its request was carried out before; [`Error::StepTaken`] if somebody else has
    /// changed the table meanwhile, or its game is over.
    pub async fn change_course(&self, id: &TableId, change: &CourseChange, now: Moment) -> Result<(), Error> {
        let mut writing = self.begin().await?;
        let written = write_change(&mut writing, id, change, now).await;
        if matches!(written, Err(Error::StepTaken)) {
            writing.rollback().await;
            return Err(self.why_taken(id, &change.notes).await?);
        }
        written?;
        let status = if change.abandons { Status::Over } else { Status::Playing };
        let noted = sqlx::query("UPDATE tables SET status = $1, changed = $2 WHERE id = $3 AND status = $4")
            .bind(status.word())
            .bind(now.0)
            .bind(id.as_str())
            .bind(Status::Playing.word())
            .execute(&mut *writing)
            .await?;
        if noted.rows_affected() == 0 {
            return Err(Error::StepTaken);
        }
        self.tell(&mut writing, id).await?;
        writing.commit().await?;
        Ok(())
    }

    /// The tables at which somebody must look by now, the most urgent first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due_courses(&self, now: Tick, most: u32) -> Result<Vec<TableId>, Error> {
        let rows =
            sqlx::query("SELECT table_id FROM courses WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2")
                .bind(now.0)
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row: &AnyRow| Ok(TableId::new(row.try_get::<String, _>("table_id")?))).collect()
    }

    /// Nothing is due at a table any more: it is over or closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_due(&self, id: &TableId) -> Result<(), Error> {
        sqlx::query("UPDATE courses SET due = 0 WHERE table_id = $1")
            .bind(id.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

/// Writes a change, but not where the table is in its life.
pub(crate) async fn write_change(
    writing: &mut Transaction,
    id: &TableId,
    change: &CourseChange,
    now: Moment,
) -> Result<(), Error> {
    write_entries(writing, id, (change.after, &change.notes), now).await?;
    if change.abandons {
        sqlx::query("UPDATE tables SET abandoned = 1 WHERE id = $1")
            .bind(id.as_str())
            .execute(&mut **writing)
            .await?;
    }
    if change.seats.iter().any(|held| held.kind == SeatKind::Computer) {
        // A game in which a computer stands in is not rated.
        sqlx::query("UPDATE tables SET rated = $1 WHERE id = $2 AND rated = $3")
            .bind(Rated::Lost.number())
            .bind(id.as_str())
            .bind(Rated::Yes.number())
            .execute(&mut **writing)
            .await?;
    }
    write_seats(writing, id, &change.seats).await?;
    for &seat in &change.settled {
        close_absence(writing, id, seat).await?;
    }
    for new in &change.asks {
        ask(writing, id, new, now).await?;
    }
    write_course(writing, id, &change.course).await
}

/// Writes a course on top of its version; [`Error::StepTaken`] if it is no longer the last one.
pub(crate) async fn write_course(
    writing: &mut Transaction,
    id: &TableId,
    course: &Course,
) -> Result<(), Error> {
    let text = course.text();
    let written = sqlx::query(
        "INSERT INTO courses (table_id, version, state, due) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE
             SET version = excluded.version, state = excluded.state, due = excluded.due
             WHERE courses.version = excluded.version - 1",
    )
    .bind(id.as_str())
    .bind(course.version + 1)
    .bind(text.state)
    .bind(text.due)
    .execute(&mut **writing)
    .await?;
    if written.rows_affected() == 1 { Ok(()) } else { Err(Error::StepTaken) }
}
