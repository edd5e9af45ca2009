//! Turns are built step by step, and taken back step by step until luck or another seat follows.

use engine::{Game, Luck, Observer, Options, Rng, Seat, Step, Table, Turn};
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

/// After a take-back nobody sees, and nobody was told, anything else than before the action: every
/// action of whole games. What is decided by several seats at the same time is final, since
/// everybody sees at once who has decided.
#[test]
fn nothing_is_left_of_what_was_taken_back() {
    for sinking_call in ["automatic", "by_players"] {
        let chosen = [("sinking_call".to_owned(), sinking_call.to_owned())];
        let options = IsleOptions::build(4, &chosen).expect("four may play");
        let mut count = Count::default();
        for seed in 0..12 {
            take_back_everything(&options, seed, &mut count);
        }
        assert!(count.open > 500 && count.refused > 100, "{sinking_call}: {count:?}");
        assert!(sinking_call == "automatic" || count.final_seals > 0, "{sinking_call}: {count:?}");
        assert_eq!(count.sealed, 0, "{sinking_call}: what all have seen decided was taken back");
    }
}

/// How many choices were taken back.
#[derive(Debug, Default)]
struct Count {
    open: u32,
    sealed: u32,
    refused: u32,
    final_seals: u32,
}

/// Plays a random game and tries to take back every choice as soon as it is made.
fn take_back_everything(options: &IsleOptions, seed: u64, count: &mut Count) {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::<Isle>::open(options.clone(), &luck);
    while let (Turn::Seats(owing), 0..400) = (table.turn(), table.steps().len()) {
        let (seat, action) = sampled(&table, &mut rng);
        let before = table.clone();
        table.take(Step::Choice(seat, action)).expect("a sampled action is legal");
        let mut other = table.clone();
        let is_sealed = owing.len() > 1;
        if other.take_back(seat).is_ok() {
            *(if is_sealed { &mut count.sealed } else { &mut count.open }) += 1;
            assert_alike(&other, &before);
        } else {
            *(if is_sealed { &mut count.final_seals } else { &mut count.refused }) += 1;
        }
        table.settle(&luck);
    }
}

/// A random seat that owes a choice, and a random choice of it.
fn sampled(table: &Table<Isle>, rng: &mut Rng) -> (Seat, Action) {
    let owing: Vec<Seat> = table.turn().owing().iter().collect();
    let seat = *rng.pick(&owing).expect("somebody owes a choice");
    (seat, table.truth().sample(seat, rng).expect("who owes a choice has one"))
}

/// No observer sees or was told anything else of one table than of the other.
fn assert_alike(one: &Table<Isle>, other: &Table<Isle>) {
    for observer in Observer::all(4) {
        assert_eq!(one.view(observer), other.view(observer));
        assert!(one.told_since(0, observer).eq(other.told_since(0, observer)), "{observer:?}");
    }
}
