//! `mu verify`: whether the luck of a saved game is the luck that its secret gives.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use lab::{CannotVerify, Commitment};

use crate::failure::Failure;
use crate::given::example;
use crate::saved_file::SavedFile;

/// Recomputes every outcome of luck of a saved game from its secret and the seats' shares.
///
/// The secret must be the one that was promised before the game. Every outcome that differs is told
/// with its line; the exit code is then 1.
#[derive(Args, Debug)]
#[command(after_help = example("mu verify game.mu"))]
pub(crate) struct Verify {
    /// The saved game; - is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Verify {
    /// Verifies the file.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let file = SavedFile::read(&self.file)?;
        let verified = (file.game.laboratory.verify)(&file.saved).map_err(|why| match why {
            CannotVerify::Save(bad) => file.finding(bad),
            CannotVerify::NoSecret | CannotVerify::NoPromise => {
                Failure::input(format!("{}: {why}", file.path.display()))
            }
        })?;
        match &verified.commitment {
            Commitment::Kept => writeln!(out, "The secret is the one that was promised.")?,
            Commitment::Broken { promised, actual } => {
                writeln!(out, "The secret is not the one that was promised.")?;
                writeln!(out, "  promised: sha256:{promised}\n  is:       sha256:{actual}")?;
            }
            Commitment::None => {
                writeln!(out, "The luck comes from a seed that the file names; nothing was promised.")?;
            }
        }
        if verified.taken > 0 {
            writeln!(
                out,
                "The first {} steps come from another game: their luck is not verified.",
                verified.taken
            )?;
        }
        let same = verified.outcomes - verified.differing.len();
        writeln!(out, "{same} of {} outcomes of luck are those that it gives.", verified.outcomes)?;
        for differs in &verified.differing {
            writeln!(out, "Line {} differs.", differs.line)?;
            writeln!(out, "  found:    {}\n  expected: {}", differs.found, differs.expected)?;
        }
        if verified.is_fair() { Ok(()) } else { Err(file.finding("the luck is not what was promised")) }
    }
}
