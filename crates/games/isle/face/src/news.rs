//! The card on the map: what the last deed has brought, in a few words.

use isle::Event;
use maud::{Markup, html};
use words::word;

use super::lines::text;
use super::sight::Sight;
use engine::Happening;
use face::rule_link;

/// How many sentences the card holds at most.
const MOST: usize = 4;

/// The card; nothing if nothing has happened that the map alone does not show.
pub(super) fn card(sight: Sight<'_>, events: &[&Event]) -> Markup {
    let told: Vec<&Event> = since_last_deed(events).filter(|event| is_news(event)).collect();
    if told.is_empty() {
        return html! {};
    }
    let from = told.len().saturating_sub(MOST);
    let name = word!(sight.language(), en: "What has just happened", fr: "Ce qui vient d’arriver", de: "Was gerade geschah");
    html! {
        div class="v-card" role="note" aria-label=(name) {
            @for event in &told[from..] { p { (text(event, sight.look)) " " (rule_link(event.rule())) } }
        }
    }
}

/// What happened since somebody last did something, that included.
pub(super) fn since_last_deed<'a>(events: &[&'a Event]) -> impl Iterator<Item = &'a Event> {
    let start = events.iter().rposition(|event| is_deed(event)).unwrap_or(0);
    events[start..].iter().copied()
}

const fn is_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Landed { .. }
            | Event::Moved { .. }
            | Event::VillageBuilt { .. }
            | Event::SettlerCreated { .. }
            | Event::Sculpted { .. }
            | Event::Raised { .. }
            | Event::PrayerBought { .. }
    )
}

/// Points, cracks, sinkings, dice, eruptions and losses; not every lava tile.
const fn is_news(event: &Event) -> bool {
    matches!(
        event,
        Event::Scored { .. }
            | Event::FissurePlaced { .. }
            | Event::PartSank { .. }
            | Event::EndTriggered { .. }
            | Event::DieRolled { .. }
            | Event::LavaGone { .. }
            | Event::Erupted { .. }
            | Event::Destroyed { .. }
            | Event::Prayed { .. }
    )
}
