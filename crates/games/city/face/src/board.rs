//! A city on a page: its picture as cells, so that a page is sent no more of it than has changed.

use std::hash::Hash;

use city::{Colour, Edge, EdgeSet, Side, Space, Who};
use maud::{Markup, html};

use super::gem::view_box;
use super::pennant::{pennant, shows};
use super::plan::{Frame, SIZE, Touch};
use super::preview::{Foreseen, previews};
use face::Cells;

impl Frame<'_> {
    /// What begins the ids of everything that belongs to this city. A page may show the neutral player's twice.
    pub(super) fn name_of(self, part: &str) -> String {
        match (self.who, self.touch) {
            (Who::Seat(seat), _) => format!("c-{seat}-{part}"),
            (Who::Neutral, Touch::Look) => format!("c-x-{part}"),
            (Who::Neutral, _) => format!("c-n-{part}"),
        }
    }

    /// The whole city as one picture.
    pub(super) fn draw(self, cells: &Cells<'_>) -> Markup {
        let role = if self.touch == Touch::Look { "img" } else { "group" };
        let id = self.name_of("city");
        let drawing = html! {
            svg id=(id) class={ "c-board" @if self.touch == Touch::Own { " c-own" } } viewBox=(self.window()) role=(role) aria-label=(self.name())
                data-group=[(self.touch != Touch::Look).then_some(if self.touch == Touch::Own { "board" } else { "neutral" })]
                data-zoom=[(self.touch == Touch::Look).then_some("")] {
                (self.cells(cells))
            }
        };
        cells.part(&id, drawing)
    }

    /// What of the picture is shown: the neutral player's has no pennants.
    fn window(self) -> String {
        if self.touch == Touch::Neutral {
            view_box(34.0, 34.0, 410.0, 410.0)
        } else {
            view_box(0.0, 0.0, SIZE, SIZE)
        }
    }

    /// Everything inside the picture, from the ground up.
    fn cells(self, cells: &Cells<'_>) -> Markup {
        let estate = self.estate;
        let sources = Colour::ALL.map(|colour| estate.sources(colour));
        let closed = estate.all_sources().and(EdgeSet::BORDER);
        let cell = |part: &str, key: &dyn Fn(&str) -> Markup| key(&self.name_of(part));
        html! {
            (cell("stone", &|id| cells.cell(id, (), || html! { g id=(id) { (super::frame::stone()) } })))
            (cell("band", &|id| cells.cell(id, self.next(), || html! { g id=(id) { (self.band()) } })))
            @for space in Space::all() {
                (cell(&format!("s{space}"), &|id| cells.cell(id, self.shown(space), || self.space(space, Some(id)))))
            }
            (cell("rim", &|id| cells.cell(id, (estate.board(), closed), || html! { g id=(id) { (self.rim()) } })))
            (cell("sources", &|id| cells.cell(id, (sources, estate.covered()), || html! { g id=(id) { (self.sources()) } })))
            @if self.touch != Touch::Neutral {
                @for line in city::Line::all().filter(|&line| shows(self, line)) {
                    @let key = (self.tally.contest(line), self.tally.strength(self.who, line));
                    (cell(&format!("l{line}"), &|id| cells.cell(id, key, || pennant(self, line, Some(id)))))
                }
            }
            (cell("damage", &|id| cells.cell(id, estate.pending(), || html! { g id=(id) { (self.pending()) } })))
            @if self.touch == Touch::Own {
                (cell("edges", &|id| cells.cell(id, self.coverable(), || html! { g id=(id) { (self.edges()) } })))
                (cells.cell("c-previews", Foreseen(self), || previews(self)))
            }
        }
    }

    /// What the drawing of a space depends on.
    fn shown(self, space: Space) -> impl Hash {
        let estate = self.estate;
        let building = estate.building(space);
        // Only the label of an empty space says what it faces, and only what has a handle has a label.
        let faced = (building.is_none() && self.touch != Touch::Look).then(|| self.faced(space));
        let closed = estate.all_sources().and(EdgeSet::around(space));
        let state =
            (estate.ruined().contains(space), estate.warded().contains(space), self.is_threatened(space));
        (building, faced, closed, state)
    }

    /// The colours that a space faces: above, to the right, below, to the left.
    pub(super) fn faced(self, space: Space) -> [Option<Colour>; 4] {
        Side::ALL.map(|side| {
            let [before, after] = self.estate.fragments(self.pack(), Edge::of(space, side));
            if matches!(side, Side::North | Side::West) { before } else { after }
        })
    }
}
