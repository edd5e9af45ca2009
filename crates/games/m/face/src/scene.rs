//! Everything that a page shows of a position.

use engine::Told;
use m::{Cell, Event, Phase, Prospect};
use maud::html;
use words::say;

use super::sight::Sight;
use super::words::line_title;
use super::{hand, plates, strip, window};
use face::{Cells, Scene, Stage};

/// Everything that a page shows of a position, except the choices.
pub(super) fn scene(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Scene {
    let prospects: Vec<Prospect> = sight.view.prospects().collect();
    let board = window::Board { sight, prospects: &prospects, last: last_placed(told) };
    Scene {
        main: html! {
            div class="m-table" {
                (window::ground(cells))
                (strip::strip(sight, cells))
                (board.draw(cells))
                (strip::own(sight, cells))
            }
        },
        hand: hand::hand(sight, &prospects, cells),
        plates: plates::plates(sight, cells),
        panel: html! {},
        stages: stages(sight),
        notice: None,
    }
}

/// Where the last card was laid, as far as the observer was told.
fn last_placed(told: &[&Told<Event>]) -> Option<Cell> {
    told.iter()
        .rev()
        .find_map(|told| if let Event::Placed { cell, .. } = told.event { Some(cell) } else { None })
}

/// The turn, and the line being scored. What is left in the pile stands beside the board.
fn stages(sight: Sight<'_>) -> Vec<Stage> {
    let (public, language) = (sight.public(), sight.language());
    let turn = public.turn_number();
    let now = match public.phase() {
        Phase::Scoring(scoring) => {
            let line = line_title(scoring.by.line, language);
            say!(language, en: "Turn {turn} · scoring · {line}", fr: "Tour {turn} · décompte · {line}", de: "Zug {turn} · Wertung · {line}")
        }
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::ChooseLine { .. } | Phase::Over(_) => {
            say!(language, en: "Turn {turn}", fr: "Tour {turn}", de: "Zug {turn}")
        }
    };
    vec![Stage { label: now, current: true }]
}
