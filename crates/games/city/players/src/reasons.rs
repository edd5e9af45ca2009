//! Why a choice was worse than another. The own city and the own Projects lie open to their owner; how Battles will
//! end is imagined.

use city::{Action, BuildingId, Card, City, Desk, PlacementPreview, Space, View};
use engine::{Rng, RuleId, Seat};
use players::rehearsal::play_until;
use players::{Case, Reason, Twice, most};

use super::flat::Searching;
use super::quick::Glances;

/// The words of all reasons.
pub(super) const WORDS: [&str; 7] = [
    "project_left",
    "sources_fewer",
    "building_weaker",
    "battle_missed",
    "damage_taken",
    "project_missed",
    "strength_less",
];

const SOURCES: RuleId = RuleId::new("CITY", 5, 1);
const TOKENS: RuleId = RuleId::new("CITY", 5, 3);
const COMPLETE: RuleId = RuleId::new("CITY", 6, 1);
const STRENGTH: RuleId = RuleId::new("CITY", 7, 3);
const HIGHEST: RuleId = RuleId::new("CITY", 7, 4);
const LOWEST: RuleId = RuleId::new("CITY", 7, 5);
const COUNTED: RuleId = RuleId::new("CITY", 9, 6);

/// The weightiest reason that is true.
pub(super) fn reason(case: &Case<'_, City>) -> Option<Reason> {
    match (case.played, case.best) {
        (Action::Put { project: played, .. }, Action::Put { project: best, .. }) => {
            project_left(case, played, best).or_else(|| by_the_end(case))
        }
        (Action::Space(played), Action::Space(best)) => placed(case, played, best),
        (
            Action::Keep { play: Card::Building(played), .. },
            Action::Keep { play: Card::Building(best), .. },
        ) => building_weaker(case.view, played, best).or_else(|| by_the_end(case)),
        _ => by_the_end(case),
    }
}

/// One token would have completed a Project.
fn project_left(case: &Case<'_, City>, played: u8, best: u8) -> Option<Reason> {
    let view = case.view;
    let (pack, estate) = (view.public().pack(), view.estate(case.seat));
    let open = |number: u8| {
        let mut of = estate.projects(pack).filter(|(venture, _)| !venture.is_complete());
        of.find(|(_, project)| project.number == number)
            .map(|(venture, project)| (venture.open_total(project), project.ap))
    };
    let ((others, _), (missing, ap)) = (open(played)?, open(best)?);
    (missing == 1 && others > 1).then(|| Reason::of("project_left", &[COMPLETE, COUNTED], [ap]))
}

/// What is wrong with where a Building was placed.
fn placed(case: &Case<'_, City>, played: Space, best: Space) -> Option<Reason> {
    let card = case.view.desk().and_then(Desk::card)?;
    let (played, best) = (case.view.placement(card, played)?, case.view.placement(card, best)?);
    let tokens = |placed: &PlacementPreview| placed.tokens.total();
    if tokens(&best) > tokens(&played) {
        return Some(Reason::of("sources_fewer", &[SOURCES, TOKENS], [tokens(&played), tokens(&best)]));
    }
    by_the_end(case).or_else(|| strength_less(case.view, &played, &best))
}

/// The other space makes lines stronger that are still to be fought over.
fn strength_less(view: &View, played: &PlacementPreview, best: &PlacementPreview) -> Option<Reason> {
    let to_come = view.lines_to_come();
    let gain = |placed: &PlacementPreview| -> i32 {
        let lines = placed.strength.iter().filter(|change| to_come.contains(change.line));
        lines.map(|change| i32::from(change.after) - i32::from(change.before)).sum()
    };
    let (played, best) = (gain(played), gain(best));
    (best > played).then(|| Reason::of("strength_less", &[STRENGTH], [played, best]))
}

/// The other Building brings more tokens, each on its best space.
fn building_weaker(view: &View, played: BuildingId, best: BuildingId) -> Option<Reason> {
    let most = |card| view.placements(card).map(|placed| placed.tokens.total()).max();
    let (played, best) = (most(played)?, most(best)?);
    (best > played).then(|| Reason::of("building_weaker", &[SOURCES, TOKENS], [played, best]))
}

/// What the game has brought a seat at its end.
struct End {
    victories: u8,
    damage: u8,
    projects: u8,
}

/// After the other choice mostly a Battle more is won, or a Damage less taken, or a Project more completed, until the
/// end of the game.
fn by_the_end(case: &Case<'_, City>) -> Option<Reason> {
    let ends = |after: Twice<City>| {
        let Twice { played, best, draws } = after;
        [played, best].map(|world| {
            let (quick, glances) = (Searching::FIERCE.quick, Glances::default());
            let choose =
                |world: &City, seat: Seat, rng: &mut Rng| quick.choose_again(&glances, world, seat, rng);
            let end = play_until(world, &mut draws.clone(), choose, |_| false);
            let estate = end.public().estate(case.seat);
            End { victories: estate.victories(), damage: estate.damage_taken(), projects: estate.completed() }
        })
    };
    let ends = case.each(ends);
    let missed = || most(&ends, |[played, best]| best.victories > played.victories);
    let damaged = || most(&ends, |[played, best]| played.damage > best.damage);
    let left = || most(&ends, |[played, best]| best.projects > played.projects);
    let of = |word, rules: &'static [RuleId], share: Option<i32>| Some(Reason::of(word, rules, [share?]));
    of("battle_missed", &[HIGHEST], missed())
        .or_else(|| of("damage_taken", &[LOWEST], damaged()))
        .or_else(|| of("project_missed", &[COMPLETE, COUNTED], left()))
}
