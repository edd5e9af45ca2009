//! What people have answered to puzzles, and the ratings of people and puzzles that follow from it.
//!
//! A try is a game of a person against a puzzle, rated by the method of the leagues. Only the first try of a person at a
//! puzzle counts: its key is the lock, whatever is sent how often and to which process.

use domain::{Moment, PersonId, Rating};

use crate::Store;
use crate::error::Error;
use crate::ratings::{RatingChange, rate};
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// Somebody answers a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct NewTry<'a> {
    /// The short name of the game.
    pub game: &'a str,
    /// Which puzzle of the game.
    pub number: u32,
    /// Whether the answer is right.
    pub solved: bool,
    /// The rating with which the puzzle begins.
    pub start: Rating,
    /// The day, counted from 1970, if the puzzle is that of the day.
    pub day: Option<i64>,
}

/// A first try at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTry {
    /// The short name of the game.
    pub game: String,
    /// Which puzzle of the game.
    pub number: u32,
    /// Whether the answer was right.
    pub solved: bool,
    /// When it was.
    pub at: Moment,
    /// The rating of the person before it and after it, as ratings are shown.
    pub rating: (i64, i64),
}

/// How a person stands with the puzzles of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleStanding {
    /// How well the person solves them.
    pub rating: Rating,
    /// How many were solved at the first try in a row; below 0, how many were missed in a row.
    pub run: i64,
    /// The most that were ever solved in a row.
    pub best: i64,
    /// The last day whose puzzle was answered, counted from 1970; -1 if none was.
    pub day: i64,
    /// On how many days in a row up to then it was solved.
    pub days: i64,
    /// The most ever.
    pub best_days: i64,
}

impl PuzzleStanding {
    /// Who has tried nothing yet.
    pub const NEW: Self = Self { rating: Rating::START, run: 0, best: 0, day: -1, days: 0, best_days: 0 };

    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            rating: rating(row)?,
            run: row.try_get("run")?,
            best: row.try_get("best")?,
            day: row.try_get("day")?,
            days: row.try_get("days")?,
            best_days: row.try_get("best_days")?,
        })
    }

    /// One more puzzle was tried for the first time.
    fn count(&mut self, tried: &NewTry<'_>) {
        self.run = if tried.solved { self.run.max(0) + 1 } else { self.run.min(0) - 1 };
        self.best = self.best.max(self.run);
    }

    /// If it is the puzzle of a day, its first answer on that day counts.
    fn count_day(&mut self, tried: &NewTry<'_>) {
        let Some(day) = tried.day.filter(|day| *day > self.day) else { return };
        let before = if day == self.day + 1 { self.days } else { 0 };
        (self.day, self.days) = (day, if tried.solved { before + 1 } else { 0 });
        self.best_days = self.best_days.max(self.days);
    }
}

impl PuzzleTry {
    fn read(row: &Row) -> Result<Self, Error> {
        let shown = |value| Rating { value, spread: 0 }.shown().0;
        Ok(Self {
            game: row.try_get("game")?,
            number: number(row)?,
            solved: row.try_get::<i64>("solved")? == 1,
            at: Moment(row.try_get("at")?),
            rating: (shown(row.try_get("value_before")?), shown(row.try_get("value_after")?)),
        })
    }
}

fn rating(row: &Row) -> Result<Rating, Error> {
    Ok(Rating { value: row.try_get("value")?, spread: row.try_get("spread")? })
}

fn number(row: &Row) -> Result<u32, Error> {
    u32::try_from(row.try_get::<i64>("number")?).map_err(|_| Error::corrupt("the number of a puzzle"))
}

impl Store {
    /// A person answers a puzzle. Gives what that did to the rating of the person: `None` if it was not the first try.
    ///
    /// # Errors
    /// If the database fails; nothing is counted then.
    pub async fn try_puzzle(
        &self,
        person: &PersonId,
        tried: &NewTry<'_>,
        now: Moment,
    ) -> Result<Option<RatingChange>, Error> {
        let writing = self.begin().await?;
        let is_first = query(
            "INSERT INTO puzzle_tries (person, game, number, solved, at, value_before, value_after)
             VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT (person, game, number) DO NOTHING",
        )
        .bind(person.as_str())
        .bind(tried.game)
        .bind(i64::from(tried.number))
        .bind(i64::from(tried.solved))
        .bind(now.0)
        .execute(&writing)
        .await?
            > 0;
        let mut standing = lock_standing(&writing, person, tried.game).await?;
        let mut change = None;
        if is_first {
            standing.count(tried);
            let before = standing.rating;
            standing.rating = rate_both(&writing, before, tried).await?;
            let counted = RatingChange { before, after: standing.rating, less: None };
            note_change(&writing, (person, tried), counted).await?;
            change = Some(counted);
        }
        standing.count_day(tried);
        keep_standing(&writing, (person, tried.game), &standing).await?;
        writing.commit().await?;
        Ok(change)
    }

    /// How a person stands with the puzzles of each game, in no order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn puzzle_standings(&self, person: &PersonId) -> Result<Vec<(String, PuzzleStanding)>, Error> {
        let rows: Vec<Row> = query("SELECT * FROM puzzle_people WHERE person = $1")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("game")?, PuzzleStanding::read(row)?))).collect()
    }

    /// The first tries of a person, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn puzzle_tries(&self, person: &PersonId) -> Result<Vec<PuzzleTry>, Error> {
        let sql = "SELECT * FROM puzzle_tries WHERE person = $1 ORDER BY at, game, number";
        let rows: Vec<Row> = query(sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(PuzzleTry::read).collect()
    }

    /// The first try of a person at a puzzle, if there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn puzzle_try(
        &self,
        person: &PersonId,
        (game, number): (&str, u32),
    ) -> Result<Option<PuzzleTry>, Error> {
        let row = query("SELECT * FROM puzzle_tries WHERE person = $1 AND game = $2 AND number = $3")
            .bind(person.as_str())
            .bind(game)
            .bind(i64::from(number))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(PuzzleTry::read).transpose()
    }

    /// The ratings of the puzzles of a game that somebody has tried, by their numbers.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn puzzle_ratings(&self, game: &str) -> Result<Vec<(u32, Rating)>, Error> {
        let sql = "SELECT number, value, spread FROM puzzle_ratings WHERE game = $1 ORDER BY number";
        let rows: Vec<Row> = query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((number(row)?, rating(row)?))).collect()
    }
}

/// How a person stands; nobody else changes it before the transaction ends.
async fn lock_standing(
    writing: &Transaction,
    person: &PersonId,
    game: &str,
) -> Result<PuzzleStanding, Error> {
    let new = PuzzleStanding::NEW;
    let row = query(
        "INSERT INTO puzzle_people (person, game, value, spread, run, best, day, days, best_days)
         VALUES ($1, $2, $3, $4, 0, 0, -1, 0, 0)
         ON CONFLICT (person, game) DO UPDATE SET value = puzzle_people.value RETURNING *",
    )
    .bind(person.as_str())
    .bind(game)
    .bind(new.rating.value)
    .bind(new.rating.spread)
    .fetch_one(writing)
    .await?;
    PuzzleStanding::read(&row)
}

async fn keep_standing(
    writing: &Transaction,
    (person, game): (&PersonId, &str),
    standing: &PuzzleStanding,
) -> Result<(), Error> {
    query(
        "UPDATE puzzle_people
         SET value = $1, spread = $2, run = $3, best = $4, day = $5, days = $6, best_days = $7
         WHERE person = $8 AND game = $9",
    )
    .bind(standing.rating.value)
    .bind(standing.rating.spread)
    .bind(standing.run)
    .bind(standing.best)
    .bind(standing.day)
    .bind(standing.days)
    .bind(standing.best_days)
    .bind(person.as_str())
    .bind(game)
    .execute(writing)
    .await?;
    Ok(())
}

/// Keeps with a try what it did to the rating of the person.
async fn note_change(
    writing: &Transaction,
    (person, tried): (&PersonId, &NewTry<'_>),
    change: RatingChange,
) -> Result<(), Error> {
    query(
        "UPDATE puzzle_tries SET value_before = $1, value_after = $2
         WHERE person = $3 AND game = $4 AND number = $5",
    )
    .bind(change.before.value)
    .bind(change.after.value)
    .bind(person.as_str())
    .bind(tried.game)
    .bind(i64::from(tried.number))
    .execute(writing)
    .await?;
    Ok(())
}

/// Rates the person against the puzzle; keeps the rating of the puzzle and gives that of the person.
async fn rate_both(writing: &Transaction, person: Rating, tried: &NewTry<'_>) -> Result<Rating, Error> {
    let row = query(
        "INSERT INTO puzzle_ratings (game, number, value, spread, tries) VALUES ($1, $2, $3, $4, 1)
         ON CONFLICT (game, number) DO UPDATE SET tries = puzzle_ratings.tries + 1 RETURNING value, spread",
    )
    .bind(tried.game)
    .bind(i64::from(tried.number))
    .bind(tried.start.value)
    .bind(tried.start.spread)
    .fetch_one(writing)
    .await?;
    let (own, other) = if tried.solved { (1, 2) } else { (2, 1) };
    let rated = rate(&[(person, own), (rating(&row)?, other)]);
    let &[after, puzzle] = rated.as_slice() else { return Err(Error::corrupt("the rating of a try")) };
    query("UPDATE puzzle_ratings SET value = $1, spread = $2 WHERE game = $3 AND number = $4")
        .bind(puzzle.value)
        .bind(puzzle.spread)
        .bind(tried.game)
        .bind(i64::from(tried.number))
        .execute(writing)
        .await?;
    Ok(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRY: NewTry<'_> = NewTry { game: "toy", number: 1, solved: true, start: Rating::START, day: None };

    #[test]
    fn a_run_goes_both_ways_and_its_best_stays() {
        let mut standing = PuzzleStanding::NEW;
        let told = [true, true, false, false, true].map(|solved| {
            standing.count(&NewTry { solved, ..TRY });
            (standing.run, standing.best)
        });
        assert_eq!(told, [(1, 1), (2, 2), (-1, 2), (-2, 2), (1, 2)]);
    }

    #[test]
    fn days_count_once_and_in_a_row() {
        let mut standing = PuzzleStanding::NEW;
        let tries = [(10, true), (10, false), (11, true), (12, false), (12, true), (13, true), (15, true)];
        let told = tries.map(|(day, solved)| {
            standing.count_day(&NewTry { solved, day: Some(day), ..TRY });
            (standing.days, standing.best_days)
        });
        assert_eq!(told, [(1, 1), (1, 1), (2, 2), (0, 2), (0, 2), (1, 2), (1, 2)]);
    }
}
