//! What the laws of the engine need of the game.

use engine::laws::Lawful;
use engine::{Observer, Rng, Seat, Set};

use crate::action::{Action, Carry, Saved};
use crate::build::continent;
use crate::channel::{Channel, Depth, Spot};
use crate::map::Map;
use crate::map_file::MapFile;
use crate::options::{SinkingCall, Stall};
use crate::phase::Phase;
use crate::pieces::{FISSURES, LAVA, MOAI, PRAYERS, Pieces, SETTLERS, VILLAGES};
use crate::public::Public;
use crate::round::QUIET_ROUNDS_MAX;
use crate::space::{Side, Space};
use crate::state::Isle;
use crate::ways::Ways;

impl Lawful for Isle {
    /// Draws anew what other seats have sealed; nothing else is hidden.
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        let hidden = |seat: &Seat| observer != Observer::Omniscient && observer.seat() != Some(*seat);
        for seat in Seat::all(self.public.seats()).filter(hidden) {
            if self.sealed[seat].is_some() {
                other.sealed[seat] = self.public.sample_sealed(seat, rng);
            }
        }
        other
    }

    /// Sealed choices show themselves when all have been opened, by what has become of them or by who is told to have
    /// called; before that, nothing that lies open may differ.
    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        let is_open = |world: &Self| world.sealed.values().iter().all(Option::is_none);
        match observer {
            Observer::Omniscient => self.sealed != other.sealed,
            Observer::Seat(_) | Observer::Spectator => {
                is_open(self)
                    && is_open(other)
                    && (self.public != other.public || self.caller != other.caller)
            }
        }
    }

    fn audit(&self) -> Result<(), String> {
        let public = &self.public;
        public.audit_land()?;
        public.audit_channels()?;
        public.audit_parts()?;
        let standing: usize = public.all_pieces().map(|(_, own)| own.standing().len()).sum();
        if standing != public.occupied().len() {
            return Err("two moai stand on one geyser".into());
        }
        for (seat, own) in public.all_pieces() {
            public.audit_pieces(own).map_err(|what| format!("{seat}: {what}"))?;
        }
        // What is left in the supply is what is neither held nor spent.
        let held: usize = public.all_pieces().map(|(_, own)| usize::from(own.prayers())).sum();
        no_more_than("prayer tokens", held + usize::from(public.prayers_spent()), PRAYERS)
    }

    /// All actions but moves and saves; of those, near misses.
    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        let mut probes =
            vec![Action::Pray, Action::Leave, Action::End, Action::Call, Action::Save(Saved::NOTHING)];
        for space in Space::all() {
            probes.extend([Action::Land(space), Action::Settler(space), Action::Rescue(space)]);
            probes.extend(
                Channel::of(space).flat_map(|channel| [Action::Village(channel), Action::Sculpt(channel)]),
            );
            let spots = Channel::of(space).map(Spot::Channel).chain([Spot::Loose(space)]);
            probes.extend(spots.flat_map(|from| Side::ALL.map(|side| Action::Raise { from, side })));
        }
        let own =
            self.public.all_pieces().nth(seat.index()).map_or(Set::EMPTY, |(_, own)| own.settlers().spaces());
        for _ in 0..80 {
            let anywhere = Space::all().nth(rng.below(44) as usize).unwrap_or_default();
            let from = rng.pick(&own.iter().collect::<Vec<_>>()).copied().unwrap_or(anywhere);
            let steps: Vec<Space> = self.public.map().steps(from).iter().chain([anywhere]).collect();
            let to = rng.pick(&steps).copied().unwrap_or(anywhere);
            probes.push(Action::Move { from, to, carry: random_carry(rng) });
        }
        for _ in 0..40 {
            let spots = (0..rng.below(4)).map(|_| random_spot(&self.public, rng)).collect::<Vec<_>>();
            probes.extend(Saved::new(spots).map(Action::Save));
        }
        probes
    }

    /// A turn has at most 4 actions and an end, and for each action: what all seats say about a
    /// sinking, their rescues, and the prayers of its eruptions, of which every repetition costs one
    /// of at most 12 tokens.
    fn patience(&self) -> usize {
        usize::from(self.public.seats()) * 80
    }

    /// Rounds complete; the options bound them (ISLE-13.5).
    fn milestones(&self) -> usize {
        usize::from(self.public.course().round)
    }

    /// A map as players bring it: a built continent with one of its bays as landfall.
    fn random_text(_: &str, seats: u8, rng: &mut Rng) -> Option<String> {
        let continent = continent(seats, rng);
        let map = Map::of_faultless(&continent);
        let landfall = rng.pick(map.bays()).map(|bay| bay.cell);
        Some(MapFile::line(&continent, landfall))
    }
}

fn no_more_than(what: &str, count: usize, all: usize) -> Result<(), String> {
    if count > all { Err(format!("there are {count} {what} instead of {all} at most")) } else { Ok(()) }
}

fn random_carry(rng: &mut Rng) -> Carry {
    match rng.below(8) {
        0 => Carry::Lying(Depth::Near),
        1 => Carry::Lying(Depth::Far),
        2 => Carry::Lying(Depth::Pit),
        3 | 4 => Carry::Loose,
        5 | 6 => Carry::LooseOf(Seat::new(rng.below(6) as usize).unwrap_or_default()),
        _ => Carry::Nothing,
    }
}

/// A spot, more often than not one that lava is about to reach.
fn random_spot(public: &Public, rng: &mut Rng) -> Spot {
    let mut flows = Vec::new();
    if let Phase::Prayer(eruption) = &public.phase {
        flows.extend(eruption.flows().map(|flow| flow.target));
    }
    let space = Space::all().nth(rng.below(44) as usize).unwrap_or_default();
    let channel =
        rng.pick(&flows).copied().filter(|_| rng.chance(3, 4)).unwrap_or_else(|| Channel::inner(space));
    if rng.chance(1, 3) { Spot::Loose(channel.space()) } else { Spot::Channel(channel) }
}

impl Public {
    fn audit_land(&self) -> Result<(), String> {
        let fail = |what: &str| Err(what.into());
        if self.ways != Ways::of(self.map(), self.land(), self.fissures()) {
            return fail("the ways are not those of the land and its fissures");
        }
        let borders = self.map().borders();
        let is_gone = |border| !self.map().line(border).areas().is_subset(self.land());
        if !self.fissures().is_subset(borders) || self.fissures().iter().any(is_gone) {
            return fail("a fissure lies on no border");
        }
        no_more_than("fissures", self.fissures().len(), FISSURES)?;
        let course = self.course();
        let rounds_max = match self.variants().stall {
            // ISLE-13.5: at most 71 raises, and fewer than 8 rounds before, between and after them.
            Stall::QuietEnd => u16::from(QUIET_ROUNDS_MAX) * 72,
            // One of at most 46 borders cracks in every round without a raise from the sixth on;
            // fissures that sink take their borders along.
            Stall::RestlessEarth => u16::from(QUIET_ROUNDS_MAX) * 72 + 46 + 6,
        };
        if course.round > rounds_max {
            return Err(format!("round {} is more than there can be", course.round));
        }
        Ok(())
    }

    /// T37: in one part there are at most 25 fissures; only the options allow several parts to last.
    fn audit_parts(&self) -> Result<(), String> {
        let is_waiting = matches!(self.phase(), Phase::Tie(_) | Phase::Rescue(_));
        if self.variants().sinking_call == SinkingCall::ByPlayers || is_waiting || self.land().is_empty() {
            return Ok(());
        }
        if self.is_split() {
            return Err("a part that is cut off has not sunk".into());
        }
        if self.fissures().len() > 25 {
            return Err("more than 25 fissures lie on an island of one part".into());
        }
        Ok(())
    }

    /// Every channel holds one thing at most, on land; lava never runs out without an eruption.
    fn audit_channels(&self) -> Result<(), String> {
        let land = Channel::of_all(self.spaces());
        let mut taken = self.lava();
        for (seat, own) in self.all_pieces() {
            if !(own.villages().is_disjoint(own.lying())
                && taken.is_disjoint(own.villages().union(own.lying())))
            {
                return Err(format!("{seat} shares a channel"));
            }
            taken = taken.union(own.villages()).union(own.lying());
        }
        if !taken.is_subset(land) {
            return Err("something lies in a channel that has sunk".into());
        }
        no_more_than("lava tiles", self.lava().len(), LAVA)?;
        let is_resolving = !matches!(self.phase(), Phase::Turn | Phase::Die | Phase::Notice(_));
        if self.lava().is_empty() && !self.volcanoes().is_empty() && !is_resolving {
            return Err("no lava is left, and no volcano erupts".into());
        }
        Ok(())
    }

    fn audit_pieces(&self, own: &Pieces) -> Result<(), String> {
        // Reserves are what is not on the board, so a piece too many is what can go wrong.
        no_more_than("settlers", own.settlers().len() + usize::from(own.is_afloat()), SETTLERS)?;
        no_more_than("villages", own.villages().len(), VILLAGES)?;
        no_more_than("moai", own.lying().len() + own.loose().len() + own.standing().len(), MOAI)?;
        let stand = self.map().geysers_of(self.spaces());
        if !own.standing().is_subset(stand) {
            return Err("a moai stands on a geyser that has sunk".into());
        }
        let walkers = own.settlers().spaces().union(own.loose().spaces());
        if !walkers.is_subset(self.spaces()) {
            return Err("a piece is in a space that has sunk".into());
        }
        // ISLE-11.14; where players must notice sinkings, a part without neighbours takes all with it.
        let may_vanish = self.variants().sinking_call == SinkingCall::ByPlayers;
        if !own.is_afloat() && own.settlers().is_empty() && !may_vanish {
            return Err("has landed and has no settler left".into());
        }
        if usize::from(own.prayers()) > crate::action::PRAYERS_MAX {
            return Err("holds more than four prayer tokens".into());
        }
        Ok(())
    }
}
