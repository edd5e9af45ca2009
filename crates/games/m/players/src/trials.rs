//! Trials: every choice is tried in the same imagined worlds.

use engine::{Game, Imagine, Rng, Seat};
use m::{Action, M, Phase, View};

use super::quick::{self, Weighed};
use super::takes::foresee;
use super::verdict::verdict;
use players::search::Verdict;
use players::{Budget, Candidate, Player, Thought};

/// Tries every choice in imagined worlds that are the same for all, plays on at a glance until its turn
/// comes round again, and drops the half that does worse, until one is left.
///
/// Several thousand tries and a sight of one more turn were not measurably better: whatever it does, everybody
/// plays on at a glance. The tree search also learns what follows.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// How many tries it makes for a choice that it owes, all it could choose together.
    pub iterations: u32,
}

impl Trials {
    /// The second strongest player.
    pub const KEEN: Self = Self { iterations: 300 };
}

/// One choice and what came of it.
#[derive(Clone, Debug)]
struct Trial {
    action: Action,
    /// What everybody then takes, if a phase is on.
    takes: Vec<(Seat, Action)>,
    visits: u32,
    success: f64,
    points: f64,
    squares: f64,
}

impl Trial {
    /// A choice in any world: a phase depends on open cards only.
    fn of(world: &M, seat: Seat, action: Action) -> Self {
        let mut after = world.clone();
        after.apply(seat, action, &mut ());
        Self { action, takes: foresee(&after), visits: 0, success: 0.0, points: 0.0, squares: 0.0 }
    }

    /// Plays on at a glance until the turn of this number; what follows is judged.
    fn play(&self, mut world: M, seat: Seat, last: u32, rng: &mut Rng) -> Verdict {
        world.apply(seat, self.action, &mut ());
        for &(taker, take) in &self.takes {
            world.apply(taker, take, &mut ());
        }
        loop {
            let public = world.public();
            let is_between = matches!(public.phase(), Phase::Turn { .. } | Phase::Over(_));
            let Some(seat) = public.turn().filter(|_| !is_between || u32::from(public.turn_number()) < last)
            else {
                return verdict(&world);
            };
            let action = quick::choose(&world, seat, rng);
            world.apply(seat, action, &mut ());
        }
    }

    fn record(&mut self, verdict: &Verdict, seat: Seat) {
        let points = verdict.points[seat];
        self.visits += 1;
        self.success += verdict.success[seat];
        self.points += points;
        self.squares += points * points;
    }

    fn mean(&self) -> f64 {
        self.success / f64::from(self.visits.max(1))
    }

    fn candidate(&self) -> Candidate<Action> {
        let visits = f64::from(self.visits.max(1));
        let points = self.points / visits;
        let spread = (self.squares / visits - points * points).max(0.0).sqrt();
        Candidate { action: self.action, visits: self.visits, success: self.mean(), points, spread }
    }
}

impl Player<M> for Trials {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        self.think(view, rng, &Budget::own()).choice
    }

    fn think(&self, view: &View, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let seat = view.seat().expect("a player is only asked when its seat owes a choice");
        let world = M::imagine(view, rng);
        let mut weighed = quick::weigh(&world, seat);
        weighed.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let total = budget.iterations_of(self.iterations);
        if weighed.len() == 1 || total == 0 {
            return Thought::of(weighed[0].action);
        }
        // Where not even one try for each is allowed, those that promise least at a glance are not tried.
        weighed.truncate(total as usize);
        let trial = |choice: &Weighed| Trial::of(&world, seat, choice.action);
        let trials = weighed.iter().map(trial).collect();
        Comparison { view, seat, trials, made: 0 }.finish(total, rng, budget)
    }
}

/// The choices that are being compared, the best first.
struct Comparison<'a> {
    view: &'a View,
    seat: Seat,
    trials: Vec<Trial>,
    /// How many tries were made.
    made: u32,
}

impl Comparison<'_> {
    /// Makes so many tries in all, about as many in each round of halving.
    fn finish(mut self, total: u32, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let halvings = self.trials.len().next_power_of_two().trailing_zeros().max(1);
        let mut alive = self.trials.len();
        for halving in 1..=halvings {
            let until = u64::from(total) * u64::from(halving) / u64::from(halvings);
            let until = u32::try_from(until).expect("no more than all");
            let tried = u32::try_from(alive).expect("there are fewer than a thousand choices");
            // The first world is always looked at, so that there is something to say.
            while self.made == 0 || (self.made + tried <= until && !budget.is_spent()) {
                self.try_all(alive, rng);
            }
            self.trials[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            alive = alive.div_ceil(2);
        }
        let candidates: Vec<_> = self.trials.iter().map(Trial::candidate).collect();
        Thought { choice: self.trials[0].action, candidates, iterations: self.made }
    }

    /// Tries the first choices, all in the same world and with the same draws.
    fn try_all(&mut self, alive: usize, rng: &mut Rng) {
        let (world, draws) = (M::imagine(self.view, rng), rng.next_u64());
        let last = u32::from(world.public().turn_number()) + turns(&world);
        for trial in &mut self.trials[..alive] {
            let verdict = trial.play(world.clone(), self.seat, last, &mut Rng::from_seed(draws));
            trial.record(&verdict, self.seat);
            self.made += 1;
        }
    }
}

/// For how many turns a try goes on: to the end of the game once the pile is empty.
fn turns(world: &M) -> u32 {
    if world.public().pile().is_empty() { TURNS_MAX } else { u32::from(world.seats()) }
}

/// More turns than are left once the pile is empty.
const TURNS_MAX: u32 = 1_000;
