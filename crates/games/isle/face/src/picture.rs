//! The map alone as one SVG document, for files and previews: a position, or a continent on which nothing has
//! happened.
//!
//! The document carries its own styles: those of the map at the table, in daylight.

use engine::{Seat, Set, Small};
use isle::{Channel, Map, Space};
use maud::{Markup, PreEscaped, html};
use words::Language;

use super::board::Board;
use super::describe::state_words;
use super::ground::{Ground, Outlines};
use super::moment::Moment;
use super::pieces::{LAVAS, defs};
use super::plan::upright;
use super::plan::{Frame, Plan};
use super::plates::score;
use super::sight::Sight;
use super::words::points;
use face::emblem::{Spot, emblem_on_board};
use face::svg::{LETTERS, num};

/// The board as one SVG document.
pub(super) fn picture(sight: Sight<'_>) -> String {
    let frame = sight.whole();
    let head = html! {
        text x=(num(frame.x + 18.0)) y=(num(frame.y - 18.0)) font-size="22" font-weight="600" fill="#2a1d10" { (state_words(sight)) }
        @for seat in Seat::all(sight.seats()) { (player(sight, seat, frame)) }
    };
    let ground = Ground { outlines: Outlines::Drawn, ..sight.ground() };
    let body = html! { (ground.draw(frame)) (Board::alone(&Moment::still(sight)).parts()) };
    document(Frame { y: frame.y - 50.0, height: frame.height + 100.0, ..frame }, &body, &head)
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
            style { (PreEscaped(daylight())) }
            defs { (defs()) }
            rect x=(num(frame.x)) y=(num(frame.y)) width=(num(frame.width)) height=(num(frame.height)) fill="#fffdf8" {}
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
        text x=(num(x + 40.0)) y=(num(y + 6.0)) font-size="18" font-weight="600" fill="#2a1d10" { (sight.look.name(seat)) ", " (won) }
    }
}

/// The rules of the map with the first of each pair of colours in place of the variables.
fn daylight() -> String {
    const RULES: &str = include_str!("map.css");
    let (head, rules) = RULES.split_once("}\n").unwrap_or(("", RULES));
    let mut rules = rules.to_owned();
    for line in head.lines() {
        let pair = line.trim().split_once(": light-dark(");
        if let Some((name, light)) = pair.and_then(|(name, pair)| Some((name, pair.split_once(',')?.0))) {
            rules = rules.replace(&format!("var({name})"), light);
        }
    }
    rules
}
