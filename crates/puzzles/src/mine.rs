//! From a game to its puzzles: cheap tests first, dear ones last.

use engine::{Game, Imagine, Table};
use players::{Budget, Case, Level, Roster, Thought};
use review::Reason;

use crate::contest::{Contest, Standing, WORLDS, worlds};
use crate::position::{CannotMine, Mining, Position, drawn, played, saved_at};
use crate::puzzle::{Found, Origin, Proof, Puzzle, Tried, stars};

/// How often each level is asked.
const ASKED: u32 = 8;
/// How many times as long the strongest thinks for the proof, and how often.
const TIMES: u32 = 10;
const SEARCHES: u32 = 4;
/// How many choices are compared at most.
const COMPARED: usize = 8;
/// How many puzzles are taken from one game, and how many of its positions are searched.
const OF_A_GAME: usize = 3;
const SEARCHED: usize = 30;
/// In so many worlds a reason must be true of most, and so many times more in others.
const REASONED: usize = 32;
const AGAIN: u64 = 4;

type Action<R> = <<R as Roster>::Game as Game>::Action;

/// Plays the game of this number and finds its puzzles; they have no numbers yet. The same mining and number give the
/// same puzzles.
///
/// # Errors
/// If the table cannot be, or there are no such players.
pub fn mine<R: Roster<Game: Imagine>>(mining: &Mining, game: u64) -> Result<Vec<Puzzle>, CannotMine> {
    let (table, positions) = played::<R>(mining, game)?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut searched = 0;
    for position in &positions {
        if puzzles.len() == OF_A_GAME || searched == SEARCHED {
            break;
        }
        let examined =
            Examined::<R> { position, table: &table, seed: mining.seed, game, stars: mining.stars };
        let Some(tempted) = examined.tempted() else { continue };
        searched += 1;
        let Some(puzzle) = examined.puzzle(&tempted) else { continue };
        if puzzles.iter().all(|other| other.theme() != puzzle.theme()) {
            puzzles.push(puzzle);
        }
    }
    Ok(puzzles)
}

/// What the strongest player finds in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Its choice, in the notation.
    pub choice: String,
    /// Why the tempting choice is worse than the answer, looked up in other imagined worlds than by the mining.
    pub reason: Option<Reason>,
}

/// Solves a puzzle anew: the strongest player thinks so many times as long as usual, everything drawn from the seed.
/// `None` if the game of the puzzle cannot be replayed, or its seat is not to choose among several.
pub fn solve<R: Roster<Game: Imagine>>(puzzle: &Puzzle, times: u32, seed: u64) -> Option<Solved> {
    let table = Table::<R::Game>::restore(&puzzle.saved()).ok()?;
    if !table.turn().owing().contains(puzzle.seat) {
        return None;
    }
    let read = |text: &str| R::Game::read_action(table.options(), text).ok();
    let position = Position::of(&table, puzzle.seat)?;
    let game = puzzle.origin.game;
    let examined = Examined::<R> { position: &position, table: &table, seed, game, stars: 1 };
    let choice = examined.text(examined.advised(times, 0).choice);
    let (tempting, _) = puzzle.reason()?;
    let (played, best) = (read(&tempting.action)?, read(puzzle.answers.first()?)?);
    Some(Solved { choice, reason: examined.reason(played, best) })
}

/// A position that is looked at.
struct Examined<'a, R: Roster> {
    position: &'a Position<R::Game>,
    table: &'a Table<R::Game>,
    seed: u64,
    game: u64,
    /// How many stars it is to have at least.
    stars: u8,
}

impl<R: Roster<Game: Imagine>> Examined<'_, R> {
    /// What the weakest levels choose, if they do not all choose what the usual one does.
    fn tempted(&self) -> Option<Vec<Action<R>>> {
        let weak = weak::<R>();
        let picks: Vec<_> = weak
            .iter()
            .flat_map(|&level| (0..ASKED / 2).filter_map(move |time| self.pick(level, time)))
            .collect();
        let usual = self.pick(R::usual(), 0)?;
        picks.iter().any(|&pick| pick != usual).then_some(picks)
    }

    /// The puzzle that the position makes, if it passes all tests.
    fn puzzle(&self, tempted: &[Action<R>]) -> Option<Puzzle> {
        let thought = self.advised(1, 0);
        let best = thought.choice;
        if !self.is_hard_enough(tempted, best)
            || !is_promising::<R>(&thought, tempted)
            || !tempted.iter().any(|&pick| pick != best && self.reason(pick, best).is_some())
        {
            return None;
        }
        let contest = Contest::<R>::of(self.position, &self.candidates(&thought, tempted), self.seed)?;
        if contest.is_decided() {
            return None;
        }
        let (equal, others): (Vec<usize>, Vec<usize>) =
            contest.rivals().partition(|&at| contest.standing(at) == Standing::Equal);
        if others.is_empty() || others.iter().any(|&at| contest.standing(at) == Standing::Unclear) {
            return None;
        }
        let answers: Vec<_> = [0].iter().chain(&equal).map(|&at| contest.entrants[at].action).collect();
        let tempting = most_common(tempted.iter().filter(|pick| !answers.contains(pick)))?;
        let mut tried = Vec::new();
        for &at in &others {
            tried.push(self.tried(&contest, at, best, tempting));
        }
        tried.sort_by(|one, other| other.success.total_cmp(&one.success));
        let reason = tried.iter().find(|one| one.is_tempting)?.reason.as_ref()?;
        if !self.is_given_again(reason, tempting, best) {
            return None;
        }
        let found = self.grade(&answers).filter(|found| stars(found) >= self.stars)?;
        if !(0..SEARCHES).all(|time| answers.contains(&self.advised(TIMES, time).choice)) {
            return None;
        }
        Some(Puzzle {
            number: 0,
            game: saved_at(self.table, self.position.step).to_string(),
            origin: Origin { seed: self.seed, game: self.game, step: self.position.step },
            seat: self.position.seat,
            answers: answers.iter().map(|&action| self.text(action)).collect(),
            best: self.tried(&contest, 0, best, tempting),
            tried,
            proof: Proof { times: TIMES, searches: SEARCHES, worlds: u32::try_from(WORLDS).ok()? },
            found,
        })
    }

    /// Whether enough of what the weak levels chose is wrong: half of it, and more where the easiest are not wanted.
    fn is_hard_enough(&self, tempted: &[Action<R>], best: Action<R>) -> bool {
        let wrong = tempted.iter().filter(|&&pick| pick != best).count();
        if self.stars > 1 { 4 * wrong >= 3 * tempted.len() } else { 2 * wrong >= tempted.len() }
    }

    /// What is compared: the best, what tempts, what was thought of, and everything where that is little.
    fn candidates(&self, thought: &Thought<Action<R>>, tempted: &[Action<R>]) -> Vec<Action<R>> {
        let mut candidates = vec![thought.choice];
        let legal = &self.position.legal;
        let all = legal.iter().copied().filter(|_| legal.len() <= COMPARED);
        let thought_of = thought.candidates.iter().map(|one| one.action);
        for action in tempted.iter().copied().chain(thought_of).chain(all) {
            if candidates.len() < COMPARED && !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        candidates
    }

    fn tried(&self, contest: &Contest<R>, at: usize, best: Action<R>, tempting: Action<R>) -> Tried {
        let action = contest.entrants[at].action;
        let (success, points) = contest.worth(at);
        let reason = if action == best { None } else { self.reason(action, best) };
        Tried { action: self.text(action), success, points, reason, is_tempting: action == tempting }
    }

    fn reason(&self, played: Action<R>, best: Action<R>) -> Option<Reason> {
        self.reason_in(self.seed, played, best)
    }

    /// The reason in the worlds of this seed.
    fn reason_in(&self, seed: u64, played: Action<R>, best: Action<R>) -> Option<Reason> {
        let Position { view, seat, .. } = self.position;
        let worlds = worlds(self.position, seed, REASONED);
        R::reason(&Case { view, seat: *seat, played, best, worlds: &worlds }).map(Reason::from)
    }

    /// Whether other worlds give the same reason.
    fn is_given_again(&self, reason: &Reason, played: Action<R>, best: Action<R>) -> bool {
        let mut again = (1..=AGAIN).map(|more| self.reason_in(self.seed.wrapping_add(more), played, best));
        again.all(|again| again.is_some_and(|again| again.word == reason.word))
    }

    /// How often each level finds it; `None` if stronger ones do not find it more often.
    fn grade(&self, answers: &[Action<R>]) -> Option<Vec<Found>> {
        let found = |level| {
            let picks = (0..ASKED).filter_map(|time| self.pick(level, time));
            let times = picks.filter(|pick| answers.contains(pick)).count();
            Some(Found { level, times: u32::try_from(times).ok()?, asked: ASKED })
        };
        let found: Vec<Found> = offered::<R>().into_iter().filter_map(found).collect();
        let (weakest, strongest) = (found.first()?.times, found.last()?.times);
        (strongest > weakest && 4 * strongest >= 3 * ASKED).then_some(found)
    }

    fn pick(&self, level: Level, time: u32) -> Option<Action<R>> {
        let mut rng = drawn(*b"grading ", self.seed, self.game, self.number(time));
        Some(R::player(level)?.choose(&self.position.view, &mut rng))
    }

    fn advised(&self, times: u32, time: u32) -> Thought<Action<R>> {
        let mut rng = drawn(*b"advising", self.seed, self.game, self.number(time + times));
        R::advise(&self.position.view, &mut rng, &Budget::own().longer(times))
    }

    /// A number of its own for each time that something is drawn at this position.
    fn number(&self, time: u32) -> u64 {
        self.position.step as u64 * 1000 + u64::from(time)
    }

    fn text(&self, action: Action<R>) -> String {
        R::Game::action_text(self.table.options(), action)
    }
}

/// The levels that a puzzle is graded by.
fn offered<R: Roster>() -> Vec<Level> {
    R::levels().into_iter().filter(|level| level.is_offered()).collect()
}

/// The two weakest levels that people are offered; of a game with fewer, the weakest of all.
fn weak<R: Roster>() -> Vec<Level> {
    let mut weak = offered::<R>();
    weak.retain(|&level| level < R::usual());
    if weak.is_empty() { R::levels().into_iter().take(1).collect() } else { weak }
}

/// Whether the search expects clearly more of its choice than of what tempts.
fn is_promising<R: Roster>(thought: &Thought<Action<R>>, tempted: &[Action<R>]) -> bool {
    let of = |action| thought.candidates.iter().find(|one| one.action == action);
    let Some(best) = of(thought.choice) else { return true };
    let mut wrong = tempted.iter().filter(|&&pick| pick != thought.choice).filter_map(|&pick| of(pick));
    wrong.all(|one| {
        best.success - one.success >= R::MARKS.inaccuracy || best.points - one.points >= R::FELT / 2.0
    })
}

/// What occurs most often; the first of those that occur equally often.
fn most_common<'a, A: Copy + PartialEq + 'a>(all: impl Iterator<Item = &'a A>) -> Option<A> {
    let all: Vec<A> = all.copied().collect();
    let count = |action: &A| all.iter().filter(|other| *other == action).count();
    let most = all.iter().map(count).max()?;
    all.iter().find(|action| count(action) == most).copied()
}
