//! Players that look ahead: they play the best ways to spend a turn on in imagined games.

use engine::{Imagine, Rng, Seat};
use isle::{ACTION_POINTS, Action, Isle, View};

use super::plan::Way;
use super::playout::Playout;
use super::search::ways;
use super::verdict::{chance, points_of, scale, verdict};
use super::weights::Weights;
use super::worth::Judge;
use players::{Budget, Candidate, Player, Thought};

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
        let mut judge = Judge::new(&self.weights, seat, view.public().course().active);
        let ways = ways(&mut judge, &world, self.ways);
        let mut race = Race::new(self, view, seat, ways, rng.next_u64());
        race.run(budget.iterations_of(self.games_of(view)), budget);
        race.thought()
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

/// Ways that are compared: all meet the same luck, game by game, and a way is dropped as soon as it is
/// surely not the best one by much.
struct Race<'a> {
    player: &'a Farsighted,
    view: &'a View,
    seat: Seat,
    runners: Vec<Runner>,
    /// What the luck of all imagined games comes from.
    luck: u64,
    games: u32,
}

/// One of the ways, with what became of it.
struct Runner {
    way: Way,
    /// What the judgement of the way alone promises.
    promise: f64,
    /// Success, game by game.
    successes: Vec<f64>,
    points: f64,
    squares: f64,
}

impl Runner {
    fn mean(&self) -> f64 {
        self.successes.iter().sum::<f64>() / self.visits().max(1.0)
    }

    fn visits(&self) -> f64 {
        f64::from(u32::try_from(self.successes.len()).unwrap_or(u32::MAX))
    }

    /// The mean of its games and of its promise, which counts as much as so many games.
    fn value(&self, trust: f64) -> f64 {
        let visits = self.visits();
        (self.mean() * visits + trust * self.promise) / (visits + trust).max(f64::MIN_POSITIVE)
    }

    /// How far another way may yet turn out to be better, from the games that both have played.
    fn chance_of(&self, other: &Self) -> f64 {
        let leads = self.successes.iter().zip(&other.successes).map(|(own, other)| own - other);
        let count = self.visits();
        let mean = leads.clone().sum::<f64>() / count;
        let variance = leads.map(|lead| (lead - mean) * (lead - mean)).sum::<f64>() / (count - 1.0).max(1.0);
        DOUBTS * (variance / count).sqrt() - mean
    }

    fn candidate(&self) -> Candidate<Action> {
        let visits = self.visits().max(1.0);
        let points = self.points / visits;
        let variance = (self.squares / visits - points * points).max(0.0);
        Candidate {
            action: self.way.first(),
            visits: u32::try_from(self.successes.len()).unwrap_or(u32::MAX),
            success: self.mean(),
            points,
            spread: variance.sqrt(),
        }
    }
}

/// How a heat ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heat {
    Played,
    Stopped,
}

/// Games that every way plays before some are dropped.
const HEAT: u32 = 8;
/// How many standard errors of the lead a way must be behind to be dropped.
const DOUBTS: f64 = 2.0;
/// A success that is not worth looking further for.
const TRIFLE: f64 = 0.003;

impl<'a> Race<'a> {
    fn new(player: &'a Farsighted, view: &'a View, seat: Seat, ways: Vec<Way>, luck: u64) -> Self {
        let best = ways.first().map_or(0, |way| way.worth);
        let mut judge = Judge::new(&player.weights, seat, view.public().course().active);
        let scale = scale(&mut judge, view.public());
        let runner = |way: Way| Runner {
            way,
            promise: chance(points_of(way.worth - best) / scale),
            successes: Vec::new(),
            points: 0.0,
            squares: 0.0,
        };
        Self { player, view, seat, runners: ways.into_iter().map(runner).collect(), luck, games: 0 }
    }

    /// Plays heat after heat, until one way is left or the games are used up.
    fn run(&mut self, games: u32, budget: &Budget) {
        let mut running = self.runners.len();
        while running > 1 {
            let left = (games - self.games) / u32::try_from(running).unwrap_or(u32::MAX);
            if left == 0 || self.heat(running, left.min(HEAT), budget) == Heat::Stopped {
                return;
            }
            running = self.drop_the_worst(running);
        }
    }

    /// Every runner plays some games; then the best is first.
    fn heat(&mut self, running: usize, games: u32, budget: &Budget) -> Heat {
        let turns = (0..games).flat_map(|_| 0..running);
        let mut ended = Heat::Played;
        for at in turns {
            if budget.is_spent() {
                ended = Heat::Stopped;
                break;
            }
            self.imagine(at);
        }
        self.rank(running);
        ended
    }

    /// Sorts the first ones, best first.
    fn rank(&mut self, running: usize) {
        let trust = self.player.trust;
        self.runners[..running].sort_by(|one, other| other.value(trust).total_cmp(&one.value(trust)));
    }

    /// Takes those out of the race that will not win it; gives back how many go on.
    fn drop_the_worst(&mut self, running: usize) -> usize {
        let trust = self.player.trust;
        let (first, others) = self.runners[..running].split_first_mut().expect("somebody runs");
        let prior = |other: &Runner| trust * (first.promise - other.promise) / (first.visits() + trust);
        let stays = |other: &Runner| first.chance_of(other) - prior(other) > TRIFLE;
        let mut kept = 0;
        for at in 0..others.len() {
            if stays(&others[at]) {
                others[kept..=at].rotate_right(1);
                kept += 1;
            }
        }
        kept + 1
    }

    fn imagine(&mut self, at: usize) {
        let runner = &mut self.runners[at];
        let number = u64::try_from(runner.successes.len()).unwrap_or(u64::MAX);
        let mut rng = Rng::from_seed(self.luck.wrapping_add(number));
        let world = Isle::imagine(self.view, &mut rng);
        let mut playout = Playout::of(world, self.seat, runner.way, &self.player.quick);
        let turns = self.player.turns.next_multiple_of(self.view.public().seats().into());
        playout.play(turns, [self.luck, number]);
        let verdict = verdict(&playout.world, &self.player.weights);
        let points = verdict.points[self.seat];
        runner.successes.push(verdict.success[self.seat]);
        runner.points += points;
        runner.squares += points * points;
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
