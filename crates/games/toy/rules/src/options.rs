//! What the seats agree on.

use std::ops::RangeInclusive;

use engine::{BadOptionReason, Chosen, OptionError, OptionKind, OptionSpec, Options, Set};

use crate::card::Card;
use crate::rules::{BONUS, END, FAULTS, LOWEST};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToyOptions {
    pub(crate) seats: u8,
    /// How many rounds are dealt, 1 to 9.
    pub rounds: u8,
    /// Which number wins.
    pub wins: Winning,
    /// What is wrong with the rules on purpose.
    pub fault: Fault,
    /// Numbers that win a point more.
    pub bonus: Set<Card>,
}

/// Which of the numbers shown wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winning {
    /// The highest.
    Highest,
    /// The lowest.
    Lowest,
}

/// What is wrong with the rules on purpose, so that tests of the laws have something to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    None,
    /// Everybody sees one card of the last seat.
    Leak,
    /// The last round is followed by another one, for ever.
    Endless,
}

impl Options for ToyOptions {
    const SEATS: RangeInclusive<u8> = 2..=6;

    fn specs() -> &'static [OptionSpec] {
        const SPECS: &[OptionSpec] = &[
            OptionSpec {
                name: "rounds",
                default: "2",
                kind: OptionKind::Number { min: 1, max: 9, suggested: &[1, 2, 3] },
                rule: END,
            },
            OptionSpec { name: "lowest_wins", default: "false", kind: OptionKind::Switch, rule: LOWEST },
            OptionSpec {
                name: "fault",
                default: "none",
                kind: OptionKind::Choice(&["none", "leak", "endless"]),
                rule: FAULTS,
            },
            OptionSpec { name: "bonus", default: "none", kind: OptionKind::Text, rule: BONUS },
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let chosen = Chosen::read::<Self>(seats, chosen)?;
        Ok(Self {
            seats,
            rounds: u8::try_from(chosen.number("rounds")).expect("at most 9"),
            wins: if chosen.switch("lowest_wins") { Winning::Lowest } else { Winning::Highest },
            bonus: match chosen.choice("bonus") {
                "none" => Set::EMPTY,
                text => read_bonus(text).map_err(|faults| OptionError {
                    name: "bonus".into(),
                    value: text.into(),
                    reason: BadOptionReason::Faults(faults),
                })?,
            },
            fault: match chosen.choice("fault") {
                "leak" => Fault::Leak,
                "endless" => Fault::Endless,
                _ => Fault::None,
            },
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        let fault = match self.fault {
            Fault::None => "none",
            Fault::Leak => "leak",
            Fault::Endless => "endless",
        };
        vec![
            ("rounds", self.rounds.to_string()),
            ("lowest_wins", (self.wins == Winning::Lowest).to_string()),
            ("fault", fault.into()),
            ("bonus", self.bonus_text()),
        ]
    }
}

impl ToyOptions {
    fn bonus_text(&self) -> String {
        let numbers: Vec<String> = self.bonus.iter().map(|card| card.to_string()).collect();
        if numbers.is_empty() { "none".into() } else { numbers.join(" ") }
    }
}

/// Reads numbers in any number of lines, or says everything that is wrong with them.
fn read_bonus(text: &str) -> Result<Set<Card>, Vec<String>> {
    let (mut bonus, mut faults) = (Set::EMPTY, Vec::new());
    for (line, text) in text.lines().enumerate() {
        for word in text.split('#').next().unwrap_or_default().split_whitespace() {
            match Card::all().find(|card| card.to_string() == word) {
                Some(card) if bonus.contains(card) => {
                    faults.push(format!("line {}: {card} only once", line + 1));
                }
                Some(card) => bonus = bonus.with(card),
                None => faults.push(format!("line {}: {word} is no number from 1 to 18", line + 1)),
            }
        }
    }
    if faults.is_empty() { Ok(bonus) } else { Err(faults) }
}
