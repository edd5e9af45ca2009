//! The ways to cover a cell with a tile of one or two cells, as sets of bits.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::shape::{Lay, LayCell, STEPS, Shape};

/// What the neighbours of an empty cell demand of a tile on it, side by side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Demand {
    /// Sides that must be straight: there is land, or land is needed there.
    pub(crate) straight: u8,
    /// Sides that must be coast: there must be sea.
    pub(crate) coast: u8,
}

impl Demand {
    pub(crate) const fn allows(self, cell: LayCell) -> bool {
        self.straight & cell.coast == 0 && self.coast & cell.straight == 0
    }
}

/// How many tiles of each shape are left.
pub(crate) type Left = [usize; Shape::ALL.len()];

/// A set of ways: a bit each, in the order of shapes, turns and cells.
pub(crate) type Set = u128;

/// Every way to cover a cell, and what bars it.
pub(crate) struct Covers {
    /// The shape in its turn, and how far from its first cell the one lies that covers.
    list: ArrayVec<(&'static Lay, i16), 128>,
    of_shape: [Set; Shape::ALL.len()],
    /// What the covered cell bars.
    here: Bars,
    /// What the cell beyond each of its sides bars.
    beside: [Bars; STEPS.len()],
}

/// The ways that have a cell at one place, and those of them that a demand there bars.
struct Bars {
    any: Set,
    /// By the sides that must be straight, as bits.
    straight: [Set; 64],
    /// By the sides that must be coast, as bits.
    coast: [Set; 64],
}

/// All ways.
pub(crate) static COVERS: LazyLock<Covers> = LazyLock::new(Covers::new);

impl Covers {
    fn new() -> Self {
        let mut covers = Self {
            list: ArrayVec::new(),
            of_shape: [0; Shape::ALL.len()],
            here: Bars::NONE,
            beside: [Bars::NONE; STEPS.len()],
        };
        let shapes = Shape::ALL.into_iter().filter(|shape| !shape.is_volcanic());
        let cells = |lay: &'static Lay| lay.cells.iter().map(move |cell| (lay, *cell));
        for (lay, cell) in shapes.flat_map(Shape::lays).flat_map(cells) {
            covers.add(lay, cell);
        }
        covers
    }

    fn add(&mut self, lay: &'static Lay, cell: LayCell) {
        let way = 1 << self.list.len();
        self.list.push((lay, cell.offset));
        self.of_shape[lay.shape as usize] |= way;
        self.here.add(way, cell);
        for other in lay.cells.iter().filter(|other| other.offset != cell.offset) {
            let step = STEPS.iter().position(|step| *step == other.offset - cell.offset);
            self.beside[step.expect("the cells of a tile of two touch")].add(way, *other);
        }
    }

    /// The ways of the shapes of which some are left.
    pub(crate) fn of(&self, left: &Left) -> Set {
        let shapes = self.of_shape.iter().zip(left).filter(|(_, left)| **left > 0);
        shapes.fold(0, |all, (ways, _)| all | ways)
    }

    /// Those of `ways` that fit. `demand` tells what is demanded a step from the covered cell, 0 for the
    /// cell itself; `None` where nothing may lie.
    pub(crate) fn fitting(&self, ways: Set, demand: impl Fn(i16) -> Option<Demand>) -> Set {
        let around = self.beside.iter().zip(STEPS);
        around.fold(ways & !self.here.by(demand(0)), |ways, (bars, step)| {
            // Demands take longer to look up than what they bar.
            if ways & bars.any == 0 { ways } else { ways & !bars.by(demand(step)) }
        })
    }

    /// The ways of a set in their order: the shape in its turn, and how far the covering cell lies from
    /// its first one.
    pub(crate) fn each(&self, mut set: Set) -> impl Iterator<Item = (&'static Lay, i16)> {
        std::iter::from_fn(move || {
            let way = self.list.get(set.trailing_zeros() as usize)?;
            set &= set - 1;
            Some(*way)
        })
    }
}

impl Bars {
    const NONE: Self = Self { any: 0, straight: [0; 64], coast: [0; 64] };

    fn add(&mut self, way: Set, cell: LayCell) {
        self.any |= way;
        for sides in 0..64_u8 {
            let bars = |own: u8| if own & sides == 0 { 0 } else { way };
            self.straight[usize::from(sides)] |= bars(cell.coast);
            self.coast[usize::from(sides)] |= bars(cell.straight);
        }
    }

    fn by(&self, demand: Option<Demand>) -> Set {
        demand.map_or(self.any, |demand| {
            self.straight[usize::from(demand.straight)] | self.coast[usize::from(demand.coast)]
        })
    }
}
