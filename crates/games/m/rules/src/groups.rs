//! What a table would fall apart into.

use crate::cell_set::CellSet;
use crate::torus::Torus;

/// How many groups there can be: a card touches eight cells, and of cells around it at most four do not
/// touch each other.
const GROUPS_MAX: usize = 4;

/// The groups into which the table would fall without one card (M-9.6), largest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Groups {
    groups: [CellSet; GROUPS_MAX],
    count: u8,
}

impl Groups {
    /// Takes cells apart into groups.
    pub(crate) fn of(cells: Torus, set: impl Fn(Torus) -> CellSet) -> Self {
        let mut found = Self::default();
        let mut left = cells;
        while !left.is_empty() && usize::from(found.count) < GROUPS_MAX {
            let group = left.one().group(left);
            left = left.minus(group);
            found.groups[usize::from(found.count)] = set(group);
            found.count += 1;
        }
        // Equal sizes follow the order of their first cells, so that equal tables are told equally.
        found.groups[..usize::from(found.count)]
            .sort_by_key(|group| (std::cmp::Reverse(group.len()), group.first()));
        found
    }

    /// All groups, largest first.
    pub fn all(&self) -> &[CellSet] {
        &self.groups[..usize::from(self.count)]
    }

    /// The groups that would be cut off from the largest one.
    pub fn cut_off(&self) -> &[CellSet] {
        self.all().get(1..).unwrap_or_default()
    }
}
