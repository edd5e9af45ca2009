//! Everything that a page shows of a position.

use engine::Told;
use m::{Event, Phase, Prospect};
use maud::html;
use words::say;

use super::sight::Sight;
use super::window::Last;
use super::words::line_title;
use super::{hand, plates, sheet, strip, window};
use face::{Cells, Notice, Scene, Stage};

/// Everything that a page shows of a position, except the choices.
pub(super) fn scene(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Scene {
    let prospects: Vec<Prospect> = sight.view.prospects().collect();
    let last = last(sight, told);
    let board = window::Board { sight, prospects: &prospects, last: &last };
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
        notice: notice(sight),
    }
}

/// The final score sheet, once the game is over.
fn notice(sight: Sight<'_>) -> Option<Notice> {
    let is_over = matches!(sight.public().phase(), Phase::Over(_));
    is_over.then(|| Notice {
        key: "end".to_owned(),
        title: sheet::title(sight).to_owned(),
        body: sheet::last(sight),
    })
}

/// What was done since the observer's last turn, as far as the observer was told; for those without a seat, since
/// everybody had a turn.
fn last(sight: Sight<'_>, told: &[&Told<Event>]) -> Last {
    let mut last = Last::default();
    let mut turns = 0;
    for event in told.iter().rev().map(|told| &told.event) {
        if let (Event::Took { cell, .. }, None, false) = (event, last.taken, last.has_laid) {
            last.taken = Some(*cell);
        }
        let (Event::Placed { seat, .. } | Event::Passed { seat, .. }) = *event else { continue };
        turns += 1;
        let is_over = sight.is_me(seat) || turns > sight.seats();
        if let Event::Placed { cell, .. } = *event {
            let lies = sight.public().layout().card(cell).is_some();
            last.add(lies.then_some(cell), (!is_over).then_some(seat));
        }
        if is_over {
            break;
        }
    }
    last
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
