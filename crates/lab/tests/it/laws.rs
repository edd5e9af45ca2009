use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use engine::laws::Checked;
use engine::{Game, Options as _};
use lab::{LawError, LawRun, Until, hold, hold_laws, play_to_end};
use toy::Toy;

use crate::option;

fn run(fault: &str, until: Until) -> LawRun {
    LawRun { seats: None, options: vec![option("fault", fault)], seed: 0, until, steps_max: 300 }
}

#[test]
fn laws_that_hold_are_counted() {
    let held = hold_laws::<Toy>(&run("none", Until::Games(50)), &()).unwrap();
    assert_eq!(held.games, 50);
    assert!(held.steps > 50 * 7 && held.worlds > 100, "{held:?}");
    assert_eq!(held, hold_laws::<Toy>(&run("none", Until::Games(50)), &()).unwrap());
}

#[test]
fn the_first_failure_tells_how_to_repeat_it() {
    let fails = |run: &LawRun| match hold_laws::<Toy>(run, &()) {
        Err(LawError::Failure(failure)) => *failure,
        other => panic!("{other:?}"),
    };
    let failure = fails(&run("leak", Until::Games(50)));
    assert!(failure.what.starts_with("law 4 is broken") || failure.what.starts_with("law 5 is broken"));
    assert!(failure.what.contains("\ngame toy\n"), "the transcript is shown: {}", failure.what);
    assert!(failure.options.contains(&option("fault", "leak")));

    let again = LawRun {
        seats: Some(failure.seats),
        options: failure.options.clone(),
        seed: failure.seed,
        until: Until::Games(1),
        steps_max: 300,
    };
    assert_eq!(fails(&again), failure);
}

#[test]
fn all_seats_and_options_are_tried() {
    // A game that never ends breaks no law within its steps; what differs from run to run shows in the steps.
    let one_seat_count = LawRun { seats: Some(6), ..run("endless", Until::Games(5)) };
    let held = hold_laws::<Toy>(&one_seat_count, &()).unwrap();
    assert_eq!(held.steps, 5 * 300, "every game is looked at up to the bound");
}

#[test]
fn seeds_of_one_group_have_the_same_seats_and_options() {
    const ALIKE: u64 = 4;
    let met = Mutex::new(BTreeMap::new());
    let check = |options: &<Toy as Game>::Options, seed, _| {
        met.lock().unwrap().insert(seed, (options.seats(), options.chosen()));
        Ok(Checked::default())
    };
    hold::<Toy>(&run("none", Until::Games(40 * ALIKE)), ALIKE, &(), &check).unwrap();
    let met: Vec<_> = met.into_inner().unwrap().into_values().collect();
    assert_eq!(met.len(), 160);
    let groups: Vec<_> = met.chunks(4).collect();
    assert!(groups.iter().all(|group| group.iter().all(|one| *one == group[0])), "{met:?}");
    let seats: BTreeSet<u8> = groups.iter().map(|group| group[0].0).collect();
    assert!(seats.into_iter().eq(<Toy as Game>::Options::SEATS), "each number of seats in turn");
}

#[test]
fn time_bounds_a_run() {
    let started = Instant::now();
    let held = hold_laws::<Toy>(&run("none", Until::Time(Duration::from_millis(200))), &()).unwrap();
    assert!(started.elapsed() >= Duration::from_millis(200));
    assert!(held.games >= 5, "each number of seats is played once at least: {held:?}");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let bad = LawRun { seats: Some(9), ..run("none", Until::Games(1)) };
    assert!(matches!(hold_laws::<Toy>(&bad, &()), Err(LawError::Setting(_))));
    assert!(matches!(hold_laws::<Toy>(&run("other", Until::Games(1)), &()), Err(LawError::Setting(_))));
}

#[test]
fn games_are_played_to_their_ends_and_one_without_is_found() {
    let held = play_to_end::<Toy>(&run("none", Until::Games(200)), &()).unwrap();
    assert!(held.games == 200 && held.steps > 200 * 5, "{held:?}");
    match play_to_end::<Toy>(&run("endless", Until::Games(5)), &()) {
        Err(LawError::Failure(failure)) => {
            assert!(failure.what.contains("law 1 is broken: the game"), "{}", failure.what);
            assert!(failure.what.contains("\ngame toy\n"), "the transcript is shown: {}", failure.what);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_run_ends_with_its_pairs_of_worlds_or_where_there_are_none() {
    let held = hold_laws::<Toy>(&run("none", Until::Worlds(60)), &()).unwrap();
    assert!(held.worlds >= 60 && held.games < 60, "{held:?}");
    let none = play_to_end::<Toy>(&run("none", Until::Worlds(60)), &()).unwrap();
    assert!(none.worlds == 0 && none.games >= 1000, "{none:?}");
}
