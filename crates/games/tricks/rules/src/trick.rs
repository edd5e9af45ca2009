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
    /// How many tricks are complete.
    complete: u8,
    /// How many cards lie on the table, of the trick that is being played.
    lying: u8,
    /// How that trick stands; while no card of it lies there, how the last one stood.
    running: Running,
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
    /// No trick yet; `leader` will lead the first one (TRICKS-8.1) of a round with these trumps.
    pub(crate) fn led_by(seats: u8, leader: Seat, trumps: Trumps) -> Self {
        Self {
            seats,
            complete: 0,
            lying: 0,
            running: Running::led(0, leader, Card::default(), Ranking::of(trumps)),
            played: [Played::default(); 60],
            leaders: [leader; 16],
            points: PerSeat::new(seats, 0),
            voids: PerSeat::new(seats, Voids::NONE),
        }
    }

    /// Writes down a card; gives the trick if it is complete with it.
    pub(crate) fn play(&mut self, seat: Seat, played: Played) -> Option<Won> {
        if self.lying == 0 {
            self.running = Running::led(self.complete, seat, played.card, self.running.ranking);
        } else if !self.running.following.contains(played.card) {
            self.voids[seat] = self.voids[seat].with(self.running.suit);
        }
        self.running.add(seat, played.card);
        self.played[usize::from(self.cards_played())] = played;
        self.lying += 1;
        if self.lying < self.seats {
            return None;
        }
        (self.lying, self.complete) = (0, self.complete + 1);
        let won = self.running.won;
        self.points[won.winner] += won.points;
        self.leaders[usize::from(self.complete)] = won.winner; // TRICKS-8.8
        Some(won)
    }

    /// How many tricks are complete.
    pub const fn complete(&self) -> u8 {
        self.complete
    }

    /// How many cards have been played.
    pub const fn cards_played(&self) -> u8 {
        self.complete * self.seats + self.lying
    }

    /// Who has the trick that is being played so far, if a card of it lies on the table.
    pub const fn winning(&self) -> Option<Won> {
        if self.lying == 0 { None } else { Some(self.running.won) }
    }

    /// The suit led to the trick that is being played, and whether a card follows it.
    pub(crate) const fn follows(&self, card: Card) -> Option<(EffectiveSuit, bool)> {
        if self.lying == 0 { None } else { Some((self.running.suit, self.running.following.contains(card))) }
    }

    /// Which of these cards may be played to the trick, as [`Trumps::playable`] says.
    pub(crate) const fn playable(&self, own: CardSet) -> CardSet {
        if self.lying == 0 { own } else { own.following(self.running.following) }
    }

    /// The trick with this number, from 0, if a card of it has been played.
    pub fn trick(&self, number: u8) -> Option<Trick<'_>> {
        let start = usize::from(number) * usize::from(self.seats);
        let end = (start + usize::from(self.seats)).min(self.cards_played().into());
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
        let start = self.complete * self.seats;
        if self.lying == 0 { None } else { Some(self.played[start as usize].card) }
    }

    /// Who leads, or led, the trick that is being played; after the last trick, its winner.
    pub const fn leader(&self) -> Seat {
        self.leaders[self.complete as usize]
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
        self.played[..usize::from(self.cards_played())].iter().map(|played| played.card).collect()
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
        let mut running = Running::led(self.number, self.leader, self.led(), Ranking::of(trumps));
        self.iter().for_each(|(seat, played)| running.add(seat, played.card));
        running.won
    }
}

/// How a trick stands as it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Running {
    /// The suit led.
    suit: EffectiveSuit,
    /// All cards that follow it.
    following: CardSet,
    ranking: Ranking,
    won: Won,
    /// The strength of the card that has it; 0 before the first one.
    strongest: u8,
}

impl Running {
    /// A trick to which this card is going to be led, after tricks in which cards ranked so.
    const fn led(number: u8, leader: Seat, led: Card, before: Ranking) -> Self {
        let ranking = before.led(led);
        let (suit, following) = ranking.following(led);
        let won = Won { number, winner: leader, card: led, points: 0, by: WonBy::Suit };
        Self { suit, following, ranking, won, strongest: 0 }
    }

    /// One more card, the lead included.
    const fn add(&mut self, seat: Seat, card: Card) {
        let strength = self.ranking.strength(card);
        self.won.points += card.points();
        if strength > self.strongest {
            self.strongest = strength;
            (self.won.winner, self.won.card) = (seat, card);
            self.won.by = WonBy::alone(strength);
        } else if strength == self.strongest {
            self.won.by = WonBy::FirstOfEquals;
        }
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
