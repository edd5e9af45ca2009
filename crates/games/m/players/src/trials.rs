//! Trials: every choice is tried in the same imagined worlds.

use engine::{Game, Imagine, Rng, Seat};
use m::{Action, M, Phase, View};

use super::quick;
use super::takes::foresee;
use super::verdict::verdict;
use players::race::{self, Imagined, Outcome, Progress, Race, Runner, half, halving};
use players::{Budget, Player, Thought};

/// Lets all choices race in imagined worlds, where everybody plays on at a glance until its turn comes round
/// again.
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

impl Player<M> for Trials {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        self.think(view, rng, &Budget::own()).choice
    }

    fn think(&self, view: &View, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let seat = view.seat().expect("a player is only asked when its seat owes a choice");
        let world = M::imagine(view, rng);
        let mut weighed = quick::weigh(&world, seat);
        weighed.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let tries = budget.iterations_of(self.iterations);
        let best = Thought::of(weighed[0].action);
        // Where not even one try for each is allowed, those that promise least at a glance are not tried.
        weighed.truncate(tries as usize);
        let plans = weighed.iter().map(|choice| Plan::of(&world, seat, choice.action));
        let finish = race::run(&mut Turns { view, seat, tries, rng }, plans, budget);
        finish.thought(|plan| plan.action).unwrap_or(best)
    }
}

/// A choice, and what everybody then takes, if a phase is on.
#[derive(Clone, Debug)]
struct Plan {
    action: Action,
    takes: Vec<(Seat, Action)>,
}

impl Plan {
    /// A choice in any world: a phase depends on open cards only.
    fn of(world: &M, seat: Seat, action: Action) -> Self {
        let mut after = world.clone();
        after.apply(seat, action, &mut ());
        Self { action, takes: foresee(&after) }
    }
}

/// The turns in which choices are compared.
struct Turns<'a> {
    view: &'a View,
    seat: Seat,
    tries: u32,
    rng: &'a mut Rng,
}

impl Race for Turns<'_> {
    type Candidate = Plan;
    type World = Imagined<M>;

    fn imagine(&mut self, _: u32) -> Imagined<M> {
        Imagined { world: M::imagine(self.view, self.rng), draws: self.rng.next_u64() }
    }

    /// Plays on at a glance until the turn of the seat comes round again; what follows is judged.
    fn play(&mut self, plan: &Plan, imagined: &Imagined<M>) -> Outcome {
        let (mut world, mut rng) = (imagined.world.clone(), Rng::from_seed(imagined.draws));
        let last = u32::from(world.public().turn_number()) + turns(&world);
        world.apply(self.seat, plan.action, &mut ());
        for &(taker, take) in &plan.takes {
            world.apply(taker, take, &mut ());
        }
        loop {
            let public = world.public();
            let is_between = matches!(public.phase(), Phase::Turn { .. } | Phase::Over(_));
            let Some(seat) = public.turn().filter(|_| !is_between || u32::from(public.turn_number()) < last)
            else {
                let verdict = verdict(&world);
                return Outcome::by_success(verdict.success[self.seat], verdict.points[self.seat]);
            };
            let action = quick::choose(&world, seat, &mut rng);
            world.apply(seat, action, &mut ());
        }
    }

    fn heat(&self, so_far: &Progress) -> Option<u32> {
        Some(halving(self.tries, so_far))
    }

    fn cut(&self, running: &mut [Runner<Plan>]) -> usize {
        running.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        half(running.len())
    }
}

/// For how many turns a try goes on: to the end of the game once the pile is empty.
fn turns(world: &M) -> u32 {
    if world.public().pile().is_empty() { TURNS_MAX } else { u32::from(world.seats()) }
}

/// More turns than are left once the pile is empty.
const TURNS_MAX: u32 = 1_000;
