//! Trials: every choice is tried in the same imagined worlds.

use engine::{Game, Imagine, Rng, Seat, Turn};
use m::{Action, M, Phase, View};

use super::quick::{self, Weighed};
use super::takes::foresee;
use super::verdict::verdict;
use crate::search::Verdict;
use crate::{Budget, Candidate, Player, Thought};

/// Tries every choice in imagined worlds that are the same for all, plays on quickly for some turns,
/// and drops the half that does worse, until one is left.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// How many times a choice is tried, all choices together.
    pub iterations: u32,
    /// For how many turns it is played on, in rounds of the table.
    pub rounds: u32,
    /// And for so many turns more.
    pub turns: u32,
}

impl Trials {
    /// The second strongest player.
    pub const KEEN: Self = Self { iterations: 300, rounds: 1, turns: 1 };

    /// The strongest player.
    pub const FIERCE: Self = Self { iterations: 4000, rounds: 1, turns: 1 };
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
        if weighed.len() == 1 {
            return Thought::of(weighed[0].action);
        }
        let trial = |choice: &Weighed| Trial::of(&world, seat, choice.action);
        let mut trials: Vec<Trial> = weighed.iter().map(trial).collect();
        let total = budget.iterations_of(self.iterations);
        let halvings = trials.len().next_power_of_two().trailing_zeros();
        let (mut alive, mut made) = (trials.len(), 0);
        'search: for _ in 0..halvings {
            let worlds = total / halvings / u32::try_from(alive).expect("few choices");
            for _ in 0..worlds.max(1) {
                if budget.is_spent() {
                    break 'search;
                }
                let world = M::imagine(view, rng);
                let draws = rng.next_u64();
                for trial in &mut trials[..alive] {
                    let verdict = self.try_out(world.clone(), seat, trial, draws);
                    trial.record(&verdict, seat);
                }
                made += u32::try_from(alive).expect("few choices");
            }
            trials[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            alive = alive.div_ceil(2);
        }
        trials[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        let candidates: Vec<_> = trials.iter().map(Trial::candidate).collect();
        Thought { choice: trials[0].action, candidates, iterations: made }
    }
}

impl Trials {
    fn try_out(&self, mut world: M, seat: Seat, trial: &Trial, draws: u64) -> Verdict {
        let mut rng = Rng::from_seed(draws);
        let turns = if world.public().pile().is_empty() { u32::MAX / 2 } else { self.rounds * u32::from(world.seats()) + self.turns };
        let last = u32::from(world.public().turn_number()) + turns;
        world.apply(seat, trial.action, &mut ());
        for &(taker, take) in &trial.takes {
            world.apply(taker, take, &mut ());
        }
        loop {
            let Turn::Seats(owing) = world.turn() else { return verdict(&world) };
            let judged = matches!(world.public().phase(), Phase::Turn { .. })
                && u32::from(world.public().turn_number()) >= last;
            if judged {
                return verdict(&world);
            }
            let seat = owing.first().expect("somebody owes a choice");
            let action = quick::choose(&world, seat, &mut rng);
            world.apply(seat, action, &mut ());
        }
    }
}
