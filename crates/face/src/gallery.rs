//! A page with every picture of a game, in light and dark: for whoever draws, and for whoever checks.

use engine::Game as _;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Language;

use crate::Face;
use crate::emblem::{
    SEAT_LOOKS, Spot, emblem, emblem_on_board, free_seat, pattern_fill, patterns, seat_colour,
};
use crate::icon::{Icon, icon, sprite};
use crate::wordmark::{Favicon, favicon, house_mark};

/// The pictures of a game and those of the house as a whole HTML page that needs nothing else.
pub fn gallery<F: Face>(language: Language) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (F::Game::TITLE) }
                style { (PreEscaped(STYLE)) (PreEscaped(F::mark().style(F::Game::NAME))) }
            }
            body {
                (sprite())
                svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (patterns()) } }
                @for scheme in ["light", "dark"] { section class=(scheme) { (everything::<F>(language)) } }
            }
        }
    };
    page.into_string()
}

fn everything<F: Face>(language: Language) -> Markup {
    let (mark, poster) = (F::mark(), F::poster(language));
    html! {
        div class="row names" { (house_mark()) (mark.wordmark(F::Game::NAME)) (favicons()) }
        div class="row small" { (house_mark()) (mark.wordmark(F::Game::NAME)) }
        div class="row posters" { (poster.inline()) }
        div class="row thumbs" { (poster.inline()) }
        div class="row" { @for shown in Icon::ALL { (icon(shown)) } }
        (seats())
        (F::gallery(language))
    }
}

fn favicons() -> Markup {
    html! {
        @for state in [Favicon::Resting, Favicon::YourTurn] { span class="fav" { (PreEscaped(favicon(state))) } }
    }
}

/// Emblems for lists, with free places, and on a board with their pattern.
fn seats() -> Markup {
    const NAMES: [&str; SEAT_LOOKS] = ["N", "I", "L", "T", "Z", "Ł"];
    html! {
        div class="row" {
            @for (seat, letter) in NAMES.iter().enumerate() { (emblem(seat, letter)) }
            @for seat in 0..SEAT_LOOKS { (free_seat(seat)) }
            svg class="seats" viewBox="0 0 360 50" aria-hidden="true" {
                @for (seat, &letter) in NAMES.iter().enumerate() {
                    @let left = seat * 60;
                    rect x=(left) width="60" height="50" fill=(seat_colour(seat).area) {}
                    rect x=(left) width="60" height="50" fill=(pattern_fill(seat)) {}
                    (emblem_on_board(seat, letter, Spot { x: SPOTS[seat], y: 25.0, size: 34.0 }))
                }
            }
        }
    }
}

const SPOTS: [f64; SEAT_LOOKS] = [30.0, 90.0, 150.0, 210.0, 270.0, 330.0];

const STYLE: &str = "*{box-sizing:border-box}body{margin:0;font:15px/1.4 system-ui,sans-serif}svg{display:block}.sprite{position:absolute}\
section{padding:20px;background:var(--page);color:var(--ink)}\
.light{--page:#f2eee5;--surf:#fffdf8;--ink:#1c1f24;--accent:#0e7f8c;color-scheme:light}\
.dark{--page:#111418;--surf:#1b1f25;--ink:#f3efe7;--accent:#3cc0c9;color-scheme:dark}\
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:0 0 18px}.wm{height:72px}.small .wm{height:22px}.fav svg{width:48px}\
.i{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}\
.em{width:44px;height:44px}.seats{height:50px}.e{width:20px;height:20px}.chip{width:26px;height:26px}\
.po{width:326px;height:240px;border-radius:12px}.thumbs .po{width:58px;height:44px}\
.cd{width:104px;height:156px}.phone .cd{width:52px;height:78px}.phone{width:360px;gap:5px}.fan .cd{width:56px;height:84px}.fan .cd+.cd{margin-left:-48px}\
.tiles{display:grid;grid-template-columns:repeat(21,1fr);gap:4px}.tile{width:100%}.tiles{grid-template-columns:repeat(11,1fr)}.board .tile{width:52px}.board{margin-top:14px}\
@media(max-width:700px){.hands .cd{width:52px;height:78px}}";
