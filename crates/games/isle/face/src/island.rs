//! The ground at a table, in parts that change at different times: a table keeps their drawings.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use engine::Set;
use isle::{Area, Border, Map};
use maud::{Markup, html};
use words::Language;

use super::ground::{Ground, Outlines};
use super::plan::Frame;
use super::sight::Sight;
use face::{Cells, Drawn};

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

/// The fissures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Cracks(Set<Border>);

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
    fn draw(&self, language: Language) -> Markup {
        html! { g id="v-sea" { (self.ground(language).sea(self.part.0)) } }
    }
}

impl Drawn for Island<Tiles> {
    fn draw(&self, language: Language) -> Markup {
        let ground = Ground { land: self.part.0, ..self.ground(language) };
        html! { g id="v-tiles" { (ground.tiles()) } }
    }
}

impl Drawn for Island<Cracks> {
    fn draw(&self, language: Language) -> Markup {
        let ground = Ground { fissures: self.part.0, ..self.ground(language) };
        html! { g id="v-cracks" { (ground.cracks()) } }
    }
}

impl Drawn for Island<Names> {
    fn draw(&self, language: Language) -> Markup {
        let ground = Ground { land: self.part.0, ..self.ground(language) };
        html! { g id="v-names" { (ground.names()) } }
    }
}

/// The ground, from the bottom of the sea up to the names.
pub(super) fn island(sight: Sight<'_>, cells: &Cells<'_>) -> [Markup; 4] {
    let (public, language) = (sight.public(), sight.language());
    let (land, fissures) = (public.land(), public.fissures());
    [
        cells.drawing("v-sea", part(sight, Sea(sight.frame())), language),
        cells.drawing("v-tiles", part(sight, Tiles(land)), language),
        cells.drawing("v-cracks", part(sight, Cracks(fissures)), language),
        cells.drawing("v-names", part(sight, Names(land)), language),
    ]
}

fn part<Part>(sight: Sight<'_>, part: Part) -> Island<Part> {
    Island { map: sight.public().shared_map(), is_built: sight.is_built(), part }
}
