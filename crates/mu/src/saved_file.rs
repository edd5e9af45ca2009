//! Reading and writing saved games.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use catalog::{AnyTable, Entry};
use engine::{BadSave, SavedGame};

use crate::failure::Failure;

/// More than any game takes, so that a wrong file is refused before it fills the memory.
const BYTES_MAX: u64 = 16 << 20;

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
        let text = text(path)?;
        let bad = |bad: BadSave| Failure::input(format!("{}: {bad}", path.display()));
        let saved = SavedGame::parse(&text).map_err(bad)?;
        let named = saved.game().map_err(bad)?;
        let game = crate::given::game(&named.rest);
        let game =
            game.map_err(|why| bad(BadSave::line(named.line, format!("game {}: {why}", named.rest))))?;
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

fn text(path: &Path) -> Result<String, Failure> {
    let named = |why: &dyn std::fmt::Display| Failure::input(format!("{}: {why}", path.display()));
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(BYTES_MAX + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| named(&error))?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(named(&"the file is larger than any saved game"));
    }
    String::from_utf8(bytes).map_err(|_| named(&"the file is no text in UTF-8"))
}

/// Writes a saved game, so that at any time either the old or the new one stands in the file.
pub(crate) fn write(path: &Path, saved: &SavedGame) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, saved.to_string()).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}
