//! Looks for the best way to spend a turn.

use engine::{Game, Seat, Set, Turn};
use isle::{Action, Area, Carry, Chance, Face, Isle, Phase};

use super::worth::{Judge, Milli};

/// The first step of the best way found to spend the rest of the turn; ending it, if nothing gains.
pub(super) fn best_step(judge: &mut Judge<'_>, world: &Isle) -> Action {
    let rivals = judge.rivals(world.public());
    let start = judge.own(world.public()) - rivals;
    let mut best = Choice { action: Action::End, worth: start + judge.weights.least_gain };
    let left = usize::from(world.public().course().action_points);
    let mut levels: Vec<Vec<Line>> = vec![Vec::new(); left + 1];
    levels[left].push(Line { world: Box::new(world.clone()), first: None, risk: 0, rivals, worth: start });
    for level in (0..=left).rev() {
        let mut lines = std::mem::take(&mut levels[level]);
        prune(&mut lines, judge.weights.beam);
        let steps: Vec<Line> = lines.iter().flat_map(|line| line.steps(judge)).collect();
        best =
            steps.iter().fold(best, |best, next| if next.worth > best.worth { next.choice() } else { best });
        for next in steps {
            let Some(left) = next.points_left(judge.seat).filter(|left| *left < level) else { continue };
            levels[left].push(next);
        }
    }
    best.action
}

/// Of several answers to a question the one after which the seat stands best.
pub(super) fn best_answer(judge: &mut Judge<'_>, world: &Isle) -> Option<Action> {
    let mut actions = Vec::new();
    world.legal(judge.seat, &mut actions);
    let mut best: Option<Choice> = None;
    for action in actions {
        let mut after = world.clone();
        after.apply(judge.seat, action, &mut ());
        settle(judge, &mut after, DEPTH_MAX);
        let worth = judge.standing(after.public());
        if best.is_none_or(|best| worth > best.worth) {
            best = Some(Choice { action, worth });
        }
    }
    best.map(|best| best.action)
}

#[derive(Clone, Copy)]
struct Choice {
    action: Action,
    worth: Milli,
}

/// A way to spend some action points of a turn.
#[derive(Clone)]
struct Line {
    /// Boxed, since lines are sorted.
    world: Box<Isle>,
    first: Option<Action>,
    /// What the rolls of the die on the way are expected to cost. The world is the one in which they
    /// were all white.
    risk: Milli,
    /// What the rivals take away: only a raise changes it much.
    rivals: Milli,
    worth: Milli,
}

impl Line {
    /// All lines that are one action longer.
    fn steps(&self, judge: &mut Judge<'_>) -> Vec<Self> {
        let mut actions = Vec::new();
        self.world.legal(judge.seat, &mut actions);
        actions.retain(|action| is_worth_a_look(*action));
        actions.into_iter().map(|action| self.step(judge, action)).collect()
    }

    fn step(&self, judge: &mut Judge<'_>, action: Action) -> Self {
        let mut next = self.clone();
        next.first = self.first.or(Some(action));
        next.world.apply(judge.seat, action, &mut ());
        if !matches!(next.world.public().phase(), Phase::Turn) || matches!(action, Action::Raise { .. }) {
            next.risk += settle(judge, &mut next.world, DEPTH_MAX);
            next.rivals = judge.rivals(next.world.public());
        }
        next.worth = judge.own(next.world.public()) - next.rivals - next.risk;
        next
    }

    fn choice(&self) -> Choice {
        Choice { action: self.first.unwrap_or(Action::End), worth: self.worth }
    }

    /// The action points with which the line goes on; `None` if it is not the seat's turn any more.
    fn points_left(&self, seat: Seat) -> Option<usize> {
        let public = self.world.public();
        let goes_on = matches!(public.phase(), Phase::Turn) && public.course().active == seat;
        goes_on.then(|| public.course().action_points.into())
    }
}

/// Foreign moai are left where they lie, and turns are ended by the player, not by the plan.
const fn is_worth_a_look(action: Action) -> bool {
    !matches!(action, Action::End | Action::Move { carry: Carry::LooseOf(_), .. })
}

/// Keeps the best lines, one for each position.
fn prune(lines: &mut Vec<Line>, beam: usize) {
    lines.sort_by_key(|line| std::cmp::Reverse(line.worth));
    lines.dedup_by(|one, other| one.worth == other.worth && one.world.public() == other.world.public());
    lines.truncate(beam);
}

/// More decisions than these do not follow from one action.
const DEPTH_MAX: u8 = 24;

/// Carries a world on to the next action of a turn, as far as that is certain: dice stay white, the own
/// seat answers well, others somehow. Gives back what the rolls are expected to cost.
fn settle(judge: &mut Judge<'_>, world: &mut Isle, depth: u8) -> Milli {
    let mut risk = 0;
    for _ in 0..depth {
        match (world.turn(), world.public().phase()) {
            (Turn::Chance, Phase::Die) => {
                risk += judge.roll(world.public());
                world.resolve(&Chance::Die(Face::White), &mut ());
            }
            (Turn::Chance, Phase::Tokens(draw)) => {
                risk += judge.eruptions(world.public(), draw.count);
                break;
            }
            (Turn::Chance, Phase::Tie(_)) => {
                let Some(feared) = feared_tie(judge, world) else { break };
                world.resolve(&Chance::Tie(feared), &mut ());
            }
            (Turn::Seats(owing), Phase::Rescue(_) | Phase::Prayer(_) | Phase::Notice(_)) => {
                let seat = if owing.contains(judge.seat) { Some(judge.seat) } else { owing.first() };
                let Some(seat) = seat else { break };
                let Some(answer) = likely_answer(judge, world, seat) else { break };
                world.apply(seat, answer, &mut ());
            }
            (Turn::Chance | Turn::Seats(_) | Turn::Over(_), _) => break,
        }
    }
    risk
}

/// Of the equal parts the one whose sinking would be worst, as an area with its token.
fn feared_tie(judge: &mut Judge<'_>, world: &Isle) -> Option<Area> {
    let cut = world.public().preview_call(judge.seat)?;
    let token = |part: Set<Area>| part.iter().find(|area| area.volcano().is_some()).or_else(|| part.first());
    let tokens: Vec<Area> = cut.sinkings.iter().filter_map(|sinking| token(sinking.part)).collect();
    tokens.into_iter().min_by_key(|area| {
        let mut after = world.clone();
        after.resolve(&Chance::Tie(*area), &mut ());
        settle(judge, &mut after, DEPTH_MAX / 2);
        judge.standing(after.public())
    })
}

/// What a seat may answer: the own seat saves its settlers well, and everybody notices sinkings.
fn likely_answer(judge: &mut Judge<'_>, world: &Isle, seat: Seat) -> Option<Action> {
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    match world.public().phase() {
        Phase::Rescue(_) if seat == judge.seat => {
            let worth = |judge: &mut Judge<'_>, action: Action| {
                let mut after = world.clone();
                after.apply(seat, action, &mut ());
                judge.own(after.public())
            };
            actions.into_iter().max_by_key(|action| worth(judge, *action))
        }
        // The most tokens: the last one in order.
        Phase::Prayer(_) => actions.last().copied(),
        Phase::Rescue(_)
        | Phase::Notice(_)
        | Phase::Turn
        | Phase::Continent
        | Phase::Boats
        | Phase::First
        | Phase::Tie(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Crack
        | Phase::Over(_) => actions.first().copied(),
    }
}
