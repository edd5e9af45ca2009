//! The names of everything a person may choose at this table.
//!
//! Actions: `a.move`, `a.village`, `a.settler`, `a.sculpt`, `a.raise`, `a.pray`, `a.none`, `a.end`, `a.call`, `a.leave`.
//! On the map: spaces `x.18a`, the observer's settlers `w.18a` and `w.boat`, channels `c.3a.near`, lying
//! moai `o.3a.near` and `o.3a.loose.b` with their owner, geysers `g.3a.NW`. In the dock: pieces that
//! prayers may save, `v.3a.near` and `v.3a.loose.1`, counted where several lie together.

use engine::{Misread, Seat};
use isle::{Action, Carry, Channel, Depth, Saved, Side, Space, Spot};

/// The handle that begins a move or a landing.
pub(super) const MOVE: &str = "a.move";
/// The handle that begins building a village.
pub(super) const VILLAGE: &str = "a.village";
/// The handle that begins creating a settler.
pub(super) const SETTLER: &str = "a.settler";
/// The handle that begins sculpting.
pub(super) const SCULPT: &str = "a.sculpt";
/// The handle that begins raising.
pub(super) const RAISE: &str = "a.raise";
/// The handle of buying a prayer token.
pub(super) const PRAY: &str = "a.pray";
/// The handle of saving nothing.
pub(super) const NONE: &str = "a.none";
/// The handle of ending the turn.
pub(super) const END: &str = "a.end";
/// The handle of calling a sinking.
pub(super) const CALL: &str = "a.call";
/// The handle of not calling it.
pub(super) const LEAVE: &str = "a.leave";
/// The handle of the settler on the observer's boat.
pub(super) const BOAT: &str = "w.boat";

/// The handle of a space.
pub(super) fn of_space(space: Space) -> String {
    format!("x.{space}")
}

/// The handle of the observer's settlers in a space.
pub(super) fn of_settler(space: Space) -> String {
    format!("w.{space}")
}

/// The handle of a channel, or of what is in it.
pub(super) fn of_channel(channel: Channel) -> String {
    format!("c.{}.{}", channel.space(), channel.depth())
}

/// The handle of a lying moai of a seat.
pub(super) fn of_moai(spot: Spot, owner: Seat) -> String {
    match spot {
        Spot::Channel(channel) => format!("o.{}.{}", channel.space(), channel.depth()),
        Spot::Loose(space) => format!("o.{space}.loose.{owner}"),
    }
}

/// The handle of a geyser.
pub(super) fn of_geyser(space: Space, side: Side) -> String {
    format!("g.{space}.{side}")
}

/// The handle of the `number`th piece of a spot that a prayer may save, from 1.
pub(super) fn of_threatened(spot: Spot, number: u8) -> String {
    match spot {
        Spot::Channel(channel) => format!("v.{}.{}", channel.space(), channel.depth()),
        Spot::Loose(space) => format!("v.{space}.loose.{number}"),
    }
}

/// The action that chosen handles mean to a seat. Whether it is legal is for the rules to say.
///
/// # Errors
/// If the handles mean no action.
pub(super) fn action(me: Option<Seat>, picks: &[&str]) -> Result<Action, Misread> {
    match *picks {
        [END] => Ok(Action::End),
        [PRAY] => Ok(Action::Pray),
        [CALL] => Ok(Action::Call),
        [LEAVE] => Ok(Action::Leave),
        [NONE] => Ok(Action::Save(Saved::NOTHING)),
        [MOVE, BOAT, to] => Ok(Action::Land(read_space("x.", to)?)),
        [MOVE, from, to] => Ok(Action::Move {
            from: read_space("w.", from)?,
            to: read_space("x.", to)?,
            carry: Carry::Nothing,
        }),
        [MOVE, from, moai, to] => {
            let (from, (spot, owner)) = (read_space("w.", from)?, read_moai(moai)?);
            let carry =
                carry(me, spot, owner).filter(|_| spot.space() == from).ok_or_else(|| unknown(moai))?;
            Ok(Action::Move { from, to: read_space("x.", to)?, carry })
        }
        [VILLAGE, channel] => Ok(Action::Village(read_channel(channel)?)),
        [SETTLER, space] => Ok(Action::Settler(read_space("x.", space)?)),
        [SCULPT, channel] => Ok(Action::Sculpt(read_channel(channel)?)),
        [RAISE, moai, geyser] => {
            let ((from, owner), (space, side)) = (read_moai(moai)?, read_geyser(geyser)?);
            let is_own = owner.is_none() || owner == me;
            if is_own && space == from.space() {
                Ok(Action::Raise { from, side })
            } else {
                Err(unknown(geyser))
            }
        }
        [space] if space.starts_with("x.") => Ok(Action::Rescue(read_space("x.", space)?)),
        ref pieces => saved(pieces),
    }
}

/// Which moai a move takes along.
pub(super) fn carry(me: Option<Seat>, spot: Spot, owner: Option<Seat>) -> Option<Carry> {
    match (spot, owner) {
        (Spot::Channel(channel), None) => Some(Carry::Lying(channel.depth())),
        (Spot::Loose(_), owner) if owner == me => Some(Carry::Loose),
        (Spot::Loose(_), Some(owner)) => Some(Carry::LooseOf(owner)),
        (Spot::Loose(_), None) | (Spot::Channel(_), Some(_)) => None,
    }
}

/// Reads `x.18a` and `w.18a`.
pub(super) fn read_space(prefix: &str, handle: &str) -> Result<Space, Misread> {
    let space = handle.strip_prefix(prefix).ok_or_else(|| unknown(handle))?;
    space.parse().map_err(|bad: Misread| bad.shifted(prefix.len()))
}

/// A space and the words behind it: `3a` and `near`.
fn read_spot<'a>(prefix: &str, handle: &'a str) -> Option<(Space, &'a str)> {
    let (space, rest) = handle.strip_prefix(prefix)?.split_once('.')?;
    Some((space.parse().ok()?, rest))
}

/// Reads `c.3a.near`.
pub(super) fn read_channel(handle: &str) -> Result<Channel, Misread> {
    let channel = read_spot("c.", handle).and_then(|(space, word)| channel_named(space, word));
    channel.ok_or_else(|| unknown(handle))
}

fn channel_named(space: Space, word: &str) -> Option<Channel> {
    let depth = [Depth::Near, Depth::Far, Depth::Pit].into_iter().find(|depth| depth.word() == word)?;
    Channel::new(space, depth)
}

/// Reads `o.3a.near` and `o.3a.loose.b`.
pub(super) fn read_moai(handle: &str) -> Result<(Spot, Option<Seat>), Misread> {
    let read = |(space, word): (Space, &str)| match word.strip_prefix("loose.") {
        Some(owner) => Some((Spot::Loose(space), Some(owner.parse().ok()?))),
        None => Some((Spot::Channel(channel_named(space, word)?), None)),
    };
    read_spot("o.", handle).and_then(read).ok_or_else(|| unknown(handle))
}

/// Reads `g.3a.NW`.
pub(super) fn read_geyser(handle: &str) -> Result<(Space, Side), Misread> {
    let read = |(space, side): (Space, &str)| Some((space, side.parse().ok()?));
    read_spot("g.", handle).and_then(read).ok_or_else(|| unknown(handle))
}

/// Reads pieces that prayers save: `v.3a.near`, `v.3a.loose.1`, one token each.
fn saved(handles: &[&str]) -> Result<Action, Misread> {
    let read = |handle: &&str| {
        let (space, word) = read_spot("v.", handle)?;
        let loose = word.strip_prefix("loose.").filter(|number| number.parse::<u8>().is_ok());
        if loose.is_some() { Some(Spot::Loose(space)) } else { channel_named(space, word).map(Spot::Channel) }
    };
    let spots: Option<Vec<Spot>> = handles.iter().map(read).collect();
    let saved = spots.filter(|spots| !spots.is_empty()).and_then(Saved::new);
    saved.map(Action::Save).ok_or_else(|| unknown(&handles.join(" ")))
}

fn unknown(handle: &str) -> Misread {
    Misread::at(0, format!("handles of this table; there is no {handle:?}"))
}
