//! Proposals: what people at a table ask each other, and what they answered.
//!
//! Whoever writes here has read the table: the version of the table is raised with every change, so that of
//! two processes that judge by the same table one is refused ([`Error::Changed`]). What follows from a
//! decision is written in the same transaction ([`Consequence`]).

mod kind;

use engine::{Seat, SeatSet};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::Store;
use crate::courses::{CourseChange, write_change};
use crate::error::Error;
use crate::journal::{Addition, write_moves};
use crate::records::{Moment, SeatRecord, Status, TableId, TableRecord};
use crate::tables::claim;
use crate::transaction::Transaction;

pub use kind::{Choice, Decision, Kind, voters};

/// Something that is or was asked at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Its number at its table, from 1.
    pub number: i64,
    /// What is asked.
    pub kind: Kind,
    /// Who asks; the house if nobody does.
    pub by: Option<Seat>,
    /// How many entries the journal had when it was made.
    pub entries: i64,
    /// When it was made.
    pub at: Moment,
    /// The answers so far, that of the asker included; one for each person.
    pub answers: Vec<(Seat, Choice)>,
    /// How it was closed; nothing while it is open.
    pub outcome: Option<Outcome>,
}

/// How a proposal was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The answers have decided.
    Decided(Choice),
    /// Whoever asked does so no more.
    Withdrawn,
    /// The table has moved on.
    Lapsed,
}

/// A proposal to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProposal {
    /// What is asked.
    pub kind: Kind,
    /// Who asks; the house if nobody does.
    pub by: Option<Seat>,
    /// The asker's own answer.
    pub answer: Option<Choice>,
    /// The key of the request.
    pub request: Option<String>,
    /// How many entries the journal has.
    pub entries: i64,
    /// What it is decided to be at once, if nobody else needs to be asked.
    pub decided: Option<Choice>,
}

/// What is written together with a decision: both or neither.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Consequence {
    /// Nothing.
    #[default]
    Nothing,
    /// Entries of the journal; [`Error::StepTaken`] if somebody was faster.
    Journal(Addition),
    /// A change of clocks, seats and absences; [`Error::StepTaken`] if somebody was faster.
    Course(CourseChange),
}

impl Proposal {
    /// Whether it waits for answers at a table whose journal has so many entries.
    pub const fn is_open(&self, entries: i64) -> bool {
        self.outcome.is_none() && (!self.kind.lapses() || self.entries == entries)
    }

    /// What each person at the table has answered, with the seats of that person. Those that were left have no
    /// voice.
    pub fn voices(&self, seats: &[SeatRecord], left: SeatSet) -> Vec<(Vec<Seat>, Option<Choice>)> {
        let answer = |own: &[Seat]| {
            let mine = self.answers.iter().rev().find(|(seat, _)| own.contains(seat));
            mine.map(|(_, choice)| *choice)
        };
        let voters = voters(self.kind, seats, left).into_iter();
        voters.map(|own| (own.clone(), answer(&own))).collect()
    }

    /// What the answers mean together, with the people who sit at the table at present.
    pub fn decided(&self, seats: &[SeatRecord], left: SeatSet) -> Option<Choice> {
        let voices: Vec<Option<Choice>> =
            self.voices(seats, left).into_iter().map(|(_, choice)| choice).collect();
        self.kind.decide(&voices)
    }
}

impl Store {
    /// The open proposals of a table and the last one that was made, in their order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn proposals(&self, id: &TableId) -> Result<Vec<Proposal>, Error> {
        let rows: Vec<AnyRow> = sqlx::query(
            "SELECT * FROM proposals WHERE table_id = $1 AND (open IS NOT NULL OR number =
                 (SELECT MAX(number) FROM proposals WHERE table_id = $2)) ORDER BY number",
        )
        .bind(id.as_str())
        .bind(id.as_str())
        .fetch_all(&self.pool)
        .await?;
        let mut proposals = rows.iter().map(read_proposal).collect::<Result<Vec<_>, _>>()?;
        let Some(first) = proposals.first().map(|proposal| proposal.number) else { return Ok(proposals) };
        let rows: Vec<AnyRow> = sqlx::query(
            "SELECT number, seat, choice FROM proposal_answers WHERE table_id = $1 AND number >= $2 ORDER BY seat",
        )
        .bind(id.as_str())
        .bind(first)
        .fetch_all(&self.pool)
        .await?;
        for row in &rows {
            let number: i64 = row.try_get("number")?;
            if let Some(proposal) = proposals.iter_mut().find(|proposal| proposal.number == number) {
                proposal.answers.push(read_answer(row)?);
            }
        }
        Ok(proposals)
    }

    /// The number of the proposal that this request has made, if it was carried out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn proposed(&self, id: &TableId, seat: Seat, key: &str) -> Result<Option<i64>, Error> {
        let sql = "SELECT number FROM proposals WHERE table_id = $1 AND seat = $2 AND request = $3";
        let row = sqlx::query(sql)
            .bind(id.as_str())
            .bind(seat.to_string())
            .bind(key)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(row.try_get("number")?)).transpose()
    }

    /// Makes a proposal, and gives its number. One that the table has moved on from makes room for it.
    ///
    /// # Errors
    /// [`Error::Changed`] if the table no longer is as `record` says or such a proposal is open;
    /// [`Error::StepTaken`] if what follows from it could not be written. Nothing is written then.
    pub async fn propose(
        &self,
        record: &TableRecord,
        new: &NewProposal,
        then: &Consequence,
        now: Moment,
    ) -> Result<i64, Error> {
        let mut writing = self.begin().await?;
        begin(&mut writing, record, then, now).await?;
        let number = ask(&mut writing, &record.id, new, now).await?;
        self.tell(&mut writing, &record.id).await?;
        writing.commit().await?;
        Ok(number)
    }

    /// Writes the answer of a seat, and closes the proposal if it is decided with it. A second answer of the
    /// same seat takes the place of the first.
    ///
    /// # Errors
    /// [`Error::Changed`] if the table no longer is as `record` says; [`Error::StepTaken`] if what follows
    /// from it could not be written. Nothing is written then.
    pub async fn answer(
        &self,
        record: &TableRecord,
        (number, seat, choice): (i64, Seat, Choice),
        (decided, then): (Option<Choice>, &Consequence),
        now: Moment,
    ) -> Result<(), Error> {
        let mut writing = self.begin().await?;
        begin(&mut writing, record, then, now).await?;
        write_answer(&mut writing, &record.id, (number, seat, choice), now).await?;
        if let Some(decided) = decided {
            write_outcome(&mut writing, record, number, Outcome::Decided(decided)).await?;
        }
        self.tell(&mut writing, &record.id).await?;
        writing.commit().await?;
        Ok(())
    }

    /// Closes a proposal without a further answer.
    ///
    /// # Errors
    /// As [`Store::answer`].
    pub async fn close_proposal(
        &self,
        record: &TableRecord,
        (number, outcome): (i64, Outcome),
        then: &Consequence,
        now: Moment,
    ) -> Result<(), Error> {
        let mut writing = self.begin().await?;
        begin(&mut writing, record, then, now).await?;
        write_outcome(&mut writing, record, number, outcome).await?;
        self.tell(&mut writing, &record.id).await?;
        writing.commit().await?;
        Ok(())
    }
}

/// Writes a new proposal, and gives its number.
pub(crate) async fn ask(
    writing: &mut Transaction,
    id: &TableId,
    new: &NewProposal,
    now: Moment,
) -> Result<i64, Error> {
    let key = id.as_str();
    let (slot, entries) = (new.kind.slot(), new.entries);
    // What was asked before and is no question any more makes room.
    if new.kind.lapses() {
        sqlx::query(
            "UPDATE proposals SET open = NULL, outcome = $1 WHERE table_id = $2 AND open = $3 AND entries < $4",
        )
        .bind(Outcome::Lapsed.word())
        .bind(key)
        .bind(&slot)
        .bind(entries)
        .execute(&mut **writing)
        .await?;
    }
    let next = "SELECT COALESCE(MAX(number), 0) + 1 AS number FROM proposals WHERE table_id = $1";
    let number: i64 = sqlx::query(next).bind(key).fetch_one(&mut **writing).await?.try_get("number")?;
    let outcome = new.decided.map(Outcome::Decided);
    let written = sqlx::query(
        "INSERT INTO proposals (table_id, number, kind, subject, seat, request, entries, at, open, outcome)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(key)
    .bind(number)
    .bind(new.kind.word())
    .bind(new.kind.subject())
    .bind(new.by.map(|seat| seat.to_string()))
    .bind(new.request.as_deref())
    .bind(entries)
    .bind(now.0)
    .bind(outcome.is_none().then_some(slot))
    .bind(outcome.map(Outcome::word))
    .execute(&mut **writing)
    .await;
    match written {
        Err(error) if Error::is_duplicate(&error) => return Err(Error::Changed),
        other => other?,
    };
    if let (Some(seat), Some(choice)) = (new.by, new.answer) {
        write_answer(writing, id, (number, seat, choice), now).await?;
    }
    Ok(number)
}

/// Closes whatever is asked about the absence of a seat: it is no question any more.
pub(crate) async fn close_absence(writing: &mut Transaction, id: &TableId, seat: Seat) -> Result<(), Error> {
    sqlx::query("UPDATE proposals SET open = NULL, outcome = $1 WHERE table_id = $2 AND open = $3")
        .bind(Outcome::Lapsed.word())
        .bind(id.as_str())
        .bind(Kind::Absent(seat).slot())
        .execute(&mut **writing)
        .await?;
    Ok(())
}

/// The consequence first: a journal is locked before its table, as when somebody plays, so that nobody waits
/// for the other.
async fn begin(
    writing: &mut Transaction,
    record: &TableRecord,
    then: &Consequence,
    now: Moment,
) -> Result<(), Error> {
    let status = match then {
        Consequence::Nothing => record.status,
        Consequence::Journal(addition) => {
            write_moves(writing, &record.id, addition, now).await?;
            addition.status
        }
        Consequence::Course(change) => {
            write_change(writing, &record.id, change, now).await?;
            if change.abandons { Status::Over } else { Status::Playing }
        }
    };
    claim(writing, record, status, &record.host, now).await
}

async fn write_answer(
    writing: &mut Transaction,
    id: &TableId,
    (number, seat, choice): (i64, Seat, Choice),
    now: Moment,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO proposal_answers (table_id, number, seat, choice, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, number, seat) DO UPDATE SET choice = excluded.choice, at = excluded.at",
    )
    .bind(id.as_str())
    .bind(number)
    .bind(seat.to_string())
    .bind(choice.word())
    .bind(now.0)
    .execute(&mut **writing)
    .await?;
    Ok(())
}

async fn write_outcome(
    writing: &mut Transaction,
    record: &TableRecord,
    number: i64,
    outcome: Outcome,
) -> Result<(), Error> {
    let closed = sqlx::query(
        "UPDATE proposals SET open = NULL, outcome = $1
         WHERE table_id = $2 AND number = $3 AND open IS NOT NULL",
    )
    .bind(outcome.word())
    .bind(record.id.as_str())
    .bind(number)
    .execute(&mut **writing)
    .await?;
    if closed.rows_affected() == 1 { Ok(()) } else { Err(Error::Changed) }
}

impl Outcome {
    const fn word(self) -> &'static str {
        match self {
            Self::Decided(choice) => choice.word(),
            Self::Withdrawn => "withdrawn",
            Self::Lapsed => "lapsed",
        }
    }

    fn read(word: &str) -> Result<Self, Error> {
        match word {
            "withdrawn" => Ok(Self::Withdrawn),
            "lapsed" => Ok(Self::Lapsed),
            other => Ok(Self::Decided(read_choice(other)?)),
        }
    }
}

fn read_choice(word: &str) -> Result<Choice, Error> {
    Choice::of_word(word).ok_or_else(|| Error::Corrupt(format!("answer {word:?}")))
}

fn read_seat(letter: &str) -> Result<Seat, Error> {
    letter.parse().map_err(|_| Error::Corrupt(format!("seat {letter:?}")))
}

fn read_answer(row: &AnyRow) -> Result<(Seat, Choice), Error> {
    let (seat, choice): (String, String) = (row.try_get("seat")?, row.try_get("choice")?);
    Ok((read_seat(&seat)?, read_choice(&choice)?))
}

fn read_proposal(row: &AnyRow) -> Result<Proposal, Error> {
    let (kind, subject): (String, String) = (row.try_get("kind")?, row.try_get("subject")?);
    let (seat, outcome): (Option<String>, Option<String>) = (row.try_get("seat")?, row.try_get("outcome")?);
    Ok(Proposal {
        number: row.try_get("number")?,
        kind: Kind::read(&kind, &subject)?,
        by: seat.as_deref().map(read_seat).transpose()?,
        entries: row.try_get("entries")?,
        at: Moment(row.try_get("at")?),
        answers: Vec::new(),
        outcome: outcome.as_deref().map(Outcome::read).transpose()?,
    })
}
