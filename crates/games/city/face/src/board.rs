//! A city on a page: its picture as cells, so that a page is sent no more of it than has changed.

use std::hash::Hash;

use city::{Colour, Edge, EdgeSet, Side, Space, Who};
use maud::{Markup, html};

use super::gem::view_box;
use super::names;
use super::pennant::{pennant, shows};
use super::plan::{Frame, SIZE, Touch};
use super::preview::{Foreseen, previews};
use face::Cells;

impl Frame<'_> {
    /// What begins the ids of everything that belongs to this city. A page may show the neutral player's twice.
    pub(super) fn name_of(self, part: &str) -> String {
        let whose = match (self.who, self.touch) {
            (Who::Seat(seat), _) => seat.letter(),
            (Who::Neutral, Touch::Look) => 'x',
            (Who::Neutral, _) => 'n',
        };
        ["c-", &*whose.encode_utf8(&mut [0; 1]), "-", part].concat()
    }

    /// The whole city as one picture.
    pub(super) fn draw(self, cells: &Cells<'_>) -> Markup {
        let role = if self.touch == Touch::Look { "img" } else { "group" };
        let id = self.name_of("city");
        let drawing = html! {
            svg id=(id) data-t=(names::city(self.who)) class={ "c-board" @if self.touch == Touch::Own { " c-own" } } viewBox=(self.window()) role=(role) aria-label=(self.name())
                data-group=[(self.touch != Touch::Look).then_some(if self.touch == Touch::Own { "board" } else { "neutral" })]
                data-zoom=[(self.touch != Touch::Own).then_some("")] {
                (self.cells(cells))
            }
        };
        cells.part(&id, drawing)
    }

    /// What of the picture is shown.
    fn window(self) -> String {
        if self.has_pennants() { view_box(0.0, 0.0, SIZE, SIZE) } else { view_box(34.0, 34.0, 410.0, 410.0) }
    }

    /// Whether the Battles are drawn around it: not where the own city beside it has them.
    const fn has_pennants(self) -> bool {
        match self.touch {
            Touch::Own => true,
            Touch::Neutral => false,
            Touch::Look => self.sight.me().is_none(),
        }
    }

    /// Everything inside the picture, from the ground up.
    fn cells(self, cells: &Cells<'_>) -> Markup {
        let estate = self.estate;
        let sources = Colour::ALL.map(|colour| estate.sources(colour));
        let cell = |part: &str, key: &dyn Fn(&str) -> Markup| key(&self.name_of(part));
        html! {
            (cell("stone", &|id| cells.cell(id, (), || html! { g id=(id) { (super::frame::stone()) } })))
            (cell("band", &|id| cells.common(id, (self.touch, self.next()), || html! { g id=(id) { (self.band()) } })))
            @for space in Space::all() {
                (cell(&format!("s{space}"), &|id| cells.common(id, (self.touch, self.shown(space)), || self.space(space, Some(id)))))
            }
            (cell("rim", &|id| cells.common(id, (self.touch, estate.board()), || html! { g id=(id) { (self.rim(EdgeSet::EMPTY)) } })))
            (cell("sources", &|id| cells.common(id, (self.touch, sources, estate.covered()), || html! { g id=(id) class="c-sources" aria-hidden="true" { (self.sources_by_name()) } })))
            @if self.has_pennants() {
                @for line in city::Line::all().filter(|&line| shows(self, line)) {
                    @let key = (self.tally.contest(line), self.tally.strength(self.who, line), self.tally.rival(self.who, line));
                    (cell(&format!("l{line}"), &|id| cells.common(id, (self.touch, key), || pennant(self, line, Some(id)))))
                }
            }
            (cell("damage", &|id| cells.common(id, (self.touch, estate.pending()), || html! { g id=(id) { (self.pending()) } })))
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
        // Only what has a handle has a label, which says what an empty space faces and which Sources are complete.
        let is_labelled = self.touch != Touch::Look;
        let faced = (building.is_none() && is_labelled).then(|| self.faced(space));
        let closed = is_labelled.then(|| estate.all_sources().and(EdgeSet::around(space)));
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
