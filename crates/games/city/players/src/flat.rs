//! Searching: every plan is played to the end in many worlds, the poorer half is dropped, and so on.
//!
//! All plans meet the same worlds, so that they are compared by what they do and not by their luck.

use city::{Action, City, View};
use engine::{Game, Imagine, Rng, Seat, Standing, Turn};

use super::plans::{Plan, plans};
use super::quick::{Glances, Instinct, Quick};
use super::weights::Weights;
use super::worth::Judge;
use players::search::Verdict;
use players::{Budget, Candidate, Player, Thought};

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
        let games = usize::try_from(budget.iterations_of(self.games)).unwrap_or(usize::MAX);
        plans.truncate(self.plans.min(games / 4).max(2));
        let mut trials: Vec<Trial> = plans.into_iter().map(Trial::new).collect();
        let iterations = self.halve(&mut trials, view, rng, budget);
        let choice = trials.first().map_or(only, |trial| trial.plan.first);
        Thought { choice, candidates: told(&trials), iterations }
    }
}

impl Searching {
    /// Plays all plans, drops the poorer half of them, and so on. Gives the number of games.
    fn halve(&self, trials: &mut [Trial], view: &View, rng: &mut Rng, budget: &Budget) -> u32 {
        let all = budget.iterations_of(self.games);
        let rounds = usize::BITS - trials.len().saturating_sub(1).leading_zeros();
        let (mut alive, mut played) = (trials.len(), 0);
        for round in 1..=rounds {
            let until = all * round / rounds;
            let count = u32::try_from(alive).expect("few plans");
            // Each is played once at least.
            while !budget.is_spent() && (played < count || played + count <= until) {
                self.compare(&mut trials[..alive], view, rng);
                played += count;
            }
            rank(&mut trials[..alive], self.trust);
            alive = alive.div_ceil(2);
        }
        played
    }

    /// Plays all these plans in one more world.
    fn compare(&self, trials: &mut [Trial], view: &View, rng: &mut Rng) {
        let seat = view.seat().expect("only a seat is asked");
        let world = City::imagine(view, rng);
        let luck = rng.next_u64();
        for trial in trials {
            trial.add(&self.end(&world, seat, &trial.plan, luck), seat);
        }
    }

    /// How a game ends in which a seat follows its plan, and everybody plays at a glance otherwise.
    fn end(&self, world: &City, seat: Seat, plan: &Plan, luck: u64) -> Standing {
        let mut world = world.clone();
        let mut rng = Rng::from_seed(luck);
        let mut glances = Glances::default();
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
            let action =
                planned.unwrap_or_else(|| self.quick.choose_again(&mut glances, &world, owes, &mut rng));
            world.apply(owes, action, &mut ());
        }
    }
}

/// A plan and how its games ended.
struct Trial {
    plan: Plan,
    games: f64,
    success: f64,
    worth: f64,
    points: f64,
    squares: f64,
}

impl Trial {
    const fn new(plan: Plan) -> Self {
        Self { plan, games: 0.0, success: 0.0, worth: 0.0, points: 0.0, squares: 0.0 }
    }

    fn add(&mut self, standing: &Standing, seat: Seat) {
        let own = f64::from(standing.scores[seat]);
        self.games += 1.0;
        self.success += Verdict::of(standing).alone(ALONE.0, ALONE.1).success[seat];
        self.worth += own + margin(standing, seat);
        self.points += own;
        self.squares += own * own;
    }

    /// What it brings on average.
    fn mean(&self) -> f64 {
        self.worth / self.games.max(1.0)
    }
}

/// Puts the best first: what the games say, and what was expected before as if it were so many games more.
fn rank(trials: &mut [Trial], trust: f64) {
    let count = f64::from(u32::try_from(trials.len()).expect("few plans"));
    let level = trials.iter().map(|trial| trial.mean() - trial.plan.promise).sum::<f64>() / count;
    let worth =
        |trial: &Trial| (trial.worth + trust * (trial.plan.promise + level)) / (trial.games + trust).max(1.0);
    trials.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
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

/// The best plan of each first step.
fn told(trials: &[Trial]) -> Vec<Candidate<Action>> {
    let mut told: Vec<Candidate<Action>> = Vec::new();
    for trial in trials.iter().filter(|trial| trial.games > 0.0) {
        if told.iter().any(|other| other.action == trial.plan.first) {
            continue;
        }
        let points = trial.points / trial.games;
        let variance = (trial.squares / trial.games - points * points).max(0.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a number of games")]
        told.push(Candidate {
            action: trial.plan.first,
            visits: trial.games as u32,
            success: trial.success / trial.games,
            points,
            spread: variance.sqrt(),
        });
    }
    told
}
