//! Whether a review finds what costs something: choices at random that are planted into games of the strongest player,
//! and what it calls better, played on beside what was played.
//!
//! What a choice costs is measured without the review: worlds are imagined from what its seat knew, and both choices
//! are played on in them to the end of the game, with the same luck.

use std::error::Error;

use engine::{Luck, Observer, Rng, Seat};
use host::{AnyPosition, Budget, Entry, Level};
use players::search::Verdict;
use rayon::prelude::*;
use review::{Effort, Estimate, Mark};

use crate::coach::{WEAK, interval};
use crate::{play, take};

/// In how many worlds a planted choice is played on, by [`Level::Steady`].
const WORLDS_PLANTED: u64 = 60;

/// From which cost on, with 95 % certainty, a planted choice has to be found.
const COST: f64 = 0.05;

/// In how many worlds a mistake is played on, by the strongest player.
const WORLDS_BETTER: u64 = 12;

/// How many mistakes of a game are played on at most.
const MISTAKES_MAX: usize = 3;

type Fault = Box<dyn Error>;

/// Plays games of the strongest player, as many iterations a choice as the effort says, with one choice at random in
/// each, and says how many of those that cost something are among the five costliest of their seat.
pub(crate) fn planted(game: &Entry, (seats, games): (u8, u32), effort: &Effort) -> Result<(), Fault> {
    let found = |seed: u64| found(game, (seats, seed), effort).map_err(|why| why.to_string());
    let found: Vec<Option<bool>> =
        (0..u64::from(games)).into_par_iter().map(found).collect::<Result<_, _>>()?;
    let (costly, right) =
        (found.iter().flatten().count(), found.iter().flatten().filter(|one| **one).count());
    let (low, high) = interval(right, costly);
    println!(
        "{}, {seats} seats, {games} games with a choice at random, {} worlds",
        game.title, effort.worlds
    );
    println!("  {costly} surely cost {COST} or more; {right} of them found ({low:.0} to {high:.0} %)");
    Ok(())
}

/// Whether a choice at random was found, if it cost something.
fn found(game: &Entry, (seats, seed): (u8, u64), effort: &Effort) -> Result<Option<bool>, Fault> {
    let mut by = Policy::strongest(game, effort, seed);
    let luck = Luck::from_seed(seed);
    let mut table = game.open(seats, &[])?;
    table.settle(&luck);
    by.play_on(&mut *table, &luck)?;
    let whole = game.restore(&table.save())?;
    let chosen = whole.positions();
    let mut rng = Rng::from_seed(1_000 + seed);
    // The last position is the end.
    let at = chosen[rng.below(u32::try_from(chosen.len() - 1)?) as usize];
    let mut table = whole.at(at);
    let seat = table.turn().owing().first().ok_or("nobody is to choose at a position of a replay")?;
    let legal = table.legal(0..usize::MAX, Observer::Seat(seat)).texts;
    let (advised, random) = (by.choice(&*table, seat)?, rng.pick(&legal).ok_or("nothing is legal")?.clone());
    if advised == random {
        return Ok(None);
    }
    let steady = Policy { level: Level::Steady, budget: Budget::own(), rng: Rng::from_seed(seed) };
    let pair = Pair { position: &*table, seat, worlds: WORLDS_PLANTED, seed };
    let cost = pair.difference([&advised, &random], &steady)?;
    if cost.lower() < COST {
        return Ok(None);
    }
    take(&mut *table, seat, &random, &luck)?;
    by.play_on(&mut *table, &luck)?;
    let own = Effort { seat: Some(seat), seed, ..effort.clone() };
    let review = (game.laboratory.review)(&table.save(), &own)?;
    Ok(Some(review.seats.iter().any(|of| of.costliest.contains(&(at + 1)))))
}

/// Plays games of weak players, and says how often what the review calls better than a mistake is better when the
/// strongest player, as many iterations a choice as the effort says, plays on from both.
pub(crate) fn better(game: &Entry, (seats, games): (u8, u32), effort: &Effort) -> Result<(), Fault> {
    let of = |seed: u64| differences(game, (seats, seed), effort).map_err(|why| why.to_string());
    let of: Vec<Vec<Estimate>> = (0..u64::from(games)).into_par_iter().map(of).collect::<Result<_, _>>()?;
    let all = of.concat();
    let count = |holds: fn(&&Estimate) -> bool| all.iter().filter(holds).count();
    let (better, surely) = (count(|one| one.mean > 0.0), count(|one| one.lower() > 0.0));
    let (even, surely_worse) = (count(|one| one.mean == 0.0), count(|one| one.upper() < 0.0));
    let (low, high) = interval(better, all.len() - even);
    let mean = Estimate::of(all.iter().map(|one| one.mean));
    println!("{}, {seats} seats, {games} games, {} worlds", game.title, effort.worlds);
    println!(
        "  {} mistakes: what was found is better in {better} ({low:.0} to {high:.0} % of those that differ), surely in \
         {surely}; it is surely worse in {surely_worse} and the same in {even}; {:.3} ± {:.3} on average",
        all.len(),
        mean.mean,
        1.96 * mean.error
    );
    Ok(())
}

/// How much better the best that was found is than what was played, for some of the mistakes of a game.
fn differences(game: &Entry, (seats, seed): (u8, u64), effort: &Effort) -> Result<Vec<Estimate>, Fault> {
    let saved = play(game, seats, &WEAK, seed)?;
    let review = (game.laboratory.review)(&saved, &Effort { seed, ..effort.clone() })?;
    let mut mistakes: Vec<_> =
        review.choices.iter().filter(|choice| choice.mark >= Some(Mark::Mistake)).collect();
    Rng::from_seed(seed).shuffle(&mut mistakes);
    mistakes.truncate(MISTAKES_MAX);
    let whole = game.restore(&saved)?;
    let strongest = Policy::strongest(game, effort, seed);
    let difference = |choice: &&review::ReviewedChoice| {
        let position = whole.at(choice.step - 1);
        let pair = Pair { position: &*position, seat: choice.seat, worlds: WORLDS_BETTER, seed };
        pair.difference([&choice.best, &choice.played], &strongest)
    };
    mistakes.iter().map(difference).collect()
}

/// Two choices of a seat, to be played on in worlds that are imagined from what it knows.
struct Pair<'a> {
    position: &'a dyn AnyPosition,
    seat: Seat,
    worlds: u64,
    seed: u64,
}

impl Pair<'_> {
    /// What the first choice brings the seat more than the second, everybody playing on by this policy.
    fn difference(&self, choices: [&str; 2], policy: &Policy) -> Result<Estimate, Fault> {
        let mut differences = Vec::new();
        for number in 0..self.worlds {
            let number = self.seed * self.worlds + number;
            let world =
                self.position.imagine(Observer::Seat(self.seat), &mut Rng::from_seed(9_000_000 + number));
            let luck = Luck::from_seed(7_000_000 + number);
            let mut success = [0.0; 2];
            for (choice, success) in choices.iter().zip(&mut success) {
                let (mut world, mut policy) = (world.copied(), policy.clone());
                take(&mut *world, self.seat, choice, &luck)?;
                policy.play_on(&mut *world, &luck)?;
                let standing = world.turn().standing().ok_or("it was not played to its end")?;
                *success = Verdict::of(&standing).success[self.seat];
            }
            differences.push(success[0] - success[1]);
        }
        Ok(Estimate::of(differences.into_iter()))
    }
}

/// How everybody plays.
#[derive(Clone)]
struct Policy {
    level: Level,
    budget: Budget,
    rng: Rng,
}

impl Policy {
    /// The strongest player, with as many iterations a choice as the effort says.
    fn strongest(game: &Entry, effort: &Effort, seed: u64) -> Self {
        let budget = effort.iterations.map_or_else(Budget::own, |max| Budget::own().iterations(max));
        Self { level: (game.strongest_player)(), budget, rng: Rng::from_seed(seed) }
    }

    fn choice(&mut self, position: &dyn AnyPosition, seat: Seat) -> Result<String, Fault> {
        let ponder = position.ponder(seat, self.level).ok_or("a level is missing")?;
        Ok(ponder(&mut self.rng, &self.budget))
    }

    /// Plays to the end.
    fn play_on(&mut self, position: &mut dyn AnyPosition, luck: &Luck) -> Result<(), Fault> {
        while let Some(seat) = position.turn().owing().first() {
            let choice = self.choice(position, seat)?;
            take(position, seat, &choice, luck)?;
        }
        Ok(())
    }
}
