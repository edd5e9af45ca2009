//! The map with everything that stands on it, as one picture: spaces, channels, settlers, geysers.
//!
//! What a person may choose is a handle with its own rings; in a picture for files it is only drawn.

use engine::{Seat, Small};
use isle::{Channel, Content, Geyser, Side, Space, Spot};
use maud::{Markup, html};

use super::handles;
use super::labels;
use super::marks::{self, Marks};
use super::pieces::{LAVAS, Piece, piece};
use super::plan::{Point, SIDE, hexagon, middle, upright};
use super::recent::Recent;
use super::sight::Sight;
use face::svg::{LETTERS, Path, num, translate};

/// What a picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A page at which somebody may choose.
    Table,
    /// A document of its own.
    Picture,
}

/// The map being drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    sight: Sight<'a>,
    recent: &'a Recent,
    marks: &'a Marks,
    purpose: Purpose,
    hexagons: &'a Hexagons,
}

/// The outlines of a space, the same for every space.
#[derive(Debug)]
struct Hexagons {
    space: Path,
    ring: Path,
    focus: Path,
}

/// The shape of a handle's rings.
#[derive(Clone, Copy)]
enum Ring {
    /// Around a piece.
    Circle(f64),
    /// Around a space.
    Hexagon,
}

/// Something that may be chosen: its name, how it looks and is called, where its rings lie.
struct Handle<'a> {
    id: String,
    class: &'a str,
    label: &'a str,
    at: Point,
    ring: Ring,
}

/// Everything above the ground.
pub(super) fn board(sight: Sight<'_>, recent: &Recent, purpose: Purpose) -> Markup {
    let marks = Marks::of(sight);
    let hexagons = Hexagons { space: hexagon(0.94), ring: hexagon(0.90), focus: hexagon(0.80) };
    let board = Board { sight, recent, marks: &marks, purpose, hexagons: &hexagons };
    let spaces = sight.public().spaces();
    html! {
        // Each layer is a group of its own, so that a thing keeps its place among its neighbours when another one comes or goes.
        (marks::bridges(sight))
        g class="v-spaces" { @for space in spaces { (board.space(space)) } }
        g class="v-lasts" { (marks::last(sight, recent)) }
        g class="v-inhabitants" { @for space in spaces { (board.inhabitants(space)) } }
        g class="v-volcanoes" { (board.volcanoes()) }
        g class="v-geysers" { @for geyser in board.geysers_by_height() { (board.geyser(geyser)) } }
        g class="v-boats" { (board.boats()) }
        // Statues and settlers are tall: a channel behind them can still be chosen.
        g class="v-slots" { @for space in spaces { (board.slots(space)) } }
        (marks::calamity(sight, recent))
    }
}

impl Board<'_> {
    /// A group that may be chosen.
    fn handle(self, handle: &Handle<'_>, content: &Markup) -> Markup {
        if self.purpose == Purpose::Picture {
            return html! { g class=(handle.class) { (content) } };
        }
        html! {
            g data-h=(handle.id) class=(handle.class) role="button" tabindex="-1" aria-label=(handle.label) {
                (content)
                @for class in ["ring0", "ring", "foc"] { (self.ring(class, handle)) }
            }
        }
    }

    fn ring(self, class: &str, handle: &Handle<'_>) -> Markup {
        let is_focus = class == "foc";
        let (x, y) = handle.at;
        html! {
            @match handle.ring {
                Ring::Circle(radius) => circle class=(class) cx=(num(x)) cy=(num(y)) r=(num(if is_focus { radius + 5.0 } else { radius })) {},
                Ring::Hexagon => path class=(class) d=(if is_focus { &self.hexagons.focus } else { &self.hexagons.ring }) transform=(translate(x, y)) {},
            }
        }
    }

    // Spaces, and what is in them.

    fn space(self, space: Space) -> Markup {
        let at = self.sight.plan().at(space);
        let content =
            html! { path class="v-hex" d=(self.hexagons.space) transform=(translate(at.0, at.1)) {} };
        self.handle(
            &Handle {
                id: handles::of_space(space),
                class: "v-space",
                label: &labels::space(self.sight, space),
                at,
                ring: Ring::Hexagon,
            },
            &content,
        )
    }

    /// What is in the channels, loose moai, settlers.
    fn inhabitants(self, space: Space) -> Markup {
        let public = self.sight.public();
        let loose = public.all_pieces().filter(|(_, own)| own.loose().contains(space)).map(|(seat, _)| seat);
        let settlers =
            public.all_pieces().filter(|(_, own)| own.settlers().contains(space)).map(|(seat, _)| seat);
        html! {
            g class="v-in" {
                @for channel in Channel::of(space).filter(|channel| public.content(*channel).is_some()) { (self.channel(channel)) }
                @for (place, owner) in loose.enumerate() { (self.loose(space, owner, place)) }
                @for (place, seat) in settlers.enumerate() { (self.settlers(space, seat, place)) }
            }
        }
    }

    /// The channels in which nothing lies.
    fn slots(self, space: Space) -> Markup {
        let public = self.sight.public();
        html! {
            @for channel in Channel::of(space).filter(|channel| public.content(*channel).is_none()) { (self.channel(channel)) }
        }
    }

    fn channel(self, channel: Channel) -> Markup {
        let at = self.sight.plan().channel(channel);
        let content = self.sight.public().content(channel);
        let spot = Spot::Channel(channel);
        let drawing = match content {
            None => html! { circle r="12" fill="transparent" {} },
            Some(Content::Lava) => html! { use href={ "#vi-f" (channel.index() % LAVAS) } {} },
            Some(Content::Village(seat)) => self.piece(Piece::Village, seat),
            Some(Content::Moai(seat)) => self.piece(Piece::Lying, seat),
        };
        let wave = self.recent.wave(channel).map(|wave| format!(" v-fresh v-w{wave}")).unwrap_or_default();
        let class = match content {
            None => "v-slot",
            Some(Content::Lava) => "v-lava",
            Some(Content::Village(_) | Content::Moai(_)) => "v-piece",
        };
        let drawing = html! { (upright(at, &drawing)) (self.marks.flame(spot, at)) };
        let id = match content {
            Some(Content::Moai(owner)) => handles::of_moai(spot, owner),
            Some(Content::Lava | Content::Village(_)) | None => handles::of_channel(channel),
        };
        let label = labels::channel(self.sight, channel);
        self.handle(
            &Handle { id, class: &format!("{class}{wave}"), label: &label, at, ring: Ring::Circle(17.0) },
            &drawing,
        )
    }

    fn loose(self, space: Space, owner: Seat, place: usize) -> Markup {
        let at = self.sight.plan().loose(space, place);
        let count = self.sight.public().pieces(owner).loose().count(space);
        let spot = Spot::Loose(space);
        let drawing = html! { (upright(at, &self.piece(Piece::Lying, owner))) (number(at, count)) (self.marks.flame(spot, at)) };
        let label = labels::loose(self.sight, space, owner);
        self.handle(
            &Handle {
                id: handles::of_moai(spot, owner),
                class: "v-piece",
                label: &label,
                at,
                ring: Ring::Circle(16.0),
            },
            &drawing,
        )
    }

    fn settlers(self, space: Space, seat: Seat, place: usize) -> Markup {
        let at = self.sight.plan().settler(space, place);
        let count = self.sight.public().pieces(seat).settlers().count(space);
        let drawing = html! { (upright(at, &self.piece(Piece::Settler, seat))) (number(at, count)) };
        if !self.sight.is_me(seat) {
            return html! { g class="v-piece v-still" aria-hidden="true" { (drawing) } };
        }
        let label = labels::settlers(self.sight, space, count);
        self.handle(
            &Handle {
                id: handles::of_settler(space),
                class: "v-piece",
                label: &label,
                at,
                ring: Ring::Circle(16.0),
            },
            &drawing,
        )
    }

    fn piece(self, kind: Piece, seat: Seat) -> Markup {
        html! { g transform="scale(1.14)" { (piece(kind, seat.index(), self.sight.letter(seat))) } }
    }

    // Volcanoes and geysers.

    /// The cones with their numbers, and where their lava would flow next.
    fn volcanoes(self) -> Markup {
        html! {
            @for volcano in self.sight.public().volcanoes() {
                @let at = self.sight.plan().crater(volcano.area().first_space());
                @let class = if self.recent.volcanoes.contains(volcano) { "v-volcano v-still v-angry" } else { "v-volcano v-still" };
                g class=(class) aria-hidden="true" {
                    (upright(at, &html! {
                        use href="#vi-o" {}
                        text class="v-number" text-anchor="middle" y="5.6" font-size="16" { (volcano) }
                    }))
                }
            }
        }
    }

    /// The geysers that are left, the furthest first, so that nearer statues stand before them.
    fn geysers_by_height(self) -> Vec<Geyser> {
        let public = self.sight.public();
        let mut geysers: Vec<Geyser> = public.map().geysers_of(public.spaces()).iter().collect();
        let height = |geyser: &Geyser| self.sight.plan().geyser(public.map().site(*geyser)).1;
        geysers.sort_by(|one, other| height(one).total_cmp(&height(other)));
        geysers
    }

    fn geyser(self, geyser: Geyser) -> Markup {
        let public = self.sight.public();
        let site = public.map().site(geyser);
        let at = self.sight.plan().geyser(site);
        let owner = public.standing(geyser);
        let drawing = match owner {
            Some(owner) => {
                html! { (upright(at, &html! { g transform="translate(0 -8)" { (self.piece(Piece::Standing, owner)) } })) }
            }
            None => upright(at, &html! { use href="#vi-g" {} }),
        };
        // What a raise would do is shown when a person points at it; a picture would show all of it at once.
        let is_table = self.purpose == Purpose::Table;
        let drawing = html! { (drawing) @if is_table { (self.marks.omen(self.sight, site, at)) } };
        let class = if owner.is_some() { "v-piece v-stands" } else { "v-geyser" };
        let label = labels::geyser(self.sight, geyser);
        self.handle(
            &Handle {
                id: handles::of_geyser(site.space, site.side),
                class,
                label: &label,
                at,
                ring: Ring::Circle(14.0),
            },
            &drawing,
        )
    }

    /// The boats in their bays; several share one on the standard continent.
    fn boats(self) -> Markup {
        const BESIDE: [Point; 4] = [(-0.34, -0.28), (0.36, -0.22), (-0.30, 0.42), (0.40, 0.46)];
        let public = self.sight.public();
        html! {
            @for (place, (seat, own)) in public.all_pieces().enumerate() {
                @if let Some(cell) = own.boat() {
                    @let shared = public.all_pieces().filter(|(_, other)| other.boat() == Some(cell)).count() > 1;
                    @let (x, y) = middle(cell);
                    @let (dx, dy) = if shared { BESIDE[place % 4] } else { (0.0, 0.0) };
                    (self.boat(seat, (x + dx * SIDE, y + dy * SIDE)))
                }
            }
        }
    }

    fn boat(self, seat: Seat, at: Point) -> Markup {
        let is_afloat = self.sight.public().pieces(seat).is_afloat();
        let drawing = upright(
            at,
            &html! {
                g transform="scale(.82)" { (self.piece(Piece::Boat, seat)) }
                @if is_afloat { g transform="translate(-9 -3) scale(.72)" { (self.piece(Piece::Settler, seat)) } }
            },
        );
        let class = if is_afloat { "v-piece" } else { "v-piece v-still v-empty" };
        if is_afloat && self.sight.is_me(seat) {
            let label = labels::boat(self.sight);
            return self.handle(
                &Handle { id: handles::BOAT.to_owned(), class, label, at, ring: Ring::Circle(20.0) },
                &drawing,
            );
        }
        html! { g class={ (class) " v-still" } aria-hidden="true" { (drawing) } }
    }
}

/// How many there are, where it is more than one.
fn number(at: Point, count: usize) -> Markup {
    html! {
        @if count > 1 {
            (upright(at, &html! {
                circle cx="11" cy="-9" r="7" fill="#1d0d0a" stroke="#ffcf8a" stroke-width="1.2" {}
                text x="11" y="-5.4" text-anchor="middle" font-family=(LETTERS) font-size="10" font-weight="700" fill="#fff6e4" { (count) }
            }))
        }
    }
}

/// The sides of a space, for lists of its geysers.
pub(super) fn geyser_sides(sight: Sight<'_>, space: Space) -> Vec<(Geyser, Side)> {
    let map = sight.public().map();
    map.geysers(space).iter().map(|geyser| (geyser, map.site(geyser).side)).collect()
}
