//! The building site of a continent: which cells are taken, needed or barred, and what fits where.

use crate::chart::Chart;
use crate::continent::Placement;
use crate::covers::{COVERS, Demand, Left};
use crate::shape::{Lay, LayCell, STEPS, Shape, WIDTH};
use crate::space::Cell;

/// The middle row and column. A continent grows from there and stays far from the rim; what would
/// reach the rim does not fit.
const MIDDLE: i16 = WIDTH / 2;
const AREA: usize = (WIDTH * WIDTH) as usize;
/// How near the rim a tile may lie.
const MARGIN: i16 = 3;

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

/// The building site.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    squares: Vec<Square>,
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
    /// What its neighbours demand.
    beside: Demand,
}

impl Square {
    /// What it demands of its neighbours: land or sea on the side that looks here, or neither.
    const fn shows(self) -> (bool, bool) {
        (self.tile != 0 || self.need != 0, self.tile == 0 && self.ban != 0)
    }
}

impl Site {
    /// An empty site.
    pub(crate) fn new() -> Self {
        Self {
            squares: vec![Square::default(); AREA],
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
    fn square(&self, at: i16) -> Square {
        self.squares[at as usize]
    }

    #[expect(clippy::cast_sign_loss, reason = "places are inside the site, which is checked by `fits`")]
    fn square_mut(&mut self, at: i16) -> &mut Square {
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
        laid.cells().for_each(|(at, _)| self.change(at, |square| square.tile = number));
        for at in laid.looks(|cell| cell.straight) {
            if self.square(at).need == 0 {
                self.looked_at.push(at);
            }
            self.change(at, |square| square.need += 1);
        }
        laid.looks(|cell| cell.coast).for_each(|at| self.change(at, |square| square.ban += 1));
    }

    /// Takes the last tile away again.
    pub(crate) fn take_back(&mut self) {
        let (Some(laid), Some(mark)) = (self.laid.pop(), self.marks.pop()) else { return };
        self.looked_at.truncate(mark);
        laid.cells().for_each(|(at, _)| self.change(at, |square| square.tile = 0));
        laid.looks(|cell| cell.straight).for_each(|at| self.change(at, |square| square.need -= 1));
        laid.looks(|cell| cell.coast).for_each(|at| self.change(at, |square| square.ban -= 1));
    }

    /// Changes a cell, and what its neighbours know of it.
    fn change(&mut self, at: i16, change: impl Fn(&mut Square)) {
        let square = self.square_mut(at);
        let before = square.shows();
        change(square);
        let (land, sea) = square.shows();
        if before == (land, sea) {
            return;
        }
        for (side, step) in STEPS.into_iter().enumerate() {
            let Demand { straight, coast } = &mut self.square_mut(at - step).beside;
            *straight = *straight & !(1 << side) | u8::from(land) << side;
            *coast = *coast & !(1 << side) | u8::from(sea) << side;
        }
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
        let is_free = square.tile == 0 && square.ban == 0 && Self::is_inside(at);
        is_free.then_some(square.beside)
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

    /// The ways to cover the needed cell that has the fewest with shapes of one or two cells, of which
    /// so many are left.
    pub(crate) fn neediest(&self, left: &Left) -> Vec<Laid> {
        let left = COVERS.of(left);
        let mut fewest = (0, 0);
        let mut count = u32::MAX;
        for at in self.needed() {
            let ways = COVERS.fitting(left, |step| self.demand(at + step));
            if ways.count_ones() < count {
                (count, fewest) = (ways.count_ones(), (at, ways));
            }
            if count == 0 {
                break;
            }
        }
        let (at, ways) = fewest;
        COVERS.each(ways).map(|(lay, offset)| Laid { lay, at: at - offset }).collect()
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

    /// Whether the tiles after the first `count` could have been laid one after another so that each
    /// touched another and left at most two sides open, as [`survey`](crate::survey) asks in more time
    /// (ISLE-15.4).
    pub(crate) fn has_order(&self, count: usize) -> bool {
        let mut lying = (1_u32 << count) - 1;
        let mut left: Vec<usize> = (count..self.laid.len()).collect();
        let fits = |place: usize, lying: u32| {
            let (mut touched, mut open) = (false, 0);
            for tile in self.beyond(self.laid[place]) {
                let lies = tile != 0 && lying >> (tile - 1) & 1 != 0;
                touched |= lies;
                open += u32::from(!lies);
            }
            touched && open <= 2
        };
        while let Some(next) = left.iter().position(|place| fits(*place, lying)) {
            lying |= 1 << left.swap_remove(next);
        }
        left.is_empty()
    }

    /// The chart of what lies here, with any area of each shape.
    pub(crate) fn chart(&self) -> Chart {
        let area = |laid: &Laid| laid.lay.shape.areas().next().expect("every shape has an area");
        Chart::of_tiles(self.laid.iter().map(|laid| (area(laid), laid.placement())))
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// What a needed cell knows of its neighbours is what they show, and the ways to cover it are all that fit.
    fn check(site: &Site, at: i16, all: &Left) {
        let known = site.square(at).beside;
        for (side, step) in STEPS.into_iter().enumerate() {
            let (land, sea) = site.square(at + step).shows();
            assert_eq!((known.straight >> side & 1, known.coast >> side & 1), (land.into(), sea.into()));
        }
        let ways = COVERS.fitting(COVERS.of(all), |step| site.demand(at + step));
        let found = COVERS.each(ways).map(|(lay, offset)| (lay.shape, lay.turns, at - offset));
        let lays = Shape::ALL.into_iter().filter(|shape| !shape.is_volcanic()).flat_map(Shape::lays);
        let fitting = lays.flat_map(|lay| Site::covering(at, lay)).filter(|laid| site.fits(*laid));
        let fitting = fitting.map(|laid| (laid.lay.shape, laid.lay.turns, laid.at));
        assert_eq!(found.collect::<Vec<_>>(), fitting.collect::<Vec<_>>());
    }

    #[test]
    fn ways_to_cover_a_cell_are_those_that_fit_when_tiles_come_and_go() {
        let all = Shape::ALL.map(|shape| if shape.is_volcanic() { 0 } else { shape.count() });
        let first = Shape::InlandVolcano.lays().next().unwrap();
        let mut checked = 0;
        for seed in 0..40 {
            let (mut site, mut rng) = (Site::new(), Rng::from_seed(seed));
            site.place(Laid::at_the_middle(first));
            for _ in 0..30 {
                checked += site.needed().inspect(|at| check(&site, *at, &all)).count();
                let ways = site.neediest(&all);
                let goes_back = site.laid().len() > 1 && rng.chance(1, 4);
                match rng.pick(&ways).filter(|_| !goes_back) {
                    Some(laid) => site.place(*laid),
                    None => site.take_back(),
                }
            }
        }
        assert!(checked > 5000, "{checked} cells");
    }
}
