//! The handles of this table: where everything is that a person may choose.
//!
//! Actions: `a.move`, `a.village`, `a.settler`, `a.sculpt`, `a.raise`, `a.pray`, `a.none`, `a.end`, `a.call`, `a.leave`.
//! On the map: spaces `x.18a`, the observer's settlers `w.18a` and `w.boat`, channels `c.3a.near`, lying
//! moai `o.3a.near` and `o.3a.loose.b` with their owner, geysers `g.3a.NW`. In the dock: pieces that
//! prayers may save, `v.3a.near` and `v.3a.loose.1`, counted where several lie together.

use engine::Seat;
use isle::{Channel, Depth, Side, Space, Spot};

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

/// Something that a handle stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// The settler on the observer's boat.
    Boat,
    /// A space.
    Space(Space),
    /// The observer's settlers in a space.
    Settler(Space),
    /// A channel, or what is in it.
    Channel(Channel),
    /// A lying moai; with its owner if it is loose.
    Moai(Spot, Option<Seat>),
    /// A geyser.
    Geyser(Space, Side),
    /// A piece that a prayer may save.
    Threatened(Spot),
}

impl Thing {
    /// What a handle stands for, if it can be something on the map or in the dock; an action is none.
    pub(super) fn of(handle: &str) -> Option<Self> {
        let (kind, name) = handle.split_once('.')?;
        let (space, rest) = name.split_once('.').unwrap_or((name, ""));
        if handle == BOAT {
            return Some(Self::Boat);
        }
        let space: Space = space.parse().ok()?;
        match (kind, rest, rest.strip_prefix("loose.")) {
            ("x", "", _) => Some(Self::Space(space)),
            ("w", "", _) => Some(Self::Settler(space)),
            ("c", depth, _) => channel(space, depth).map(Self::Channel),
            ("o", _, Some(owner)) => Some(Self::Moai(Spot::Loose(space), Some(owner.parse().ok()?))),
            ("o", depth, None) => Some(Self::Moai(Spot::Channel(channel(space, depth)?), None)),
            ("g", side, _) => Some(Self::Geyser(space, side.parse().ok()?)),
            ("v", _, Some(number)) => {
                number.parse::<u8>().is_ok().then_some(Self::Threatened(Spot::Loose(space)))
            }
            ("v", depth, None) => Some(Self::Threatened(Spot::Channel(channel(space, depth)?))),
            _ => None,
        }
    }

    /// Where it is; nowhere on land if it is the boat.
    pub(super) fn space(self) -> Option<Space> {
        match self {
            Self::Boat => None,
            Self::Space(space) | Self::Settler(space) | Self::Geyser(space, _) => Some(space),
            Self::Channel(channel) => Some(channel.space()),
            Self::Moai(spot, _) | Self::Threatened(spot) => Some(spot.space()),
        }
    }
}

/// The channel of a space at this depth: `near`.
fn channel(space: Space, word: &str) -> Option<Channel> {
    let depth = [Depth::Near, Depth::Far, Depth::Pit].into_iter().find(|depth| depth.word() == word)?;
    Channel::new(space, depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_stand_for_things() {
        let space: Space = "3a".parse().unwrap();
        let pit = Channel::of("9a".parse().unwrap()).next().unwrap();
        for (handle, thing) in [
            ("w.boat", Some(Thing::Boat)),
            ("x.3a", Some(Thing::Space(space))),
            ("w.3a", Some(Thing::Settler(space))),
            ("g.3a.NW", Some(Thing::Geyser(space, Side::NW))),
            ("o.3a.loose.b", Some(Thing::Moai(Spot::Loose(space), Seat::new(1)))),
            ("o.9a.pit", Some(Thing::Moai(Spot::Channel(pit), None))),
            ("v.9a.pit", Some(Thing::Threatened(Spot::Channel(pit)))),
            ("v.3a.loose.2", Some(Thing::Threatened(Spot::Loose(space)))),
            ("c.9a.pit", Some(Thing::Channel(pit))),
            ("c.9a.near", None),
            ("x.3a.near", None),
            ("x.99a", None),
            ("g.3a.N", None),
            ("o.3a.loose.z", None),
            ("v.3a.loose.x", None),
            ("a.move", None),
            ("", None),
            (".", None),
        ] {
            assert_eq!(Thing::of(handle), thing, "{handle:?}");
        }
    }
}
