//! How the game goes on: who is asked, and what follows when all have decided.

use engine::{Audience, Seat, SeatSet, Witness};

use crate::card::{Card, Hand};
use crate::desk::{Desk, Task};
use crate::estate::Estate;
use crate::event::Event;
use crate::level::Level;
use crate::luck::Due;
use crate::pack::Effect;
use crate::phase::{Moment, Phase};
use crate::public::Public;
use crate::state::City;

/// Tells everybody.
pub(crate) fn tell(witness: &mut impl Witness<Event>, event: Event) {
    witness.see(Audience::Everyone, event);
}

/// Tells one seat.
pub(crate) fn tell_only(witness: &mut impl Witness<Event>, seat: Seat, event: Event) {
    witness.see(Audience::Only(SeatSet::only(seat)), event);
}

impl City {
    /// Begins a phase: every seat gets its task; who has nothing to decide is skipped (CITY-11.1).
    pub(crate) fn ask(&mut self, phase: Phase) {
        self.public.phase = phase;
        self.owing = SeatSet::EMPTY;
        let optional = matches!(phase, Phase::Calm(_) | Phase::Window | Phase::RoundEnd);
        if optional && !self.has_anybody_something_to_use() {
            self.public.asked = SeatSet::EMPTY;
            return;
        }
        for seat in self.seats() {
            let desk = &mut self.desks[seat.index()];
            desk.begin(&self.public, seat, &self.hands[seat.index()]);
            if !desk.is_done() {
                self.owing = self.owing.with(seat);
            }
        }
        self.public.asked = self.owing;
    }

    /// Whether any seat has an Anytime effect left: else most phases need not be opened.
    fn has_anybody_something_to_use(&self) -> bool {
        self.public.estates[..usize::from(self.public.seats)].iter().any(Estate::has_ready)
    }

    /// The desk of a seat at the beginning of the phase.
    pub(crate) fn fresh_desk(&self, seat: Seat) -> Desk {
        let mut desk = Desk::new(self.public.estates[seat.index()]);
        desk.begin(&self.public, seat, &self.hands[seat.index()]);
        desk
    }

    /// Goes on, as long as nobody has to decide anything.
    pub(crate) fn go_on(&mut self, witness: &mut impl Witness<Event>) {
        while self.owing.is_empty() {
            match self.public.phase {
                Phase::Luck(_) | Phase::Over => return,
                Phase::Boards => self.boards_picked(witness),
                Phase::Choose => self.reveal(witness),
                Phase::Calm(moment) => {
                    self.publish(witness);
                    self.after_calm(moment, witness);
                }
                Phase::Resolve => {
                    self.publish(witness);
                    self.after_resolution(witness);
                }
                Phase::RoundEnd => {
                    self.publish(witness);
                    self.end_round(witness);
                }
                Phase::Window => self.after_window(witness),
                Phase::Damage => {
                    self.publish(witness);
                    self.after_damage(witness);
                }
                Phase::Entries => {
                    self.publish(witness);
                    self.finish(witness);
                }
            }
        }
    }

    /// A calm point (CITY-11.5).
    pub(crate) fn calm(&mut self, moment: Moment) {
        self.ask(Phase::Calm(moment));
    }

    fn after_calm(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        match moment {
            Moment::Turn if self.public.is_solo() => self.ask(Phase::Resolve),
            Moment::Turn => self.ask(Phase::Choose),
            Moment::Battle => self.announce(witness),
            Moment::Harvest => self.ask(Phase::Entries),
        }
    }

    /// Begins the next turn, or what follows the last one of a round (CITY-3.3).
    pub(crate) fn next_turn(&mut self, witness: &mut impl Witness<Event>) {
        if self.public.turn == 3 {
            return self.ask(Phase::RoundEnd);
        }
        self.public.turn += 1;
        self.begin_turn(witness);
    }

    /// The calm point of a Building turn, or the choice of a Project turn.
    pub(crate) fn begin_turn(&mut self, witness: &mut impl Witness<Event>) {
        if self.public.round == 0 {
            self.ask(Phase::Choose);
        } else if self.public.is_solo() {
            self.draw_pairs(witness);
        } else {
            self.calm(Moment::Turn);
        }
    }

    /// Begins a round: four cards each (CITY-3.2).
    pub(crate) fn begin_round(&mut self, round: u8, witness: &mut impl Witness<Event>) {
        self.public.round = round;
        self.public.turn = 1;
        self.public.played = Default::default();
        tell(witness, Event::RoundBegan { round });
        if round == 0 || !self.public.is_solo() {
            self.deal(witness);
        }
        self.begin_turn(witness);
    }

    /// After the unplayed cards are discarded: the Battles of the round (CITY-7.1).
    fn end_round(&mut self, witness: &mut impl Witness<Event>) {
        self.discard_unplayed(witness);
        self.show_battle(witness);
    }

    /// The end: Harvest, scoring, ranking (CITY-9.1).
    fn finish(&mut self, witness: &mut impl Witness<Event>) {
        self.public.phase = Phase::Over;
        self.public.asked = SeatSet::EMPTY;
        if !witness.is_looking() {
            return;
        }
        for seat in self.seats() {
            tell(witness, Event::Scored { seat, sheet: self.public.sheet(seat) });
        }
        if self.public.is_solo() && self.public.surplus() > 0 {
            let from = crate::event::StockFrom::Surplus;
            tell(witness, Event::Stocked { from, tokens: self.public.surplus() });
        }
        let standing = self.public.standing();
        let own = standing.scores.values().first().copied().unwrap_or(0);
        let level = self.public.is_solo().then(|| Level::of(own));
        tell(witness, Event::GameOver { winners: standing.winners(), level });
    }

    /// The outcome of luck that is due.
    pub(crate) const fn luck_due(&self) -> Option<Due> {
        match self.public.phase {
            Phase::Luck(due) => Some(due),
            Phase::Boards
            | Phase::Choose
            | Phase::Calm(_)
            | Phase::Resolve
            | Phase::RoundEnd
            | Phase::Window
            | Phase::Damage
            | Phase::Entries
            | Phase::Over => None,
        }
    }
}

impl Desk {
    /// Is made ready for the phase: what its owner is asked, and what it needs for that.
    fn begin(&mut self, public: &Public, seat: Seat, hand: &Hand) {
        debug_assert_eq!(self.estate, public.estates[seat.index()], "what was decided is published");
        self.renew();
        match public.phase {
            Phase::Boards => self.task = Task::Board,
            Phase::Choose => self.task = Task::Keep,
            Phase::Calm(_) => self.task = Task::Calm,
            Phase::Resolve if public.is_solo() => self.task = Task::Pair,
            Phase::Resolve if public.has_placed(seat) => {}
            Phase::Resolve => {
                self.task = Task::Space;
                self.card = public.played(seat, public.turn).and_then(Card::building);
            }
            Phase::RoundEnd => {
                self.task = Task::Rebuild;
                if public.is_solo() {
                    self.spare.clone_from(&public.spare);
                } else {
                    self.spare.extend(hand.first().and_then(|card| card.building()));
                }
            }
            Phase::Window if may_change_total(public, &self.estate) => self.task = Task::Window,
            Phase::Luck(_) | Phase::Window | Phase::Over => {}
            Phase::Damage => self.begin_damage(public, seat),
            Phase::Entries => self.task = Task::Entries,
        }
        self.settle(public);
    }
}

/// Whether a Battle window asks the owner of an estate (CITY-7.11).
fn may_change_total(public: &Public, estate: &Estate) -> bool {
    let changes = |effect| matches!(effect, Effect::BattleStrength { .. } | Effect::BattleSymbols { .. });
    estate.ready(&public.pack).any(|(_, effect)| changes(effect))
}

impl Public {
    /// Whether a seat has placed the Building of this turn, and all have seen it.
    pub(crate) const fn has_placed(&self, seat: Seat) -> bool {
        let turns = 3 * (self.round.saturating_sub(1)) + self.turn;
        self.estates[seat.index()].occupied().len() >= turns
    }
}
