//! Fissures, parts that are cut off, settlers that are saved, land that goes under.

use engine::{Seat, Set};
use isle::{Area, DecidedBy, Side, Space};
use words::{say, word};

use super::Telling;
use crate::names;
use crate::plan::Point;
use crate::words::{spaces, volcanoes};
use face::Beat;
use face::motion::{Entrance, Light, Motion, Sound, Tone, gone};

/// How much later each area goes under, in milliseconds.
const APART: u16 = 160;

impl Telling<'_> {
    /// The fissure is drawn along its border; one that has gone down with a part already is seen with that.
    pub(super) fn fissure_placed(&mut self, (low, high): (Area, Area)) {
        let public = self.sight.public();
        let is_there =
            public.map().between(low, high).is_some_and(|border| public.fissures().contains(border));
        let crack = if is_there {
            Motion::crack(names::fissure(low, high))
        } else {
            Motion::light(vec![self.area(low), self.area(high)], Light::Ring)
        };
        self.push(Beat::of("FissurePlaced").with(crack.sounding(Sound::Crack)).rest(250));
    }

    /// The geyser steams.
    pub(super) fn no_fissure(&mut self, space: Space, side: Side) {
        let Some(moai) = self.moai(space, side) else { return };
        let text = word!(self.sight.language(), en: "no fissure", fr: "pas de faille", de: "kein Riss");
        self.push(
            Beat::of("NoFissure")
                .with(Motion::light(moai.as_str(), Light::Puff).sounding(Sound::Water))
                .with(Motion::say(moai, text, Tone::Name)),
        );
    }

    pub(super) fn sinking_called(&mut self, seat: Seat) {
        let at = format!("plate:{seat}");
        let text =
            word!(self.sight.language(), en: "It sinks!", fr: "Ça sombre\u{202f}!", de: "Es versinkt!");
        self.push(
            Beat::of("SinkingCalled")
                .by(seat)
                .with(Motion::light(at.as_str(), Light::Ring).sounding(Sound::Name))
                .with(Motion::say(at, text, Tone::Name)),
        );
    }

    pub(super) fn call_unrewarded(&mut self, seat: Seat) {
        self.push(Beat::of("CallUnrewarded").with(Motion::say(format!("plate:{seat}"), "+0", Tone::Loss)));
    }

    /// Both parts are counted, then the one that sinks is shaded.
    pub(super) fn sinking_decided(&mut self, part: Set<Area>, by: DecidedBy) {
        let language = self.sight.language();
        let rest = self.sight.public().land().difference(part);
        let here = self.middle_of(part).unwrap_or_else(|| names::SEA.to_owned());
        let there = self.middle_of(rest);
        let mut beat = Beat::of("SinkingDecided").rest(700);
        let (fewer, more) = match by {
            DecidedBy::Spaces { fewer, more } => (spaces(fewer, language), Some(spaces(more, language))),
            DecidedBy::Volcanoes { fewer, more, .. } => {
                (volcanoes(fewer, language), Some(volcanoes(more, language)))
            }
            DecidedBy::Token(volcano) => {
                beat = beat.with(Motion::light(names::token(volcano), Light::Ring));
                (say!(language, en: "token {volcano}", fr: "jeton {volcano}", de: "Marker {volcano}"), None)
            }
            DecidedBy::Chance => {
                (word!(language, en: "by lot", fr: "au sort", de: "per Los").to_owned(), None)
            }
        };
        if let (Some(there), Some(more)) = (there, more) {
            beat = beat.with(Motion::say(there, more, Tone::Name));
        }
        beat = beat.with(Motion::say(here, fewer, Tone::Loss).sounding(Sound::Low));
        if matches!(self.sight.public().phase(), isle::Phase::Rescue(rescue) if rescue.part == part) {
            beat = beat.with(Motion::appear(names::DOOMED, Entrance::Fade).then());
        }
        self.push(beat);
    }

    /// Settlers hop from the part that sinks to where they are safe.
    pub(super) fn rescued(&mut self, seat: Seat, settlers: u8, space: Space) {
        let mut beat = Beat::of("Rescued").by(seat);
        let (now, came) = (self.settlers(seat, space), usize::from(settlers));
        if now > 0 {
            let safe: Vec<String> = (now.saturating_sub(came) + 1..=now)
                .map(|number| names::settler(seat, space, number))
                .collect();
            let from = gone(&names::settlers_of(seat));
            beat = beat.with(Motion::travel(from, safe).sounding(Sound::Step));
            if now > 1 {
                beat = beat.with(Motion::show(names::number(&names::settler(seat, space, 1))).then());
            }
        }
        self.push(beat);
    }

    /// Area by area goes under, from the crack outwards, with all that stands on it; then one sees who lost what, and
    /// what is left.
    pub(super) fn part_sank(&mut self, part: Set<Area>, left: u8) {
        let language = self.sight.language();
        let mut beat = Beat::of("PartSank").rest(300);
        let order = self.outwards(part);
        for (number, area) in (0..).zip(&order) {
            let sink = Motion::sink(names::area(*area)).after(APART.saturating_mul(number));
            beat = beat.with(sink.sounding(Sound::Sink));
        }
        let sunk: Vec<String> = order.into_iter().map(names::sunk).collect();
        beat = beat.with(Motion::show(sunk).then());
        let has_volcano = part.iter().any(|area| area.volcano().is_some());
        if let Some(middle) = self.middle_of(self.sight.public().land()).filter(|_| has_volcano) {
            let left = volcanoes(left, language);
            let text = say!(language, en: "{left} left", fr: "reste {left}", de: "noch {left}");
            beat = beat.with(Motion::say(middle, text, Tone::Name).then());
        }
        self.push(beat);
        for (seat, lost) in std::mem::take(&mut self.lost) {
            let pieces = lost.settlers + lost.villages + lost.standing + lost.lying;
            let text = format!("−{pieces}");
            self.together("PiecesLost", Motion::say(format!("plate:{seat}"), text, Tone::Loss));
        }
    }

    pub(super) fn end_triggered(&mut self) {
        let text = word!(self.sight.language(), en: "last round", fr: "dernière manche", de: "letzte Runde");
        let say = Motion::say(names::SEA, text, Tone::Loss).sounding(Sound::Low);
        self.push(Beat::of("EndTriggered").with(say).rest(500));
    }

    /// The areas of a part, those at the land that is left first.
    fn outwards(&self, part: Set<Area>) -> Vec<Area> {
        let public = self.sight.public();
        let (mut order, mut reached) = (Vec::new(), public.land().difference(part));
        while order.len() < part.len() {
            let open: Vec<Area> = part.iter().filter(|area| !reached.contains(*area)).collect();
            let beside = |area: &Area| !public.map().neighbours(*area).is_disjoint(reached);
            let mut next: Vec<Area> = open.iter().copied().filter(beside).collect();
            if next.is_empty() {
                next = open;
            }
            reached = next.iter().fold(reached, |reached, area| reached.with(*area));
            order.extend(next);
        }
        order
    }

    /// The area that lies next to the middle of a part.
    fn middle_of(&self, part: Set<Area>) -> Option<String> {
        let plan = self.sight.plan();
        let middles: Vec<(Area, Point)> =
            part.iter().map(|area| (area, plan.crater(area.first_space()))).collect();
        let count = f64::from(u8::try_from(middles.len()).unwrap_or(1)).max(1.0);
        let (x, y) =
            middles.iter().fold((0.0, 0.0), |sum, (_, at)| (sum.0 + at.0 / count, sum.1 + at.1 / count));
        let far = |at: &Point| (at.0 - x).hypot(at.1 - y);
        let nearest = middles.iter().min_by(|one, other| far(&one.1).total_cmp(&far(&other.1)));
        nearest.map(|(area, _)| self.area(*area))
    }
}
