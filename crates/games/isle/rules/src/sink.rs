//! Parts that are cut off, settlers that are saved, land that sinks.

use arrayvec::ArrayVec;
use engine::{Rng, Seat, SeatSet, Set, Witness};

use crate::apply::tell;
use crate::channel::Channel;
use crate::event::{DecidedBy, Event, Loss, RescueShare};
use crate::map::{Border, Geyser};
use crate::phase::{After, Phase, Rescue, Sinking};
use crate::pieces::Pieces;
use crate::public::Public;
use crate::score::small;
use crate::space::{AREAS, Area, Space, Volcano, spaces_of};
use crate::ways::Parts;

/// What a sinking leaves at most when it triggers the end (ISLE-13.1).
pub(crate) const VOLCANOES_AT_END: usize = 2;

/// The parts among which the smallest is to sink.
#[derive(Clone, Debug)]
pub(crate) struct Tie {
    /// The parts that are smallest; several if they are equal.
    parts: Parts,
    /// How it was found, if there is one alone.
    by: Option<DecidedBy>,
}

impl Tie {
    /// The smallest parts of the island as it is.
    pub(crate) fn of(public: &Public) -> Self {
        Self::among(&public.parts())
    }

    /// The smallest of some parts: fewest spaces, then fewest volcanoes (ISLE-11.3, ISLE-11.4).
    pub(crate) fn among(parts: &Parts) -> Self {
        let sizes: ArrayVec<(u8, u8), AREAS> = parts.iter().map(|part| size(*part)).collect();
        let smallest = sizes.iter().copied().min().unwrap_or((0, 0));
        let next = sizes.iter().copied().filter(|size| *size > smallest).min();
        let smallest_parts = parts.iter().zip(&sizes).filter(|(_, size)| **size == smallest);
        let parts: Parts = smallest_parts.map(|(part, _)| *part).collect();
        let by = match next.filter(|_| parts.len() == 1) {
            Some((more, _)) if more > smallest.0 => Some(DecidedBy::Spaces { fewer: smallest.0, more }),
            Some((spaces, more)) => Some(DecidedBy::Volcanoes { spaces, fewer: smallest.1, more }),
            None => None,
        };
        Self { parts, by }
    }

    /// The part that sinks and why, if no luck is needed to know it.
    pub(crate) fn decided(&self) -> Option<(Set<Area>, DecidedBy)> {
        self.by.map(|by| (self.parts[0], by))
    }

    /// The parts among which luck decides, or the one part.
    pub(crate) const fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The same, to be kept.
    pub(crate) fn into_parts(self) -> Parts {
        self.parts
    }

    /// The volcanoes of the equal parts: their tokens decide (ISLE-11.5).
    pub(crate) fn volcanoes(&self) -> Set<Volcano> {
        self.parts.iter().fold(Set::EMPTY, |all, part| all.union(volcanoes_of(*part)))
    }

    /// The equal part with this area.
    pub(crate) fn part_with(&self, area: Area) -> Option<Set<Area>> {
        self.parts.iter().copied().find(|part| part.contains(area))
    }

    /// The first area of one of the equal parts, each equally likely (ISLE-11.6).
    pub(crate) fn any_part(&self, rng: &mut Rng) -> Area {
        let part = rng.pick(&self.parts).copied().unwrap_or_default();
        part.first().expect("luck only decides between parts that exist")
    }
}

/// Spaces, then volcanoes.
fn size(part: Set<Area>) -> (u8, u8) {
    (small(spaces_of(part).len()), small(volcanoes_of(part).len()))
}

/// The volcanoes of some areas.
pub(crate) const fn volcanoes_of(areas: Set<Area>) -> Set<Volcano> {
    Set::from_bits(areas.bits() & Volcano::every().bits())
}

impl Public {
    /// Whether the areas on both sides of a border do not hang together any more.
    pub(crate) fn is_cut(&self, border: Border) -> bool {
        !self.ways.join(self.map.line(border))
    }

    /// Finds the part that sinks, or lets luck find it.
    pub(crate) fn begin_sinking(&mut self, rescuer: Seat, after: After, witness: &mut impl Witness<Event>) {
        let tie = Tie::of(self);
        if let Some(&part) = tie.parts().first() {
            tell(witness, Event::PartCutOff { part });
        }
        match tie.decided() {
            Some((part, by)) => self.sink(part, by, Sinking { rescuer, after }, witness),
            None => self.phase = Phase::Tie(Sinking { rescuer, after }),
        }
    }

    /// Lets the part with the drawn volcano or area sink (ISLE-11.5, ISLE-11.6).
    pub(crate) fn break_tie(&mut self, area: Area, sinking: Sinking, witness: &mut impl Witness<Event>) {
        let tie = Tie::of(self);
        let by = area.volcano().filter(|volcano| tie.volcanoes().contains(*volcano));
        let by = by.map_or(DecidedBy::Chance, DecidedBy::Token);
        let part = tie.part_with(area).expect("checked before: the area is in one of the equal parts");
        self.sink(part, by, sinking, witness);
    }

    /// A part is going to sink: settlers are saved first, where there is anywhere to go.
    fn sink(&mut self, part: Set<Area>, by: DecidedBy, sinking: Sinking, witness: &mut impl Witness<Event>) {
        tell(witness, Event::SinkingDecided { part, by });
        let (rim, sinking_spaces) = (self.rim(part), spaces_of(part));
        let has_settlers = |pieces: &Pieces| !pieces.settlers.spaces().is_disjoint(sinking_spaces);
        let left: SeatSet =
            self.pieces.iter().filter(|(_, pieces)| has_settlers(pieces)).map(|(seat, _)| seat).collect();
        if left.is_empty() || rim.is_empty() {
            return self.remove(part, sinking.after, witness);
        }
        let Sinking { rescuer, after } = sinking;
        self.phase = Phase::Rescue(Rescue { part, rim, rescuer, left, after });
    }

    /// ISLE-11.7 and ISLE-11.8: the rescuer saves all own settlers, everybody else one.
    pub(crate) fn rescue(&mut self, seat: Seat, space: Space, witness: &mut impl Witness<Event>) {
        let Phase::Rescue(mut rescue) = self.phase else {
            debug_assert!(false, "checked before: settlers are being saved");
            return;
        };
        let sinking = spaces_of(rescue.part);
        let own = &mut self.pieces[seat].settlers;
        let (settlers, how) = if seat == rescue.rescuer {
            let saved = own.remove_all(sinking);
            (0..saved).for_each(|_| own.insert(space));
            (saved, RescueShare::All)
        } else {
            let saved = own.iter().find(|at| sinking.contains(*at));
            own.remove(saved.expect("only seats with a settler there are asked"));
            own.insert(space);
            (1, RescueShare::One)
        };
        tell(witness, Event::Rescued { seat, settlers, space, how });
        rescue.left = rescue.left.without(seat);
        if rescue.left.is_empty() {
            self.remove(rescue.part, rescue.after, witness);
        } else {
            self.phase = Phase::Rescue(rescue);
        }
    }

    /// ISLE-11.11 to ISLE-11.13: pieces go back, tiles and volcanoes leave the game.
    fn remove(&mut self, part: Set<Area>, after: After, witness: &mut impl Witness<Event>) {
        let places = self.places(part);
        for seat in Seat::all(self.seats()) {
            let lost = self.pieces[seat].loss(&places);
            if !lost.is_nothing() {
                self.pieces[seat].lose(&places);
                tell(witness, Event::PiecesLost { seat, lost });
            }
        }
        let lava = self.lava.intersection(places.channels);
        let borders = part.iter().fold(Set::EMPTY, |all, area| all.union(self.map.borders_of(area)));
        let fissures = self.fissures.intersection(borders);
        self.lava = self.lava.difference(lava);
        self.fissures = self.fissures.difference(fissures);
        self.land = self.land.difference(part);
        self.ways.sink(part);
        let volcanoes = self.volcanoes().len();
        let (fissures, lava, left) = (small(fissures.len()), small(lava.len()), small(volcanoes));
        tell(witness, Event::PartSank { part, fissures, lava, volcanoes: left });
        if volcanoes <= VOLCANOES_AT_END && !self.course.done.triggered {
            self.course.done.triggered = true;
            tell(witness, Event::EndTriggered { volcanoes: left });
        }
        self.resume(after, witness);
    }

    /// All places of a part.
    pub(crate) fn places(&self, part: Set<Area>) -> Places {
        let spaces = spaces_of(part);
        let geysers = part.iter().fold(Set::EMPTY, |all, area| all.union(self.map.geysers_of_area(area)));
        Places { spaces, channels: Channel::of_all(spaces), geysers }
    }
}

/// Where pieces can be on a part.
pub(crate) struct Places {
    spaces: Set<Space>,
    channels: Set<Channel>,
    geysers: Set<Geyser>,
}

impl Pieces {
    /// What goes down with these places.
    pub(crate) fn loss(&self, places: &Places) -> Loss {
        let lying = self.lying.intersection(places.channels).len();
        Loss {
            settlers: small(self.settlers.count_in(places.spaces)),
            villages: small(self.villages.intersection(places.channels).len()),
            standing: small(self.standing.intersection(places.geysers).len()),
            lying: small(lying + self.loose.count_in(places.spaces)),
        }
    }

    fn lose(&mut self, places: &Places) {
        self.settlers.remove_all(places.spaces);
        self.loose.remove_all(places.spaces);
        self.villages = self.villages.difference(places.channels);
        self.lying = self.lying.difference(places.channels);
        self.standing = self.standing.difference(places.geysers);
    }
}
