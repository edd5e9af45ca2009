//! The keys by which an open page is known: see [`Cells`](crate::Cells).

use std::ops::Range;

/// The keys of the cells that a page has: eight bytes a cell, and more for each of a few groups.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// In the order in which the cells were made, which is nearly the same the next time.
    pub(crate) cells: Box<[u64]>,
    pub(crate) groups: Box<[Group]>,
}

/// A group of cells: its key, and which cells were made with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) key: u64,
    pub(crate) cells: Range<usize>,
}

impl Keys {
    /// Where a key stands that is likely to stand at `guess`. O(1) if it does, else O(cells).
    pub(crate) fn find(&self, key: u64, guess: usize) -> Option<usize> {
        if self.cells.get(guess) == Some(&key) {
            return Some(guess);
        }
        self.cells.iter().position(|&known| known == key)
    }

    /// Which cells belong to a group.
    pub(crate) fn group(&self, key: u64) -> Option<Range<usize>> {
        self.groups.iter().find(|group| group.key == key).map(|group| group.cells.clone())
    }

    /// The groups in a group with these cells, whose first cell will stand at `first`.
    pub(crate) fn groups_in(&self, cells: &Range<usize>, first: usize) -> impl Iterator<Item = Group> {
        let is_inside = move |group: &&Group| {
            let is_whole = group.cells == *cells;
            !is_whole && cells.start <= group.cells.start && group.cells.end <= cells.end
        };
        let at = move |place: usize| place - cells.start + first;
        self.groups
            .iter()
            .filter(is_inside)
            .map(move |group| Group { key: group.key, cells: at(group.cells.start)..at(group.cells.end) })
    }

    /// How many cells the page has.
    pub fn count(&self) -> usize {
        self.cells.len()
    }
}
