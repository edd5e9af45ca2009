//! How near land is to sinking: what one fissure more would cut off, and what two would.

use std::array;

use engine::{Set, Small};

use crate::ground::Parts;
use crate::map::{Border, BorderLine};
use crate::public::Public;
use crate::score::small;
use crate::sink::Tie;
use crate::space::{AREAS, Area};

/// How near an area is to sinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger {
    /// Its borders without fissure.
    pub open_borders: u8,
    /// How many fissures could be enough to make it sink.
    pub distance: Distance,
}

/// How many fissures could be enough to make an area sink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Distance {
    /// One.
    One,
    /// Two.
    Two,
    /// Three or more.
    More,
}

/// Which areas lie beside which over open borders: the land as it would be with some fissures more.
#[derive(Clone, Copy)]
struct Ways([Set<Area>; AREAS]);

impl Ways {
    fn of(public: &Public) -> Self {
        Self(array::from_fn(|index| public.open_beside(Area::from_index(index), public.fissures())))
    }

    /// The same with one more fissure.
    fn without(mut self, line: &BorderLine) -> Self {
        self.0[line.low.index()].remove(line.high);
        self.0[line.high.index()].remove(line.low);
        self
    }

    /// Whether two areas that a fissure has parted still hang together.
    fn are_one(&self, line: &BorderLine) -> bool {
        self.flood(line.low, Some(line.high)).contains(line.high)
    }

    /// All that hangs together with an area; no more than enough to find `wanted` in it.
    fn flood(&self, area: Area, wanted: Option<Area>) -> Set<Area> {
        let (mut part, mut edge) = (Set::only(area), Set::only(area));
        while let Some(from) = edge.first() {
            let new = self.0[from.index()].difference(part);
            (part, edge) = (part.union(new), edge.without(from).union(new));
            if wanted.is_some_and(|wanted| part.contains(wanted)) {
                break;
            }
        }
        part
    }

    /// The areas of some land that would sink, or might.
    fn sinking(&self, land: Set<Area>) -> Set<Area> {
        let (mut parts, mut left) = (Parts::new(), land);
        while let Some(area) = left.first() {
            let part = self.flood(area, None);
            left = left.difference(part);
            parts.push(part);
        }
        Tie::among(&parts).parts().iter().fold(Set::EMPTY, |all, part| all.union(*part))
    }
}

impl Public {
    /// The open borders of which one more fissure would cut the island.
    pub fn bridges(&self) -> Set<Border> {
        let ways = Ways::of(self);
        let cuts = |border: &Border| {
            let line = self.map().line(*border);
            !ways.without(line).are_one(line)
        };
        self.open_borders().iter().filter(cuts).collect()
    }

    /// How near every area on the table is to sinking; `None` for those that have sunk.
    ///
    /// # Complexity
    /// Tries all pairs of open borders: some ten microseconds at most.
    pub fn dangers(&self) -> [Option<Danger>; AREAS] {
        let (ways, open, bridges) = (Ways::of(self), self.open_borders(), self.bridges());
        let (mut one, mut two) = (Set::EMPTY, Set::EMPTY);
        for first in open {
            let ways = ways.without(self.map().line(first));
            if bridges.contains(first) {
                one = one.union(ways.sinking(self.land()));
                continue;
            }
            let seconds = open.iter().filter(|second| first < *second || bridges.contains(*second));
            let lines = seconds.map(|second| self.map().line(second));
            for line in lines.filter(|line| !ways.without(line).are_one(line)) {
                two = two.union(ways.without(line).sinking(self.land()));
            }
        }
        let mut dangers = [None; AREAS];
        for area in self.land() {
            let distance = match (one.contains(area), two.contains(area)) {
                (true, _) => Distance::One,
                (false, true) => Distance::Two,
                (false, false) => Distance::More,
            };
            let open_borders = small(self.open_borders_of(area).len());
            dangers[area.index()] = Some(Danger { open_borders, distance });
        }
        dangers
    }
}
