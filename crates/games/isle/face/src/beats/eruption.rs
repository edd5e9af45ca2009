//! The die, volcanoes, lava and prayers.

use engine::{Seat, Set};
use isle::{Channel, Face, Phase, Saved, Volcano};
use words::{say, word};

use super::Telling;
use super::deeds::PRAYER;
use crate::names;
use face::Beat;
use face::motion::{Exit, Light, Motion, Sound, Tone, place, plate};

/// The faces of the die: a volcano, nothing.
pub(crate) const DIE: [&str; 2] = ["vi-die1", "vi-die0"];
/// How much later each direction of flow begins, in milliseconds.
const APART: u16 = 120;

impl Telling<'_> {
    /// The die falls onto the sea.
    pub(super) fn die_rolled(&mut self, face: Face) {
        let [volcano, blank] = DIE;
        let (shows, other, rest) = match face {
            Face::Volcano => (volcano, blank, 250),
            Face::White => (blank, volcano, 120),
        };
        let die = Motion::roll(names::SEA, shows, other).sounding(Sound::Die);
        self.push(Beat::of("DieRolled").with(die).rest(rest));
    }

    pub(super) fn no_die(&mut self) {
        let text = word!(self.sight.language(), en: "no die", fr: "pas de dé", de: "kein Würfel");
        self.push(Beat::of("NoDie").with(Motion::say(names::SEA, text, Tone::Name)));
    }

    pub(super) fn lava_gone(&mut self) {
        let text =
            word!(self.sight.language(), en: "no lava left", fr: "plus de lave", de: "keine Lava mehr");
        self.push(Beat::of("LavaGone").with(Motion::say(names::SEA, text, Tone::Loss)).rest(400));
    }

    /// The tokens are lit, the craters flare; then one sees which pieces the lava has reached.
    pub(super) fn erupted(&mut self, volcanoes: Set<Volcano>) {
        let language = self.sight.language();
        let tokens: Vec<String> = volcanoes.iter().map(names::token).collect();
        let craters: Vec<(Volcano, String)> =
            volcanoes.iter().filter_map(|volcano| Some((volcano, self.crater(volcano)?))).collect();
        let mut beat = Beat::of("Erupted").with(Motion::light(tokens, Light::Ring)).rest(200);
        if !craters.is_empty() {
            let all: Vec<String> = craters.iter().map(|(_, crater)| crater.clone()).collect();
            beat = beat
                .with(Motion::light(all.clone(), Light::Flare).sounding(Sound::Rumble))
                .with(Motion::state(all, "v-angry"));
        }
        for (volcano, crater) in craters {
            let text =
                say!(language, en: "Volcano {volcano}", fr: "Volcan {volcano}", de: "Vulkan {volcano}");
            beat = beat.with(Motion::say(crater, text, Tone::Name));
        }
        self.push(self.asked(beat));
    }

    /// What the newest position asks about: pieces that lava has reached and prayers may save.
    fn asked(&self, beat: Beat) -> Beat {
        let Phase::Prayer(eruption) = self.sight.public().phase() else { return beat };
        let mine = !self.sight.view.threatened().is_empty();
        let beat = if mine { beat.with(Motion::show(names::THREAT).then()) } else { beat };
        let open = eruption.targets(isle::FlowState::Open);
        let reached: Vec<String> = open.iter().filter_map(|channel| self.channel(channel)).collect();
        if reached.is_empty() { beat } else { beat.with(Motion::light(reached, Light::Ring).then()) }
    }

    /// A flow that ends with a puff of steam.
    pub(super) fn flow_ended(&mut self, event: &'static str, channel: Option<Channel>) {
        if let Some(at) = channel.and_then(|channel| self.channel(channel)) {
            self.steam(event, at);
        }
    }

    fn steam(&mut self, event: &'static str, at: String) {
        if self.length(event).is_none() {
            self.push(Beat::of(event).rest(0));
        }
        self.add(Motion::light(at, Light::Puff).sounding(Sound::Water));
    }

    /// Somebody has decided; what, nobody else knows.
    pub(super) fn decided(&mut self, event: &'static str, seat: Seat) {
        let dip = Motion::light(format!("plate:{seat}"), Light::Dip).sounding(Sound::Tap);
        self.push(Beat::of(event).with(dip).rest(0));
    }

    /// The tokens of all that pray go to what they save, together.
    pub(super) fn prayed(&mut self, seat: Seat, saved: Saved) {
        let mut spots: Vec<String> = saved.iter().filter_map(|spot| self.spot(spot)).collect();
        if spots.is_empty() {
            let dip = Motion::light(format!("plate:{seat}"), Light::Dip);
            return self.together("Prayed", dip);
        }
        let tokens: Vec<String> = spots.iter().map(|spot| place(spot)).collect();
        self.together("Prayed", Motion::travel(plate(seat), tokens).drawn_as(PRAYER).sounding(Sound::Prayer));
        spots.dedup();
        self.add(Motion::light(spots, Light::Dome).after(300));
    }

    /// Lava stands before what was saved, or goes on behind it.
    pub(super) fn saved(&mut self, event: &'static str, channel: Channel) {
        if let Some(at) = self.channel(channel) {
            self.steam(event, at);
        }
    }

    /// Lava runs from the crater into a channel, each direction a little after the one before.
    pub(super) fn lava_placed(&mut self, channel: Channel) {
        let (Some(to), Some(volcano)) = (self.channel(channel), channel.space().area().volcano()) else {
            return;
        };
        let before = self.length("LavaPlaced").unwrap_or(0);
        let later = APART.saturating_mul(u16::try_from(before).unwrap_or(0));
        let flow = Motion::flow(names::crater(volcano), to).after(later).sounding(Sound::Lava);
        self.together("LavaPlaced", flow);
    }

    /// What lava has destroyed burns, all of one eruption together.
    pub(super) fn burn(&mut self) {
        let burnt = std::mem::take(&mut self.burnt);
        if burnt.is_empty() {
            return;
        }
        let mut beat = Beat::of("Destroyed").rest(250);
        let mut seen: Vec<String> = Vec::new();
        for (owner, _, spot) in burnt {
            // The last of several loose moai in a space is the one that is gone.
            let name = match spot {
                isle::Spot::Channel(channel) => names::channel(channel),
                isle::Spot::Loose(space) => {
                    let left = self.sight.public().pieces(owner).loose().count(space);
                    let more =
                        seen.iter().filter(|name| name.starts_with(&names::loose(owner, space, 1))).count();
                    names::loose(owner, space, left + more + 1)
                }
            };
            seen.push(name);
            beat = beat.with(Motion::light(format!("plate:{owner}"), Light::Dip));
        }
        beat = beat.with(Motion::vanish(seen, Exit::Burn).sounding(Sound::Burn));
        for sentence in std::mem::take(&mut self.burnt_news) {
            beat = beat.with(Motion::show(sentence).then());
        }
        self.push(beat);
    }
}
