//! Targets, bonuses, penalties, and what a round was worth.

use engine::{PerSeat, ScoreLine, Seat};

use crate::auction::Eklat;
use crate::card::Number;
use crate::options::hand_size;
use crate::rules::rule;
use crate::trump::{Trumps, Type};

/// What the Chief has undertaken, and with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contract {
    /// Who laid the most cards (TRICKS-4.1).
    pub chief: Seat,
    /// The bid rank: how many cards the Chief laid (TRICKS-4.1).
    pub rank: u8,
    /// Who is second, if anybody is (TRICKS-5.1).
    pub vice: Option<Seat>,
    /// The types named so far (TRICKS-6.1).
    pub trumps: Trumps,
    /// The Chief's partner, once chosen; never with three players (TRICKS-7.1).
    pub partner: Option<Seat>,
}

impl Contract {
    /// Whether a seat plays for the Chief's team: the Chief or the partner (TRICKS-7.5).
    pub fn in_team(&self, seat: Seat) -> bool {
        seat == self.chief || self.partner == Some(seat)
    }

    /// The points the team needs (TRICKS-10.3).
    pub const fn target(&self, seats: u8) -> u8 {
        target(seats, self.rank)
    }

    /// The bonus at stake (TRICKS-11.2).
    pub fn bonus(&self) -> u8 {
        bonus(self.trumps.chief, self.rank)
    }
}

/// The points that the Chief's team needs at a bid rank, from 1 to the size of a hand (TRICKS-10.3).
pub const fn target(seats: u8, rank: u8) -> u8 {
    let (base, step) = match seats {
        3 => (10, 2),
        4 => (28, 2),
        5 => (21, 3),
        _ => (16, 4),
    };
    rank.saturating_mul(step).saturating_add(base)
}

/// The highest rank whose target is not above these points, 0 if there is none (TRICKS-10.5).
pub fn rank_reached(seats: u8, points: u8) -> u8 {
    // The table is as long as a hand: no rank beyond it can be bid.
    (1..=hand_size(seats)).rev().find(|&rank| target(seats, rank) <= points).unwrap_or(0)
}

/// The kinds of trump choices that the bonus tells apart (TRICKS-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TrumpKind {
    /// A colour.
    Colour,
    /// 1 or 7, of which there are twice as many.
    OneOrSeven,
    /// Any other number.
    OtherNumber,
    /// No trumps.
    None,
}

impl TrumpKind {
    /// All kinds, from the lowest bonus to the highest.
    pub const ALL: [Self; 4] = [Self::Colour, Self::OneOrSeven, Self::OtherNumber, Self::None];

    /// The kind of what the Chief named.
    pub const fn of(named: Option<Type>) -> Self {
        match named {
            Some(Type::Suit(_)) => Self::Colour,
            Some(Type::Number(number)) if number.copies() == 2 => Self::OneOrSeven,
            Some(Type::Number(_)) => Self::OtherNumber,
            None => Self::None,
        }
    }
}

/// The bonus for a reached target, by what the Chief named and the bid rank (TRICKS-11.2, TRICKS-11.3).
pub fn bonus(named: Option<Type>, rank: u8) -> u8 {
    let shift = match TrumpKind::of(named) {
        TrumpKind::Colour => 0,
        TrumpKind::OneOrSeven => 1,
        TrumpKind::OtherNumber => 2,
        TrumpKind::None => 3,
    };
    rank.saturating_add(shift).saturating_mul(10).min(100)
}

/// What a round was worth, with all its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// The number of the round, from 1.
    pub round: u32,
    /// Who dealt it.
    pub dealer: Seat,
    /// How it went.
    pub course: Course,
    /// The points on the cards each seat won (TRICKS-10.1).
    pub card_points: PerSeat<u8>,
    /// Bonus, penalty, opponents' gain or Eklat score of each seat.
    pub extra: PerSeat<i16>,
}

/// How a round went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// Nobody bid (TRICKS-4.9).
    Empty,
    /// A tie for the most cards (TRICKS-4.4).
    Eklat(Eklat),
    /// The tricks were played.
    Played(TeamResult),
}

/// How the Chief's team did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamResult {
    /// Who played what with whom.
    pub contract: Contract,
    /// The points of Chief and partner together (TRICKS-10.2).
    pub points: u8,
    /// The points they needed (TRICKS-10.3).
    pub target: u8,
    /// The highest rank whose target they reached, which may be above the bid (TRICKS-10.5).
    pub achieved: u8,
}

impl TeamResult {
    /// How the team did with these card points.
    pub fn of(contract: Contract, card_points: &PerSeat<u8>) -> Self {
        let seats = card_points.count();
        let points = card_points.iter().filter(|&(seat, _)| contract.in_team(seat)).map(|(_, p)| p).sum();
        Self { contract, points, target: contract.target(seats), achieved: rank_reached(seats, points) }
    }

    /// By how many ranks the target was missed; 0 if it was reached (TRICKS-12.1).
    pub const fn short(&self) -> u8 {
        self.contract.rank.saturating_sub(self.achieved)
    }

    /// Whether the target was reached (TRICKS-10.4).
    pub const fn is_reached(&self) -> bool {
        self.points >= self.target
    }

    /// What a seat scores beyond its card points (TRICKS-11.1, TRICKS-12.2 to 12.4).
    pub fn extra(&self, seat: Seat) -> i16 {
        let short = i16::from(self.short());
        match (self.is_reached(), self.contract.in_team(seat)) {
            (true, true) => self.contract.bonus().into(),
            (false, true) if seat == self.contract.chief => -10 * short,
            (false, false) => 5 * short,
            // TRICKS-11.1, 12.4: opponents of a successful team and the partner of a Chief who failed.
            (true, false) | (false, true) => 0,
        }
    }
}

impl RoundResult {
    /// A played round.
    pub fn played(round: u32, dealer: Seat, contract: Contract, card_points: PerSeat<u8>) -> Self {
        let team = TeamResult::of(contract, &card_points);
        let extra = PerSeat::from_fn(card_points.count(), |seat| team.extra(seat));
        Self { round, dealer, course: Course::Played(team), card_points, extra }
    }

    /// A round that ended in an Eklat.
    pub fn eklat(round: u32, dealer: Seat, seats: u8, eklat: Eklat) -> Self {
        let extra = PerSeat::from_fn(seats, |seat| eklat.score(seat));
        Self { round, dealer, course: Course::Eklat(eklat), card_points: PerSeat::new(seats, 0), extra }
    }

    /// A round without any bid.
    pub fn empty(round: u32, dealer: Seat, seats: u8) -> Self {
        let nothing = PerSeat::new(seats, 0);
        Self { round, dealer, course: Course::Empty, card_points: nothing, extra: nothing.map(i16::from) }
    }

    /// What a seat scored in all (TRICKS-13.1).
    pub fn score(&self, seat: Seat) -> i16 {
        i16::from(self.card_points[seat]) + self.extra[seat]
    }
}

/// Where a seat's total comes from, over all rounds so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sums {
    /// Points on cards won (TRICKS-10.1).
    pub card_points: i32,
    /// Bonuses as Chief or partner (TRICKS-11.1).
    pub bonus: i32,
    /// Penalties as Chief, not above 0 (TRICKS-12.2).
    pub penalty: i32,
    /// Gains from targets that others missed (TRICKS-12.3).
    pub opponent: i32,
    /// Gains from Eklats (TRICKS-4.5).
    pub eklat: i32,
    /// Losses as culprit of Eklats, not above 0 (TRICKS-4.6).
    pub culprit: i32,
}

impl Sums {
    /// Adds what a round brought a seat.
    pub(crate) fn add(&mut self, result: &RoundResult, seat: Seat) {
        let extra = i32::from(result.extra[seat]);
        self.card_points += i32::from(result.card_points[seat]);
        let part = match &result.course {
            Course::Empty => return,
            Course::Eklat(_) if extra < 0 => &mut self.culprit,
            Course::Eklat(_) => &mut self.eklat,
            Course::Played(_) if extra < 0 => &mut self.penalty,
            Course::Played(team) if team.is_reached() => &mut self.bonus,
            Course::Played(_) => &mut self.opponent,
        };
        *part += extra;
    }

    /// The parts as lines of a score sheet, each with its rule.
    pub fn lines(&self) -> Vec<ScoreLine> {
        let line = |rule, what, value| ScoreLine { rule, what, value };
        vec![
            line(rule(10, 1), "card points", self.card_points),
            line(rule(11, 1), "bonus", self.bonus),
            line(rule(12, 2), "penalty", self.penalty),
            line(rule(12, 3), "opponent", self.opponent),
            line(rule(4, 5), "eklat", self.eklat),
            line(rule(4, 6), "culprit", self.culprit),
        ]
    }
}

impl TrumpKind {
    /// How many cards of the pack such a type has.
    pub const fn cards(self, seats: u8) -> u8 {
        let suits = if seats == 3 { 3 } else { 5 };
        match self {
            Self::Colour => 12,
            Self::OneOrSeven => 2 * suits,
            Self::OtherNumber => suits,
            Self::None => 0,
        }
    }

    /// The kind of a number.
    pub const fn of_number(number: Number) -> Self {
        Self::of(Some(Type::Number(number)))
    }
}
