//! What happened last, to be marked on the map.

use engine::{Set, Told};
use isle::{Channel, Event, Side, Space, Volcano};

/// What happened since the last deed, and that deed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Recent {
    /// Where a settler has arrived.
    pub arrived: Option<Space>,
    /// Where a village was built or a moai sculpted.
    pub made: Option<Channel>,
    /// Where a moai was raised.
    pub raised: Option<(Space, Side)>,
    /// The volcanoes that have erupted.
    pub volcanoes: Set<Volcano>,
}

impl Recent {
    /// Reads it from what the observer was told of the last deed, and since.
    pub(super) fn of(last: &[&Told<Event>]) -> Self {
        let mut recent = Self::default();
        for told in last {
            recent.see(&told.event);
        }
        recent
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Landed { space, .. }
            | Event::Moved { to: space, .. }
            | Event::SettlerCreated { space, .. } => {
                *self = Self { arrived: Some(space), ..Self::default() };
            }
            Event::VillageBuilt { channel, .. } | Event::Sculpted { channel, .. } => {
                *self = Self { made: Some(channel), ..Self::default() };
            }
            Event::Raised { from, side, .. } => {
                *self = Self { raised: Some((from.space(), side)), ..Self::default() };
            }
            Event::PrayerBought { .. } => *self = Self::default(),
            Event::Erupted { volcanoes, .. } => self.volcanoes = self.volcanoes.union(volcanoes),
            Event::ContinentBuilt { .. }
            | Event::BoatsDealt { .. }
            | Event::FirstDrawn { .. }
            | Event::TurnBegan { .. }
            | Event::Carried { .. }
            | Event::Scored { .. }
            | Event::TurnEnded { .. }
            | Event::FissurePlaced { .. }
            | Event::NoFissure { .. }
            | Event::PartCutOff { .. }
            | Event::NoticeDecided { .. }
            | Event::PartOverlooked
            | Event::SinkingCalled { .. }
            | Event::CallUnrewarded { .. }
            | Event::SinkingDecided { .. }
            | Event::Rescued { .. }
            | Event::PiecesLost { .. }
            | Event::PartSank { .. }
            | Event::EndTriggered { .. }
            | Event::DieRolled { .. }
            | Event::NoDie
            | Event::LavaGone { .. }
            | Event::FlowFull { .. }
            | Event::FlowDry { .. }
            | Event::PrayerDecided { .. }
            | Event::Prayed { .. }
            | Event::FlowStopped { .. }
            | Event::FlowWentOn { .. }
            | Event::Destroyed { .. }
            | Event::LavaPlaced { .. }
            | Event::TokensMixed { .. }
            | Event::GameOver { .. }
            | Event::Counted { .. }
            | Event::Won { .. } => {}
        }
    }
}

/// What happened since somebody last did something, that included.
pub(super) fn since_last_deed<'a>(told: &'a [&'a Told<Event>]) -> &'a [&'a Told<Event>] {
    let start = told.iter().rposition(|told| is_deed(&told.event)).unwrap_or(0);
    &told[start..]
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
