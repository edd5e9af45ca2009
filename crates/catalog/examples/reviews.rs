//! Measures reviews: `cargo run --release -p catalog --example reviews -- levels GAME SEATS GAMES WORLDS ITERATIONS`
//! says what a choice of each level loses; `… -- chances GAME SEATS GAMES PLAYOUTS` compares chances with what
//! happened in games of mixed strengths. `docs/review.md` has its figures.
#![expect(clippy::print_stdout, reason = "it is run for what it prints")]

use std::error::Error;

use engine::{Luck, Observer, Rng, SavedGame, Seat};
use host::{Entry, Level, Look};
use rayon::prelude::*;
use review::{Effort, Estimate, Mark, Review};
use words::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "levels GAME SEATS GAMES WORLDS ITERATIONS, or chances GAME SEATS GAMES PLAYOUTS";
    let [what, game, numbers @ ..] = words.as_slice() else { return Err(usage.into()) };
    let game = catalog::find(game).ok_or("there is no such game")?;
    let numbers: Vec<u32> = numbers.iter().map(|number| number.parse()).collect::<Result<_, _>>()?;
    match (what.as_str(), numbers.as_slice()) {
        ("levels", &[seats, games, worlds, iterations]) => {
            let effort = Effort { iterations: Some(iterations), ..Effort::worlds(worlds) };
            levels(game, (seats.try_into()?, games), &effort)
        }
        ("chances", &[seats, games, play_outs]) => {
            let effort = Effort { iterations: Some(1), ..Effort::worlds(2 * play_outs) };
            chances(game, (seats.try_into()?, games), &effort)
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
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
        table.play_text(seat, &choice, &luck, &look).map_err(|why| format!("{why:?}"))?;
    }
    Ok(table.save())
}

/// What choices of each level lose: each game has every level in turn on its seats.
fn levels(game: &Entry, (seats, games): (u8, u32), effort: &Effort) -> Result<(), Box<dyn Error>> {
    println!("{}, {seats} seats, {games} games, {} worlds", game.title, effort.worlds);
    println!(
        "level    loss of a choice ± 95 %   median accuracy   of 100 choices: blunders mistakes inaccuracies   choices"
    );
    let levels: Vec<Level> = (game.players)().into_iter().filter(|level| level.is_offered()).collect();
    let review = |seed: u64| reviewed(game, seats, &levels, seed, effort).map_err(|why| why.to_string());
    let reviews: Vec<Review> = (0..u64::from(games)).into_par_iter().map(review).collect::<Result<_, _>>()?;
    for (number, level) in levels.iter().enumerate() {
        let sits = |game: usize, seat: Seat| (seat.index() + game) % levels.len() == number;
        let own = || {
            reviews
                .iter()
                .enumerate()
                .flat_map(|(game, review)| review.seats.iter().filter(move |of| sits(game, of.seat)))
        };
        let loss = Estimate::of(own().map(|of| of.lost.mean / whole(of.weighed.max(1))));
        let mut accuracies: Vec<f64> = own().filter_map(|of| of.accuracy).collect();
        accuracies.sort_by(f64::total_cmp);
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
            "{:8} {:.4} ± {:.4}  {:.0}  {:.1} {:.1} {:.1}  {}",
            level.word(),
            loss.mean,
            1.96 * loss.error,
            accuracies.get(accuracies.len() / 2).copied().unwrap_or_default(),
            marked(Mark::Blunder),
            marked(Mark::Mistake),
            marked(Mark::Inaccuracy),
            choices.len(),
        );
    }
    Ok(())
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

/// Chances and what happened, of every seat.
#[derive(Default)]
struct Told {
    known: Vec<(f64, f64)>,
    open: Vec<(f64, f64)>,
}

/// Compares chances with results.
fn chances(game: &Entry, (seats, games): (u8, u32), effort: &Effort) -> Result<(), Box<dyn Error>> {
    let levels = [Level::Gentle, Level::Steady, Level::Casual, Level::Keen];
    let told = (0..u64::from(games)).into_par_iter().map(|seed| {
        let review = reviewed(game, seats, &levels, seed, effort).map_err(|why| why.to_string())?;
        Ok::<_, String>(told(&review))
    });
    let told = told.collect::<Result<Vec<Told>, String>>()?;
    println!("{}, {seats} seats, {games} games of mixed strengths", game.title);
    table("known", told.iter().flat_map(|told| told.known.iter().copied()).collect());
    table("open", told.iter().flat_map(|told| told.open.iter().copied()).collect());
    Ok(())
}

fn told(review: &Review) -> Told {
    let result = |seat: Seat| {
        review.positions.last().and_then(|last| last.success.get(seat.index())).map_or(0.0, |end| end.mean)
    };
    let seats = review.seats.iter().map(|seat| seat.seat);
    let open = review
        .positions
        .iter()
        .flat_map(|position| seats.clone().map(|seat| (position.success[seat.index()].mean, result(seat))));
    let known = review.choices.iter().map(|choice| (choice.known.mean, result(choice.seat)));
    Told { known: known.collect(), open: open.collect() }
}

/// Ten bins of equal mass, and the expected calibration error.
fn table(name: &str, mut told: Vec<(f64, f64)>) {
    told.sort_by(|one, other| one.0.total_cmp(&other.0));
    println!("{name}: {} chances\n  expected  happened", told.len());
    let mut error = 0.0;
    for bin in told.chunks(told.len().div_ceil(10).max(1)) {
        let mean = |part: fn(&(f64, f64)) -> f64| bin.iter().map(part).sum::<f64>() / whole(bin.len());
        let (expected, happened) = (mean(|one| one.0), mean(|one| one.1));
        error += (expected - happened).abs() * whole(bin.len()) / whole(told.len());
        println!("  {expected:.3}     {happened:.3}");
    }
    println!("  expected calibration error {error:.4}");
}

fn whole(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
