//! Trumps and partner.

use engine::{Seat, SeatSet};
use tricks::{CardSet, Contract, Number, Public, TrumpKind, Type};

use super::worth::{Milli, Prospect};

/// What the Vice names: long in the own hand, and not what the Chief has shown.
pub(super) fn name_as_vice(public: &Public, seat: Seat, hand: CardSet) -> Option<Type> {
    let own = hand.plus(public.laid(seat));
    let chief = public.chief().map_or(CardSet::EMPTY, |chief| public.laid(chief));
    let worth = |named: &Option<Type>| {
        let Some(named) = *named else { return Milli::MIN };
        let weight = match TrumpKind::of(Some(named)) {
            TrumpKind::Colour => 1_000,
            TrumpKind::OneOrSeven => 1_200,
            TrumpKind::OtherNumber | TrumpKind::None => 1_700,
        };
        let count = |cards: CardSet| Milli::try_from(cards.common(named.cards()).len()).unwrap_or(0);
        weight * count(own) - 900 * count(chief) + top_trumps(own, named)
    };
    public.nameable(seat).into_iter().max_by_key(worth).flatten()
}

/// What the Chief names: what promises most at the bid rank, the Vice's type being known.
pub(super) fn name_as_chief(public: &Public, seat: Seat, hand: CardSet) -> Option<Type> {
    let own = hand.plus(public.laid(seat));
    let seats = public.seats();
    let contract = public.contract()?;
    let worth = |named: &Option<Type>| {
        let prospect = match (*named, contract.trumps.vice) {
            // Without trumps of the Chief the Vice's type is the only trump: as good as the Chief's share of it.
            (None, Some(vice)) => Prospect::of(seats, own, Some(vice)).raised(-5_000),
            (None, None) => Prospect::of(seats, own, None).raised(2_000),
            (Some(named), vice) => {
                let doubles =
                    vice.map_or(CardSet::EMPTY, |vice| own.common(named.cards()).common(vice.cards()));
                let own_vice = vice.map_or(CardSet::EMPTY, |vice| own.common(vice.cards()));
                let bonus = Milli::try_from(doubles.len()).unwrap_or(0) * 800
                    + Milli::try_from(own_vice.len()).unwrap_or(0) * 900;
                Prospect::of(seats, own, Some(named)).raised(bonus)
            }
        };
        prospect.extra(seats, *named, contract.rank) + prospect.mean * 65 / 100
    };
    public.nameable(seat).into_iter().max_by_key(worth).flatten()
}

/// Whom the Chief picks: who has shown trumps and high cards, and is not about to win the match.
pub(super) fn pick_partner(
    public: &Public,
    chief: Seat,
    contract: &Contract,
    eligible: SeatSet,
) -> Option<Seat> {
    let trumps = contract.trumps.cards();
    let goal = public.totals().values().iter().copied().max().unwrap_or(0);
    let worth = |seat: &Seat| {
        let laid = public.laid(*seat);
        let count = |cards: CardSet| i32::try_from(laid.common(cards).len()).unwrap_or(0);
        let high: i32 =
            [9, 8].into_iter().filter_map(Number::new).map(|number| count(CardSet::of_number(number))).sum();
        let leads = public.total(*seat) == goal && public.total(*seat) > public.total(chief);
        40 * count(trumps) + 15 * high + 8 * i32::from(public.bid(*seat))
            - if leads { 6 } else { 0 }
            - public.total(*seat) / 40
    };
    eligible.iter().max_by_key(worth)
}

fn top_trumps(own: CardSet, named: Type) -> Milli {
    let Type::Suit(_) = named else { return 0 };
    let high = own.common(named.cards()).iter().filter(|card| card.number().value() >= 8).count();
    Milli::try_from(high).unwrap_or(0) * 300
}
