//! How the tables of a map are computed from its tiles.

use arrayvec::ArrayVec;
use engine::{Set, Small};

use crate::chart::Chart;
use crate::coast;
use crate::continent::Continent;
use crate::map::{BorderLine, GEYSERS, Geyser, GeyserSite, Map};
use crate::space::{AREAS, Area, Cell, SPACES, Side, Space};

/// Every side of every space.
fn all_sides() -> impl Iterator<Item = (Space, Side)> {
    Space::all().flat_map(|space| Side::ALL.map(|side| (space, side)))
}

impl Map {
    /// The tables of a continent that has no faults.
    pub(crate) fn of_faultless(continent: &Continent) -> Self {
        let mut map = Self {
            continent: *continent,
            cells: [Cell::default(); SPACES],
            beyond: [[None; 6]; SPACES],
            steps: [Set::EMPTY; SPACES],
            borders: ArrayVec::new(),
            sides: [[None; 6]; SPACES],
            borders_of_space: [Set::EMPTY; SPACES],
            borders_of_area: [Set::EMPTY; AREAS],
            neighbours: [Set::EMPTY; AREAS],
            sites: ArrayVec::new(),
            geysers: [Set::EMPTY; SPACES],
            geysers_of_area: [Set::EMPTY; AREAS],
            geyser_counts: [0; AREAS],
            links: [Set::EMPTY; GEYSERS],
            coast: ArrayVec::new(),
            bays: ArrayVec::new(),
        };
        map.lay_out(&Chart::of(continent));
        map.draw_borders();
        map.place_geysers();
        map.link_geysers();
        map.coast = coast::walk(&map.cells, &map.beyond);
        map.bays = coast::bays(&map.coast);
        map
    }

    fn lay_out(&mut self, chart: &Chart) {
        for space in Space::all() {
            self.cells[space.index()] = self.continent.cell(space);
        }
        for (space, side) in all_sides() {
            let other = chart.at(self.cell(space).beyond(side));
            self.beyond[space.index()][side as usize] = other;
            let steps = &mut self.steps[space.index()];
            *steps = other.into_iter().fold(*steps, Set::with);
        }
    }

    fn draw_borders(&mut self) {
        for (space, side) in all_sides() {
            let area = space.area();
            let beyond = self.beyond(space, side).map(Space::area).filter(|other| *other != area);
            self.neighbours[area.index()] = beyond.into_iter().fold(self.neighbours[area.index()], Set::with);
        }
        let pairs = Area::all().flat_map(|low| self.neighbours(low).iter().map(move |high| (low, high)));
        let lines = pairs.filter(|(low, high)| low < high);
        self.borders = lines.map(|(low, high)| BorderLine { low, high, geysers: Set::EMPTY }).collect();
        for (space, side) in all_sides() {
            let Some(beyond) = self.beyond(space, side) else { continue };
            let Some(border) = self.between(space.area(), beyond.area()) else { continue };
            self.sides[space.index()][side as usize] = Some(border);
            self.borders_of_space[space.index()].insert(border);
            self.borders_of_area[space.area().index()].insert(border);
        }
    }

    /// On every side that is a border, in three of the six directions.
    fn place_geysers(&mut self) {
        for (space, side) in all_sides().filter(|(_, side)| Side::OF_GEYSERS.contains(side)) {
            let Some(border) = self.border(space, side) else { continue };
            let geyser = Geyser::from_index(self.sites.len());
            self.sites.push(GeyserSite { space, side, border });
            self.geysers[space.index()].insert(geyser);
            self.geysers_of_area[space.area().index()].insert(geyser);
            self.geyser_counts[space.area().index()] += 1;
            self.borders[border.index()].geysers.insert(geyser);
        }
    }

    /// ISLE-14.6: the same space, or sides that share a corner.
    fn link_geysers(&mut self) {
        let ends = |site: &GeyserSite| {
            let cell = self.cells[site.space.index()];
            (site.space, [cell.corner(site.side), cell.corner(site.side.turned(1))])
        };
        let sites: ArrayVec<_, GEYSERS> = self.sites.iter().map(ends).collect();
        for (index, (space, [from, to])) in sites.iter().enumerate() {
            let touches =
                |(other, ends): &(Space, [_; 2])| space == other || ends.contains(from) || ends.contains(to);
            let linked = sites.iter().enumerate().filter(|&(at, other)| at != index && touches(other));
            self.links[index] = linked.map(|(at, _)| Geyser::from_index(at)).collect();
        }
    }
}
