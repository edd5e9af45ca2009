//! Volcanoes erupt: flows, prayers, lava.

use engine::{PerSeat, Seat, SeatSet, Set, Witness};

use crate::action::{Action, Saved};
use crate::apply::tell;
use crate::channel::{Channel, Spot};
use crate::event::{Burnable, Event};
use crate::options::PrayedFlow;
use crate::phase::{Draw, Eruption, Flow, FlowState, Phase, PrayerStep};
use crate::pieces::Pieces;
use crate::public::Public;
use crate::score::small;
use crate::space::{Space, Volcano};

impl Public {
    /// The channel that lava would reach in a direction: the first one without lava (ISLE-10.2).
    pub fn flow_target(&self, space: Space) -> Option<Channel> {
        Channel::of(space).find(|channel| !self.lava.contains(*channel))
    }

    /// Volcanoes erupt (ISLE-10.7, step 1: all targets, as far as the lava in the supply reaches).
    pub(crate) fn erupt(&mut self, volcanoes: Set<Volcano>, draw: Draw, witness: &mut impl Witness<Event>) {
        tell(witness, Event::Erupted { volcanoes, cause: draw.cause });
        let mut eruption = Eruption {
            volcanoes,
            cause: draw.cause,
            step: PrayerStep::Targets,
            flows: [None; 6],
            asked: SeatSet::EMPTY,
            decided: SeatSet::EMPTY,
            after: draw.after,
        };
        let mut active = 0;
        for space in volcanoes.iter().flat_map(|volcano| volcano.area().spaces()) {
            match self.flow_target(space) {
                None => tell(witness, Event::FlowFull { space }),
                Some(target) if active == self.lava_left() => tell(witness, Event::FlowDry { target }),
                Some(target) => {
                    eruption.flows[active] = Some(Flow { target, state: FlowState::Open });
                    active += 1;
                }
            }
        }
        self.ask_about_targets(eruption, witness);
    }

    /// ISLE-10.7, step 2: owners that hold prayer tokens decide; the others cannot.
    fn ask_about_targets(&mut self, mut eruption: Eruption, witness: &mut impl Witness<Event>) {
        eruption.asked = SeatSet::EMPTY;
        eruption.decided = SeatSet::EMPTY;
        for flow in eruption.flows.iter_mut().flatten().filter(|flow| flow.state == FlowState::Open) {
            match self.owner_in(flow.target).filter(|owner| self.pieces[*owner].prayers > 0) {
                Some(owner) => eruption.asked = eruption.asked.with(owner),
                None => flow.state = FlowState::Pours,
            }
        }
        if eruption.asked.is_empty() {
            self.pour(eruption, witness);
        } else {
            self.phase = Phase::Prayer(eruption);
        }
    }

    /// Whose village or moai is in a channel.
    fn owner_in(&self, channel: Channel) -> Option<Seat> {
        let owns = |own: &Pieces| own.villages.union(own.lying).contains(channel);
        self.pieces.iter().find(|(_, own)| owns(own)).map(|(seat, _)| seat)
    }

    /// Everybody asked has decided: what was decided becomes known, clockwise from the active seat.
    pub(crate) fn open_prayers(
        &mut self,
        eruption: Eruption,
        sealed: &PerSeat<Option<Action>>,
        witness: &mut impl Witness<Event>,
    ) {
        let sealed = &sealed.map(saved_by);
        for seat in self.course.active.round(self.seats()) {
            let Some(saved) = sealed[seat] else { continue };
            tell(witness, Event::Prayed { seat, saved });
            // ISLE-9.3: tokens spent leave the game.
            self.pieces[seat].prayers -= small(saved.len());
            self.prayers_spent += small(saved.len());
        }
        match eruption.step {
            PrayerStep::Targets => self.stop_flows(eruption, sealed, witness),
            PrayerStep::Loose => self.burn_loose(&eruption, sealed, witness),
        }
    }

    /// ISLE-10.4: what is saved stops the flow, or lets it pass on.
    fn stop_flows(
        &mut self,
        mut eruption: Eruption,
        sealed: &PerSeat<Option<Saved>>,
        witness: &mut impl Witness<Event>,
    ) {
        for flow in eruption.flows.iter_mut().flatten().filter(|flow| flow.state == FlowState::Open) {
            let spot = Spot::Channel(flow.target);
            let is_saved = sealed.values().iter().flatten().any(|saved| saved.count(spot) > 0);
            let next = flow.target.outwards().filter(|next| !self.lava.contains(*next));
            match (is_saved, self.variants.prayed_flow, next) {
                (false, ..) => flow.state = FlowState::Pours,
                (true, PrayedFlow::FlowsOn, Some(next)) => {
                    tell(witness, Event::FlowWentOn { from: flow.target, target: next });
                    flow.target = next;
                }
                (true, ..) => {
                    tell(witness, Event::FlowStopped { target: flow.target });
                    flow.state = FlowState::Stopped;
                }
            }
        }
        self.ask_about_targets(eruption, witness);
    }

    /// ISLE-10.7, steps 3 and 4: lava is placed, then owners of loose moai beside it decide.
    fn pour(&mut self, mut eruption: Eruption, witness: &mut impl Witness<Event>) {
        for channel in eruption.flows().filter(|flow| flow.state == FlowState::Pours).map(|flow| flow.target)
        {
            if let Some((owner, what)) = self.burn(channel) {
                tell(witness, Event::Destroyed { owner, what, spot: Spot::Channel(channel) });
            }
            self.lava.insert(channel);
            tell(witness, Event::LavaPlaced { channel });
        }
        eruption.step = PrayerStep::Loose;
        let spaces = eruption.burning_spaces();
        let may_burn = |own: &Pieces| !own.loose.spaces().is_disjoint(spaces);
        let asked = self.pieces.iter().filter(|(_, own)| own.prayers > 0 && may_burn(own));
        eruption.asked = asked.map(|(seat, _)| seat).collect();
        eruption.decided = SeatSet::EMPTY;
        if eruption.asked.is_empty() {
            self.burn_loose(&eruption, &PerSeat::new(self.seats(), None), witness);
        } else {
            self.phase = Phase::Prayer(eruption);
        }
    }

    /// Takes the village or moai away that is in a channel.
    fn burn(&mut self, channel: Channel) -> Option<(Seat, Burnable)> {
        let owner = self.owner_in(channel)?;
        let own = &mut self.pieces[owner];
        let is_village = own.villages.remove(channel);
        own.lying.remove(channel);
        Some((owner, if is_village { Burnable::Village } else { Burnable::Moai }))
    }

    /// ISLE-10.6: loose moai in spaces that got lava are destroyed unless saved. Then the tokens go
    /// back (ISLE-10.9).
    fn burn_loose(
        &mut self,
        eruption: &Eruption,
        sealed: &PerSeat<Option<Saved>>,
        witness: &mut impl Witness<Event>,
    ) {
        let loose = self.pieces.values().iter().fold(Set::EMPTY, |all, own| all.union(own.loose.spaces()));
        for space in eruption.burning_spaces().intersection(loose) {
            for owner in self.course.active.round(self.seats()) {
                let saved = sealed[owner].map_or(0, |saved| saved.count(Spot::Loose(space)));
                self.burn_loose_of(owner, space, saved, witness);
            }
        }
        tell(witness, Event::TokensMixed { volcanoes: small(self.volcanoes().len()) });
        self.resume(eruption.after, witness);
    }

    fn burn_loose_of(&mut self, owner: Seat, space: Space, saved: usize, witness: &mut impl Witness<Event>) {
        for _ in saved..self.pieces[owner].loose.count(space) {
            self.pieces[owner].loose.remove(space);
            tell(witness, Event::Destroyed { owner, what: Burnable::Moai, spot: Spot::Loose(space) });
        }
    }

    /// Own pieces that a seat may save now, each with how many there are: more than one only of
    /// loose moai of one space. Nothing if the seat is not asked.
    pub fn threatened(&self, seat: Seat) -> Threatened {
        let Phase::Prayer(eruption) = &self.phase else { return Threatened::default() };
        if !eruption.asked.contains(seat) {
            return Threatened::default();
        }
        match eruption.step {
            PrayerStep::Targets => {
                let open =
                    eruption.flows().filter(|flow| flow.state == FlowState::Open).map(|flow| flow.target);
                let own = open.filter(|channel| self.owner_in(*channel) == Some(seat));
                // Flows are in the order of their spaces, so these are in reading order.
                own.map(|channel| (Spot::Channel(channel), 1)).collect()
            }
            PrayerStep::Loose => {
                let loose = &self.pieces[seat].loose;
                let burning = eruption.burning_spaces().intersection(loose.spaces());
                burning.iter().map(|space| (Spot::Loose(space), small(loose.count(space)))).collect()
            }
        }
    }
}

/// What a choice saves.
const fn saved_by(choice: Option<Action>) -> Option<Saved> {
    if let Some(Action::Save(saved)) = choice { Some(saved) } else { None }
}

/// Pieces that could be saved, and how many of each spot: at most one spot for each flow.
pub type Threatened = arrayvec::ArrayVec<(Spot, u8), 6>;

impl Eruption {
    /// The spaces that get lava.
    pub fn burning_spaces(&self) -> Set<Space> {
        Channel::spaces(self.targets(FlowState::Pours))
    }
}
