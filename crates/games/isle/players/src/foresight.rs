//! Players that look ahead: they play the best ways to spend a turn on in imagined games.

use engine::{Imagine, Rng, Seat};
use isle::{ACTION_POINTS, Action, Isle, Phase, View};

use super::plan::{Planner, Way};
use super::playout::Playout;
use super::verdict::{chance, points_of, scale, verdict};
use super::weights::Weights;
use super::worth::Judge;
use players::race::{self, Imagined, Outcome, Progress, Race, Runner};
use players::{Budget, Player, Thought};

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
    /// How many games it imagines for a decision at the beginning of a turn, at most.
    pub games: u32,
    /// How many turns an imagined game is played on at least, the present one included. It ends when the
    /// seat would begin a turn again.
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
        let active = view.public().course().active;
        let mut planner = Planner::new(&self.weights, seat, active);
        let ways = ways(&mut planner, &world, self.ways);
        let best = ways.first().map_or(0, |way| way.worth);
        let scale = scale(&mut planner.judge, view.public());
        let plans =
            ways.into_iter().map(|way| Plan { way, promise: chance(points_of(way.worth - best) / scale) });
        let games = budget.iterations_of(self.games_of(view));
        let luck = rng.next_u64();
        let (planner, judge) = (Planner::new(&self.quick, seat, active), planner.judge);
        let mut imagined = Playouts { player: self, view, seat, games, luck, planner, judge };
        let finish = race::run(&mut imagined, plans, budget);
        finish.thought(|plan| plan.way.first()).expect("a player is only asked when its seat owes a choice")
    }
}

impl Farsighted {
    /// How many games it imagines for a decision: with fewer action points left there is less to decide.
    fn games_of(&self, view: &View) -> u32 {
        match view.action_points() {
            0 => self.games / 2,
            left => self.games * u32::from(left.min(ACTION_POINTS)) / u32::from(ACTION_POINTS),
        }
    }
}

/// The best ways to go on with a turn, or to answer.
pub(super) fn ways(planner: &mut Planner<'_>, world: &Isle, most: usize) -> Vec<Way> {
    if matches!(world.public().phase(), Phase::Turn) {
        planner.best_ways(world, most)
    } else {
        planner.best_answers(world, most)
    }
}

/// A way to go on, and the success that the judgement of it alone promises.
#[derive(Clone, Copy, Debug)]
struct Plan {
    way: Way,
    promise: f64,
}

/// The imagined games in which ways are compared. All meet the same luck, game by game, and a way is dropped as
/// soon as it is surely not the best one by much.
struct Playouts<'a> {
    player: &'a Farsighted,
    view: &'a View,
    seat: Seat,
    games: u32,
    /// What the luck of all of them comes from.
    luck: u64,
    /// Who plans in them, for all seats.
    planner: Planner<'a>,
    /// Who judges where they end.
    judge: Judge<'a>,
}

/// Games that every way plays before some are dropped.
const HEAT: u32 = 8;
/// How many standard errors of the lead a way must be behind to be dropped.
const DOUBTS: f64 = 2.0;
/// A success that is not worth looking further for.
const TRIFLE: f64 = 0.003;

impl Race for Playouts<'_> {
    type Candidate = Plan;
    type World = Imagined<Isle>;

    fn imagine(&mut self, number: u32) -> Imagined<Isle> {
        let mut rng = Rng::from_seed(self.luck.wrapping_add(number.into()));
        Imagined { world: Isle::imagine(self.view, &mut rng), draws: number.into() }
    }

    fn play(&mut self, plan: &Plan, imagined: &Imagined<Isle>) -> Outcome {
        let mut playout = Playout::of(imagined.world.clone(), self.seat, plan.way, &mut self.planner);
        let turns = self.player.turns.next_multiple_of(self.view.public().seats().into());
        playout.play(turns, [self.luck, imagined.draws]);
        let verdict = verdict(&playout.world, &mut self.judge);
        Outcome::by_success(verdict.success[self.seat], verdict.points[self.seat])
    }

    fn heat(&self, so_far: &Progress) -> Option<u32> {
        let left = (self.games - so_far.tries) / so_far.running;
        (left > 0).then(|| left.min(HEAT))
    }

    /// Drops the ways that will not win.
    fn cut(&self, running: &mut [Runner<Plan>]) -> usize {
        let trust = self.player.trust;
        running.sort_by(|one, other| value(other, trust).total_cmp(&value(one, trust)));
        let (first, others) = running.split_first_mut().expect("somebody runs");
        let prior = |other: &Runner<Plan>| {
            trust * (first.candidate.promise - other.candidate.promise) / (first.visits() + trust)
        };
        1 + race::keep(others, |other| possible_lead(other, first) - prior(other) > TRIFLE)
    }
}

/// The mean of the games of a way and of its promise, which counts as much as so many games.
fn value(way: &Runner<Plan>, trust: f64) -> f64 {
    let visits = way.visits();
    (way.mean() * visits + trust * way.candidate.promise) / (visits + trust).max(f64::MIN_POSITIVE)
}

/// How far a way may yet turn out to be better than the first, from the games that both have played.
fn possible_lead(way: &Runner<Plan>, first: &Runner<Plan>) -> f64 {
    let leads = first.worths().iter().zip(way.worths()).map(|(first, own)| first - own);
    let count = first.visits();
    let mean = leads.clone().sum::<f64>() / count;
    let variance = leads.map(|lead| (lead - mean) * (lead - mean)).sum::<f64>() / (count - 1.0).max(1.0);
    DOUBTS * (variance / count).sqrt() - mean
}
