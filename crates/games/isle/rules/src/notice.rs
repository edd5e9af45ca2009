//! Sinkings that the players must notice themselves (ISLE-11.15, option `sinking_call`).
//!
//! A part that has just been cut off may be called by the active seat before the die is rolled. After
//! that it is overlooked: all seats are asked, each for itself, when the resolution that left it is
//! over, and again at the beginning of every turn as long as the island is split. The first caller
//! clockwise from the active seat counts. The active seat may also call at any time in its turn.
//!
//! Nobody gains by leaving a part: what a seat could have called before the die brings it no points later.

use engine::{PerSeat, Seat, SeatSet, Set, Witness};

use crate::action::Action;
use crate::apply::tell;
use crate::event::Event;
use crate::options::{Leavers, SinkingCall};
use crate::phase::{After, Notice, NoticeTime, Phase};
use crate::public::Public;
use crate::score::{CALL, Why};
use crate::sink::Tie;
use crate::space::Area;

impl Public {
    /// Whether there is a sinking that nobody has noticed.
    pub fn can_call(&self) -> bool {
        self.variants.sinking_call == SinkingCall::ByPlayers && self.is_split()
    }

    /// Asks the active seat before the die.
    pub(crate) const fn ask_before_die(&mut self) {
        let asked = SeatSet::only(self.course.active);
        self.phase = Phase::Notice(Notice { time: NoticeTime::BeforeDie, asked, decided: SeatSet::EMPTY });
    }

    /// The victory points that a call after the die would bring to a seat: none if it has left the part that
    /// would sink, or one of the equal parts among which luck decides.
    pub fn call_points(&self, seat: Seat) -> u16 {
        let is_left = |part: &Set<Area>| self.fissures_around(*part).is_subset(self.left[seat]);
        match self.variants.leavers {
            Leavers::GetNothing if Tie::of(self).parts().iter().any(is_left) => 0,
            Leavers::GetNothing | Leavers::GetPoints => CALL,
        }
    }

    /// Whether all seats are to be asked about a part before the turn goes on.
    pub(crate) fn must_ask_all(&self) -> bool {
        !self.course.done.asked && self.can_call()
    }

    /// Asks all seats about a part that has been overlooked.
    pub(crate) const fn ask_all(&mut self) {
        self.course.done.asked = true;
        let asked = SeatSet::all(self.seats());
        self.phase = Phase::Notice(Notice { time: NoticeTime::Overlooked, asked, decided: SeatSet::EMPTY });
    }

    /// Everybody asked has decided: answers who called.
    pub(crate) fn open_notices(
        &mut self,
        notice: Notice,
        sealed: &PerSeat<Option<Action>>,
        witness: &mut impl Witness<Event>,
    ) -> Option<Seat> {
        let mut round = self.course.active.round(self.seats());
        let caller = round.find(|seat| sealed[*seat] == Some(Action::Call));
        match (notice.time, caller) {
            (NoticeTime::BeforeDie, Some(seat)) => {
                tell(witness, Event::SinkingCalled { seat });
                self.begin_sinking(seat, After::Notice, witness);
            }
            (NoticeTime::BeforeDie, None) => {
                self.left[self.course.active] = self.fissures;
                tell(witness, Event::PartOverlooked);
                self.course.done.asked = false;
                self.resume(After::Roll, witness);
            }
            (NoticeTime::Overlooked, Some(seat)) => self.call(seat, witness),
            (NoticeTime::Overlooked, None) => {
                tell(witness, Event::PartOverlooked);
                self.resume(After::Turn, witness);
            }
        }
        caller
    }

    /// A seat calls what the others have overlooked.
    pub(crate) fn call(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        tell(witness, Event::SinkingCalled { seat });
        self.course.done.asked = false;
        match self.call_points(seat) {
            0 => tell(witness, Event::CallUnrewarded { seat }),
            points => self.score(seat, points, Why::Call, witness),
        }
        self.begin_sinking(seat, After::Turn, witness);
    }
}
