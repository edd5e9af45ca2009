//! One game as a value: everything the rest of the program knows of it.

use std::ops::RangeInclusive;

use agents::{Played, PlayerName};
use board::poster::Poster;
use board::wordmark::Mark;
use board::{About, Face, OptionWords, Preset, Tool};
use engine::laws::Lawful;
use engine::{BadOption, BadSave, OptionSpec, Options, RuleId, SavedGame, Study};
use maud::Markup;
use rulebook::Document;
use words::Language;

use crate::documents::Documents;
use crate::hosted::{AnyTable, Hosted};
use crate::laboratory::Laboratory;

/// A new table of any kind.
type Opened = Result<Box<dyn AnyTable>, BadOption>;

/// A saved game of any kind, as a table.
type Restored = Result<Box<dyn AnyTable>, BadSave>;

/// What is wrong with an option: as refused, for so many seats, among these options.
type OptionFaults = fn(&BadOption, u8, &[(String, String)], Language) -> Vec<String>;

/// One game behind functions that do not name it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its short name: `tricks`.
    pub name: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// The version of its rules.
    pub rules_version: u16,
    /// All its rules.
    pub rules: &'static [RuleId],
    /// How many seats a table may have.
    pub seats: fn() -> RangeInclusive<u8>,
    /// Its table options.
    pub options: fn() -> &'static [OptionSpec],
    /// Its computer players, weakest first.
    pub players: fn() -> &'static [PlayerName],
    /// The computer player that people meet unless they choose another.
    pub usual_player: fn() -> &'static str,
    /// The strongest computer player that people are offered.
    pub strongest_player: fn() -> &'static str,
    /// What it is.
    pub about: fn(Language) -> About,
    /// An option in words.
    pub option_words: fn(&str, Language) -> OptionWords,
    /// The value of an option in words.
    pub option_value: fn(&str, &str, Language) -> String,
    /// Everything that is wrong with an option that is a text, for a table of so many seats.
    pub option_faults: OptionFaults,
    /// Its drawn name.
    pub mark: fn() -> Mark,
    /// Its poster.
    pub poster: fn(Language) -> Poster,
    /// A page with its pictures, for whoever draws and whoever checks.
    pub gallery: fn(Language) -> String,
    /// The style rules of its table.
    pub style: fn() -> &'static str,
    /// The pictures its scenes place.
    pub sprite: fn(Language) -> Markup,
    /// What the result of somebody who played alone is called, if the game names levels.
    pub level: fn(i32, Language) -> Option<&'static str>,
    /// A part of a score in words.
    pub score_words: fn(&str, Language) -> String,
    /// Its options that only help to remember: rated games go without them.
    pub aids: fn() -> &'static [&'static str],
    /// Sets of options that it proposes by name.
    pub presets: fn() -> &'static [Preset],
    /// Commands that it offers of its own.
    pub tools: fn() -> &'static [Tool],
    /// What the laboratory does with it.
    pub laboratory: Laboratory,
    documents: &'static Documents,
    open: fn(u8, &[(String, String)]) -> Opened,
    restore: fn(&SavedGame) -> Restored,
}

impl Entry {
    /// The line of one game: its rules, what a simulation counts of it, and its rules documents in
    /// the order of [`Language::ALL`].
    pub const fn of<G: Face + Played + Lawful, S: Study<G>>(documents: &'static Documents) -> Self {
        Self {
            name: G::NAME,
            title: G::TITLE,
            rules_version: G::RULES_VERSION,
            rules: G::RULES,
            seats: || G::Options::SEATS,
            options: G::Options::specs,
            players: G::players,
            usual_player: G::usual,
            strongest_player: G::strongest,
            about: G::about,
            option_words: G::option_words,
            option_value: G::option_value,
            option_faults: G::option_faults,
            mark: G::mark,
            poster: G::poster,
            gallery: board::gallery::gallery::<G>,
            style: G::style,
            sprite: G::sprite,
            level: G::level,
            score_words: G::score_words,
            aids: G::aids,
            presets: G::presets,
            tools: G::tools,
            laboratory: Laboratory::of::<G, S>(),
            documents,
            open: |seats, chosen| Ok(Box::new(Hosted::<G>::open(G::Options::build(seats, chosen)?))),
            restore: |saved| Ok(Box::new(Hosted::<G>::restore(saved)?)),
        }
    }

    /// Its rules document. It is read once and kept.
    ///
    /// # Panics
    /// If the text is no rules document; a test reads those of all games.
    pub fn document(&self, language: Language) -> &'static Document {
        self.documents.read(self.name, language)
    }

    /// Opens a table on which nothing has happened yet; [`AnyTable::settle`] begins it.
    ///
    /// # Errors
    /// The first option that cannot be so.
    pub fn open(&self, seats: u8, chosen: &[(String, String)]) -> Opened {
        (self.open)(seats, chosen)
    }

    /// Rebuilds a table from a saved game.
    ///
    /// # Errors
    /// The first line that cannot be so.
    pub fn restore(&self, saved: &SavedGame) -> Restored {
        (self.restore)(saved)
    }
}
