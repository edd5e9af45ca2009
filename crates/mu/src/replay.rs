//! `mu replay`: recomputes a saved game.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Look, SeatLook};
use clap::Args;
use engine::{Observer, Seat, Turn};
use words::Language;

use crate::failure::Failure;
use crate::given::example;
use crate::saved_file::SavedFile;

/// Recomputes a saved game step by step and compares its scores.
///
/// A step that the rules refuse, or scores that are not those of the steps, are reported with their
/// line; the exit code is then 1.
#[derive(Args, Debug)]
#[command(after_help = example("mu replay game.mu"))]
pub(crate) struct Replay {
    /// The saved game; - is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Replay {
    /// Replays the file and says what it is.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let file = SavedFile::read(&self.file)?;
        let table = file.restore()?;
        let seats = seat_looks(&file, table.seats());
        let steps = table.step_count();
        let choices = table.steps_since(0).iter().filter(|step| !step.starts_with('!')).count();
        writeln!(
            out,
            "{}: {} players, {choices} choices in {steps} steps, all by the rules.",
            file.game.title,
            table.seats()
        )?;
        match table.turn() {
            Turn::Over(standing) => {
                let look = Look { language: Language::English, observer: Observer::Spectator, seats: &seats };
                writeln!(out, "Finished ({}): {}", standing.reason, table.ending(&look).unwrap_or_default())?;
                for (seat, score) in standing.scores.iter() {
                    writeln!(out, "{} {seat} {}: {score}", standing.ranks[seat], look.name(seat))?;
                }
                if file.saved.scores.is_none() {
                    writeln!(out, "The file has no line of scores.")?;
                }
            }
            Turn::Seats(owing) => writeln!(out, "Unfinished: {owing} to choose.")?,
            Turn::Chance => writeln!(out, "Unfinished: luck is due.")?,
        }
        Ok(())
    }
}

/// The seats with the names that a file gives them, else their letters.
pub(crate) fn seat_looks(file: &SavedFile, seats: u8) -> Vec<SeatLook> {
    let look = |seat: Seat| {
        let line = file.saved.all("seat").find_map(|line| line.rest.strip_prefix(seat.letter()));
        let said = line.map(str::trim).filter(|said| !said.is_empty());
        let computer = said.is_some_and(|said| said.starts_with("bot "));
        SeatLook {
            name: said.map_or_else(|| seat.to_string(), Into::into),
            letter: seat.to_string(),
            computer,
        }
    };
    Seat::all(seats).map(look).collect()
}
