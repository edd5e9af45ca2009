//! Games that are over, found again: by whoever sat there, and by everybody where the table was listed.
//!
//! A search walks an index from its last game backward and looks at a stretch of it at most ([`STRETCH`]), whatever
//! it asks for: however many games there are, it costs the same. Where a stretch holds too few, it says how to go on.

mod sought;
#[cfg(test)]
mod tests;

use domain::{Moment, PersonId, TableId};

use self::sought::Sought;
use crate::Store;
use crate::error::Error;
use crate::rows::small;
use crate::sql::{Row, assembled, query};
use crate::transaction::Transaction;

/// How many games one search looks at, at most.
const STRETCH: i64 = 5_000;

/// Which games are searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those at which the person sat.
    Own(PersonId),
    /// Those that were listed and that everybody may watch; of the person, if one is named, but those from which the
    /// visitor was sent away.
    Listed,
    /// Those that the person has starred.
    Starred(PersonId),
    /// Those about which the person has written notes.
    Noted(PersonId),
}

/// What is searched. What is empty does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// Where.
    pub shelf: Shelf,
    /// Who searches: says which results are the own ones.
    pub visitor: Option<PersonId>,
    /// The short name of the game.
    pub game: Option<String>,
    /// Who sat there as well.
    pub with: Option<PersonId>,
    /// How many seats.
    pub players: Option<u8>,
    /// How it ended for the visitor.
    pub outcome: Option<Outcome>,
    /// From when it ended, and before when.
    pub ended: (Option<Moment>, Option<Moment>),
    /// How many seconds it took at least, and less than how many.
    pub seconds: (Option<i64>, Option<i64>),
    /// What kind of time it had.
    pub pace: Option<PaceKind>,
    /// Whether it has counted for ratings.
    pub rated: Option<bool>,
    /// Only games after this one in the order of the archive.
    pub after: Option<(Moment, TableId)>,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nobody stood before.
    Won,
    /// Somebody did.
    Lost,
    /// In this place.
    Place(u8),
}

/// What kind of time a game had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceKind {
    /// Everybody thought as long as they liked.
    Untimed,
    /// A bank of time for the whole game.
    Live,
    /// Days for every choice.
    Daily,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archived {
    /// Its table.
    pub table: TableId,
    /// The short name of the game.
    pub game: String,
    /// When it ended.
    pub ended: Moment,
    /// How many entries its journal has.
    pub steps: i64,
    /// How many seconds it took.
    pub seconds: i64,
    /// Whether it has counted for ratings.
    pub rated: bool,
    /// Whether the visitor sat there.
    pub is_own: bool,
    /// Whether the visitor has starred it.
    pub is_starred: bool,
    /// Who sat there, `a` first.
    pub seats: Vec<ArchivedSeat>,
}

/// A seat of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivedSeat {
    /// What stood there.
    pub name: String,
    /// The name of the account that sat there, if it was one.
    pub account: Option<String>,
    /// The place, if several played and it is known.
    pub place: Option<u8>,
    /// The points, if they are known.
    pub score: Option<i64>,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The games, the last one first.
    pub games: Vec<Archived>,
    /// After which game the search goes on, if there may be more.
    pub next: Option<(Moment, TableId)>,
}

/// One game of a person, for what became of the person over time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The short name of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// When it ended.
    pub ended: Moment,
    /// The place.
    pub place: i64,
    /// Of the others left behind, in thousandths.
    pub share: i64,
    /// The rating after it, in millionths, if it was rated.
    pub rating: Option<i64>,
}

impl PaceKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Untimed, Self::Live, Self::Daily];

    /// Its word in the database and in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Untimed => "untimed",
            Self::Live => "live",
            Self::Daily => "daily",
        }
    }
}

/// A place in the order of the archive.
type Key = (i64, String);

impl Search {
    /// Everything on a shelf, as somebody sees it.
    pub const fn all(shelf: Shelf, visitor: Option<PersonId>) -> Self {
        Self {
            shelf,
            visitor,
            game: None,
            with: None,
            players: None,
            outcome: None,
            ended: (None, None),
            seconds: (None, None),
            pace: None,
            rated: None,
            after: None,
        }
    }

    /// The places between which the games stand: before the first of them, not after the other.
    fn bounds(&self) -> (Key, Key) {
        let date = self.ended.1.map_or((i64::MAX, String::new()), |before| (before.0, String::new()));
        let after = self.after.as_ref().map(|(ended, table)| (ended.0, table.to_string()));
        let before = after.map_or_else(|| date.clone(), |after| after.min(date.clone()));
        (before, (self.ended.0.map_or(i64::MIN, |from| from.0), String::new()))
    }
}

impl Store {
    /// The games that fit, the last one first, at most `most`. Looks at 5000 games at most and may find fewer than
    /// there are: then [`Found::next`] says where to go on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn search(&self, search: &Search, most: u32) -> Result<Found, Error> {
        let (before, mut last) = search.bounds();
        let walk = Sought::walk(search, (&before, &last));
        let end = walk.end_of_stretch().fetch_optional(&self.pool).await?.as_ref().map(key).transpose()?;
        if let Some(end) = &end {
            last = end.clone();
        }
        let sought = Sought::walk(search, (&before, &last));
        let most = i64::from(most);
        let rows = sought.games(search, most + 1).fetch_all(&self.pool).await?;
        let mut games = rows.iter().map(Archived::read).collect::<Result<Vec<_>, _>>()?;
        let next = if games.len() > usize::try_from(most).unwrap_or(usize::MAX) {
            games.pop();
            games.last().map(|game| (game.ended, game.table.clone()))
        } else {
            end.map(|(ended, table)| (Moment(ended), TableId::new(table)))
        };
        self.seat_all(&mut games).await?;
        Ok(Found { games, next })
    }

    /// Who sat at these games.
    async fn seat_all(&self, games: &mut [Archived]) -> Result<(), Error> {
        if games.is_empty() {
            return Ok(());
        }
        let places: Vec<String> = (1..=games.len()).map(|number| format!("${number}")).collect();
        let sql = format!(
            "SELECT seats.table_id, seats.name, results.place AS place,
                    COALESCE(results.score, solos.score) AS score,
                    CASE WHEN people.handle IS NULL THEN NULL ELSE people.name END AS account
             FROM seats LEFT JOIN people ON people.id = seats.person
             LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
             LEFT JOIN solos ON solos.table_id = seats.table_id
             WHERE seats.table_id IN ({}) ORDER BY seats.table_id, seats.seat",
            places.join(", ")
        );
        let asked = games.iter().fold(assembled(sql), |asked, game| asked.bind(game.table.as_str()));
        for row in &asked.fetch_all(&self.pool).await? {
            let id: String = row.try_get("table_id")?;
            let place: Option<i64> = row.try_get("place")?;
            let seat = ArchivedSeat {
                name: row.try_get("name")?,
                account: row.try_get("account")?,
                place: place.and_then(|place| u8::try_from(place).ok()),
                score: row.try_get("score")?,
            };
            for game in games.iter_mut().filter(|game| game.table.as_str() == id) {
                game.seats.push(seat.clone());
            }
        }
        Ok(())
    }

    /// A person's last games of several people with results, the last one first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn past(&self, person: &PersonId, most: u32) -> Result<Vec<Past>, Error> {
        let rows: Vec<Row> = query(
            "SELECT game, players, ended, place, share, number, value_after FROM results
             WHERE person = $1 ORDER BY ended DESC LIMIT $2",
        )
        .bind(person.as_str())
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(Past::read).collect()
    }
}

/// Writes a game into the archive that is over now, unless it was brought.
pub(crate) async fn archive(writing: &Transaction, id: &TableId, now: Moment) -> Result<(), Error> {
    unarchive(writing, id).await?;
    for sql in [
        "INSERT INTO archive (table_id, game, players, ended, steps, seconds, pace, rated, listed)
         SELECT id, game, (SELECT COUNT(*) FROM seats WHERE table_id = $1), CAST($2 AS BIGINT),
                COALESCE((SELECT MAX(number) FROM steps WHERE table_id = $1), 0),
                CAST($2 AS BIGINT) - COALESCE((SELECT at FROM steps WHERE table_id = $1 AND number = 1), CAST($2 AS BIGINT)),
                CASE WHEN timing = '' THEN 'untimed' WHEN timing LIKE 'daily%' THEN 'daily' ELSE 'live' END,
                CASE WHEN EXISTS (SELECT 1 FROM results WHERE table_id = $1 AND number > 0) THEN 1 ELSE 0 END,
                CASE WHEN access = 'public' AND watchers = 1 THEN 1 ELSE 0 END
         FROM tables WHERE id = $1 AND (taken IS NULL OR source IS NOT NULL)",
        "INSERT INTO archive_people (table_id, person, ended, place)
         SELECT seats.table_id, seats.person, CAST($2 AS BIGINT), COALESCE(MIN(results.place), 0)
         FROM seats LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
              AND results.person = seats.person
         WHERE seats.table_id = $1 AND seats.person IS NOT NULL AND seats.kind <> 'open'
               AND EXISTS (SELECT 1 FROM archive WHERE archive.table_id = $1)
         GROUP BY seats.table_id, seats.person",
        "UPDATE stars SET ended = $2 WHERE table_id = $1",
        "UPDATE notes SET ended = $2 WHERE table_id = $1",
    ] {
        query(sql).bind(id.as_str()).bind(now.0).execute(writing).await?;
    }
    Ok(())
}

/// Takes a game out of the archive that goes on.
pub(crate) async fn unarchive(writing: &Transaction, id: &TableId) -> Result<(), Error> {
    for sql in ["DELETE FROM archive_people WHERE table_id = $1", "DELETE FROM archive WHERE table_id = $1"] {
        query(sql).bind(id.as_str()).execute(writing).await?;
    }
    Ok(())
}

fn key(row: &Row) -> Result<Key, Error> {
    Ok((row.try_get("ended")?, row.try_get("table_id")?))
}

impl Archived {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            table: TableId::new(row.try_get::<String>("table_id")?),
            game: row.try_get("game")?,
            ended: Moment(row.try_get("ended")?),
            steps: row.try_get("steps")?,
            seconds: row.try_get("seconds")?,
            rated: row.try_get::<i64>("rated")? == 1,
            is_own: row.try_get::<Option<i64>>("own")?.is_some(),
            is_starred: row.try_get::<Option<i64>>("starred")?.is_some(),
            seats: Vec::new(),
        })
    }
}

impl Past {
    fn read(row: &Row) -> Result<Self, Error> {
        let is_rated = row.try_get::<i64>("number")? > 0;
        let rating: i64 = row.try_get("value_after")?;
        Ok(Self {
            game: row.try_get("game")?,
            players: small(row, "players")?,
            ended: Moment(row.try_get("ended")?),
            place: row.try_get("place")?,
            share: row.try_get("share")?,
            rating: is_rated.then_some(rating),
        })
    }
}
