//! How games of several people ended: written down with the end, and with the ratings that follow.

use domain::{
    FEW_CHOICES, Less, Moment, PersonId, Place, Rated, Rating, SeatKind, SeatRecord, TableId, Weight,
};
use engine::Seat;

use crate::Store;
use crate::error::Error;
use crate::leagues::{rate_now, weight_number, weight_word};
use crate::ratings::{RatedEnd, RatingChange};
use crate::rows::{Read as _, seat, small};
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatEnd {
    /// How it stands.
    pub place: Place,
    /// Who sat there; nobody if a computer did, or if several people shared a device.
    pub person: Option<PersonId>,
    /// What the game did to the person's rating, if it was rated.
    pub change: Option<RatingChange>,
}

/// How a game ended for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The table.
    pub table: TableId,
    /// The short name of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// How the person stood.
    pub place: u8,
    /// The final points.
    pub score: i32,
    /// When it ended.
    pub ended: Moment,
    /// What it did to the person's rating, if it was rated.
    pub change: Option<RatingChange>,
}

/// What a person has reached in one game with one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The short name of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: i64,
    /// In how many of them nobody stood before this person.
    pub wins: i64,
    /// The sum of all places.
    pub places: i64,
    /// The sum over all games of the others left behind, in thousandths; a tie counts half.
    pub shares: i64,
    /// The person's rating, and after how many rated games, if there was one.
    pub rating: Option<(Rating, i64)>,
}

impl Store {
    /// How the game of a table ended, `a` first; nothing unless several people played and it is over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results(&self, id: &TableId) -> Result<Vec<SeatEnd>, Error> {
        let rows: Vec<Row> = query("SELECT * FROM results WHERE table_id = $1 ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(SeatEnd::read).collect()
    }

    /// A person's last games, the last first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn records(&self, person: &PersonId, most: u32) -> Result<Vec<Record>, Error> {
        let rows: Vec<Row> =
            query("SELECT * FROM results WHERE person = $1 ORDER BY ended DESC, table_id, seat LIMIT $2")
                .bind(person.as_str())
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(Record::read).collect()
    }

    /// The game of a person whose journal is the longest, with its length; of several the last one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn longest(&self, person: &PersonId) -> Result<Option<(Record, i64)>, Error> {
        // The last number of a journal is its length, and its key finds it without reading the journal.
        let row = query(
            "SELECT results.*, CAST(COALESCE((SELECT MAX(steps.number) FROM steps
                                              WHERE steps.table_id = results.table_id), 0) AS BIGINT) AS length
             FROM results WHERE person = $1 ORDER BY length DESC, ended DESC, table_id, seat LIMIT 1",
        )
        .bind(person.as_str())
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| Ok((Record::read(&row)?, row.try_get("length")?))).transpose()
    }

    /// What a person has reached, by game and number of players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tallies(&self, person: &PersonId) -> Result<Vec<Tally>, Error> {
        let rows: Vec<Row> = query(
            "SELECT results.game, results.players, COUNT(*) AS played,
                    CAST(SUM(CASE WHEN results.place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
                    CAST(SUM(results.place) AS BIGINT) AS places,
                    CAST(SUM(results.share) AS BIGINT) AS shares,
                    COALESCE(MAX(ratings.value), 0) AS value, COALESCE(MAX(ratings.spread), 0) AS spread,
                    COALESCE(MAX(ratings.games), 0) AS rated
             FROM results LEFT JOIN ratings ON ratings.person = results.person
                  AND ratings.game = results.game AND ratings.players = results.players
             WHERE results.person = $1
             GROUP BY results.game, results.players ORDER BY results.game, results.players",
        )
        .bind(person.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(Tally::read).collect()
    }
}

/// Whether all seats were played by their people, from the beginning to the end: no computer stood in.
fn is_all_their_own(seats: &[SeatRecord], people: &[(PersonId, u8)]) -> bool {
    people.len() == seats.len() && seats.iter().all(|held| held.stood_in == 0)
}

/// Writes down how the game of a table ended, and rates it if it counts. A second time changes nothing of
/// a rated game.
pub(crate) async fn write_results(
    writing: &Transaction,
    id: &TableId,
    (places, given_up): (&[Place], Option<Seat>),
    now: Moment,
) -> Result<(), Error> {
    let seats = seats_at(writing, id).await?;
    let players = u8::try_from(seats.len()).map_err(|_| Error::corrupt(format!("seats of table {id}")))?;
    if players < 2 || has_counted(writing, id).await? {
        return Ok(());
    }
    let row =
        query("SELECT game, rated FROM tables WHERE id = $1").bind(id.as_str()).fetch_one(writing).await?;
    let (game, rated): (String, i64) = (row.try_get("game")?, row.try_get("rated")?);
    let people: Vec<Option<PersonId>> = places.iter().map(|place| alone_at(&seats, place.seat)).collect();
    let all: Option<Vec<(PersonId, u8)>> =
        people.iter().zip(places).map(|(person, place)| Some((person.clone()?, place.place))).collect();
    let thrown = thrown(writing, id, given_up).await?;
    let (number, changes) = match all {
        Some(all) if Rated::of_number(rated)? == Rated::Yes && is_all_their_own(&seats, &all) => {
            let thrown_by = thrown.and_then(|seat| alone_at(&seats, seat));
            rate_now(writing, (&game, players), &RatedEnd { people: all, thrown_by, ended: now }).await?
        }
        _ => (0, Vec::new()),
    };
    // A game without rating whose last choice was taken back may end anew.
    forget_results(writing, id).await?;
    for (at, (place, person)) in places.iter().zip(&people).enumerate() {
        let none = Rating { value: 0, spread: 0 };
        let unrated = RatingChange { before: none, after: none, less: None };
        let change = changes.get(at).copied().unwrap_or(unrated);
        query(
            "INSERT INTO results (table_id, seat, game, players, person, place, score, share, ended, number,
                                  value_before, spread_before, value_after, spread_after, thrown, weight,
                                  weighed)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        )
        .bind(id.as_str())
        .bind(place.seat.to_string())
        .bind(&game)
        .bind(i64::from(players))
        .bind(person.as_ref().map(PersonId::as_str))
        .bind(i64::from(place.place))
        .bind(i64::from(place.score))
        .bind(share(*place, places))
        .bind(now.0)
        .bind(number)
        .bind(change.before.value)
        .bind(change.before.spread)
        .bind(change.after.value)
        .bind(change.after.spread)
        .bind(i64::from(thrown == Some(place.seat) && number > 0))
        .bind(weight_number(change.less))
        .bind(weight_word(change.less))
        .execute(writing)
        .await?;
    }
    Ok(())
}

/// The seat that has thrown a game, if the person at this one has given up or stayed away: that was within a few choices.
async fn thrown(writing: &Transaction, id: &TableId, given_up: Option<Seat>) -> Result<Option<Seat>, Error> {
    let Some(seat) = given_up else { return Ok(None) };
    let row = query("SELECT COUNT(*) AS choices FROM steps WHERE table_id = $1 AND text LIKE $2")
        .bind(id.as_str())
        .bind(format!("{seat} %"))
        .fetch_one(writing)
        .await?;
    Ok((row.try_get::<i64>("choices")? <= FEW_CHOICES).then_some(seat))
}

/// The game of a table has no result, or no longer the one that it had before its last choice was taken back.
pub(crate) async fn forget_results(writing: &Transaction, id: &TableId) -> Result<(), Error> {
    query("DELETE FROM results WHERE table_id = $1").bind(id.as_str()).execute(writing).await?;
    Ok(())
}

async fn seats_at(writing: &Transaction, id: &TableId) -> Result<Vec<SeatRecord>, Error> {
    let rows: Vec<Row> = query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(writing)
        .await?;
    rows.iter().map(SeatRecord::read).collect()
}

/// Whether a rated result of this table is written down.
async fn has_counted(writing: &Transaction, id: &TableId) -> Result<bool, Error> {
    let row = query("SELECT COUNT(*) AS lines FROM results WHERE table_id = $1 AND number > 0")
        .bind(id.as_str())
        .fetch_one(writing)
        .await?;
    Ok(row.try_get::<i64>("lines")? > 0)
}

/// Who plays on a seat; nobody if the same browser plays on others as well: nobody knows who that was.
fn alone_at(seats: &[SeatRecord], seat: Seat) -> Option<PersonId> {
    let held = seats.iter().find(|held| held.seat == seat && held.kind == SeatKind::Person)?;
    let person = held.person.clone()?;
    (seats.iter().filter(|other| other.person.as_ref() == Some(&person)).count() == 1).then_some(person)
}

/// The others left behind, in thousandths; a tie counts half.
fn share(own: Place, places: &[Place]) -> i64 {
    let others = || places.iter().filter(|other| other.seat != own.seat);
    let halves = |other: &Place| match other.place.cmp(&own.place) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    let count = i64::try_from(others().count()).unwrap_or(i64::MAX);
    others().map(halves).sum::<i64>() * 500 / count.max(1)
}

fn score(row: &Row) -> Result<i32, Error> {
    let score: i64 = row.try_get("score")?;
    score.try_into().map_err(|_| Error::corrupt(format!("score {score}")))
}

/// How much the game of a line counts, if not in full.
pub(crate) fn less(row: &Row) -> Result<Option<Less>, Error> {
    let percent: i64 = row.try_get("weight")?;
    if percent == Weight::FULL {
        return Ok(None);
    }
    let weight = Weight::of_percent(percent).ok_or_else(|| Error::corrupt(format!("weight {percent}")))?;
    Ok(Some(Less { weight, why: row.try_get::<String>("weighed")?.parse()? }))
}

fn change(row: &Row) -> Result<Option<RatingChange>, Error> {
    let is_rated = row.try_get::<i64>("number")? > 0;
    let before = Rating { value: row.try_get("value_before")?, spread: row.try_get("spread_before")? };
    let after = Rating { value: row.try_get("value_after")?, spread: row.try_get("spread_after")? };
    Ok(is_rated.then_some(RatingChange { before, after, less: less(row)? }))
}

impl SeatEnd {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            place: Place { seat: seat(row)?, place: small(row, "place")?, score: score(row)? },
            person: row.try_get::<Option<String>>("person")?.map(PersonId::new),
            change: change(row)?,
        })
    }
}

impl Record {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            table: TableId::new(row.try_get::<String>("table_id")?),
            game: row.try_get("game")?,
            players: small(row, "players")?,
            place: small(row, "place")?,
            score: score(row)?,
            ended: Moment(row.try_get("ended")?),
            change: change(row)?,
        })
    }
}

impl Tally {
    fn read(row: &Row) -> Result<Self, Error> {
        let rating = Rating { value: row.try_get("value")?, spread: row.try_get("spread")? };
        let rated: i64 = row.try_get("rated")?;
        Ok(Self {
            game: row.try_get("game")?,
            players: small(row, "players")?,
            games: row.try_get("played")?,
            wins: row.try_get("wins")?,
            places: row.try_get("places")?,
            shares: row.try_get("shares")?,
            rating: (rated > 0).then_some((rating, rated)),
        })
    }
}
