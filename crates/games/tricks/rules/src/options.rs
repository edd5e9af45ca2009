//! What the players agree on before a match.

use std::ops::RangeInclusive;

use engine::options::Chosen;
use engine::{BadOptionReason, OptionError, OptionKind, OptionSpec, Options, PerSeat};

use crate::cards::CardSet;
use crate::rules::rule;

/// The options of a match. A value of the type is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchOptions {
    seats: u8,
    goal: u16,
    fixed_rounds: u8,
    uncertain_end: bool,
    show_cards_gone: bool,
}

/// Why a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody reached the goal (TRICKS-13.4).
    Goal,
    /// The agreed number of rounds has been played (TRICKS-15.2).
    FixedRounds,
    /// The card drawn lifted the highest total beyond the goal (TRICKS-15.3).
    UncertainEnd,
}

impl End {
    /// The word of the notation: `goal`.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::FixedRounds => "fixed_rounds",
            Self::UncertainEnd => "uncertain_end",
        }
    }
}

/// What a complete round leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterRound {
    /// The next deal.
    Deal,
    /// A card is drawn that may end the match (TRICKS-15.3).
    Draw,
    /// The match is over.
    Over(End),
}

impl MatchOptions {
    /// The total at which the match ends, 1 to 10 000 (TRICKS-1.2).
    pub const fn goal(&self) -> i32 {
        self.goal as i32
    }

    /// After how many rounds the match ends whatever the totals are; `None` if it is played to
    /// the goal (TRICKS-15.2).
    pub const fn fixed_rounds(&self) -> Option<u32> {
        if self.fixed_rounds == 0 { None } else { Some(self.fixed_rounds as u32) }
    }

    /// Whether a card drawn after each round decides on the end (TRICKS-15.3). Fixed rounds win over it.
    pub const fn uncertain_end(&self) -> bool {
        self.uncertain_end && self.fixed_rounds == 0
    }

    /// Whether pages list the cards gone (TRICKS-16.3). It changes no rule.
    pub const fn show_cards_gone(&self) -> bool {
        self.show_cards_gone
    }

    /// The cards in use (TRICKS-1.5).
    pub const fn pack(&self) -> CardSet {
        CardSet::pack(self.seats)
    }

    /// How many cards everybody is dealt, which is also the number of tricks (TRICKS-2.2).
    pub const fn hand_size(&self) -> u8 {
        hand_size(self.seats)
    }

    /// The points on all cards in use (TRICKS-10.1).
    pub const fn points_in_play(&self) -> u8 {
        self.pack().points()
    }

    /// Whether the Chief has a partner and there may be a Vice: with four players and more
    /// (TRICKS-5.5, TRICKS-7.7).
    pub const fn has_teams(&self) -> bool {
        self.seats > 3
    }

    /// What follows a round, by the number of rounds played and the totals after it.
    pub fn after_round(&self, played: u32, totals: &PerSeat<i32>) -> AfterRound {
        if let Some(rounds) = self.fixed_rounds() {
            return if played >= rounds { AfterRound::Over(End::FixedRounds) } else { AfterRound::Deal };
        }
        if self.uncertain_end() {
            return AfterRound::Draw;
        }
        // TRICKS-13.4: at least the goal, tested after complete rounds only.
        let reached = totals.values().iter().any(|&total| total >= self.goal());
        if reached { AfterRound::Over(End::Goal) } else { AfterRound::Deal }
    }
}

/// How many cards everybody is dealt: 36 or 60 cards among so many.
pub(crate) const fn hand_size(seats: u8) -> u8 {
    match seats {
        4 => 15,
        6 => 10,
        _ => 12,
    }
}

impl Options for MatchOptions {
    const SEATS: RangeInclusive<u8> = 3..=6;

    fn specs() -> &'static [OptionSpec] {
        const SPECS: &[OptionSpec] = &[
            OptionSpec {
                name: "goal",
                default: "200",
                kind: OptionKind::Number { min: 1, max: 10_000, suggested: &[100, 150, 200, 300, 500] },
                rule: rule(15, 1),
            },
            OptionSpec {
                name: "fixed_rounds",
                default: "0",
                kind: OptionKind::Number { min: 0, max: 120, suggested: &[0, 4, 5, 6, 8, 10, 12] },
                rule: rule(15, 2),
            },
            OptionSpec {
                name: "uncertain_end",
                default: "false",
                kind: OptionKind::Switch,
                rule: rule(15, 3),
            },
            OptionSpec {
                name: "show_cards_gone",
                default: "false",
                kind: OptionKind::Switch,
                rule: rule(16, 3),
            },
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let chosen = Chosen::read::<Self>(seats, chosen)?;
        let fixed_rounds = chosen.number("fixed_rounds");
        // TRICKS-15.2: everybody deals equally often.
        if fixed_rounds % u32::from(seats) != 0 {
            return Err(OptionError {
                name: "fixed_rounds".into(),
                value: fixed_rounds.to_string(),
                reason: BadOptionReason::NotMultipleOf(seats.into()),
            });
        }
        Ok(Self {
            seats,
            goal: u16::try_from(chosen.number("goal")).expect("a goal is at most 10 000"),
            fixed_rounds: u8::try_from(fixed_rounds).expect("there are at most 120 fixed rounds"),
            uncertain_end: chosen.switch("uncertain_end"),
            show_cards_gone: chosen.switch("show_cards_gone"),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        vec![
            ("goal", self.goal.to_string()),
            ("fixed_rounds", self.fixed_rounds.to_string()),
            ("uncertain_end", self.uncertain_end.to_string()),
            ("show_cards_gone", self.show_cards_gone.to_string()),
        ]
    }
}
