//! Reading and writing saved games.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{SaveError, SavedGame};
use host::{AnyTable, Entry};

use crate::failure::Failure;
use crate::text_file;

/// A saved game and the game it is one of.
#[derive(Debug)]
pub(crate) struct SavedFile {
    /// Where it was read from.
    pub(crate) path: PathBuf,
    /// What it says.
    pub(crate) saved: SavedGame,
    /// Its game.
    pub(crate) game: &'static Entry,
}

impl SavedFile {
    /// Reads a file; `-` is standard input. Whether its steps can be so is not looked at.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let text = text_file::read(path, "saved game")?;
        let bad = |bad: SaveError| Failure::input(format!("{}: {bad}", path.display()));
        let saved = SavedGame::parse(&text).map_err(bad)?;
        let named = saved.game().map_err(bad)?;
        let game = crate::given::game(&named.rest);
        let game =
            game.map_err(|why| bad(SaveError::other(named.line, format!("game {}: {why}", named.rest))))?;
        Ok(Self { path: path.to_owned(), saved, game })
    }

    /// Replays it. A step or a score that cannot be so is a finding, with its line.
    pub(crate) fn restore(&self) -> Result<Box<dyn AnyTable>, Failure> {
        self.game.restore(&self.saved).map_err(|bad| self.finding(bad))
    }

    /// Something in the file is not as the rules make it.
    pub(crate) fn finding(&self, what: impl std::fmt::Display) -> Failure {
        Failure::Finding(format!("{}: {what}", self.path.display()))
    }
}

/// Writes a saved game, so that at any time either the old or the new one stands in the file.
pub(crate) fn write(path: &Path, saved: &SavedGame) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, saved.to_string()).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}
