//! `mu replay`: recomputes a saved game.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::{Observer, Turn};
use host::Look;
use words::Language;

use crate::failure::Failure;
use crate::given::example;
use crate::people;
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
        let seats = people::looks(&file.saved, table.seats());
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
                writeln!(
                    out,
                    "Finished ({}): {}",
                    standing.reason,
                    table.see(look).ending().unwrap_or_default()
                )?;
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
