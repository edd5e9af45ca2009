//! `mu trace`: one game as JSON lines.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use host::Entry;
use lab::{Setting, TraceError};

use crate::failure::Failure;
use crate::given::{TableGiven, bots, example, game};
use crate::saved_file::SavedFile;

/// Writes one game as JSON lines: every outcome of luck, what is owed, every choice, every event.
///
/// The game is played by computer players, or read from a saved game. The same seed gives the same
/// bytes on every machine. A trace shows everything, hidden cards too.
#[derive(Args, Debug)]
#[command(after_help = example("mu trace GAME --seed 1 --bots random"))]
pub(crate) struct Trace {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game, required_unless_present = "file")]
    game: Option<&'static Entry>,
    #[command(flatten)]
    table: TableGiven,
    /// The computer players, repeated if there are fewer than seats; by default the weakest.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    bots: Vec<String>,
    /// The seed of the luck and of what the players draw.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Give up after so many choices.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    max_choices: u32,
    /// Trace this saved game instead; - is standard input.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "preset", "options", "bots", "seed", "max_choices"])]
    file: Option<PathBuf>,
}

impl Trace {
    /// Writes the trace.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(path) = &self.file {
            return traced_file(&SavedFile::read(path)?, out);
        }
        let game = self.game.ok_or_else(|| Failure::input("name a game or a --file"))?;
        let setting = Setting {
            seats: self.table.seats(game),
            options: self.table.options(game)?,
            bots: bots(game, &self.bots)?,
            seed: self.seed,
        };
        (game.laboratory.trace)(&setting, self.max_choices, out).map_err(failure)
    }
}

fn traced_file(file: &SavedFile, out: &mut dyn Write) -> Result<(), Failure> {
    match (file.game.laboratory.trace_saved)(&file.saved, out) {
        Err(TraceError::Save(bad)) => Err(file.finding(bad)),
        traced => traced.map_err(failure),
    }
}

fn failure(error: TraceError) -> Failure {
    match error {
        TraceError::Io(error) => error.into(),
        TraceError::Misplayed(_) | TraceError::Endless(_) | TraceError::Save(_) => {
            Failure::Finding(error.to_string())
        }
        TraceError::Setting(bad) => Failure::input(bad),
    }
}
