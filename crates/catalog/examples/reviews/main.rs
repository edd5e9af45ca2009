//! Measures reviews; `docs/review.md` has its figures. `cargo run --release -p catalog --example reviews --` and
//!
//! - `levels GAME SEATS GAMES WORLDS ITERATIONS`: what a choice of each level loses, and how steep accuracy has to fall;
//! - `planted` with the same numbers: whether choices at random are found in games of the strongest player;
//! - `better` with the same numbers: whether what is called better than a mistake is better;
//! - `chances GAME SEATS GAMES PLAYOUTS`: chances beside what happened in games of mixed strengths;
//! - `plot FILE`: draws all chances that were measured so;
//! - `coach GAME SEATS GAMES MILLIS WORLDS ITERATIONS`: how often the coach speaks.
#![expect(clippy::print_stdout, reason = "it is run for what it prints")]

mod chances;
mod coach;
mod isotonic;
mod plot;
mod sense;

use std::error::Error;

use engine::{Luck, Observer, Rng, SavedGame, Seat};
use host::{AnyPosition, Entry, Level, Look};
use rayon::prelude::*;
use review::{Effort, Estimate, Mark, Review};
use words::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "levels, planted or better GAME SEATS GAMES WORLDS ITERATIONS, \
                 chances GAME SEATS GAMES PLAYOUTS, coach GAME SEATS GAMES MILLIS WORLDS ITERATIONS, or plot FILE";
    if let [what, path] = words.as_slice()
        && what == "plot"
    {
        return plot::write(path);
    }
    let [what, game, numbers @ ..] = words.as_slice() else { return Err(usage.into()) };
    let game = catalog::find(game).ok_or("there is no such game")?;
    let numbers: Vec<u32> = numbers.iter().map(|number| number.parse()).collect::<Result<_, _>>()?;
    match (what.as_str(), numbers.as_slice()) {
        ("levels" | "planted" | "better", &[seats, games, worlds, iterations]) => {
            let measure = match what.as_str() {
                "levels" => levels,
                "planted" => sense::planted,
                _ => sense::better,
            };
            let effort = Effort { iterations: Some(iterations), ..Effort::worlds(worlds) };
            measure(game, (seats.try_into()?, games), &effort)
        }
        ("coach", &[seats, games, millis, worlds, iterations]) => {
            let effort = Effort { iterations: Some(iterations), ..Effort::worlds(worlds) };
            coach::measure(game, (seats.try_into()?, games), millis, &effort)
        }
        ("chances", &[seats, games, play_outs]) => {
            chances::measure(game, (seats.try_into()?, games), play_outs)
        }
        _ => Err(usage.into()),
    }
}

/// Plays a game, the levels sitting in this order.
fn play(game: &Entry, seats: u8, levels: &[Level], seed: u64) -> Result<SavedGame, Box<dyn Error>> {
    let luck = Luck::from_seed(seed);
    let mut table = game.open(seats, &[])?;
    table.settle(&luck);
    let mut rng = Rng::from_seed(seed);
    while let Some(seat) = table.turn().owing().first() {
        let level = levels[(seat.index() + usize::try_from(seed)?) % levels.len()];
        let choice = table.computer_choice(seat, level, &mut rng).ok_or("a level is missing")?;
        take(&mut *table, seat, &choice, &luck)?;
    }
    Ok(table.save())
}

/// Takes a choice written in the notation.
fn take(position: &mut dyn AnyPosition, seat: Seat, choice: &str, luck: &Luck) -> Result<(), Box<dyn Error>> {
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
    position.play_text(seat, choice, luck, &look).map_err(|why| format!("{choice}: {why:?}").into())
}

/// The accuracy that half of the games of [`ANCHOR`] are to reach.
const MEANT: f64 = 0.75;

/// The level by which accuracy is fitted.
const ANCHOR: Level = Level::Casual;

/// What choices of each level lose: each game has every level in turn on its seats.
fn levels(game: &Entry, (seats, games): (u8, u32), effort: &Effort) -> Result<(), Box<dyn Error>> {
    println!("{}, {seats} seats, {games} games, {} worlds", game.title, effort.worlds);
    println!(
        "level    loss of a choice ± 95 %   in half of the games   of 100 choices: blunders mistakes inaccuracies   choices"
    );
    let levels: Vec<Level> = (game.players)().into_iter().filter(|level| level.is_offered()).collect();
    let review = |seed: u64| reviewed(game, seats, &levels, seed, effort).map_err(|why| why.to_string());
    let reviews: Vec<Review> = (0..u64::from(games)).into_par_iter().map(review).collect::<Result<_, _>>()?;
    let mut steepness = 0.0;
    for (number, level) in levels.iter().enumerate() {
        let sits = |game: usize, seat: Seat| (seat.index() + game) % levels.len() == number;
        let own = || {
            reviews
                .iter()
                .enumerate()
                .flat_map(|(game, review)| review.seats.iter().filter(move |of| sits(game, of.seat)))
        };
        let loss = Estimate::of(own().map(|of| of.lost.mean / whole(of.weighed.max(1))));
        let middle = middle(own().map(|of| of.lost.mean / whole(of.weighed.max(1))));
        if *level == ANCHOR {
            steepness = -MEANT.ln() / middle;
        }
        let choices: Vec<_> = reviews
            .iter()
            .enumerate()
            .flat_map(|(game, review)| review.choices.iter().filter(move |choice| sits(game, choice.seat)))
            .collect();
        let marked = |mark: Mark| {
            let count = choices.iter().filter(|choice| choice.mark == Some(mark)).count();
            100.0 * whole(count) / whole(choices.len().max(1))
        };
        println!(
            "{:8} {:.4} ± {:.4}  {:.4}  {:.1} {:.1} {:.1}  {}",
            level.word(),
            loss.mean,
            1.96 * loss.error,
            middle,
            marked(Mark::Blunder),
            marked(Mark::Mistake),
            marked(Mark::Inaccuracy),
            choices.len(),
        );
    }
    println!("steepness at which half of the games of {} have {MEANT}: {steepness:.1}", ANCHOR.word());
    Ok(())
}

/// The middle of some numbers; 0 if there are none.
fn middle(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}

fn reviewed(
    game: &Entry,
    seats: u8,
    levels: &[Level],
    seed: u64,
    effort: &Effort,
) -> Result<Review, Box<dyn Error>> {
    let saved = play(game, seats, levels, seed)?;
    Ok((game.laboratory.review)(&saved, &Effort { seed, ..effort.clone() })?)
}

fn whole(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
