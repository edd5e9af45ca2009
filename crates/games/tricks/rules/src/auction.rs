//! The auction of one round: who laid what when, and what it leads to.

use std::cmp::Ordering;
use std::fmt;

use engine::{PerSeat, Seat, SeatSet};

use crate::card::{Card, Number};
use crate::cards::CardSet;

/// The record of an auction. Everything in it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    dealer: Seat,
    /// Turns taken so far.
    turns: u16,
    /// Passes since the last lay or the beginning.
    passes: u8,
    laid_len: u8,
    bids: PerSeat<u8>,
    /// Kept: the highest of the bids.
    highest: u8,
    /// Every laid card with its turn, in the order of laying; at most the 60 cards of the pack.
    laid: [Laid; 60],
}

/// A card and the turn in which it was laid, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Laid {
    turn: u16,
    card: Card,
}

/// One turn of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AuctionTurn {
    /// Its number, from 0.
    pub turn: u16,
    /// Who took it.
    pub seat: Seat,
    /// What was laid; empty for a pass.
    pub cards: CardSet,
}

impl Auction {
    /// An auction that nobody has opened yet; the dealer begins (TRICKS-3.1).
    pub fn open(seats: u8, dealer: Seat) -> Self {
        Self {
            dealer,
            turns: 0,
            passes: 0,
            laid_len: 0,
            bids: PerSeat::new(seats, 0),
            highest: 0,
            laid: [Laid::default(); 60],
        }
    }

    /// Writes down a lay.
    pub(crate) fn lay(&mut self, seat: Seat, cards: CardSet) {
        for card in cards {
            self.laid[usize::from(self.laid_len)] = Laid { turn: self.turns, card };
            self.laid_len += 1;
            self.bids[seat] += 1;
        }
        self.highest = self.highest.max(self.bids[seat]);
        self.turns += 1;
        self.passes = 0; // TRICKS-3.10: every lay resets the count
    }

    /// Writes down a pass.
    pub(crate) const fn pass(&mut self) {
        self.turns += 1;
        self.passes += 1;
    }

    /// How many turns have been taken.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// How many passes have been made in a row (TRICKS-3.10).
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether everybody has passed in a row, the last layer included (TRICKS-3.10).
    pub const fn is_over(&self) -> bool {
        self.passes == self.bids.count()
    }

    /// How many cards a seat has laid: its bid (TRICKS-3.4).
    pub fn bid(&self, seat: Seat) -> u8 {
        self.bids[seat]
    }

    /// All bids.
    pub const fn bids(&self) -> &PerSeat<u8> {
        &self.bids
    }

    /// The highest bid; 0 if nobody has laid.
    pub const fn highest(&self) -> u8 {
        self.highest
    }

    /// The seats that have laid the most cards; none if nobody has laid.
    pub fn highest_seats(&self) -> SeatSet {
        let tied = self.bids.iter().filter(|&(_, &bid)| bid == self.highest && bid > 0);
        tied.map(|(seat, _)| seat).collect()
    }

    /// The only seat with the most cards laid, if there is one.
    pub fn sole_leader(&self) -> Option<Seat> {
        let seats = self.highest_seats();
        if seats.len() == 1 { seats.first() } else { None }
    }

    /// How many cards a seat might lay in one turn if it held enough: up to one more than the highest
    /// bid, which for the leader is one card (TRICKS-3.5, TRICKS-3.6).
    pub fn cap_by_bids(&self, seat: Seat) -> u8 {
        1 + self.highest - self.bids[seat]
    }

    /// Where `more` cards would put a seat among the bids.
    pub fn place_after(&self, seat: Seat, more: u8) -> BidPlace {
        if self.sole_leader() == Some(seat) {
            return BidPlace::LeadsFurther;
        }
        // The highest bid, if there is one, is another seat's.
        match self.bids[seat].saturating_add(more).cmp(&self.highest) {
            Ordering::Less => BidPlace::Below,
            Ordering::Equal => BidPlace::Ties,
            Ordering::Greater => BidPlace::Leads,
        }
    }

    /// Whether one more pass ends the auction (TRICKS-3.10).
    pub const fn ends_with_a_pass(&self) -> bool {
        self.passes + 1 == self.bids.count()
    }

    /// All cards a seat has laid in this auction, whether still on the table or played since.
    pub fn laid_by(&self, seat: Seat) -> CardSet {
        self.entries().iter().filter(|laid| self.seat_of(laid.turn) == seat).map(|laid| laid.card).collect()
    }

    /// The turn in which a seat laid last, if it has laid.
    pub fn last_lay(&self, seat: Seat) -> Option<u16> {
        let last = self.entries().iter().rev().find(|laid| self.seat_of(laid.turn) == seat);
        last.map(|laid| laid.turn)
    }

    /// Every turn taken, oldest first.
    pub fn history(&self) -> impl Iterator<Item = AuctionTurn> {
        let mut rest = self.entries();
        (0..self.turns).map(move |turn| {
            let count = rest.iter().take_while(|laid| laid.turn == turn).count();
            let (these, later) = rest.split_at(count);
            rest = later;
            AuctionTurn {
                turn,
                seat: self.seat_of(turn),
                cards: these.iter().map(|laid| laid.card).collect(),
            }
        })
    }

    /// How many cards a seat laid in each of its turns, in their order; 0 is a pass.
    pub fn counts_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = usize> {
        let seats = usize::from(self.bids.count());
        let first = (seat.index() + seats - self.dealer.index()) % seats;
        let turns = (first..usize::from(self.turns)).step_by(seats);
        turns.map(|turn| self.entries().iter().filter(|laid| usize::from(laid.turn) == turn).count())
    }

    /// Who takes a turn, from 0.
    pub const fn seat_of(&self, turn: u16) -> Seat {
        let place = (self.dealer.index() + turn as usize) % self.bids.count() as usize;
        Seat::new(place).expect("it is below the number of seats")
    }

    fn entries(&self) -> &[Laid] {
        &self.laid[..usize::from(self.laid_len)]
    }

    /// What the auction leads to as it stands, if nothing more is laid (TRICKS-4.1 to 5.5).
    pub fn result(&self) -> AuctionResult {
        let tied = self.highest_seats();
        let Some(first) = tied.first() else { return AuctionResult::Empty };
        if tied.len() > 1 {
            // TRICKS-4.6: the one among the tied who laid last.
            let culprit = tied.iter().max_by_key(|&seat| self.last_lay(seat)).unwrap_or(first);
            return AuctionResult::Eklat(Eklat { cards: self.highest, culprit, tied });
        }
        AuctionResult::Chief { chief: first, rank: self.highest, vice: self.vice(first) }
    }

    /// Who is second, and why.
    fn vice(&self, chief: Seat) -> Result<Vice, NoVice> {
        if self.bids.count() == 3 {
            return Err(NoVice::ThreePlayers);
        }
        let others = || self.bids.iter().filter(move |&(seat, _)| seat != chief);
        let second = others().map(|(_, &bid)| bid).max().unwrap_or(0);
        if second == 0 {
            return Err(NoVice::OnlyChiefLaid);
        }
        let level: SeatSet = others().filter(|&(_, &bid)| bid == second).map(|(seat, _)| seat).collect();
        // TRICKS-5.2: of equal bids the higher numbers decide.
        let shown = |seat| Numbers::of(self.laid_by(seat));
        let best = level.iter().map(shown).max().unwrap_or_default();
        let holders: SeatSet = level.iter().filter(|&seat| shown(seat) == best).collect();
        let Some(vice) = holders.first().filter(|_| holders.len() == 1) else {
            return Err(NoVice::Tied { seats: holders, numbers: best });
        };
        let beaten = level.without(vice);
        let by = match beaten.iter().map(shown).max() {
            None => Second::MoreCards { cards: second },
            Some(next) => Second::HigherNumbers { beaten, numbers: best, next },
        };
        Ok(Vice { seat: vice, by })
    }
}

/// Where a lay puts a seat among the bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BidPlace {
    /// It has laid more cards than anybody else.
    Leads,
    /// It led already and has added a card.
    LeadsFurther,
    /// It has laid as many cards as the highest others: an Eklat threatens.
    Ties,
    /// It has laid fewer cards than somebody else: an underbid.
    Below,
}

/// What an auction leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AuctionResult {
    /// Nobody laid a card: an Eklat for nothing (TRICKS-4.9).
    Empty,
    /// Several seats share the highest bid (TRICKS-4.4).
    Eklat(Eklat),
    /// One seat has the highest bid alone (TRICKS-4.1).
    Chief {
        /// Who it is.
        chief: Seat,
        /// How many cards the Chief has laid.
        rank: u8,
        /// Who is second, or why nobody is.
        vice: Result<Vice, NoVice>,
    },
}

/// A tie for the most cards laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eklat {
    /// How many cards each of the tied seats has laid.
    pub cards: u8,
    /// The tied seat that laid last (TRICKS-4.6).
    pub culprit: Seat,
    /// All tied seats, the culprit included.
    pub tied: SeatSet,
}

impl Eklat {
    /// What a seat scores: +5 a card for the tied, −10 for the culprit, nothing for the others
    /// (TRICKS-4.5 to 4.7).
    pub fn score(&self, seat: Seat) -> i16 {
        let cards = i16::from(self.cards);
        if seat == self.culprit {
            -10 * cards
        } else if self.tied.contains(seat) {
            5 * cards
        } else {
            0
        }
    }
}

/// The Vice, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vice {
    /// Who it is.
    pub seat: Seat,
    /// What made that seat second.
    pub by: Second,
}

/// What made a seat second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Second {
    /// More cards than everybody but the Chief (TRICKS-5.1).
    MoreCards {
        /// How many.
        cards: u8,
    },
    /// As many cards as others, but higher numbers on them (TRICKS-5.2).
    HigherNumbers {
        /// The others with as many cards.
        beaten: SeatSet,
        /// The numbers that won.
        numbers: Numbers,
        /// The best numbers among the others.
        next: Numbers,
    },
}

/// Why there is no Vice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoVice {
    /// There are only three players (TRICKS-5.5).
    ThreePlayers,
    /// Only the Chief has laid cards (TRICKS-5.4).
    OnlyChiefLaid,
    /// Several seats are second with the same numbers (TRICKS-5.3).
    Tied {
        /// These seats.
        seats: SeatSet,
        /// The numbers they all show.
        numbers: Numbers,
    },
}

/// The printed numbers on some cards, compared as the Vice is found: highest against highest, then
/// the next (TRICKS-5.2). Only sets of equally many cards are meant to be compared.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Numbers(
    /// How often each number appears, 4 bits each, 9 highest: a seat lays at most ten cards of a number.
    u64,
);

impl Numbers {
    /// The numbers on these cards, those of one seat.
    pub fn of(cards: CardSet) -> Self {
        Self(Number::ALL.iter().fold(0, |counts, &number| {
            counts | (cards.common(CardSet::of_number(number)).len() as u64) << (4 * number.value())
        }))
    }

    /// The numbers from the highest to the lowest, with repetitions.
    pub fn iter(self) -> impl Iterator<Item = Number> {
        Number::ALL.into_iter().rev().flat_map(move |number| {
            let times = usize::try_from(self.0 >> (4 * number.value()) & 0xF).unwrap_or(0);
            std::iter::repeat_n(number, times)
        })
    }
}

impl fmt::Display for Numbers {
    /// `9-8-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, number) in self.iter().enumerate() {
            write!(f, "{}{number}", if place == 0 { "" } else { "-" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
