//! What pages need to know of a game.

use std::ops::RangeInclusive;

use catalog::{About, Entry, Offered, OptionWords};
use engine::{OptionKind, RuleId};
use words::Language;

/// A game as pages show it, in one language.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its short name, as in addresses.
    pub name: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// What it is.
    pub about: About,
    /// How many seats a table may have.
    pub seats: RangeInclusive<u8>,
    /// The computer players that people are offered, weakest first.
    pub players: Vec<&'static str>,
    /// Its table options.
    pub options: Vec<GameOption>,
}

/// A table option as a form shows it.
#[derive(Clone, Debug)]
pub struct GameOption {
    /// Its name in forms.
    pub name: &'static str,
    /// Its label and one sentence about it.
    pub words: OptionWords,
    /// What it may be.
    pub kind: OptionKind,
    /// Its value if nobody says otherwise.
    pub default: &'static str,
    /// Values worth suggesting, each as a person reads it.
    pub values: Vec<(String, String)>,
    /// The rule that defines it.
    pub rule: RuleId,
}

impl Game {
    /// The game behind a line of the catalogue.
    pub fn of(entry: &Entry, language: Language) -> Self {
        let offered = (entry.players)().iter().filter(|player| player.offered == Offered::ToPeople);
        Self {
            name: entry.name,
            title: entry.title,
            about: (entry.about)(language),
            seats: (entry.seats)(),
            players: offered.map(|player| player.name).collect(),
            options: (entry.options)()
                .iter()
                .map(|spec| GameOption {
                    name: spec.name,
                    words: (entry.option_words)(spec.name, language),
                    kind: spec.kind,
                    default: spec.default,
                    values: suggested(spec.kind)
                        .into_iter()
                        .map(|value| {
                            let words = (entry.option_value)(spec.name, &value, language);
                            (value, words)
                        })
                        .collect(),
                    rule: spec.rule,
                })
                .collect(),
        }
    }
}

/// The values that a form offers; none for a switch, which is on or off.
fn suggested(kind: OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Switch => Vec::new(),
        OptionKind::Number { suggested, .. } => suggested.iter().map(u32::to_string).collect(),
        OptionKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
    }
}
