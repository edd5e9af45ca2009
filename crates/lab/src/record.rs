//! What is kept of one game of a simulation.

use std::fmt::Write as _;
use std::io;

use engine::{Seat, Standing};
use players::Level;
use serde::Serialize;

use crate::json::Ordered;

/// One game of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number, from 0.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// The computer player on each seat, `a` first.
    pub bots: Vec<Level>,
    /// How many choices were made.
    pub choices: u32,
    /// How many rounds were begun, in games that have rounds.
    pub rounds: Option<u32>,
    /// How it ended; `None` if it was stopped.
    pub standing: Option<Standing>,
    /// Every choice in its order, if [`Wanted::choices`] asks for them.
    pub taken: Vec<Taken>,
}

/// One choice of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// How many steps of the log, outcomes of luck included, came before it.
    pub step: u32,
    /// Who made it.
    pub seat: Seat,
    /// What was chosen, in the notation.
    pub action: String,
    /// Among how many legal actions.
    pub legal: u32,
}

/// What somebody wants to keep of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// After how many games their records are handed over; at least 1. Fewer are lost when a run is stopped, more
    /// let many threads work without a wait.
    pub games_at_once: u64,
    /// Whether the choices are taken down.
    pub choices: bool,
}

impl Default for Wanted {
    /// Records without choices, 4096 at a time.
    fn default() -> Self {
        Self { games_at_once: 4096, choices: false }
    }
}

/// How records are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordForm {
    /// One JSON object a line.
    JsonLines,
    /// A line of names, then values separated by commas.
    Csv,
}

#[derive(Serialize)]
struct JsonRecord<'a> {
    game: u64,
    seed: u64,
    bots: Ordered<Seat, &'a str>,
    choices: u32,
    rounds: Option<u32>,
    reason: Option<&'a str>,
    scores: Option<Ordered<Seat, i32>>,
    ranks: Option<Ordered<Seat, u8>>,
}

impl Record {
    fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(u8::try_from(self.bots.len()).expect("at most six seats"))
    }
}

/// Somebody who keeps the records of a simulation.
pub trait Keep {
    /// What is wanted.
    fn wanted(&self) -> Wanted {
        Wanted::default()
    }

    /// Is given the record of every game, in order.
    ///
    /// # Errors
    /// If it cannot be kept.
    fn keep(&mut self, record: &Record) -> io::Result<()>;
}

impl Keep for Vec<Record> {
    fn keep(&mut self, record: &Record) -> io::Result<()> {
        self.push(record.clone());
        Ok(())
    }
}

impl RecordForm {
    /// What stands before the first record of a table of `seats`.
    pub fn header(self, seats: u8) -> String {
        match self {
            Self::JsonLines => String::new(),
            Self::Csv => {
                let columns = ["bot", "score", "rank"].into_iter();
                let of_seats =
                    columns.flat_map(|column| Seat::all(seats).map(move |seat| format!(",{column}_{seat}")));
                format!("game,seed,choices,rounds,reason{}\n", of_seats.collect::<String>())
            }
        }
    }

    /// One record as a line.
    pub fn line(self, record: &Record) -> String {
        match self {
            Self::JsonLines => json_line(record),
            Self::Csv => csv_line(record),
        }
    }
}

fn json_line(record: &Record) -> String {
    let standing = record.standing.as_ref();
    let line = JsonRecord {
        game: record.game,
        seed: record.seed,
        bots: Ordered(record.seats().zip(record.bots.iter().map(|bot| bot.word())).collect()),
        choices: record.choices,
        rounds: record.rounds,
        reason: standing.map(|standing| standing.reason),
        scores: standing.map(|standing| Ordered::by_seat(&standing.scores)),
        ranks: standing.map(|standing| Ordered::by_seat(&standing.ranks)),
    };
    let mut text = serde_json::to_string(&line).expect("names and numbers are always JSON");
    text.push('\n');
    text
}

/// The names of reasons and players are words of the notation: they hold no comma and no quote.
fn csv_line(record: &Record) -> String {
    let standing = record.standing.as_ref();
    let rounds = record.rounds.map(|rounds| rounds.to_string()).unwrap_or_default();
    let reason = standing.map_or("", |standing| standing.reason);
    let mut line = format!("{},{},{},{rounds},{reason}", record.game, record.seed, record.choices);
    for bot in &record.bots {
        let _ = write!(line, ",{bot}");
    }
    for seat in record.seats() {
        let score = standing.map(|standing| standing.scores[seat].to_string()).unwrap_or_default();
        let _ = write!(line, ",{score}");
    }
    for seat in record.seats() {
        let rank = standing.map(|standing| standing.ranks[seat].to_string()).unwrap_or_default();
        let _ = write!(line, ",{rank}");
    }
    line.push('\n');
    line
}
