//! `mu play`: a table in the terminal.
//!
//! Plain lines, nothing drawn, nothing that moves: a screen reader and a Braille line follow every word.

mod command;
mod seats;
mod session;
#[cfg(test)]
mod tests;
mod words;

use std::hash::{BuildHasher as _, RandomState};
use std::io::{BufRead, Write};
use std::path::PathBuf;

use ::words::Language;
use clap::Args;
use engine::{Luck, Seat};
use host::Entry;

use crate::failure::Failure;
use crate::given::{self, TableGiven, example, game, seat_of_table};
use crate::locale;
use crate::saved_file::SavedFile;
use seats::Sitting;
use session::Session;

/// Plays a game in the terminal against computer players.
///
/// Everything is read and written as plain lines. Type ? at the table to hear what you can type.
#[derive(Args, Debug)]
#[command(after_help = example("mu play GAME --language fr --save evening.mu\n  mu play --resume evening.mu"))]
pub(crate) struct Play {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game, required_unless_present = "resume")]
    game: Option<&'static Entry>,
    #[command(flatten)]
    table: TableGiven,
    /// Your seat.
    #[arg(long, value_name = "SEAT", default_value = "a", value_parser = given::seat)]
    seat: Seat,
    /// Your name.
    #[arg(long, value_name = "NAME", value_parser = seats::name)]
    name: Option<String>,
    /// The computer players on the other seats, repeated if there are fewer; by default steady.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    bots: Vec<String>,
    /// The seed of the luck; by default drawn at random.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The language: en, fr or de; by default that of the terminal.
    #[arg(long, value_name = "CODE", value_parser = given::language)]
    language: Option<Language>,
    /// Keep the game in this file after each of your choices.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game that was kept.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "preset", "options", "seat", "name", "bots", "seed"])]
    resume: Option<PathBuf>,
}

impl Play {
    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let language = locale::language(self.language);
        let mut session = if let Some(path) = &self.resume {
            let kept = self.save.as_ref().unwrap_or(path).clone();
            resumed(&SavedFile::read(path)?, language)?.kept_in(Some(kept))
        } else {
            let game = self.game.ok_or_else(|| Failure::input("name a game or a file to --resume"))?;
            self.opened(game, language)?.kept_in(self.save.clone())
        };
        session.play(input, out)
    }

    /// A new table.
    fn opened<'a>(&self, game: &'a Entry, language: Language) -> Result<Session<'a>, Failure> {
        let seats = self.table.seats(game);
        let table = game.open(seats, &self.table.options(game)?).map_err(Failure::input)?;
        seat_of_table(self.seat, seats)?;
        let sitting = Sitting::new(game, seats, self.seat, self.name.as_deref(), &self.bots)?;
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
        let mut session = Session::new(game, table, sitting, seed, language);
        session.begin(&Luck::from_seed(seed));
        Ok(session)
    }
}

/// The table of a file, with the same people and the same luck.
fn resumed(file: &SavedFile, language: Language) -> Result<Session<'static>, Failure> {
    let table = file.restore()?;
    let sitting = Sitting::of(file, table.seats())?;
    let seed = file.saved.first("seed").ok_or_else(|| {
        Failure::input(format!(
            "{}: only games of mu play can go on; this one names no seed",
            file.path.display()
        ))
    })?;
    let number = seed.rest.parse();
    let number = number.map_err(|_| {
        Failure::input(format!("{}: line {}: a seed is a whole number", file.path.display(), seed.line))
    })?;
    let mut session =
        Session::new(file.game, table, sitting, number, language).with_header(file.saved.header.clone());
    session.begin(&Luck::from_seed(number));
    Ok(session)
}
