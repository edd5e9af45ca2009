//! Tables and their seats: opening, changing, closing.

use domain::{Allowances, Guest, Moment, PersonId, Rated, SeatRecord, Status, TableId, TableRecord, Terms};

use engine::Token;

use crate::Store;
use crate::beginnings::{Beginning, write_beginning};
use crate::error::Error;
use crate::guests::write_guests;
use crate::rows::{Read as _, options_text};
use crate::sql::{Row, query};
use crate::transaction::Transaction;
use domain::time::Timing;

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id; nobody else's.
    pub id: TableId,
    /// The short name of its game.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// Its options, the number of players first.
    pub options: Vec<(String, String)>,
    /// What the host calls it; empty to be named by its id.
    pub name: String,
    /// On what terms people come to it.
    pub terms: Terms,
    /// What may be done at it.
    pub allows: Allowances,
    /// How long its people may think.
    pub timing: Timing,
    /// Whether its game shall count for ratings.
    pub rated: bool,
    /// Who opens it.
    pub host: PersonId,
    /// The secret of its luck; no other table's.
    pub secret: Token,
    /// The table whose people play again here.
    pub rematch_of: Option<TableId>,
    /// With what its game begins, if its first steps were not taken here.
    pub beginning: Option<Beginning>,
    /// Its seats, `a` first.
    pub seats: Vec<SeatRecord>,
    /// People who are invited or sent away from the beginning.
    pub guests: Vec<Guest>,
}

impl Store {
    /// Opens a table that waits for its people.
    ///
    /// # Errors
    /// [`Error::TableExists`] if its id, its secret or its rematch is taken.
    pub async fn open_table(&self, new: &NewTable, now: Moment) -> Result<(), Error> {
        let writing = self.begin().await?;
        let origin = new.beginning.as_ref().map(|beginning| &beginning.origin);
        let inserted = query(
            "INSERT INTO tables (id, game, rules, options, name, status, host, created, changed,
                                 version, started, secret, commitment, rematch_of, hints,
                                 access, watchers, chat, quick, take_backs, rated, timing, bots,
                                 source, taken)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 1, 0, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)",
        )
        .bind(new.id.as_str())
        .bind(&new.game)
        .bind(i64::from(new.rules))
        .bind(options_text(&new.options))
        .bind(&new.name)
        .bind(Status::Waiting.word())
        .bind(new.host.as_str())
        .bind(now.0)
        .bind(new.secret.to_string())
        .bind(new.secret.commitment().to_string())
        .bind(new.rematch_of.as_ref().map(TableId::as_str))
        .bind(i64::from(new.allows.hints))
        .bind(new.terms.access.word())
        .bind(i64::from(new.terms.watchers))
        .bind(new.terms.chat.word())
        .bind(i64::from(new.terms.quick))
        .bind(i64::from(new.allows.take_backs))
        .bind(if new.rated { Rated::Yes } else { Rated::No }.number())
        .bind(new.timing.to_string())
        .bind(i64::from(new.allows.bots))
        .bind(origin.and_then(|origin| origin.source.kept()))
        .bind(origin.map(|origin| i64::try_from(origin.steps).unwrap_or(i64::MAX)))
        .execute(&writing)
        .await;
        match inserted {
            Err(error) if error.is_duplicate() => return Err(Error::TableExists),
            other => other?,
        };
        write_seats(&writing, &new.id, &new.seats).await?;
        write_guests(&writing, &new.id, &new.guests).await?;
        if let Some(beginning) = &new.beginning {
            write_beginning(&writing, &new.id, beginning).await?;
        }
        if let Some(before) = &new.rematch_of {
            self.tell(&writing, before).await?;
        }
        writing.commit().await?;
        Ok(())
    }

    /// A table and its seats, `a` first; none if there is no such table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(&self, id: &TableId) -> Result<Option<(TableRecord, Vec<SeatRecord>)>, Error> {
        let Some(record) = self.record(id).await? else { return Ok(None) };
        let seats = self.seats(id).await?;
        // No table is without seats: it was removed between the two looks.
        Ok(if seats.is_empty() { None } else { Some((record, seats)) })
    }

    /// A table without its seats; none if there is no such table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn record(&self, id: &TableId) -> Result<Option<TableRecord>, Error> {
        let row =
            query("SELECT * FROM tables WHERE id = $1").bind(id.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(TableRecord::read).transpose()
    }

    /// The seats of a table, `a` first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats(&self, id: &TableId) -> Result<Vec<SeatRecord>, Error> {
        let rows: Vec<Row> = query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(SeatRecord::read).collect()
    }

    /// The table that keeps its luck to this commitment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table_of_commitment(&self, commitment: &Token) -> Result<Option<TableRecord>, Error> {
        let row = query("SELECT * FROM tables WHERE commitment = $1")
            .bind(commitment.to_string())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(TableRecord::read).transpose()
    }

    /// The table at which the people of this one play again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rematch(&self, id: &TableId) -> Result<Option<TableId>, Error> {
        let row = query("SELECT * FROM tables WHERE rematch_of = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(TableRecord::read).transpose()?.map(|table| table.id))
    }
}

pub(crate) async fn write_seats(
    writing: &Transaction,
    id: &TableId,
    seats: &[SeatRecord],
) -> Result<(), Error> {
    for seat in seats {
        query(
            "INSERT INTO seats (table_id, seat, kind, person, name, computer, share, invite, ready)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,
                 name = excluded.name, computer = excluded.computer, share = excluded.share,
                 invite = excluded.invite, ready = excluded.ready",
        )
        .bind(id.as_str())
        .bind(seat.seat.to_string())
        .bind(seat.kind.word())
        .bind(seat.person.as_ref().map(PersonId::as_str))
        .bind(&seat.name)
        .bind(seat.computer_word())
        .bind(seat.share.map(|share| share.to_string()))
        .bind(&seat.invite)
        .bind(i64::from(seat.ready))
        .execute(writing)
        .await?;
    }
    Ok(())
}
