//! Which actions are allowed: all of them in order, or one at random.

use std::iter::repeat_n;

use arrayvec::ArrayVec;
use engine::{Rng, Seat, Set};

use crate::action::{Action, Carry, Saved};
use crate::channel::{Channel, Spot};
use crate::event::NoFissure;
use crate::luck::{one_of, pick};
use crate::map::Geyser;
use crate::options::{CreateWhere, ForeignMoai, SeaGeyser};
use crate::phase::Phase;
use crate::pieces::Pieces;
use crate::public::Public;
use crate::space::{Area, Space, areas_of};

impl Public {
    /// Appends every legal action of a seat, in order; none if it owes nothing.
    pub fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.phase {
            Phase::Turn if seat == self.course.active => self.legal_in_turn(seat, actions),
            Phase::Notice(notice) if notice.asked.contains(seat) => {
                actions.extend([Action::Call, Action::Leave]);
            }
            Phase::Rescue(rescue) if rescue.turn(self.seats()) == Some(seat) => {
                actions.extend(rescue.rim.iter().map(Action::Rescue));
            }
            Phase::Prayer(eruption) if eruption.asked.contains(seat) => self.legal_saves(seat, actions),
            Phase::Turn
            | Phase::Notice(_)
            | Phase::Rescue(_)
            | Phase::Prayer(_)
            | Phase::Continent
            | Phase::Boats
            | Phase::First
            | Phase::Tie(_)
            | Phase::Die
            | Phase::Tokens(_)
            | Phase::Crack
            | Phase::Over(_) => {}
        }
    }

    fn legal_in_turn(&self, seat: Seat, actions: &mut Vec<Action>) {
        let (own, left) = (self.pieces(seat), self.course.action_points);
        let spaces = own.settlers.spaces();
        if left >= 1 {
            if own.is_afloat() {
                actions.extend(self.landing(seat).0.iter().map(Action::Land));
            }
            for from in spaces {
                let carries = self.carries(seat, from);
                let walks = self.reach(from).iter();
                actions.extend(
                    walks.flat_map(|to| carries.iter().map(move |&carry| Action::Move { from, to, carry })),
                );
            }
        }
        if left >= 2 && own.villages_left() > 0 {
            actions.extend(self.diggable(spaces).map(Action::Village));
        }
        if left >= 1 {
            if own.settlers_left() > 0 {
                let areas = self.fertile(seat);
                actions.extend(areas.iter().flat_map(|area| self.cradles(own, area)).map(Action::Settler));
            }
            if own.moai_left() > 0 {
                actions.extend(self.diggable(spaces).map(Action::Sculpt));
            }
            for from in spaces.iter().flat_map(|space| own.lying_in(space)) {
                let geysers = self.usable_geysers(from.space());
                let sides = geysers.iter().map(|geyser| self.map.site(geyser).side);
                actions.extend(sides.map(|side| Action::Raise { from, side }));
            }
        }
        if self.can_pray(own) {
            actions.push(Action::Pray);
        }
        actions.push(Action::End);
        if self.can_call() {
            actions.push(Action::Call);
        }
    }

    /// The lava tiles in these spaces, in order.
    fn diggable(&self, spaces: Set<Space>) -> impl Iterator<Item = Channel> {
        spaces.iter().flat_map(Channel::of).filter(|channel| self.lava.contains(*channel))
    }

    /// What a settler that leaves a space may take along, in order.
    fn carries(&self, seat: Seat, from: Space) -> Carries {
        let mut carries = Carries::from_iter([Carry::Nothing]);
        let takes_all = self.variants.foreign_moai == ForeignMoai::Carry;
        let may_carry = |owner: Seat| takes_all || owner == seat;
        let lies = |channel: &Channel| {
            let foreign = takes_all && self.moai_at(Spot::Channel(*channel)).is_some();
            foreign || self.pieces(seat).lying.contains(*channel)
        };
        carries.extend(Channel::of(from).filter(lies).map(|channel| Carry::Lying(channel.depth())));
        let loose = self.pieces.iter().filter(|(owner, own)| may_carry(*owner) && own.loose.contains(from));
        if self.pieces(seat).loose.contains(from) {
            carries.push(Carry::Loose);
        }
        carries.extend(loose.filter(|(owner, _)| *owner != seat).map(|(owner, _)| Carry::LooseOf(owner)));
        carries
    }

    /// The areas in which a seat may create a settler, its reserve permitting (ISLE-6.1 to ISLE-6.3).
    pub fn fertile(&self, seat: Seat) -> Set<Area> {
        let own = self.pieces(seat);
        let settled = areas_of(own.settlers.spaces()).intersection(areas_of(Channel::spaces(own.villages)));
        settled.iter().filter(|area| self.created_in(*area) < self.villages_in(seat, *area)).collect()
    }

    /// The spaces of a fertile area in which a new settler may appear (ISLE-6.4).
    const fn cradles(&self, own: &Pieces, area: Area) -> Set<Space> {
        match self.variants.create_where {
            CreateWhere::Area => area.space_set(),
            CreateWhere::VillageSpace => area.space_set().intersection(Channel::spaces(own.villages)),
        }
    }

    /// The geysers of a space on which a moai may be raised.
    pub fn usable_geysers(&self, space: Space) -> Set<Geyser> {
        let free = self.free_geysers(space);
        match self.variants.sea_geyser {
            SeaGeyser::Allowed => free,
            SeaGeyser::Forbidden => {
                free.iter().filter(|geyser| self.fissure_of(*geyser) != Err(NoFissure::Sea)).collect()
            }
        }
    }

    fn can_pray(&self, own: &Pieces) -> bool {
        let is_affordable = own.prayer_price() <= self.course.action_points;
        is_affordable && !self.course.done.prayed && self.prayers_left() > 0
    }

    /// Every way to spend prayer tokens, from none at all to all that help.
    fn legal_saves(&self, seat: Seat, actions: &mut Vec<Action>) {
        let tokens = self.pieces(seat).can_save();
        let mut ways = vec![Saved::NOTHING];
        for (spot, count) in self.threatened(seat) {
            let longer = |way: &Saved| {
                let more = usize::from(count).min(tokens - way.len());
                (1..=more)
                    .filter_map(|more| Saved::new(way.iter().chain(repeat_n(spot, more))))
                    .collect::<Vec<_>>()
            };
            ways.extend(ways.iter().flat_map(longer).collect::<Vec<_>>());
        }
        ways.sort_unstable();
        actions.extend(ways.into_iter().map(Action::Save));
    }

    // One at random, without listing them.

    /// A legal action at random; `None` if the seat owes nothing. In a turn first a kind of action is
    /// drawn, then one of that kind, so that rare kinds are not drowned in moves.
    pub fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        match &self.phase {
            Phase::Turn if seat == self.course.active => Some(self.sample_turn(seat, rng)),
            Phase::Notice(notice) if notice.asked.contains(seat) => {
                Some(if rng.chance(1, 3) { Action::Call } else { Action::Leave })
            }
            Phase::Rescue(rescue) if rescue.turn(self.seats()) == Some(seat) => {
                pick(rescue.rim, rng).map(Action::Rescue)
            }
            Phase::Prayer(eruption) if eruption.asked.contains(seat) => {
                Some(Action::Save(self.sample_save(seat, rng)))
            }
            Phase::Turn
            | Phase::Notice(_)
            | Phase::Rescue(_)
            | Phase::Prayer(_)
            | Phase::Continent
            | Phase::Boats
            | Phase::First
            | Phase::Tie(_)
            | Phase::Die
            | Phase::Tokens(_)
            | Phase::Crack
            | Phase::Over(_) => None,
        }
    }

    /// What a seat may have sealed, at random.
    pub(crate) fn sample_sealed(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let mut asked = self.clone();
        if let Phase::Prayer(eruption) = &mut asked.phase {
            eruption.asked = eruption.asked.with(seat);
        } else if let Phase::Notice(notice) = &mut asked.phase {
            notice.asked = notice.asked.with(seat);
        }
        asked.sample(seat, rng)
    }

    /// Each token that could help saves something three times in four.
    pub(crate) fn sample_save(&self, seat: Seat, rng: &mut Rng) -> Saved {
        let mut saved = Saved::NOTHING;
        let mut threatened = self.threatened(seat);
        for _ in 0..self.pieces(seat).can_save() {
            let count = u32::try_from(threatened.len()).expect("there are six flows at most");
            if count == 0 || rng.chance(1, 4) {
                break;
            }
            let place = rng.below(count) as usize;
            let (spot, left) = threatened[place];
            saved = saved.with(spot).expect("no more than the tokens, of which there are four");
            if left == 1 {
                threatened.remove(place);
            } else {
                threatened[place].1 -= 1;
            }
        }
        saved
    }

    fn sample_turn(&self, seat: Seat, rng: &mut Rng) -> Action {
        let (own, left) = (self.pieces(seat), self.course.action_points);
        // One number decides on the kind of action: 64 ways, and what is impossible becomes a move.
        let way = rng.below(64);
        if left == 0 || way < 2 {
            return if self.can_call() && rng.chance(1, 2) { Action::Call } else { Action::End };
        }
        if own.is_afloat() && (own.settlers.is_empty() || rng.chance(1, 4)) {
            return Action::Land(one_of(self.landing(seat).0, rng));
        }
        let raised = if way < 56 { self.sample_raise(own, rng) } else { None };
        let drawn = raised.or_else(|| match way % 16 {
            0..11 => self.sample_dig(own, rng),
            11..13 => self.sample_settler(seat, rng),
            13 => self.can_pray(own).then_some(Action::Pray),
            _ => None,
        });
        drawn.or_else(|| self.sample_move(seat, rng)).unwrap_or(Action::End)
    }

    /// A village or, twice as often, a moai.
    fn sample_dig(&self, own: &Pieces, rng: &mut Rng) -> Option<Action> {
        let lava = Channel::of_all(own.settlers.spaces()).intersection(self.lava);
        let channel = pick(lava, rng)?;
        if own.villages_left() > 0 && self.course.action_points >= 2 && rng.chance(1, 3) {
            return Some(Action::Village(channel));
        }
        (own.moai_left() > 0).then_some(Action::Sculpt(channel))
    }

    fn sample_raise(&self, own: &Pieces, rng: &mut Rng) -> Option<Action> {
        let space = pick(own.lying_spaces().intersection(own.settlers.spaces()), rng)?;
        let geyser = pick(self.usable_geysers(space), rng)?;
        let from = own.lying_in(space).nth(rng.below(2) as usize).or_else(|| own.lying_in(space).next())?;
        Some(Action::Raise { from, side: self.map.site(geyser).side })
    }

    fn sample_settler(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let own = self.pieces(seat);
        let areas = if own.settlers_left() > 0 { self.fertile(seat) } else { Set::EMPTY };
        let area = pick(areas, rng)?;
        pick(self.cradles(own, area), rng).map(Action::Settler)
    }

    /// Whatever lies in the space is taken along half the time.
    fn sample_move(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let from = *rng.pick(self.pieces(seat).settlers.as_slice())?;
        let reach = self.reach(from);
        let work = Channel::spaces(self.lava.union(self.pieces(seat).lying)).intersection(reach);
        let goals = if work.is_empty() || rng.chance(1, 4) { reach } else { work };
        let to = pick(goals, rng)?;
        let is_bare = self.variants.foreign_moai == ForeignMoai::Untouchable
            && !self.pieces(seat).lying_spaces().contains(from);
        if is_bare || rng.chance(1, 2) {
            return Some(Action::Move { from, to, carry: Carry::Nothing });
        }
        rng.pick(&self.carries(seat, from)).map(|carry| Action::Move { from, to, carry: *carry })
    }
}

/// Nothing, two channels, a loose moai of each of four seats.
type Carries = ArrayVec<Carry, 7>;
