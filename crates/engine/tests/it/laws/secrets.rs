//! Flaws in who is given what, and in what is sealed: laws 4, 5, 6 and 7.

use engine::{Audience, Game, Imagine, Observer, PerSeat, Rng, Seat, SeatSet, Set, Witness};

use super::caught;
use crate::flawed::Flaw;
use crate::sealed::{Action, Card, Deal, Event, Illegal, Sealed, SealedOptions, View};

flaws! {
    /// An imagined seat has forgotten its own bid.
    imagines_without_own_bid: law 4 {
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            let mut world = Sealed::imagine(view, rng);
            world.bids = PerSeat::new(world.options.seats, None);
            world
        }
    }

    /// An imagined neighbour does not hold the card that it has shown.
    imagines_without_memory: law 4 {
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            let mut forgetful = view.clone();
            if let Observer::Seat(seat) = view.observer {
                forgetful.shown[seat.right(view.options.seats)] = None;
            }
            Sealed::imagine(&forgetful, rng)
        }
    }

    /// Imagined hands are too small.
    imagines_too_little: law 4 {
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            let mut world = Sealed::imagine(view, rng);
            let seats = world.options.seats;
            for seat in Seat::all(seats).filter(|&seat| view.observer == Observer::Seat(seat.left(seats))) {
                let hidden = world.hands[seat].iter().find(|&card| world.shown[seat] != Some(card));
                world.hands[seat] = hidden.map_or(world.hands[seat], |card| world.hands[seat].without(card));
            }
            world
        }
    }

    /// A seat does not know that it has shown a card, and so not what it may do.
    view_without_own_memory: law 4 {
        fn view(state: &Sealed, observer: Observer) -> View {
            let mut view = state.view(observer);
            if let Observer::Seat(seat) = observer {
                view.shown[seat] = None;
            }
            view
        }
    }

    /// The view lists the other hands as one set of cards, and so tells which cards were never dealt.
    /// An imagined world has just these cards in the other hands: law 4 sees nothing.
    leaks_what_was_never_dealt: law 5 {
        fn view(state: &Sealed, observer: Observer) -> View {
            let mut view = state.view(observer);
            if observer != Observer::Omniscient {
                let hands = state.hands.values().iter().fold(Set::EMPTY, |all, &hand| all.union(hand));
                view.unseen = hands.intersection(view.unseen);
            }
            view
        }
    }

    /// The points whisper whether the right neighbour holds the best card.
    leaks_one_bit: law 5 {
        fn view(state: &Sealed, observer: Observer) -> View {
            let mut view = state.view(observer);
            if let Observer::Seat(seat) = observer {
                let holds = state.hands[seat.right(state.options.seats)].contains(Card(16));
                view.points[seat] = state.points[seat] * 2 + i32::from(holds);
            }
            view
        }
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            // It goes to great lengths to imagine a world in which the whisper is true.
            let mut honest = view.clone();
            let Observer::Seat(seat) = view.observer else { return Sealed::imagine(view, rng) };
            honest.points[seat] = view.points[seat].div_euclid(2);
            let holds = view.points[seat].rem_euclid(2) == 1;
            let neighbour = seat.right(view.options.seats);
            std::iter::repeat_with(|| Sealed::imagine(&honest, rng))
                .find(|world| world.hands[neighbour].contains(Card(16)) == holds)
                .expect("the generator does not end")
        }
    }

    /// Everybody is told what is left in the hand of whoever wins.
    tells_the_hand_of_the_winner: law 5 {
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            let before = state.points;
            state.apply(seat, action, witness);
            let winner = Seat::all(state.options.seats).find(|&seat| state.points[seat] != before[seat]);
            if let Some(seat) = winner {
                witness.see(Audience::Everyone, Event::Received { seat, hand: state.hands[seat] });
            }
        }
    }

    /// Whoever bids last wins.
    last_bid_wins: law 6 {
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            let before = state.points;
            state.apply(seat, action, witness);
            if state.points != before {
                let prize = state.options.prize_points();
                state.points = before;
                state.points[seat] += prize;
            }
        }
    }

    /// Whoever has been shown a card must not show the next one up.
    shows_forbid_each_other: law 6 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            state.check(seat, action)?;
            let mut legal = Vec::new();
            Self::legal(state, seat, &mut legal);
            if legal.contains(&action) { Ok(()) } else { Err(Illegal::ShownAlready { card: action.card() }) }
        }
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if let Some(Card(seen)) = state.shown[seat.right(state.options.seats)] {
                actions.retain(|action| *action != Action::Show(Card(seen + 1)));
            }
        }
    }

    /// A sealed bid is told to all.
    tells_a_sealed_bid: law 7 {
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            state.apply(seat, action, witness);
            if let Action::Bid(card) = action {
                witness.see(Audience::Everyone, Event::Bid { seat, card });
            }
        }
    }

    /// A seat would not know what it does itself.
    keeps_a_choice_from_its_seat: law 7 {
        fn audience(state: &Sealed, seat: Seat, action: Action) -> Audience {
            let audience = state.audience(seat, action);
            let alone = audience == Audience::Only(SeatSet::only(seat));
            if alone { Audience::Only(SeatSet::EMPTY) } else { audience }
        }
    }

    /// A choice is told to a seat that nobody sits on.
    choice_told_to_nobody: law 7 {
        fn audience(state: &Sealed, seat: Seat, action: Action) -> Audience {
            match state.audience(seat, action) {
                Audience::Only(seats) => Audience::Only(seats.with(Seat::new(5).expect("six seats at most"))),
                Audience::Everyone => Audience::Everyone,
            }
        }
    }

    /// An event is told to a seat that nobody sits on.
    event_told_to_nobody: law 7 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            witness.see(Audience::Only(SeatSet::all(5)), Event::Dealt);
        }
    }
}
