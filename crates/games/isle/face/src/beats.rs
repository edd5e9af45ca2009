//! What a page plays of what has happened, event by event.
//!
//! Everything on the map lies open: all who look are told the same. The newest position may be later than a step, so
//! what is named of it is looked for there first: what was built may have sunk already.

mod deeds;
mod ending;
mod eruption;
mod sinking;
#[cfg(test)]
mod tests;

use engine::{Seat, Told};
use isle::{Area, Burnable, Channel, Event, Loss, Side, Space, Spot, Volcano};

use super::names;
use super::news;
use super::sight::Sight;
use face::{Beat, Motion};

/// The beats of one step.
pub(super) fn beats(told: &[&Told<Event>], sight: Sight<'_>) -> Vec<Beat> {
    let mut telling = Telling::new(sight);
    for told in told {
        telling.tell(&told.event);
        if news::is_news(&told.event) {
            telling.news += 1;
            let sentence = names::news(told.step, telling.news);
            // The sentence on the card tells how it ended.
            if matches!(told.event, Event::Destroyed { .. }) {
                telling.burnt_news.push(sentence);
            } else {
                telling.add(Motion::show(sentence).then());
            }
        }
    }
    telling.finish()
}

/// One step, as far as it is told.
struct Telling<'a> {
    sight: Sight<'a>,
    beats: Vec<Beat>,
    /// Where the points of what was done are won.
    place: Option<String>,
    /// How many sentences the card has of this step.
    news: usize,
    /// What lava has destroyed: it burns when all lava of the eruption has flowed.
    burnt: Vec<(Seat, Burnable, Spot)>,
    burnt_news: Vec<String>,
    /// What went down: it is told when the part has sunk.
    lost: Vec<(Seat, Loss)>,
}

impl<'a> Telling<'a> {
    const fn new(sight: Sight<'a>) -> Self {
        Self {
            sight,
            beats: Vec::new(),
            place: None,
            news: 0,
            burnt: Vec::new(),
            burnt_news: Vec::new(),
            lost: Vec::new(),
        }
    }

    fn finish(mut self) -> Vec<Beat> {
        self.burn();
        self.beats
    }

    fn tell(&mut self, event: &Event) {
        if !matches!(event, Event::Destroyed { .. } | Event::LavaPlaced { .. }) {
            self.burn();
        }
        match *event {
            Event::ContinentBuilt { .. } => self.continent_built(),
            Event::BoatsDealt { .. } => self.boats_dealt(),
            Event::FirstDrawn { seat } => self.first_drawn(seat),
            Event::TurnBegan { seat, .. } => self.beats.push(Beat::of("TurnBegan").by(seat).rest(0)),
            Event::TurnEnded { seat, lost } => self.turn_ended(seat, lost),

            Event::Landed { seat, space, .. } => self.landed(seat, space),
            Event::Moved { seat, from, to } => self.moved(seat, from, to),
            Event::Carried { owner, from, to, .. } => self.carried(owner, from, to),
            Event::VillageBuilt { seat, channel } => self.village_built(seat, channel),
            Event::SettlerCreated { seat, space } => self.settler_created(seat, space),
            Event::Sculpted { seat, channel } => self.sculpted(seat, channel),
            Event::Raised { seat, from, side } => self.raised(seat, from, side),
            Event::Scored { seat, points, why } => self.scored(seat, points, why),
            Event::PrayerBought { seat, .. } => self.prayer_bought(seat),

            Event::FissurePlaced { border, .. } => self.fissure_placed(border),
            Event::NoFissure { space, side, .. } => self.no_fissure(space, side),
            Event::NoticeDecided { seat } => self.decided("NoticeDecided", seat),
            Event::SinkingCalled { seat } => self.sinking_called(seat),
            Event::CallUnrewarded { seat } => self.call_unrewarded(seat),
            Event::SinkingDecided { part, by } => self.sinking_decided(part, by),
            Event::Rescued { seat, settlers, space, .. } => self.rescued(seat, settlers, space),
            Event::PiecesLost { seat, lost } => self.lost.push((seat, lost)),
            Event::PartSank { part, volcanoes, .. } => self.part_sank(part, volcanoes),
            Event::EndTriggered { .. } => self.end_triggered(),

            Event::DieRolled { face } => self.die_rolled(face),
            Event::NoDie => self.no_die(),
            Event::LavaGone { .. } => self.lava_gone(),
            Event::Erupted { volcanoes, .. } => self.erupted(volcanoes),
            Event::FlowFull { space } => self.flow_ended("FlowFull", Channel::of(space).last()),
            Event::FlowDry { target } => self.flow_ended("FlowDry", Some(target)),
            Event::PrayerDecided { seat } => self.decided("PrayerDecided", seat),
            Event::Prayed { seat, saved } => self.prayed(seat, saved),
            Event::FlowStopped { target } => self.saved("FlowStopped", target),
            Event::FlowWentOn { from, .. } => self.saved("FlowWentOn", from),
            Event::Destroyed { owner, what, spot } => self.burnt.push((owner, what, spot)),
            Event::LavaPlaced { channel } => self.lava_placed(channel),

            Event::GameOver { .. } => self.game_over(),
            Event::Counted { .. } => self.counted(),
            Event::Won { winners, .. } => self.won(winners),

            // Nothing moves: the part is shaded when it is decided, what was overlooked stays unsaid, and the tokens
            // beside the map are the volcanoes that are left.
            Event::PartCutOff { .. } | Event::PartOverlooked | Event::TokensMixed { .. } => {}
        }
    }

    // The list.

    fn push(&mut self, beat: Beat) {
        self.beats.push(beat);
    }

    /// Adds a motion to the last beat.
    fn add(&mut self, motion: Motion) {
        if let Some(beat) = self.beats.pop() {
            self.beats.push(beat.with(motion));
        }
    }

    /// How many motions the last beat has, if it is one of this event: what has one cause is one beat.
    fn length(&self, event: &str) -> Option<usize> {
        self.beats.last().filter(|beat| beat.event() == event).map(|beat| beat.motions().len())
    }

    /// Adds a motion to the last beat if it is one of this event, else begins one.
    fn together(&mut self, event: &'static str, motion: Motion) {
        if self.length(event).is_none() {
            self.push(Beat::of(event));
        }
        self.add(motion);
    }

    // What of a thing the newest drawing holds.

    fn is_left(&self, space: Space) -> bool {
        self.sight.public().spaces().contains(space)
    }

    /// A channel, unless it has sunk.
    fn channel(&self, channel: Channel) -> Option<String> {
        self.is_left(channel.space()).then(|| names::channel(channel))
    }

    /// A space, unless it has sunk.
    fn space(&self, space: Space) -> Option<String> {
        self.is_left(space).then(|| names::space(space))
    }

    /// Where something is that lava threatens.
    fn spot(&self, spot: Spot) -> Option<String> {
        match spot {
            Spot::Channel(channel) => self.channel(channel),
            Spot::Loose(space) => self.space(space),
        }
    }

    /// An area, or the word where it has sunk.
    fn area(&self, area: Area) -> String {
        if self.sight.public().land().contains(area) { names::area(area) } else { names::sunk(area) }
    }

    /// A volcano, unless it has sunk.
    fn crater(&self, volcano: Volcano) -> Option<String> {
        self.sight.public().volcanoes().contains(volcano).then(|| names::crater(volcano))
    }

    /// A standing moai, if there is one.
    fn moai(&self, space: Space, side: Side) -> Option<String> {
        let public = self.sight.public();
        let geyser = public.map().geyser(space, side).filter(|_| self.is_left(space))?;
        public.standing(geyser).map(|_| names::moai(space, side))
    }

    /// How many settlers of a seat are in a space.
    fn settlers(&self, seat: Seat, space: Space) -> usize {
        self.sight.public().pieces(seat).settlers().count(space)
    }
}
