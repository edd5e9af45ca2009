//! The journal of a table: what is only ever added to.

use engine::Seat;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::Store;
use crate::courses::write_course;
use crate::error::Error;
use crate::records::{Moment, Status, TableId};
use crate::results::{Place, write_results};
use crate::solos::{SoloEnd, write_solo};
use crate::time::Course;
use crate::transaction::Transaction;

/// One entry of a journal, as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub number: i64,
    /// A step as saved games write it, or a take-back.
    pub text: String,
    /// When it was written.
    pub at: Moment,
}

/// An entry to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewEntry {
    /// A step as saved games write it, or a take-back.
    pub text: String,
    /// Whose request it is, and the key of the request; none for luck.
    pub request: Option<(Seat, String)>,
}

/// What is added to a journal at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addition {
    /// How many entries the journal has before it.
    pub after: i64,
    /// The entries.
    pub entries: Vec<NewEntry>,
    /// Where the table is with them: playing or over.
    pub status: Status,
    /// How it ended, if somebody played it alone and it is over with them.
    pub solo: Option<SoloEnd>,
    /// The course of the game with them, if it changes; its version is the one that was judged.
    pub course: Option<Course>,
    /// A seat at which a computer has made this choice in the place of its person.
    pub stood_in: Option<Seat>,
    /// How several people stand, if the game is over with them.
    pub places: Option<Vec<Place>>,
}

impl Store {
    /// The entries of a journal after number `after`, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn journal(&self, id: &TableId, after: i64) -> Result<Vec<Entry>, Error> {
        let rows: Vec<AnyRow> = sqlx::query(
            "SELECT number, text, at FROM steps WHERE table_id = $1 AND number > $2 ORDER BY number",
        )
        .bind(id.as_str())
        .bind(after)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(read_entry).collect()
    }

    /// The number of the entry that this request wrote, if it was carried out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn request(&self, id: &TableId, seat: Seat, key: &str) -> Result<Option<i64>, Error> {
        let row = sqlx::query("SELECT number FROM steps WHERE table_id = $1 AND seat = $2 AND request = $3")
            .bind(id.as_str())
            .bind(seat.to_string())
            .bind(key)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(row.try_get("number")?)).transpose()
    }

    /// Adds entries to a journal. All are written or none.
    ///
    /// # Errors
    /// [`Error::Repeated`] if the request was carried out before, else [`Error::StepTaken`] if
    /// somebody else has added an entry meanwhile.
    pub async fn append(&self, id: &TableId, addition: &Addition, now: Moment) -> Result<(), Error> {
        let written = self.append_in_batch(id, addition, now).await;
        match written {
            Err(Error::StepTaken) => Err(self.why_taken(id, &addition.entries).await?),
            other => other,
        }
    }

    /// Writes an addition with all that belongs to it.
    pub(crate) async fn write_addition(
        &self,
        writing: &mut Transaction,
        id: &TableId,
        addition: &Addition,
        now: Moment,
    ) -> Result<(), Error> {
        write_moves(writing, id, addition, now).await?;
        let noted = sqlx::query("UPDATE tables SET status = $1, changed = $2 WHERE id = $3 AND status <> $4")
            .bind(addition.status.word())
            .bind(now.0)
            .bind(id.as_str())
            .bind(Status::Closed.word())
            .execute(&mut **writing)
            .await?;
        if noted.rows_affected() == 0 {
            // Closed meanwhile.
            return Err(Error::StepTaken);
        }
        if let Some(end) = &addition.solo {
            write_solo(writing, id, end, now).await?;
        }
        if let Some(seat) = addition.stood_in {
            count_stand_in(writing, id, seat).await?;
        }
        if let Some(places) = &addition.places {
            write_results(writing, id, places, now).await?;
        }
        self.tell(writing, id).await
    }

    pub(crate) async fn why_taken(&self, id: &TableId, entries: &[NewEntry]) -> Result<Error, Error> {
        for (seat, key) in entries.iter().filter_map(|entry| entry.request.as_ref()) {
            if self.request(id, *seat, key).await?.is_some() {
                return Ok(Error::Repeated);
            }
        }
        Ok(Error::StepTaken)
    }
}

/// Writes the entries of an addition and the course with them.
pub(crate) async fn write_moves(
    writing: &mut Transaction,
    id: &TableId,
    addition: &Addition,
    now: Moment,
) -> Result<(), Error> {
    write_entries(writing, id, (addition.after, &addition.entries), now).await?;
    match &addition.course {
        Some(course) => write_course(writing, id, course).await,
        None => Ok(()),
    }
}

/// Counts a choice that a computer has made in the place of a person.
async fn count_stand_in(writing: &mut Transaction, id: &TableId, seat: Seat) -> Result<(), Error> {
    sqlx::query("UPDATE seats SET stood_in = stood_in + 1 WHERE table_id = $1 AND seat = $2")
        .bind(id.as_str())
        .bind(seat.to_string())
        .execute(&mut **writing)
        .await?;
    Ok(())
}

/// Writes entries after so many others, and nothing else.
pub(crate) async fn write_entries(
    writing: &mut Transaction,
    id: &TableId,
    (after, entries): (i64, &[NewEntry]),
    now: Moment,
) -> Result<(), Error> {
    for (number, entry) in (after + 1..).zip(entries) {
        let (seat, key) = entry.request.as_ref().map(|(seat, key)| (seat.to_string(), key)).unzip();
        let written = sqlx::query(
            "INSERT INTO steps (table_id, number, text, seat, request, at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id.as_str())
        .bind(number)
        .bind(&entry.text)
        .bind(seat)
        .bind(key)
        .bind(now.0)
        .execute(&mut **writing)
        .await;
        match written {
            Err(error) if Error::is_duplicate(&error) => return Err(Error::StepTaken),
            other => other?,
        };
    }
    Ok(())
}

fn read_entry(row: &AnyRow) -> Result<Entry, Error> {
    Ok(Entry { number: row.try_get("number")?, text: row.try_get("text")?, at: Moment(row.try_get("at")?) })
}
