//! Sets of options that a game proposes by name: a first game, a table for two.

use engine::{OptionKind, OptionSpec};
use words::Language;

use crate::parts::OptionWords;

/// A set of options with a name.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its name in forms and on the command line: `first_game`.
    pub name: &'static str,
    /// What people call it, and one sentence about it.
    pub words: fn(Language) -> OptionWords,
    /// The options that are not as usual, by name.
    pub options: &'static [(&'static str, &'static str)],
    /// The number of players for which the form of a new table takes it by itself; `words` say why.
    pub players: Option<u8>,
}

impl Preset {
    /// The name of the set with which somebody begins who has not finished a game of this kind yet.
    pub const FIRST_GAME: &'static str = "first_game";

    /// The value that it gives to an option: the usual one if it does not name the option, and none if the
    /// option is a text. What cards or which map lies on the table is not its business.
    pub fn value(&self, spec: &OptionSpec) -> Option<&'static str> {
        let named = self.options.iter().find(|(name, _)| *name == spec.name);
        let usual = (spec.kind != OptionKind::Text).then_some(spec.default);
        named.map(|(_, value)| *value).or(usual)
    }
}
