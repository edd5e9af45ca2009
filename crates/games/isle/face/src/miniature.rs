//! A small picture of the position for the lobby: the land that is left, where it burns, who stands where.
//!
//! It needs nothing from the page and names nothing, so that any number of them can stand side by side.

use isle::{Channel, Content, Side, Space};
use maud::{Markup, html};

use super::plan::{SIDE, away, direction};
use super::sight::Sight;
use face::emblem::seat_colour;
use face::svg::{num, polygon};

/// The island without lines, lava as sparks, pieces as dots in the colours of their seats.
pub(super) fn miniature(sight: Sight<'_>) -> Markup {
    let (public, plan) = (sight.public(), sight.plan());
    let frame = sight.whole();
    let hexagon = |space: Space| {
        let corners: Vec<(f64, f64)> =
            Side::ALL.iter().map(|&side| away(plan.at(space), 1.0, direction(side) + 30.0)).collect();
        polygon(&corners)
    };
    html! {
        svg viewBox=(frame.view_box()) aria-hidden="true" {
            rect x=(num(frame.x)) y=(num(frame.y)) width=(num(frame.width)) height=(num(frame.height)) fill="#b6d3d8" {}
            @for space in public.spaces() {
                @let fill = if space.is_volcanic() { "#b98f6d" } else { "#dccf9f" };
                path d=(hexagon(space)) fill=(fill) stroke="#4d3818" stroke-width="4" {}
            }
            @for volcano in public.volcanoes() {
                @let (x, y) = plan.crater(volcano.area().first_space());
                circle cx=(num(x)) cy=(num(y)) r="22" fill="#5b2a1c" {}
                circle cx=(num(x)) cy=(num(y)) r="10" fill="#ffb52e" {}
            }
            @for channel in public.spaces().iter().flat_map(Channel::of) {
                @let (x, y) = plan.channel(channel);
                @match public.content(channel) {
                    Some(Content::Lava) => circle cx=(num(x)) cy=(num(y)) r="13" fill="#f2541b" {},
                    Some(Content::Village(seat)) => rect x=(num(x - 14.0)) y=(num(y - 14.0)) width="28" height="28" fill=(seat_colour(seat.index()).area) stroke="#1f1d1b" stroke-width="4" {},
                    Some(Content::Moai(_)) | None => {},
                }
            }
            @for geyser in public.occupied() {
                @let (x, y) = plan.geyser(public.map().site(geyser));
                @if let Some(seat) = public.standing(geyser) {
                    rect x=(num(x - 8.0)) y=(num(y - 0.45 * SIDE)) width="16" height="34" rx="5" fill=(seat_colour(seat.index()).area) stroke="#1f1d1b" stroke-width="4" {}
                }
            }
        }
    }
}
