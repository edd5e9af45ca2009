//! Turns and rounds: how they begin and end, and how the game does.

use engine::{Seat, Witness};

use crate::apply::tell;
use crate::event::{Event, FissureBy};
use crate::map::Border;
use crate::options::Stall;
use crate::phase::{After, End, Phase};
use crate::pieces::MOAI;
use crate::public::{ACTION_POINTS, Public};
use crate::space::AREAS;

/// From this round on the restless earth cracks.
const RESTLESS_FROM: u16 = 6;
/// After so many rounds in a row without a raise the game ends (ISLE-13.4).
pub(crate) const QUIET_ROUNDS_MAX: u8 = 8;

impl Public {
    /// The first player begins the first round.
    pub(crate) fn begin(&mut self, first: Seat, witness: &mut impl Witness<Event>) {
        self.course.first = first;
        tell(witness, Event::FirstDrawn { seat: first });
        self.next_round(witness);
    }

    fn next_round(&mut self, witness: &mut impl Witness<Event>) {
        self.course.round += 1;
        self.course.done.spent = false;
        self.course.done.raised = false;
        self.begin_turn(self.course.first, witness);
    }

    fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.course.active = seat;
        self.course.action_points = ACTION_POINTS;
        self.course.created = [0; AREAS];
        self.course.done.prayed = false;
        self.course.done.asked = false;
        tell(witness, Event::TurnBegan { seat, round: self.course.round });
        self.go_on(witness);
    }

    /// Ends the turn of the active seat.
    pub(crate) fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.course.active;
        tell(witness, Event::TurnEnded { seat, lost: self.course.action_points });
        self.course.action_points = 0;
        let next = seat.left(self.seats());
        if next == self.course.first { self.end_round(witness) } else { self.begin_turn(next, witness) }
    }

    /// A round is complete: the end that was triggered, the quiet end, the restless earth.
    fn end_round(&mut self, witness: &mut impl Witness<Event>) {
        let course = &mut self.course;
        course.quiet_rounds = if course.done.raised { 0 } else { course.quiet_rounds.saturating_add(1) };
        let ends_quietly = match self.variants.stall {
            Stall::QuietEnd => true,
            Stall::RestlessEarth if self.course.round < RESTLESS_FROM || self.course.done.raised => false,
            // Where no border is left to crack, only the quiet end makes sure that the game ends.
            Stall::RestlessEarth => !self.can_crack(),
        };
        if self.course.done.triggered {
            self.finish(End::Volcanoes, witness);
        } else if self.pieces.values().iter().all(|own| own.standing.len() == MOAI) {
            self.finish(End::AllStanding, witness);
        } else if ends_quietly && !self.course.done.spent {
            self.finish(End::Idle, witness);
        } else if ends_quietly && self.course.quiet_rounds >= QUIET_ROUNDS_MAX {
            self.finish(End::NoRaise, witness);
        } else if self.is_restless() {
            self.course.active = self.course.first;
            self.phase = Phase::Crack;
        } else {
            self.next_round(witness);
        }
    }

    /// Whether the earth cracks at the end of this round.
    fn is_restless(&self) -> bool {
        let is_due = self.course.round >= RESTLESS_FROM && !self.course.done.raised;
        self.variants.stall == Stall::RestlessEarth && is_due && self.can_crack()
    }

    fn can_crack(&self) -> bool {
        self.fissures_left() > 0 && !self.open_borders().is_empty()
    }

    /// The restless earth has cracked at a border.
    pub(crate) fn crack_at(&mut self, border: Border, witness: &mut impl Witness<Event>) {
        self.crack(border, FissureBy::Earth, witness);
        self.after_fissure(border, self.course.first, After::Round, witness);
    }

    /// Goes on when the earth has cracked: with two volcanoes or fewer the game ends at once, since
    /// the round is complete.
    pub(crate) fn after_crack(&mut self, witness: &mut impl Witness<Event>) {
        if self.course.done.triggered {
            self.finish(End::Volcanoes, witness);
        } else {
            self.next_round(witness);
        }
    }

    fn finish(&mut self, end: End, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Over(end);
        tell(witness, Event::GameOver { end, rounds: self.course.round });
        for seat in Seat::all(self.seats()) {
            tell(witness, Event::Counted { seat, sheet: self.sheet(seat) });
        }
        let standing = self.standing_at(end);
        let points = standing.scores.values().iter().copied().max().unwrap_or(0);
        tell(witness, Event::Won { winners: standing.winners(), points });
    }
}
