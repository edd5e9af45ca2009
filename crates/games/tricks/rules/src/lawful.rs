//! What the laws of the engine need of the game.

use engine::laws::Lawful;
use engine::{Observer, Rng, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::cards::CardSet;
use crate::public::Phase;
use crate::state::Tricks;
use crate::trick::Trick;
use crate::trump::Type;

impl Lawful for Tricks {
    /// Swaps hidden cards between the seats that the observer cannot look at, never giving a seat a
    /// suit that it has failed to follow in this round.
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        let mut other = *self;
        let unseen = |seat: &Seat| observer != Observer::Omniscient && observer.seat() != Some(*seat);
        let seats: Vec<Seat> = Seat::all(self.public.seats()).filter(unseen).collect();
        for _ in 0..120 {
            let (Some(&one), Some(&two)) = (rng.pick(&seats), rng.pick(&seats)) else { break };
            if one != two {
                other.swap_at_random(one, two, rng);
            }
        }
        other
    }

    /// Never, except to those who see all: a hidden card shows itself by being laid or played, and
    /// then the step is not possible in a world in which it lies elsewhere. Hands that are never
    /// played, after an Eklat, stay secret (TRICKS-4.10).
    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        observer == Observer::Omniscient && self.hands != other.hands
    }

    fn audit(&self) -> Result<(), String> {
        let public = &self.public;
        if public.round() == 0 {
            return Ok(());
        }
        let mut all = public.cards_gone();
        for (seat, &hand) in self.hands.iter() {
            if hand.len() != usize::from(public.hand_size(seat)) {
                return Err(format!("{seat} holds {hand} and is said to hold {}", public.hand_size(seat)));
            }
            let laid = public.laid(seat);
            if !(all.fits_with(hand) && all.plus(hand).fits_with(laid)) {
                return Err(format!("some of {hand} and {laid} of {seat} exist elsewhere too"));
            }
            all = all.plus(hand).plus(laid);
        }
        if all != public.options().pack() {
            return Err(format!("the cards are {all}"));
        }
        let won: u8 =
            public.tricks().iter().filter(Trick::is_complete).map(|trick| trick.cards().points()).sum();
        if won + public.points_out() != public.options().points_in_play() {
            return Err(format!("{won} points were won and {} are out", public.points_out()));
        }
        Ok(())
    }

    /// Everything but the lays, and of those a selection of near misses.
    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        let mut probes = vec![Action::Pass, Action::Trump(None), Action::Lay(CardSet::EMPTY)];
        probes.extend(Type::all().map(|named| Action::Trump(Some(named))));
        probes.extend(Seat::all(6).map(Action::Partner));
        probes.extend(Card::all().map(Action::Play));
        probes.extend(Card::all().map(|card| Action::Lay(CardSet::only(card))));
        let own =
            if seat.index() < usize::from(self.public.seats()) { self.hands[seat] } else { CardSet::EMPTY };
        for from in [own, CardSet::ALL, self.public.unseen()] {
            for _ in 0..12 {
                let size = rng.below(6);
                let bits = (0..size).fold(0, |bits, _| bits | one_bit(from, rng));
                probes.push(Action::Lay(CardSet::from_bits(bits)));
            }
        }
        probes
    }

    /// Between two lays there are fewer passes than players; after the last one everybody passes, then
    /// two types and a partner are chosen. So a round has at most players × (cards + 1) auction turns
    /// (TRICKS-3.12), three more choices and its tricks.
    fn patience(&self) -> usize {
        usize::from(self.public.seats()) + 3
    }

    /// Complete rounds, and in a round the cards laid and played.
    fn milestones(&self) -> usize {
        let rounds = usize::try_from(self.public.rounds_complete()).unwrap_or(usize::MAX);
        let running = !matches!(self.public.phase(), Phase::Deal | Phase::Draw | Phase::Over(_));
        let laid: u8 = self.public.auction().bids().values().iter().sum();
        let cards =
            if running { usize::from(laid) + usize::from(self.public.tricks().cards_played()) } else { 0 };
        rounds * 200 + cards
    }
}

impl Tricks {
    /// Swaps a random hidden card of one seat with one of another, if both could hold the other's.
    fn swap_at_random(&mut self, one: Seat, two: Seat, rng: &mut Rng) {
        let (first, second) = (pick(self.hands[one], rng), pick(self.hands[two], rng));
        let (Some(first), Some(second)) = (first, second) else { return };
        let trumps = self.public.trumps().unwrap_or_default();
        let may = |seat, card| !self.public.tricks().voids(seat).contains(trumps.effective_suit(card));
        if may(one, second) && may(two, first) {
            self.hands[one] = self.hands[one].without(first).with(second);
            self.hands[two] = self.hands[two].without(second).with(first);
        }
    }
}

fn pick(cards: CardSet, rng: &mut Rng) -> Option<Card> {
    let count = u32::try_from(cards.len()).ok().filter(|&count| count > 0)?;
    cards.nth(rng.below(count) as usize)
}

fn one_bit(cards: CardSet, rng: &mut Rng) -> u64 {
    pick(cards, rng).map_or(0, |card| CardSet::only(card).bits())
}
