//! How often the coach speaks: in the choices of `keen`, in which it should be silent, and in those of weaker players
//! that a review calls blunders.

use std::error::Error;
use std::time::Duration;

use engine::{Rng, SavedGame, Seat};
use host::{Budget, Entry, Level};
use rayon::prelude::*;
use review::{Effort, Mark};

use crate::{play, reviewed, whole};

/// How strong the players are whose blunders are looked for, in turn on the seats.
pub(crate) const WEAK: [Level; 2] = [Level::Gentle, Level::Casual];

/// Of so many choices the coach spoke at so many.
#[derive(Clone, Copy, Default)]
struct Spoken {
    of: usize,
    mistakes: usize,
    blunders: usize,
}

impl Spoken {
    fn note(&mut self, mark: Option<Mark>) {
        self.of += 1;
        self.mistakes += usize::from(mark >= Some(Mark::Mistake));
        self.blunders += usize::from(mark >= Some(Mark::Blunder));
    }

    const fn and(self, other: Self) -> Self {
        Self {
            of: self.of + other.of,
            mistakes: self.mistakes + other.mistakes,
            blunders: self.blunders + other.blunders,
        }
    }

    fn say(&self, what: &str) {
        let share = |spoken| {
            let (low, high) = interval(spoken, self.of);
            format!(
                "{spoken} ({:.1} %, {low:.1} to {high:.1})",
                100.0 * whole(spoken) / whole(self.of.max(1))
            )
        };
        println!(
            "  {what}: {} choices; mistakes too {}, only blunders {}",
            self.of,
            share(self.mistakes),
            share(self.blunders)
        );
    }
}

/// The interval of 95 % of a share, in per cent, after Wilson.
pub(crate) fn interval(part: usize, of: usize) -> (f64, f64) {
    let (n, z) = (whole(of.max(1)), 1.96_f64);
    let share = whole(part) / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * (middle - reach).max(0.0), 100.0 * (middle + reach).min(1.0))
}

/// Games of `keen` whose choices the coach looks at, and as many of weaker players of which a review says what was a
/// blunder; the coach thinks so many milliseconds before and as many after a choice is known.
pub(crate) fn measure(
    game: &Entry,
    (seats, games): (u8, u32),
    millis: u32,
    effort: &Effort,
) -> Result<(), Box<dyn Error>> {
    let time = Duration::from_millis(millis.into());
    println!("{}, {seats} seats, {games} games each, {millis} ms twice", game.title);
    let keen = |seed: u64| of_keen(game, seats, seed, time).map_err(|why| why.to_string());
    let keen: Vec<Spoken> = (0..u64::from(games)).into_par_iter().map(keen).collect::<Result<_, _>>()?;
    keen.into_iter().fold(Spoken::default(), Spoken::and).say("keen");
    let weak = |seed: u64| of_blunders(game, (seats, seed), time, effort).map_err(|why| why.to_string());
    let weak: Vec<Spoken> = (0..u64::from(games)).into_par_iter().map(weak).collect::<Result<_, _>>()?;
    weak.into_iter().fold(Spoken::default(), Spoken::and).say("blunders");
    Ok(())
}

fn of_keen(game: &Entry, seats: u8, seed: u64, time: Duration) -> Result<Spoken, Box<dyn Error>> {
    let saved = play(game, seats, &[Level::Keen], seed)?;
    let mut spoken = Spoken::default();
    let table = game.restore(&saved)?;
    for (at, step) in table.steps_since(0).iter().enumerate() {
        if let Some((seat, action)) = choice(step)
            && let Some(said) = asked(game, &saved, (at, seat, action), time)?
        {
            spoken.note(said.0);
        }
    }
    Ok(spoken)
}

fn of_blunders(
    game: &Entry,
    (seats, seed): (u8, u64),
    time: Duration,
    effort: &Effort,
) -> Result<Spoken, Box<dyn Error>> {
    let saved = play(game, seats, &WEAK, seed)?;
    let review = reviewed(game, seats, &WEAK, seed, effort)?;
    let mut spoken = Spoken::default();
    for choice in review.choices.iter().filter(|choice| choice.mark == Some(Mark::Blunder)) {
        if let Some(said) = asked(game, &saved, (choice.step - 1, choice.seat, &choice.played), time)? {
            spoken.note(said.0);
        }
    }
    Ok(spoken)
}

/// A line of a saved game that is a choice.
fn choice(line: &str) -> Option<(Seat, &str)> {
    let (seat, action) = line.split_once(' ')?;
    Some((seat.parse().ok()?, action))
}

/// How the coach marks a choice.
struct Said(Option<Mark>);

/// What the coach says of a choice; `None` if there was only one.
fn asked(
    game: &Entry,
    saved: &SavedGame,
    (before, seat, action): (usize, Seat, &str),
    time: Duration,
) -> Result<Option<Said>, Box<dyn Error>> {
    let table = game.restore(saved)?.at(before);
    let Some(consider) = table.consider(seat) else { return Ok(None) };
    let mut rng = Rng::from_seed(1_000_000 + before as u64);
    let considered = consider(&mut rng, &Budget::own().within(time));
    let assessment = considered.assess(action, &Budget::own().within(time));
    Ok(Some(Said(assessment.and_then(|found| found.mark))))
}
