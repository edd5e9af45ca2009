//! The board alone as one SVG document, for files and previews.
//!
//! It needs no style sheet and no font of ours: colours stand in attributes, and the parts of cards are drawn into it.

use city::{Line, Who};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use words::say;

use super::frame;
use super::plan::{self, Frame, SIZE, Touch};
use super::sight::Sight;
use super::tally::Tally;
use super::track::sides;
use super::words::{neutral_title, pack_text, points};
use face::Area;
use face::emblem::{Spot, emblem_on_board};
use face::svg::{LETTERS, num, place, translate};

/// The width of one city with its margin.
const WIDE: f64 = SIZE + 32.0;
/// The height of one city with its name and its Projects.
const HIGH: f64 = SIZE + 190.0;

/// The ground and what is written on it, for whoever likes it dark.
const DARK: &str = "@media(prefers-color-scheme:dark){.ground{fill:#10232a}.ink{fill:#f3efe7}}";

/// The cities in their order, the observer's first.
fn shown(sight: Sight<'_>) -> Vec<Who> {
    let mut shown = sides(sight);
    if let Some(me) = sight.me()
        && let Some(at) = shown.iter().position(|&who| who == Who::Seat(me))
    {
        shown.rotate_left(at);
    }
    shown
}

/// How many cities stand side by side.
const fn columns(cities: usize) -> usize {
    if cities > 3 { 3 } else { cities }
}

fn count(of: usize) -> f64 {
    f64::from(u8::try_from(of).unwrap_or(5))
}

/// The size of the document.
fn size(cities: usize) -> (f64, f64) {
    let rows = cities.div_ceil(columns(cities));
    (WIDE * count(columns(cities)) + 32.0, HIGH * count(rows) + 60.0)
}

/// Where a city begins.
fn corner(at: usize, cities: usize) -> (f64, f64) {
    let columns = columns(cities);
    (24.0 + WIDE * count(at % columns), 60.0 + HIGH * count(at / columns))
}

/// Where a thing lies on the picture.
pub(super) fn area(sight: Sight<'_>, thing: &str) -> Option<Area> {
    let cities = shown(sight);
    if thing == "whole" {
        return Some(Area::new((0.0, 0.0), size(cities.len())));
    }
    let mut words = thing.split(' ');
    let kind = words.next()?;
    let who = match words.next()? {
        "neutral" => Who::Neutral,
        seat => Who::Seat(seat.parse().ok()?),
    };
    let at = cities.iter().position(|&other| other == who)?;
    let (left, top) = corner(at, cities.len());
    let inside = |(x, y): (f64, f64)| (left + x, top + 36.0 + y);
    Some(match (kind, words.next()) {
        ("city", None) => Area::new((left, top), (SIZE, SIZE + 36.0)),
        ("space", Some(space)) => Area::new(inside(plan::corner(space.parse().ok()?)), (100.0, 100.0)),
        ("source", Some(edge)) => {
            let (x, y) = plan::middle(edge.parse().ok()?);
            Area::new(inside((x - 22.0, y - 22.0)), (44.0, 44.0))
        }
        ("line", Some(line)) => {
            let line: Line = line.parse().ok()?;
            let (first, long) = (plan::along(line.place()) - 4.0, SIZE - 56.0);
            if line.is_row() {
                Area::new(inside((2.0, first)), (long, 108.0))
            } else {
                Area::new(inside((first, 2.0)), (108.0, long))
            }
        }
        ("projects", None) => {
            let Who::Seat(seat) = who else { return None };
            let rows = sight.estate(seat).projects(sight.pack()).count().checked_sub(1)?;
            Area::new(inside((12.0, SIZE + 2.0)), (WIDE - 30.0, 26.0 * count(rows) + 26.0))
        }
        ("project", Some(row)) => {
            let Who::Seat(seat) = who else { return None };
            let row: usize = row.parse().ok()?;
            sight.estate(seat).projects(sight.pack()).nth(row)?;
            Area::new(inside((12.0, SIZE + 2.0 + 26.0 * count(row))), (WIDE - 30.0, 26.0))
        }
        _ => return None,
    })
}

/// The board as one SVG document: the cities side by side, the observer's first.
pub(super) fn picture(sight: Sight<'_>) -> String {
    let shown = shown(sight);
    let (width, height) = size(shown.len());
    let tally = Tally::of(sight);
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {} {}", num(width), num(height))) width=(num(width)) height=(num(height)) font-family=(LETTERS) {
            style { (PreEscaped(DARK)) }
            defs { (super::building::defs()) (frame::defs()) }
            rect class="ground" width=(num(width)) height=(num(height)) fill="#dfe6dc" {}
            (text(&super::describe::state_words(sight), (32.0, 42.0), 22))
            @for (at, &who) in shown.iter().enumerate() {
                g transform=(translate(corner(at, shown.len()).0, corner(at, shown.len()).1)) { (city(sight, who, &tally)) }
            }
        }
    };
    document.into_string()
}

fn text(words: &str, (x, y): (f64, f64), size: u8) -> Markup {
    html! { text class="ink" x=(num(x)) y=(num(y)) font-size=(size) font-weight="600" fill="#1c1f24" { (words) } }
}

/// One city with its owner and its Projects.
fn city(sight: Sight<'_>, who: Who, tally: &Tally) -> Markup {
    let language = sight.language();
    let (name, estate, score) = match who {
        Who::Seat(seat) => {
            (sight.look.name(seat).to_owned(), sight.estate(seat), points(tally.points(seat), language))
        }
        Who::Neutral => {
            let stock = sight.public().stock();
            let words = say!(language, en: "stock {stock}", fr: "réserve {stock}", de: "Vorrat {stock}");
            (
                neutral_title(language).to_owned(),
                sight.public().neutral().unwrap_or_else(|| sight.public().estate(Seat::default())),
                words,
            )
        }
    };
    html! {
        @if let Who::Seat(seat) = who {
            @if let Some(look) = sight.look.seats.get(seat.index()) { (emblem_on_board(seat.index(), &look.letter, Spot { x: 22.0, y: 16.0, size: 32.0 })) }
        }
        (text(&format!("{name}: {score}"), (48.0, 23.0), 20))
        g transform="translate(0 36)" { (Frame { sight, who, estate, touch: Touch::Look, tally }.inside()) }
        @for (at, (venture, project)) in estate.projects(sight.pack()).enumerate() {
            g transform=(place(20.0, SIZE + 58.0 + 26.0 * f64::from(u8::try_from(at).unwrap_or(0)), 1.0)) {
                @for (nth, token) in project.cost.iter().enumerate() {
                    @let before = project.cost.iter().take(nth).filter(|&other| other == token).count();
                    g transform=(place(10.0 + 22.0 * f64::from(u8::try_from(nth).unwrap_or(0)), -5.0, 0.85)) {
                        (super::gem::slot(token, venture.token_on_cost(project, token, u8::try_from(before).unwrap_or(0))))
                    }
                }
                (text(&format!("{} · {}", pack_text(&project.name, language), points(project.ap.into(), language)), (160.0, 0.0), 16))
            }
        }
    }
}
