//! Turns are built step by step, and taken back step by step until luck or another seat follows.

use conform::TakenBack;
use engine::{Luck, Observer, Options, Seat, Step, Table};
use isle::{Action, Isle, IsleOptions};

const A: fn() -> Seat = Seat::default;

fn table(steps: &[&str]) -> Table<Isle> {
    let mut table = Table::<Isle>::bare(IsleOptions::build(2, &[]).expect("two may play"));
    for step in steps {
        let step = engine::saved::read_step::<Isle>(table.options(), step).expect("the step can be read");
        table.take(step).expect("the step is allowed");
    }
    table
}

#[test]
fn step_by_step_to_the_beginning_of_the_turn() {
    let mut table = table(&["! first a", "a land 21a", "a sculpt 21a pit", "a move 21a 5b pit", "a pray"]);
    assert_eq!(table.view(Observer::Spectator).public().course().active, Seat::new(1).expect("b exists"));
    for left in (1..5).rev() {
        assert!(table.take_back(Seat::new(1).expect("b exists")).is_err(), "b has done nothing");
        table.take_back(A()).expect("nothing has followed");
        assert_eq!(table.steps().len(), left);
    }
    assert!(table.take_back(A()).is_err(), "who begins is luck");
    assert_eq!(table.view(Observer::Spectator).public().course().action_points, 4);
}

#[test]
fn not_after_the_die() {
    let luck = Luck::from_seed(1);
    let mut table = table(&["! first a", "a land 21a", "a sculpt 21a pit"]);
    table.play(A(), Action::read("raise 21a pit NW").expect("it reads"), &luck).expect("it is allowed");
    assert!(table.take_back(A()).is_err(), "the die was rolled");
}

#[test]
fn not_after_another_seat_and_not_after_the_end() {
    let mut table = table(&["! first a", "a land 21a", "a end"]);
    assert!(table.take_back(A()).is_err(), "an end is final");
    let b = Seat::new(1).expect("b exists");
    table.take(Step::Choice(b, Action::Pray)).expect("it is allowed");
    assert!(table.take_back(A()).is_err(), "b has acted");
    table.take_back(b).expect("nothing has followed");
}

/// What is decided by several seats at the same time is final, since everybody sees at once who has decided.
#[test]
fn what_is_decided_together_is_final() {
    for sinking_call in ["automatic", "by_players"] {
        let chosen = [("sinking_call".to_owned(), sinking_call.to_owned())];
        let options = IsleOptions::build(4, &chosen).expect("four may play");
        let mut count = TakenBack::default();
        for seed in 0..12 {
            count.play::<Isle>(options.clone(), seed);
        }
        assert!(count.alone > 500 && count.final_alone > 100, "{sinking_call}: {count:?}");
        assert!(sinking_call == "automatic" || count.final_together > 0, "{sinking_call}: {count:?}");
        assert_eq!(count.together, 0, "{sinking_call}: what all have seen decided was taken back");
    }
}
