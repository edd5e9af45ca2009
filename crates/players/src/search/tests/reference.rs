//! That the players from the literature find what is best on paper, each in the way of its method.

use super::*;
use crate::search::Reference;

const BOTH: [Reference; 2] = [Reference::Ismcts, Reference::Pimc];

/// What a reference thinks in 4000 iterations.
fn thinks_by(player: Reference, sheet: Sheet, branches: &[u8]) -> Thought<u8> {
    think_by(&player, sheet, branches, &Budget::own().longer(4))
}

#[test]
fn the_best_choice_is_found() {
    for player in BOTH {
        for branches in [&[][..], &[0]] {
            assert_eq!(thinks_by(player, sheet(2, &BETRAYAL), branches).choice, 1, "{player:?}");
        }
        assert_eq!(thinks_by(player, sheet(2, &OPEN_PENNIES), &[0]).choice, 0, "{player:?}");
        assert_eq!(thinks_by(player, sheet(2, &OPEN_PENNIES), &[1]).choice, 1, "{player:?}");
        let lottery = thinks_by(player, sheet(1, &LOTTERY), &[]);
        assert_eq!((lottery.choice, lottery.iterations), (0, 4000), "{player:?}");
        let visits: u32 = lottery.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, 4000, "{player:?}");
    }
}

/// A reference plays for places: `c` takes the choice by which it is first, so `b` avoids to leave it to `c`,
/// and `a` would be last.
#[test]
fn every_seat_plays_for_the_own_success() {
    for player in BOTH {
        let [first, second] =
            [&[][..], &[0]].map(|branches| thinks_by(player, sheet(3, &OWN_GAIN), branches));
        assert_eq!((first.choice, second.choice), (1, 1), "{player:?}: {first:?}, {second:?}");
        assert!(success(&second, 0) < 0.5, "{player:?}: {second:?}");
    }
}

/// The points that are expected of a choice.
fn points(thought: &Thought<u8>, action: u8) -> f64 {
    thought.candidates.iter().find(|candidate| candidate.action == action).unwrap().points
}

#[test]
fn one_tree_of_what_is_seen_does_not_hope_to_know_what_stays_hidden() {
    for player in BOTH {
        let thought = thinks_by(player, sheet(1, &GUESS), &[]);
        assert_eq!(thought.choice, 0, "what luck will bring is drawn anew: {player:?}, {thought:?}");
        assert!(points(&thought, 1) < 60.0, "half of the guesses are right: {player:?}, {thought:?}");
    }
    // After the coin has fallen a world of its own hides nothing: each guess is tried where it is right.
    let [ismcts, hopeful] = BOTH.map(|player| thinks_by(player, sheet(1, &GUESS), &[1, 0]));
    for guess in [0, 1] {
        assert!((points(&ismcts, guess) - 50.0).abs() < 10.0, "{ismcts:?}");
        assert!(points(&hopeful, guess) > 80.0, "{hopeful:?}");
    }
}

#[test]
fn nobody_answers_what_is_sealed_in_the_tree_of_what_is_seen() {
    let first = thinks_by(Reference::Ismcts, sheet(2, &PENNIES), &[]);
    for action in [0, 1] {
        assert!((success(&first, action) - 0.5).abs() < 0.06, "{first:?}");
    }
    // Where all is seen the second seat always answers, and always wins.
    let first = thinks_by(Reference::Pimc, sheet(2, &PENNIES), &[]);
    assert!(success(&first, 0) < 0.1 && success(&first, 1) < 0.1, "{first:?}");
}

#[test]
fn what_is_sealed_makes_no_difference_to_a_reference() {
    for player in BOTH {
        let [one, other] = [0, 1].map(|sealed| thinks_by(player, sheet(2, &PENNIES), &[sealed]));
        assert_eq!(one, other, "{player:?}");
        assert_eq!(one, thinks_by(player, sheet(2, &PENNIES), &[0]), "the same seed, the same thought");
    }
}

#[test]
fn a_reference_keeps_its_budget() {
    for player in BOTH {
        let with = |budget: Budget| think_by(&player, sheet(3, &OWN_GAIN), &[], &budget);
        assert_eq!(with(Budget::own()).iterations, 1000);
        assert_eq!(with(Budget::own().iterations(37)).iterations, 37);
        assert_eq!(with(Budget::own().iterations(0)).iterations, 0);
        assert_eq!(with(Budget::own().within(Duration::ZERO)).iterations, 1, "something to say");
        let (started, time) = (std::time::Instant::now(), Duration::from_millis(40));
        let timed = with(Budget::own().within(time));
        let is_full = timed.iterations == 200_000;
        assert!(is_full || started.elapsed() >= time, "it takes its time: {}", timed.iterations);
        assert!(started.elapsed() < Duration::from_secs(5), "and no more");
        let stop = Arc::new(AtomicBool::new(true));
        assert_eq!(with(Budget::own().cancelled_by(stop)).iterations, 1);
    }
}

/// Eighty choices, one of them better than the others.
static MANY: [Node; 80] = {
    let mut all = [const { End(&[10]) }; 80];
    all[7] = End(&[90]);
    all
};
static WIDE: Node = Choice { seat: 0, seen: "all", next: &MANY };

#[test]
fn of_many_choices_few_are_tried() {
    for (player, most) in [(Reference::Ismcts, 64), (Reference::Pimc, 80)] {
        let thought = thinks_by(player, sheet(1, &WIDE), &[]);
        let tried = &thought.candidates;
        assert!((15..=most).contains(&tried.len()), "{player:?}: {}", tried.len());
        let best = tried.iter().map(|candidate| candidate.success).fold(0.0, f64::max);
        assert!((tried[0].success - best).abs() < 1e-9, "{player:?}: the best of them is chosen");
    }
}

#[test]
fn a_reference_does_not_think_where_there_is_no_choice() {
    assert_eq!(thinks_by(Reference::Ismcts, sheet(1, &NO_CHOICE), &[]), Thought::of(0));
}
