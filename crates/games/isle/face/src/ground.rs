//! What nobody can choose: the sea, the land that is left, borders, channels, fissures, names.

use engine::{Set, Small};
use isle::{AREAS, Area, Border, Channel, Map, Side, Space};
use maud::{Markup, html};
use words::{Language, say};

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

/// What lies beyond a side of a space that is left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beyond {
    Sea,
    SameArea,
    Area(Border),
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

    fn spaces(self) -> impl Iterator<Item = Space> {
        self.land.iter().flat_map(Area::spaces)
    }

    fn beyond(self, space: Space, side: Side) -> Beyond {
        match self.map().beyond(space, side) {
            Some(other) if other.area() == space.area() => Beyond::SameArea,
            Some(other) if self.land.contains(other.area()) => {
                self.map().border(space, side).map_or(Beyond::Sea, Beyond::Area)
            }
            Some(_) | None => Beyond::Sea,
        }
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
        let rose = rose_place(self.plan, frame);
        html! {
            rect class="v-sea" x=(num(frame.x - 900.0)) y=(num(frame.y - 900.0)) width=(num(frame.width + 1800.0)) height=(num(frame.height + 1800.0)) {}
            g class="v-rhumb" {
                @for step in 0..16 {
                    @let end = away(rose, 40.0, 22.5 * f64::from(step));
                    path d={ "M" (num(rose.0)) " " (num(rose.1)) "L" (num(end.0)) " " (num(end.1)) } {}
                }
            }
            // The long lines of the map stand in it once and are painted as often as they are needed.
            (self.outline_names())
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

    /// The outline of every area below its name.
    fn outline_names(self) -> Markup {
        html! {
            @if self.outlines == Outlines::Named {
                defs { @for area in Area::all() { path id={ "v-area-" (area) } d=(self.outline(Set::only(area))) {} } }
            }
        }
    }

    /// The lines of some sides, one after the other.
    fn sides(self, line: Line, wanted: impl Fn(Beyond) -> bool) -> Path {
        let mut data = Path::default();
        for (space, side) in self.spaces().flat_map(|space| Side::ALL.map(|side| (space, side))) {
            let is_first = self
                .map()
                .beyond(space, side)
                .is_none_or(|other| space < other || !self.land.contains(other.area()));
            if is_first && wanted(self.beyond(space, side)) {
                data.line(&side_line(self.map().cell(space), side, line));
            }
        }
        data
    }

    /// The line of a border.
    pub(super) fn border_line(self, border: Border, line: Line) -> Path {
        self.border_lines(Set::only(border), line)
    }

    /// The lines of some borders.
    pub(super) fn border_lines(self, borders: Set<Border>, line: Line) -> Path {
        let mut data = Path::default();
        for border in borders {
            for (space, side) in self.map().border_sides(border, self.map().line(border).low) {
                data.line(&side_line(self.map().cell(space), side, line));
            }
        }
        data
    }

    // Land.

    /// Darker water where areas have sunk.
    fn sunk(self) -> Markup {
        let gone = Area::every().difference(self.land);
        html! {
            @if !gone.is_empty() { (self.shape(gone, "v-sunk")) }
            @for area in gone {
                @let (x, y) = self.plan.at(area.first_space());
                g transform=(translate(x, y)) { g class="up" {
                    text class="v-gone" text-anchor="middle" y="5" font-size="15" { (say!(self.language, en: "{area} sunk", fr: "{area} engloutie", de: "{area} versunken")) }
                } }
            }
        }
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
                (self.shape(Set::only(area), &format!("v-{}{}", if area.volcano().is_some() { 'b' } else { 'a' }, tints[area.index()])))
            }
            (self.lines())
            (self.channels())
        }
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

    /// Thin lines between spaces of an area, double ones between areas.
    fn lines(self) -> Markup {
        let borders = self.sides(Line::Rough, |beyond| matches!(beyond, Beyond::Area(_)));
        html! {
            path class="v-thin" d=(self.sides(Line::Straight, |beyond| beyond == Beyond::SameArea)) {}
            defs { path id="v-borders" d=(borders) {} }
            use href="#v-borders" class="v-border" {}
            use href="#v-borders" class="v-border2" {}
        }
    }

    /// Grooves from each volcano, and a dish for each channel.
    fn channels(self) -> Markup {
        let mut grooves = Path::default();
        for space in self.spaces().filter(|space| space.is_volcanic()) {
            let far = away(self.plan.at(space), 0.40, self.plan.flow(space));
            grooves.line(&[self.plan.crater(space), far]);
        }
        html! {
            defs { path id="v-grooves" d=(grooves) {} }
            use href="#v-grooves" class="v-groove" {}
            use href="#v-grooves" class="v-groove2" {}
            @for channel in self.spaces().flat_map(Channel::of) {
                @let (x, y) = self.plan.channel(channel);
                circle class="v-dish" cx=(num(x)) cy=(num(y)) r="12.5" {}
            }
        }
    }

    /// Broad cracks along whole borders.
    pub(super) fn cracks(self) -> Markup {
        let line = self.border_lines(self.fissures, Line::Jagged);
        let layers = ["v-crack-glow", "v-crack-dark", "v-crack-fire", "v-crack-hot"];
        html! {
            @if !line.is_empty() {
                @if self.outlines == Outlines::Named { defs { path id="v-crack" d=(line) {} } }
                @for layer in layers {
                    @match self.outlines {
                        Outlines::Drawn => path class={ "v-crack " (layer) } d=(line) {},
                        Outlines::Named => use href="#v-crack" class={ "v-crack " (layer) } {},
                    }
                }
            }
        }
    }

    /// The name of every space: the number alone where an area has only one.
    pub(super) fn names(self) -> Markup {
        html! {
            @for space in self.spaces() {
                @let (x, y) = self.plan.name(space);
                g transform=(translate(x, y)) { g class="up" {
                    text class="v-name" text-anchor="middle" y="5" font-size="14" {
                        @if space.area().size() == 1 { (space.area()) } @else { (space) }
                    }
                } }
            }
        }
    }
}

/// Areas by their names.
fn uses(areas: Set<Area>) -> Markup {
    html! { @for area in areas { use href={ "#v-area-" (area) } {} } }
}

/// The corner of the frame that lies furthest from land.
fn rose_place(plan: Plan<'_>, frame: Frame) -> Point {
    let (left, top, in_) = (frame.x, frame.y, 0.72 * SIDE);
    let (right, bottom) = (left + frame.width, top + frame.height);
    let corners = [
        (right - in_, bottom - in_),
        (left + in_, bottom - in_),
        (right - in_, top + in_),
        (left + in_, top + in_),
    ];
    let distance = |point: &Point| {
        let near = Space::all().map(|space| {
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
