//! The board alone as one SVG document, for files and previews.
//!
//! It needs no style sheet and no font of ours: colours stand in attributes, and the parts of cards are drawn into it.

use city::Who;
use engine::Seat;
use maud::{Markup, html};
use words::say;

use super::frame;
use super::plan::{Frame, SIZE, Touch};
use super::sight::Sight;
use super::tally::Tally;
use super::track::sides;
use super::words::{neutral_title, pack_text, points};
use face::emblem::{Spot, emblem_on_board};
use face::svg::{LETTERS, num, place, translate};

/// The width of one city with its margin.
const WIDE: f64 = SIZE + 32.0;
/// The height of one city with its name and its Projects.
const HIGH: f64 = SIZE + 190.0;

/// The board as one SVG document: the cities side by side, the observer's first.
pub(super) fn picture(sight: Sight<'_>) -> String {
    let mut shown = sides(sight);
    if let Some(me) = sight.me()
        && let Some(at) = shown.iter().position(|&who| who == Who::Seat(me))
    {
        shown.rotate_left(at);
    }
    let columns = if shown.len() > 3 { 3 } else { shown.len() };
    let count = |of: usize| f64::from(u8::try_from(of).unwrap_or(5));
    let (width, height) = (WIDE * count(columns) + 32.0, HIGH * count(shown.len().div_ceil(columns)) + 60.0);
    let tally = Tally::of(sight);
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {} {}", num(width), num(height))) width=(num(width)) height=(num(height)) font-family=(LETTERS) {
            defs { (super::building::defs()) (frame::defs()) }
            rect width=(num(width)) height=(num(height)) fill="#dfe6dc" {}
            (text(&super::describe::state_words(sight), (32.0, 42.0), 22))
            @for (at, &who) in shown.iter().enumerate() {
                g transform=(translate(24.0 + WIDE * count(at % columns), 60.0 + HIGH * count(at / columns))) { (city(sight, who, &tally)) }
            }
        }
    };
    document.into_string()
}

fn text(words: &str, (x, y): (f64, f64), size: u8) -> Markup {
    html! { text x=(num(x)) y=(num(y)) font-size=(size) font-weight="600" fill="#1c1f24" { (words) } }
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
