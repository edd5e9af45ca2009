//! What stands at its place on the map for as long as the place is there: volcanoes, geysers with their moai, boats.

use engine::{PerSeat, Seat, Set, Small};
use isle::{Geyser, Volcano};
use maud::{Markup, html};

use super::board::{Board, Handle, gone};
use super::handles;
use super::labels;
use super::moment::IDS;
use super::names;
use super::pieces::Piece;
use super::plan::{Point, SIDE, middle, upright};
use super::shared::Ring;
use face::Place;

impl Board<'_> {
    /// The volcanoes, which change together.
    pub(super) fn volcanoes(self, volcanoes: Set<Volcano>) -> Vec<Place<'static>> {
        let key = (self.sight.public().volcanoes(), self.moment.recent.volcanoes);
        let ids = volcanoes.iter().map(|volcano| IDS.volcanoes[volcano.index()].as_str());
        self.together("v-volcanoes", key, ids, || {
            volcanoes.iter().map(|volcano| self.volcano(volcano)).collect()
        })
    }

    /// The geysers with what stands on them. Most choices change none of them.
    pub(super) fn geysers(self, geysers: Set<Geyser>) -> Vec<(Geyser, Place<'static>)> {
        let public = self.sight.public();
        let standing = PerSeat::from_fn(self.sight.seats(), |seat| public.pieces(seat).standing());
        let key =
            (self.sight.is_built(), public.land(), public.fissures(), standing, &self.moment.marks.raises);
        let ids = geysers.iter().map(|geyser| IDS.geysers[geyser.index()].as_str());
        let drawn = self
            .together("v-geysers", key, ids, || geysers.iter().map(|geyser| self.geyser(geyser)).collect());
        geysers.iter().zip(drawn).collect()
    }

    /// The cone with its number.
    fn volcano(self, volcano: Volcano) -> Place<'static> {
        let is_left = self.sight.public().volcanoes().contains(volcano);
        let is_angry = self.moment.recent.volcanoes.contains(volcano);
        self.cell(&IDS.volcanoes[volcano.index()], (is_left, is_angry), |id| {
            if !is_left {
                return gone(id);
            }
            let at = self.sight.plan().crater(volcano.area().first_space());
            let class = if is_angry { "v-volcano v-still v-angry" } else { "v-volcano v-still" };
            html! {
                g id=[id] class=(class) data-t=[id.map(|_| names::crater(volcano))] aria-hidden="true" {
                    (upright(at, &html! {
                        use href="#vi-o" {}
                        text class="v-number" text-anchor="middle" y="5.6" font-size="16" { (volcano) }
                    }))
                }
            }
        })
    }

    /// A geyser with what stands on it.
    fn geyser(self, geyser: Geyser) -> Place<'static> {
        let (public, moment) = (self.sight.public(), self.moment);
        let site = public.map().site(geyser);
        let is_left = public.spaces().contains(site.space);
        let owner = public.standing(geyser);
        let border = public.faced_border(geyser);
        let is_closed = border.is_some_and(|border| public.fissures().contains(border));
        // What a raise would do is shown when a person points at it; a picture would show all of it at once.
        let omen = moment.marks.omen(site).filter(|_| self.cells.is_some());
        let key = (is_left, owner, border, is_closed, omen);
        self.cell(&IDS.geysers[geyser.index()], key, |id| {
            if !is_left {
                return gone(id);
            }
            let at = self.sight.plan().geyser(site);
            let moai = id.map(|_| names::moai(site.space, site.side));
            // The geyser stays below its moai: it is seen until the moai stands.
            let drawing = self.upright(
                at,
                &html! {
                    use data-t=[id.map(|_| names::geyser(site.space, site.side))] href="#vi-g" {}
                    @if let Some(owner) = owner { g transform="translate(0 -8)" { (self.piece(Piece::Standing, owner, moai)) } }
                },
            );
            let drawing = html! { (drawing) @if let Some(omen) = omen { (omen.draw(self.sight, at)) } };
            let class = if owner.is_some() { "v-piece v-stands" } else { "v-geyser" };
            let (name, label) = (handles::of_geyser(site.space, site.side), labels::geyser(self.sight, geyser));
            self.handle(&Handle { id, name, class, label: &label, at, ring: Ring::Small }, &drawing)
        })
    }

    /// The boat of a seat in its bay; several share one on the standard continent.
    pub(super) fn boat(self, seat: Seat) -> Place<'static> {
        const BESIDE: [Point; 4] = [(-0.34, -0.28), (0.36, -0.22), (-0.30, 0.42), (0.40, 0.46)];
        let (public, place) = (self.sight.public(), seat.index());
        let own = public.pieces(seat);
        let shared = public.all_pieces().filter(|(_, other)| other.boat() == own.boat()).count() > 1;
        let key = (own.boat(), own.is_afloat(), shared);
        self.cell(&IDS.boats[place % IDS.boats.len()], key, |id| {
            let Some(cell) = own.boat() else { return gone(id) };
            let (x, y) = middle(cell);
            let (dx, dy) = if shared { BESIDE[place % 4] } else { (0.0, 0.0) };
            self.boat_at(id, seat, (x + dx * SIDE, y + dy * SIDE))
        })
    }

    fn boat_at(self, id: Option<&str>, seat: Seat, at: Point) -> Markup {
        let is_afloat = self.sight.public().pieces(seat).is_afloat();
        let named = |name: String| id.map(|_| name);
        let drawing = self.upright(
            at,
            &html! {
                g transform="scale(.7)" { (self.piece(Piece::Boat, seat, named(names::boat(seat)))) }
                @if is_afloat { g transform="translate(-9 -3) scale(.62)" { (self.piece(Piece::Settler, seat, named(names::aboard(seat)))) } }
            },
        );
        let class = if is_afloat { "v-piece" } else { "v-piece v-still v-empty" };
        if is_afloat && self.sight.is_me(seat) {
            let (name, label) = (handles::BOAT.to_owned(), labels::boat(self.sight));
            return self.handle(&Handle { id, name, class, label, at, ring: Ring::Boat }, &drawing);
        }
        self.still(at, id, &format!("{class} v-still"), &drawing)
    }
}
