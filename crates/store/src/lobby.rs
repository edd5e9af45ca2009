//! Which tables a lobby shows.

use domain::{Access, PersonId, SeatKind, SeatRecord, Status, TableId, TableRecord};
use words::Language;

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::{Query, Row, assembled, query};
use domain::time::{MINUTE, SECOND, Tick};

/// How old the word that somebody's page is open may be, in milliseconds: its process may have died.
const PRESENT: i64 = 45 * SECOND;

/// For how long somebody who has opened a table and was never seen is taken to be there, in milliseconds.
const JUST_OPENED: i64 = 5 * MINUTE;

/// A table with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub table: TableRecord,
    /// Its seats, `a` first.
    pub seats: Vec<SeatRecord>,
}

/// How many tables there are that are not over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Those whose seats are being filled.
    pub waiting: i64,
    /// Those whose game runs.
    pub playing: i64,
}

/// Which tables are asked for.
#[derive(Clone, Debug)]
pub enum TableFilter<'a> {
    /// Those at which this person sits or for whom a seat is kept, that are not over.
    Running(&'a PersonId),
    /// Finished ones at which this person sat.
    Finished(&'a PersonId),
    /// Waiting ones that are public and have a free seat, and are not abandoned at this moment.
    Open(Tick),
    /// The same where a friend of this person sits.
    OpenOfFriends(&'a PersonId, Tick),
    /// Public ones that are being played and may be watched.
    Watchable,
    /// Waiting ones of a game that are public and have a free seat, of a host who speaks this language, at which
    /// somebody is at this moment with whom the game can begin: the oldest first.
    Fitting {
        /// The short name of the game.
        game: &'a str,
        /// The language.
        language: Language,
        /// The moment.
        now: Tick,
    },
}

/// Waiting ones that are public and have a free seat.
macro_rules! open {
    () => {
        "SELECT * FROM tables
         WHERE status = $2 AND access = $3
           AND id IN (SELECT table_id FROM seats WHERE kind = $4 AND person IS NULL AND name = '')"
    };
}

/// At which somebody is with whom the game can begin: the page of the host is open, or that of anybody who sits at a
/// table for anybody. Who has just opened a table and was never seen may have no script, or be a program.
macro_rules! somebody_is_there {
    () => {
        "(EXISTS (SELECT 1 FROM presence WHERE presence.table_id = tables.id AND presence.gone = 0
                  AND presence.seen > CAST($5 AS BIGINT)
                  AND (presence.person = tables.host
                       OR tables.quick = 1 AND presence.person IN
                           (SELECT person FROM seats WHERE seats.table_id = tables.id AND seats.kind = $6)))
          OR tables.created > CAST($7 AS BIGINT)
             AND NOT EXISTS (SELECT 1 FROM presence WHERE presence.table_id = tables.id
                             AND presence.person = tables.host AND presence.gone > 0))"
    };
}

impl TableFilter<'_> {
    /// Its tables, with all their columns or their ids alone, at most so many.
    fn query(&self, columns: &str, most: u32) -> Query {
        let (sql, words) = self.statement();
        let asked = assembled(sql.replacen('*', columns, 1)).bind(i64::from(most));
        words.into_iter().fold(asked, Query::bind)
    }

    /// Its tables, with what `$2` and the following stand for; `$1` is how many are wanted.
    fn statement(&self) -> (&'static str, Vec<String>) {
        const OF_PERSON: &str = "SELECT * FROM tables
             WHERE status IN ($2, $3) AND id IN (SELECT table_id FROM seats WHERE person = $4)
             ORDER BY changed DESC, id LIMIT $1";
        // Who plays by the day does not wait beside an open page.
        const OPEN: &str = concat!(
            open!(),
            " AND (timing LIKE 'daily%' OR ",
            somebody_is_there!(),
            ") ORDER BY changed DESC, id LIMIT $1"
        );
        const OPEN_OF_FRIENDS: &str = concat!(
            open!(),
            " AND (timing LIKE 'daily%' OR ",
            somebody_is_there!(),
            ") AND id IN (SELECT table_id FROM seats JOIN friends ON friends.other = seats.person
                          WHERE friends.person = $8 AND seats.kind = $6)
             ORDER BY changed DESC, id LIMIT $1"
        );
        const WATCHABLE: &str = "SELECT * FROM tables WHERE status = $2 AND access = $3 AND watchers = 1
             ORDER BY changed DESC, id LIMIT $1";
        const FITTING: &str = concat!(
            open!(),
            " AND game = $8 AND host IN (SELECT id FROM people WHERE language = $9) AND ",
            somebody_is_there!(),
            " ORDER BY created, id LIMIT $1"
        );
        let (waiting, playing, over) = (Status::Waiting.word(), Status::Playing.word(), Status::Over.word());
        let texts = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<String>>();
        let open = |now: Tick, more: &[&str]| {
            let (seen, opened) = (now.plus(-PRESENT), now.plus(-JUST_OPENED));
            let mut all = texts(&[waiting, Access::Public.word(), SeatKind::Open.word()]);
            all.extend([seen.0.to_string(), SeatKind::Person.word().into(), (opened.0 / SECOND).to_string()]);
            all.extend(texts(more));
            all
        };
        match self {
            Self::Running(person) => (OF_PERSON, texts(&[waiting, playing, person.as_str()])),
            Self::Finished(person) => (OF_PERSON, texts(&[over, over, person.as_str()])),
            Self::Open(now) => (OPEN, open(*now, &[])),
            Self::OpenOfFriends(person, now) => (OPEN_OF_FRIENDS, open(*now, &[person.as_str()])),
            Self::Watchable => (WATCHABLE, texts(&[playing, Access::Public.word()])),
            Self::Fitting { game, language, now } => (FITTING, open(*now, &[game, language.code()])),
        }
    }
}

impl Store {
    /// How many tables there are that are not over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn counts(&self) -> Result<Counts, Error> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM tables WHERE status = $1) AS waiting,
                    (SELECT COUNT(*) FROM tables WHERE status = $2) AS playing",
        )
        .bind(Status::Waiting.word())
        .bind(Status::Playing.word())
        .fetch_one(&self.pool)
        .await?;
        Ok(Counts { waiting: row.try_get("waiting")?, playing: row.try_get("playing")? })
    }

    /// The tables of a shelf in its order, by default last changed first, at most `most`. A statement for each is for its
    /// seats.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn shelf(&self, shelf: &TableFilter<'_>, most: u32) -> Result<Vec<Listing>, Error> {
        let rows: Vec<Row> = shelf.query("*", most).fetch_all(&self.pool).await?;
        let mut listings = Vec::new();
        for row in &rows {
            let table = TableRecord::read(row)?;
            let seats = self.seats(&table.id).await?;
            listings.push(Listing { table, seats });
        }
        Ok(listings)
    }

    /// The ids of the tables of a shelf, in the same order. One statement, however many there are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ids_on_shelf(&self, shelf: &TableFilter<'_>, most: u32) -> Result<Vec<TableId>, Error> {
        let rows = shelf.query("id", most).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(TableId::new(row.try_get::<String>("id")?))).collect()
    }

    /// Waiting tables at which nothing has changed since a moment and at which nobody was seen since: at most `most`,
    /// those that were left first first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn left_tables(&self, since: Tick, most: u32) -> Result<Vec<TableId>, Error> {
        let rows: Vec<Row> = query(
            "SELECT id FROM tables WHERE status = $1 AND changed < $2 AND NOT EXISTS
                 (SELECT 1 FROM presence WHERE presence.table_id = tables.id AND presence.seen > $3)
             ORDER BY changed, id LIMIT $4",
        )
        .bind(Status::Waiting.word())
        .bind(since.0 / SECOND)
        .bind(since.0)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(TableId::new(row.try_get::<String>("id")?))).collect()
    }
}
