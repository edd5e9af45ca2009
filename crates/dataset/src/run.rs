//! Which games are played, and what is written about them into every file.

use host::Entry;
use lab::{BadSetting, SeatError, Simulation};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::rows::Rows;
use crate::shard::Shard;

/// A run of games, one shard of which becomes a file.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The game.
    pub entry: &'static Entry,
    /// All games of the run.
    pub simulation: &'a Simulation,
    /// Which part of them.
    pub shard: Shard,
    /// What a row is.
    pub rows: Rows,
    /// The version of the program: files of another version are not gone on with.
    pub program: &'a str,
}

/// What a file says of itself. Two files with the same text hold the same rows.
#[derive(Serialize)]
struct About<'a> {
    game: &'a str,
    rules_version: u16,
    program: &'a str,
    rows: &'static str,
    players: u8,
    options: Map<String, Value>,
    bots: Vec<&'static str>,
    seating: &'static str,
    seed: u64,
    games: u64,
    shard: String,
    first_game: u64,
    end_game: u64,
    choices_max: u32,
    rounds_max: Option<u32>,
}

impl Run<'_> {
    /// The games of the shard.
    pub(crate) fn games(&self) -> std::ops::Range<u64> {
        self.shard.of(&self.simulation.games)
    }

    /// What the file says of itself, as JSON in one line.
    pub(crate) fn about(&self) -> Result<String, BadSetting> {
        let Simulation { setting, games, seating, bounds } = self.simulation;
        let table = self.entry.open(setting.seats, &setting.options)?;
        let saved = table.save();
        let options = saved.all("option").filter_map(|line| line.rest.split_once(' '));
        let options = options.map(|(name, value)| (name.to_owned(), Value::from(value.to_owned()))).collect();
        let own = self.games();
        let about = About {
            game: self.entry.name,
            rules_version: self.entry.rules_version,
            program: self.program,
            rows: self.rows.into(),
            players: setting.seats,
            options,
            bots: setting.bots.iter().map(|bot| bot.word()).collect(),
            seating: match seating {
                SeatError::Rotating => "rotating",
                SeatError::Fixed => "fixed",
                SeatError::Duplicate => "duplicate",
            },
            seed: setting.seed,
            games: games.end.saturating_sub(games.start),
            shard: self.shard.to_string(),
            first_game: own.start,
            end_game: own.end,
            choices_max: bounds.choices_max,
            rounds_max: bounds.rounds_max,
        };
        Ok(serde_json::to_string(&about).expect("names and numbers are always JSON"))
    }
}
