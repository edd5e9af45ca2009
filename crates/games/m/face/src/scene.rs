//! Everything that a page shows of a position.

use engine::Told;
use m::{Cell, Event, Phase};
use maud::html;
use words::say;

use super::sight::Sight;
use super::words::line_title;
use super::{hand, plates, strip, window};
use face::{Cells, Scene, Stage};

/// Everything that a page shows of a position, except the choices.
pub(super) fn scene(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Scene {
    Scene {
        main: html! {
            div class="m-table" {
                (window::ground())
                (strip::strip(sight))
                (window::board(sight, last_placed(told)))
                (strip::own(sight))
            }
        },
        hand: hand::hand(sight),
        plates: plates::plates(sight),
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
