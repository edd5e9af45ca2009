//! What pages need to know of a game.

use std::ops::RangeInclusive;

use engine::{OptionKind, RuleId};
use face::wordmark::Mark;
use host::{About, Entry, Level, OptionWords};
use maud::{Markup, html};
use words::Language;

use crate::words::forms;

/// A game as pages show it, in one language.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its short name, as in addresses.
    pub name: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// Its drawn name.
    pub mark: Mark,
    /// What it is.
    pub about: About,
    /// How many seats a table may have.
    pub seats: RangeInclusive<u8>,
    /// The computer players that people are offered, weakest first.
    pub players: Vec<Level>,
    /// The one of them that a form chooses first.
    pub usual_player: Level,
    /// Its table options.
    pub options: Vec<GameOption>,
    /// Sets of options that it proposes.
    pub presets: Vec<GamePreset>,
    /// The value of an option in words, whatever the value.
    pub value_words: fn(&str, &str, Language) -> String,
    /// Whether it has a guided first game.
    pub has_course: bool,
    /// The language of all the words above.
    pub language: Language,
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
    /// What a text is if nobody says otherwise, as a person reads it; none of any other kind.
    pub default_words: Option<String>,
    /// Values worth suggesting, each as a person reads it.
    pub values: Vec<(String, String)>,
    /// For which numbers of players each of `values` can be chosen, in their order; nothing if nobody has looked.
    pub fits: Vec<Vec<u8>>,
    /// The rule that defines it.
    pub rule: RuleId,
    /// Names of texts that the host offers for it, if it is a text.
    pub offered: Vec<String>,
}

/// A set of options that a game proposes, as a form shows it.
#[derive(Clone, Debug)]
pub struct GamePreset {
    /// Its name in forms.
    pub name: &'static str,
    /// What people call it and one sentence about it.
    pub words: OptionWords,
    /// The value of every option that it says something about.
    pub values: Vec<(&'static str, &'static str)>,
    /// The number of players for which a form takes it by itself.
    pub players: Option<u8>,
}

impl Game {
    /// The game behind a line of the catalogue.
    pub fn of(entry: &Entry, language: Language) -> Self {
        Self {
            name: entry.name,
            title: entry.title,
            mark: (entry.mark)(),
            about: (entry.about)(language),
            has_course: !(entry.course)().is_empty(),
            seats: (entry.seats)(),
            players: (entry.players)().into_iter().filter(|player| player.is_offered()).collect(),
            usual_player: (entry.usual_player)(),
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
                    fits: Vec::new(),
                    rule: spec.rule,
                    offered: Vec::new(),
                    default_words: (spec.kind == OptionKind::Text)
                        .then(|| (entry.option_value)(spec.name, spec.default, language)),
                })
                .collect(),
            presets: (entry.presets)()
                .iter()
                .map(|preset| GamePreset {
                    name: preset.name,
                    words: (preset.words)(language),
                    values: (entry.options)()
                        .iter()
                        .filter_map(|spec| Some((spec.name, preset.value(spec)?)))
                        .collect(),
                    players: preset.players,
                })
                .collect(),
            value_words: entry.option_value,
            language,
        }
    }

    /// Finds out for which numbers of players each value of each option can be chosen, so that a form offers no other.
    pub fn look_what_fits(&mut self, entry: &Entry) {
        for option in &mut self.options {
            let can_be = |value: &str, players: u8| {
                entry.open(players, &[(option.name.to_owned(), value.to_owned())]).is_ok()
            };
            let fits = |(value, _): &(String, String)| {
                self.seats.clone().filter(|&players| can_be(value, players)).collect()
            };
            option.fits = option.values.iter().map(fits).collect();
        }
    }

    /// What was agreed: every option with its value in words, those that differ from the usual first.
    pub fn agreed(&self, chosen: &[(String, String)]) -> Vec<Agreed<'_>> {
        let mut agreed: Vec<Agreed<'_>> = self
            .options
            .iter()
            .map(|option| {
                let found = chosen.iter().rev().find(|(name, _)| name == option.name);
                let value = found.map_or(option.default, |(_, value)| value);
                Agreed { option, words: self.words_of(option, value), usual: value == option.default }
            })
            .collect();
        agreed.sort_by_key(|one| one.usual);
        agreed
    }

    fn words_of(&self, option: &GameOption, value: &str) -> String {
        match (option.kind, value) {
            (OptionKind::Switch, "true") => forms::on(self.language).to_owned(),
            (OptionKind::Switch, _) => forms::off(self.language).to_owned(),
            (OptionKind::Number { .. } | OptionKind::Choice(_) | OptionKind::Text, _) => {
                (self.value_words)(option.name, value, self.language)
            }
        }
    }

    /// Its drawn name.
    pub(crate) fn mark(&self) -> Markup {
        self.mark.wordmark(self.name)
    }

    /// The same where the name stands beside it in text: a picture and nothing else.
    pub(crate) fn drawn_mark(&self) -> Markup {
        html! { span class="mark" aria-hidden="true" { (self.mark()) } }
    }

    /// Whether a computer player of this level is offered.
    pub fn offers(&self, player: Level) -> bool {
        self.players.contains(&player)
    }
}

/// One option of a table as it was agreed.
#[derive(Clone, Debug)]
pub struct Agreed<'a> {
    /// The option.
    pub option: &'a GameOption,
    /// Its value in words.
    pub words: String,
    /// Whether it is what a table has if nobody says otherwise.
    pub usual: bool,
}

/// The values that a form offers; none for a switch, which is on or off.
fn suggested(kind: OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Switch | OptionKind::Text => Vec::new(),
        OptionKind::Number { suggested, .. } => suggested.iter().map(u32::to_string).collect(),
        OptionKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
    }
}
