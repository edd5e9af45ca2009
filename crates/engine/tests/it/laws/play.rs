//! Flaws in what may be done, in how it is written, and in what becomes of the pieces: laws 1, 2, 3 and 8.

use engine::{Game, ParseError, Rng, Seat, SeatSet, Set, Turn, Witness};

use super::caught;
use crate::flawed::Flaw;
use crate::sealed::{Action, Card, Deal, Event, Illegal, Sealed, SealedOptions};

flaws! {
    /// Cards may be shown again and again, and are.
    standing_still: law 1 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            match state.check(seat, action) {
                Err(Illegal::ShownAlready { .. }) => Ok(()),
                checked => checked,
            }
        }
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            let mut forgetful = *state;
            forgetful.shown[seat] = None;
            forgetful.legal(seat, actions);
        }
        fn sample(state: &Sealed, seat: Seat, _: &mut Rng) -> Option<Action> {
            let owes = state.turn().owing().contains(seat);
            state.hands[seat].first().filter(|_| owes).map(Action::Show)
        }
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            state.shown[seat] = None;
            state.apply(seat, action, witness);
        }
    }

    /// After the first round nobody owes anything, though there are cards left.
    nobody_owes: law 1 {
        fn turn(state: &Sealed) -> Turn {
            if state.played[Seat::default()].len() == 1 { Turn::Seats(SeatSet::EMPTY) } else { state.turn() }
        }
    }

    /// After the first deal the cards are never dealt again, however often luck is drawn.
    luck_without_end: law 1 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            if state.deals == 0 {
                state.resolve(deal, witness);
            }
        }
    }

    /// What should only grow shrinks with each deal.
    shrinking_milestones: law 1 {
        fn milestones(state: &Sealed) -> usize {
            state.played.values().iter().map(|played| played.len()).sum()
        }
    }

    /// A legal action is not offered.
    something_not_offered: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| *action != Action::Show(Card(7)));
        }
    }

    /// An action that is refused is offered.
    something_refused_offered: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if !actions.is_empty() && !actions.contains(&Action::Bid(Card(16))) {
                actions.push(Action::Bid(Card(16)));
            }
        }
    }

    /// An action is offered twice.
    something_offered_twice: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.extend(actions.first().copied());
        }
    }

    /// Whoever owes a choice is offered none.
    nothing_offered: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            if state.hands[seat].len() > 1 {
                state.legal(seat, actions);
            }
        }
    }

    /// A seat may bid a second time while it waits for the others.
    idle_seats_may_act: law 2 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            match state.check(seat, action) {
                Err(Illegal::NotYourTurn) if seat.index() < state.options.seats.into() => Ok(()),
                checked => checked,
            }
        }
    }

    /// A seat that does not exist may act.
    strangers_may_act: law 2 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            if seat.index() < state.options.seats.into() { state.check(seat, action) } else { Ok(()) }
        }
    }

    /// Play goes on when the game is over.
    no_end_to_it: law 2 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            match state.check(seat, action) {
                Err(Illegal::Over) => Ok(()),
                checked => checked,
            }
        }
    }

    /// A random choice is not what is offered.
    samples_beside_the_rules: law 2 {
        fn sample(state: &Sealed, seat: Seat, rng: &mut Rng) -> Option<Action> {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            if rng.chance(1, 8) { Some(Action::Bid(Card(1))) } else { rng.pick(&actions).copied() }
        }
    }

    /// The rules refuse the luck that they draw.
    draws_what_it_refuses: law 2 {
        fn draw(state: &Sealed, rng: &mut Rng) -> Deal {
            let mut deal = state.draw(rng);
            let hand = &mut deal.0[Seat::default()];
            hand.remove(hand.first().expect("a deal has three cards"));
            deal
        }
    }

    /// Two actions share one text.
    ambiguous_text: law 3 {
        fn action_text(action: Action) -> String {
            action.to_string().replace("16", "1")
        }
    }

    /// Only the canonical text is understood.
    fussy_about_spaces: law 3 {
        fn read_action(text: &str) -> Result<Action, ParseError> {
            if text.contains("  ") { Err(ParseError::at(0, "single spaces")) } else { text.parse() }
        }
    }

    /// What is left over is overlooked.
    overlooks_the_rest: law 3 {
        fn read_action(text: &str) -> Result<Action, ParseError> {
            let words: Vec<&str> = text.split_whitespace().take(2).collect();
            words.join(" ").parse()
        }
    }

    /// A slip of the pen is read as something that cannot be written.
    reads_what_is_not_there: law 3 {
        fn read_action(text: &str) -> Result<Action, ParseError> {
            let words: Vec<&str> = text.split_whitespace().collect();
            match words[..] {
                ["bid"] => Ok(Action::Bid(Card(99))),
                _ => text.parse(),
            }
        }
    }

    /// The text of a deal loses a card.
    text_of_luck_loses_something: law 3 {
        fn chance_text(deal: &Deal) -> String {
            let text = deal.to_string();
            text.rsplit_once(',').map_or_else(String::new, |(all, _)| all.into())
        }
    }

    /// A card is lost between the pack and the hand.
    loses_a_card: law 8 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            let hand = &mut state.hands[Seat::default()];
            *hand = hand.first().map_or(Set::EMPTY, |card| hand.without(card));
        }
    }

    /// A card is dealt to two seats.
    makes_a_card: law 8 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            state.hands[Seat::default().left(2)] = state.hands[Seat::default()];
        }
    }
}
