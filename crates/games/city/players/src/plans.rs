//! What is worth a look: the first steps of plans, the most promising first.

use city::{Action, Card, City, Task};
use engine::{Game, Seat};

use super::chance::share;
use super::quick::{Glance, Glances, Instinct};
use super::steady::{Way, revealed, step};
use super::weights::points;
use super::worth::Judge;

/// A choice and what is to follow it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The choice.
    pub(super) first: Action,
    /// The next one of the seat, if it is part of the plan: where the Building goes.
    pub(super) then: Option<Action>,
    /// What it promises at a glance, in points; only the differences mean something.
    pub(super) promise: f64,
}

/// How many spaces are looked at for each card.
const SPACES: usize = 3;

/// The plans of a seat that owes a choice, the most promising first.
pub(super) fn plans(world: &City, seat: Seat, instinct: &Instinct) -> Vec<Plan> {
    let glances = Glances::default();
    let glance = Glance::of(instinct, world, seat, &glances);
    let asks = world.desk(seat).effect(world.public().pack()).is_some();
    let building = world.public().round() > 0;
    let task = world.desk(seat).task();
    let mut plans = if asks {
        steps(&glance)
    } else if task == Task::Keep && building {
        drafts(&glance)
    } else if task == Task::Pair {
        pairs(&glance)
    } else {
        steps(&glance)
    };
    plans.sort_by(|one, other| other.promise.total_cmp(&one.promise));
    plans
}

impl Plan {
    /// What the plan is worth to a judge who looks at what it leads to in this turn, in points.
    pub(super) fn judged(&self, world: &City, judge: &mut Judge<'_>) -> f64 {
        let seat = judge.seat;
        let mut after = step(world, seat, self.first);
        if matches!(self.first, Action::Keep { .. }) {
            after = revealed(after, seat);
        }
        if let Some(then) = self.then.filter(|then| after.check(seat, *then).is_ok()) {
            after = step(&after, seat, then);
        }
        let worth = judge.worth(&after);
        let Way { worth, world: end, .. } =
            judge.finish(vec![Way { first: self.first, worth, world: after }], BEAM);
        let mut later = 0;
        if let (Action::Keep { keep: [one, other], play }, 1 | 2) = (self.first, world.public().turn()) {
            let kept = if one == play { other } else { one };
            let promise = |id| judge.promise(world.public(), end.desk(seat).estate(), id);
            later = share(kept.building().map_or(0, promise), judge.weights.kept);
        }
        points(worth + later)
    }
}

/// How many ways to lay tokens are followed at the same time.
const BEAM: usize = 4;

/// Every legal action by itself.
fn steps(glance: &Glance<'_>) -> Vec<Plan> {
    let mut actions = Vec::new();
    glance.world.legal(glance.seat, &mut actions);
    let likings = glance.likings(&actions);
    let plan = |(first, promise)| Plan { first, then: None, promise };
    actions.into_iter().zip(likings).map(plan).collect()
}

/// Which card is played, where it goes, and which one is kept.
fn drafts(glance: &Glance<'_>) -> Vec<Plan> {
    let mut actions = Vec::new();
    glance.world.legal(glance.seat, &mut actions);
    let known = glance.hand_places();
    let of =
        |card: Card| known.iter().find(|(other, _)| *other == card).map_or(&[][..], |(_, places)| places);
    let last = glance.world.public().turn() == 3;
    let mut plans = Vec::new();
    for action in actions {
        let Action::Keep { keep: [one, other], play } = action else { continue };
        let kept = if one == play { other } else { one };
        let later = if last { 0.0 } else { of(kept).first().map_or(0.0, |(worth, _)| 0.3 * worth) };
        for &(worth, space) in of(play).iter().take(SPACES) {
            plans.push(Plan { first: action, then: Some(Action::Space(space)), promise: worth + later });
        }
    }
    plans
}

/// Solo: which pair, which card of it, and where it goes.
fn pairs(glance: &Glance<'_>) -> Vec<Plan> {
    let mut plans = Vec::new();
    glance.each_pair(|action, mut places| {
        places.sort_by(|one, other| other.0.total_cmp(&one.0));
        for &(promise, space) in places.iter().take(2 * SPACES) {
            plans.push(Plan { first: action, then: Some(Action::Space(space)), promise });
        }
    });
    plans
}
