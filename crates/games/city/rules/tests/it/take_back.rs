//! Within an own sealed decision everything can be taken back, until it is committed or has shown something.

use city::{Action, City, CityOptions};
use engine::{Game, Luck, Observer, Options, Rng, Seat, Step, Table, Turn};

fn at_resolution(seed: u64) -> Table<City> {
    let luck = Luck::from_seed(seed);
    let mut table = Table::<City>::open(CityOptions::build(2, &[]).expect("two play"), &luck);
    let mut rng = Rng::from_seed(seed);
    while table.view(Observer::Spectator).public().phase() != city::Phase::Resolve {
        let seat = table.turn().owing().first().expect("somebody owes a choice");
        let action = table.truth().sample(seat, &mut rng).expect("it has one");
        table.play(seat, action, &luck).expect("it is legal");
    }
    table
}

#[test]
fn step_by_step_to_the_beginning() {
    let luck = Luck::from_seed(1);
    let mut table = at_resolution(1);
    let a = Seat::default();
    let before = table.view(Observer::Seat(a));
    let others = table.view(Observer::Spectator);
    let mut rng = Rng::from_seed(2);
    let mut steps = 0;
    while table.turn().owing().contains(a) {
        let action = table.truth().sample(a, &mut rng).expect("it has one");
        table.play(a, action, &luck).expect("it is legal");
        steps += 1;
        assert_eq!(table.view(Observer::Spectator), others, "all is sealed");
    }
    assert!(steps > 0);
    for _ in 0..steps {
        table.take_back(a).expect("b has not decided");
    }
    assert_eq!(table.view(Observer::Seat(a)), before);
}

#[test]
fn not_after_all_have_decided() {
    let luck = Luck::from_seed(1);
    let mut table = at_resolution(1);
    let mut rng = Rng::from_seed(2);
    let turn = table.view(Observer::Spectator).public().turn();
    while table.view(Observer::Spectator).public().turn() == turn {
        let seat = table.turn().owing().first().expect("somebody owes a choice");
        let action = table.truth().sample(seat, &mut rng).expect("it has one");
        table.play(seat, action, &luck).expect("it is legal");
    }
    for seat in Seat::all(2) {
        assert!(table.take_back(seat).is_err(), "{seat} has seen the next hand");
    }
}

/// A choice that shows hidden Battle cards stays, and so does what came before it (CITY-11.4).
#[test]
fn not_after_a_look() {
    let luck = Luck::from_seed(1);
    let mut looked = 0;
    for seed in 0..400 {
        let mut table =
            Table::<City>::open(CityOptions::build(2, &[]).expect("two play"), &Luck::from_seed(seed));
        let mut rng = Rng::from_seed(seed);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().expect("somebody owes a choice");
            let action = table.truth().sample(seat, &mut rng).expect("it has one");
            let binding = table.truth().is_binding(seat, action);
            assert!(!binding || matches!(action, Action::Put { .. }), "{action:?} shows nothing");
            let sealed = table.view(Observer::Spectator);
            table.take(Step::Choice(seat, action)).expect("it is legal");
            table.settle(&luck);
            if binding && table.view(Observer::Spectator) == sealed {
                assert!(table.take_back(seat).is_err(), "it has seen the cards");
                looked += 1;
            }
        }
    }
    assert!(looked > 0, "nobody looked at hidden cards");
}
