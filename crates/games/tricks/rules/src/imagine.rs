//! Worlds that an observer cannot tell from the true one.
//!
//! The shuffle makes all deals equally likely, so all ways to lay the unseen cards into the hidden
//! hands are, as long as they fit what was seen: how many cards each hand has, and which suits a seat
//! has failed to follow. Two unseen copies of a card count as two cards here, as they do in a shuffle.

use arrayvec::ArrayVec;
use engine::{Imagine, PerSeat, Rng, Seat, SeatSet};

use crate::card::Card;
use crate::cards::CardSet;
use crate::state::Tricks;
use crate::trump::EffectiveSuit;
use crate::view::View;
use crate::ways::Ways;

impl Imagine for Tricks {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let hands = match view.all_hands() {
            Some(hands) => *hands,
            None => Unseen::by(view).into_hands(rng),
        };
        Self::with_hands(view.public(), hands)
    }
}

/// How often a quick draw is tried before the exact one.
const TRIES: usize = 400;

/// The cards an observer has not seen, and the places where they may be.
struct Unseen {
    /// Hands so far: the observer's own.
    hands: PerSeat<CardSet>,
    /// Free places in each hidden hand.
    free: PerSeat<u8>,
    /// The suits that somebody is known to have none of.
    bound: ArrayVec<BoundSuit, 6>,
    /// All other unseen cards.
    loose: CardSet,
}

/// Unseen cards of a suit that only some seats may hold.
struct BoundSuit {
    cards: CardSet,
    /// The seats that may hold it.
    allowed: SeatSet,
    /// The most free places that the allowed seats can have when its turn comes.
    places_max: u32,
}

impl Unseen {
    fn by(view: &View) -> Self {
        let public = view.public();
        let seats = public.seats();
        let own = |seat| view.seat() == Some(seat);
        let mut unseen = Self {
            hands: PerSeat::from_fn(seats, |seat| if own(seat) { view.hand() } else { CardSet::EMPTY }),
            free: PerSeat::from_fn(seats, |seat| if own(seat) { 0 } else { public.hand_size(seat) }),
            bound: ArrayVec::new(),
            loose: view.unseen(),
        };
        for suit in EffectiveSuit::ALL {
            let allowed: SeatSet = Seat::all(seats).filter(|&seat| !view.is_void(seat, suit)).collect();
            let cards = unseen.loose.common(public.trumps().unwrap_or_default().cards_of(suit));
            let somebody_has_none =
                Seat::all(seats).any(|seat| !allowed.contains(seat) && unseen.free[seat] > 0);
            if somebody_has_none && !cards.is_empty() {
                unseen.loose = unseen.loose.minus(cards);
                unseen.bound.push(BoundSuit { cards, allowed, places_max: 0 });
            }
        }
        unseen.order();
        unseen
    }

    /// Puts the suits with the fewest places first and bounds their places.
    fn order(&mut self) {
        let free = self.free;
        let places = |suit: &BoundSuit| places(free, suit.allowed);
        self.bound.sort_unstable_by_key(|suit| places(suit));
        for at in 0..self.bound.len() {
            let (earlier, rest) = self.bound.split_at_mut(at);
            let suit = &mut rest[0];
            // An earlier suit takes places of this one unless it finds them elsewhere.
            let taken = earlier.iter().map(|other| {
                let elsewhere = free
                    .iter()
                    .filter(|&(seat, _)| other.allowed.contains(seat) && !suit.allowed.contains(seat));
                count(other.cards).saturating_sub(elsewhere.map(|(_, &free)| u32::from(free)).sum())
            });
            suit.places_max = places(suit).saturating_sub(taken.sum());
        }
    }

    /// Draws one way to hold the cards, all equally likely.
    fn into_hands(self, rng: &mut Rng) -> PerSeat<CardSet> {
        let quick = (0..TRIES).find_map(|_| self.quick(rng));
        quick.unwrap_or_else(|| self.exact(rng))
    }

    /// Lays the bound suits one after the other into random places. The later a suit, the more the
    /// earlier ones have changed how many places it has; the draw is given up just as often as
    /// makes up for it.
    fn quick(&self, rng: &mut Rng) -> Option<PerSeat<CardSet>> {
        let (mut hands, mut free) = (self.hands, self.free);
        for suit in &self.bound {
            for (card, places_max) in suit.cards.iter().zip((1..=suit.places_max).rev()) {
                // A place beyond those there are means: give up.
                let seat = seat_of_place(free, suit.allowed, rng.below(places_max))?;
                hands[seat] = hands[seat].with(card);
                free[seat] -= 1;
            }
        }
        Some(self.with_loose(hands, free, rng))
    }

    /// Lays all other cards into the places that are left.
    fn with_loose(&self, mut hands: PerSeat<CardSet>, free: PerSeat<u8>, rng: &mut Rng) -> PerSeat<CardSet> {
        let mut cards = shuffled(self.loose, rng).into_iter();
        for (seat, &free) in free.iter() {
            hands[seat] = cards.by_ref().take(free.into()).fold(hands[seat], CardSet::with);
        }
        hands
    }
}

fn count(cards: CardSet) -> u32 {
    u32::try_from(cards.len()).expect("a pack has 60 cards")
}

/// How many free places the allowed seats have.
fn places(free: PerSeat<u8>, allowed: SeatSet) -> u32 {
    allowed.iter().map(|seat| u32::from(free[seat])).sum()
}

/// The seat of the place with this number among the free places of the allowed seats.
fn seat_of_place(free: PerSeat<u8>, allowed: SeatSet, place: u32) -> Option<Seat> {
    let mut before = 0;
    allowed.iter().find(|&seat| {
        before += u32::from(free[seat]);
        place < before
    })
}

fn shuffled(cards: CardSet, rng: &mut Rng) -> ArrayVec<Card, 60> {
    let mut order: ArrayVec<Card, 60> = cards.iter().collect();
    rng.shuffle(&mut order);
    order
}

impl Unseen {
    /// Counts all ways to lay the bound suits, then follows one of them: slower, but it always arrives.
    fn exact(&self, rng: &mut Rng) -> PerSeat<CardSet> {
        let suits = self.bound.iter().map(|suit| (suit.cards.len(), suit.allowed));
        let shares = Ways::new(self.free.count(), suits).draw(self.free, rng);
        let (mut hands, mut free) = (self.hands, self.free);
        for (suit, share) in self.bound.iter().zip(shares) {
            let mut cards = shuffled(suit.cards, rng).into_iter();
            for (seat, &share) in share.iter() {
                hands[seat] = cards.by_ref().take(share.into()).fold(hands[seat], CardSet::with);
                free[seat] -= share;
            }
        }
        self.with_loose(hands, free, rng)
    }
}

#[cfg(test)]
#[path = "imagine_tests.rs"]
mod tests;
