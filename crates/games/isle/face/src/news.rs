//! The card on the map: what the last deed has brought, in a few words.

use std::hash::{Hash, Hasher};

use isle::Event;
use maud::{Markup, html};
use words::word;

use super::lines::text;
use super::moment::Moment;
use super::names;
use super::sight::Sight;
use engine::{Happening, Told};
use face::{Cells, Place, rule_link};

/// The id of the card.
const ID: &str = "v-card";

/// The card, an empty one if nothing has happened that the map alone does not show.
pub(super) fn card(moment: &Moment<'_>, cells: &Cells<'_>) -> Place<'static> {
    let key = Events { told: moment.last, wanted: is_news };
    cells.within(ID, key, || draw(moment.sight, &key.told().collect::<Vec<_>>()))
}

fn draw(sight: Sight<'_>, news: &[&Told<Event>]) -> Markup {
    if news.is_empty() {
        return html! { div id=(ID) {} };
    }
    // The style sheet shows the last ones.
    let number = |at: usize| 1 + news[..at].iter().filter(|told| told.step == news[at].step).count();
    let name = word!(sight.language(), en: "What has just happened", fr: "Ce qui vient d’arriver", de: "Was gerade geschah");
    html! {
        div id=(ID) class="v-card" role="note" aria-label=(name) {
            @for (at, told) in news.iter().enumerate() {
                p data-t=(names::news(told.step, number(at))) { (text(&told.event, sight.look)) " " (rule_link(told.event.rule())) }
            }
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
    /// Those that are meant, oldest first, each with its step.
    fn told(self) -> impl Iterator<Item = &'a Told<Event>> {
        self.told.iter().copied().filter(move |told| (self.wanted)(&told.event))
    }

    /// Those that are meant, oldest first.
    pub(super) fn iter(self) -> impl Iterator<Item = &'a Event> {
        self.told().map(|told| &told.event)
    }
}

impl Hash for Events<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.told().for_each(|told| (told.step, &told.event).hash(state));
    }
}

/// Points, cracks, sinkings, dice, eruptions and losses; not every lava tile.
pub(super) const fn is_news(event: &Event) -> bool {
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
