//! What is to be read after the Battles of a round, and after the Harvest.

use city::{Event, Phase};
use engine::Told;
use maud::html;
use words::word;

use super::fights;
use super::sheet::notice_sheet;
use super::sight::Sight;
use face::{Cells, Notice};

/// Whether the Battles of a round have just been fought and nobody has acted in the next one.
pub(super) fn is_due(sight: Sight<'_>) -> bool {
    let public = sight.public();
    let begins = matches!(public.phase(), Phase::Choose | Phase::Calm(city::Moment::Turn));
    let alone = public.is_solo() && public.phase() == Phase::Resolve;
    public.round() > 1 && public.turn() == 1 && (begins || alone)
}

/// The Battles of the round that has just ended, until somebody acts in the next one; at the end those of the last round
/// and the scoring.
pub(super) fn notice(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Option<Notice> {
    let (language, round) = (sight.language(), sight.public().round());
    let is_over = sight.public().phase() == Phase::Over;
    if !is_over && !is_due(sight) {
        return None;
    }
    let fought = if is_over { round } else { round - 1 };
    let events = told.iter().map(|told| &told.event);
    let begun = |event: &&Event| matches!(event, Event::RoundBegan { round } if *round == fought);
    let events: Vec<&Event> = events.skip_while(|event| !begun(event)).collect();
    let fights = fights::of_round(&events);
    let (key, title) = if is_over {
        let title = word!(language, en: "Harvest and final scoring", fr: "Moisson et décompte final", de: "Ernte und Schlusswertung");
        ("harvest".to_owned(), title.to_owned())
    } else {
        (format!("battles-{round}"), fights::title(fought, language))
    };
    // It holds the names of seats and what was told, so it is its own key.
    let body = html! {
        div id="c-notice" class="c-fights" {
            (fights::sheet(sight, &fights))
            @if is_over { (notice_sheet(sight)) }
        }
    };
    Some(Notice { key, title, body: cells.part("c-notice", body) })
}

/// A sheet that a step opens.
pub(super) struct Sheet {
    pub(super) is_open: bool,
    /// The Battle that is being told.
    pub(super) battle: Option<u8>,
}

impl Sheet {
    /// The sheet that these events open, if the page has one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
    pub(super) fn opened_by(events: &[&Event], sight: Sight<'_>) -> Option<Self> {
        let is_over = sight.public().phase() == Phase::Over;
        let opens = |event: &&Event| match **event {
            Event::RoundBegan { round } => round == sight.public().round() && is_due(sight),
            Event::GameOver { .. } => is_over,
            _ => false,
        };
        events.iter().any(opens).then_some(Self { is_open: false, battle: None })
    }
}
