//! The truth of one position.

use engine::{Observer, PerSeat, Seat, Witness};

use crate::action::Action;
use crate::apply::tell;
use crate::event::Event;
use crate::options::IsleOptions;
use crate::phase::Phase;
use crate::public::Public;
use crate::view::View;

/// A game of Volcanic Isle: what lies open, and choices that wait for those of others.
#[derive(Clone, Debug)]
pub struct Isle {
    pub(crate) public: Public,
    /// What seats have decided while others have not yet decided at the same time.
    pub(crate) sealed: PerSeat<Option<Action>>,
    /// Who called when all had last decided on a sinking. All are told; where the call brings no points, the island
    /// does not show it.
    pub(crate) caller: Option<Seat>,
}

impl Isle {
    /// A game before its first outcome of luck.
    pub(crate) fn before_luck(options: &IsleOptions, seats: u8) -> Self {
        Self { public: Public::new(options, seats), sealed: PerSeat::new(seats, None), caller: None }
    }

    /// What lies open.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What an observer knows.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        View::of(&self.public, &self.sealed, observer)
    }
    /// Keeps a seat's choice until all who were asked have decided, then opens them together.
    pub(crate) fn seal(&mut self, seat: Seat, choice: Action, witness: &mut impl Witness<Event>) {
        self.sealed[seat] = Some(choice);
        if let Phase::Prayer(eruption) = &mut self.public.phase {
            eruption.asked = eruption.asked.without(seat);
            eruption.decided = eruption.decided.with(seat);
            tell(witness, Event::PrayerDecided { seat });
        } else if let Phase::Notice(notice) = &mut self.public.phase {
            notice.asked = notice.asked.without(seat);
            notice.decided = notice.decided.with(seat);
            tell(witness, Event::NoticeDecided { seat });
        }
        if self.public.owing().is_empty() {
            self.open(witness);
        }
    }

    fn open(&mut self, witness: &mut impl Witness<Event>) {
        let sealed = std::mem::replace(&mut self.sealed, PerSeat::new(self.public.seats(), None));
        if let Phase::Prayer(eruption) = self.public.phase {
            self.public.open_prayers(eruption, &sealed, witness);
        } else if let Phase::Notice(notice) = self.public.phase {
            self.caller = self.public.open_notices(notice, &sealed, witness);
        }
    }
}
