//! Which space lies in which cell, while a continent is examined.

use crate::continent::{Continent, Placement};
use crate::space::{Area, Cell, Space};

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
        let inside = |cell: &Cell| {
            (least.q..=greatest.q).contains(&cell.q) && (least.r..=greatest.r).contains(&cell.r)
        };
        let mut seen: Vec<Cell> = Vec::new();
        let mut lakes = Vec::new();
        let all = (least.r..=greatest.r).flat_map(|r| (least.q..=greatest.q).map(move |q| Cell::new(q, r)));
        // The first cell is a corner of the frame, so the first water found is the open sea.
        for start in all {
            if self.at(start).is_some() || seen.contains(&start) {
                continue;
            }
            let first = seen.len();
            seen.push(start);
            let mut next = first;
            while let Some(&cell) = seen.get(next) {
                next += 1;
                let around = crate::space::Side::ALL.map(|side| cell.beyond(side));
                for beside in around.into_iter().filter(inside) {
                    if self.at(beside).is_none() && !seen.contains(&beside) {
                        seen.push(beside);
                    }
                }
            }
            if first > 0 {
                lakes.push(seen[first..].to_vec());
            }
        }
        lakes
    }
}
