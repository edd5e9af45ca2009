//! One game as a value: everything the rest of the program knows of it.

use std::ops::RangeInclusive;

use engine::laws::Lawful;
use engine::{Game, OptionError, OptionSpec, Options, RuleId, SaveError, SavedGame, Study};
use face::poster::Poster;
use face::wordmark::Mark;
use face::{About, Face, Look, OptionWords, Preset, Refusal, Sign, Spot, Tool};
use maud::Markup;
use players::{Level, NoSuchPlayer, Roster};
use rulebook::Document;
use words::Language;

use crate::documents::Documents;
use crate::hosted::{AnyTable, Hosted};
use crate::laboratory::Laboratory;

/// A new table of any kind.
type Opened = Result<Box<dyn AnyTable>, OptionError>;

/// A saved game of any kind, as a table.
type Restored = Result<Box<dyn AnyTable>, SaveError>;

/// What is wrong with an option: as refused, for so many seats, among these options.
type OptionFaults = fn(&OptionError, u8, &[(String, String)], Language) -> Vec<String>;

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
    /// The levels of its computer players, weakest first.
    pub players: fn() -> Vec<Level>,
    /// The computer player of this word.
    pub player: fn(&str) -> Result<Level, NoSuchPlayer>,
    /// The computer player that people meet unless they choose another.
    pub usual_player: fn() -> Level,
    /// The strongest computer player.
    pub strongest_player: fn() -> Level,
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
    /// The signs of its board with what they mean.
    pub legend: fn(Language) -> Vec<Sign>,
    /// What the result of somebody who played alone is called, if the game names levels.
    pub level: fn(i32, Language) -> Option<&'static str>,
    /// A part of a score in words.
    pub score_words: fn(&str, Language) -> String,
    /// The words of the reasons that a review may give why a choice was worse than another.
    pub reasons: &'static [&'static str],
    /// Such a reason in words, with its numbers; `None` if there is none of this word with so many numbers.
    pub reason_against: fn(&str, &[i32], Language) -> Option<String>,
    /// What the coach asks where such a reason speaks against a choice: a question that names no choice.
    pub question_against: fn(&str, Language) -> Option<&'static str>,
    /// What puzzles are called whose reason has this word.
    pub theme: fn(&str, Language) -> Option<&'static str>,
    /// By how many points people feel that a choice was better.
    pub felt_points: f64,
    /// What the tables of what hands were worth are called, if a review of it has such.
    pub appraisal: fn(Language) -> Option<&'static str>,
    /// Its options that only help to remember: rated games go without them.
    pub aids: fn() -> &'static [&'static str],
    /// Sets of options that it proposes by name.
    pub presets: fn() -> &'static [Preset],
    /// The text of its guided first game; empty if it has none.
    pub course: fn() -> &'static str,
    /// The text of its puzzles; empty if it has none.
    pub puzzles: fn() -> &'static str,
    /// Where a thing is that the course points at.
    pub spot: fn(&str, &Look<'_>) -> Option<Spot>,
    /// What a component is called that the course names.
    pub component: fn(&str, Language) -> Option<Markup>,
    /// Commands that it offers of its own.
    pub tools: fn() -> &'static [Tool],
    /// What the laboratory does with it.
    pub laboratory: Laboratory,
    documents: &'static Documents,
    open: fn(u8, &[(String, String)]) -> Opened,
    restore: fn(&SavedGame) -> Restored,
    refused_step: fn(&SavedGame, usize, Language) -> Option<Refusal>,
}

impl Entry {
    /// One game: its face, its players, what a simulation counts of it, and its rules documents in
    /// the order of [`Language::ALL`].
    pub const fn of<F: Face<Game: Lawful>, R: Roster<Game = F::Game>, S: Study<F::Game>>(
        documents: &'static Documents,
    ) -> Self {
        Self {
            name: F::Game::NAME,
            title: F::Game::TITLE,
            rules_version: F::Game::RULES_VERSION,
            rules: F::Game::RULES,
            seats: || <F::Game as Game>::Options::SEATS,
            options: <F::Game as Game>::Options::specs,
            players: R::levels,
            player: R::level_of,
            usual_player: R::usual,
            strongest_player: R::strongest,
            about: F::about,
            option_words: F::option_words,
            option_value: F::option_value,
            option_faults: F::option_faults,
            mark: F::mark,
            poster: F::poster,
            gallery: face::gallery::gallery::<F>,
            style: F::style,
            sprite: F::sprite,
            legend: F::legend,
            level: F::level,
            score_words: F::score_words,
            reasons: R::REASONS,
            reason_against: F::reason_against,
            question_against: F::question_against,
            theme: F::theme,
            felt_points: R::FELT,
            appraisal: F::appraisal,
            aids: F::aids,
            presets: F::presets,
            course: F::course,
            puzzles: F::puzzles,
            spot: F::spot,
            component: F::component,
            tools: F::tools,
            laboratory: Laboratory::of::<F, R, S>(),
            documents,
            open: |seats, chosen| {
                Ok(Box::new(Hosted::<F, R>::open(<F::Game as Game>::Options::build(seats, chosen)?)))
            },
            restore: |saved| Ok(Box::new(Hosted::<F, R>::restore(saved)?)),
            refused_step: Hosted::<F, R>::refused_step,
        }
    }

    /// Its rules document. It is read once and kept.
    ///
    /// # Panics
    /// If the text is no rules document; a test reads those of all games.
    pub fn document(&self, language: Language) -> &'static Document {
        self.documents.read(self.name, language)
    }

    /// Opens a table on which nothing has happened yet; [`AnyPosition::settle`](crate::AnyPosition::settle) begins it.
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

    /// Why the rules refuse the step in a line of a saved game, from 1, as the seat that took it is told; `None` if they
    /// do not, or something before it cannot be.
    pub fn refused_step(&self, saved: &SavedGame, line: usize, language: Language) -> Option<Refusal> {
        (self.refused_step)(saved, line, language)
    }
}
