//! What nobody can choose: the sea, the land that is left, borders, channels, fissures, names.

use engine::{Set, Small};
use isle::{AREAS, Area, Border, Channel, Map, Side, Space};
use maud::{Markup, html};
use words::{Language, say};

use super::names;
use super::plan::{Frame, Line, Plan, Point, SIDE, away, middle, side_line};
use super::sight::Sight;
use face::svg::{LETTERS, Path, num, place, rotate, translate};

/// What of a continent is still there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground<'a> {
    /// The continent at set-up, with the places on it.
    pub plan: Plan<'a>,
    /// The areas that are left.
    pub land: Set<Area>,
    /// The borders with a fissure.
    pub fissures: Set<Border>,
    /// The language of the few words on the map.
    pub language: Language,
    /// How outlines stand in the picture.
    pub outlines: Outlines,
}

/// How the outlines of areas stand in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outlines {
    /// Wherever they are painted: a document of its own.
    Drawn,
    /// Once, below names by which everything refers to them: a page, of which parts are replaced.
    Named,
}

impl<'a> Sight<'a> {
    /// What of the continent is still there, for a page.
    pub(super) fn ground(self) -> Ground<'a> {
        let public = self.public();
        Ground {
            plan: self.plan(),
            land: public.land(),
            fissures: public.fissures(),
            language: self.language(),
            outlines: Outlines::Named,
        }
    }
}

impl<'a> Ground<'a> {
    /// A continent on which nothing has happened.
    pub(super) const fn untouched(map: &'a Map, language: Language) -> Self {
        let (plan, land, fissures) = (Plan { map }, Area::every(), Set::EMPTY);
        Self { plan, land, fissures, language, outlines: Outlines::Drawn }
    }

    const fn map(self) -> &'a Map {
        self.plan.map
    }

    /// All of it, from the bottom of the sea up to the names.
    pub(super) fn draw(self, frame: Frame) -> Markup {
        html! {
            g class="v-ground" aria-hidden="true" {
                (self.sea(frame))
                (self.tiles())
                (self.cracks())
                (self.names())
            }
        }
    }

    /// The sea: four depths around the coast, lines of a chart, a rose in the emptiest corner.
    pub(super) fn sea(self, frame: Frame) -> Markup {
        let rose = rose_place(self.plan, Space::every(), frame);
        html! {
            rect class="v-sea" x=(num(frame.x - 900.0)) y=(num(frame.y - 900.0)) width=(num(frame.width + 1800.0)) height=(num(frame.height + 1800.0)) {}
            g class="v-rhumb" {
                @for step in 0..16 {
                    @let end = away(rose, 40.0, 22.5 * f64::from(step));
                    path d={ "M" (num(rose.0)) " " (num(rose.1)) "L" (num(end.0)) " " (num(end.1)) } {}
                }
            }
            // The long lines of the map stand in it once and are painted as often as they are needed.
            @if self.outlines == Outlines::Named { defs { (self.drawings()) } }
            (self.named("v-coast", Area::every()))
            @for depth in 1..=4 { use href="#v-coast" class={ "v-depth v-d" (depth) } {} }
            g transform=(place(rose.0, rose.1, 0.86)) { (compass()) }
        }
    }

    // Outlines.

    /// The outline of some areas: one closed line a space.
    pub(super) fn outline(self, areas: Set<Area>) -> Path {
        let mut data = Path::default();
        for space in areas.iter().flat_map(Area::spaces) {
            let mut points = Vec::new();
            for side in Side::ALL {
                let line = match self.map().beyond(space, side) {
                    Some(other) if other.area() == space.area() => Line::Straight,
                    Some(_) | None => Line::Rough,
                };
                let side = side_line(self.map().cell(space), side, line);
                points.extend_from_slice(&side[..side.len() - 1]);
            }
            data.polygon(&points);
        }
        data
    }

    /// Some areas with a class of their own.
    pub(super) fn shape(self, areas: Set<Area>, class: &str) -> Markup {
        html! {
            @match self.outlines {
                Outlines::Drawn => path class=(class) d=(self.outline(areas)) {},
                Outlines::Named => g class=(class) { (uses(areas)) },
            }
        }
    }

    /// Some areas below a name.
    fn named(self, id: &str, areas: Set<Area>) -> Markup {
        html! {
            defs {
                @match self.outlines {
                    Outlines::Drawn => path id=(id) d=(self.outline(areas)) {},
                    Outlines::Named => g id=(id) { (uses(areas)) },
                }
            }
        }
    }

    /// The line of a border, from one end to the other.
    fn border_line(self, border: Border, line: Line) -> Path {
        let sides = self.map().border_sides(border, self.map().line(border).low);
        let sides = sides.map(|(space, side)| side_line(self.map().cell(space), side, line));
        let mut data = Path::default();
        for line in joined(sides.collect()) {
            data.line(&line);
        }
        data
    }

    /// Some borders, each below a name on a page.
    pub(super) fn border_lines(self, borders: Set<Border>, line: Line) -> Markup {
        html! {
            @for border in borders {
                @match (self.outlines, line) {
                    (Outlines::Drawn, _) | (_, Line::Straight) => path d=(self.border_line(border, line)) {},
                    (Outlines::Named, Line::Rough) => use href={ "#v-line-" (border.index()) } {},
                    (Outlines::Named, Line::Jagged) => use href={ "#v-rift-" (border.index()) } {},
                }
            }
        }
    }

    /// What of a continent never changes, below the names by which a page refers to it: the outline of every area,
    /// its tile, its names, and every border as it is and as a fissure runs along it.
    fn drawings(self) -> Markup {
        let tints = self.tints();
        html! {
            @for area in Area::all() {
                path id={ "v-area-" (area) } d=(self.outline(Set::only(area))) {}
                g id={ "v-tile-" (area) } { (self.tile(area, tints)) }
                g id={ "v-names-" (area) } { (self.names_of(area)) }
            }
            @for border in self.map().borders() {
                path id={ "v-line-" (border.index()) } d=(self.border_line(border, Line::Rough)) {}
                path id={ "v-rift-" (border.index()) } d=(self.border_line(border, Line::Jagged)) {}
            }
        }
    }

    // Land.

    /// Darker water where areas have sunk.
    fn sunk(self) -> Markup {
        let gone = Area::every().difference(self.land);
        html! {
            @if !gone.is_empty() { (self.shape(gone, "v-sunk")) }
            @for area in gone {
                @let (x, y) = self.plan.at(area.first_space());
                g transform=(translate(x, y)) { g class="up" data-t=[self.name_of_sunk(area)] {
                    text class="v-gone" text-anchor="middle" y="5" font-size="15" { (say!(self.language, en: "{area} sunk", fr: "{area} engloutie", de: "{area} versunken")) }
                } }
            }
        }
    }

    fn name_of_sunk(self, area: Area) -> Option<String> {
        (self.outlines == Outlines::Named).then(|| names::sunk(area))
    }

    /// The tiles that are left, neighbours in different tints, with all that is printed on them but the names.
    pub(super) fn tiles(self) -> Markup {
        let tints = self.tints();
        html! {
            (self.sunk())
            (self.named("v-land", self.land))
            use href="#v-land" class="v-shade" transform="translate(3 7)" {}
            use href="#v-land" class="v-shore" {}
            @for area in self.land {
                @match self.outlines {
                    Outlines::Drawn => (self.tile(area, tints)),
                    Outlines::Named => use data-t=(names::area(area)) href={ "#v-tile-" (area) } {},
                }
            }
            defs { g id="v-borders" { (self.border_lines(self.inland(), Line::Rough)) } }
            use href="#v-borders" class="v-border" {}
            use href="#v-borders" class="v-border2" {}
        }
    }

    /// The borders between areas that are left.
    fn inland(self) -> Set<Border> {
        let borders = self.map().borders().iter();
        borders.filter(|border| self.map().line(*border).areas().is_subset(self.land)).collect()
    }

    /// A tint for every area, the lowest that no neighbour has; of four.
    fn tints(self) -> [usize; AREAS] {
        let mut tints = [usize::MAX; AREAS];
        for area in Area::all() {
            let taken: Vec<usize> =
                self.map().neighbours(area).iter().map(|other| tints[other.index()]).collect();
            tints[area.index()] = (0..4).find(|tint| !taken.contains(tint)).unwrap_or(3);
        }
        tints
    }

    /// The tile of an area: thin lines between its spaces, grooves from its volcano, a dish for each channel.
    fn tile(self, area: Area, tints: [usize; AREAS]) -> Markup {
        let class = format!("v-{}{}", if area.volcano().is_some() { 'b' } else { 'a' }, tints[area.index()]);
        let mut grooves = Path::default();
        for space in area.spaces().filter(|space| space.is_volcanic()) {
            let far = away(self.plan.at(space), 0.40, self.plan.flow(space));
            grooves.line(&[self.plan.crater(space), far]);
        }
        html! {
            (self.shape(Set::only(area), &class))
            @if area.size() > 1 { path class="v-thin" d=(self.inner_sides(area)) {} }
            @if area.volcano().is_some() {
                path class="v-groove" d=(grooves) {}
                path class="v-groove2" d=(grooves) {}
            }
            @for channel in area.spaces().flat_map(Channel::of) {
                @let (x, y) = self.plan.channel(channel);
                circle class="v-dish" cx=(num(x)) cy=(num(y)) r="12.5" {}
            }
        }
    }

    /// The sides on which two spaces of an area meet.
    fn inner_sides(self, area: Area) -> Path {
        let mut data = Path::default();
        for (space, side) in area.spaces().flat_map(|space| Side::ALL.map(|side| (space, side))) {
            let beyond = self.map().beyond(space, side);
            if beyond.is_some_and(|other| other.area() == area && space < other) {
                data.line(&side_line(self.map().cell(space), side, Line::Straight));
            }
        }
        data
    }

    /// Broad cracks along whole borders; on a page each is a thing of its own.
    pub(super) fn cracks(self) -> Markup {
        html! { @for border in self.fissures { g { (self.crack(border)) } } }
    }

    /// A broad crack along a border.
    pub(super) fn crack(self, border: Border) -> Markup {
        let line = self.border_lines(Set::only(border), Line::Jagged);
        html! {
            @for layer in ["v-crack-glow", "v-crack-dark", "v-crack-fire", "v-crack-hot"] {
                g class={ "v-crack " (layer) } { (line) }
            }
        }
    }

    /// The names of the spaces that are left.
    pub(super) fn names(self) -> Markup {
        html! {
            @for area in self.land {
                @match self.outlines {
                    Outlines::Drawn => (self.names_of(area)),
                    Outlines::Named => use data-t=(names::labels(area)) href={ "#v-names-" (area) } {},
                }
            }
        }
    }

    /// The name of every space of an area, as it is said everywhere.
    fn names_of(self, area: Area) -> Markup {
        html! {
            @for space in area.spaces() {
                @let (x, y) = self.plan.name(space);
                g transform=(translate(x, y)) { g class="up" {
                    text class="v-name" text-anchor="middle" y="5" font-size="14" {
                        (space)
                    }
                } }
            }
        }
    }
}

/// Lines that are put together where they meet, so that each goes on for as long as it can.
fn joined(mut parts: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    let meet = |one: &Point, other: &Point| (one.0 - other.0).hypot(one.1 - other.1) < 1.0;
    let mut lines: Vec<Vec<Point>> = Vec::new();
    while let Some(mut line) = parts.pop() {
        while let Some(at) = parts.iter().position(|part| {
            let ends = [part.first(), part.last()];
            ends.into_iter()
                .flatten()
                .any(|end| [line.first(), line.last()].into_iter().flatten().any(|own| meet(end, own)))
        }) {
            line = end_to_end(line, parts.swap_remove(at), meet);
        }
        lines.push(line);
    }
    lines
}

/// Two lines that have an end in common as one.
fn end_to_end(
    mut line: Vec<Point>,
    mut part: Vec<Point>,
    meet: impl Fn(&Point, &Point) -> bool,
) -> Vec<Point> {
    let is_at = |one: Option<&Point>, other: Option<&Point>| matches!((one, other), (Some(one), Some(other)) if meet(one, other));
    if is_at(line.first(), part.first()) || is_at(line.first(), part.last()) {
        line.reverse();
    }
    if is_at(line.last(), part.last()) {
        part.reverse();
    }
    line.extend(part.into_iter().skip(1));
    line
}

/// Areas by their names.
fn uses(areas: Set<Area>) -> Markup {
    html! { @for area in areas { use href={ "#v-area-" (area) } {} } }
}

/// The corner of the frame that lies furthest from land.
pub(super) fn rose_place(plan: Plan<'_>, land: Set<Space>, frame: Frame) -> Point {
    let (left, top, in_) = (frame.x, frame.y, 0.72 * SIDE);
    let (right, bottom) = (left + frame.width, top + frame.height);
    let corners = [
        (right - in_, bottom - in_),
        (left + in_, bottom - in_),
        (right - in_, top + in_),
        (left + in_, top + in_),
    ];
    let distance = |point: &Point| {
        let near = land.iter().map(|space| {
            let at = middle(plan.map.cell(space));
            (at.0 - point.0).hypot(at.1 - point.1)
        });
        near.fold(f64::INFINITY, f64::min)
    };
    corners.into_iter().max_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(corners[0])
}

/// A compass rose.
fn compass() -> Markup {
    html! {
        g class="v-rose" {
            circle r="34" {}
            @for step in 0..8 {
                @let (long, wide) = if step % 2 == 0 { (33, 5.0) } else { (22, 3.5) };
                g transform=(rotate(45.0 * f64::from(step))) {
                    path class="v-rose-dark" d={ "M0-" (long) "L" (num(wide)) "-5H0z" } {}
                    path class="v-rose-light" d={ "M0-" (long) "L-" (num(wide)) "-5H0z" } {}
                }
            }
            g transform="translate(0 -41)" { g class="up" { text class="v-north" y="4" text-anchor="middle" font-family=(LETTERS) font-size="11" font-weight="700" { "N" } } }
        }
    }
}
