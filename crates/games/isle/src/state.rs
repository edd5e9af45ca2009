//! The truth of one position.

use engine::{Observer, PerSeat, Seat, Witness};

use crate::action::Saved;
use crate::apply::tell;
use crate::event::Event;
use crate::options::IsleOptions;
use crate::phase::Phase;
use crate::public::Public;
use crate::view::View;

/// A game of Volcanic Isle: what lies open, and the prayers that wait for others' prayers.
#[derive(Clone, Debug)]
pub struct Isle {
    pub(crate) public: Public,
    /// What seats have decided to save while others have not yet decided.
    pub(crate) sealed: PerSeat<Option<Saved>>,
}

impl Isle {
    /// A game before its first outcome of luck.
    pub(crate) fn before_luck(options: &IsleOptions, seats: u8) -> Self {
        Self { public: Public::new(options, seats), sealed: PerSeat::new(seats, None) }
    }

    /// What lies open.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What an observer knows.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        View::of(&self.public, &self.sealed, observer)
    }
    /// Keeps a seat's prayers until all who were asked have decided, then opens them together.
    pub(crate) fn seal(&mut self, seat: Seat, saved: Saved, witness: &mut impl Witness<Event>) {
        let Phase::Prayer(mut eruption) = self.public.phase else {
            debug_assert!(false, "checked before: prayers are being decided");
            return;
        };
        self.sealed[seat] = Some(saved);
        eruption.asked = eruption.asked.without(seat);
        eruption.decided = eruption.decided.with(seat);
        tell(witness, Event::PrayerDecided { seat });
        self.public.phase = Phase::Prayer(eruption);
        if eruption.asked.is_empty() {
            let sealed = std::mem::replace(&mut self.sealed, PerSeat::new(self.public.seats(), None));
            self.public.open_prayers(eruption, &sealed, witness);
        }
    }
}
