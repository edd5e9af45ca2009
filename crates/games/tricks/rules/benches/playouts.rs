//! How fast random matches go: `cargo bench -p tricks`, or some of it: `cargo bench -p tricks -- rounds5 worlds`.
//!
//! Every figure is that of one core, in time on the processor where the system tells it, so that other
//! work on the machine counts little. Every run checks its answer: a faster program that plays another
//! game is no faster.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a bench measures time")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Game, Imagine, Observer, Options, Rng, Seat, Turn};
use tricks::{MatchOptions, Phase, Tricks};

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let is_meant = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    println!("{:<44} {:>14}", "", "per second");
    // The sums of all final totals: any change of the rules, of the luck or of the random choices shows.
    for (seats, points) in [(3, 1_388_529), (4, 2_748_855), (5, 3_027_110), (6, 3_324_655)] {
        if is_meant(&format!("rounds{seats}")) {
            rounds(seats, points);
        }
    }
    if !is_meant("worlds") {
        return;
    }
    for (tricks, name) in [(0, "auction"), (1, "second trick"), (4, "fifth trick"), (8, "ninth trick")] {
        worlds(tricks, name);
    }
    copies();
}

/// Plays random rounds and counts rounds and decisions.
fn rounds(seats: u8, expected: i64) {
    const ROUNDS: u32 = 60_000;
    let rounds_of_a_match = 60;
    let chosen = [("fixed_rounds".to_owned(), rounds_of_a_match.to_string())];
    let options = MatchOptions::build(seats, &chosen).expect("sixty is a multiple of 3, 4, 5 and 6");
    let mut rng = Rng::from_seed(7);
    let (mut decisions, mut points) = (0_u64, 0_i64);
    let start = Clock::start();
    for _ in 0..ROUNDS / rounds_of_a_match {
        let mut game = Tricks::new(&options);
        decisions += play(&mut game, &mut rng);
        points += game.public().totals().values().iter().map(|&total| i64::from(total)).sum::<i64>();
    }
    let seconds = start.seconds();
    assert_eq!(points, expected, "these are other matches");
    report(&format!("{seats} players: random rounds"), f64::from(ROUNDS) / seconds);
    #[expect(clippy::cast_precision_loss, reason = "a figure to be read")]
    report(&format!("{seats} players: random decisions"), decisions as f64 / seconds);
}

/// Plays a match to its end; gives the number of decisions.
fn play(game: &mut Tricks, rng: &mut Rng) -> u64 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over(_) => return decisions,
            Turn::Chance => {
                let chance = game.draw(rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("somebody owes a choice");
                let action = game.sample(seat, rng).expect("a seat that owes a choice has one");
                game.apply(seat, action, &mut ());
                decisions += 1;
            }
        }
    }
}

/// Imagines worlds from the views of a seat at the same point of many rounds.
fn worlds(tricks: u8, name: &str) {
    let options = MatchOptions::build(5, &[]).expect("five may play");
    let mut rng = Rng::from_seed(11);
    let mut views = Vec::new();
    while views.len() < 500 {
        let mut game = Tricks::new(&options);
        if reach(&mut game, tricks, &mut rng) {
            views.push(game.view(Observer::Seat(Seat::default())));
        }
    }
    for view in &views {
        assert_eq!(Tricks::imagine(view, &mut rng).view(view.observer()), *view);
    }
    let mut worlds = 0_u32;
    let start = Clock::start();
    for view in &views {
        for _ in 0..100 {
            black_box(Tricks::imagine(black_box(view), &mut rng));
            worlds += 1;
        }
    }
    let seconds = start.seconds();
    report(&format!("5 players: imagined worlds, {name}"), f64::from(worlds) / seconds);
}

/// Plays one round at random until so many tricks are complete; false if it ends before.
fn reach(game: &mut Tricks, tricks: u8, rng: &mut Rng) -> bool {
    let deal = game.draw(rng);
    game.resolve(&deal, &mut ());
    while let Some(seat) = game.public().turn() {
        let phase = game.public().phase();
        if tricks == 0 || (phase == Phase::Trick && game.public().tricks().complete() == tricks) {
            return true;
        }
        let action = game.sample(seat, rng).expect("a seat that owes a choice has one");
        game.apply(seat, action, &mut ());
    }
    false
}

/// Copies a position, as a search does at every step.
fn copies() {
    const COPIES: u32 = 5_000_000;
    let mut game = Tricks::new(&MatchOptions::build(5, &[]).expect("five may play"));
    let deal = game.draw(&mut Rng::from_seed(3));
    game.resolve(&deal, &mut ());
    let start = Clock::start();
    for _ in 0..COPIES {
        black_box(*black_box(&game));
    }
    report("5 players: copies of a position", f64::from(COPIES) / start.seconds());
}

/// Measures the time of this thread.
struct Clock {
    wall: Instant,
    processor: Option<u64>,
}

impl Clock {
    fn start() -> Self {
        Self { wall: Instant::now(), processor: Self::processor() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, Self::processor()) {
            (Some(before), Some(now)) => Duration::from_nanos(now - before).as_secs_f64(),
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }

    /// Nanoseconds this thread has spent on a processor; Linux tells it.
    fn processor() -> Option<u64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok().filter(|&spent| spent > 0)
    }
}

fn report(what: &str, per_second: f64) {
    println!("{what:<44} {per_second:>14.0}");
}
