//! Rated games that count less than in full, for whoever hosts: who played them, and why.

use domain::{Less, Moment, PersonId, WhyLess};

use crate::Store;
use crate::error::Error;
use crate::results::less;
use crate::rows::small;
use crate::sql::{Row, query};

/// How many of the last lines of such games are looked at.
const LINES: i64 = 4000;

/// Rated games of the same people in one league that count less for the same reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeighedGames {
    /// The short name of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Who played, with their present names, in the order of their ids; a name may be empty.
    pub people: Vec<(PersonId, String)>,
    /// Who has thrown them, if somebody has.
    pub thrown_by: Option<PersonId>,
    /// How many there are, as far as one has looked.
    pub games: usize,
    /// Why the last of them counts less, and how much.
    pub last: Less,
    /// When that was.
    pub ended: Moment,
}

impl WeighedGames {
    /// The game whose lines these are.
    fn read(lines: &[Row]) -> Result<Option<Self>, Error> {
        let Some(first) = lines.first() else { return Ok(None) };
        let players = small(first, "players")?;
        // Of the game at which the look backward ends, some lines may be missing.
        let (Some(last), true) = (less(first)?, lines.len() == usize::from(players)) else { return Ok(None) };
        let (mut people, mut thrown_by) = (Vec::new(), None);
        for row in lines {
            let person = PersonId::new(row.try_get::<String>("person")?);
            if last.why == WhyLess::Thrown && row.try_get::<i64>("thrown")? != 0 {
                thrown_by = Some(person.clone());
            }
            people.push((person, row.try_get("name")?));
        }
        people.sort();
        let (game, ended) = (first.try_get("game")?, Moment(first.try_get("ended")?));
        Ok(Some(Self { game, players, people, thrown_by, games: 1, last, ended }))
    }

    /// Whether games of another line belong to these.
    fn includes(&self, other: &Self) -> bool {
        (&self.game, self.players, &self.people, &self.thrown_by, self.last.why)
            == (&other.game, other.players, &other.people, &other.thrown_by, other.last.why)
    }
}

impl Store {
    /// Who has lately played rated games that count less than in full, and why; the last first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn weighed_games(&self, most: usize) -> Result<Vec<WeighedGames>, Error> {
        let rows: Vec<Row> = query(
            "SELECT results.*, people.name FROM results JOIN people ON people.id = results.person
             WHERE results.weight < 100 ORDER BY results.ended DESC, results.number DESC, results.table_id, results.seat
             LIMIT $1",
        )
        .bind(LINES)
        .fetch_all(&self.pool)
        .await?;
        let mut all: Vec<WeighedGames> = Vec::new();
        for lines in rows.chunk_by(same_table) {
            let Some(game) = WeighedGames::read(lines)? else { continue };
            match all.iter_mut().find(|known| known.includes(&game)) {
                Some(known) => known.games += 1,
                None => all.push(game),
            }
        }
        all.truncate(most);
        Ok(all)
    }
}

fn same_table(row: &Row, next: &Row) -> bool {
    let table = |row: &Row| row.try_get::<String>("table_id").ok();
    table(row) == table(next)
}
