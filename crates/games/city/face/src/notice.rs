//! What is to be read after the Battles of a round, and after the Harvest.

use city::{Event, Phase};
use engine::Told;
use maud::html;
use words::{say, word};

use super::lines::line;
use super::sheet::sheet;
use super::sight::Sight;
use super::words::roman;
use face::{Cells, Notice, rule_link};

/// The Battles of the round that has just ended, until somebody acts in the next one; at the end the scoring.
pub(super) fn notice(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Option<Notice> {
    let language = sight.language();
    if sight.public().phase() == Phase::Over {
        return Some(Notice {
            key: "harvest".to_owned(),
            title: word!(language, en: "Harvest and final scoring", fr: "Moisson et décompte final", de: "Ernte und Schlusswertung").to_owned(),
            body: cells.part("c-notice", html! { div id="c-notice" { (sheet(sight)) } }),
        });
    }
    let round = sight.public().round();
    let fresh = matches!(sight.public().phase(), Phase::Choose | Phase::Calm(city::Moment::Turn))
        && sight.public().turn() == 1;
    let solo =
        sight.public().is_solo() && sight.public().phase() == Phase::Resolve && sight.public().turn() == 1;
    if round < 2 || !(fresh || solo) {
        return None;
    }
    let events: Vec<&Event> = told.iter().map(|told| &told.event).collect();
    let ends = events.iter().rposition(|event| matches!(event, Event::RoundBegan { .. }))?;
    let begins = events[..ends]
        .iter()
        .rposition(|event| matches!(event, Event::UnplayedDiscarded { .. } | Event::RoundBegan { .. }))?;
    let lines = events[begins + 1..ends].iter().filter(|event| is_of_battle(event));
    let lines: Vec<face::Line> =
        lines.filter_map(|event| line(event, Some(sight.pack()), sight.look)).collect();
    let roman = roman(usize::from(round != 2));
    Some(Notice {
        key: format!("battles-{round}"),
        title: say!(language, en: "Battles {roman}", fr: "Affrontements {roman}", de: "Kämpfe {roman}"),
        body: cells.part("c-notice", html! {
            ul id="c-notice" class="c-notice" {
                @for told in &lines {
                    li class=[(told.kind != face::LineKind::Deed).then_some("c-loud")] { (told.text) @if let Some(rule) = told.rule { " " (rule_link(rule)) } }
                }
            }
        }),
    })
}

/// Whether an event belongs to a Battle.
const fn is_of_battle(event: &Event) -> bool {
    matches!(
        event,
        Event::BattleShown { .. }
            | Event::Totals { .. }
            | Event::AllEqual { .. }
            | Event::Victory { .. }
            | Event::Damage { .. }
            | Event::DamageIgnored { .. }
            | Event::Destroyed { .. }
            | Event::Doomed { .. }
            | Event::Spent { .. }
            | Event::WardHeld { .. }
            | Event::DamageRemoved { .. }
    )
}
