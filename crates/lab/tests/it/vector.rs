//! Games stepped together: the same for any number of threads, luck that depends on seed, game and episode alone,
//! rewards, and requests that are refused.

use engine::{Luck, Observer, Options, Rng, Table, Turn};
use lab::{AnyVector, Buffers, VectorError, VectorSpec, episode_seed, vector};
use players::coding::{Coding as _, observe};
use toy::{Toy, ToyOptions};
use toy_players::ToyCoding;

/// Buffers full of what no step writes.
fn unwritten(games: &dyn AnyVector) -> Buffers {
    let mut rows = Buffers::of(games);
    rows.observations.fill(-1);
    rows.masks.fill(true);
    rows.seats.fill(9);
    rows.rewards.fill(9.0);
    rows.points.fill(9);
    rows.done.fill(true);
    rows
}

const fn spec(games: usize, threads: usize) -> VectorSpec {
    VectorSpec { seats: 3, options: Vec::new(), games, threads, seed: 5 }
}

/// All that some random steps write.
fn written(games: usize, threads: usize) -> Vec<Buffers> {
    let mut vector = vector::<ToyCoding>(&spec(games, threads)).unwrap();
    let (mut rows, mut rng) = (unwritten(&*vector), Rng::from_seed(3));
    vector.reset(8, rows.frame()).unwrap();
    let mut written = Vec::new();
    for _ in 0..70 {
        written.push(rows.clone());
        let choices = rows.draw(&mut rng);
        vector.step(&choices, rows.frame()).unwrap();
    }
    written
}

#[test]
fn any_number_of_threads_gives_the_same() {
    let one = written(37, 1);
    assert!(one.iter().any(|rows| rows.done.contains(&true)), "games end");
    assert_eq!(one, written(37, 2));
    assert_eq!(one, written(37, 3));
}

#[test]
fn a_game_does_not_depend_on_those_beside_it() {
    let options = ToyOptions::build(3, &[]).unwrap();
    let mut vector = vector::<ToyCoding>(&spec(4, 1)).unwrap();
    let (mut rows, length) = (unwritten(&*vector), vector.schema().length());
    vector.reset(8, rows.frame()).unwrap();
    // Game 2 at a table of its own, with the luck of its seed, everybody by the first choice that is allowed.
    for episode in 0..3 {
        let luck = Luck::from_seed(episode_seed(8, 2, episode));
        let mut table = Table::<Toy>::open(options, &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().unwrap();
            let mut numbers = vec![0; length];
            observe::<ToyCoding>(&table.view(Observer::Seat(seat)), &[], &mut numbers);
            assert_eq!(rows.observations[2 * length..3 * length], numbers);
            assert_eq!(usize::from(rows.seats[2]), seat.index());
            assert!(!rows.done[2] || table.view(Observer::Spectator).round() == 1);
            let first = |mask: &[bool]| u16::try_from(mask.iter().position(|may| *may).unwrap()).unwrap();
            let choices: Vec<u16> = rows.masks.chunks(ToyCoding::CHOICES).map(first).collect();
            let view = table.view(Observer::Seat(seat));
            let action = ToyCoding::action(&view, &choices[2..3]).unwrap();
            table.play(seat, action, &luck).unwrap();
            vector.step(&choices, rows.frame()).unwrap();
        }
        let standing = table.turn().standing().unwrap();
        assert!(rows.done[2]);
        assert_eq!(rows.points[6..9], *standing.scores.values());
        let best = standing.winners().first().unwrap();
        let sum: f32 = rows.rewards[6..9].iter().sum();
        assert!(sum.abs() < 1e-6, "{sum}");
        let most = rows.rewards[6..9].iter().copied().fold(-1.0, f32::max);
        assert!((rows.rewards[6 + best.index()] - most).abs() < 1e-6);
    }
    assert_ne!(episode_seed(8, 2, 0), episode_seed(8, 0, 2));
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let bad = |spec: VectorSpec| vector::<ToyCoding>(&spec).err().unwrap().to_string();
    assert!(bad(VectorSpec { seats: 9, ..spec(1, 1) }).contains("players"));
    assert_eq!(bad(spec(1, 0)), "0 threads cannot be started");
    let mut vector = vector::<ToyCoding>(&spec(3, 1)).unwrap();
    let mut rows = unwritten(&*vector);
    vector.reset(1, rows.frame()).unwrap();
    let (before, good) = (rows.observations.clone(), rows.draw(&mut Rng::from_seed(1)));
    let forbidden =
        u16::try_from(rows.masks[ToyCoding::CHOICES..].iter().position(|may| !may).unwrap()).unwrap();
    let refused = vector.step(&[good[0], forbidden, good[2]], rows.frame());
    assert_eq!(refused, Err(VectorError::Choice { game: 1, choice: forbidden }));
    assert!(vector.step(&[good[0], 999, good[2]], rows.frame()).is_err());
    let short = vector.step(&good[..2], rows.frame());
    assert_eq!(short, Err(VectorError::Length { what: "choices", given: 2, expected: 3 }));
    rows.points.pop();
    let short = vector.step(&good, rows.frame());
    assert_eq!(short, Err(VectorError::Length { what: "points", given: 8, expected: 9 }));
    rows.points.push(0);
    assert_eq!(rows.observations, before);
    // The same step as without all that.
    vector.step(&good, rows.frame()).unwrap();
    let after = rows.observations.clone();
    vector.reset(1, rows.frame()).unwrap();
    vector.step(&good, rows.frame()).unwrap();
    assert_eq!(rows.observations, after);
}
