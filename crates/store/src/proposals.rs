//! Proposals: what people at a table ask each other, and what they answered.

use domain::{Choice, Kind, Moment, Outcome, Proposal, TableId};
use engine::Seat;

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

impl Store {
    /// The open proposals of a table and the last one that was made, in their order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn proposals(&self, id: &TableId) -> Result<Vec<Proposal>, Error> {
        let rows: Vec<Row> = query(
            "SELECT * FROM proposals WHERE table_id = $1 AND (open IS NOT NULL OR number =
                 (SELECT MAX(number) FROM proposals WHERE table_id = $2)) ORDER BY number",
        )
        .bind(id.as_str())
        .bind(id.as_str())
        .fetch_all(&self.pool)
        .await?;
        let mut proposals = rows.iter().map(read_proposal).collect::<Result<Vec<_>, _>>()?;
        let Some(first) = proposals.first().map(|proposal| proposal.number) else { return Ok(proposals) };
        let rows: Vec<Row> = query(
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
        let row =
            query(sql).bind(id.as_str()).bind(seat.to_string()).bind(key).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(row.try_get("number")?)).transpose()
    }
}

/// Writes a new proposal with its answers.
pub(crate) async fn write_proposal(
    writing: &Transaction,
    id: &TableId,
    (new, request): &(Proposal, Option<String>),
    now: Moment,
) -> Result<(), Error> {
    let written = query(
        "INSERT INTO proposals (table_id, number, kind, subject, seat, request, entries, at, open, outcome)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(id.as_str())
    .bind(new.number)
    .bind(new.kind.word())
    .bind(new.kind.subject())
    .bind(new.by.map(|seat| seat.to_string()))
    .bind(request.as_deref())
    .bind(new.entries)
    .bind(now.0)
    .bind(new.outcome.is_none().then(|| new.kind.slot()))
    .bind(new.outcome.map(Outcome::word))
    .execute(writing)
    .await;
    match written {
        Err(error) if error.is_duplicate() => return Err(Error::Changed),
        other => other?,
    };
    for (seat, choice) in &new.answers {
        write_answer(writing, id, (new.number, *seat, *choice), now).await?;
    }
    Ok(())
}

/// Writes the answer of a seat. A second answer of the same seat takes the place of the first.
pub(crate) async fn write_answer(
    writing: &Transaction,
    id: &TableId,
    (number, seat, choice): (i64, Seat, Choice),
    now: Moment,
) -> Result<(), Error> {
    query(
        "INSERT INTO proposal_answers (table_id, number, seat, choice, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, number, seat) DO UPDATE SET choice = excluded.choice, at = excluded.at",
    )
    .bind(id.as_str())
    .bind(number)
    .bind(seat.to_string())
    .bind(choice.word())
    .bind(now.0)
    .execute(writing)
    .await?;
    Ok(())
}

/// Closes a proposal that is open.
pub(crate) async fn write_outcome(
    writing: &Transaction,
    id: &TableId,
    (number, outcome): (i64, Outcome),
) -> Result<(), Error> {
    let closed = query(
        "UPDATE proposals SET open = NULL, outcome = $1
         WHERE table_id = $2 AND number = $3 AND open IS NOT NULL",
    )
    .bind(outcome.word())
    .bind(id.as_str())
    .bind(number)
    .execute(writing)
    .await?;
    if closed == 1 { Ok(()) } else { Err(Error::Changed) }
}

fn read_choice(word: &str) -> Result<Choice, Error> {
    Choice::of_word(word).ok_or_else(|| Error::corrupt(format!("answer {word:?}")))
}

fn read_seat(letter: &str) -> Result<Seat, Error> {
    letter.parse().map_err(|_| Error::corrupt(format!("seat {letter:?}")))
}

fn read_answer(row: &Row) -> Result<(Seat, Choice), Error> {
    let (seat, choice): (String, String) = (row.try_get("seat")?, row.try_get("choice")?);
    Ok((read_seat(&seat)?, read_choice(&choice)?))
}

fn read_proposal(row: &Row) -> Result<Proposal, Error> {
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
