//! That the search finds what is best where that can be worked out by hand, and sees nothing it may not.

mod paper;
mod reference;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Game, Observer, Rng};

use self::paper::Node::{Choice, End, Luck};
use self::paper::{Node, Paper, Sheet};
use super::{Effort, Searcher};
use crate::{Budget, Player, Thought};

/// What the seat that owes a choice after these branches thinks.
fn think(sheet: Sheet, branches: &[u8], effort: Effort, budget: &Budget) -> Thought<u8> {
    think_by(&Searcher::<Paper>::new(effort), sheet, branches, budget)
}

/// What this player thinks there.
fn think_by(player: &dyn Player<Paper>, sheet: Sheet, branches: &[u8], budget: &Budget) -> Thought<u8> {
    let mut paper = Paper::new(&sheet);
    for &branch in branches {
        match paper.turn().owing().first() {
            Some(seat) => paper.apply(seat, branch, &mut ()),
            None => paper.resolve(&branch, &mut ()),
        }
    }
    let seat = paper.turn().owing().first().unwrap();
    let view = paper.view(Observer::Seat(seat));
    player.think(&view, &mut Rng::from_seed(7), budget)
}

/// What it thinks in 4000 iterations.
fn thinks(sheet: Sheet, branches: &[u8]) -> Thought<u8> {
    think(sheet, branches, Effort::of(4000), &Budget::own())
}

const fn sheet(seats: u8, top: &'static Node) -> Sheet {
    Sheet { seats, top, has_signs: false }
}

/// The success that is expected of a choice.
fn success(thought: &Thought<u8>, action: u8) -> f64 {
    thought.candidates.iter().find(|candidate| candidate.action == action).unwrap().success
}

/// Two seats seal a side each; `b` wins if they are the same.
static PENNIES: Node = Choice {
    seat: 0,
    seen: "a",
    next: &[
        Choice { seat: 1, seen: "b", next: &[End(&[0, 100]), End(&[100, 0])] },
        Choice { seat: 1, seen: "b", next: &[End(&[100, 0]), End(&[0, 100])] },
    ],
};

/// The same, but everybody sees what `a` does.
static OPEN_PENNIES: Node = Choice {
    seat: 0,
    seen: "all",
    next: &[
        Choice { seat: 1, seen: "b", next: &[End(&[0, 100]), End(&[100, 0])] },
        Choice { seat: 1, seen: "b", next: &[End(&[100, 0]), End(&[0, 100])] },
    ],
};

#[test]
fn nobody_in_the_search_answers_a_sealed_choice() {
    let (first, second) = (thinks(sheet(2, &PENNIES), &[]), thinks(sheet(2, &PENNIES), &[1]));
    for action in [0, 1] {
        assert!((success(&first, action) - 0.5).abs() < 0.06, "{first:?}");
        assert!((success(&second, action) - 0.5).abs() < 0.06, "{second:?}");
    }
    let (first, second) = (thinks(sheet(2, &OPEN_PENNIES), &[]), thinks(sheet(2, &OPEN_PENNIES), &[1]));
    assert!(success(&first, 0) < 0.05 && success(&first, 1) < 0.05, "an open choice is answered: {first:?}");
    assert_eq!(second.choice, 1);
}

#[test]
fn what_is_sealed_makes_no_difference_to_others() {
    assert_eq!(thinks(sheet(2, &PENNIES), &[0]), thinks(sheet(2, &PENNIES), &[1]));
    assert_eq!(thinks(sheet(1, &GUESS), &[1, 0]), thinks(sheet(1, &GUESS), &[1, 1]));
}

/// Both seats gain by betraying, whatever the other does.
static BETRAYAL: Node = Choice {
    seat: 0,
    seen: "a",
    next: &[
        Choice { seat: 1, seen: "b", next: &[End(&[60, 60]), End(&[0, 100])] },
        Choice { seat: 1, seen: "b", next: &[End(&[100, 0]), End(&[20, 20])] },
    ],
};

#[test]
fn a_sealed_choice_that_is_always_better_is_found() {
    assert_eq!(thinks(sheet(2, &BETRAYAL), &[]).choice, 1);
    assert_eq!(thinks(sheet(2, &BETRAYAL), &[0]).choice, 1);
    // The other is expected to find it too.
    assert!(success(&thinks(sheet(2, &BETRAYAL), &[]), 1) < 0.35);
}

/// What is sure, or to guess a coin.
static GUESS: Node = Choice { seat: 0, seen: "all", next: &[End(&[60]), HIDDEN_COIN] };
static SEEN_GUESS: Node = Choice { seat: 0, seen: "all", next: &[End(&[60]), SEEN_COIN] };
const HIDDEN_COIN: Node = Luck { seen: "", next: &[TAILS, HEADS] };
const SEEN_COIN: Node = Luck { seen: "a", next: &[TAILS, HEADS] };
const TAILS: Node = Choice { seat: 0, seen: "all", next: &[End(&[100]), End(&[0])] };
const HEADS: Node = Choice { seat: 0, seen: "all", next: &[End(&[0]), End(&[100])] };

#[test]
fn a_seat_does_not_hope_to_know_later_what_it_will_not_know() {
    let hidden = thinks(sheet(1, &GUESS), &[]);
    assert_eq!(hidden.choice, 0, "{hidden:?}");
    assert!(success(&hidden, 1) < 0.6, "half of the guesses are right: {hidden:?}");
}

#[test]
fn what_luck_will_show_is_used_where_the_game_gives_signs_of_it() {
    let seen = |has_signs: bool| thinks(Sheet { has_signs, ..sheet(1, &SEEN_GUESS) }, &[]);
    assert_eq!(seen(true).choice, 1, "{:?}", seen(true));
    assert!(success(&seen(true), 1) > 0.9);
    assert_eq!(seen(false).choice, 0, "{:?}", seen(false));
}

/// What is sure, or one chance in three.
static LOTTERY: Node = Choice { seat: 0, seen: "all", next: &[End(&[40]), TICKET, End(&[20])] };
const TICKET: Node = Luck { seen: "all", next: &[End(&[100]), End(&[0]), End(&[0])] };

#[test]
fn luck_is_weighed() {
    let thought = thinks(sheet(1, &LOTTERY), &[]);
    assert_eq!(thought.choice, 0);
    let ticket = thought.candidates.iter().find(|candidate| candidate.action == 1).unwrap();
    assert!((ticket.success - 1.0 / 3.0).abs() < 0.1, "{ticket:?}");
    assert!((ticket.points - 100.0 / 3.0).abs() < 10.0, "{ticket:?}");
    assert!((ticket.spread - 47.0).abs() < 4.0, "{ticket:?}");
    let sure = thought.candidates[0];
    assert!((sure.points - 40.0).abs() < 1e-9 && sure.spread < 1e-3, "{sure:?}");
    let visits: u32 = thought.candidates.iter().map(|candidate| candidate.visits).sum();
    assert_eq!((visits, thought.iterations), (4000, 4000));
}

/// After 0, `b` gains most where `a` does too, but could hurt `a` for less.
static OWN_GAIN: Node = Choice {
    seat: 0,
    seen: "all",
    next: &[Choice { seat: 1, seen: "all", next: &[END_OF_C, End(&[0, 40, 90])] }, End(&[50, 50, 50])],
};
const END_OF_C: Node = Choice { seat: 2, seen: "all", next: &[End(&[80, 80, 30]), End(&[0, 0, 10])] };

#[test]
fn everybody_plays_for_the_own_success() {
    let thought = thinks(sheet(3, &OWN_GAIN), &[]);
    assert_eq!(thought.choice, 0, "{thought:?}");
    assert!(success(&thought, 0) > 0.7, "{thought:?}");
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let thought = || think(sheet(3, &OWN_GAIN), &[], Effort::of(1001), &Budget::own());
    assert_eq!(thought(), thought());
    assert_eq!((thought().choice, thought().iterations), (0, 1001));
}

#[test]
fn a_budget_is_kept() {
    let with = |budget: Budget| think(sheet(3, &OWN_GAIN), &[], Effort::of(1_000_000_000), &budget);
    assert_eq!(with(Budget::own().iterations(300)).iterations, 300);
    assert!(with(Budget::own().within(Duration::from_millis(20))).iterations > 0);
    let spent = with(Budget::own().within(Duration::ZERO));
    let cancelled = with(Budget::own().cancelled_by(Arc::new(AtomicBool::new(true))));
    for thought in [spent, cancelled] {
        assert_eq!(thought.iterations, 0);
        assert!(thought.choice <= 1, "a legal one");
    }
}

#[test]
fn a_choice_in_progress_is_given_up() {
    let stop = Arc::new(AtomicBool::new(false));
    let budget = Budget::own().cancelled_by(Arc::clone(&stop));
    let thought = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| think(sheet(3, &OWN_GAIN), &[], Effort::of(u32::MAX), &budget));
        std::thread::sleep(Duration::from_millis(10));
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        thinking.join().unwrap()
    });
    assert!(thought.iterations < u32::MAX && thought.choice <= 1);
}

/// One way only.
static NO_CHOICE: Node = Choice { seat: 0, seen: "all", next: &[End(&[30])] };

#[test]
fn nothing_is_searched_where_there_is_no_choice() {
    let thought = thinks(sheet(1, &NO_CHOICE), &[]);
    assert_eq!(thought, Thought::of(0));
}
