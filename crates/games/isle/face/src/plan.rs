//! Where everything lies on the picture: hexagons, sides, channels, places for pieces.
//!
//! A hexagon has a corner on top and sides 60 long; y grows downwards. Sides are roughened by rule, so that
//! both tiles at a side agree on its line.

use std::sync::LazyLock;

use engine::Set;
use isle::{Cell, Channel, Depth, GeyserSite, Map, Side, Space};
use maud::{Markup, html};

use face::svg::{Path, Scatter, polygon, translate};

/// The length of a side, and so the distance from the middle to a corner.
pub(super) const SIDE: f64 = 60.0;

/// A place on the picture.
pub(super) type Point = (f64, f64);

/// The middle of a cell.
pub(super) fn middle(cell: Cell) -> Point {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    (SIDE * 3_f64.sqrt() * (q + r / 2.0), SIDE * 1.5 * r)
}

/// The place `reach` sides away from a middle, at an angle in degrees from the east, clockwise.
pub(super) fn away((x, y): Point, reach: f64, degrees: f64) -> Point {
    let angle = degrees.to_radians();
    (x + SIDE * reach * angle.cos(), y + SIDE * reach * angle.sin())
}

/// In which direction a side looks, in degrees from the east, clockwise.
pub(super) fn direction(side: Side) -> f64 {
    -60.0 * f64::from(side as u8)
}

/// The corner before a side, counter-clockwise.
fn corner(cell: Cell, side: Side) -> Point {
    /// As seen from the middle of the cell.
    static CORNERS: LazyLock<[Point; 6]> =
        LazyLock::new(|| Side::ALL.map(|side| away((0.0, 0.0), 1.0, direction(side) + 30.0)));
    let ((x, y), (dx, dy)) = (middle(cell), CORNERS[side as usize]);
    (x + dx, y + dy)
}

/// How straight a side is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    /// As a ruler draws it.
    Straight,
    /// As the sea, or the edge of a tile, wears it.
    Rough,
    /// As a crack runs.
    Jagged,
}

/// The line of a side, from its first corner to its second, counter-clockwise. Its points have whole coordinates: a
/// map consists of two thousand of them, and nobody sees half a unit of a side of 60.
pub(super) fn side_line(cell: Cell, side: Side, line: Line) -> Vec<Point> {
    let next = side.turned(1);
    let (from, to) = (whole(corner(cell, side)), whole(corner(cell, next)));
    let (key_from, key_to) = (cell.corner(side), cell.corner(next));
    if line == Line::Straight {
        return vec![from, to];
    }
    let is_forward = key_from < key_to;
    let (low, high) = if is_forward { (from, to) } else { (to, from) };
    let keys = key_from.min(key_to);
    let other = key_from.max(key_to);
    let seed = [keys.0, keys.1, other.0, other.1]
        .into_iter()
        .fold(7_u32, |seed, part| seed.wrapping_mul(31).wrapping_add(u32::from(part.cast_unsigned())));
    let mut points = broken(low, high, line, seed);
    if !is_forward {
        points.reverse();
    }
    points
}

const fn whole((x, y): Point) -> Point {
    (x.round(), y.round())
}

/// A line broken into pieces that stray to either side.
fn broken(low: Point, high: Point, line: Line, seed: u32) -> Vec<Point> {
    let mut scatter = Scatter::new(seed);
    let (dx, dy) = (high.0 - low.0, high.1 - low.1);
    let pieces = 7;
    let mut points = vec![low];
    for step in 1..pieces {
        let share = f64::from(step) / f64::from(pieces);
        let stray = match line {
            Line::Straight => 0.0,
            Line::Rough => scatter.between(-0.05, 0.05),
            Line::Jagged if step % 2 == 0 => scatter.between(0.05, 0.11),
            Line::Jagged => scatter.between(-0.11, -0.05),
        };
        points.push(whole((low.0 + dx * share - dy * stray, low.1 + dy * share + dx * stray)));
    }
    points.push(high);
    points
}

/// The outline of a hexagon a little smaller than its space, as path data around the origin.
pub(super) fn hexagon(share: f64) -> Path {
    let corners: Vec<Point> =
        Side::ALL.iter().map(|&side| away((0.0, 0.0), share, direction(side) + 30.0)).collect();
    polygon(&corners)
}

/// A continent with the places on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan<'a> {
    /// What lies where.
    pub map: &'a Map,
}

/// The part of the picture in which the continent lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Frame {
    /// As the attribute of an `svg`.
    pub(super) fn view_box(self) -> String {
        format!("{:.0} {:.0} {:.0} {:.0}", self.x, self.y, self.width, self.height)
    }

    /// The same around its middle, but no smaller than a share of another one, so that nothing is drawn too large.
    pub(super) fn at_least(self, whole: Self, share: f64) -> Self {
        let (width, height) = (self.width.max(whole.width * share), self.height.max(whole.height * share));
        let (x, y) = (self.x - (width - self.width) / 2.0, self.y - (height - self.height) / 2.0);
        Self { x, y, width, height }
    }
}

impl Plan<'_> {
    /// The middle of a space.
    pub(super) fn at(self, space: Space) -> Point {
        middle(self.map.cell(space))
    }

    /// Some land with a strip of sea around it, and these cells at sea.
    pub(super) fn frame(self, land: Set<Space>, boats: &[Cell]) -> Frame {
        let land = land.iter().map(|space| (self.at(space), 1.36 * SIDE));
        let boats = boats.iter().map(|&cell| (middle(cell), 0.86 * SIDE));
        let (mut left, mut top) = (f64::INFINITY, f64::INFINITY);
        let (mut right, mut bottom) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        for ((x, y), pad) in land.chain(boats) {
            (left, right) = (left.min(x - pad), right.max(x + pad));
            (top, bottom) = (top.min(y - pad), bottom.max(y + pad));
        }
        Frame { x: left, y: top, width: right - left, height: bottom - top }
    }

    /// In which direction lava flows in a space, in degrees: away from its volcano; upwards where there is none.
    pub(super) fn flow(self, space: Space) -> f64 {
        if !space.is_volcanic() {
            return -90.0;
        }
        let (volcano, here) = (self.crater(space), self.at(space));
        (here.1 - volcano.1).atan2(here.0 - volcano.0).to_degrees()
    }

    /// Where the volcano of a space's area stands: the common corner of its three spaces.
    pub(super) fn crater(self, space: Space) -> Point {
        let middles: Vec<Point> = space.area().spaces().map(|space| self.at(space)).collect();
        let share = 1.0 / f64::from(u8::try_from(middles.len()).unwrap_or(1));
        middles.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0 * share, sum.1 + point.1 * share))
    }

    /// Where a channel is.
    pub(super) fn channel(self, channel: Channel) -> Point {
        let reach = match channel.depth() {
            Depth::Near => -0.27,
            Depth::Far => 0.40,
            Depth::Pit => 0.0,
        };
        away(self.at(channel.space()), reach, self.flow(channel.space()))
    }

    /// Where a geyser is.
    pub(super) fn geyser(self, site: GeyserSite) -> Point {
        away(self.at(site.space), 0.70, direction(site.side))
    }

    /// Where a standing settler is, `place` counting those who share the space.
    pub(super) fn settler(self, space: Space, place: usize) -> Point {
        const BESIDE_LAVA: [(f64, f64); 4] = [(0.12, 0.42), (0.12, -0.42), (0.42, 0.46), (0.42, -0.46)];
        const BESIDE_PIT: [(f64, f64); 4] = [(-0.46, 0.34), (0.44, 0.36), (-0.58, 0.0), (0.12, -0.5)];
        let places = if space.is_volcanic() { BESIDE_LAVA } else { BESIDE_PIT };
        self.beside(space, places[place % 4])
    }

    /// Where a loose moai lies, `place` counting the owners who share the space.
    pub(super) fn loose(self, space: Space, place: usize) -> Point {
        const BESIDE_LAVA: [(f64, f64); 4] = [(-0.32, 0.48), (-0.32, -0.48), (-0.10, 0.66), (-0.10, -0.66)];
        const BESIDE_PIT: [(f64, f64); 4] = [(0.0, -0.52), (0.40, -0.02), (-0.40, -0.10), (-0.10, 0.50)];
        let places = if space.is_volcanic() { BESIDE_LAVA } else { BESIDE_PIT };
        self.beside(space, places[place % 4])
    }

    /// A place so far along the flow, and so far to its right.
    fn beside(self, space: Space, (along, aside): (f64, f64)) -> Point {
        let flow = self.flow(space);
        away(away(self.at(space), along, flow), aside, flow + 90.0)
    }

    /// Where the name of a space stands: in its upper corner, or in the lower one if a volcano is in the way.
    pub(super) fn name(self, space: Space) -> Point {
        let (x, y) = self.at(space);
        let crater = self.crater(space);
        if !space.is_volcanic() || (crater.0 - x).abs() > 1.0 {
            (x, y - 0.62 * SIDE)
        } else if crater.1 < y {
            (x, y + 0.79 * SIDE)
        } else {
            (x, y - 0.76 * SIDE)
        }
    }
}

/// A drawing at a place, which stays upright when the map is turned.
pub(super) fn upright((x, y): Point, drawing: &Markup) -> Markup {
    html! { g transform=(translate(x, y)) { g class="up" { (drawing) } } }
}
