//! Equal pieces that stand in spaces, several in one perhaps.

use std::fmt;

use engine::{Set, Small};

use crate::space::{Space, low_half};

/// Up to `N` equal pieces of one seat, each in a space; sorted, so that equal positions are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scatter<const N: usize> {
    count: u8,
    /// The first `count` are meant, in order; the rest is always `1a`.
    at: [Space; N],
    /// The spaces of all of them, one bit each, kept beside them for speed.
    spaces: u64,
}

impl<const N: usize> Scatter<N> {
    /// How many pieces there are.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The space of each piece, in order.
    pub fn as_slice(&self) -> &[Space] {
        &self.at[..self.len()]
    }

    /// The space of each piece, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + '_ {
        self.as_slice().iter().copied()
    }

    /// The spaces in which there is one at least.
    pub const fn spaces(&self) -> Set<Space> {
        Set::from_bits(self.spaces as u128)
    }

    /// How many there are in a space.
    pub fn count(&self, space: Space) -> usize {
        self.iter().filter(|at| *at == space).count()
    }

    /// How many there are in some spaces.
    pub fn count_in(&self, spaces: Set<Space>) -> usize {
        let bits = low_half(spaces) & self.spaces;
        if bits == 0 {
            return 0;
        }
        self.as_slice().iter().map(|at| (bits >> at.index() & 1) as usize).sum()
    }

    /// Whether there is one in a space.
    pub fn contains(&self, space: Space) -> bool {
        self.spaces >> space.index() & 1 != 0
    }

    /// Adds one.
    ///
    /// # Panics
    /// If there are `N` already.
    pub(crate) fn insert(&mut self, space: Space) {
        let count = self.len();
        assert!(count < N, "no seat has more than {N} of these");
        // The few that stand behind it move up by one.
        let mut place = count;
        while place > 0 && self.at[place - 1] > space {
            self.at[place] = self.at[place - 1];
            place -= 1;
        }
        self.at[place] = space;
        self.count += 1;
        self.spaces |= 1 << space.index();
    }

    /// Takes one away; says whether there was one.
    pub(crate) fn remove(&mut self, space: Space) -> bool {
        let count = self.len();
        let Some(place) = self.as_slice().iter().position(|at| *at == space) else { return false };
        for behind in place + 1..count {
            self.at[behind - 1] = self.at[behind];
        }
        self.at[count - 1] = Space::default();
        self.count -= 1;
        // Those of one space stand one behind the other.
        if self.as_slice().get(place) != Some(&space) {
            self.spaces &= !(1 << space.index());
        }
        true
    }

    /// Takes all away that are in these spaces; gives back how many.
    pub(crate) fn remove_all(&mut self, spaces: Set<Space>) -> u8 {
        if self.spaces().is_disjoint(spaces) {
            return 0;
        }
        let before = *self;
        *self = before.iter().filter(|at| !spaces.contains(*at)).collect();
        before.count - self.count
    }
}

impl<const N: usize> Default for Scatter<N> {
    fn default() -> Self {
        Self { count: 0, at: [Space::default(); N], spaces: 0 }
    }
}

impl<const N: usize> FromIterator<Space> for Scatter<N> {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut scatter = Self::default();
        for space in spaces {
            scatter.insert(space);
        }
        scatter
    }
}

impl<const N: usize> fmt::Debug for Scatter<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
