//! Where everything lies on the picture of a city, and whose city it is.

use city::{BuildingId, Edge, Estate, Pack, Space, Who};

use super::sight::Sight;
use super::tally::Tally;

/// Beside the spaces: room for frame, pennants and Damage.
pub(super) const MARGIN: f64 = 66.0;
/// From one space to the next.
pub(super) const STEP: f64 = 108.0;
/// The whole picture.
pub(super) const SIZE: f64 = 2.0 * MARGIN + 3.0 * STEP - 8.0;

/// Where a space begins.
pub(super) fn corner(space: Space) -> (f64, f64) {
    (along(space.column()), along(space.row()))
}

/// Where a row or column begins, 0 to 2.
pub(super) fn along(place: usize) -> f64 {
    MARGIN + STEP * f64::from(u8::try_from(place).unwrap_or(0))
}

/// The middle of an edge.
pub(super) fn middle(edge: Edge) -> (f64, f64) {
    let (space, after) = edge
        .after()
        .map(|space| (space, true))
        .or_else(|| edge.before().map(|space| (space, false)))
        .unwrap_or((Space::of(0, 0), true));
    let (x, y) = corner(space);
    match (edge.line().is_row(), after) {
        (true, true) => (x - 4.0, y + 50.0),
        (true, false) => (x + 104.0, y + 50.0),
        (false, true) => (x + 50.0, y - 4.0),
        (false, false) => (x + 50.0, y + 104.0),
    }
}

/// Whose city is drawn, and what may be done on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<'a> {
    /// The look at the position.
    pub sight: Sight<'a>,
    /// Whose city.
    pub who: Who,
    /// Its buildings and tokens.
    pub estate: &'a Estate,
    /// How its spaces answer to a person.
    pub touch: Touch,
    /// How everybody stands.
    pub tally: &'a Tally,
}

/// How the spaces of a city answer to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Touch {
    /// The observer's own: spaces, lines, Damage and edges have handles.
    Own,
    /// The neutral player's: its spaces have handles.
    Neutral,
    /// Another's: only to look at.
    Look,
}

impl<'a> Frame<'a> {
    /// The cards of the game.
    pub(super) fn pack(self) -> &'a Pack {
        self.sight.pack()
    }
}

/// The Buildings of a city.
pub(super) fn buildings(estate: &Estate) -> [Option<BuildingId>; Space::COUNT] {
    let mut buildings = [None; Space::COUNT];
    for (at, space) in Space::all().enumerate() {
        buildings[at] = estate.building(space);
    }
    buildings
}
