//! How near land is to sinking: what one fissure more would cut off, and what two would.

use engine::{Set, Small};

use crate::map::{Border, BorderLine};
use crate::public::Public;
use crate::score::small;
use crate::sink::Tie;
use crate::space::{AREAS, Area};
use crate::ways::{Bridge, Parts, Ways};

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

impl Public {
    /// The open borders of which one more fissure would cut the island.
    pub fn bridges(&self) -> Set<Border> {
        self.ways.bridges(self.land).iter().map(|bridge| self.border_of(bridge)).collect()
    }

    fn border_of(&self, bridge: &Bridge) -> Border {
        self.map.between(bridge.near, bridge.far).expect("a way leads over a border")
    }

    /// What one more fissure could make sink: for each of [`Self::bridges`] the part that would sink, or the equal
    /// parts between which luck would decide.
    pub fn cuts(&self) -> impl Iterator<Item = Parts> {
        let split = self.ways.bridges(self.land).into_iter();
        split.map(|bridge| {
            let near = bridge.whole.difference(bridge.beyond);
            let mut parts = Parts::from_iter([near, bridge.beyond]);
            // Nothing else hangs about but where the players must notice sinkings themselves.
            if bridge.whole != self.land {
                parts.extend(self.ways.parts(self.land.difference(bridge.whole)));
            }
            Tie::among(&parts).into_parts()
        })
    }

    /// How near every area on the table is to sinking; `None` for those that have sunk.
    ///
    /// # Complexity
    /// Tries all pairs of open borders: some microseconds.
    pub fn dangers(&self) -> [Option<Danger>; AREAS] {
        let (open, bridges) = (self.open_borders(), self.bridges());
        let (mut one, mut two) = (Set::EMPTY, Set::EMPTY);
        for first in open {
            let ways = self.ways.without(self.map.line(first));
            if bridges.contains(first) {
                one = one.union(self.sinking(&ways));
                continue;
            }
            let seconds = open.iter().filter(|second| first < *second || bridges.contains(*second));
            for ways in seconds.map(|second| (self.map.line(second), ways)).filter_map(parted) {
                two = two.union(self.sinking(&ways));
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

    /// The areas that would sink, or might, if these were the ways.
    fn sinking(&self, ways: &Ways) -> Set<Area> {
        Tie::among(&ways.parts(self.land)).parts().iter().fold(Set::EMPTY, |all, part| all.union(*part))
    }
}

/// The ways with one more fissure, if that parts the areas beside it.
fn parted((line, ways): (&BorderLine, Ways)) -> Option<Ways> {
    let ways = ways.without(line);
    (!ways.join(line)).then_some(ways)
}
