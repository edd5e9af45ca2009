//! How fast the thinking players of Mü are: `cargo bench -p tricks-players --bench tricks`.
//!
//! All figures are those of one core, in time on the processor where the system tells it. The positions are those of
//! rounds that `steady` plays.
#![expect(clippy::print_stdout, reason = "a bench prints its figures")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use std::hint::black_box;
use std::time::{Duration, Instant};
use tricks_players::TricksPlayers;

use engine::{Game, Imagine, Observer, Options, Rng, Turn};
use players::{Budget, Level, Roster};
use tricks::{MatchOptions, Phase, Tricks, View};

fn main() {
    for seats in 3..=6 {
        let (bids, cards) = views(seats);
        worlds(seats, &cards);
        searches(seats, &cards);
        for level in [Level::Keen, Level::Fierce] {
            decisions(&format!("{seats} players: {level}, auction"), level, &bids);
            decisions(&format!("{seats} players: {level}, card"), level, &cards);
        }
    }
}

/// What seats see that owe a bid, a type or a partner, and what seats see that owe a card.
fn views(seats: u8) -> (Vec<View>, Vec<View>) {
    let mut rng = Rng::from_seed(seats.into());
    let steady = TricksPlayers::player(Level::Steady).expect("steady plays");
    let mut game = Tricks::new(&MatchOptions::build(seats, &[]).expect("three to six may play"));
    let (mut bids, mut cards) = (Vec::new(), Vec::new());
    while cards.len() < 120 {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = game.draw(&mut rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("somebody owes a choice");
                let view = game.view(Observer::Seat(seat));
                let action = steady.choose(&view, &mut rng);
                if game.public().phase() == Phase::Trick { &mut cards } else { &mut bids }.push(view);
                game.apply(seat, action, &mut ());
            }
        }
    }
    (bids, cards)
}

fn worlds(seats: u8, views: &[View]) {
    let mut rng = Rng::from_seed(1);
    let clock = Clock::start();
    for view in views.iter().cycle().take(20_000) {
        black_box(Tricks::imagine(view, &mut rng));
    }
    report(&format!("{seats} players: worlds a second"), 20_000.0 / clock.seconds());
}

/// Iterations of the search where many cards are still to be played.
fn searches(seats: u8, views: &[View]) {
    let fierce = TricksPlayers::player(Level::Fierce).expect("fierce plays");
    let (mut iterations, mut rng) = (0, Rng::from_seed(1));
    let clock = Clock::start();
    for view in views.iter().filter(|view| view.own_cards().len() > 6).take(40) {
        iterations += fierce.think(view, &mut rng, &Budget::own()).iterations;
    }
    assert!(iterations > 40, "nothing was searched");
    report(&format!("{seats} players: iterations a second"), f64::from(iterations) / clock.seconds());
}

fn decisions(what: &str, level: Level, views: &[View]) {
    let player = TricksPlayers::player(level).expect("it plays");
    let mut rng = Rng::from_seed(1);
    let (mut all, mut longest, mut count) = (0.0, 0.0_f64, 0);
    for view in views.iter().take(60) {
        let clock = Clock::start();
        black_box(player.choose(view, &mut rng));
        let spent = clock.seconds();
        (all, longest, count) = (all + spent, longest.max(spent), count + 1);
    }
    println!(
        "{what:<44} {:>10.1} ms, at most {:.1} ms",
        1000.0 * all / f64::from(count.max(1)),
        1000.0 * longest
    );
}

/// Time spent on the processor, or on the wall where the system does not tell.
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
            (Some(before), Some(now)) => Duration::from_nanos(now.saturating_sub(before)).as_secs_f64(),
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
    println!("{what:<44} {per_second:>10.0}");
}
