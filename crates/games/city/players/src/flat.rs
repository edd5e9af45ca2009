//! Searching: plans race each other, played to the end of the game in many imagined worlds.

use city::{Action, City, View};
use engine::{Game, Imagine, Rng, Seat, Standing, Turn};

use super::plans::{Plan, plans};
use super::quick::{Glances, Instinct, Quick};
use super::weights::Weights;
use super::worth::Judge;
use players::race::{self, Imagined, Outcome, Progress, Race, Runner, half, halving};
use players::search::Verdict;
use players::{Budget, Player, Thought};

/// Plays plans to the end in worlds that it imagines.
#[derive(Clone, Copy, Debug)]
pub struct Searching {
    /// How the rest of a game is played in thought.
    pub quick: Quick,
    /// How many games are played in thought for a choice.
    pub games: u32,
    /// How many plans are compared at most.
    pub plans: usize,
    /// How much what a glance promises counts beside the games, as if it were so many of them.
    pub trust: f64,
}

impl Searching {
    /// The player `keen`.
    pub const KEEN: Self =
        Self { quick: Quick { instinct: Instinct::QUICK }, games: 12, plans: 4, trust: 20.0 };
    /// The player `fierce`.
    pub const FIERCE: Self = Self { games: 1000, plans: 16, ..Self::KEEN };
}

impl Player<City> for Searching {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        self.think(view, rng, &Budget::own()).choice
    }

    fn think(&self, view: &View, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let mut actions = Vec::new();
        view.legal(&mut actions);
        let only = *actions.first().expect("a player is only asked when its seat owes a choice");
        let Some(seat) = view.seat().filter(|_| actions.len() > 1) else { return Thought::of(only) };
        let world = City::imagine(view, rng);
        let mut plans = plans(&world, seat, &self.quick.instinct);
        plans.truncate(2 * self.plans);
        if self.trust > 0.0 {
            let known = std::array::from_fn(|battle| view.peeked(battle));
            let mut judge = Judge::new(&Weights::STEADY, seat, known);
            for plan in &mut plans {
                plan.promise = plan.judged(&world, &mut judge);
            }
            plans.sort_by(|one, other| other.promise.total_cmp(&one.promise));
        }
        let games = budget.iterations_of(self.games);
        plans.truncate(self.plans.min(usize::try_from(games / 4).unwrap_or(usize::MAX)).max(2));
        let finish = race::run(&mut Playouts { player: self, view, seat, games, rng }, plans, budget);
        finish.thought(|plan| plan.first).unwrap_or_else(|| Thought::of(only))
    }
}

/// The games in which plans are compared.
struct Playouts<'a> {
    player: &'a Searching,
    view: &'a View,
    seat: Seat,
    games: u32,
    rng: &'a mut Rng,
}

impl Race for Playouts<'_> {
    type Candidate = Plan;
    type World = Imagined<City>;

    fn imagine(&mut self, _: u32) -> Imagined<City> {
        Imagined { world: City::imagine(self.view, self.rng), draws: self.rng.next_u64() }
    }

    fn play(&mut self, plan: &Plan, imagined: &Imagined<City>) -> Outcome {
        let (seat, standing) = (self.seat, self.end(imagined, plan));
        let points = f64::from(standing.scores[seat]);
        let success = Verdict::of(&standing).alone(ALONE.0, ALONE.1).success[seat];
        Outcome { worth: points + margin(&standing, seat), success, points }
    }

    fn heat(&self, so_far: &Progress) -> Option<u32> {
        Some(halving(self.games, so_far))
    }

    /// The best by what the games say, and by what was expected before as if it were so many games more.
    fn cut(&self, running: &mut [Runner<Plan>]) -> usize {
        let trust = self.player.trust;
        let count = f64::from(u32::try_from(running.len()).expect("few plans"));
        let level = running.iter().map(|plan| plan.mean() - plan.candidate.promise).sum::<f64>() / count;
        let worth = |plan: &Runner<Plan>| {
            (plan.sum() + trust * (plan.candidate.promise + level)) / (plan.visits() + trust).max(1.0)
        };
        running.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        half(running.len())
    }
}

impl Playouts<'_> {
    /// How a game ends in which the seat follows its plan, and everybody plays at a glance otherwise.
    fn end(&self, imagined: &Imagined<City>, plan: &Plan) -> Standing {
        let (seat, quick) = (self.seat, &self.player.quick);
        let (mut world, mut rng) = (imagined.world.clone(), Rng::from_seed(imagined.draws));
        let glances = Glances::default();
        world.apply(seat, plan.first, &mut ());
        let mut then = plan.then;
        loop {
            let owing = match world.turn() {
                Turn::Over(standing) => return standing,
                Turn::Chance => {
                    let chance = world.draw(&mut rng);
                    world.resolve(&chance, &mut ());
                    continue;
                }
                Turn::Seats(owing) => owing,
            };
            let owes = owing.first().expect("somebody owes a choice");
            let planned = then.filter(|&next| owes == seat && world.check(seat, next).is_ok());
            if planned.is_some() {
                then = None;
            }
            let action = planned.unwrap_or_else(|| quick.choose_again(&glances, &world, owes, &mut rng));
            world.apply(owes, action, &mut ());
        }
    }
}

/// Alone: the points in the middle of what is reached, and those that count half of the rest.
pub(super) const ALONE: (f64, f64) = (55.0, 20.0);

/// What being ahead is worth beside points.
fn margin(standing: &Standing, seat: Seat) -> f64 {
    let own = f64::from(standing.scores[seat]);
    let ahead = |(_, &score): (Seat, &i32)| {
        let ahead = (own - f64::from(score)) / 8.0;
        ahead / (1.0 + ahead.abs())
    };
    let sum: f64 = standing.scores.iter().filter(|&(other, _)| other != seat).map(ahead).sum();
    let others = standing.scores.values().len() - 1;
    if others == 0 { 0.0 } else { 5.0 * sum / f64::from(u8::try_from(others).expect("few seats")) }
}
