//! The card on the map: what the last deed has brought, in a few words.

use std::hash::{Hash, Hasher};

use isle::Event;
use maud::{Markup, html};
use words::word;

use super::lines::text;
use super::moment::Moment;
use super::sight::Sight;
use engine::{Happening, Told};
use face::{Cells, Place, rule_link};

/// The id of the card.
const ID: &str = "v-card";

/// How many sentences the card holds at most.
const MOST: usize = 4;

/// The card, an empty one if nothing has happened that the map alone does not show.
pub(super) fn card(moment: &Moment<'_>, cells: &Cells<'_>) -> Place<'static> {
    let key = Events { told: moment.last, wanted: is_news };
    cells.within(ID, key, || draw(moment.sight, &key.iter().collect::<Vec<_>>()))
}

fn draw(sight: Sight<'_>, news: &[&Event]) -> Markup {
    if news.is_empty() {
        return html! { div id=(ID) {} };
    }
    let from = news.len().saturating_sub(MOST);
    let name = word!(sight.language(), en: "What has just happened", fr: "Ce qui vient d’arriver", de: "Was gerade geschah");
    html! {
        div id=(ID) class="v-card" role="note" aria-label=(name) {
            @for event in &news[from..] { p { (text(event, sight.look)) " " (rule_link(event.rule())) } }
        }
    }
}

/// Some of the events that the observer was told.
#[derive(Clone, Copy)]
pub(super) struct Events<'a> {
    /// All of them.
    pub told: &'a [&'a Told<Event>],
    /// Which are meant.
    pub wanted: fn(&Event) -> bool,
}

impl<'a> Events<'a> {
    /// Those that are meant, oldest first.
    pub(super) fn iter(self) -> impl Iterator<Item = &'a Event> {
        self.told.iter().map(|told| &told.event).filter(move |event| (self.wanted)(event))
    }
}

impl Hash for Events<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.iter().for_each(|event| event.hash(state));
    }
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
