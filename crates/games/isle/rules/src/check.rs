//! Whether an action is allowed, and by which rule it is not.

use engine::{Seat, Set};

use crate::action::{Action, Carry, Saved};
use crate::channel::{Channel, Spot};
use crate::event::{Landing, NoFissure};
use crate::options::{CreateWhere, ForeignMoai, SeaGeyser, SinkingCall};
use crate::phase::{Notice, Phase};
use crate::public::Public;
use crate::refusal::{Costly, Due, Illegal, Reserve};
use crate::score::small;
use crate::space::{Side, Space};

type Checked = Result<(), Illegal>;

impl Public {
    /// Whether a seat may take an action now.
    ///
    /// # Errors
    /// The rule that forbids it, with the facts.
    pub fn check(&self, seat: Seat, action: Action) -> Checked {
        match (&self.phase, action) {
            (Phase::Over(end), _) => Err(Illegal::Over { end: *end }),
            (
                Phase::Continent
                | Phase::Boats
                | Phase::First
                | Phase::Tie(_)
                | Phase::Die
                | Phase::Tokens(_)
                | Phase::Crack,
                _,
            ) => Err(Illegal::LuckDue),
            (Phase::Prayer(_), Action::Save(saved)) => self.check_save(seat, saved),
            (Phase::Prayer(_), _) => Err(Illegal::NotNow { due: Due::Prayer }),
            (Phase::Rescue(_), Action::Rescue(space)) => self.check_rescue(seat, space),
            (Phase::Rescue(_), _) => Err(Illegal::NotNow { due: Due::Rescue }),
            (Phase::Notice(Notice { asked, .. }), Action::Call | Action::Leave) => {
                let is_asked = asked.contains(seat);
                if is_asked { Ok(()) } else { Err(Illegal::NotAskedToNotice { asked: *asked }) }
            }
            (Phase::Notice(_), _) => Err(Illegal::NotNow { due: Due::Notice }),
            (Phase::Turn, Action::Save(_)) => Err(Illegal::NothingToDecide { what: Due::Prayer }),
            (Phase::Turn, Action::Rescue(_)) => Err(Illegal::NothingToDecide { what: Due::Rescue }),
            (Phase::Turn, Action::Leave) => Err(Illegal::NothingToDecide { what: Due::Notice }),
            (Phase::Turn, _) => {
                self.check_turn(seat)?;
                self.check_action(seat, action)
            }
        }
    }

    fn check_turn(&self, seat: Seat) -> Checked {
        if seat == self.course.active { Ok(()) } else { Err(Illegal::NotYourTurn { owing: self.owing() }) }
    }

    fn check_action(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Land(space) => self.check_land(seat, space)?,
            Action::Move { from, to, carry } => {
                self.check_walk(seat, from, to)?;
                self.check_carry(seat, from, carry)?;
            }
            Action::Village(channel) => self.check_village(seat, channel)?,
            Action::Settler(space) => self.check_settler(seat, space)?,
            Action::Sculpt(channel) => self.check_sculpt(seat, channel)?,
            Action::Raise { from, side } => self.check_raise(seat, from, side)?,
            Action::Pray => self.check_pray()?,
            Action::Call => self.check_call()?,
            Action::Save(_) | Action::Rescue(_) | Action::End | Action::Leave => {}
        }
        let (cost, left) = (action.cost(self.pieces(seat).prayers), self.course.action_points);
        match costly(action) {
            Some(what) if cost > left => Err(Illegal::TooFewActionPoints { cost, left, what }),
            Some(_) | None => Ok(()),
        }
    }

    fn check_land(&self, seat: Seat, space: Space) -> Checked {
        if !self.pieces(seat).is_afloat() {
            return Err(Illegal::NotOnBoat);
        }
        self.check_afloat(space)?;
        match self.landing(seat) {
            (landing, _) if landing.contains(space) => Ok(()),
            (landing, Landing::Bay) => Err(Illegal::NotAtBay { space, landing }),
            (_, Landing::AnyCoast) => Err(Illegal::NotCoastal { space }),
        }
    }

    /// The space has not sunk.
    fn check_afloat(&self, space: Space) -> Checked {
        if self.land.contains(space.area()) { Ok(()) } else { Err(Illegal::Sunk { space }) }
    }

    fn check_own_settler(&self, seat: Seat, space: Space, what: Costly) -> Checked {
        let has_settler = self.pieces(seat).settlers.contains(space);
        if has_settler { Ok(()) } else { Err(Illegal::NoSettler { space, what }) }
    }

    fn check_walk(&self, seat: Seat, from: Space, to: Space) -> Checked {
        self.check_own_settler(seat, from, Costly::Move)?;
        if !self.map.steps(from).contains(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        self.check_afloat(to)?;
        match self.fissure_between(from, to) {
            Some(_) => Err(Illegal::FissureInTheWay { from, to }),
            None => Ok(()),
        }
    }

    fn check_carry(&self, seat: Seat, from: Space, carry: Carry) -> Checked {
        let spot = match carry {
            Carry::Nothing => return Ok(()),
            Carry::Lying(depth) => match Channel::new(from, depth) {
                Some(channel) => Spot::Channel(channel),
                None => return Err(Illegal::NoSuchChannel { space: from, depth }),
            },
            Carry::Loose | Carry::LooseOf(_) => Spot::Loose(from),
        };
        let owner = match carry {
            Carry::Loose => self.pieces(seat).loose.contains(from).then_some(seat),
            Carry::LooseOf(owner) if owner == seat => return Err(Illegal::LooseIsOwn),
            Carry::LooseOf(owner) if owner.index() >= self.seats().into() => None,
            Carry::LooseOf(owner) => self.pieces(owner).loose.contains(from).then_some(owner),
            Carry::Nothing | Carry::Lying(_) => self.moai_at(spot),
        };
        match owner {
            None => Err(Illegal::NothingToCarry { from: spot }),
            Some(owner) if owner != seat && self.variants.foreign_moai == ForeignMoai::Untouchable => {
                Err(Illegal::ForeignMoai { from: spot, owner })
            }
            Some(_) => Ok(()),
        }
    }

    fn check_village(&self, seat: Seat, channel: Channel) -> Checked {
        self.check_own_settler(seat, channel.space(), Costly::Village)?;
        if !self.lava.contains(channel) {
            return Err(Illegal::NoLava { channel, what: Costly::Village });
        }
        let is_empty = self.pieces(seat).villages_left() == 0;
        if is_empty { Err(Illegal::ReserveEmpty { what: Reserve::Villages }) } else { Ok(()) }
    }

    fn check_sculpt(&self, seat: Seat, channel: Channel) -> Checked {
        self.check_own_settler(seat, channel.space(), Costly::Sculpt)?;
        if !self.lava.contains(channel) {
            return Err(Illegal::NoLava { channel, what: Costly::Sculpt });
        }
        let is_empty = self.pieces(seat).moai_left() == 0;
        if is_empty { Err(Illegal::ReserveEmpty { what: Reserve::Moai }) } else { Ok(()) }
    }

    fn check_settler(&self, seat: Seat, space: Space) -> Checked {
        let (area, own) = (space.area(), self.pieces(seat));
        let villages = self.villages_in(seat, area);
        let settlers = small(own.settlers.count_in(area.space_set()));
        if settlers == 0 || villages == 0 {
            return Err(Illegal::CannotCreate { area, settlers, villages });
        }
        if self.created_in(area) >= villages {
            return Err(Illegal::CreateLimit { area, villages });
        }
        if own.settlers_left() == 0 {
            return Err(Illegal::AllSettlersInPlay);
        }
        let has_village = !own.villages.is_disjoint(Channel::of_all(Set::only(space)));
        match self.variants.create_where {
            CreateWhere::VillageSpace if !has_village => Err(Illegal::NotAtVillage { space }),
            CreateWhere::VillageSpace | CreateWhere::Area => Ok(()),
        }
    }

    fn check_raise(&self, seat: Seat, from: Spot, side: Side) -> Checked {
        let (space, own) = (from.space(), self.pieces(seat));
        self.check_own_settler(seat, space, Costly::Raise)?;
        if !own.lying_in(space).any(|spot| spot == from) {
            return Err(match self.moai_at(from) {
                Some(owner) => Illegal::RaisesForeign { from, owner },
                None => Illegal::NothingToRaise { from },
            });
        }
        let Some(geyser) = self.map.geyser(space, side) else {
            let sides = self.map.geysers(space).iter().map(|geyser| self.map.site(geyser).side).collect();
            return Err(Illegal::NoGeyser { space, side, sides });
        };
        if let Some(owner) = self.standing(geyser) {
            return Err(Illegal::GeyserTaken { space, side, owner });
        }
        let is_sea = self.fissure_of(geyser) == Err(NoFissure::Sea);
        match self.variants.sea_geyser {
            SeaGeyser::Forbidden if is_sea => Err(Illegal::SeaGeyser { space, side }),
            SeaGeyser::Forbidden | SeaGeyser::Allowed => Ok(()),
        }
    }

    fn check_pray(&self) -> Checked {
        if self.course.done.prayed {
            return Err(Illegal::PrayedAlready);
        }
        if self.prayers_left() == 0 { Err(Illegal::NoPrayersLeft) } else { Ok(()) }
    }

    /// ISLE-11.15: the active seat may call in its turn; the others are asked when it is time.
    fn check_call(&self) -> Checked {
        match self.variants.sinking_call {
            SinkingCall::Automatic => Err(Illegal::NoCalls),
            SinkingCall::ByPlayers if self.is_split() => Ok(()),
            SinkingCall::ByPlayers => Err(Illegal::NothingToCall),
        }
    }

    fn check_save(&self, seat: Seat, saved: Saved) -> Checked {
        let asked = self.owing();
        if !asked.contains(seat) {
            return Err(Illegal::NotAsked { asked });
        }
        let threatened = self.threatened(seat);
        for spot in saved.iter() {
            let count = threatened.iter().find(|(other, _)| *other == spot).map_or(0, |(_, count)| *count);
            if saved.count(spot) > usize::from(count) {
                return Err(Illegal::NotThreatened { spot, threatened: count });
            }
        }
        let held = self.pieces(seat).prayers;
        let asked = small(saved.len());
        if asked > held { Err(Illegal::TooFewPrayers { asked, held }) } else { Ok(()) }
    }

    fn check_rescue(&self, seat: Seat, space: Space) -> Checked {
        let Phase::Rescue(rescue) = &self.phase else {
            return Err(Illegal::NothingToDecide { what: Due::Rescue });
        };
        let turn = rescue.turn(self.seats());
        if turn != Some(seat) {
            return Err(Illegal::NotYourRescue { turn });
        }
        let fits = rescue.rim.contains(space);
        if fits { Ok(()) } else { Err(Illegal::NotAtRim { space, rim: rescue.rim }) }
    }
}

/// What action points are spent on by an action; nothing for decisions.
const fn costly(action: Action) -> Option<Costly> {
    match action {
        Action::Land(_) => Some(Costly::Land),
        Action::Move { .. } => Some(Costly::Move),
        Action::Village(_) => Some(Costly::Village),
        Action::Settler(_) => Some(Costly::Settler),
        Action::Sculpt(_) => Some(Costly::Sculpt),
        Action::Raise { .. } => Some(Costly::Raise),
        Action::Pray => Some(Costly::Pray),
        Action::Save(_) | Action::Rescue(_) | Action::End | Action::Call | Action::Leave => None,
    }
}
