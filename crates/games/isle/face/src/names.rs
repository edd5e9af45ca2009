//! What the things of this table are called (`data-t`), for whatever moves or lights them.
//!
//! A piece is named by where it stands; of several equal ones in a space the second is called `…:2`. A name is made
//! of nothing but what the key of its cell holds.

use engine::{Seat, StepNumber};
use face::names::of_seat;
use isle::{Area, Channel, Side, Space, Volcano};

/// An open place at sea: the die falls there, and what comes from the supply comes from there.
pub(super) const SEA: &str = "sea";
/// The mark around what was done last.
pub(super) const LAST: &str = "last";
/// The marks around what lava is about to reach.
pub(super) const THREAT: &str = "threat";
/// The shade on a part that is sinking.
pub(super) const DOOMED: &str = "doomed";

/// The tile of an area.
pub(super) fn area(area: Area) -> String {
    format!("area:{area}")
}

/// The word where an area has sunk.
pub(super) fn sunk(area: Area) -> String {
    format!("sunk:{area}")
}

/// A space.
pub(super) fn space(space: Space) -> String {
    format!("space:{space}")
}

/// A channel, with whatever is in it.
pub(super) fn channel(channel: Channel) -> String {
    format!("chan:{channel}")
}

/// The fissure between two areas.
pub(super) fn fissure(low: Area, high: Area) -> String {
    format!("fiss:{low}-{high}")
}

/// The cone of a volcano.
pub(super) fn crater(volcano: Volcano) -> String {
    format!("crater:{volcano}")
}

/// The token of a volcano, beside the map.
pub(super) fn token(volcano: Volcano) -> String {
    format!("token:{volcano}")
}

/// A geyser.
pub(super) fn geyser(space: Space, side: Side) -> String {
    format!("geyser:{space}.{side}")
}

/// The names of the spaces of an area.
pub(super) fn labels(area: Area) -> String {
    format!("label:{area}")
}

/// A standing moai.
pub(super) fn moai(space: Space, side: Side) -> String {
    format!("moai:{space}.{side}")
}

/// A settler of a seat in a space, the first, second …
pub(super) fn settler(seat: Seat, space: Space, number: usize) -> String {
    counted(format!("settler:{seat}:{space}"), number)
}

/// The settler on the boat of a seat.
pub(super) fn aboard(seat: Seat) -> String {
    format!("settler:{seat}:boat")
}

/// A loose moai of a seat in a space, the first, second …
pub(super) fn loose(seat: Seat, space: Space, number: usize) -> String {
    counted(format!("loose:{seat}:{space}"), number)
}

/// What the names of all settlers of a seat begin with.
pub(super) fn settlers_of(seat: Seat) -> String {
    format!("settler:{seat}:")
}

/// An action point that the observer has left.
pub(super) fn action_point(number: u8) -> String {
    format!("ap:{number}")
}

/// A row of the score sheet at the end; the total is the last.
pub(super) fn row(place: usize) -> String {
    format!("row:{place}")
}

/// The boat of a seat.
pub(super) fn boat(seat: Seat) -> String {
    of_seat("boat:", seat)
}

/// A sentence of the card on the map: of all that a step brought, the first, second …
pub(super) fn news(step: StepNumber, number: usize) -> String {
    counted(format!("news:{step}"), number)
}

/// The number on several pieces of a seat in a space.
pub(super) fn number(of: &str) -> String {
    format!("n:{of}")
}

fn counted(name: String, number: usize) -> String {
    if number > 1 { format!("{name}:{number}") } else { name }
}
