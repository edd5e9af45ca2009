//! Why a choice was worse than another. Everything but luck lies open; what luck may do is imagined.

use engine::{RuleId, Seat};
use isle::{Action, Channel, Isle, Phase, Public};
use players::rehearsal::Draws;
use players::{Case, Reason, Twice, most};

use super::levels::FIERCE;
use super::plan::Planner;
use super::playout::Playout;

/// The words of all reasons.
pub(super) const WORDS: [&str; 8] = [
    "points_unspent",
    "raise_lower",
    "raise_missed",
    "saved_fewer",
    "land_lost",
    "village_burnt",
    "turn_weaker",
    "next_turn_weaker",
];

const ENDING: RuleId = RuleId::new("ISLE", 3, 4);
const RAISING: RuleId = RuleId::new("ISLE", 8, 3);
const SAVING: RuleId = RuleId::new("ISLE", 9, 4);
const BURNS: RuleId = RuleId::new("ISLE", 10, 3);
const SINKS: RuleId = RuleId::new("ISLE", 11, 1);
const GOES_BACK: RuleId = RuleId::new("ISLE", 11, 11);
const COUNTED: RuleId = RuleId::new("ISLE", 12, 3);

/// The weightiest reason that is true.
pub(super) fn reason(case: &Case<'_, Isle>) -> Option<Reason> {
    if let (Action::Save(played), Action::Save(best)) = (case.played, case.best) {
        let (played, best) = (played.len(), best.len());
        return (best > played).then(|| Reason::of("saved_fewer", &[SAVING], [played, best]));
    }
    if !matches!(case.view.public().phase(), Phase::Turn) {
        return None;
    }
    let reasons = [points_unspent, raise_lower, raise_missed, lost, turn_weaker, next_turn_weaker];
    reasons.iter().find_map(|reason| reason(case))
}

/// The turn was ended with action points left, though something was worth doing.
fn points_unspent(case: &Case<'_, Isle>) -> Option<Reason> {
    let left = case.view.action_points();
    let ended = case.played == Action::End && case.best != Action::End && left > 0;
    ended.then(|| Reason::of("points_unspent", &[ENDING], [left]))
}

/// The points of raising a moai so; `None` if it is not raised.
fn raised(case: &Case<'_, Isle>, action: Action) -> Option<u16> {
    let Action::Raise { from, side } = action else { return None };
    Some(case.view.preview_raise(from, side).ok()?.value.points())
}

/// Raised otherwise it brings more points.
fn raise_lower(case: &Case<'_, Isle>) -> Option<Reason> {
    let (played, best) = (raised(case, case.played)?, raised(case, case.best)?);
    (best > played).then(|| Reason::of("raise_lower", &[RAISING, COUNTED], [played, best]))
}

/// A moai could be raised at once; after what was played the turn mostly ends with fewer points.
fn raise_missed(case: &Case<'_, Isle>) -> Option<Reason> {
    let best = raised(case, case.best).filter(|_| raised(case, case.played).is_none())?;
    let points = |world: &Isle| world.public().pieces(case.seat).points().total();
    case.mostly(|Twice { played, best, draws }| {
        points(&later(best, 1, &draws)) > points(&later(played, 1, &draws))
    })?;
    Some(Reason::of("raise_missed", &[RAISING], [best]))
}

/// What is lost before the next own turn.
#[derive(Clone, Copy)]
struct Lost {
    /// Land with own pieces has sunk.
    land: bool,
    /// A village has burnt on land that stays.
    village: bool,
}

impl Lost {
    /// What is lost between the position after a choice and a later one.
    fn between(before: &Public, after: &Public, seat: Seat) -> Self {
        let pieces = before.pieces(seat);
        let stays = |space| after.spaces().contains(space);
        let villages = pieces.villages().iter().map(Channel::space);
        let burnt =
            |channel: Channel| stays(channel.space()) && !after.pieces(seat).villages().contains(channel);
        Self {
            land: !pieces.settlers().iter().chain(villages).all(stays),
            village: pieces.villages().iter().any(burnt),
        }
    }
}

/// Land with own pieces mostly sinks, or a village mostly burns, before the next own turn, and not after the other
/// choice.
fn lost(case: &Case<'_, Isle>) -> Option<Reason> {
    let turns = u32::from(case.view.public().seats());
    let all = case.each(|Twice { played, best, draws }| {
        [played, best].map(|world| {
            let end = later(world.clone(), turns, &draws);
            Lost::between(world.public(), end.public(), case.seat)
        })
    });
    let sinks = most(&all, |[played, best]| played.land && !best.land);
    let burns = || most(&all, |[played, best]| played.village && !best.village);
    let sunk = |share| Reason::of("land_lost", &[SINKS, GOES_BACK], [share]);
    sinks.map(sunk).or_else(|| Some(Reason::of("village_burnt", &[BURNS], [burns()?])))
}

/// The turn mostly ends with fewer points.
fn turn_weaker(case: &Case<'_, Isle>) -> Option<Reason> {
    Some(Reason::of("turn_weaker", &[COUNTED], [points_more(case, 1)?]))
}

/// The next own turn mostly ends with fewer points.
fn next_turn_weaker(case: &Case<'_, Isle>) -> Option<Reason> {
    let turns = u32::from(case.view.public().seats()) + 1;
    Some(Reason::of("next_turn_weaker", &[COUNTED], [points_more(case, turns)?]))
}

/// How many points more the seat has after the other choice when so many turns have begun, if it mostly has more: the
/// median of all worlds.
fn points_more(case: &Case<'_, Isle>, turns: u32) -> Option<i32> {
    let now = |public: &Public| (public.course().round, public.course().active);
    let begun = now(case.view.public());
    let points = |world: Isle, draws: &Draws| {
        // A choice that ends the turn may have begun the next one.
        let left = turns - u32::from(now(world.public()) != begun);
        i32::from(later(world, left, draws).public().pieces(case.seat).points().total())
    };
    let mut more = case.each(|Twice { played, best, draws }| points(best, &draws) - points(played, &draws));
    most(&more, |more| *more > 0)?;
    more.sort_unstable();
    more.get(more.len() / 2).copied()
}

/// How the game stands when so many turns have begun.
fn later(world: Isle, turns: u32, draws: &Draws) -> Isle {
    let active = world.public().course().active;
    let mut planner = Planner::new(&FIERCE.quick, active, active);
    let mut playout = Playout::from(world, &mut planner);
    playout.rehearse(turns, &mut draws.clone());
    playout.world
}
