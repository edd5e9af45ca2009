//! What stands on a page once and is referred to from many places of the map.

use std::sync::LazyLock;

use engine::Seat;
use maud::{Markup, html};

use super::marks;
use super::pieces::{ON_THE_MAP, Piece, piece};
use super::plan::hexagon;
use super::sight::Sight;
use face::svg::Path;

/// The outlines of a space, the same for every space.
#[derive(Debug)]
pub(super) struct Hexagons {
    /// A little smaller than the space.
    pub space: Path,
    /// Around it, for what may be chosen.
    pub ring: Path,
    /// Inside, for the focus.
    pub focus: Path,
}

/// The outlines of a space.
pub(super) static HEXAGONS: LazyLock<Hexagons> =
    LazyLock::new(|| Hexagons { space: hexagon(0.94), ring: hexagon(0.90), focus: hexagon(0.80) });

/// The shape of a handle's rings.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ring {
    /// Around a small piece that stands.
    Small,
    /// Around a piece.
    Piece,
    /// Around what is in a channel.
    Channel,
    /// Around a boat.
    Boat,
    /// Around a space.
    Hexagon,
}

impl Ring {
    const ALL: [Self; 5] = [Self::Small, Self::Piece, Self::Channel, Self::Boat, Self::Hexagon];

    /// What draws the rings, and what draws the one around the focus.
    pub(super) const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Small => ("#v-r0", "#v-f0"),
            Self::Piece => ("#v-r1", "#v-f1"),
            Self::Channel => ("#v-r2", "#v-f2"),
            Self::Boat => ("#v-r3", "#v-f3"),
            Self::Hexagon => ("#v-r4", "#v-f4"),
        }
    }

    fn draw(self) -> Markup {
        let (ring, focus) = self.names();
        let radius = match self {
            Self::Small => 14,
            Self::Piece => 19,
            Self::Channel => 17,
            Self::Boat => 20,
            Self::Hexagon => {
                return html! {
                    path id=(&ring[1..]) d=(HEXAGONS.ring) {}
                    path id=(&focus[1..]) d=(HEXAGONS.focus) {}
                };
            }
        };
        html! { circle id=(&ring[1..]) r=(radius) {} circle id=(&focus[1..]) r=(radius + 5) {} }
    }
}

/// What stands on a page once and is referred to from many places: rings, spaces, pieces with their letters, tags.
pub(super) fn defs(sight: Sight<'_>) -> Markup {
    html! {
        defs {
            @for ring in Ring::ALL { (ring.draw()) }
            path id="v-h" d=(HEXAGONS.space) {}
            @for seat in Seat::all(sight.seats()) {
                @for kind in Piece::ALL {
                    g id={ "v-" (kind.code()) (seat.index()) } transform=(ON_THE_MAP) { (piece(kind, seat.index(), sight.letter(seat))) }
                }
            }
            (marks::danger_tags())
            pattern id="v-hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path d="M0 0v11" stroke="#fff" stroke-opacity=".55" stroke-width="5" {}
            }
        }
    }
}
