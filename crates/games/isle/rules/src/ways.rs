//! Which areas lie beside which over open borders, and what hangs together by them.

use std::array;

use arrayvec::ArrayVec;
use engine::{Set, Small};

use crate::map::{Border, BorderLine, Map};
use crate::space::{AREAS, Area};

/// For each area the areas to which one can walk from it in one step: both are on the table, and the border
/// between them carries no fissure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ways([u32; AREAS]);

/// Parts of the island: at most one for each area.
pub type Parts = ArrayVec<Set<Area>, AREAS>;

/// A border of which one fissure more would cut the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bridge {
    /// The area on this side.
    pub(crate) near: Area,
    /// The area on the other side.
    pub(crate) far: Area,
    /// All that hangs together by them now.
    pub(crate) whole: Set<Area>,
    /// Of these, all that would be parted from `near`.
    pub(crate) beyond: Set<Area>,
}

impl Ways {
    /// The ways over some land, with these fissures.
    pub(crate) fn of(map: &Map, land: Set<Area>, fissures: Set<Border>) -> Self {
        let beside = |area: Area| if land.contains(area) { map.neighbours(area) } else { Set::EMPTY };
        let ways = Self(array::from_fn(|index| mask(beside(Area::from_index(index)).intersection(land))));
        fissures.iter().fold(ways, |ways, border| ways.without(map.line(border)))
    }

    /// The areas beside one.
    pub(crate) const fn beside(&self, area: Area) -> Set<Area> {
        set(self.0[area.number() as usize - 1])
    }

    /// A border gets a fissure.
    pub(crate) fn close(&mut self, line: &BorderLine) {
        self.0[line.low.index()] &= !mask(Set::only(line.high));
        self.0[line.high.index()] &= !mask(Set::only(line.low));
    }

    /// The same with one fissure more.
    pub(crate) fn without(mut self, line: &BorderLine) -> Self {
        self.close(line);
        self
    }

    /// Some areas sink.
    pub(crate) fn sink(&mut self, part: Set<Area>) {
        let gone = mask(part);
        for (index, beside) in self.0.iter_mut().enumerate() {
            *beside = if gone >> index & 1 == 0 { *beside & !gone } else { 0 };
        }
    }

    /// How many borders are open.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|beside| beside.count_ones() as usize).sum::<usize>() / 2
    }

    /// All that hangs together with an area.
    ///
    /// # Complexity
    /// Looks once at each area of the part.
    pub(crate) fn part_of(&self, area: Area) -> Set<Area> {
        let mut part = mask(Set::only(area));
        let mut edge = part;
        while edge != 0 {
            let new = self.0[edge.trailing_zeros() as usize] & !part;
            part |= new;
            edge = edge & (edge - 1) | new;
        }
        set(part)
    }

    /// Whether the areas beside a border hang together.
    pub(crate) fn join(&self, line: &BorderLine) -> bool {
        // Most of the time there is a way around over one area.
        !self.beside(line.low).is_disjoint(self.beside(line.high))
            || self.part_of(line.low).contains(line.high)
    }

    /// The parts of some land, the one of the lowest area first.
    pub(crate) fn parts(&self, land: Set<Area>) -> Parts {
        let (mut parts, mut left) = (Parts::new(), land);
        while let Some(area) = left.first() {
            let part = self.part_of(area);
            left = left.difference(part);
            parts.push(part);
        }
        parts
    }

    /// Every border of which one more fissure would cut some land, with what it would cut off.
    ///
    /// # Complexity
    /// Looks once at each area and each of its borders.
    pub(crate) fn bridges(&self, land: Set<Area>) -> ArrayVec<Bridge, AREAS> {
        let mut bridges = ArrayVec::new();
        let mut left = land;
        while let Some(root) = left.first() {
            let whole = self.bridges_of(root, &mut bridges);
            left = left.difference(whole);
        }
        bridges
    }

    /// The bridges of the part of an area; gives back the part.
    fn bridges_of(&self, root: Area, bridges: &mut ArrayVec<Bridge, AREAS>) -> Set<Area> {
        // A tree of ways from the root: each area with the one before it.
        let mut tree = ArrayVec::<(usize, usize), AREAS>::new();
        let mut part = mask(Set::only(root));
        tree.push((root.index(), root.index()));
        let mut next = 0;
        while next < tree.len() {
            let (from, _) = tree[next];
            let mut new = self.0[from] & !part;
            part |= new;
            while new != 0 {
                tree.push((new.trailing_zeros() as usize, from));
                new &= new - 1;
            }
            next += 1;
        }
        // A branch hangs on the way into it alone if no other way leads out of it.
        let (mut branches, mut around) = ([0_u32; AREAS], self.0);
        for &(area, before) in tree[1..].iter().rev() {
            let branch = branches[area] | 1 << area;
            let way_in = around[area] & !branch == 1 << before && self.0[before] & branch == 1 << area;
            if way_in {
                bridges.push(Bridge {
                    near: Area::from_index(before),
                    far: Area::from_index(area),
                    whole: set(part),
                    beyond: set(branch),
                });
            }
            branches[before] |= branch;
            around[before] |= around[area];
        }
        set(part)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are 22 areas")]
const fn mask(areas: Set<Area>) -> u32 {
    areas.bits() as u32
}

const fn set(mask: u32) -> Set<Area> {
    Set::from_bits(mask as u128)
}
