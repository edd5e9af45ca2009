//! What would be: the Building where it would lie with the Sources it would complete.
//!
//! One drawing for every choice, hidden until the page has just these handles chosen or pointed at; while a Building is
//! placed, what each space would bring is always seen.

use std::hash::{Hash, Hasher};

use city::{Action, BuildingId, Card, Colour, EdgeSet, Space, Task};
use maud::{Markup, html};

use super::building::{self, Condition};
use super::gem::{COLOURS, gem, source};
use super::handles;
use super::plan::{Frame, buildings, corner, middle};
use face::svg::{num, translate};

/// What previews are put together from: once a page. The frame around what a card would complete, the gems in it,
/// a single gem and the mark for nothing with their frame.
pub(super) fn defs() -> Markup {
    html! {
        rect id="c-fore" x="-46" y="-18" width="92" height="36" rx="18" fill="none" stroke="#fff3d9" stroke-width="2" stroke-dasharray="5 4" {}
        g id="c-fore-0" { path d="M-9 0H9" stroke="#fff3d9" stroke-width="5" stroke-linecap="round" {} use href="#c-fore" {} }
        @for colour in COLOURS {
            g id={ "c-fore-" (colour) } { (gem(colour, (0.0, 0.0), 9.5)) }
            g id={ "c-fore-1" (colour) } { use href={ "#c-fore-" (colour) } {} use href="#c-fore" {} }
        }
    }
}

/// Everything that could be placed, each hidden, and what it would bring on each space.
pub(super) fn previews(frame: Frame<'_>) -> Markup {
    let sight = frame.sight;
    html! {
        g id="c-previews" class="c-previews" aria-hidden="true" {
            @match (sight.task(), sight.deciding().and_then(city::Desk::card)) {
                (Task::Space, Some(card)) => {
                    (everywhere(frame, card))
                    @for space in frame.estate.empty().iter() {
                        g data-preview=(handles::of_space(space)) { (placed(frame, card, space)) }
                    }
                }
                (Task::Keep, _) => { (of_hand(frame)) }
                (Task::Pair, _) => { (of_pairs(frame)) }
                _ => {}
            }
        }
    }
}

/// What previews are drawn from: the task, the cards that it is about, and what they would lie beside.
pub(super) struct Foreseen<'a>(pub Frame<'a>);

impl Hash for Foreseen<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (sight, estate) = (self.0.sight, self.0.estate);
        let city = (estate.board(), buildings(estate));
        let task = sight.task();
        task.hash(state);
        if task == Task::Space {
            (sight.deciding().and_then(city::Desk::card), city, estate.ruined()).hash(state);
        } else if task == Task::Keep {
            (sight.view.hand(), city).hash(state);
        } else if task == Task::Pair {
            city.hash(state);
            sight.public().pairs().for_each(|pair| pair.hash(state));
        }
    }
}

/// The Building on a space, dimmed if it would be destroyed at once, and the Sources that it would form.
fn placed(frame: Frame<'_>, card: BuildingId, space: Space) -> Markup {
    let (x, y) = corner(space);
    let condition =
        if frame.estate.ruined().contains(space) { Condition::Destroyed } else { Condition::Standing };
    let formed = frame.estate.would_form(frame.pack(), card, space);
    html! {
        g transform=(translate(x, y)) {
            g opacity=".86" { (building::placed(frame.pack().building(card), condition)) }
            rect class="c-ghost" x="1" y="1" width="98" height="98" rx="9" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="8 6" {}
        }
        (new_sources(formed))
    }
}

/// Sources about to be formed, each in a dashed circle.
fn new_sources(formed: [EdgeSet; 3]) -> Markup {
    html! {
        @for (colour, edges) in COLOURS.into_iter().zip(formed) {
            @for edge in edges.iter() {
                @let (x, y) = middle(edge);
                (source(colour, (x, y), 13.0))
                circle cx=(num(x)) cy=(num(y)) r="22" fill="none" stroke="#fff" stroke-width="2.6" stroke-dasharray="5 4" {}
            }
        }
    }
}

/// For each card of the hand that may be played, what it would complete on each empty space.
fn of_hand(frame: Frame<'_>) -> Markup {
    let hand = handles::of_hand(frame.sight.view.hand(), frame.pack());
    html! {
        @for (handle, card) in &hand {
            @if let Card::Building(id) = *card { g data-preview=(handle) { (everywhere(frame, id)) } }
        }
    }
}

/// The same for the cards of the two pairs in solo play.
fn of_pairs(frame: Frame<'_>) -> Markup {
    let mut legal = Vec::new();
    frame.sight.view.legal(&mut legal);
    html! {
        @for action in legal {
            @if let Action::Pair { pair, place } = action {
                @let handle = handles::of_pair(pair, place, frame.pack());
                g data-preview=(handle) { (everywhere(frame, place)) }
            }
        }
    }
}

/// The Sources that a card would complete, as small gems on every empty space.
fn everywhere(frame: Frame<'_>, card: BuildingId) -> Markup {
    html! {
        @for space in frame.estate.empty().iter() {
            @let formed = frame.estate.would_form(frame.pack(), card, space);
            @let gems: Vec<Colour> = COLOURS.into_iter().zip(formed).flat_map(|(colour, edges)| std::iter::repeat_n(colour, edges.len().into())).collect();
            @let (x, y) = (corner(space).0 + 50.0, corner(space).1 + 50.0);
            @match gems.as_slice() {
                [] => use href="#c-fore-0" x=(num(x)) y=(num(y)) {},
                [colour] => use href={ "#c-fore-1" (colour) } x=(num(x)) y=(num(y)) {},
                gems => g transform=(translate(x, y)) {
                    @for (at, colour) in (0_u8..).zip(gems) {
                        @let of = f64::from(u8::try_from(gems.len()).unwrap_or(4) - 1);
                        use href={ "#c-fore-" (colour) } x=(num(22.0 * (f64::from(at) - of / 2.0))) {}
                    }
                    use href="#c-fore" {}
                },
            }
        }
    }
}
