//! How the game goes on: who is asked, and what follows when all have decided.

use engine::{Audience, Seat, SeatSet, Witness};

use crate::card::Card;
use crate::desk::{Desk, Task};
use crate::event::Event;
use crate::level::Level;
use crate::luck::Due;
use crate::pack::{Effect, Keyword};
use crate::phase::{Moment, Phase};
use crate::state::City;
use crate::usable::ready;

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
    pub(crate) fn ask(&mut self, phase: Phase, mut task: impl FnMut(&Self, Seat) -> Desk) {
        self.public.phase = phase;
        self.owing = SeatSet::EMPTY;
        for seat in self.seats() {
            let mut desk = task(self, seat);
            desk.settle(&self.public);
            if !desk.is_done() || desk.asking.is_some() {
                self.owing = self.owing.with(seat);
            }
            self.desks[seat.index()] = desk;
        }
        self.public.asked = self.owing;
    }

    /// The desk of a seat that is asked this.
    pub(crate) fn desk_for(&self, seat: Seat, task: Task) -> Desk {
        Desk::asked(self.public.estates[seat.index()], task)
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
        self.ask(Phase::Calm(moment), |city, seat| city.desk_for(seat, Task::Calm));
    }

    fn after_calm(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        match moment {
            Moment::Turn if self.public.is_solo() => self.ask_pair(),
            Moment::Turn => self.ask_keep(),
            Moment::Battle => self.announce(witness),
            Moment::Harvest => self.ask_entries(),
        }
    }

    /// The choice of two cards (CITY-3.4).
    pub(crate) fn ask_keep(&mut self) {
        self.ask(Phase::Choose, |city, seat| city.desk_for(seat, Task::Keep));
    }

    /// Placing what was played (CITY-4).
    pub(crate) fn ask_space(&mut self) {
        let turn = usize::from(self.public.turn) - 1;
        self.ask(Phase::Resolve, |city, seat| {
            let card = city.public.played[seat.index()][turn].and_then(Card::building);
            Desk { card, ..city.desk_for(seat, Task::Space) }
        });
    }

    /// The unplayed card may replace a Building (CITY-12.18).
    pub(crate) fn ask_rebuild(&mut self) {
        self.ask(Phase::RoundEnd, |city, seat| {
            let mut desk = city.desk_for(seat, Task::Rebuild);
            if city.public.is_solo() {
                desk.spare = city.public.spare.clone();
            } else {
                desk.spare.extend(city.hands[seat.index()].first().and_then(|card| card.building()));
            }
            desk
        });
    }

    fn ask_entries(&mut self) {
        self.ask(Phase::Entries, |city, seat| {
            let estate = &city.public.estates[seat.index()];
            let due = estate.projects(&city.public.pack).any(|(venture, project)| {
                venture.is_complete()
                    && project.keyword == Keyword::Endgame
                    && project.effects.contains(&Effect::Manual)
            });
            city.desk_for(seat, if due { Task::Entries } else { Task::Done })
        });
    }

    /// Begins the next turn, or what follows the last one of a round (CITY-3.3).
    pub(crate) fn next_turn(&mut self, witness: &mut impl Witness<Event>) {
        if self.public.turn == 3 {
            return self.ask_rebuild();
        }
        self.public.turn += 1;
        self.begin_turn(witness);
    }

    /// The calm point of a Building turn, or the choice of a Project turn.
    pub(crate) fn begin_turn(&mut self, witness: &mut impl Witness<Event>) {
        if self.public.round == 0 {
            self.ask_keep();
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
    pub(crate) fn luck_due(&self) -> Option<Due> {
        match self.public.phase {
            Phase::Luck(due) => Some(due),
            _ => None,
        }
    }
}

/// Whether a Battle window asks the owner of an estate (CITY-7.11).
pub(crate) fn may_change_total(city: &City, seat: Seat) -> bool {
    let estate = &city.public.estates[seat.index()];
    let changes = |effect| matches!(effect, Effect::BattleStrength { .. } | Effect::BattleSymbols { .. });
    estate.ventures().iter().filter_map(|venture| ready(&city.public.pack, venture)).any(changes)
}
