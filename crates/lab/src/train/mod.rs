//! Networks that learn from games of computer players how positions end.

mod layer;
mod samples;
#[cfg(test)]
mod tests;
mod trainer;

use std::fmt;

use engine::{Game, Observer, Rng, Seat, Turn};
use players::Roster;
use players::network::{Input, Network, NetworkError};
use players::rehearsal::{Draws, play_until};
use players::search::Verdict;
use rayon::prelude::*;
use thiserror::Error;

use crate::setting::{BadSetting, Bots, SeatError, Setting, options};
use crate::watch::Watch;
use samples::Samples;
use trainer::Trainer;

/// How a network is trained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Training {
    /// The table. Everything follows from its seed; the players move on by one seat from game to game.
    pub setting: Setting,
    /// How many games are played. Of every ten one is held back: the network is judged by these.
    pub games: u64,
    /// Exploration: one choice in so many is drawn from all legal ones, so that games differ; none if it is 0.
    pub explore: u32,
    /// How often the network learns from all games.
    pub epochs: u32,
    /// How many units its hidden layers have, 1 to [`UNITS_MAX`](players::network::UNITS_MAX).
    pub units: [usize; 2],
}

/// A network with how it was trained.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The network.
    pub network: Network,
    /// How many positions it learned from, each as one seat stands in it, and by how many it was judged.
    pub samples: [usize; 2],
    /// The mean square error of always saying the same of those that were held back.
    pub spread: f64,
    /// The mean square error after each epoch: of what it learned from, on the way, and of what was held back.
    pub errors: Vec<[f64; 2]>,
}

/// No network was trained.
#[derive(Debug, Error)]
pub enum CannotTrain {
    /// The table cannot be.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// The game does not say what a network is told.
    #[error("no network is trained for {0}")]
    NoInput(&'static str),
    /// The network cannot be.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// No units, nothing to learn from or no time to learn it.
    #[error("a network has units in both hidden layers and learns at least once from at least two games")]
    TooLittle,
}

/// Of every so many games one is held back.
const HELD_BACK: u64 = 10;

/// Plays games on all threads of the current pool and trains a network on what became of them. The same training gives
/// the same network on every machine, with any number of threads.
///
/// # Errors
/// If the table cannot be, the game says nothing to a network, or a network of this size cannot be.
pub fn train<R: Roster>(training: &Training, watch: &dyn Watch) -> Result<Trained, CannotTrain> {
    let input = R::NETWORK_INPUT.ok_or(CannotTrain::NoInput(R::Game::TITLE))?;
    if training.units.contains(&0) || training.epochs == 0 || training.games < 2 {
        return Err(CannotTrain::TooLittle);
    }
    let options = options::<R::Game>(&training.setting)?;
    let bots = Bots::call::<R>(&training.setting)?;
    let games = (0..training.games).into_par_iter().map(|game| {
        let played = play(&input, &options, (training, game), &bots);
        watch.played();
        played
    });
    let (mut samples, mut held) = (Samples::default(), Samples::default());
    for (game, (features, successes)) in (0..).zip(games.collect::<Vec<_>>()) {
        let which = if game % HELD_BACK == 0 { &mut held } else { &mut samples };
        which.add(&features, &successes);
    }
    let mut rng = Rng::from_seed(training.setting.seed);
    let mut trainer = Trainer::new(&samples, training.units, &mut rng);
    let epochs = f64::from(training.epochs);
    let mut errors = Vec::new();
    for epoch in 0..training.epochs {
        let rate = |epoch: u32| 1.0 - f64::from(epoch) / epochs;
        let on_the_way = trainer.epoch(&samples, (rate(epoch), rate(epoch + 1)), &mut rng);
        let network = trainer.network()?;
        errors.push([on_the_way, held.error(|features| network.success(features))]);
    }
    let mean = held.mean();
    Ok(Trained {
        network: trainer.network()?,
        samples: [samples.len(), held.len()],
        spread: held.error(|_| mean),
        errors,
    })
}

/// What a network is told of the positions of one game, and how well the seats did.
fn play<G: Game>(
    input: &Input<G>,
    options: &G::Options,
    (training, game): (&Training, u64),
    bots: &Bots<G>,
) -> (Vec<i16>, Vec<f64>) {
    let seats = training.setting.seats;
    let seated = bots.seated(SeatError::Rotating, game);
    let (mut features, mut told_of) = (Vec::new(), Vec::new());
    let choose = |world: &G, seat: Seat, rng: &mut Rng| {
        if (input.is_judged)(world) {
            for seat in Seat::all(seats) {
                (input.features)(world, seat, &mut features);
                told_of.push(seat);
            }
        }
        if training.explore > 0 && rng.chance(1, training.explore) {
            return world.sample(seat, rng).expect("a seat that owes a choice has one");
        }
        bots.player(seated[seat]).choose(&world.view(Observer::Seat(seat)), rng)
    };
    let mut draws = Draws::of(training.setting.seed.wrapping_add(game));
    let end = play_until(G::new(options), &mut draws, choose, |world| matches!(world.turn(), Turn::Over(_)));
    let verdict = Verdict::of(&end.turn().standing().expect("it was played to its end"));
    (features, told_of.into_iter().map(|seat| verdict.success[seat]).collect())
}

impl fmt::Display for Trained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [learned_from, held_back] = self.samples;
        writeln!(f, "{learned_from} positions of a seat to learn from, {held_back} held back\n")?;
        writeln!(f, "| epochs | error of what was learned from | error of what was held back |")?;
        writeln!(f, "|---|---|---|")?;
        writeln!(f, "| 0 | | {:.5} |", self.spread)?;
        for (epoch, [learned_from, held_back]) in (1..).zip(&self.errors) {
            writeln!(f, "| {epoch} | {learned_from:.5} | {held_back:.5} |")?;
        }
        Ok(())
    }
}
