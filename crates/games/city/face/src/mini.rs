//! A city at a glance: types by colour and sign, Sources as small gems, the line of the next Battle, Damage.

use city::{Colour, Edge, Estate, Space};
use maud::{Markup, html};

use super::building::{Condition, small};
use super::gem::{damage, gem};
use super::sight::Sight;
use face::svg::num;

/// From one space to the next.
const STEP: f64 = 33.0;

/// The city on 96 × 96 units.
pub(super) fn inside(sight: Sight<'_>, estate: &Estate) -> Markup {
    let pack = sight.pack();
    let at = |place: usize| STEP * f64::from(u8::try_from(place).unwrap_or(0));
    let next = sight.public().battles().get(sight.public().battle()).copied().flatten();
    html! {
        rect class="c-st2" x="-7" y="-7" width="110" height="110" rx="7" fill="#b79c6c" {}
        rect class="c-pit" x="-2.5" y="-2.5" width="101" height="101" rx="4" fill="#6f5a3a" {}
        @if let Some(line) = next {
            @let first = num(at(line.place()) - 2.0);
            @if line.is_row() { rect x="-7" y=(first) width="110" height="34" fill="#c4432b" {} }
            @else { rect y="-7" x=(first) height="110" width="34" fill="#c4432b" {} }
        }
        @for space in Space::all() {
            @let spot = (at(space.column()), at(space.row()));
            @let ruined = estate.ruined().contains(space);
            @match estate.building(space) {
                Some(id) => { (small(pack.building(id).kind, if ruined { Condition::Destroyed } else { Condition::Standing }, spot)) }
                None => {
                    rect class="c-slot" x=(num(spot.0 + 0.5)) y=(num(spot.1 + 0.5)) width="29" height="29" rx="4" fill="#84704d" stroke="#c9b586" stroke-dasharray="2 2.5" {}
                    @if ruined { (damage((spot.0 + 15.0, spot.1 + 15.0), 8.0)) }
                }
            }
        }
        @for colour in Colour::ALL {
            @for edge in estate.sources(colour).iter() { (gem(colour, middle(edge), 5.4)) }
        }
        @for line in estate.pending().iter() {
            @let place = at(line.place()) + 15.0;
            (damage(if line.is_row() { (106.0, place) } else { (place, 106.0) }, 8.0))
        }
    }
}

/// The middle of an edge.
fn middle(edge: Edge) -> (f64, f64) {
    let at = |place: usize| STEP * f64::from(u8::try_from(place).unwrap_or(0));
    let along = at(edge.line().place()) + 15.0;
    let across = match (edge.before(), edge.after()) {
        (None, _) => -2.0,
        (_, None) => 98.0,
        (Some(before), Some(_)) => {
            at(if edge.line().is_row() { before.column() } else { before.row() }) + 31.5
        }
    };
    if edge.line().is_row() { (across, along) } else { (along, across) }
}
