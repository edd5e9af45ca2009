//! The board alone as one SVG document, for files and previews.
//!
//! It needs no style sheet and no font of ours: colours stand in attributes, and the parts of tiles are
//! drawn into it.

use engine::Seat;
use m::{Axis, Cell};
use maud::{Markup, PreEscaped, html};
use words::say;

use super::plan::{MARGIN, SIZE, STEP, Window};
use super::sight::Sight;
use super::tile::{defs, tile_face};
use super::words::{card_list, column_name, row_name, tile_of, tokens_counted, total};
use face::Area;
use face::emblem::{Spot, emblem_on_board};
use face::palette::tiles::{INK, STRIPES};
use face::svg::{LETTERS, num, place, translate};

/// The size of the document.
const WIDTH: f64 = 1240.0;
const HEIGHT: f64 = 960.0;
/// Where the board begins.
const CORNER: (f64, f64) = (24.0, 24.0);
/// Where the column of players begins.
const SIDE: f64 = 850.0;

/// The ground and what is written on it, for whoever likes it dark.
const DARK: &str =
    "@media(prefers-color-scheme:dark){.ground{fill:#1d1430}.board{fill:#2c2142}.ink,.on>text{fill:#f5ead2}}";

/// The board as one SVG document.
pub(super) fn picture(sight: Sight<'_>) -> String {
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) width=(WIDTH) height=(HEIGHT) font-family=(LETTERS) {
            style { (PreEscaped(DARK)) }
            defs { (defs()) (super::window::defs()) }
            rect class="ground" width=(WIDTH) height=(HEIGHT) fill="#efdcb4" {}
            g fill="none" stroke-width="44" {
                @for (index, stripe) in (0..4).zip(STRIPES) { path d=(format!("M-20 {0}H500C800 {0} 800 {1} 1260 {1}", 720 + 44 * index, 380 + 44 * index)) stroke=(stripe) {} }
            }
            g transform=(translate(CORNER.0, CORNER.1)) { (board(sight)) }
            g class="on" { (text(&super::describe::state_words(sight), (SIDE, 60.0), 20)) }
            @for seat in Seat::all(sight.seats()) { (player(sight, seat)) }
            g class="on" { (hand(sight)) }
        }
    };
    document.into_string()
}

fn text(words: &str, (x, y): (f64, f64), size: u8) -> Markup {
    html! { text x=(num(x)) y=(num(y)) font-size=(size) font-weight="600" fill=(INK) { (words) } }
}

/// The window with its numbers, its tiles, and the line being scored.
fn board(sight: Sight<'_>) -> Markup {
    let (window, public) = (Window::of(sight), sight.public());
    let reach = public.limits().reach();
    let middle = |index: i8| MARGIN + STEP * f64::from(index) + 50.0;
    html! {
        rect class="board" width=(SIZE) height=(SIZE) rx="22" fill="#fbf0d6" stroke="#7d5a35" stroke-width="2" {}
        g font-size="18" font-weight="700" text-anchor="middle" class="ink" fill=(INK) {
            @for x in window.columns() { text x=(num(middle(x - window.left))) y="23" { (column_name(x)) } }
            @for y in window.rows() { text x="17" y=(num(middle(y - window.top) + 6.0)) { (row_name(y)) } }
        }
        @if let Some(scoring) = public.scoring() {
            @let line = scoring.by.line;
            @match line.axis {
                Axis::Row => rect x="24" y=(num(MARGIN + STEP * f64::from(line.at - window.top) - 5.0)) width=(num(SIZE - 48.0)) height="110" fill="#ffc233" fill-opacity=".55" {},
                Axis::Column => rect y="24" x=(num(MARGIN + STEP * f64::from(line.at - window.left) - 5.0)) height=(num(SIZE - 48.0)) width="110" fill="#ffc233" fill-opacity=".55" {},
            }
        }
        @for cell in window.cells() {
            @let (x, y) = window.corner(cell);
            g transform=(translate(x, y)) {
                @if let Some(card) = public.layout().card(cell) { (tile_face(tile_of(card), tile_of(card).hue().letter(sight.language()))) }
                @else if reach.contains(cell) { rect x="2" y="2" width="96" height="96" rx="8" fill="none" stroke="#8a6a45" stroke-width="1.6" stroke-dasharray="3 6" {} }
                @else { rect width="100" height="100" rx="8" fill="url(#m-hatch)" {} }
                @if public.blocked().any(|blocked| blocked.cell == cell) { rect width="100" height="100" rx="9" fill=(INK) fill-opacity=".5" {} }
            }
        }
    }
}

/// Where the plate of a seat stands.
fn plate_at(seat: Seat) -> f64 {
    120.0 + 105.0 * f64::from(u8::try_from(seat.index()).unwrap_or(0))
}

/// Where a tile of the hand begins.
fn held_at(index: usize) -> f64 {
    60.0 + 118.0 * f64::from(u8::try_from(index).unwrap_or(0))
}

/// Where a thing lies on the picture.
pub(super) fn area(sight: Sight<'_>, thing: &str) -> Option<Area> {
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    let window = Window::of(sight);
    let corner = |cell: Cell| (CORNER.0 + window.corner(cell).0, CORNER.1 + window.corner(cell).1);
    Some(match (kind, rest) {
        ("whole", "") => Area::new((0.0, 0.0), (WIDTH, HEIGHT)),
        ("board", "") => Area::new(CORNER, (SIZE, SIZE)),
        ("cell", _) => {
            let cell = rest.parse().ok()?;
            window.cells().find(|other| *other == cell)?;
            Area::new(corner(cell), (100.0, 100.0))
        }
        ("card", _) => {
            let cell = rest.parse().ok()?;
            sight.public().layout().card(cell)?;
            Area::new(corner(cell), (100.0, 100.0))
        }
        ("line", "") => {
            let line = sight.public().scoring()?.by.line;
            let along = |first: i8| MARGIN + STEP * f64::from(line.at - first) - 5.0;
            match line.axis {
                Axis::Row => Area::new((CORNER.0 + 24.0, CORNER.1 + along(window.top)), (SIZE - 48.0, 110.0)),
                Axis::Column => {
                    Area::new((CORNER.0 + along(window.left), CORNER.1 + 24.0), (110.0, SIZE - 48.0))
                }
            }
        }
        ("hand", "") => {
            let last = sight.view.hand().len().checked_sub(1)?;
            Area::new((held_at(0), 838.0), (held_at(last) - held_at(0) + 105.0, 105.0))
        }
        ("hand", card) => {
            let at = sight.view.hand().iter().position(|held| held.to_string() == card)?;
            Area::new((held_at(at), 838.0), (105.0, 105.0))
        }
        ("seats", "") => {
            let rows = 105.0 * f64::from(sight.seats());
            Area::new((SIDE - 10.0, 84.0), (386.0, rows + 10.0))
        }
        ("seat", _) => {
            let seat = rest.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(sight.seats()))?;
            Area::new((SIDE, plate_at(seat) - 26.0), (366.0, 94.0))
        }
        _ => return None,
    })
}

/// A seat with its tokens and its score.
fn player(sight: Sight<'_>, seat: Seat) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let y = plate_at(seat);
    let name = sight.look.name(seat);
    let points = total(public.score(seat).total());
    let tokens = tokens_counted(public.tokens()[seat], language);
    html! {
        rect x=(num(SIDE)) y=(num(y - 26.0)) width="366" height="94" rx="14" fill="#fffdf8" {}
        @if let Some(look) = sight.look.seats.get(seat.index()) { (emblem_on_board(seat.index(), &look.letter, Spot { x: SIDE + 32.0, y: y + 6.0, size: 38.0 })) }
        (text(&say!(language, en: "{name}: {points}", fr: "{name}\u{202f}: {points}", de: "{name}: {points}"), (SIDE + 62.0, y), 20))
        (text(&tokens, (SIDE + 62.0, y + 25.0), 16))
        (sums(sight, seat, (SIDE + 62.0, y + 36.0)))
    }
}

/// The colours of a seat with their sums.
fn sums(sight: Sight<'_>, seat: Seat, (x, y): (f64, f64)) -> Markup {
    let score = sight.public().score(seat);
    let plus = score.plus.iter().map(|&(colour, sum)| (colour, i32::from(sum), "3"));
    let minus = score.minus.iter().map(|&(colour, sum)| (colour, -i32::from(sum), "0"));
    html! {
        @for (index, (colour, sum, edge)) in plus.chain(minus).filter(|&(_, sum, _)| sum != 0).enumerate() {
            @let left = x + 60.0 * f64::from(u8::try_from(index).unwrap_or(0));
            rect x=(num(left)) y=(num(y)) width="18" height="18" rx="4" fill=(super::words::hue_of(colour).panel()) stroke=(INK) stroke-width=(edge) {}
            (text(&super::words::signed(sum), (left + 23.0, y + 15.0), 14))
        }
    }
}

/// The observer's hand under the board; for whoever sees everything, all hands in words.
fn hand(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    html! {
        @if sight.me().is_some() {
            @for (index, card) in sight.view.hand().iter().enumerate() {
                g transform=(place(held_at(index), 838.0, 1.05)) { (tile_face(tile_of(card), tile_of(card).hue().letter(language))) }
            }
        } @else {
            @for (index, seat) in Seat::all(sight.seats()).enumerate() {
                @let cards = sight.view.hand_of(seat);
                @if !cards.is_empty() {
                    @let (who, cards) = (sight.look.name(seat), card_list(cards.iter(), language));
                    (text(&say!(language, en: "{who}: {cards}", fr: "{who}\u{202f}: {cards}", de: "{who}: {cards}"), (40.0, 848.0 + 19.0 * f64::from(u8::try_from(index).unwrap_or(0))), 15))
                }
            }
        }
    }
}
