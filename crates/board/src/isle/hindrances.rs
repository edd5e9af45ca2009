//! Why things that a person is likely to try cannot be chosen now: actions, spaces behind a fissure, channels
//! without lava, geysers that are taken.

use ::isle::{Action, Carry, Channel, Illegal, Side, Space, Spot};
use engine::Seat;

use super::board::geyser_sides;
use super::hand;
use super::handles;
use super::refusal::refusal;
use super::sight::Sight;
use crate::Refusal;

/// Handles that are no first step, each with the reason.
pub(super) fn hindrances(sight: Sight<'_>, legal: &[Action]) -> Vec<(String, Refusal)> {
    let Some(me) = sight.me() else { return Vec::new() };
    let mut found = Vec::new();
    if hand::shows_actions(sight) {
        found.extend(actions(sight, me, legal));
    }
    let own = sight.public().pieces(me).settlers().spaces();
    for space in own {
        found.extend(ways(sight, space));
        found.extend(dry_channels(sight, space));
        found.extend(geysers(sight, me, space));
    }
    found.sort_by(|one: &(String, Illegal), other| one.0.cmp(&other.0));
    found.dedup_by(|one, other| one.0 == other.0);
    found.into_iter().map(|(handle, reason)| (handle, refusal(&reason, sight.look))).collect()
}

/// The actions of the dock that cannot be taken at all.
fn actions(sight: Sight<'_>, me: Seat, legal: &[Action]) -> Vec<(String, Illegal)> {
    let has = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    let mut found = Vec::new();
    let mut refuse = |handle: &str, action: Action| {
        found.extend(sight.view.why_not(action).map(|reason| (handle.to_owned(), reason)));
    };
    if !has(|action| matches!(action, Action::Move { .. } | Action::Land(_))) {
        refuse(handles::MOVE, likely_move(sight, me));
    }
    if !has(|action| matches!(action, Action::Village(_))) {
        refuse(handles::VILLAGE, Action::Village(likely_channel(sight, me)));
    }
    if !has(|action| matches!(action, Action::Settler(_))) {
        refuse(handles::SETTLER, Action::Settler(likely_cradle(sight, me)));
    }
    if !has(|action| matches!(action, Action::Sculpt(_))) {
        refuse(handles::SCULPT, Action::Sculpt(likely_channel(sight, me)));
    }
    if !has(|action| matches!(action, Action::Raise { .. })) {
        let (from, side) = likely_raise(sight, me);
        refuse(handles::RAISE, Action::Raise { from, side });
    }
    if !legal.contains(&Action::Pray) {
        refuse(handles::PRAY, Action::Pray);
    }
    found
}

/// Where the seat's first settler stands; anywhere if it has none on land.
fn somewhere(sight: Sight<'_>, me: Seat) -> Space {
    sight.public().pieces(me).settlers().iter().next().unwrap_or_default()
}

fn likely_move(sight: Sight<'_>, me: Seat) -> Action {
    let from = somewhere(sight, me);
    let to = sight.public().map().steps(from).first().unwrap_or_default();
    Action::Move { from, to, carry: Carry::Nothing }
}

/// A channel where it lacks least: with lava in it if there is one.
fn likely_channel(sight: Sight<'_>, me: Seat) -> Channel {
    let public = sight.public();
    let channels = || public.pieces(me).settlers().iter().flat_map(Channel::of);
    let with_lava = channels().find(|channel| public.lava().contains(*channel));
    with_lava.or_else(|| channels().next()).unwrap_or_else(|| Channel::inner(somewhere(sight, me)))
}

/// A space of an area with an own settler, and with an own village if there is such a one.
fn likely_cradle(sight: Sight<'_>, me: Seat) -> Space {
    let public = sight.public();
    let own = public.pieces(me).settlers();
    let fertile = own.iter().find(|space| public.villages_in(me, space.area()) > 0);
    fertile.unwrap_or_else(|| somewhere(sight, me))
}

/// A lying moai beside a settler, and a geyser of its space, as near as the seat has come to that.
fn likely_raise(sight: Sight<'_>, me: Seat) -> (Spot, Side) {
    let public = sight.public();
    let own = public.pieces(me);
    let beside = own.settlers().iter().find_map(|space| own.lying_in(space).next());
    let lying =
        || own.lying().first().map(Spot::Channel).or_else(|| own.loose().iter().next().map(Spot::Loose));
    let from = beside.or_else(lying).unwrap_or_else(|| Spot::Channel(Channel::inner(somewhere(sight, me))));
    let side = geyser_sides(sight, from.space()).first().map_or(Side::E, |(_, side)| *side);
    (from, side)
}

/// Neighbours of an own settler that it cannot reach.
fn ways(sight: Sight<'_>, from: Space) -> impl Iterator<Item = (String, Illegal)> {
    let beside = sight.public().map().steps(from).intersection(sight.public().spaces());
    beside.iter().filter_map(move |to| {
        let reason = sight.view.why_not(Action::Move { from, to, carry: Carry::Nothing })?;
        Some((handles::of_space(to), reason))
    })
}

/// Channels beside an own settler that hold nothing to build of.
fn dry_channels(sight: Sight<'_>, space: Space) -> impl Iterator<Item = (String, Illegal)> {
    let dry = Channel::of(space).filter(move |&channel| sight.public().content(channel).is_none());
    dry.filter_map(move |channel| {
        Some((handles::of_channel(channel), sight.view.why_not(Action::Sculpt(channel))?))
    })
}

/// Geysers beside an own settler on which nothing can be raised.
fn geysers(sight: Sight<'_>, me: Seat, space: Space) -> impl Iterator<Item = (String, Illegal)> {
    let lying = sight.public().pieces(me).lying_in(space).next();
    let from = lying.unwrap_or_else(|| Spot::Channel(Channel::inner(space)));
    geyser_sides(sight, space).into_iter().filter_map(move |(_, side)| {
        let reason = sight.view.why_not(Action::Raise { from, side })?;
        Some((handles::of_geyser(space, side), reason))
    })
}
