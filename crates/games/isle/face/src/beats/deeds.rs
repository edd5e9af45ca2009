//! The set-up, turns, and what settlers do.

use engine::Seat;
use isle::{Area, Channel, Side, Space, Spot, Why};

use super::Telling;
use crate::names;
use face::Beat;
use face::motion::{self, Entrance, Exit, Light, Motion, Sound, Tone, place, plate};

/// The prayer token, as it travels.
pub(crate) const PRAYER: &str = "vi-prayer";

impl Telling<'_> {
    // The set-up.

    /// The areas rise out of the sea, from the middle outwards.
    pub(super) fn continent_built(&mut self) {
        let plan = self.sight.plan();
        let middles: Vec<(f64, f64)> = Space::all().map(|space| plan.at(space)).collect();
        let count = f64::from(u8::try_from(middles.len()).unwrap_or(1));
        let (x, y) = middles.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / count, sum.1 + at.1 / count));
        let far = |area: Area| {
            let at = plan.crater(area.first_space());
            (at.0 - x).hypot(at.1 - y)
        };
        let mut areas: Vec<Area> = self.sight.public().land().iter().collect();
        areas.sort_by(|one, other| far(*one).total_cmp(&far(*other)));
        let areas: Vec<String> = areas.into_iter().map(names::area).collect();
        self.push(
            Beat::of("ContinentBuilt").with(Motion::appear(areas, Entrance::Rise).sounding(Sound::Stone)),
        );
    }

    /// The boats come in from the open sea.
    pub(super) fn boats_dealt(&mut self) {
        let public = self.sight.public();
        let mut boats = Vec::new();
        for (seat, own) in public.all_pieces().filter(|(_, own)| own.boat().is_some()) {
            boats.push(names::boat(seat));
            boats.extend(own.is_afloat().then(|| names::aboard(seat)));
        }
        self.push(
            Beat::of("BoatsDealt")
                .with(Motion::travel(place(names::SEA), boats).sounding(Sound::Water))
                .rest(400),
        );
    }

    pub(super) fn first_drawn(&mut self, seat: Seat) {
        let lit = Motion::light(format!("plate:{seat}"), Light::Ring).sounding(Sound::Tap);
        self.push(Beat::of("FirstDrawn").with(lit).rest(400));
    }

    // Turns.

    /// The action points that are given up fall off; only who has them sees them.
    pub(super) fn turn_ended(&mut self, seat: Seat, lost: u8) {
        if lost > 0 && self.sight.is_me(seat) {
            let points: Vec<String> = (1..=lost).rev().map(names::action_point).collect();
            self.push(Beat::of("TurnEnded").with(Motion::vanish(points, Exit::Fall)).rest(0));
        }
    }

    // Settlers.

    /// A settler of the new drawing: of several the one that came last.
    fn arrived(&self, seat: Seat, space: Space) -> Option<String> {
        let count = self.settlers(seat, space);
        (count > 0).then(|| names::settler(seat, space, count))
    }

    pub(super) fn landed(&mut self, seat: Seat, space: Space) {
        let tilts = Motion::light(names::boat(seat), Light::Dip).sounding(Sound::Water);
        let mut beat = Beat::of("Landed").by(seat).with(tilts);
        if let Some(settler) = self.arrived(seat, space) {
            beat = beat.with(Motion::travel(names::aboard(seat), settler).sounding(Sound::Step));
            beat = numbered(beat, &names::settler(seat, space, 1), self.settlers(seat, space));
            beat = marked(beat);
        }
        self.push(beat);
    }

    pub(super) fn moved(&mut self, seat: Seat, from: Space, to: Space) {
        let mut beat = Beat::of("Moved").by(seat);
        if let Some(settler) = self.arrived(seat, to) {
            let left = names::settler(seat, from, self.settlers(seat, from) + 1);
            beat = beat.with(Motion::travel(left, settler).sounding(Sound::Step));
            beat = numbered(beat, &names::settler(seat, to, 1), self.settlers(seat, to));
            beat = marked(beat);
        }
        self.push(beat);
    }

    /// A moai is drawn along behind its settler.
    pub(super) fn carried(&mut self, owner: Seat, from: Spot, to: Space) {
        let loose = |space: Space| self.sight.public().pieces(owner).loose().count(space);
        let count = loose(to);
        if count == 0 {
            return;
        }
        let left = match from {
            Spot::Channel(channel) => names::channel(channel),
            Spot::Loose(space) => names::loose(owner, space, loose(space) + 1),
        };
        let moai = Motion::travel(left, names::loose(owner, to, count)).after(60).sounding(Sound::Grind);
        self.add(moai);
        if count > 1 {
            self.add(Motion::show(names::number(&names::loose(owner, to, 1))).then());
        }
    }

    /// A new settler steps out of a village of its area.
    pub(super) fn settler_created(&mut self, seat: Seat, space: Space) {
        let mut beat = Beat::of("SettlerCreated").by(seat);
        if let Some(settler) = self.arrived(seat, space) {
            let villages = self.sight.public().pieces(seat).villages();
            let near = villages.iter().filter(|channel| channel.space().area() == space.area());
            let village = near.max_by_key(|channel| channel.space() == space);
            beat = beat.with(
                match village {
                    Some(village) => Motion::travel(place(&names::channel(village)), settler),
                    None => Motion::appear(settler, Entrance::Rise),
                }
                .sounding(Sound::Step),
            );
            beat = numbered(beat, &names::settler(seat, space, 1), self.settlers(seat, space));
            beat = marked(beat);
        }
        self.push(beat);
    }

    // Channels and geysers.

    pub(super) fn village_built(&mut self, seat: Seat, channel: Channel) {
        self.made("VillageBuilt", seat, channel, Sound::Build);
    }

    pub(super) fn sculpted(&mut self, seat: Seat, channel: Channel) {
        self.made("Sculpted", seat, channel, Sound::Chisel);
    }

    /// Something rises out of the lava in a channel.
    fn made(&mut self, event: &'static str, seat: Seat, channel: Channel, sound: Sound) {
        let mut beat = Beat::of(event).by(seat);
        self.place = self.channel(channel);
        if let Some(name) = self.place.clone() {
            beat = beat
                .with(Motion::vanish(name.as_str(), Exit::Fade))
                .with(Motion::appear(name, Entrance::Rise).sounding(sound));
            beat = marked(beat);
        }
        self.push(beat);
    }

    /// A lying moai tips up about its foot.
    pub(super) fn raised(&mut self, seat: Seat, from: Spot, side: Side) {
        let space = from.space();
        let lay = match from {
            Spot::Channel(channel) => names::channel(channel),
            Spot::Loose(space) => {
                let left = self.sight.public().pieces(seat).loose().count(space);
                names::loose(seat, space, left + 1)
            }
        };
        let mut beat =
            Beat::of("Raised").by(seat).with(Motion::vanish(lay, Exit::Fade).sounding(Sound::Grind));
        self.place = self.moai(space, side);
        if let Some(moai) = self.place.clone() {
            beat = beat
                .with(Motion::appear(moai, Entrance::Tip).after(140))
                .with(Motion::show(names::LAST).then().sounding(Sound::Thud));
        }
        self.push(beat.rest(120));
    }

    pub(super) fn scored(&mut self, seat: Seat, points: u16, why: Why) {
        let text = match why {
            Why::Moai { villages, moai } if moai > 1 || villages > 1 => {
                format!("+{points} = {villages} × {moai}")
            }
            Why::Village | Why::LoneMoai | Why::Moai { .. } | Why::Call => format!("+{points}"),
        };
        let at = self.place.take().unwrap_or_else(|| format!("plate:{seat}"));
        let count = Motion::count(motion::score(seat)).after(180).sounding(Sound::Count);
        self.push(Beat::of("Scored").with(Motion::say(at, text, Tone::Gain)).with(count).rest(120));
    }

    pub(super) fn prayer_bought(&mut self, seat: Seat) {
        let token = Motion::travel(place(names::SEA), plate(seat)).drawn_as(PRAYER).sounding(Sound::Prayer);
        self.push(Beat::of("PrayerBought").by(seat).with(token));
    }
}

/// The mark of what was done last comes when it is done.
fn marked(beat: Beat) -> Beat {
    beat.with(Motion::show(names::LAST).then())
}

/// The number on several pieces is not to be seen before the last of them has come.
fn numbered(beat: Beat, name: &str, count: usize) -> Beat {
    if count > 1 { beat.with(Motion::show(names::number(name)).then()) } else { beat }
}
