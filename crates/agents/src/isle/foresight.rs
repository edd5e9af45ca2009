//! Players that look ahead: they play the best ways to spend a turn on in imagined games.

use engine::{Imagine, Rng, Seat};
use isle::{Action, Isle, View};

use super::plan::Way;
use super::playout::Playout;
use super::search::ways;
use super::verdict::{chance, points_of, scale, verdict};
use super::weights::Weights;
use super::worth::Judge;
use crate::{Budget, Candidate, Player, Thought};

/// Plans whole turns, plays the best of them on in many imagined games, and takes the one after which it
/// stands best on average.
#[derive(Clone, Copy, Debug)]
pub struct Farsighted {
    /// What it believes when it plans and judges.
    pub weights: Weights,
    /// What all seats believe in the games that it imagines.
    pub quick: Weights,
    /// How many ways to go on it compares at first.
    pub ways: usize,
    /// How many games it imagines for a decision.
    pub games: u32,
    /// How many turns an imagined game is played on after the present one.
    pub turns: u32,
    /// As how many imagined games its judgement of the way alone counts.
    pub trust: f64,
}

impl Player<Isle> for Farsighted {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        self.think(view, rng, &Budget::own()).choice
    }

    fn think(&self, view: &View, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let world = Isle::imagine(view, rng);
        let seat = view.seat().unwrap_or_default();
        let mut judge = Judge::new(&self.weights, seat, view.public().course().active);
        let ways = ways(&mut judge, &world, self.ways);
        let mut race = Race::new(self, view, seat, ways, rng.next_u64());
        race.run(budget.iterations_of(self.games), budget);
        race.thought()
    }
}

/// Ways that are compared; after some games for each the worse half is dropped.
struct Race<'a> {
    player: &'a Farsighted,
    view: &'a View,
    seat: Seat,
    runners: Vec<Runner>,
    /// Every way meets the same luck in its first imagined game, in its second…
    luck: u64,
    games: u32,
}

struct Runner {
    way: Way,
    /// What the judgement of the way alone promises.
    promise: f64,
    visits: u32,
    success: f64,
    points: f64,
    squares: f64,
}

impl Runner {
    fn value(&self, trust: f64) -> f64 {
        let visits = f64::from(self.visits);
        (self.success + trust * self.promise) / (visits + trust).max(f64::MIN_POSITIVE)
    }

    fn see(&mut self, success: f64, points: f64) {
        self.visits += 1;
        self.success += success;
        self.points += points;
        self.squares += points * points;
    }

    fn candidate(&self) -> Candidate<Action> {
        let visits = f64::from(self.visits.max(1));
        let points = self.points / visits;
        let variance = (self.squares / visits - points * points).max(0.0);
        Candidate {
            action: self.way.first(),
            visits: self.visits,
            success: self.success / visits,
            points,
            spread: variance.sqrt(),
        }
    }
}

impl<'a> Race<'a> {
    fn new(player: &'a Farsighted, view: &'a View, seat: Seat, ways: Vec<Way>, luck: u64) -> Self {
        let best = ways.first().map_or(0, |way| way.worth);
        let scale = scale(&mut Judge::new(&player.weights, seat, view.public().course().active), view.public());
        let promise = |way: &Way| chance(points_of(way.worth - best) / scale);
        let runners = ways
            .into_iter()
            .map(|way| Runner {
                way,
                promise: promise(&way),
                visits: 0,
                success: 0.0,
                points: 0.0,
                squares: 0.0,
            })
            .collect();
        Self { player, view, seat, runners, luck, games: 0 }
    }

    /// Halves the field again and again, with as many games for each round of it.
    fn run(&mut self, games: u32, budget: &Budget) {
        let mut running = self.runners.len();
        if running < 2 {
            return;
        }
        let heats = running.next_power_of_two().ilog2();
        for heat in 0..heats {
            let left = (games.saturating_sub(self.games)) / (heats - heat);
            let each = (left / u32::try_from(running).unwrap_or(u32::MAX)).max(1);
            for _ in 0..each {
                for at in 0..running {
                    if budget.is_spent() {
                        self.rank(running);
                        return;
                    }
                    self.imagine(at);
                }
            }
            self.rank(running);
            running = running.div_ceil(2).max(1);
        }
    }

    /// Sorts the first ones, best first.
    fn rank(&mut self, running: usize) {
        let trust = self.player.trust;
        self.runners[..running].sort_by(|one, other| other.value(trust).total_cmp(&one.value(trust)));
    }

    fn imagine(&mut self, at: usize) {
        let runner = &mut self.runners[at];
        let mut rng = Rng::from_seed(self.luck.wrapping_add(u64::from(runner.visits)));
        let world = Isle::imagine(self.view, &mut rng);
        let mut playout = Playout::of(world, self.seat, runner.way, &self.player.quick);
        playout.play(self.player.turns, &mut rng);
        let verdict = verdict(&playout.world, &self.player.weights);
        runner.see(verdict.success[self.seat], verdict.points[self.seat]);
        self.games += 1;
    }

    fn thought(self) -> Thought<Action> {
        let choice = self.runners.first().map(|runner| runner.way.first());
        let mut candidates: Vec<Candidate<Action>> = Vec::new();
        for candidate in self.runners.iter().map(Runner::candidate) {
            // Of ways that begin alike the best one speaks for all.
            if candidates.iter().all(|known| known.action != candidate.action) {
                candidates.push(candidate);
            }
        }
        if self.games == 0 {
            candidates.clear();
        }
        Thought {
            choice: choice.expect("a player is only asked when its seat owes a choice"),
            candidates,
            iterations: self.games,
        }
    }
}
