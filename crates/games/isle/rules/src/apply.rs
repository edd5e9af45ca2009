//! Carries out actions and what follows from them at once.

use engine::{Audience, Seat, Small, Witness};

use crate::action::{Action, Carry};
use crate::channel::{Channel, Spot};
use crate::event::{Event, FissureBy, NoFissure};
use crate::map::{Border, Geyser};
use crate::options::SinkingCall;
use crate::phase::{After, Cause, Draw, Phase};
use crate::pieces::Afloat;
use crate::public::Public;
use crate::score::Why;
use crate::score::small;
use crate::space::{Side, Space};

/// Tells an event to everybody.
pub(crate) fn tell(witness: &mut impl Witness<Event>, event: Event) {
    witness.see(Audience::Everyone, event);
}

impl Public {
    /// Carries out an action that `check` accepts; what is sealed is carried out when all is known.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Land(space) => self.land_on(seat, space, witness),
            Action::Move { from, to, carry } => self.walk(seat, (from, to), carry, witness),
            Action::Village(channel) => self.build_village(seat, channel, witness),
            Action::Settler(space) => self.create_settler(seat, space, witness),
            Action::Sculpt(channel) => self.sculpt(seat, channel, witness),
            Action::Pray => self.buy_prayer(seat, witness),
            Action::Raise { from, side } => return self.raise(seat, from, side, witness),
            Action::Rescue(space) => return self.rescue(seat, space, witness),
            Action::End => return self.end_turn(witness),
            Action::Call => return self.call(seat, witness),
            Action::Save(_) | Action::Leave => {
                debug_assert!(false, "what is asked of several seats is sealed");
            }
        }
        self.resume(After::Turn, witness);
    }

    fn spend(&mut self, cost: u8) {
        debug_assert!(cost <= self.course.action_points, "checked before");
        self.course.action_points -= cost;
        self.course.done.spent = true;
    }

    pub(crate) fn score(&mut self, seat: Seat, points: u16, why: Why, witness: &mut impl Witness<Event>) {
        let won = &mut self.pieces[seat].points;
        match why {
            Why::Village => won.villages += points,
            Why::LoneMoai => won.lone_moai += points,
            Why::Moai { .. } => won.moai += points,
            Why::Call => won.calls += points,
        }
        tell(witness, Event::Scored { seat, points, why });
    }

    fn land_on(&mut self, seat: Seat, space: Space, witness: &mut impl Witness<Event>) {
        let (_, how) = self.landing(seat);
        self.spend(Action::Land(space).cost(0));
        let own = &mut self.pieces[seat];
        own.afloat = Afloat::No;
        own.settlers.insert(space);
        tell(witness, Event::Landed { seat, space, how });
    }

    fn walk(
        &mut self,
        seat: Seat,
        (from, to): (Space, Space),
        carry: Carry,
        witness: &mut impl Witness<Event>,
    ) {
        self.spend(Action::Move { from, to, carry }.cost(0));
        let own = &mut self.pieces[seat];
        own.settlers.remove(from);
        own.settlers.insert(to);
        tell(witness, Event::Moved { seat, from, to });
        if let Some((owner, spot)) = self.carried(seat, from, carry) {
            // ISLE-4.6: whatever is carried lies beside the channels afterwards.
            self.pieces[owner].lift(spot);
            self.pieces[owner].loose.insert(to);
            tell(witness, Event::Carried { seat, owner, from: spot, to });
        }
    }

    /// Whose moai a moving settler would take along, and from where.
    pub(crate) fn carried(&self, seat: Seat, from: Space, carry: Carry) -> Option<(Seat, Spot)> {
        match carry {
            Carry::Nothing => None,
            Carry::Lying(depth) => {
                let spot = Spot::Channel(Channel::new(from, depth)?);
                Some((self.moai_at(spot)?, spot))
            }
            Carry::Loose => Some((seat, Spot::Loose(from))),
            Carry::LooseOf(owner) => Some((owner, Spot::Loose(from))),
        }
    }

    fn build_village(&mut self, seat: Seat, channel: Channel, witness: &mut impl Witness<Event>) {
        self.spend(Action::Village(channel).cost(0));
        self.lava.remove(channel);
        self.pieces[seat].villages.insert(channel);
        tell(witness, Event::VillageBuilt { seat, channel });
        self.score(seat, 1, Why::Village, witness);
    }

    fn create_settler(&mut self, seat: Seat, space: Space, witness: &mut impl Witness<Event>) {
        self.spend(Action::Settler(space).cost(0));
        self.course.created[space.area().index()] += 1;
        self.pieces[seat].settlers.insert(space);
        tell(witness, Event::SettlerCreated { seat, space });
    }

    fn sculpt(&mut self, seat: Seat, channel: Channel, witness: &mut impl Witness<Event>) {
        self.spend(Action::Sculpt(channel).cost(0));
        self.lava.remove(channel);
        self.pieces[seat].lying.insert(channel);
        tell(witness, Event::Sculpted { seat, channel });
    }

    fn buy_prayer(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let price = self.pieces[seat].prayer_price();
        self.spend(price);
        self.course.done.prayed = true;
        self.pieces[seat].prayers += 1;
        let held = self.pieces[seat].prayers;
        tell(witness, Event::PrayerBought { seat, price, held });
    }

    /// ISLE-8.9: pay, place, points, fissure, sinking, die.
    fn raise(&mut self, seat: Seat, from: Spot, side: Side, witness: &mut impl Witness<Event>) {
        let space = from.space();
        let geyser = self.map.geyser(space, side).expect("checked before: there is a geyser");
        self.spend(Action::Raise { from, side }.cost(0));
        self.course.done.raised = true;
        let value = self.raise_value(seat, space.area());
        self.pieces[seat].lift(from);
        self.pieces[seat].standing.insert(geyser);
        tell(witness, Event::Raised { seat, from, side });
        self.score(seat, value.points(), value.why(), witness);
        match self.fissure_of(geyser) {
            Ok(border) => {
                self.crack(border, FissureBy::Moai { space, side }, witness);
                self.after_fissure(border, seat, After::Roll, witness);
            }
            Err(why) => {
                tell(witness, Event::NoFissure { space, side, why });
                self.resume(After::Roll, witness);
            }
        }
    }

    /// The border that would get a fissure if a moai were raised on this geyser now.
    ///
    /// # Errors
    /// Why none would be placed (ISLE-8.5, ISLE-8.6, ISLE-16.2).
    pub fn fissure_of(&self, geyser: Geyser) -> Result<Border, NoFissure> {
        match self.faced_border(geyser) {
            None => Err(NoFissure::Sea),
            Some(border) if self.fissures.contains(border) => Err(NoFissure::AlreadyThere),
            Some(_) if self.fissures_left() == 0 => Err(NoFissure::NoneLeft),
            Some(border) => Ok(border),
        }
    }

    /// Puts a fissure on a border.
    pub(crate) fn crack(&mut self, border: Border, by: FissureBy, witness: &mut impl Witness<Event>) {
        self.fissures.insert(border);
        let line = self.map.line(border);
        self.ways.close(line);
        tell(witness, Event::FissurePlaced { border: (line.low, line.high), by });
    }

    /// Lets sink what a new fissure has cut off, or leaves it to the players to notice.
    pub(crate) fn after_fissure(
        &mut self,
        border: Border,
        seat: Seat,
        after: After,
        witness: &mut impl Witness<Event>,
    ) {
        if !self.is_cut(border) {
            return self.resume(after, witness);
        }
        match (self.variants.sinking_call, after) {
            (SinkingCall::Automatic, _) => self.begin_sinking(seat, after, witness),
            (SinkingCall::ByPlayers, After::Round) => self.resume(after, witness),
            (SinkingCall::ByPlayers, After::Turn | After::Roll | After::Notice) => self.ask_before_die(),
        }
    }

    /// Goes on when something has been carried out; first of all with the lava that may be missing
    /// (ISLE-10.12).
    #[inline]
    pub(crate) fn resume(&mut self, after: After, witness: &mut impl Witness<Event>) {
        let volcanoes = self.volcanoes();
        if self.lava.is_empty() && !volcanoes.is_empty() {
            let count = small(volcanoes.len()).min(2);
            tell(witness, Event::LavaGone { tokens: count });
            self.phase = Phase::Tokens(Draw { cause: Cause::NoLava, count, after });
            return;
        }
        match after {
            After::Turn => self.go_on(witness),
            After::Notice if self.is_split() => self.ask_before_die(),
            After::Notice | After::Roll if !volcanoes.is_empty() => self.phase = Phase::Die,
            After::Notice | After::Roll => {
                tell(witness, Event::NoDie);
                self.go_on(witness);
            }
            After::Round => self.after_crack(witness),
        }
    }

    /// Goes on with the turn; it ends by itself when nothing can be done any more (ISLE-3.7).
    #[inline]
    pub(crate) fn go_on(&mut self, witness: &mut impl Witness<Event>) {
        if self.must_ask_all() {
            self.ask_all();
        } else if self.course.action_points == 0 && !self.can_call() {
            self.end_turn(witness);
        } else {
            self.phase = Phase::Turn;
        }
    }
}
