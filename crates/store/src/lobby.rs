//! Which tables a lobby shows.

use sqlx::Row;
use sqlx::any::AnyRow;
use words::Language;

use crate::Store;
use crate::error::Error;
use crate::people::PersonId;
use crate::records::{SeatKind, SeatRecord, Status, TableRecord};
use crate::terms::Access;

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
pub enum Shelf<'a> {
    /// Those at which this person sits or for whom a seat is kept, that are not over.
    Running(&'a PersonId),
    /// Finished ones at which this person sat.
    Finished(&'a PersonId),
    /// Waiting ones that are public and have a free seat.
    Open,
    /// The same where a friend of this person sits.
    OpenOfFriends(&'a PersonId),
    /// Public ones that are being played and may be watched.
    Watchable,
    /// Waiting ones of a game that are public and have a free seat, of a host who speaks this language: the
    /// oldest first.
    Fitting {
        /// The short name of the game.
        game: &'a str,
        /// The language.
        language: Language,
    },
}

impl Shelf<'_> {
    /// Its tables, with what `$2` and the following stand for; `$1` is how many are wanted.
    fn query(&self) -> (&'static str, Vec<&str>) {
        const OF_PERSON: &str = "SELECT * FROM tables
             WHERE status IN ($2, $3) AND id IN (SELECT table_id FROM seats WHERE person = $4)
             ORDER BY changed DESC, id LIMIT $1";
        const OPEN: &str = "SELECT * FROM tables
             WHERE status = $2 AND access = $3
               AND id IN (SELECT table_id FROM seats WHERE kind = $4 AND person IS NULL AND name = '')
             ORDER BY changed DESC, id LIMIT $1";
        const OPEN_OF_FRIENDS: &str = "SELECT * FROM tables
             WHERE status = $2 AND access = $3
               AND id IN (SELECT table_id FROM seats WHERE kind = $4 AND person IS NULL AND name = '')
               AND id IN (SELECT table_id FROM seats JOIN friends ON friends.other = seats.person
                          WHERE friends.person = $5 AND seats.kind = $6)
             ORDER BY changed DESC, id LIMIT $1";
        const WATCHABLE: &str = "SELECT * FROM tables WHERE status = $2 AND access = $3 AND watchers = 1
             ORDER BY changed DESC, id LIMIT $1";
        const FITTING: &str = "SELECT * FROM tables
             WHERE status = $2 AND access = $3 AND game = $5
               AND host IN (SELECT id FROM people WHERE language = $6)
               AND id IN (SELECT table_id FROM seats WHERE kind = $4 AND person IS NULL AND name = '')
             ORDER BY created, id LIMIT $1";
        let (waiting, playing, over) = (Status::Waiting.word(), Status::Playing.word(), Status::Over.word());
        let (public, free) = (Access::Public.word(), SeatKind::Open.word());
        match self {
            Self::Running(person) => (OF_PERSON, vec![waiting, playing, person.as_str()]),
            Self::Finished(person) => (OF_PERSON, vec![over, over, person.as_str()]),
            Self::Open => (OPEN, vec![waiting, public, free]),
            Self::OpenOfFriends(person) => {
                let seated = SeatKind::Person.word();
                (OPEN_OF_FRIENDS, vec![waiting, public, free, person.as_str(), seated])
            }
            Self::Watchable => (WATCHABLE, vec![playing, public]),
            Self::Fitting { game, language } => (FITTING, vec![waiting, public, free, game, language.code()]),
        }
    }
}

impl Store {
    /// How many tables there are that are not over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn counts(&self) -> Result<Counts, Error> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM tables WHERE status = $1) AS waiting,
                    (SELECT COUNT(*) FROM tables WHERE status = $2) AS playing",
        )
        .bind(Status::Waiting.word())
        .bind(Status::Playing.word())
        .fetch_one(&self.pool)
        .await?;
        Ok(Counts { waiting: row.try_get("waiting")?, playing: row.try_get("playing")? })
    }

    /// The tables of a shelf in its order, by default last changed first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn shelf(&self, shelf: &Shelf<'_>, most: u32) -> Result<Vec<Listing>, Error> {
        let (sql, words) = shelf.query();
        let asked = words.into_iter().fold(sqlx::query(sql).bind(i64::from(most)), sqlx::query::Query::bind);
        let rows: Vec<AnyRow> = asked.fetch_all(&self.pool).await?;
        let mut listings = Vec::new();
        for row in &rows {
            let table = TableRecord::read(row)?;
            let seats = self.seats(&table.id).await?;
            listings.push(Listing { table, seats });
        }
        Ok(listings)
    }
}
