//! The tricks of one round: every card played, by whom and from where.

use engine::{PerSeat, Seat};

use crate::card::Card;
use crate::cards::CardSet;
use crate::trump::{EffectiveSuit, Ranking, Trumps};

/// Where a played card came from; everybody sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The hidden hand.
    #[default]
    Hand,
    /// The cards laid in the auction.
    Table,
}

/// A played card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Played {
    /// Which card.
    pub card: Card,
    /// Where it came from.
    pub from: Source,
}

/// The record of the tricks of a round. Everything in it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrickRecord {
    seats: u8,
    played_len: u8,
    /// Every played card in order; at most the 60 cards of the pack.
    played: [Played; 60],
    /// Who led each trick; at most 15 tricks, and the leader that follows the last one.
    leaders: [Seat; 16],
    /// Points on the cards each seat has won.
    points: PerSeat<u8>,
    /// Which suits each seat has failed to follow.
    voids: PerSeat<Voids>,
}

impl TrickRecord {
    /// No trick yet; `leader` will lead the first one (TRICKS-8.1).
    pub(crate) fn led_by(seats: u8, leader: Seat) -> Self {
        Self {
            seats,
            played_len: 0,
            played: [Played::default(); 60],
            leaders: [leader; 16],
            points: PerSeat::new(seats, 0),
            voids: PerSeat::new(seats, Voids::NONE),
        }
    }

    /// Writes down a card; gives the trick if it is complete with it.
    pub(crate) fn play(&mut self, seat: Seat, played: Played, trumps: Trumps) -> Option<Won> {
        if let Some(led) = self.led() {
            let suit = trumps.effective_suit(led);
            if trumps.effective_suit(played.card) != suit {
                self.voids[seat] = self.voids[seat].with(suit);
            }
        }
        self.played[usize::from(self.played_len)] = played;
        self.played_len += 1;
        if !self.played_len.is_multiple_of(self.seats) {
            return None;
        }
        let number = self.played_len / self.seats - 1;
        let won = self.trick(number)?.won(trumps);
        self.points[won.winner] += won.points;
        self.leaders[usize::from(number) + 1] = won.winner; // TRICKS-8.8
        Some(won)
    }

    /// How many tricks are complete.
    pub const fn complete(&self) -> u8 {
        self.played_len / self.seats
    }

    /// How many cards have been played.
    pub const fn cards_played(&self) -> u8 {
        self.played_len
    }

    /// The trick with this number, from 0, if a card of it has been played.
    pub fn trick(&self, number: u8) -> Option<Trick<'_>> {
        let start = usize::from(number) * usize::from(self.seats);
        let end = (start + usize::from(self.seats)).min(self.played_len.into());
        if start >= end {
            return None;
        }
        let leader = self.leaders[usize::from(number)];
        Some(Trick { number, seats: self.seats, leader, played: &self.played[start..end] })
    }

    /// All tricks begun, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Trick<'_>> {
        (0..16).map_while(|number| self.trick(number))
    }

    /// The trick that is being played, if a card of it lies on the table.
    pub fn current(&self) -> Option<Trick<'_>> {
        self.trick(self.complete())
    }

    /// The last complete trick (TRICKS-16.3).
    pub fn last(&self) -> Option<Trick<'_>> {
        self.trick(self.complete().checked_sub(1)?)
    }

    /// The card led to the trick that is being played.
    pub const fn led(&self) -> Option<Card> {
        let start = self.complete() * self.seats;
        if start == self.played_len { None } else { Some(self.played[start as usize].card) }
    }

    /// Who leads, or led, the trick that is being played; after the last trick, its winner.
    pub const fn leader(&self) -> Seat {
        self.leaders[self.complete() as usize]
    }

    /// Points on the cards a seat has won (TRICKS-16.3).
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat]
    }

    /// Points on the cards each seat has won.
    pub const fn all_points(&self) -> &PerSeat<u8> {
        &self.points
    }

    /// The suits a seat has failed to follow, and so has none of.
    pub fn voids(&self, seat: Seat) -> Voids {
        self.voids[seat]
    }

    /// All cards played in this round.
    pub fn cards_gone(&self) -> CardSet {
        self.played[..usize::from(self.played_len)].iter().map(|played| played.card).collect()
    }
}

/// One trick, complete or not, with at least its lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick<'a> {
    number: u8,
    seats: u8,
    leader: Seat,
    played: &'a [Played],
}

/// Who won a trick, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Won {
    /// The trick, from 0.
    pub number: u8,
    /// Who won it.
    pub winner: Seat,
    /// The winning card.
    pub card: Card,
    /// The points on its cards.
    pub points: u8,
    /// Why this card won.
    pub by: WonBy,
}

/// Why a card won its trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// The highest card of the plain colour led; there was no trump (TRICKS-9.6).
    Suit,
    /// The highest trump (TRICKS-9.3).
    Trump,
    /// It was played before an equal card (TRICKS-9.5).
    FirstOfEquals,
}

impl WonBy {
    /// Why a card of this strength wins if no other card equals it.
    const fn alone(strength: u8) -> Self {
        if strength > Ranking::PLAIN_MAX { Self::Trump } else { Self::Suit }
    }
}

impl Trick<'_> {
    /// Its number, from 0.
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Who led it.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Whether everybody has played to it.
    pub const fn is_complete(&self) -> bool {
        self.played.len() == self.seats as usize
    }

    /// The card led.
    pub const fn led(&self) -> Card {
        self.played[0].card
    }

    /// Seats and cards in playing order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, Played)> + Clone {
        let (leader, seats) = (self.leader, self.seats);
        let mut seat = leader.right(seats);
        self.played.iter().map(move |&played| {
            seat = seat.left(seats);
            (seat, played)
        })
    }

    /// What a seat has played to it.
    pub fn of(&self, seat: Seat) -> Option<Played> {
        self.iter().find(|&(by, _)| by == seat).map(|(_, played)| played)
    }

    /// Its cards.
    pub fn cards(&self) -> CardSet {
        self.played.iter().map(|played| played.card).collect()
    }

    /// Who has it so far, with which card, and why.
    pub fn won(&self, trumps: Trumps) -> Won {
        let (led, number, winner) = (self.led(), self.number, self.leader);
        let ranking = trumps.ranking(led);
        let mut won = Won { number, winner, card: led, points: 0, by: WonBy::Suit };
        let mut strongest = 0;
        for (seat, Played { card, .. }) in self.iter() {
            let strength = ranking.strength(card);
            won.points += card.points();
            if strength > strongest {
                strongest = strength;
                (won.winner, won.card) = (seat, card);
                won.by = WonBy::alone(strength);
            } else if strength == strongest {
                won.by = WonBy::FirstOfEquals;
            }
        }
        won
    }
}

/// Suits that a seat is known to have none of, because it failed to follow them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Voids(u8);

impl Voids {
    /// Nothing is known.
    pub const NONE: Self = Self(0);

    /// One more suit.
    #[must_use]
    pub const fn with(self, suit: EffectiveSuit) -> Self {
        Self(self.0 | 1 << suit.index())
    }

    /// Whether the seat has failed to follow this suit.
    pub const fn contains(self, suit: EffectiveSuit) -> bool {
        self.0 >> suit.index() & 1 != 0
    }

    /// Whether nothing is known.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The suits, colours first.
    pub fn iter(self) -> impl Iterator<Item = EffectiveSuit> {
        EffectiveSuit::ALL.into_iter().filter(move |&suit| self.contains(suit))
    }

    /// All cards that the seat cannot hold.
    pub fn cards(self, trumps: Trumps) -> CardSet {
        self.iter().map(|suit| trumps.cards_of(suit)).fold(CardSet::EMPTY, CardSet::plus)
    }
}
