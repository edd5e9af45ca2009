//! Solo: what a Building does for the neutral player (CITY-10).

use city::{BuildingId, BuildingType, Colour, Estate, Public, Side, SoloNeutralTrade, Space};

use super::instinct::Instinct;
use super::lines::Lines;
use super::sight::{faced, line_of};

/// The neutral player's board at a glance.
pub(super) struct Neutral<'a> {
    instinct: &'a Instinct,
    public: &'a Public,
    estate: &'a Estate,
}

impl<'a> Neutral<'a> {
    /// The neutral player's board; none unless one plays alone.
    pub(super) fn of(instinct: &'a Instinct, public: &'a Public) -> Option<Self> {
        public.neutral().map(|estate| Self { instinct, public, estate })
    }

    /// What it costs if the neutral player gets a Building on a space.
    pub(super) fn cost(&self, lines: &Lines, id: BuildingId, space: Space) -> f64 {
        let building = self.public.pack().building(id);
        let surplus = self.instinct.surplus;
        // A Strength more on one side does what a Strength less does on the other.
        let source = |colour: Colour, line| {
            1.0 + match colour {
                Colour::Strength => lines.worth(line),
                Colour::Faith | Colour::Food => surplus,
            }
        };
        let half = self.instinct.neutral_half;
        let mut cost = 0.0;
        for side in Side::ALL {
            let own = building.fragments.at(side);
            let line = line_of(space, side);
            cost += match faced(self.public, self.estate, space, side) {
                Some(other) if other == own => (1.0 - half) * source(own, line),
                Some(other) => -half * source(other, line),
                None => half * (source(own, line) - (1.0 + surplus)),
            };
        }
        if self.estate.ruined().contains(space) {
            return cost;
        }
        let kind = building.kind;
        let gives = self.public.variants().solo_neutral_trade == SoloNeutralTrade::Token;
        if kind == BuildingType::Trade {
            return cost + f64::from(u8::from(gives));
        }
        let strength = lines.worth(space.row_line()) + lines.worth(space.column_line());
        let symbols = kind.symbols(Colour::Faith) + kind.symbols(Colour::Food);
        cost + f64::from(kind.symbols(Colour::Strength)) * strength + surplus * f64::from(symbols)
    }
}
