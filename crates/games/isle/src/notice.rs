//! Sinkings that the players must notice themselves (ISLE-11.15, option `sinking_call`).
//!
//! A part that has just been cut off may be called by the active seat before the die is rolled. After
//! that it is overlooked: all seats are asked, each for itself, when the resolution that left it is
//! over, and again at the beginning of every turn as long as the island is split. The first caller
//! clockwise from the active seat counts. The active seat may also call at any time in its turn.

use engine::{PerSeat, Seat, SeatSet, Witness};

use crate::action::Action;
use crate::apply::tell;
use crate::event::{Event, Why};
use crate::options::SinkingCall;
use crate::phase::{After, Notice, NoticeTime, Phase};
use crate::public::Public;
use crate::score::CALL;

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

    /// Everybody asked has decided.
    pub(crate) fn open_notices(
        &mut self,
        notice: Notice,
        sealed: &PerSeat<Option<Action>>,
        witness: &mut impl Witness<Event>,
    ) {
        let mut round = self.course.active.round(self.seats());
        let caller = round.find(|seat| sealed[*seat] == Some(Action::Call));
        match (notice.time, caller) {
            (NoticeTime::BeforeDie, Some(seat)) => {
                tell(witness, Event::SinkingCalled { seat });
                self.begin_sinking(seat, After::Notice, witness);
            }
            (NoticeTime::BeforeDie, None) => {
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
    }

    /// A seat calls what the others have overlooked.
    pub(crate) fn call(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        tell(witness, Event::SinkingCalled { seat });
        self.course.done.asked = false;
        self.score(seat, CALL, Why::Call, witness);
        self.begin_sinking(seat, After::Turn, witness);
    }
}
