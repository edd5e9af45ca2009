//! What the seats agree on.

use std::ops::RangeInclusive;

use engine::{BadOptionReason, Chosen, OptionError, OptionKind, OptionSpec, Options, RuleId};

/// What a round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prize {
    /// One point.
    Point,
    /// A point for each bid.
    Bids,
}

/// The options of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SealedOptions {
    pub(crate) seats: u8,
    /// 0 means one for each seat.
    pub(crate) deals: u8,
    pub(crate) low_wins: bool,
    pub(crate) prize: Prize,
    /// The version of the rules that the game was begun by: in the first one a prize was worth two points.
    pub(crate) rules: u16,
}

impl SealedOptions {
    /// How many deals there will be.
    pub(crate) const fn deals_due(self) -> u8 {
        if self.deals == 0 { self.seats } else { self.deals }
    }

    pub(crate) fn prize_points(self) -> i32 {
        match self.prize {
            Prize::Point if self.rules == 1 => 2,
            Prize::Point => 1,
            Prize::Bids => self.seats.into(),
        }
    }
}

impl Options for SealedOptions {
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn specs() -> &'static [OptionSpec] {
        const RULE: RuleId = RuleId::new("SEALED", 6, 1);
        const SPECS: &[OptionSpec] = &[
            OptionSpec {
                name: "deals",
                default: "0",
                kind: OptionKind::Number { min: 0, max: 12, suggested: &[0] },
                rule: RULE,
            },
            OptionSpec { name: "low_wins", default: "false", kind: OptionKind::Switch, rule: RULE },
            OptionSpec {
                name: "prize",
                default: "point",
                kind: OptionKind::Choice(&["point", "bids"]),
                rule: RULE,
            },
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let read = Chosen::read::<Self>(seats, chosen)?;
        let deals = u8::try_from(read.number("deals")).expect("12 at most");
        if deals % seats != 0 {
            let reason = BadOptionReason::NotMultipleOf(seats.into());
            return Err(OptionError { name: "deals".into(), value: deals.to_string(), reason });
        }
        let prize = if read.choice("prize") == "bids" { Prize::Bids } else { Prize::Point };
        Ok(Self { seats, deals, low_wins: read.switch("low_wins"), prize, rules: 2 })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        let prize = match self.prize {
            Prize::Point => "point",
            Prize::Bids => "bids",
        };
        vec![
            ("deals", self.deals.to_string()),
            ("low_wins", self.low_wins.to_string()),
            ("prize", prize.into()),
        ]
    }

    fn rules(&self) -> u16 {
        match self.prize {
            Prize::Point => self.rules,
            Prize::Bids => 1,
        }
    }

    fn begun_by(mut self, rules: u16) -> Self {
        if self.prize == Prize::Point {
            self.rules = rules;
        }
        self
    }
}
