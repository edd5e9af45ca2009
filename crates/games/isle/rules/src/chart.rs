//! Which space lies in which cell, while a continent is examined.

use crate::continent::{Continent, Placement};
use crate::space::{Area, Cell, Side, Space};

/// The spaces of some tiles, sorted by their cells. Faulty continents may have several in one cell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chart {
    places: Vec<(Cell, Space)>,
}

impl Chart {
    /// The chart of a whole continent.
    pub(crate) fn of(continent: &Continent) -> Self {
        Self::of_tiles(Area::all().map(|area| (area, continent.placement(area))))
    }

    /// The chart of some tiles.
    pub(crate) fn of_tiles(tiles: impl IntoIterator<Item = (Area, Placement)>) -> Self {
        let spaces = |(area, placement): (Area, Placement)| {
            area.spaces().map(move |space| (placement.cell(space), space))
        };
        let mut places: Vec<_> = tiles.into_iter().flat_map(spaces).collect();
        places.sort_unstable();
        Self { places }
    }

    /// The first space in a cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<Space> {
        let index = self.places.partition_point(|&(other, _)| other < cell);
        self.places.get(index).filter(|&&(other, _)| other == cell).map(|&(_, space)| space)
    }

    /// All cells with their spaces.
    pub(crate) fn places(&self) -> &[(Cell, Space)] {
        &self.places
    }

    /// The least and the greatest coordinates, one cell wider than the land.
    pub(crate) fn frame(&self) -> (Cell, Cell) {
        let cells = || self.places.iter().map(|&(cell, _)| cell);
        let q = || cells().map(|cell| cell.q);
        let r = || cells().map(|cell| cell.r);
        let least = Cell::new(q().min().unwrap_or(0) - 1, r().min().unwrap_or(0) - 1);
        let greatest = Cell::new(q().max().unwrap_or(0) + 1, r().max().unwrap_or(0) + 1);
        (least, greatest)
    }

    /// The cells without land that cannot be reached from outside, one list a lake.
    pub(crate) fn lakes(&self) -> Vec<Vec<Cell>> {
        let (least, greatest) = self.frame();
        let all = (least.r..=greatest.r).flat_map(|r| (least.q..=greatest.q).map(move |q| Cell::new(q, r)));
        let mut dry: Vec<Cell> = all.filter(|cell| self.at(*cell).is_none()).collect();
        let mut waters = Vec::new();
        while let Some(start) = dry.first().copied() {
            waters.push(spread(start, &mut dry));
        }
        // The first cell is a corner of the frame, so the first water found is the open sea.
        waters.split_off(waters.len().min(1))
    }
}

/// Takes the cells that hang together with the first one out of a list.
fn spread(start: Cell, from: &mut Vec<Cell>) -> Vec<Cell> {
    let mut water = vec![start];
    from.retain(|cell| *cell != start);
    let mut next = 0;
    while let Some(&cell) = water.get(next) {
        next += 1;
        let around = Side::ALL.map(|side| cell.beyond(side));
        water.extend(from.extract_if(.., |other| around.contains(other)));
    }
    water
}
