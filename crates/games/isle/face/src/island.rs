//! The ground at a table, in parts that change at different times: a table keeps their drawings.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use engine::{PerSeat, Set, Small};
use isle::{Area, Border, Map};
use maud::{Markup, Render, html};
use words::Language;

use super::ground::{Ground, Outlines, rose_place};
use super::moment::IDS;
use super::names;
use super::plan::Frame;
use super::sight::Sight;
use face::svg::num;
use face::{Cells, Drawn, Place};

/// What a part of the ground is drawn from.
#[derive(Clone, Debug, PartialEq)]
struct Island<Part> {
    map: Arc<Map>,
    is_built: bool,
    part: Part,
}

/// The sea around the continent at set-up, in the frame of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sea(Frame);

/// The tiles of the areas that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Tiles(Set<Area>);

/// The names of the spaces that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Names(Set<Area>);

impl Hash for Sea {
    /// The frame is that of a continent and its bays, which never change.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<Part: Hash> Hash for Island<Part> {
    /// The continent of a table never changes once it is built.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.is_built, &self.part).hash(state);
    }
}

impl<Part> Island<Part> {
    fn ground(&self, language: Language) -> Ground<'_> {
        Ground { outlines: Outlines::Named, ..Ground::untouched(&self.map, language) }
    }
}

impl Drawn for Island<Sea> {
    type Drawing = Arc<str>;

    fn draw(&self, language: Language) -> Arc<str> {
        html! { g id="v-sea" { (self.ground(language).sea(self.part.0)) } }.into_string().into()
    }
}

impl Drawn for Island<Tiles> {
    type Drawing = Arc<str>;

    fn draw(&self, language: Language) -> Arc<str> {
        let ground = Ground { land: self.part.0, ..self.ground(language) };
        html! { g id="v-tiles" { (ground.tiles()) } }.into_string().into()
    }
}

impl Drawn for Island<Names> {
    type Drawing = Arc<str>;

    fn draw(&self, language: Language) -> Arc<str> {
        let ground = Ground { land: self.part.0, ..self.ground(language) };
        html! { g id="v-names" { (ground.names()) } }.into_string().into()
    }
}

/// The ground, from the bottom of the sea up, and the names of the spaces, which stand above the pieces.
pub(super) struct Parts {
    sea: Markup,
    tiles: Markup,
    cracks: Vec<Place<'static>>,
    pub names: Markup,
}

impl Render for Parts {
    fn render(&self) -> Markup {
        html! { (self.sea) (self.tiles) @for crack in &self.cracks { (crack) } }
    }
}

/// The ground of the table.
pub(super) fn island(sight: Sight<'_>, cells: &Cells<'_>) -> Parts {
    let (public, language) = (sight.public(), sight.language());
    let (land, borders) = (public.land(), public.map().borders());
    let ids = borders.iter().map(|border| IDS.cracks[border.index()].as_str());
    let key = (sight.is_built(), borders, public.fissures());
    Parts {
        sea: cells.drawing("v-sea", part(sight, Sea(sight.whole())), language),
        tiles: cells.drawing("v-tiles", part(sight, Tiles(land)), language),
        cracks: cells.together("v-cracks", key, ids, || {
            borders.iter().map(|border| crack(sight, border, cells)).collect()
        }),
        names: cells.drawing("v-names", part(sight, Names(land)), language),
    }
}

/// The fissure on a border, if there is one: a thing of its own.
fn crack(sight: Sight<'_>, border: Border, cells: &Cells<'_>) -> Place<'static> {
    let id = &IDS.cracks[border.index()];
    let is_open = sight.public().fissures().contains(border);
    cells.common_within(id, is_open, || {
        let line = sight.public().map().line(border);
        html! {
            @if is_open { g id=(id) data-t=(names::fissure(line.low, line.high)) { (sight.ground().crack(border)) } }
            @else { g id=(id) {} }
        }
    })
}

/// The part of the picture that is shown on a page, with the place at sea: the land that is left and the boats that
/// still carry somebody.
pub(super) fn frame(sight: Sight<'_>, cells: &Cells<'_>) -> Place<'static> {
    const ID: &str = "v-frame";
    let (public, frame) = (sight.public(), sight.frame());
    let afloat = PerSeat::from_fn(sight.seats(), |seat| public.pieces(seat).is_afloat());
    cells.common_within(ID, (sight.is_built(), public.land(), sight.boats(), afloat), || {
        let (x, y) = rose_place(sight.plan(), public.spaces(), frame);
        let (x, y) =
            (x + (frame.x + frame.width / 2.0 - x) * 0.08, y + (frame.y + frame.height / 2.0 - y) * 0.08);
        html! {
            g id=(ID) data-frame=(frame.view_box()) aria-hidden="true" {
                circle class="v-open-sea" data-t=(names::SEA) cx=(num(x)) cy=(num(y)) r="30" {}
            }
        }
    })
}

fn part<Part>(sight: Sight<'_>, part: Part) -> Island<Part> {
    Island { map: sight.public().shared_map(), is_built: sight.is_built(), part }
}
