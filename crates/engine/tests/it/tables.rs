//! Tables: play, refusals, taking back, and who is told what.

use engine::{
    Game, Happening, Luck, NothingToTakeBack, Observer, Options, Seat, Step, StepError, Table, Turn,
};
use proptest::prelude::*;

use crate::sealed::{Action, Card, Event, Illegal, Sealed, SealedOptions};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn options(seats: u8) -> SealedOptions {
    SealedOptions::build(seats, &[]).unwrap()
}

const fn bid(card: u8) -> Action {
    Action::Bid(Card(card))
}

const fn show(card: u8) -> Action {
    Action::Show(Card(card))
}

/// A table of three after a deal and these steps.
fn table(steps: &[&str]) -> Table<Sealed> {
    let options = options(3);
    let all = ["! deal a=1,2,3 b=4,5,6 c=7,8,9"].iter().chain(steps);
    let steps = all.map(|step| engine::saved::read_step::<Sealed>(&options, step).unwrap());
    Table::replay(options, steps).unwrap()
}

#[test]
fn opening_draws_the_luck_that_comes_first() {
    let luck = Luck::from_seed(1);
    let table = Table::<Sealed>::open(options(3), &luck);
    let [Step::Chance(deal)] = table.steps() else { panic!("one deal") };
    assert_eq!(*deal, Sealed::new(&options(3)).draw(&mut luck.outcome(0)));
    assert_eq!(table.turn().owing().to_string(), "abc");
    assert!(Table::<Sealed>::bare(options(3)).steps().is_empty());
}

#[test]
fn every_outcome_comes_from_its_own_stream() {
    let luck = Luck::from_seed(1);
    let mut table = Table::<Sealed>::open(options(2), &luck);
    while let Turn::Seats(owing) = table.turn() {
        let seat = owing.first().unwrap();
        let card = table.view(Observer::Seat(seat)).hands[seat].first().unwrap();
        table.play(seat, Action::Bid(card), &luck).unwrap();
    }
    let deals: Vec<_> = table.steps().iter().filter(|step| matches!(step, Step::Chance(_))).collect();
    let drawn = |n| Step::Chance(Sealed::new(&options(2)).draw(&mut luck.outcome(n)));
    assert_eq!(deals, [&drawn(0), &drawn(1)]);
}

#[test]
fn a_refusal_changes_nothing() {
    let luck = Luck::from_seed(1);
    let mut table = table(&["a show 1", "b bid 4"]);
    let before = format!("{table:?}");
    assert_eq!(table.play(seat(0), bid(9), &luck), Err(Illegal::NotInHand { card: Card(9) }));
    assert_eq!(table.play(seat(0), show(2), &luck), Err(Illegal::ShownAlready { card: Card(1) }));
    assert_eq!(table.play(seat(1), bid(5), &luck), Err(Illegal::NotYourTurn));
    assert_eq!(table.play(seat(4), bid(5), &luck), Err(Illegal::NotYourTurn));
    let deal = Sealed::new(&options(3)).draw(&mut luck.outcome(0));
    assert_eq!(table.take(Step::Chance(deal)), Err(StepError::NoLuckDue));
    let refused = table.take(Step::Choice(seat(2), bid(1))).unwrap_err();
    assert_eq!(refused.to_string(), "card 1 is not in this hand [SEALED-3.2]");
    assert_eq!(format!("{table:?}"), before);

    let mut bare = Table::<Sealed>::bare(options(3));
    let refused = bare.take(Step::Choice(seat(0), bid(1))).unwrap_err();
    assert_eq!(refused.to_string(), "a line of luck (!) must come first");
    let twice = "! deal a=1,2,3 b=3,4,5 c=7,8,9";
    let twice = engine::saved::read_step::<Sealed>(bare.options(), twice).unwrap();
    assert_eq!(bare.take(twice).unwrap_err().to_string(), "card 3 is dealt twice [SEALED-2.1]");
    assert!(bare.steps().is_empty());
}

#[test]
fn a_replay_tells_which_step_cannot_be() {
    let mut steps = table(&["a bid 1", "b bid 4"]).steps().to_vec();
    steps.push(Step::Choice(seat(1), bid(5)));
    let (number, reason) = Table::<Sealed>::replay(options(3), steps).unwrap_err();
    assert_eq!((number, reason), (4, StepError::Illegal(Illegal::NotYourTurn)));
}

#[test]
fn a_sealed_choice_can_be_taken_back() {
    let mut table = table(&["a bid 1", "b bid 4"]);
    let others = [Observer::Seat(seat(1)), Observer::Seat(seat(2)), Observer::Spectator];
    let before = others.map(|observer| table.view(observer));
    assert!(table.without_last(seat(0)).is_ok());
    table.take_back(seat(0)).unwrap();
    assert_eq!(others.map(|observer| table.view(observer)), before);
    assert_eq!(table.turn().owing().to_string(), "ac");
    // The choice that b has made since stays.
    assert_eq!(table.view(Observer::Seat(seat(1))).bids[seat(1)], Some(Card(4)));
    assert_eq!(table.steps().len(), 2);
    table.play(seat(0), bid(2), &Luck::from_seed(0)).unwrap();
    assert_eq!(table.view(Observer::Seat(seat(0))).bids[seat(0)], Some(Card(2)));
}

#[test]
fn what_others_know_cannot_be_taken_back() {
    let refused = |steps: &[&str], by: usize| {
        let mut table = table(steps);
        let before = format!("{table:?}");
        let refused = table.take_back(seat(by)) == Err(NothingToTakeBack);
        assert_eq!(refused, format!("{table:?}") == before);
        refused
    };
    assert!(refused(&["b bid 4"], 0), "a has chosen nothing");
    assert!(refused(&["a bid 1", "b bid 4", "c bid 7"], 0), "the bids are revealed");
    assert!(refused(&["a bid 1", "b bid 4", "c bid 7"], 2), "by the last bid itself too");
    assert!(refused(&["a show 1"], 0), "b has seen the card");
    assert!(!refused(&["a show 1", "a bid 1"], 0), "the bid after it is sealed again");
    let two = ["a bid 1", "b bid 4", "c bid 7", "a bid 2", "b bid 5", "c bid 8"];
    let dealt = ["a bid 3", "b bid 6", "c bid 9", "! deal a=1,2,3 b=4,5,6 c=7,8,9"];
    let all: Vec<&str> = two.into_iter().chain(dealt).collect();
    assert!(refused(&all, 2), "luck was drawn since");
    let again: Vec<&str> = all.into_iter().chain(["c bid 9"]).collect();
    assert!(!refused(&again, 2), "but what is sealed after it can be");
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let table = table(&["a show 1", "a bid 2", "b bid 4", "c bid 7"]);
    let told = |since, observer| -> Vec<String> {
        table.events_since(since, observer).map(|told| format!("{} {}", told.step, told.event)).collect()
    };
    let revealed = ["5 a has bid 2.", "5 b has bid 4.", "5 c has bid 7.", "5 c wins 1."];
    let with =
        |own: &[&str]| -> Vec<String> { own.iter().chain(&revealed).map(|text| (*text).into()).collect() };
    let everybody = "1 Everybody is dealt three cards.";
    assert_eq!(
        told(0, Observer::Seat(seat(0))),
        with(&[
            everybody,
            "1 a holds {Card(1), Card(2), Card(3)}.",
            "2 a shows 1.",
            "3 a bids 2, face down."
        ])
    );
    assert_eq!(
        told(0, Observer::Seat(seat(1))),
        with(&[
            everybody,
            "1 b holds {Card(4), Card(5), Card(6)}.",
            "2 a shows 1.",
            "4 b bids 4, face down."
        ])
    );
    assert_eq!(told(0, Observer::Spectator), with(&[everybody]));
    assert_eq!(told(4, Observer::Spectator), with(&[]));
    assert_eq!(told(5, Observer::Omniscient), [""; 0]);
    assert_eq!(table.events_since(0, Observer::Omniscient).count(), 1 + 3 + 1 + 3 + 4);
    let last = table.events_since(0, Observer::Spectator).next_back().unwrap();
    assert_eq!(
        (&last.event, last.event.rule().to_string()),
        (&Event::Won { seat: seat(2), points: 1 }, "SEALED-4.2".into())
    );
}

proptest! {
    #[test]
    fn taking_back_is_as_if_it_had_not_been(seed: u64, length in 0_usize..30, by in 0_usize..3) {
        let luck = Luck::from_seed(seed);
        let mut rng = engine::Rng::from_seed(seed);
        let mut table = Table::<Sealed>::open(options(3), &luck);
        for _ in 0..length {
            let Some(seat) = table.turn().owing().first() else { break };
            let action = table.truth().sample(seat, &mut rng).unwrap();
            table.play(seat, action, &luck).unwrap();
        }
        let mut back = table.clone();
        if back.take_back(seat(by)).is_ok() {
            prop_assert_eq!(back.steps().len(), table.steps().len() - 1);
            let other = |observer: &Observer| {
                *observer != Observer::Seat(seat(by)) && *observer != Observer::Omniscient
            };
            for observer in Observer::all(3).filter(other) {
                prop_assert_eq!(back.view(observer), table.view(observer));
                prop_assert_eq!(back.events_since(0, observer).count(), table.events_since(0, observer).count());
            }
            prop_assert!(back.turn().owing().contains(seat(by)));
        } else {
            prop_assert_eq!(back.steps(), table.steps());
        }
    }
}
