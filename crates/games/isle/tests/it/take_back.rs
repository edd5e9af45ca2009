//! Turns are built step by step, and taken back step by step until luck or another seat follows.

use engine::{Luck, Observer, Options, Rng, Seat, Step, Table, Turn};
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

/// After a take-back nobody sees, and nobody was told, anything else than before the action; in a
/// whole game: every action of a turn, and what is sealed while others still owe theirs.
#[test]
fn nothing_is_left_of_what_was_taken_back() {
    for sinking_call in ["automatic", "by_players"] {
        let chosen = [("sinking_call".to_owned(), sinking_call.to_owned())];
        let options = IsleOptions::build(4, &chosen).expect("four may play");
        let (mut open, mut sealed, mut refused) = (0, 0, 0);
        for seed in 0..12 {
            let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
            let mut table = Table::<Isle>::open(options.clone(), &luck);
            for _ in 0..400 {
                let Turn::Seats(owing) = table.turn() else { break };
                let seats: Vec<Seat> = owing.iter().collect();
                let seat = *rng.pick(&seats).expect("somebody owes a choice");
                let action = table.truth().sample(seat, &mut rng).expect("who owes a choice has one");
                let before = table.clone();
                table.take(Step::Choice(seat, action)).expect("a sampled action is legal");
                let mut other = table.clone();
                match other.take_back(seat) {
                    Ok(()) => {
                        *(if owing.len() > 1 { &mut sealed } else { &mut open }) += 1;
                        for observer in Observer::all(4) {
                            assert_eq!(other.view(observer), before.view(observer), "{action}");
                            assert!(
                                other.told_since(0, observer).eq(before.told_since(0, observer)),
                                "{action}: {observer:?}"
                            );
                        }
                    }
                    Err(_) => refused += 1,
                }
                table.settle(&luck);
            }
        }
        assert!(open > 500 && refused > 100, "{sinking_call}: {open} taken back, {refused} not");
        assert!(sealed > 0, "{sinking_call}: nothing sealed was taken back");
    }
}

/// What is sealed may be taken back while another seat owes its own; the others cannot tell whether
/// and what was chosen first.
#[test]
fn sealed_prayers_are_taken_back_unseen() {
    let (a, options) = (A(), IsleOptions::build(4, &[]).expect("four may play"));
    let mut seen = 0;
    for seed in 0..400 {
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<Isle>::open(options.clone(), &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().expect("somebody owes a choice");
            let mut choices = Vec::new();
            table.view(Observer::Seat(seat)).legal(&mut choices);
            if seat == a && owing.len() > 1 && choices.len() > 1 {
                let mut worlds = choices.iter().map(|&choice| {
                    let mut world = table.clone();
                    world.take(Step::Choice(a, choice)).expect("it is legal");
                    world.take_back(a).expect("others owe theirs");
                    world.take(Step::Choice(a, choices[0])).expect("it is legal");
                    world
                });
                let first = worlds.next().expect("there are several choices");
                for world in worlds {
                    seen += 1;
                    for observer in Observer::all(4) {
                        assert_eq!(world.view(observer), first.view(observer));
                        assert!(world.told_since(0, observer).eq(first.told_since(0, observer)));
                    }
                }
            }
            let action = table.truth().sample(seat, &mut rng).expect("who owes a choice has one");
            table.play(seat, action, &luck).expect("a sampled action is legal");
        }
        if seen >= 10 {
            return;
        }
    }
    panic!("only {seen} prayers were sealed");
}
