//! Commands that a game offers of its own, besides those that all games have: to draw its map, to
//! check its files.
//!
//! They are offered in the terminal. What they say is English, like all help there; what they draw
//! may be in any language.

use words::Language;

/// A command of one game: `mu isle map --seed 7`.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// What it belongs to: the game or a thing of it. Tools with the same word stand together.
    pub group: &'static str,
    /// What it does to it.
    pub name: &'static str,
    /// What it is for, in one sentence.
    pub about: &'static str,
    /// The words after `mu`, as somebody may type them.
    pub example: &'static str,
    /// What it takes besides a language and a place to write to.
    pub takes: &'static [Take],
    /// Carries it out.
    pub run: fn(&Given) -> Result<Product, Unmade>,
}

/// Something that a tool takes.
#[derive(Clone, Copy, Debug)]
pub struct Take {
    /// Its name: `--seed`, or `SEED` where it stands alone.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub about: &'static str,
    /// What it may be.
    pub kind: TakeKind,
}

/// What something that a tool takes may be.
#[derive(Clone, Copy, Debug)]
pub enum TakeKind {
    /// A whole number, named: `--seed 7`.
    Number {
        /// The least.
        min: u64,
        /// The greatest.
        max: u64,
        /// The number if none is given.
        default: u64,
    },
    /// The text of a file, named: `--file map.toml`. It may be left out.
    File,
    /// The text of a file that must be given, not named.
    NeededFile,
    /// The text of a file that may be given, not named.
    PlainFile,
}

/// What a tool was given.
#[derive(Clone, Debug)]
pub struct Given {
    /// The language of what it draws.
    pub language: Language,
    /// Numbers by name.
    pub numbers: Vec<(&'static str, u64)>,
    /// Texts of files by name.
    pub files: Vec<(&'static str, String)>,
}

impl Given {
    /// A number that it takes; 0 if it takes none of this name.
    pub fn number(&self, name: &str) -> u64 {
        self.numbers.iter().find(|(known, _)| *known == name).map_or(0, |(_, number)| *number)
    }

    /// The text of a file, if it was given.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|(known, _)| *known == name).map(|(_, text)| text.as_str())
    }
}

/// What a tool has made.
#[derive(Clone, Debug)]
pub struct Product {
    /// A text, written where nothing else is asked for.
    pub text: String,
    /// How the name of a file with the text ends: `toml`.
    pub ending: &'static str,
    /// A picture, if there is one: a whole SVG document.
    pub svg: Option<String>,
}

/// Why a tool has made nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unmade {
    /// What it was given cannot be used.
    Input(String),
    /// It has found these faults in a file, by the name under which it takes it.
    Faults(&'static str, Vec<String>),
}
