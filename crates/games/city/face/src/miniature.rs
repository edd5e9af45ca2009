//! A small picture of the position for the lobby: one city.

use city::Estate;
use maud::{Markup, html};

use super::mini::inside;
use super::sight::Sight;

/// The city of the observer, or of the first seat.
pub(super) fn miniature(sight: Sight<'_>) -> Markup {
    let estate: &Estate = sight.estate(sight.me().unwrap_or_default());
    html! {
        svg class="mini" viewBox="0 0 140 120" aria-hidden="true" {
            defs { (super::gem::defs()) (super::gem::damage_defs()) }
            path d="M0 0h140v120H0z" fill="#dfe6dc" {}
            g transform="translate(22 12)" { (inside(sight, estate)) }
        }
    }
}
