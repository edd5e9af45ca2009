//! What the seats agree on.

use std::ops::RangeInclusive;

use engine::{BadOption, Chosen, OptionKind, OptionSpec, Options};

use crate::rules::{END, FAULTS, LOWEST};

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
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, BadOption> {
        let chosen = Chosen::read::<Self>(seats, chosen)?;
        Ok(Self {
            seats,
            rounds: u8::try_from(chosen.number("rounds")).expect("at most 9"),
            wins: if chosen.switch("lowest_wins") { Winning::Lowest } else { Winning::Highest },
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
        ]
    }
}
