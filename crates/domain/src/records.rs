//! What is kept of a table and its seats.

use std::fmt;
use std::str::FromStr;

use engine::{Seat, StepNumber, Token};
use host::Level;

use crate::people::PersonId;
use crate::terms::{Allowances, Terms};
use crate::time::{SECOND, Tick, Timing};
use crate::{Corrupt, kept_as_words};

/// A moment: whole seconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub i64);

impl From<Tick> for Moment {
    fn from(tick: Tick) -> Self {
        Self(tick.0.div_euclid(SECOND))
    }
}

impl Moment {
    /// So many seconds earlier.
    #[must_use]
    pub const fn minus(self, seconds: i64) -> Self {
        Self(self.0.saturating_sub(seconds))
    }
}

/// The id of a table, as it stands in its address: `amber-otter-k7m`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// This id; whether such a table exists is another question.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

kept_as_words!(
    /// Where a table is in its life.
    Status, "status" {
        /// Seats are being filled.
        #[default]
        Waiting = "waiting",
        /// The game runs.
        Playing = "playing",
        /// The game is over.
        Over = "over",
        /// Whoever hosts has closed it: it is shown to nobody.
        Closed = "closed",
    }
);

/// Whether a table's game counts for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rated {
    /// It was opened without.
    #[default]
    No,
    /// It does.
    Yes,
    /// It was to, but a computer has played for somebody.
    Lost,
}

impl Rated {
    /// Whether the table was opened as a rated one: what was agreed then holds to the end.
    pub const fn was_agreed(self) -> bool {
        match self {
            Self::No => false,
            Self::Yes | Self::Lost => true,
        }
    }

    /// Its number in the database.
    pub const fn number(self) -> i64 {
        match self {
            Self::No => 0,
            Self::Yes => 1,
            Self::Lost => 2,
        }
    }

    /// What a number of the database means.
    ///
    /// # Errors
    /// If nobody wrote it.
    pub fn of_number(number: i64) -> Result<Self, Corrupt> {
        [Self::No, Self::Yes, Self::Lost]
            .into_iter()
            .find(|rated| rated.number() == number)
            .ok_or_else(|| Corrupt(format!("rated {number}")))
    }
}

/// What is kept of a table besides its seats and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// Its id.
    pub id: TableId,
    /// The short name of its game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u16,
    /// Its options in their order, the number of players first.
    pub options: Vec<(String, String)>,
    /// What its host calls it; empty if it is named by its id.
    pub name: String,
    /// Where it is in its life.
    pub status: Status,
    /// On what terms people come to it.
    pub terms: Terms,
    /// What may be done at it.
    pub allows: Allowances,
    /// How long its people may think.
    pub timing: Timing,
    /// Whether its people have ended the game before its rules did: without a result, unless somebody gave up.
    pub abandoned: bool,
    /// Whether its game counts for ratings.
    pub rated: Rated,
    /// Who opened it.
    pub host: PersonId,
    /// When it was opened.
    pub created: Moment,
    /// When something happened at it last.
    pub changed: Moment,
    /// How often its seats or its status have changed.
    pub version: i64,
    /// The version with which the game began; 0 while it waits.
    pub started: i64,
    /// The secret of its luck. Told to nobody before the game is over.
    pub secret: Token,
    /// The table whose people play again here.
    pub rematch_of: Option<TableId>,
    /// Where its game comes from, if its first steps were not taken here.
    pub origin: Option<Origin>,
}

/// Where the game of a table comes from whose first steps were not taken there. Such a game counts for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// What they were taken from.
    pub source: Source,
    /// How many steps were taken over: choices and luck.
    pub steps: StepNumber,
}

/// What the first steps of a game were taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A saved game that somebody has brought.
    Saved,
    /// The lesson of this number, from 1, of the course of a game.
    Lesson(String, usize),
    /// The position of the puzzle of this number of a game.
    Puzzle(String, u32),
    /// The game of another table.
    Table(TableId),
}

/// With what a lesson begins in the database. No id of a table holds a stroke.
const LESSON: &str = "learn/";

/// The same of a puzzle.
const PUZZLE: &str = "puzzles/";

impl Source {
    /// As the database keeps it.
    pub fn kept(&self) -> Option<String> {
        match self {
            Self::Saved => None,
            Self::Lesson(game, number) => Some(format!("{LESSON}{game}/{number}")),
            Self::Puzzle(game, number) => Some(format!("{PUZZLE}{game}/{number}")),
            Self::Table(id) => Some(id.to_string()),
        }
    }

    /// What was kept.
    ///
    /// # Errors
    /// If nobody wrote it.
    pub fn of_kept(kept: Option<&str>) -> Result<Self, Corrupt> {
        let Some(text) = kept else { return Ok(Self::Saved) };
        let corrupt = || Corrupt(format!("source {text:?}"));
        if let Some(lesson) = text.strip_prefix(LESSON) {
            let (game, number) = numbered(lesson).ok_or_else(corrupt)?;
            return Ok(Self::Lesson(game, number));
        }
        if let Some(puzzle) = text.strip_prefix(PUZZLE) {
            let (game, number) = numbered(puzzle).ok_or_else(corrupt)?;
            return Ok(Self::Puzzle(game, number));
        }
        Ok(Self::Table(TableId::new(text)))
    }
}

/// A game and a number: `toy/3`.
fn numbered<N: FromStr>(text: &str) -> Option<(String, N)> {
    let (game, number) = text.split_once('/')?;
    Some((game.to_owned(), number.parse().ok()?))
}

impl TableRecord {
    /// How many seats it has.
    pub fn seats(&self) -> u8 {
        let players = self.options.iter().find(|(name, _)| name == "players");
        players.and_then(|(_, count)| count.parse().ok()).unwrap_or_default()
    }

    /// Whether its game was brought as a saved game: nothing is played at it.
    pub fn is_imported(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.source == Source::Saved)
    }
}

kept_as_words!(
    /// Who may act for a seat.
    SeatKind, "kind of seat" {
        /// Nobody sits here. It may be kept for a person.
        #[default]
        Open = "open",
        /// A person sits here.
        Person = "person",
        /// A computer plays. It may stand in for a person.
        Computer = "computer",
    }
);

/// What is kept of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    /// Which one.
    pub seat: Seat,
    /// Who may act for it.
    pub kind: SeatKind,
    /// Who sits here, or for whom it is kept or played meanwhile.
    pub person: Option<PersonId>,
    /// The name on its plate; empty for an open seat that is kept for nobody.
    pub name: String,
    /// How strongly the computer plays; none for a person.
    pub computer: Option<Level>,
    /// What the browser gave to the luck of the table.
    pub share: Option<Token>,
    /// How many hints its person was given.
    pub hints: u32,
    /// How many choices a computer has made in the place of its person.
    pub stood_in: u32,
    /// The key in the address that gives an open seat to whoever opens it; empty if it has none.
    pub invite: String,
    /// Whether its person wants to begin without waiting for more people.
    pub ready: bool,
}

impl SeatRecord {
    /// A seat that anybody may take.
    pub const fn open(seat: Seat) -> Self {
        Self {
            seat,
            kind: SeatKind::Open,
            person: None,
            name: String::new(),
            computer: None,
            share: None,
            hints: 0,
            stood_in: 0,
            invite: String::new(),
            ready: false,
        }
    }

    /// The computer player of a word that was kept: none if it is empty. A table may keep a player that there is no
    /// more; anybody plays by the rules.
    pub fn computer_of(word: &str) -> Option<Level> {
        (!word.is_empty()).then(|| word.parse().unwrap_or(Level::Random))
    }

    /// The word by which its computer player is kept; empty for a person.
    pub fn computer_word(&self) -> &'static str {
        self.computer.map_or("", Level::word)
    }

    /// Whether anybody who comes may take it.
    pub fn is_free(&self) -> bool {
        self.kind == SeatKind::Open && self.person.is_none() && self.name.is_empty()
    }

    /// Whether this person may act for it.
    pub fn is_held_by(&self, person: &PersonId) -> bool {
        self.kind == SeatKind::Person && self.person.as_ref() == Some(person)
    }
}

/// How a seat stands at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which seat.
    pub seat: Seat,
    /// Its place from 1; equal seats share a place.
    pub place: u8,
    /// Its final points.
    pub score: i32,
}

/// The end of a game that somebody played alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloEnd {
    /// Who sat there at the end.
    pub person: PersonId,
    /// The final points.
    pub score: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_player_that_there_is_no_more_is_one_that_plays_by_the_rules() {
        assert_eq!(SeatRecord::computer_of(""), None);
        assert_eq!(SeatRecord::computer_of("odd"), Some(Level::Random));
        for &level in Level::ALL {
            let kept = SeatRecord { computer: Some(level), ..SeatRecord::open(Seat::default()) };
            assert_eq!(SeatRecord::computer_of(kept.computer_word()), Some(level));
        }
        assert_eq!(SeatRecord::open(Seat::default()).computer_word(), "");
    }

    #[test]
    fn what_a_game_was_taken_from_is_read_as_it_was_kept() {
        for source in [
            Source::Saved,
            Source::Lesson("toy".into(), 3),
            Source::Puzzle("toy".into(), 7),
            Source::Table(TableId::new("k3ep")),
        ] {
            assert_eq!(Source::of_kept(source.kept().as_deref()).ok(), Some(source));
        }
        for bad in ["learn/", "learn/toy", "learn/toy/", "learn/toy/x", "puzzles/toy", "puzzles/toy/-1"] {
            assert!(Source::of_kept(Some(bad)).is_err(), "{bad}");
        }
    }
}
