//! What a seat may do: listed, or one at random.

use engine::{Rng, Seat};

use crate::action::Action;
use crate::cards::CardSet;
use crate::public::{Phase, Public};

/// Appends the legal actions of a seat that holds `hand` hidden, in canonical order: a pass, then lays
/// by size and deck order; colours, numbers, none; seats; cards in deck order.
pub(crate) fn legal(public: &Public, hand: CardSet, seat: Seat, actions: &mut Vec<Action>) {
    if public.turn() != Some(seat) {
        return;
    }
    match public.phase() {
        Phase::Auction => {
            actions.push(Action::Pass);
            for size in 1..=public.cap(seat) {
                lays(hand, size, CardSet::EMPTY, actions);
            }
        }
        Phase::ViceTrump | Phase::ChiefTrump => {
            actions.extend(public.nameable(seat).into_iter().map(Action::Trump));
        }
        Phase::Partner => actions.extend(public.eligible_partners().iter().map(Action::Partner)),
        Phase::Trick => actions.extend(to_play(public, hand, seat).kinds().iter().map(Action::Play)),
        Phase::Deal | Phase::Draw | Phase::Over(_) => {}
    }
}

/// Appends the lays of `chosen` and `size` more of these cards, in deck order, each set once.
fn lays(from: CardSet, size: u8, chosen: CardSet, actions: &mut Vec<Action>) {
    if size == 0 {
        actions.push(Action::Lay(chosen));
        return;
    }
    let mut rest = from;
    while let Some(card) = rest.first().filter(|_| rest.len() >= size.into()) {
        lays(rest.without(card), size - 1, chosen.with(card), actions);
        // Without this kind from here on: the sets with one copy or two have just been listed.
        while rest.contains(card) {
            rest = rest.without(card);
        }
    }
}

/// The cards that the seat may play now; empty when it is not its turn in a trick.
pub(crate) fn playable(public: &Public, hand: CardSet, seat: Seat) -> CardSet {
    if public.phase() == Phase::Trick && public.turn() == Some(seat) {
        to_play(public, hand, seat)
    } else {
        CardSet::EMPTY
    }
}

/// The cards that the seat whose turn it is in a trick may play.
fn to_play(public: &Public, hand: CardSet, seat: Seat) -> CardSet {
    public.tricks().playable(hand.plus(public.laid(seat)))
}

/// A legal action at random, without listing them. In the auction a pass three times in four, else one
/// to three random cards, so that matches end; otherwise every choice is equally likely.
pub(crate) fn sample(public: &Public, hand: CardSet, seat: Seat, rng: &mut Rng) -> Option<Action> {
    if public.turn() != Some(seat) {
        return None;
    }
    match public.phase() {
        Phase::Auction => {
            let cap = public.cap(seat);
            if cap == 0 || rng.chance(3, 4) {
                return Some(Action::Pass);
            }
            let size = 1 + rng.below(cap.min(3).into());
            let chosen =
                (0..size).fold((CardSet::EMPTY, hand), |(chosen, rest), _| match draw_one(rest, rng) {
                    Some((card, rest)) => (chosen.plus(card), rest),
                    None => (chosen, rest),
                });
            Some(Action::Lay(chosen.0))
        }
        Phase::ViceTrump | Phase::ChiefTrump => rng.pick(&public.nameable(seat)).copied().map(Action::Trump),
        Phase::Partner => {
            let eligible = public.eligible_partners();
            let place = rng.below(u32::try_from(eligible.len()).ok().filter(|&count| count > 0)?);
            eligible.iter().nth(place as usize).map(Action::Partner)
        }
        Phase::Trick => {
            let kinds = to_play(public, hand, seat).kinds();
            let count = u32::try_from(kinds.len()).ok().filter(|&count| count > 0)?;
            kinds.nth(rng.below(count) as usize).map(Action::Play)
        }
        Phase::Deal | Phase::Draw | Phase::Over(_) => None,
    }
}

/// One of these cards at random, and the rest.
fn draw_one(cards: CardSet, rng: &mut Rng) -> Option<(CardSet, CardSet)> {
    let count = u32::try_from(cards.len()).ok().filter(|&count| count > 0)?;
    let card = cards.nth(rng.below(count) as usize)?;
    Some((CardSet::only(card), cards.without(card)))
}
