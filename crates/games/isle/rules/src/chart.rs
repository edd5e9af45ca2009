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
    ///
    /// # Complexity
    /// O(cells of the frame).
    pub(crate) fn lakes(&self) -> Vec<Vec<Cell>> {
        let (least, greatest) = self.frame();
        let all = (least.r..=greatest.r).flat_map(|r| (least.q..=greatest.q).map(move |q| Cell::new(q, r)));
        let mut dry = Dry::of(least, greatest);
        for &(cell, _) in &self.places {
            dry.take(cell);
        }
        let mut waters: Vec<_> =
            all.map(|start| dry.spread(start)).filter(|water| !water.is_empty()).collect();
        // The first cell is a corner of the frame, so the first water found is the open sea.
        waters.split_off(waters.len().min(1))
    }
}

/// The cells of a frame without land that belong to no water yet.
struct Dry {
    least: Cell,
    greatest: Cell,
    /// Row by row.
    cells: Vec<bool>,
}

impl Dry {
    fn of(least: Cell, greatest: Cell) -> Self {
        let mut dry = Self { least, greatest, cells: Vec::new() };
        dry.cells = vec![true; dry.index(greatest) + 1];
        dry
    }

    fn index(&self, cell: Cell) -> usize {
        let columns = usize::from(self.greatest.q.abs_diff(self.least.q)) + 1;
        usize::from(cell.r.abs_diff(self.least.r)) * columns + usize::from(cell.q.abs_diff(self.least.q))
    }

    /// Takes a cell out; gives whether it was there.
    fn take(&mut self, cell: Cell) -> bool {
        let (columns, rows) = (self.least.q..=self.greatest.q, self.least.r..=self.greatest.r);
        let index = self.index(cell);
        columns.contains(&cell.q)
            && rows.contains(&cell.r)
            && self.cells.get_mut(index).is_some_and(std::mem::take)
    }

    /// Takes the cells out that hang together with this one.
    fn spread(&mut self, start: Cell) -> Vec<Cell> {
        let (mut water, mut edge) = (Vec::new(), vec![start]);
        while let Some(cell) = edge.pop() {
            if self.take(cell) {
                water.push(cell);
                edge.extend(Side::ALL.map(|side| cell.beyond(side)));
            }
        }
        water
    }
}
