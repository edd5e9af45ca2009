//! The computer players of the toy.

mod coding;
#[cfg(test)]
mod tests;

use engine::{Game as _, Observer, Rng, Seat, Turn};
use players::network::Input;
use players::search::{Proposal, Searched, Verdict};
use players::{Case, Level, Player, Reason, Roster};

use toy::{Action, Toy, View};

pub use coding::ToyCoding;

/// Seals any number.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<Toy> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        *rng.pick(&view.legal()).expect("a player is only asked when its seat owes a choice")
    }
}

/// Seals its highest number.
#[derive(Clone, Copy, Debug)]
pub struct High;

impl Player<Toy> for High {
    fn choose(&self, view: &View, _: &mut Rng) -> Action {
        view.legal().into_iter().max().expect("a player is only asked when its seat owes a choice")
    }
}

/// The players of the toy.
#[derive(Clone, Copy, Debug)]
pub struct ToyPlayers;

impl Roster for ToyPlayers {
    type Game = Toy;
    type Coding = ToyCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<Toy>)] =
        &[(Level::Random, &Random), (Level::Steady, &High)];

    const NETWORK_INPUT: Option<Input<Toy>> =
        Some(Input { is_judged: |world| matches!(world.turn(), Turn::Seats(_)), features });

    const REASONS: &'static [&'static str] = &["number_low"];

    fn reason(case: &Case<'_, Toy>) -> Option<Reason> {
        let (Action(played), Action(best)) = (case.played, case.best);
        let numbers = [played.value(), best.value()];
        (played < best).then(|| Reason::of("number_low", &[toy::SEAL], numbers))
    }
}

/// The points of every seat, its own first, and the numbers of its own hand together.
fn features(world: &Toy, seat: Seat, features: &mut Vec<i16>) {
    let points = world.points();
    let all = seat.round(world.seats()).map(|of| points[of]);
    let hand = world.view(Observer::Seat(seat)).hand().iter().map(|card| i32::from(card.value())).sum();
    features.extend(all.chain([hand]).map(|number| i16::try_from(number).expect("points are few")));
}

impl Searched for ToyPlayers {
    type Game = Toy;

    fn candidates(world: &Toy, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        candidates.extend(actions.into_iter().map(|action| Proposal { action, weight: 1.0 }));
    }

    fn quick(world: &Toy, seat: Seat, rng: &mut Rng) -> Action {
        world.sample(seat, rng).expect("only asked of a seat that owes a choice")
    }

    fn is_judged(world: &Toy, choices: u32) -> bool {
        choices > 30 * u32::from(world.seats())
    }

    fn verdict(world: &Toy) -> Verdict {
        match world.turn() {
            Turn::Over(standing) => Verdict::of(&standing),
            Turn::Chance | Turn::Seats(_) => Verdict::by_points(world.points().map(f64::from)),
        }
    }

    fn signs(world: &Toy, _: Seat) -> u64 {
        u64::try_from(world.all_shown().bits()).expect("eighteen numbers")
    }
}
