//! Small choices a second in games that are stepped together, with observations and masks:
//! `cargo bench -p catalog --bench vector`, with `-- GAMES THREADS` for other numbers than 256 games on one thread.
//!
//! Every choice is drawn at random from the mask; the time of drawing is not counted. Random players lay more cards in
//! auctions than others, so that a game of Mü has more small choices than usual. On one thread the time is that of the
//! processor, where the system tells it (Linux), so that other programs do not count; else that of the clock.
#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::time::{Duration, Instant};

use engine::Rng;
use host::{Buffers, Entry, VectorSpec};

/// The games with the numbers of players that are measured.
const LINES: [(&str, u8); 4] = [("tricks", 5), ("m", 4), ("city", 4), ("isle", 4)];

/// How long something is repeated.
const LONG_ENOUGH: Duration = Duration::from_millis(1_500);

/// How often: the fastest time counts.
const TURNS: usize = 3;

/// The time so far: of the processor if the games are stepped on this thread, else of the clock.
fn time(threads: usize, begun: Instant) -> Duration {
    let of_processor = || {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    };
    if threads == 1 { of_processor() } else { None }.unwrap_or_else(|| begun.elapsed())
}

fn main() {
    let words: Vec<usize> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let games = words.first().copied().unwrap_or(256);
    let threads = words.get(1).copied().unwrap_or(1);
    for (name, seats) in LINES {
        let entry = catalog::find(name).expect("a game of the list");
        measure(entry, seats, games, threads);
    }
}

#[expect(clippy::cast_precision_loss, reason = "figures to read")]
fn measure(entry: &Entry, seats: u8, games: usize, threads: usize) {
    let spec = VectorSpec { seats, options: vec![], games, threads, seed: 1 };
    let mut vector = (entry.laboratory.vector)(&spec).expect("the defaults can be played");
    let (length, choices) = (vector.schema().length(), vector.schema().choices.len());
    let mut rows = Buffers::of(&*vector);
    let (mut rng, begun) = (Rng::from_seed(1), Instant::now());
    let (mut fastest, mut over, mut steps) = (0.0_f64, 0, 0);
    let mut chosen: Option<Vec<u16>> = None;
    for _ in 0..TURNS {
        let (mut spent, mut stepped) = (Duration::ZERO, 0);
        while spent < LONG_ENOUGH {
            let started = time(threads, begun);
            if let Some(chosen) = &chosen {
                vector.step(chosen, rows.frame()).expect("the choices are allowed");
                stepped += games;
            } else {
                vector.reset(1, rows.frame()).expect("the slices fit");
            }
            spent += time(threads, begun).saturating_sub(started);
            over += rows.done.iter().filter(|done| **done).count();
            chosen = Some(rows.draw(&mut rng));
        }
        fastest = fastest.max(stepped as f64 / spent.as_secs_f64());
        steps += stepped;
    }
    let name = entry.name;
    let each = steps as f64 / f64::from(u32::try_from(over.max(1)).unwrap_or(u32::MAX));
    println!(
        "{name:<8} {seats} players: {fastest:>9.0} steps/s, {length} numbers, {choices} choices, {each:.0} steps a game"
    );
}
