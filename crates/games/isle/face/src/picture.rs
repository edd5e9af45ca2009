//! The map alone as one SVG document, for files and previews: a position, or a continent on which nothing has
//! happened.
//!
//! The document carries its own styles: those of the map at the table.

use std::sync::LazyLock;

use engine::{Seat, Set, Small};
use isle::{Channel, Depth, Map, Side, Space};
use maud::{Markup, PreEscaped, html};
use words::Language;

use super::board::Board;
use super::describe::state_words;
use super::ground::{Ground, Outlines};
use super::moment::Moment;
use super::pieces::{LAVAS, defs};
use super::plan::upright;
use super::plan::{Frame, Plan, Point, SIDE, away, direction, middle};
use super::plates::score;
use super::sight::Sight;
use super::words::points;
use face::Area;
use face::emblem::{Spot, emblem_on_board};
use face::svg::{LETTERS, num};

/// The board as one SVG document.
pub(super) fn picture(sight: Sight<'_>) -> String {
    let frame = sight.whole();
    let head = html! {
        text x=(num(frame.x + 18.0)) y=(num(frame.y - 18.0)) font-size="22" font-weight="600" class="ink" fill="#2a1d10" { (state_words(sight)) }
        @for seat in Seat::all(sight.seats()) { (player(sight, seat, frame)) }
    };
    let ground = Ground { outlines: Outlines::Drawn, ..sight.ground() };
    let body = html! { (ground.draw(frame)) (Board::alone(&Moment::still(sight)).parts()) };
    document(sheet(frame), &body, &head)
}

/// The map with room for a headline above it and the seats below.
fn sheet(frame: Frame) -> Frame {
    Frame { y: frame.y - MARGIN, height: frame.height + 2.0 * MARGIN, ..frame }
}

/// How high headline and seats are.
const MARGIN: f64 = 50.0;

/// Where a thing lies on the picture.
pub(super) fn area(sight: Sight<'_>, thing: &str) -> Option<Area> {
    let (frame, plan) = (sight.whole(), sight.plan());
    let sheet = sheet(frame);
    let around = |(x, y): Point, (wide, high): Point| {
        Area::new((x - wide - sheet.x, y - high - sheet.y), (2.0 * wide, 2.0 * high))
    };
    let hexagon = |space: Space| around(plan.at(space), (SIDE * 0.9, SIDE));
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    Some(match (kind, rest) {
        ("whole", "") => Area::new((0.0, 0.0), (sheet.width, sheet.height)),
        ("map", "") => Area::new((0.0, MARGIN), (frame.width, frame.height)),
        ("space", _) => hexagon(rest.parse().ok()?),
        ("area", _) => rest.parse::<isle::Area>().ok()?.spaces().map(hexagon).reduce(Area::with)?,
        ("volcano", _) => {
            let area: isle::Area = rest.parse().ok()?;
            area.volcano()?;
            around(plan.crater(area.first_space()), (36.0, 36.0))
        }
        ("channel", _) => {
            let (space, depth) = rest.split_once(' ')?;
            let depth = [Depth::Near, Depth::Far, Depth::Pit].into_iter().find(|one| one.word() == depth)?;
            around(plan.channel(Channel::new(space.parse().ok()?, depth)?), (19.0, 19.0))
        }
        ("geyser", _) => {
            let (space, side) = rest.split_once(' ')?;
            let (space, side): (Space, Side) = (space.parse().ok()?, side.parse().ok()?);
            around(away(plan.at(space), 0.70, direction(side)), (24.0, 26.0))
        }
        ("border", _) => {
            let (space, side) = rest.split_once(' ')?;
            let (space, side): (Space, Side) = (space.parse().ok()?, side.parse().ok()?);
            let middle = away(plan.at(space), 0.87, direction(side));
            around(middle, (40.0, 40.0))
        }
        ("boat", _) => {
            let seat = rest.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(sight.seats()))?;
            around(middle(sight.boats()[seat]?), (52.0, 44.0))
        }
        ("seats", "") => Area::new((0.0, MARGIN + frame.height), (frame.width, MARGIN)),
        _ => return None,
    })
}

/// A continent alone as one SVG document: its areas, volcanoes, channels with the lava of the set-up, geysers.
pub fn continent(map: &Map, language: Language) -> String {
    let ground = Ground::untouched(map, language);
    let plan = Plan { map };
    let frame = plan.frame(Space::every(), &[]);
    let body = html! {
        (ground.draw(frame))
        @for channel in Channel::of_set_up() {
            (upright(plan.channel(channel), &html! { use href={ "#vi-f" (channel.index() % LAVAS) } {} }))
        }
        @for geyser in map.all_geysers() { (upright(plan.geyser(map.site(geyser)), &html! { use href="#vi-g" {} })) }
        @for area in ground.land {
            @if let Some(volcano) = area.volcano() {
                (upright(plan.crater(area.first_space()), &html! {
                    use href="#vi-o" {}
                    text class="v-number" text-anchor="middle" y="5.6" font-size="16" { (volcano) }
                }))
            }
        }
    };
    debug_assert_eq!(ground.fissures, Set::EMPTY);
    document(frame, &body, &html! {})
}

fn document(frame: Frame, body: &Markup, head: &Markup) -> String {
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(frame.view_box()) width=(num(frame.width)) height=(num(frame.height)) font-family=(LETTERS) {
            (*HEAD)
            rect x=(num(frame.x)) y=(num(frame.y)) width=(num(frame.width)) height=(num(frame.height)) class="ground" fill="#fffdf8" {}
            (body)
            (head)
        }
    };
    document.into_string()
}

/// A seat with its points, in a row below the map.
fn player(sight: Sight<'_>, seat: Seat, frame: Frame) -> Markup {
    let share = f64::from(u8::try_from(seat.index()).unwrap_or(0)) / f64::from(sight.seats());
    let (x, y) = (frame.x + 18.0 + share * (frame.width - 36.0), frame.y + frame.height + 26.0);
    let won = points(score(sight.public(), seat), sight.language());
    html! {
        @if let Some(look) = sight.look.seats.get(seat.index()) { (emblem_on_board(seat.index(), &look.letter, Spot { x: x + 16.0, y, size: 32.0 })) }
        text x=(num(x + 40.0)) y=(num(y + 6.0)) font-size="18" font-weight="600" class="ink" fill="#2a1d10" { (sight.look.name(seat)) ", " (won) }
    }
}

/// What every document begins with: the rules of the map and the drawings that it refers to.
static HEAD: LazyLock<Markup> = LazyLock::new(|| {
    html! {
        style { (PreEscaped(styles())) }
        defs { (defs()) }
    }
});

/// The rules of the map: by day, and for whoever likes it dark.
fn styles() -> String {
    let (day, night) = (rules(|(day, _)| day), rules(|(_, night)| night));
    format!("{day}@media(prefers-color-scheme:dark){{.ground{{fill:#071a26}}.ink{{fill:#f3e9cf}}{night}}}")
}

/// The rules of the map with one of each pair of colours in place of the variables.
fn rules(one: fn((&'static str, &'static str)) -> &'static str) -> String {
    const RULES: &str = include_str!("map.css");
    let (head, rules) = RULES.split_once("}\n").unwrap_or(("", RULES));
    let mut rules = rules.to_owned();
    for line in head.lines() {
        let Some((name, pair)) = line.trim().split_once(": light-dark(") else { continue };
        if let Some((day, night)) = pair.trim_end_matches(");").split_once(", ") {
            rules = rules.replace(&format!("var({name})"), one((day, night)));
        }
    }
    rules
}
