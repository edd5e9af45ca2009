//! Every tile, colour and sign.

use maud::{Markup, html};
use words::Language;

use super::hue::Hue;
use super::sign::Sign;
use super::tile::{Tile, colour_chip, defs, sign_chip, tile, tile_back};

/// All pictures of the game.
pub(super) fn gallery(language: Language) -> Markup {
    html! {
        svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (defs()) } }
        div class="row chips" { @for hue in Hue::ALL { (colour_chip(hue)) } @for sign in Sign::ALL { (sign_chip(sign)) } }
        div class="tiles" { @for shown in Tile::all() { (tile(shown, language)) } (tile_back()) }
        div class="row board" { @for shown in Tile::all().skip(2).step_by(9) { (tile(shown, language)) } (tile_back()) }
    }
}
