//! What a player's tokens and collected cards are worth.

use engine::ScoreLine;

use crate::card::Colour;
use crate::deck::Cards;
use crate::rules::rule;

/// The points of one token at the end (M-11.1).
pub const TOKEN_POINTS: i32 = 10;

/// A score and where it comes from: final at the end, running before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// How many tokens.
    pub tokens: u8,
    /// The two colours with the highest sums, highest first; equal ones in the order of the
    /// components (M-11.4). A sum may be 0 (M-11.5).
    pub plus: [(Colour, u16); 2],
    /// The other three colours, highest sum first (M-11.3).
    pub minus: [(Colour, u16); 3],
}

impl Score {
    /// The score for these tokens and cards, with the best choice of colours (M-11.4).
    pub fn of(tokens: u8, collected: Cards) -> Self {
        let mut sums = Colour::ALL.map(|colour| (colour, collected.points(colour)));
        sums.sort_by_key(|&(_, sum)| std::cmp::Reverse(sum));
        let [first, second, minus @ ..] = sums;
        Self { tokens, plus: [first, second], minus }
    }

    /// The points for tokens (M-11.1).
    pub fn token_points(&self) -> i32 {
        i32::from(self.tokens) * TOKEN_POINTS
    }

    /// The points for collected cards: two colours plus, the others minus (M-11.2, M-11.3).
    pub fn colour_points(&self) -> i32 {
        let sum = |sums: &[(Colour, u16)]| sums.iter().map(|&(_, sum)| i32::from(sum)).sum::<i32>();
        sum(&self.plus) - sum(&self.minus)
    }

    /// All points; may be negative (M-11.6).
    pub fn total(&self) -> i32 {
        self.token_points() + self.colour_points()
    }

    /// Its parts, each with its rule: tokens, two colours plus, three colours minus.
    pub fn lines(&self) -> Vec<ScoreLine> {
        let tokens = ScoreLine { rule: rule(11, 1), what: "tokens", value: self.token_points() };
        let plus = self.plus.iter().map(|&(colour, sum)| {
            // M-11.5: a colour without cards may be one of the two.
            let number = if sum == 0 { 5 } else { 2 };
            ScoreLine { rule: rule(11, number), what: colour.name(), value: sum.into() }
        });
        let minus = self.minus.iter().map(|&(colour, sum)| ScoreLine {
            rule: rule(11, 3),
            what: colour.name(),
            value: -i32::from(sum),
        });
        std::iter::once(tokens).chain(plus).chain(minus).collect()
    }
}
