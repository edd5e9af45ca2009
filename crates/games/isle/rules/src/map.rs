//! The continent as tables of sets: what lies beside what, borders, geysers, coast, bays.

use arrayvec::ArrayVec;
use engine::{Set, Small};
use std::fmt;

use crate::coast::{BAYS_MAX, Bay, CoastSide};
use crate::continent::Continent;
use crate::fault::Fault;
use crate::space::{AREAS, Area, Cell, SPACES, Side, Space, small};
use crate::survey::{self, BORDERS_MAX};
use crate::tile::COAST;

/// How many geysers every continent has: one on each of the sides on which two areas meet.
pub const GEYSERS: usize = 71;

/// The common line of two areas, on which one fissure fits (ISLE-1.4). Numbered by its areas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Border(u8);

/// The place of one standing moai, at one side of a space. Numbered by space, then by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Geyser(u8);

small!(Border, BORDERS_MAX);
small!(Geyser, GEYSERS);

/// What is known of one border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderLine {
    /// The area with the smaller number.
    pub low: Area,
    /// The area with the greater number.
    pub high: Area,
    /// The geysers that look at it, from either area.
    pub geysers: Set<Geyser>,
}

impl BorderLine {
    /// Both areas.
    pub fn areas(&self) -> Set<Area> {
        Set::only(self.low).with(self.high)
    }

    /// The area across from one of the two.
    pub fn across(&self, area: Area) -> Area {
        if area == self.low { self.high } else { self.low }
    }
}

/// Where a geyser is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GeyserSite {
    /// The space on which its moai stands.
    pub space: Space,
    /// The side at which it stands.
    pub side: Side,
    /// The border at which it looks.
    pub border: Border,
}

/// A continent with everything the rules ask of its shape, computed once.
///
/// Two maps are equal if their tiles lie equally.
#[derive(Clone)]
pub struct Map {
    pub(crate) continent: Continent,
    pub(crate) cells: [Cell; SPACES],
    pub(crate) beyond: [[Option<Space>; 6]; SPACES],
    pub(crate) steps: [Set<Space>; SPACES],
    pub(crate) borders: ArrayVec<BorderLine, BORDERS_MAX>,
    pub(crate) sides: [[Option<Border>; 6]; SPACES],
    pub(crate) borders_of_space: [Set<Border>; SPACES],
    pub(crate) borders_of_area: [Set<Border>; AREAS],
    pub(crate) neighbours: [Set<Area>; AREAS],
    pub(crate) sites: ArrayVec<GeyserSite, GEYSERS>,
    pub(crate) geysers: [Set<Geyser>; SPACES],
    pub(crate) geysers_of_area: [Set<Geyser>; AREAS],
    pub(crate) geyser_counts: [u8; AREAS],
    pub(crate) links: [Set<Geyser>; GEYSERS],
    pub(crate) coast: ArrayVec<CoastSide, COAST>,
    pub(crate) bays: ArrayVec<Bay, BAYS_MAX>,
}

impl Map {
    /// The tables of a continent.
    ///
    /// # Errors
    /// Every fault of the continent, if it breaks any rule on building (ISLE-15.1 to ISLE-15.5).
    ///
    /// # Complexity
    /// A few microseconds; done once a table.
    pub fn build(continent: &Continent) -> Result<Self, Vec<Fault>> {
        let faults = Self::check(continent);
        if faults.is_empty() { Ok(Self::of_faultless(continent)) } else { Err(faults) }
    }

    /// All faults of a continent: sides that do not meet what they must, lakes, tiles apart, areas
    /// with too few neighbours, phases of the building that cannot have been.
    pub fn check(continent: &Continent) -> Vec<Fault> {
        let tiles: ArrayVec<_, AREAS> = Area::all().map(|area| (area, continent.placement(area))).collect();
        survey::faults(&tiles)
    }

    /// How the tiles lie.
    pub const fn continent(&self) -> &Continent {
        &self.continent
    }

    /// Where a space lies.
    pub fn cell(&self, space: Space) -> Cell {
        self.cells[space.index()]
    }

    /// The space that lies in a cell at set-up.
    pub fn space_at(&self, cell: Cell) -> Option<Space> {
        Space::all().find(|space| self.cell(*space) == cell)
    }

    /// The space beyond a side at set-up, of the same or another area; `None` if there is sea.
    pub fn beyond(&self, space: Space, side: Side) -> Option<Space> {
        self.beyond[space.index()][side as usize]
    }

    /// The side of a space that looks at an adjacent one.
    pub fn side_towards(&self, space: Space, other: Space) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.beyond(space, *side) == Some(other))
    }

    /// The spaces that share a side with this one at set-up (ISLE-1.3).
    pub fn steps(&self, space: Space) -> Set<Space> {
        self.steps[space.index()]
    }

    /// The spaces that share a side with any of these, themselves included where they touch.
    pub fn around(&self, spaces: Set<Space>) -> Set<Space> {
        spaces.iter().fold(Set::EMPTY, |all, space| all.union(self.steps(space)))
    }

    /// All borders.
    pub const fn borders(&self) -> Set<Border> {
        Set::from_bits((1 << self.borders.len()) - 1)
    }

    /// What is known of a border.
    pub fn line(&self, border: Border) -> &BorderLine {
        &self.borders[border.index()]
    }

    /// The border of two areas, if they touch.
    pub fn between(&self, one: Area, other: Area) -> Option<Border> {
        let pair = (one.min(other), one.max(other));
        self.borders.binary_search_by_key(&pair, |line| (line.low, line.high)).ok().map(Border::from_index)
    }

    /// The border on a side of a space.
    pub fn border(&self, space: Space, side: Side) -> Option<Border> {
        self.sides[space.index()][side as usize]
    }

    /// The sides of a border as seen from one of its areas.
    pub fn border_sides(&self, border: Border, from: Area) -> impl Iterator<Item = (Space, Side)> + '_ {
        let sides = from.spaces().flat_map(|space| Side::ALL.map(|side| (space, side)));
        sides.filter(move |&(space, side)| self.border(space, side) == Some(border))
    }

    /// The borders that a space touches.
    pub fn borders_of_space(&self, space: Space) -> Set<Border> {
        self.borders_of_space[space.index()]
    }

    /// The borders of an area.
    pub fn borders_of(&self, area: Area) -> Set<Border> {
        self.borders_of_area[area.index()]
    }

    /// The areas that touch an area at set-up.
    pub fn neighbours(&self, area: Area) -> Set<Area> {
        self.neighbours[area.index()]
    }

    /// All geysers.
    pub const fn all_geysers(&self) -> Set<Geyser> {
        Set::from_bits((1 << self.sites.len()) - 1)
    }

    /// Where a geyser is.
    pub fn site(&self, geyser: Geyser) -> GeyserSite {
        self.sites[geyser.index()]
    }

    /// The geyser at a side of a space, if there is one.
    pub fn geyser(&self, space: Space, side: Side) -> Option<Geyser> {
        self.geysers(space).iter().find(|geyser| self.site(*geyser).side == side)
    }

    /// The geysers of a space.
    pub fn geysers(&self, space: Space) -> Set<Geyser> {
        self.geysers[space.index()]
    }

    /// The geysers of an area.
    pub fn geysers_of_area(&self, area: Area) -> Set<Geyser> {
        self.geysers_of_area[area.index()]
    }

    /// How many geysers each area has.
    pub const fn geyser_counts(&self) -> &[u8; AREAS] {
        &self.geyser_counts
    }

    /// The geysers of several spaces.
    pub fn geysers_of(&self, spaces: Set<Space>) -> Set<Geyser> {
        spaces.iter().fold(Set::EMPTY, |all, space| all.union(self.geysers(space)))
    }

    /// The geysers whose moai are adjacent to a moai on this one (ISLE-14.6).
    pub fn links(&self, geyser: Geyser) -> Set<Geyser> {
        self.links[geyser.index()]
    }

    /// The coast at set-up, counter-clockwise, from the space that lies furthest up, and of those
    /// furthest left (ISLE-15.8).
    pub fn coast(&self) -> &[CoastSide] {
        &self.coast
    }

    /// The bays, in the order of the coast.
    pub fn bays(&self) -> &[Bay] {
        &self.bays
    }

    /// The bay in a sea cell, if that is one.
    pub fn bay(&self, cell: Cell) -> Option<&Bay> {
        self.bays.iter().find(|bay| bay.cell == cell)
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        self.continent == other.continent
    }
}

impl Eq for Map {}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({})", self.continent)
    }
}

impl fmt::Debug for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "border {}", self.0)
    }
}

impl fmt::Debug for Geyser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "geyser {}", self.0)
    }
}
