//! The land as it is now: where one can walk, what hangs together, what looks at the sea.

use engine::{Seat, Set};

use crate::channel::Channel;
use crate::event::Landing;
use crate::map::{Border, Geyser};
use crate::public::Public;
use crate::score::small;
use crate::space::{Area, Side, Space, spaces_of};
use crate::ways::Parts;

impl Public {
    /// Where a settler of a space can go (ISLE-4.1, ISLE-4.2).
    pub fn reach(&self, space: Space) -> Set<Space> {
        let area = space.area();
        self.map.steps(space).intersection(spaces_of(self.ways.beside(area).with(area)))
    }

    /// The fissure between two adjacent spaces, if there is one.
    pub fn fissure_between(&self, from: Space, to: Space) -> Option<Border> {
        let border = self.map.border(from, self.map.side_towards(from, to)?)?;
        self.fissures.contains(border).then_some(border)
    }

    /// Whether a side of a space looks at the sea, or at land that has sunk (ISLE-1.2).
    pub fn is_coast(&self, space: Space, side: Side) -> bool {
        self.map.beyond(space, side).is_none_or(|beyond| !self.land.contains(beyond.area()))
    }

    /// The spaces with a side on the sea.
    pub fn coastal(&self) -> Set<Space> {
        let has_coast = |space: &Space| Side::ALL.into_iter().any(|side| self.is_coast(*space, side));
        self.spaces().iter().filter(has_coast).collect()
    }

    /// Where a settler can land from the boat of a seat, and why there (ISLE-4.3, ISLE-4.8).
    pub fn landing(&self, seat: Seat) -> (Set<Space>, Landing) {
        let bay = self.pieces(seat).boat.and_then(|cell| self.map.bay(cell));
        let left = bay.map_or(Set::EMPTY, |bay| bay.spaces).intersection(self.spaces());
        if left.is_empty() { (self.coastal(), Landing::AnyCoast) } else { (left, Landing::Bay) }
    }

    /// The border that a geyser looks at, if the area beyond is still on the table (ISLE-3.6 of the map: a
    /// geyser stays when its neighbour sinks, and looks at the sea then).
    pub fn faced_border(&self, geyser: Geyser) -> Option<Border> {
        let site = self.map.site(geyser);
        let beyond = self.map.line(site.border).across(site.space.area());
        self.land.contains(beyond).then_some(site.border)
    }

    /// The geysers of a space without a moai, whether they may be used or not.
    pub fn free_geysers(&self, space: Space) -> Set<Geyser> {
        self.map.geysers(space).difference(self.occupied())
    }

    /// Own villages of an area.
    pub fn villages_in(&self, seat: Seat, area: Area) -> u8 {
        small(self.pieces(seat).villages.intersection(Channel::of_all(area.space_set())).len())
    }

    /// How many settlers the active seat has created in an area in this turn.
    pub fn created_in(&self, area: Area) -> u8 {
        self.course.created[usize::from(area.number()) - 1]
    }

    // Borders and parts.

    /// The borders between two areas on the table that carry no fissure.
    pub fn open_borders(&self) -> Set<Border> {
        let sunk = Area::every().difference(self.land);
        let open = self.map.borders().difference(self.fissures);
        sunk.iter().fold(open, |open, area| open.difference(self.map.borders_of(area)))
    }

    /// How many borders carry no fissure, between two areas on the table.
    pub fn open_border_count(&self) -> usize {
        self.ways.count()
    }

    /// The areas to which one can walk from an area in one step.
    pub const fn beside(&self, area: Area) -> Set<Area> {
        self.ways.beside(area)
    }

    /// The fissures between a part and the rest of the land.
    pub fn fissures_around(&self, part: Set<Area>) -> Set<Border> {
        let is_edge = |border: &Border| self.map.line(*border).areas().intersection(part).len() == 1;
        self.fissures.iter().filter(is_edge).collect()
    }

    /// The open borders of one area.
    pub fn open_borders_of(&self, area: Area) -> Set<Border> {
        let open = self.map.borders_of(area).difference(self.fissures);
        open.iter().filter(|border| self.land.contains(self.map.line(*border).across(area))).collect()
    }

    /// The part to which an area belongs: all that can be reached over borders without fissure (ISLE-11.2).
    pub fn part_of(&self, area: Area) -> Set<Area> {
        self.ways.part_of(area)
    }

    /// All parts of the island, the one of the lowest area first.
    pub fn parts(&self) -> Parts {
        self.ways.parts(self.land)
    }

    /// Whether the island has fallen into parts; only possible during a sinking, or where the
    /// players must notice it themselves.
    pub fn is_split(&self) -> bool {
        self.land.first().is_some_and(|area| self.part_of(area) != self.land)
    }

    /// The spaces beside a part that stay when it sinks (ISLE-11.9).
    pub fn rim(&self, part: Set<Area>) -> Set<Space> {
        let sinking = spaces_of(part);
        self.map.around(sinking).difference(sinking).intersection(self.spaces())
    }
}
