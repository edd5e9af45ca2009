//! Finds all faults of a continent.

use engine::{Set, Small};

use crate::chart::Chart;
use crate::continent::Placement;
use crate::fault::Fault;
use crate::space::{Area, Cell, Side, Space};

/// The most borders a continent can have: 22 areas, 17 of them on the coast, have 3·22 − 3 − 17
/// contacts at most (ISLE-15.5).
pub const BORDERS_MAX: usize = 46;

/// The most outer sides that the areas 1 to 5 may have together (ISLE-15.2).
pub(crate) const CORE_SIDES_MAX: u8 = 30;

/// All faults of these tiles, in the order of the kinds of faults.
pub(crate) fn faults(tiles: &[(Area, Placement)]) -> Vec<Fault> {
    let survey = Survey::of(tiles);
    let mut faults = survey.tiles();
    faults.extend(survey.overlaps());
    faults.extend(survey.sides());
    faults.extend(survey.whole());
    faults.extend(survey.core());
    faults.extend(survey.coastal_volcanoes());
    faults.extend(survey.order());
    faults
}

struct Survey<'a> {
    tiles: &'a [(Area, Placement)],
    placed: Set<Area>,
    chart: Chart,
    outer: Vec<OuterSide>,
}

impl<'a> Survey<'a> {
    fn of(tiles: &'a [(Area, Placement)]) -> Self {
        let placed = tiles.iter().map(|&(area, _)| area).collect();
        let chart = Chart::of_tiles(tiles.iter().copied());
        let outer =
            tiles.iter().flat_map(|&(area, placement)| outer_sides(area, placement, &chart)).collect();
        Self { tiles, placed, chart, outer }
    }

    fn tiles(&self) -> Vec<Fault> {
        let missing = Area::every().difference(self.placed).iter().map(|area| Fault::Missing { area });
        let is_twice = |area: &Area| self.tiles.iter().filter(|(other, _)| other == area).count() > 1;
        missing.chain(self.placed.iter().filter(is_twice).map(|area| Fault::Twice { area })).collect()
    }

    fn overlaps(&self) -> Vec<Fault> {
        let pairs = self.chart.places().windows(2).filter(|pair| pair[0].0 == pair[1].0);
        pairs.map(|pair| Fault::Overlap { cell: pair[0].0, one: pair[0].1, other: pair[1].1 }).collect()
    }

    fn sides(&self) -> Vec<Fault> {
        let fault = |outer: &OuterSide| match (outer.kind, outer.beyond) {
            (Kind::Straight, None) => Some(Fault::OpenSide { space: outer.space, side: outer.side }),
            (Kind::Coast, Some(other)) => {
                Some(Fault::CoastOnLand { space: outer.space, side: outer.side, other })
            }
            (Kind::Straight, Some(_)) | (Kind::Coast, None) => None,
        };
        self.outer.iter().filter_map(fault).collect()
    }

    /// The areas that touch an area.
    fn neighbours(&self, area: Area) -> Set<Area> {
        self.outer
            .iter()
            .filter(|outer| outer.space.area() == area)
            .filter_map(|outer| outer.beyond)
            .map(Space::area)
            .collect()
    }

    fn whole(&self) -> Vec<Fault> {
        let mut contacts = [Set::<Area>::EMPTY; crate::space::AREAS];
        for outer in &self.outer {
            if let Some(beyond) = outer.beyond {
                contacts[outer.space.area().index()].insert(beyond.area());
            }
        }
        let mut faults = Vec::new();
        let mut left = self.placed;
        while let Some(first) = left.first() {
            let (mut part, mut edge) = (Set::only(first), Set::only(first));
            while let Some(area) = edge.first() {
                let new = contacts[area.index()].intersection(left).difference(part);
                (part, edge) = (part.union(new), edge.without(area).union(new));
            }
            left = left.difference(part);
            if 2 * part.len() <= self.placed.len() && part != self.placed {
                faults.extend(part.iter().map(|area| Fault::Apart { area }));
            }
        }
        for lake in self.chart.lakes() {
            faults.push(Fault::Lake { cell: lake[0], size: small(lake.len()) });
        }
        let borders = contacts.iter().map(|areas| areas.len()).sum::<usize>() / 2;
        if borders > BORDERS_MAX {
            faults.push(Fault::TooManyBorders { count: small(borders) });
        }
        let counts = self.placed.iter().map(|area| (area, small(contacts[area.index()].len())));
        let few = counts.filter(|(_, count)| *count < 2);
        faults.extend(few.map(|(area, count)| Fault::FewNeighbours { area, count }));
        faults
    }

    /// Phase 1: the areas 1 to 5 (ISLE-15.1, ISLE-15.2).
    fn core(&self) -> Vec<Fault> {
        let core = core().intersection(self.placed);
        let mut faults = Vec::new();
        for area in core {
            let count = small(self.neighbours(area).intersection(core).without(area).len());
            if count < 2 {
                faults.push(Fault::CoreContacts { area, count });
            }
        }
        let tiles = self.tiles.iter().copied().filter(|(area, _)| core.contains(*area));
        for hole in Chart::of_tiles(tiles).lakes() {
            faults.push(Fault::CoreHole { cell: hole[0] });
        }
        let is_outer = |outer: &&OuterSide| {
            core.contains(outer.space.area())
                && outer.beyond.is_none_or(|beyond| !core.contains(beyond.area()))
        };
        let sides = small(self.outer.iter().filter(is_outer).count());
        if sides > CORE_SIDES_MAX {
            faults.push(Fault::CoreSpread { sides });
        }
        faults
    }

    /// Phase 2: the areas 6 to 8 (ISLE-15.3).
    fn coastal_volcanoes(&self) -> Vec<Fault> {
        let coastal = coastal_volcanoes().intersection(self.placed);
        let mut faults = Vec::new();
        for area in coastal {
            let open = self.open_beside(area, core());
            if open != 2 {
                faults.push(Fault::CoastalVolcanoOpen { area, open });
            }
            let touched = self.neighbours(area).intersection(coastal);
            let later = touched.iter().filter(|other| *other > area);
            faults.extend(later.map(|other| Fault::CoastalVolcanoesTouch { one: area, other }));
        }
        faults
    }

    /// Phase 3: the other areas (ISLE-15.4). Whatever can be placed is placed: more tiles only close
    /// more sides, so no order is missed.
    fn order(&self) -> Vec<Fault> {
        let mut lying = core().union(coastal_volcanoes()).intersection(self.placed);
        let mut left = self.placed.difference(lying);
        let fits = |area: Area, lying: Set<Area>| {
            !self.neighbours(area).is_disjoint(lying) && self.open_beside(area, lying) <= 2
        };
        while let Some(area) = left.iter().find(|area| fits(*area, lying)) {
            left.remove(area);
            lying.insert(area);
        }
        left.iter().map(|area| Fault::NoOrder { area }).collect()
    }

    /// How many straight sides of an area stay open when only these others lie there.
    fn open_beside(&self, area: Area, others: Set<Area>) -> u8 {
        let own =
            self.outer.iter().filter(|outer| outer.space.area() == area && outer.kind == Kind::Straight);
        let open = own.filter(|outer| outer.beyond.is_none_or(|beyond| !others.contains(beyond.area())));
        small(open.count())
    }
}

/// A count for a message; what a broken map has too many of is not worth more than a byte.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// The areas of phase 1.
pub(crate) const fn core() -> Set<Area> {
    Set::from_bits(0b1_1111)
}

/// The areas of phase 2.
pub(crate) const fn coastal_volcanoes() -> Set<Area> {
    Set::from_bits(0b1110_0000)
}

/// A side of a space behind which another tile may lie.
#[derive(Clone, Copy)]
struct OuterSide {
    space: Space,
    side: Side,
    kind: Kind,
    beyond: Option<Space>,
}

/// The outer sides of one tile.
fn outer_sides(area: Area, placement: Placement, chart: &Chart) -> Vec<OuterSide> {
    let sides = area.spaces().flat_map(|space| Side::ALL.map(|side| (space, side)));
    let beyond = |(space, side): &(Space, Side)| placement.cell(*space).beyond(*side);
    let is_outer = |side: &(Space, Side)| area.spaces().all(|other| placement.cell(other) != beyond(side));
    let kind = |space, side| if placement.is_coast(space, side) { Kind::Coast } else { Kind::Straight };
    sides
        .filter(is_outer)
        .map(|(space, side)| OuterSide {
            space,
            side,
            kind: kind(space, side),
            beyond: chart.at(beyond(&(space, side))),
        })
        .collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Straight,
    Coast,
}

/// The faults of a landfall.
pub(crate) fn landfall_faults(tiles: &[(Area, Placement)], cell: Cell) -> Vec<Fault> {
    let chart = Chart::of_tiles(tiles.iter().copied());
    if let Some(space) = chart.at(cell) {
        return vec![Fault::LandfallOnLand { cell, space }];
    }
    let touched = Side::ALL.into_iter().filter(|side| chart.at(cell.beyond(*side)).is_some()).count();
    let spaces = u8::try_from(touched).expect("a cell has six sides");
    if spaces < 3 { vec![Fault::LandfallTooSmall { cell, spaces }] } else { Vec::new() }
}
