//! The auction: how high, and which cards to lay.

use std::cmp::Reverse;

use engine::Seat;
use tricks::{Action, Card, CardSet, Number, Public, Type};

use super::worth::{Milli, Prospect};

/// The choice of a seat whose turn it is in the auction.
pub(super) fn bid(public: &Public, seat: Seat, hand: CardSet) -> Action {
    let cap = public.cap(seat);
    if cap == 0 {
        return Action::Pass;
    }
    let plan = Plan::of(public, seat, hand);
    let count = plan.cards_to_lay(public, seat);
    if count == 0 { Action::Pass } else { Action::Lay(plan.choose(hand, count.min(cap))) }
}

/// The bid of a seat that overrates its hand by so much.
pub(super) fn bid_in_a_mood(public: &Public, seat: Seat, hand: CardSet, mood: Milli) -> Action {
    let cap = public.cap(seat);
    if cap == 0 {
        return Action::Pass;
    }
    let plan = Plan::of(public, seat, hand).raised(mood);
    let count = plan.cards_to_lay(public, seat).min(cap);
    // Fine cards of the type rather than those that can be spared.
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| (!plan.first.includes(card), Reverse(card.number()), card));
    if count == 0 { Action::Pass } else { Action::Lay(cards.into_iter().take(count.into()).collect()) }
}

/// What a seat would name as Chief, and how high it would go.
pub(super) struct Plan {
    first: Type,
    second: Option<Type>,
    prospect: Prospect,
    seats: u8,
    shown: CardSet,
}

impl Plan {
    fn of(public: &Public, seat: Seat, hand: CardSet) -> Self {
        let types = ranked(public.seats(), hand, public.laid(seat));
        let first = types.first().map_or(Type::Number(Number::ALL[9]), |&(_, named)| named);
        Self::aiming_at(first, &types, public, seat, hand)
    }

    /// The plans for the most promising types, best first.
    pub(super) fn several(public: &Public, seat: Seat, hand: CardSet, count: usize) -> Vec<Self> {
        let types = ranked(public.seats(), hand, public.laid(seat));
        let best = types.iter().take(count);
        best.map(|&(_, first)| Self::aiming_at(first, &types, public, seat, hand)).collect()
    }

    fn aiming_at(first: Type, types: &[(Milli, Type)], public: &Public, seat: Seat, hand: CardSet) -> Self {
        let (seats, shown) = (public.seats(), public.laid(seat));
        let own = hand.plus(shown);
        let crossing = |named: &Type| {
            matches!((first, named), (Type::Suit(_), Type::Number(_)) | (Type::Number(_), Type::Suit(_)))
        };
        let others = types.iter().map(|&(_, named)| named).filter(|&named| named != first);
        let second = others.take(4).find(crossing);
        let others_laid = public.auction().bids().iter().any(|(other, &bid)| other != seat && bid > 0);
        let no_vice = if others_laid || seats == 3 { 0 } else { 2_500 };
        let prospect = Prospect::of(seats, own, Some(first)).raised(no_vice);
        Self { first, second, prospect, seats, shown }
    }

    const fn raised(self, by: Milli) -> Self {
        Self { prospect: self.prospect.raised(by), ..self }
    }

    fn value(&self, rank: u8) -> Milli {
        self.prospect.value(self.seats, Some(self.first), rank)
    }

    fn cards_to_lay(&self, public: &Public, seat: Seat) -> u8 {
        let bids = public.auction().bids();
        let own = bids[seat];
        let high = bids.iter().filter(|&(other, _)| other != seat).map(|(_, &bid)| bid).max().unwrap_or(0);
        if own > high {
            // Leading alone: one more card pays only if the higher bonus is likely enough.
            let pays = self.value(own + 1) > self.value(own) + 1_500;
            return u8::from(pays);
        }
        let lead = high + 1;
        if self.value(lead) > 3_000 {
            return lead - own;
        }
        let tied = own == high && own > 0;
        if tied
            && public.auction().highest_seats().iter().max_by_key(|&tied| public.auction().last_lay(tied))
                == Some(seat)
        {
            // An Eklat would cost ten a card, and give five a card to every other tied player.
            let eklat = -12_000 * i64::from(own);
            return u8::from(self.value(lead) > eklat);
        }
        // Underbids show good cards to a Chief who looks for a partner; never so many as to tie.
        let room = high.saturating_sub(1).saturating_sub(own);
        match (own, self.seats) {
            (_, 3) => 0,
            (0, _) if room >= 1 => 1,
            (1, _) if room >= 2 => 1,
            _ => 0,
        }
    }

    /// The cards to lay: first something that shows the type, best one that shows the second type
    /// too; then weak cards, since only their number counts.
    pub(super) fn choose(&self, hand: CardSet, count: u8) -> CardSet {
        let mut rest = hand;
        let mut lay = CardSet::EMPTY;
        for _ in 0..count {
            let shows_first = !self.shown.plus(lay).common(self.first.cards()).is_empty();
            let key = |card: &Card| {
                let of_first = self.first.includes(*card);
                let of_second = self.second.is_some_and(|second| second.includes(*card));
                let spare = rest.common(self.first.cards()).len() > 1;
                let wanted = match (shows_first, of_first, of_second) {
                    (false, true, true) => 0,
                    (_, true, _) if !shows_first || spare => 1,
                    (_, false, _) => 2,
                    (true, true, _) => 3,
                    (false, true, false) => 1,
                };
                (wanted, card.number().value(), Reverse(card.points()), *card)
            };
            let Some(card) = rest.iter().min_by_key(key) else { break };
            lay = lay.with(card);
            rest = rest.without(card);
        }
        lay
    }
}

/// The types on these cards by what they promise, best first. A first impression of a bid of three ranks
/// them; what is shown already is not given up lightly.
pub(super) fn ranked(seats: u8, hand: CardSet, shown: CardSet) -> Vec<(Milli, Type)> {
    let own = hand.plus(shown);
    let mut types: Vec<(Milli, Type)> = Type::shown_by(own)
        .map(|named| {
            let loyalty = if shown.common(named.cards()).is_empty() { 0 } else { 2_000 };
            (Prospect::of(seats, own, Some(named)).extra(seats, Some(named), 3) + loyalty, named)
        })
        .collect();
    types.sort_by_key(|&(worth, named)| (Reverse(worth), named));
    types
}
