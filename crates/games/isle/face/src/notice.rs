//! What is to be read before going on: a sinking, an eruption that has cost the observer something, the final score.
//!
//! It is told step by step, so that nobody depends on having watched the map.

use engine::{Happening, Told};
use isle::Event;
use maud::html;
use words::{and_list, say, word};

use super::lines;
use super::moment::Moment;
use super::news::Events;
use super::sheet;
use super::sight::Sight;
use super::words::{areas_title, texts};
use face::{Cells, Notice, rule_link};

/// The last calamity, as long as nobody has done anything since. `told` is all that the observer was told.
pub(super) fn notice(moment: &Moment<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Option<Notice> {
    let (sight, last) = (moment.sight, moment.last);
    if sight.public().end().is_some() {
        return Some(ending(sight, cells));
    }
    let concerns_me = |event: &Event| {
        let is_own_loss = matches!(*event, Event::Destroyed { owner, .. } if sight.is_me(owner));
        is_own_loss || matches!(event, Event::PartSank { .. })
    };
    if !last.iter().any(|told| concerns_me(&told.event)) {
        return None;
    }
    let count = told.iter().filter(|told| concerns_me(&told.event)).count();
    let steps = Events { told: last, wanted: is_step };
    Some(Notice {
        key: format!("calamity-{count}"),
        title: title(sight, last),
        body: cells.cell("v-steps", steps, || {
            html! {
                ol id="v-steps" class="v-steps" {
                    @for event in steps.iter() { li { (lines::text(event, sight.look)) " " (rule_link(event.rule())) } }
                }
            }
        }),
    })
}

/// The score sheet of a game that is over.
fn ending(sight: Sight<'_>, cells: &Cells<'_>) -> Notice {
    let title =
        word!(sight.language(), en: "The game is over", fr: "La partie est finie", de: "Das Spiel ist aus");
    let body = cells.cell("v-end", (), || html! { div id="v-end" { (sheet::final_figures(sight)) } });
    Notice { key: "end".to_owned(), title: title.to_owned(), body }
}

/// "Areas 9 and 20 have sunk", "Volcano 3 has erupted"
fn title(sight: Sight<'_>, last: &[&Told<Event>]) -> String {
    let language = sight.language();
    let events = || last.iter().rev().map(|told| &told.event);
    let sunk =
        events().find_map(|event| if let Event::PartSank { part, .. } = event { Some(*part) } else { None });
    if let Some(part) = sunk {
        let areas = areas_title(part, language);
        return say!(language, en: "{areas}: sunk", fr: "{areas}\u{202f}: au fond de la mer", de: "{areas}: versunken");
    }
    let volcanoes = events()
        .find_map(|event| if let Event::Erupted { volcanoes, .. } = event { Some(*volcanoes) } else { None });
    match volcanoes {
        Some(volcanoes) => {
            let list = and_list(language, &texts(volcanoes));
            say!(language, en: "Eruption: volcano {list}", fr: "Éruption\u{202f}: volcan {list}", de: "Ausbruch: Vulkan {list}")
        }
        None => word!(language, en: "Lava", fr: "Lave", de: "Lava").to_owned(),
    }
}

/// What belongs to the course of a calamity.
const fn is_step(event: &Event) -> bool {
    matches!(
        event,
        Event::FissurePlaced { .. }
            | Event::SinkingCalled { .. }
            | Event::CallUnrewarded { .. }
            | Event::SinkingDecided { .. }
            | Event::Rescued { .. }
            | Event::PiecesLost { .. }
            | Event::PartSank { .. }
            | Event::EndTriggered { .. }
            | Event::DieRolled { .. }
            | Event::LavaGone { .. }
            | Event::Erupted { .. }
            | Event::FlowFull { .. }
            | Event::FlowDry { .. }
            | Event::Prayed { .. }
            | Event::FlowStopped { .. }
            | Event::FlowWentOn { .. }
            | Event::Destroyed { .. }
            | Event::LavaPlaced { .. }
    )
}
