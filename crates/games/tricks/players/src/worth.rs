//! What a hand may be worth to a Chief: expected team points for each type, and what a bid then pays.
//!
//! The table is that of the strategy section of the rules document, played out with hands like these;
//! all sums are in thousandths of a point, so that every machine comes to the same choice.

use tricks::{CardSet, Number, TrumpKind, Type, bonus, target};

/// Thousandths of a point.
pub(super) type Milli = i64;

/// What a Chief's team may expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prospect {
    /// Expected points of the team.
    pub(super) mean: Milli,
    /// Their standard deviation.
    spread: Milli,
}

/// Below this z-score, in quarters, the table of the normal distribution ends.
const QUARTERS: usize = 13;

/// The normal distribution in permille, for z from 0 in steps of a quarter.
const NORMAL: [i64; QUARTERS] = [500, 599, 691, 773, 841, 894, 933, 960, 977, 988, 994, 997, 999];

impl Prospect {
    /// The standard deviation where the Chief plays alone, and with a partner.
    const LONE: Milli = 5_000;
    const SHARED: Milli = 9_000;

    /// Expected points with these own cards and this type as Chief's trump, against a Vice.
    pub(super) fn of(seats: u8, own: CardSet, named: Option<Type>) -> Self {
        let trumps = named.map_or(CardSet::EMPTY, |named| own.common(named.cards()));
        let held = Milli::try_from(trumps.len()).unwrap_or(0) * 1000;
        let mean = match TrumpKind::of(named) {
            TrumpKind::Colour => by_length(
                seats,
                held,
                [(4, 9_000, 3_000), (4, 28_500, 4_500), (4, 25_500, 5_000), (4, 24_000, 6_000)],
            ),
            TrumpKind::OneOrSeven => {
                let sevens = if named == Number::new(7).map(Type::Number) { 2_000 } else { 0 };
                sevens
                    + by_length(
                        seats,
                        held,
                        [(4, 13_500, 4_000), (4, 29_000, 4_500), (4, 28_000, 5_000), (4, 29_000, 5_500)],
                    )
            }
            TrumpKind::OtherNumber => by_length(
                seats,
                held,
                [(3, 14_000, 4_000), (3, 32_000, 5_500), (3, 29_000, 6_500), (3, 28_500, 7_000)],
            ),
            TrumpKind::None => match seats {
                3 => 7_000,
                4 => 23_000,
                5 => 19_000,
                _ => 17_000,
            },
        };
        let spread = if seats == 3 { Self::LONE } else { Self::SHARED };
        Self { mean: mean + high_cards(seats, own, trumps, named), spread }
    }

    /// The same with another expectation.
    pub(super) const fn raised(self, by: Milli) -> Self {
        Self { mean: self.mean + by, spread: self.spread }
    }

    /// The chance in permille that the team wins at least so many points.
    pub(super) fn chance(self, points: u8) -> i64 {
        // Half a point of continuity: points are whole.
        let distance = 1000 * i64::from(points) - 500 - self.mean;
        // In thousandths of a quarter; one division by a constant each, since this is asked most of all.
        let quarters = match self.spread {
            Self::LONE => 4000 * distance.abs() / Self::LONE,
            _ => 4000 * distance.abs() / Self::SHARED,
        };
        let (whole, rest) = (usize::try_from(quarters / 1000).unwrap_or(QUARTERS), quarters % 1000);
        let beyond = match (NORMAL.get(whole), NORMAL.get(whole + 1)) {
            (Some(low), Some(high)) => low + (high - low) * rest / 1000,
            _ => 999,
        };
        if distance > 0 { 1000 - beyond } else { beyond }
    }

    /// What being Chief brings beyond card points at each bid rank, from 0: bonus and penalty, and part of what
    /// the opponents gain by a failure, which is lost as well as theirs.
    fn extras(self, seats: u8, named: Option<Type>) -> impl Iterator<Item = Milli> {
        let mut missed = 0;
        (0..=u8::MAX).map(move |rank| {
            let chance = self.chance(target(seats, rank));
            missed += if rank == 0 { 0 } else { 1000 - chance };
            chance * i64::from(bonus(named, rank)) - 12 * missed
        })
    }

    /// The same at one bid rank.
    pub(super) fn extra(self, seats: u8, named: Option<Type>, rank: u8) -> Milli {
        self.extras(seats, named).nth(rank.into()).unwrap_or(0)
    }

    /// What being Chief at a bid rank is worth against sitting it out.
    pub(super) fn value(self, seats: u8, named: Option<Type>, rank: u8) -> Milli {
        self.values(seats, named).nth(rank.into()).unwrap_or(0)
    }

    /// What being Chief at each bid rank, from 0, is worth against sitting it out: the extra, and the Chief's
    /// own share of the card points, which is larger than anybody else's.
    pub(super) fn values(self, seats: u8, named: Option<Type>) -> impl Iterator<Item = Milli> {
        let share = if seats == 3 { self.mean } else { self.mean * 65 / 100 };
        let fair = if seats == 3 { 12_000 } else { 60_000 / i64::from(seats) };
        self.extras(seats, named).map(move |extra| extra + (share - fair) / 2)
    }
}

/// Expected points from the number of trumps held: a length, its points, and the step per card, for
/// 3, 4, 5 and 6 players.
fn by_length(seats: u8, held: Milli, table: [(Milli, Milli, Milli); 4]) -> Milli {
    let (length, points, step) = table[usize::from(seats.clamp(3, 6) - 3)];
    points + (held - 1000 * length) * step / 1000
}

/// What the high cards add or lack: top trumps, and nines and eights in plain colours.
fn high_cards(seats: u8, own: CardSet, trumps: CardSet, named: Option<Type>) -> Milli {
    let number = |value: u8| Number::new(value).map_or(CardSet::EMPTY, CardSet::of_number);
    let count = |cards: CardSet, value: u8| Milli::try_from(cards.common(number(value)).len()).unwrap_or(0);
    let plain = own.minus(trumps);
    let top = if matches!(named, Some(Type::Suit(_))) {
        1_300 * count(trumps, 9) + 900 * count(trumps, 8)
    } else {
        0
    };
    let winners = 1_900 * count(plain, 9) + 900 * count(plain, 8) + 300 * count(plain, 7);
    // An average hand has a twelfth of itself in each of nines and eights.
    let cards = Milli::try_from(own.len()).unwrap_or(0);
    let usual = cards * (1_900 + 900 + 600) / if seats == 3 { 13 } else { 12 };
    top + winners - usual
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        CardSet::read(0, text).unwrap()
    }

    #[test]
    fn longer_trumps_are_worth_more() {
        let red = Some(Type::Suit(tricks::Suit::Red));
        let four = Prospect::of(5, cards("R9,R5,R3,R2,G4,G2,B5,B3,Y2,Y4,K3,K8"), red);
        let six = Prospect::of(5, cards("R9,R5,R3,R2,R6,R7,B5,B3,Y2,Y4,K3,K8"), red);
        assert!(six.mean > four.mean + 8_000);
        assert!(six.extra(5, red, 3) > four.extra(5, red, 3));
    }

    #[test]
    fn the_chance_falls_with_the_target() {
        let prospect = Prospect { mean: 30_000, spread: 10_000 };
        let chances: Vec<i64> = (0..=60).map(|points| prospect.chance(points)).collect();
        assert!(chances.is_sorted_by(|earlier, later| earlier >= later));
        assert!(chances[0] >= 990 && chances[60] <= 10);
        assert_eq!(Prospect { mean: 29_500, spread: 10_000 }.chance(30), 500);
    }
}
