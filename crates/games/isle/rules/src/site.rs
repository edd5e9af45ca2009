//! The building site of a continent: which cells are taken, needed or barred, and what fits where.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::chart::Chart;
use crate::continent::Placement;
use crate::space::{Area, Cell, Side};
use crate::tile::Tile;

/// The width of the site. A continent grows from the middle and stays far from the rim; what would
/// reach the rim does not fit.
const WIDTH: i16 = 64;
const MIDDLE: i16 = WIDTH / 2;
const AREA: usize = (WIDTH * WIDTH) as usize;
/// How near the rim a tile may lie.
const MARGIN: i16 = 3;

/// Tiles of equal shape, of which it does not matter which is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Shape {
    InlandVolcano,
    CoastalVolcano,
    OneCoast,
    TwoCoasts,
    ThreeCoasts,
    Headland,
    Tile19,
    Tile20,
    Tile21,
    Tile22,
}

impl Shape {
    pub(crate) const ALL: [Self; 10] = [
        Self::InlandVolcano,
        Self::CoastalVolcano,
        Self::OneCoast,
        Self::TwoCoasts,
        Self::ThreeCoasts,
        Self::Headland,
        Self::Tile19,
        Self::Tile20,
        Self::Tile21,
        Self::Tile22,
    ];

    /// The areas whose tiles have this shape.
    pub(crate) fn areas(self) -> impl Iterator<Item = Area> {
        let numbers = match self {
            Self::InlandVolcano => 1..=5,
            Self::CoastalVolcano => 6..=8,
            Self::OneCoast => 9..=11,
            Self::TwoCoasts => 12..=14,
            Self::ThreeCoasts => 15..=16,
            Self::Headland => 17..=18,
            Self::Tile19 => 19..=19,
            Self::Tile20 => 20..=20,
            Self::Tile21 => 21..=21,
            Self::Tile22 => 22..=22,
        };
        numbers.filter_map(Area::new)
    }

    /// How many tiles have this shape.
    pub(crate) fn count(self) -> usize {
        self.areas().count()
    }

    /// Whether it carries a volcano.
    pub(crate) fn is_volcanic(self) -> bool {
        self.areas().all(|area| area.volcano().is_some())
    }

    /// The shape in every different turn.
    pub(crate) fn lays(self) -> impl Iterator<Item = &'static Lay> {
        LAYS.iter().filter(move |lay| lay.shape == self)
    }
}

/// A shape in one turn.
#[derive(Clone, Debug)]
pub(crate) struct Lay {
    pub(crate) shape: Shape,
    turns: u8,
    cells: ArrayVec<LayCell, 3>,
}

impl Lay {
    /// Whether a tile of one or two cells fits with this cell where `here` is demanded and its other
    /// one where that lies around.
    fn fits_beside(&self, cell: LayCell, here: Demand, around: &[Option<Demand>; 6]) -> bool {
        let other = self.cells.iter().find(|other| other.offset != cell.offset);
        let fits = |other: &LayCell| {
            let side = STEPS.iter().position(|step| *step == other.offset - cell.offset);
            side.and_then(|side| around[side]).is_some_and(|demand| demand.allows(*other))
        };
        here.allows(cell) && other.is_none_or(fits)
    }
}

/// One cell of a shape in one turn.
#[derive(Clone, Copy, Debug)]
struct LayCell {
    /// How far it lies from the first cell.
    offset: i16,
    /// Its straight outer sides, as bits.
    straight: u8,
    /// Its coast sides, as bits.
    coast: u8,
}

/// All shapes in all turns: 56.
static LAYS: LazyLock<Vec<Lay>> = LazyLock::new(|| {
    let turns = |shape: Shape| {
        // Three cells round a corner without coast look the same after a third of a turn.
        let different = if shape == Shape::InlandVolcano { 2 } else { 6 };
        (0..different).map(move |turns| lay(shape, turns))
    };
    Shape::ALL.into_iter().flat_map(turns).collect()
});

fn lay(shape: Shape, turns: u8) -> Lay {
    let area = shape.areas().next().expect("every shape has an area");
    let placement = Placement { at: Cell::new(0, 0), turns };
    let cell_of = |space| placement.cell(space);
    let cells = area.spaces().map(|space| {
        let cell = cell_of(space);
        let is_outer = |side: &Side| area.spaces().all(|other| cell_of(other) != cell.beyond(*side));
        let bits = |sides: &mut dyn Iterator<Item = Side>| sides.fold(0, |bits, side| bits | 1 << side as u8);
        let outer = || Side::ALL.into_iter().filter(is_outer);
        LayCell {
            offset: offset(cell),
            straight: bits(&mut outer().filter(|side| !placement.is_coast(space, *side))),
            coast: bits(&mut outer().filter(|side| placement.is_coast(space, *side))),
        }
    });
    debug_assert!(area.size() == Tile::of(area).cells.len(), "a tile has a cell for every space");
    Lay { shape, turns, cells: cells.collect() }
}

const fn offset(cell: Cell) -> i16 {
    cell.r as i16 * WIDTH + cell.q as i16
}

/// Where each side leads.
const STEPS: [i16; 6] = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH];

/// A shape at a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid {
    pub(crate) lay: &'static Lay,
    /// The place of the first cell.
    at: i16,
}

impl Laid {
    /// In the middle of the site.
    pub(crate) const fn at_the_middle(lay: &'static Lay) -> Self {
        Self { lay, at: MIDDLE * WIDTH + MIDDLE }
    }

    fn cells(self) -> impl Iterator<Item = (i16, LayCell)> {
        self.lay.cells.iter().map(move |cell| (self.at + cell.offset, *cell))
    }

    /// The cells at which some of its sides look, given as bits for each of its cells.
    fn looks(self, sides: impl Fn(LayCell) -> u8) -> impl Iterator<Item = i16> {
        self.cells().flat_map(move |(at, cell)| {
            let bits = sides(cell);
            (0..6).filter(move |side| bits >> side & 1 != 0).map(move |side| at + STEPS[side])
        })
    }

    /// The same as a placement, the middle of the site being the origin.
    pub(crate) fn placement(self) -> Placement {
        let coordinate = |number: i16| i8::try_from(number - MIDDLE).expect("the site is 64 cells wide");
        let at = Cell::new(coordinate(self.at % WIDTH), coordinate(self.at / WIDTH));
        Placement { at, turns: self.lay.turns }
    }
}

/// A way to cover a needed cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joint {
    pub(crate) laid: Laid,
    /// The place of its shape in the list of shapes left.
    pub(crate) kind: usize,
}

/// The building site.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    squares: Box<[Square; AREA]>,
    laid: Vec<Laid>,
    /// Every cell at which a straight side has begun to look, in that order.
    looked_at: Vec<i16>,
    /// How many of these there were before each tile was laid.
    marks: Vec<usize>,
}

/// One cell of the site.
#[derive(Clone, Copy, Debug, Default)]
struct Square {
    /// The tile that lies here, from 1.
    tile: u8,
    /// How many straight sides look here.
    need: u8,
    /// How many coast sides look here.
    ban: u8,
}

/// What the neighbours of an empty cell demand of a tile on it, side by side.
#[derive(Clone, Copy, Default)]
struct Demand {
    /// Sides that must be straight: there is land, or land is needed there.
    straight: u8,
    /// Sides that must be coast: there must be sea.
    coast: u8,
}

impl Demand {
    const fn allows(self, cell: LayCell) -> bool {
        self.straight & cell.coast == 0 && self.coast & cell.straight == 0
    }
}

impl Site {
    /// An empty site.
    pub(crate) fn new() -> Self {
        Self {
            squares: Box::new([Square::default(); AREA]),
            laid: Vec::new(),
            looked_at: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// The tiles that lie here, the first one first.
    pub(crate) fn laid(&self) -> &[Laid] {
        &self.laid
    }

    #[expect(clippy::cast_sign_loss, reason = "places are inside the site, which is checked by `fits`")]
    const fn square(&self, at: i16) -> Square {
        self.squares[at as usize]
    }

    #[expect(clippy::cast_sign_loss, reason = "places are inside the site, which is checked by `fits`")]
    const fn square_mut(&mut self, at: i16) -> &mut Square {
        &mut self.squares[at as usize]
    }

    const fn is_inside(at: i16) -> bool {
        let (row, column) = (at / WIDTH, at % WIDTH);
        MARGIN <= row && row < WIDTH - MARGIN && MARGIN <= column && column < WIDTH - MARGIN
    }

    /// Lays a tile that fits.
    pub(crate) fn place(&mut self, laid: Laid) {
        self.marks.push(self.looked_at.len());
        self.laid.push(laid);
        let number = u8::try_from(self.laid.len()).expect("there are 22 tiles");
        laid.cells().for_each(|(at, _)| self.square_mut(at).tile = number);
        for at in laid.looks(|cell| cell.straight) {
            if self.square(at).need == 0 {
                self.looked_at.push(at);
            }
            self.square_mut(at).need += 1;
        }
        laid.looks(|cell| cell.coast).for_each(|at| self.square_mut(at).ban += 1);
    }

    /// Takes the last tile away again.
    pub(crate) fn take_back(&mut self) {
        let (Some(laid), Some(mark)) = (self.laid.pop(), self.marks.pop()) else { return };
        self.looked_at.truncate(mark);
        laid.cells().for_each(|(at, _)| self.square_mut(at).tile = 0);
        laid.looks(|cell| cell.straight).for_each(|at| self.square_mut(at).need -= 1);
        laid.looks(|cell| cell.coast).for_each(|at| self.square_mut(at).ban -= 1);
    }

    /// The empty cells at which a straight side looks: land must lie there.
    fn needed(&self) -> impl Iterator<Item = i16> {
        self.looked_at.iter().copied().filter(|at| self.square(*at).tile == 0)
    }

    /// Whether no straight side is open.
    pub(crate) fn is_closed(&self) -> bool {
        self.needed().next().is_none()
    }

    /// What may lie in a cell; `None` if nothing may.
    fn demand(&self, at: i16) -> Option<Demand> {
        let square = self.square(at);
        if square.tile != 0 || square.ban != 0 || !Self::is_inside(at) {
            return None;
        }
        let mut demand = Demand::default();
        for (side, step) in STEPS.into_iter().enumerate() {
            let beside = self.square(at + step);
            demand.straight |= u8::from(beside.tile != 0 || beside.need != 0) << side;
            demand.coast |= u8::from(beside.tile == 0 && beside.ban != 0) << side;
        }
        Some(demand)
    }

    fn fits(&self, laid: Laid) -> bool {
        laid.cells().all(|(at, cell)| self.demand(at).is_some_and(|demand| demand.allows(cell)))
    }

    /// The ways to cover a cell with a lay.
    fn covering(at: i16, lay: &'static Lay) -> impl Iterator<Item = Laid> {
        lay.cells.iter().map(move |cell| Laid { lay, at: at - cell.offset })
    }

    /// All ways to lay a shape on needed cells.
    pub(crate) fn places(&self, shape: Shape) -> Vec<Laid> {
        let mut places: Vec<Laid> = Vec::new();
        for at in self.needed() {
            let ways = shape.lays().flat_map(|lay| Self::covering(at, lay));
            for laid in ways.filter(|laid| self.fits(*laid)) {
                let is_new =
                    !places.iter().any(|other| other.at == laid.at && other.lay.turns == laid.lay.turns);
                places.extend(is_new.then_some(laid));
            }
        }
        places
    }

    /// The ways to cover the needed cell that has the fewest.
    pub(crate) fn neediest(&self, left: &[(Shape, usize)]) -> Vec<Joint> {
        let mut best: Option<Vec<Joint>> = None;
        for at in self.needed() {
            let bound = best.as_ref().map_or(usize::MAX, Vec::len);
            match self.joints(at, left, bound) {
                Some(none) if none.is_empty() => return none,
                Some(fewer) => best = Some(fewer),
                None => {}
            }
        }
        best.unwrap_or_default()
    }

    /// The ways to cover a cell with the shapes left, if there are fewer than `bound`.
    fn joints(&self, at: i16, left: &[(Shape, usize)], bound: usize) -> Option<Vec<Joint>> {
        let Some(here) = self.demand(at) else { return Some(Vec::new()) };
        let around = STEPS.map(|step| self.demand(at + step));
        let kinds = left.iter().enumerate().filter(|(_, (_, count))| *count > 0);
        let lays = kinds.flat_map(|(kind, (shape, _))| shape.lays().map(move |lay| (kind, lay)));
        let mut joints = Vec::new();
        for (kind, lay) in lays {
            let fitting = lay.cells.iter().filter(|cell| lay.fits_beside(**cell, here, &around));
            joints.extend(fitting.map(|cell| Joint { laid: Laid { lay, at: at - cell.offset }, kind }));
            if joints.len() >= bound {
                return None;
            }
        }
        Some(joints)
    }

    /// The straight sides of a tile, whether it lies here already or not, with what lies beyond.
    fn beyond(&self, laid: Laid) -> impl Iterator<Item = u8> {
        laid.cells().flat_map(move |(at, cell)| {
            let straight = (0..6).filter(move |side| cell.straight >> side & 1 != 0);
            straight.map(move |side| self.square(at + STEPS[side]).tile)
        })
    }

    /// How many straight sides of a tile meet others.
    pub(crate) fn joined(&self, laid: Laid) -> u32 {
        self.beyond(laid).map(|tile| u32::from(tile != 0)).sum()
    }

    /// How many straight sides of a tile meet nothing.
    pub(crate) fn open(&self, laid: Laid) -> u32 {
        self.beyond(laid).map(|tile| u32::from(tile == 0)).sum()
    }

    /// How many tiles a tile touches.
    pub(crate) fn contacts(&self, laid: Laid) -> u32 {
        self.beyond(laid).filter(|tile| *tile != 0).fold(0_u32, |tiles, tile| tiles | 1 << tile).count_ones()
    }

    /// Whether a tile would touch any but the first `count` tiles.
    pub(crate) fn touches_after(&self, laid: Laid, count: usize) -> bool {
        self.beyond(laid).any(|tile| usize::from(tile) > count)
    }

    /// The chart of what lies here, with any area of each shape.
    pub(crate) fn chart(&self) -> Chart {
        let area = |laid: &Laid| laid.lay.shape.areas().next().expect("every shape has an area");
        Chart::of_tiles(self.laid.iter().map(|laid| (area(laid), laid.placement())))
    }
}
