//! What people want to find again of games that are over: stars on games, and notes on positions.

use domain::{Moment, PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// How many characters a note has at most.
pub const NOTE_MAX: usize = 1000;

/// How many notes a person has about one game at most.
pub const NOTES_MAX: u32 = 100;

/// How many games a person has starred at most.
pub const STARS_MAX: u32 = 5_000;

/// How many notes of all the others are read at once.
const OTHERS_MAX: i64 = 500;

/// What somebody writes about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNote {
    /// The table.
    pub table: TableId,
    /// The position after so many steps.
    pub step: usize,
    /// What is written; empty to take the note away.
    pub text: String,
    /// Whether everybody who sat at the table may read it.
    pub shared: bool,
}

/// What somebody has written about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The position after so many steps.
    pub step: usize,
    /// What is written.
    pub text: String,
    /// Whether everybody who sat at the table may read it.
    pub shared: bool,
    /// Who wrote it, as the table calls that person; nothing for a note of the reader.
    pub by: Option<String>,
}

impl Store {
    /// Whether a person has starred a game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_starred(&self, person: &PersonId, id: &TableId) -> Result<bool, Error> {
        let row = query("SELECT COUNT(*) AS stars FROM stars WHERE person = $1 AND table_id = $2")
            .bind(person.as_str())
            .bind(id.as_str())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64>("stars")? > 0)
    }

    /// Stars a game of the archive, so that its person finds it again.
    ///
    /// # Errors
    /// [`Error::TooMany`] if the person has starred as many as there may be.
    pub async fn star(&self, person: &PersonId, id: &TableId) -> Result<(), Error> {
        let starred = query(
            "INSERT INTO stars (person, table_id, ended)
             SELECT CAST($1 AS TEXT), table_id, ended FROM archive WHERE table_id = $2
                 AND (SELECT COUNT(*) FROM stars WHERE person = $1) < $3
             ON CONFLICT (person, table_id) DO UPDATE SET ended = excluded.ended",
        )
        .bind(person.as_str())
        .bind(id.as_str())
        .bind(i64::from(STARS_MAX))
        .execute(&self.pool)
        .await?;
        if starred == 1 { Ok(()) } else { Err(Error::TooMany) }
    }

    /// Takes the star away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unstar(&self, person: &PersonId, id: &TableId) -> Result<(), Error> {
        query("DELETE FROM stars WHERE person = $1 AND table_id = $2")
            .bind(person.as_str())
            .bind(id.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Writes a note about a position of a game of the archive in the place of the one before, or takes it away.
    ///
    /// # Errors
    /// [`Error::TooMany`] if the person has written as many as there may be.
    pub async fn write_note(&self, person: &PersonId, note: &NewNote, now: Moment) -> Result<(), Error> {
        let step = i64::try_from(note.step).unwrap_or(i64::MAX);
        if note.text.is_empty() {
            query("DELETE FROM notes WHERE person = $1 AND table_id = $2 AND step = $3")
                .bind(person.as_str())
                .bind(note.table.as_str())
                .bind(step)
                .execute(&self.pool)
                .await?;
            return Ok(());
        }
        let written = query(
            "INSERT INTO notes (person, table_id, step, ended, shared, text, at)
             SELECT CAST($1 AS TEXT), table_id, CAST($3 AS BIGINT), ended, CAST($4 AS BIGINT), CAST($5 AS TEXT),
                    CAST($6 AS BIGINT)
             FROM archive WHERE table_id = $2 AND
                 (SELECT COUNT(*) FROM notes WHERE person = $1 AND table_id = $2 AND step <> $3) < $7
             ON CONFLICT (person, table_id, step) DO UPDATE SET shared = excluded.shared, text = excluded.text,
                 at = excluded.at",
        )
        .bind(person.as_str())
        .bind(note.table.as_str())
        .bind(step)
        .bind(i64::from(note.shared))
        .bind(&note.text)
        .bind(now.0)
        .bind(i64::from(NOTES_MAX))
        .execute(&self.pool)
        .await?;
        if written == 1 { Ok(()) } else { Err(Error::TooMany) }
    }

    /// The notes about a game that a person may read, by position: the own ones first, then those that the others of
    /// the table share, if the person sat there, but of nobody whom the person has blocked.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn notes(&self, person: &PersonId, id: &TableId) -> Result<Vec<Note>, Error> {
        let rows: Vec<Row> = query(
            "SELECT notes.step, notes.text, notes.shared, NULL AS name FROM notes
             WHERE notes.person = $1 AND notes.table_id = $2
             UNION ALL
             SELECT * FROM (
                 SELECT notes.step, notes.text, notes.shared, MIN(seats.name) AS name FROM notes
                 JOIN seats ON seats.table_id = notes.table_id AND seats.person = notes.person
                 WHERE notes.table_id = $2 AND notes.shared = 1 AND notes.person <> $1
                     AND EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = $2 AND own.person = $1)
                     AND NOT EXISTS (SELECT 1 FROM blocks
                                     WHERE blocks.person = $1 AND blocks.other = notes.person)
                 GROUP BY notes.person, notes.step, notes.text, notes.shared
                 ORDER BY notes.step, MIN(seats.name) LIMIT $3) AS shared_notes",
        )
        .bind(person.as_str())
        .bind(id.as_str())
        .bind(OTHERS_MAX)
        .fetch_all(&self.pool)
        .await?;
        let mut notes = rows.iter().map(Note::read).collect::<Result<Vec<_>, _>>()?;
        notes.sort_by(|one, other| (one.step, &one.by).cmp(&(other.step, &other.by)));
        Ok(notes)
    }
}

impl Note {
    fn read(row: &Row) -> Result<Self, Error> {
        let step: i64 = row.try_get("step")?;
        Ok(Self {
            step: step.try_into().map_err(|_| Error::corrupt(format!("step {step}")))?,
            text: row.try_get("text")?,
            shared: row.try_get::<i64>("shared")? == 1,
            by: row.try_get("name")?,
        })
    }
}
