//! The map with everything that stands on it, as one picture: spaces, channels, settlers, geysers.
//!
//! What a person may choose is a handle with its own rings; in a picture for files it is only drawn.

use std::hash::Hash;

use engine::{Seat, Set, Small};
use isle::{Channel, Content, Geyser, Phase, Side, Space, Spot, Volcano, areas_of};
use maud::{Markup, Render, html};

use super::handles;
use super::labels;
use super::marks;
use super::moment::{IDS, Moment};
use super::names;
use super::pieces::{LAVAS, ON_THE_MAP, Piece, piece};
use super::plan::{Point, upright};
use super::shared::{HEXAGONS, Ring};
use super::sight::Sight;
use face::svg::{LETTERS, translate};
use face::{Cells, Place};

/// The map being drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    pub(super) sight: Sight<'a>,
    pub(super) moment: &'a Moment<'a>,
    /// The cells of the page; none in a document of its own, where nothing can be chosen.
    pub(super) cells: Option<&'a Cells<'a>>,
}

/// The parts of the map above the ground, to be put together.
pub(super) struct Parts<'a> {
    sight: Sight<'a>,
    dangers: Place<'static>,
    doomed: Place<'static>,
    spaces: Vec<Place<'static>>,
    lasts: Place<'static>,
    inhabitants: Vec<Place<'static>>,
    volcanoes: Vec<Place<'static>>,
    geysers: Vec<(Geyser, Place<'static>)>,
    boats: Vec<Place<'static>>,
    slots: Vec<Place<'static>>,
}

impl Render for Parts<'_> {
    fn render(&self) -> Markup {
        // The furthest geysers first, so that nearer statues stand before them.
        let (plan, map) = (self.sight.plan(), self.sight.public().map());
        let height = |geyser: Geyser| plan.geyser(map.site(geyser)).1;
        let mut geysers: Vec<(f64, &Place<'static>)> =
            self.geysers.iter().map(|(geyser, drawing)| (height(*geyser), drawing)).collect();
        geysers.sort_by(|one, other| one.0.total_cmp(&other.0));
        html! {
            // Each layer is a group of its own, so that a thing keeps its place among its neighbours when another one comes or goes.
            (self.dangers)
            (self.doomed)
            g class="v-spaces" { @for space in &self.spaces { (space) } }
            (self.lasts)
            g class="v-inhabitants" { @for one in &self.inhabitants { (one) } }
            g class="v-volcanoes" { @for volcano in &self.volcanoes { (volcano) } }
            g class="v-geysers" { @for (_, geyser) in geysers { (geyser) } }
            g class="v-boats" { @for boat in &self.boats { (boat) } }
            // Statues and settlers are tall: a channel behind them can still be chosen.
            g class="v-slots" { @for slots in &self.slots { (slots) } }
        }
    }
}

/// Something that may be chosen: its name, how it looks and is called, where its rings lie.
pub(super) struct Handle<'a> {
    /// The id of the cell, if it is one.
    pub id: Option<&'a str>,
    pub name: String,
    pub class: &'a str,
    pub label: &'a str,
    pub at: Point,
    pub ring: Ring,
}

impl<'a> Board<'a> {
    /// For a page.
    pub(super) const fn on_page(moment: &'a Moment<'a>, cells: &'a Cells<'a>) -> Self {
        Self { sight: moment.sight, moment, cells: Some(cells) }
    }

    /// For a document of its own.
    pub(super) const fn alone(moment: &'a Moment<'a>) -> Self {
        Self { sight: moment.sight, moment, cells: None }
    }

    /// Everything above the ground. A page has a cell for whatever was ever there, so that its places stay.
    pub(super) fn parts(self) -> Parts<'a> {
        let (sight, moment, public) = (self.sight, self.moment, self.sight.public());
        let every = self.cells.is_some();
        let spaces = if every { Space::every() } else { public.spaces() };
        let volcanoes = if every { Volcano::every() } else { public.volcanoes() };
        let built = sight.is_built();
        let recent = moment.recent;
        let danger = (built, public.land(), public.fissures());
        let last = (sight.view.threatened(), recent.arrived, recent.made, recent.raised);
        let doomed = if let Phase::Rescue(rescue) = public.phase() { Some(rescue.part) } else { None };
        let [on_spaces, inhabitants, slots] = self.layers(spaces);
        Parts {
            sight,
            dangers: self.cell("v-dangers", danger, |id| marks::dangers(sight, id)),
            doomed: self.cell("v-doomed", doomed, |id| marks::doomed(sight, doomed, id)),
            spaces: on_spaces,
            lasts: self.cell("v-lasts", last, |id| marks::last(sight, &recent, id)),
            inhabitants,
            volcanoes: self.volcanoes(volcanoes),
            geysers: self.geysers(public.map().geysers_of(spaces)),
            boats: Seat::all(sight.seats()).map(|seat| self.boat(seat)).collect(),
            slots,
        }
    }

    /// The spaces, what is in them, and their empty channels, each in its layer. Those of an area change together.
    fn layers(self, spaces: Set<Space>) -> [Vec<Place<'static>>; 3] {
        let mut layers = [(); 3].map(|()| Vec::with_capacity(spaces.len()));
        for area in areas_of(spaces) {
            let of_layer =
                |ids: &'static [String]| area.spaces().map(move |space| ids[space.index()].as_str());
            let ids = of_layer(&IDS.spaces).chain(of_layer(&IDS.inhabitants)).chain(of_layer(&IDS.slots));
            let mut keys = [None; 3];
            for (key, space) in keys.iter_mut().zip(area.spaces()) {
                *key = Some(self.inhabitants_key(space));
            }
            let drawn = self.together("v-area", (area, keys), ids, || {
                let spaces = area.spaces().map(|space| self.space(space));
                let inhabitants = area.spaces().map(|space| self.inhabitants(space));
                spaces.chain(inhabitants).chain(area.spaces().map(|space| self.slots(space))).collect()
            });
            let mut drawn = drawn.into_iter();
            for layer in &mut layers {
                layer.extend(drawn.by_ref().take(area.size()));
            }
        }
        layers
    }

    /// Cells that a page has or lacks together, or the same without ids.
    pub(super) fn together(
        self,
        name: &str,
        key: impl Hash,
        ids: impl Iterator<Item = &'static str>,
        draw: impl FnOnce() -> Vec<Place<'static>>,
    ) -> Vec<Place<'static>> {
        match self.cells {
            Some(cells) => cells.together(name, key, ids, draw),
            None => draw(),
        }
    }

    /// A cell of the page, or the same without an id.
    pub(super) fn cell(
        self,
        id: &'static str,
        key: impl Hash,
        draw: impl FnOnce(Option<&'static str>) -> Markup,
    ) -> Place<'static> {
        match self.cells {
            Some(cells) => cells.within(id, key, || draw(Some(id))),
            None => Place::Filled(draw(None)),
        }
    }

    /// A group that may be chosen.
    pub(super) fn handle(self, handle: &Handle<'_>, content: &Markup) -> Markup {
        if self.cells.is_none() {
            return html! { g class=(handle.class) { (content) } };
        }
        let (ring, focus) = handle.ring.names();
        html! {
            g id=[handle.id] data-h=(handle.name) class=(handle.class) transform=(translate(handle.at.0, handle.at.1)) role="button" tabindex="-1" aria-label=(handle.label) {
                (content)
                use class="ring0" href=(ring) {}
                use class="ring" href=(ring) {}
                use class="foc" href=(focus) {}
            }
        }
    }

    /// A drawing that stays upright when the map is turned. On a page the group around it stands at its place.
    pub(super) fn upright(self, at: Point, drawing: &Markup) -> Markup {
        if self.cells.is_some() {
            html! { g class="up" { (drawing) } }
        } else {
            upright(at, drawing)
        }
    }

    /// A group of something that nobody can choose.
    pub(super) fn still(self, (x, y): Point, id: Option<&str>, class: &str, content: &Markup) -> Markup {
        let place = self.cells.map(|_| translate(x, y));
        html! { g id=[id] class=(class) transform=[place] aria-hidden="true" { (content) } }
    }

    // Spaces, and what is in them.

    fn space(self, space: Space) -> Place<'static> {
        let contents = self.moment.contents[space.index()];
        self.cell(&IDS.spaces[space.index()], contents, |id| {
            if !self.sight.public().spaces().contains(space) {
                return gone(id);
            }
            let at = self.sight.plan().at(space);
            let content = html! {
                @if id.is_some() { use class="v-hex" data-t=(names::space(space)) href="#v-h" {} }
                @else { path class="v-hex" d=(HEXAGONS.space) transform=(translate(at.0, at.1)) {} }
            };
            let (name, label) = (handles::of_space(space), labels::space(self.sight, space));
            self.handle(
                &Handle { id, name, class: "v-space", label: &label, at, ring: Ring::Hexagon },
                &content,
            )
        })
    }

    /// What is in a space, and what of it would burn: all that its cells are drawn from.
    fn inhabitants_key(self, space: Space) -> impl Hash + Copy + use<> {
        let (public, moment) = (self.sight.public(), self.moment);
        let burns = |spot: Spot| moment.marks.burns(spot).then(|| public.volcanoes());
        let channel = |channel: Channel| burns(Spot::Channel(channel));
        let channels = (channel(Channel::inner(space)), Channel::outer(space).map(channel));
        (moment.contents[space.index()], channels, burns(Spot::Loose(space)))
    }

    /// What is in the channels, loose moai, settlers.
    fn inhabitants(self, space: Space) -> Place<'static> {
        let public = self.sight.public();
        self.cell(&IDS.inhabitants[space.index()], self.inhabitants_key(space), |id| {
            if !public.spaces().contains(space) {
                return gone(id);
            }
            let loose = public.all_pieces().filter(|(_, own)| own.loose().contains(space)).map(|(seat, _)| seat);
            let settlers =
                public.all_pieces().filter(|(_, own)| own.settlers().contains(space)).map(|(seat, _)| seat);
            html! {
                g id=[id] class="v-in" {
                    @for channel in Channel::of(space).filter(|channel| public.content(*channel).is_some()) { (self.channel(channel)) }
                    @for (place, owner) in loose.enumerate() { (self.loose(space, owner, place)) }
                    @for (place, seat) in settlers.enumerate() { (self.settlers(space, seat, place)) }
                }
            }
        })
    }

    /// The channels in which nothing lies.
    fn slots(self, space: Space) -> Place<'static> {
        let (public, moment) = (self.sight.public(), self.moment);
        let key = moment.contents[space.index()].empty_channels();
        self.cell(&IDS.slots[space.index()], key, |id| {
            let is_left = public.spaces().contains(space);
            let empty = Channel::of(space).filter(|channel| is_left && public.content(*channel).is_none());
            let slots = html! { @for channel in empty { (self.channel(channel)) } };
            html! { @if id.is_some() { g id=[id] { (slots) } } @else { (slots) } }
        })
    }

    fn channel(self, channel: Channel) -> Markup {
        let at = self.sight.plan().channel(channel);
        let content = self.sight.public().content(channel);
        let spot = Spot::Channel(channel);
        let name = self.cells.map(|_| names::channel(channel));
        let drawing = match content {
            None => html! { circle data-t=[name] r="12" fill="transparent" {} },
            Some(Content::Lava) => html! { use data-t=[name] href={ "#vi-f" (channel.index() % LAVAS) } {} },
            Some(Content::Village(seat)) => self.piece(Piece::Village, seat, name),
            Some(Content::Moai(seat)) => self.piece(Piece::Lying, seat, name),
        };
        let class = match content {
            None => "v-slot",
            Some(Content::Lava) => "v-lava",
            Some(Content::Village(_) | Content::Moai(_)) => "v-piece",
        };
        let drawing = html! { (self.upright(at, &drawing)) (self.flame(spot, at)) };
        let name = match content {
            Some(Content::Moai(owner)) => handles::of_moai(spot, owner),
            Some(Content::Lava | Content::Village(_)) | None => handles::of_channel(channel),
        };
        let label = labels::channel(self.sight, channel);
        self.handle(&Handle { id: None, name, class, label: &label, at, ring: Ring::Channel }, &drawing)
    }

    fn loose(self, space: Space, owner: Seat, place: usize) -> Markup {
        let at = self.sight.plan().loose(space, place);
        let count = self.sight.public().pieces(owner).loose().count(space);
        let spot = Spot::Loose(space);
        let name = |number| names::loose(owner, space, number);
        let drawing = html! { (self.several(at, (Piece::Lying, owner), count, name)) (self.flame(spot, at)) };
        let label = labels::loose(self.sight, space, owner);
        self.handle(
            &Handle {
                id: None,
                name: handles::of_moai(spot, owner),
                class: "v-piece",
                label: &label,
                at,
                ring: Ring::Piece,
            },
            &drawing,
        )
    }

    fn settlers(self, space: Space, seat: Seat, place: usize) -> Markup {
        let at = self.sight.plan().settler(space, place);
        let count = self.sight.public().pieces(seat).settlers().count(space);
        let drawing =
            self.several(at, (Piece::Settler, seat), count, |number| names::settler(seat, space, number));
        if !self.sight.is_me(seat) {
            return self.still(at, None, "v-piece v-still", &drawing);
        }
        let label = labels::settlers(self.sight, space, count);
        self.handle(
            &Handle {
                id: None,
                name: handles::of_settler(space),
                class: "v-piece",
                label: &label,
                at,
                ring: Ring::Piece,
            },
            &drawing,
        )
    }

    /// A piece; on a page with its name.
    pub(super) fn piece(self, kind: Piece, seat: Seat, name: Option<String>) -> Markup {
        if self.cells.is_some() {
            return html! { use data-t=[name] href={ "#v-" (kind.code()) (seat.index()) } {} };
        }
        html! { g transform=(ON_THE_MAP) { (piece(kind, seat.index(), self.sight.letter(seat))) } }
    }

    /// Several equal pieces, one behind the other, with their number where it is more than one.
    fn several(
        self,
        at: Point,
        (kind, seat): (Piece, Seat),
        count: usize,
        name: impl Fn(usize) -> String,
    ) -> Markup {
        const BEHIND: [&str; 3] = ["translate(0 0)", "translate(-4 -3)", "translate(-8 -6)"];
        let named = |number: usize| self.cells.map(|_| name(number));
        let number = self.cells.map(|_| names::number(&name(1)));
        self.upright(at, &html! {
            @for place in (1..count).rev() {
                g transform=(BEHIND[place.min(BEHIND.len() - 1)]) { (self.piece(kind, seat, named(place + 1))) }
            }
            (self.piece(kind, seat, named(1)))
            @if count > 1 {
                g data-t=[number] {
                    circle cx="11" cy="-9" r="7" fill="#1d0d0a" stroke="#ffcf8a" stroke-width="1.2" {}
                    text x="11" y="-5.4" text-anchor="middle" font-family=(LETTERS) font-size="10" font-weight="700" fill="#fff6e4" { (count) }
                }
            }
        })
    }

    /// A flame beside a piece that the next eruption of its volcano would reach.
    fn flame(self, spot: Spot, at: Point) -> Markup {
        html! { @if self.moment.marks.burns(spot) { (self.upright(at, &marks::flame())) } }
    }
}

/// What stands on a page where something was that has sunk, or is not there yet; nothing elsewhere.
pub(super) fn gone(id: Option<&str>) -> Markup {
    html! { @if id.is_some() { g id=[id] {} } }
}

/// The sides of a space, for lists of its geysers.
pub(super) fn geyser_sides(sight: Sight<'_>, space: Space) -> Vec<(Geyser, Side)> {
    let map = sight.public().map();
    map.geysers(space).iter().map(|geyser| (geyser, map.site(geyser).side)).collect()
}
