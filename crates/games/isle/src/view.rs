//! What one observer knows.

use engine::{Observer, PerSeat, Seat};

use crate::action::Saved;
use crate::public::Public;

/// All that one observer may know: everything that lies open, and of the sealed prayers its own.
///
/// Only the future is hidden: the die, and which volcano tokens will be drawn. Tokens are mixed
/// after every draw, so there is no order to know of; the volcanoes on the table are the tokens.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    observer: Observer,
    public: Public,
    /// What the observer may know of the sealed prayers.
    sealed: PerSeat<Option<Saved>>,
}

impl View {
    /// What `observer` sees of these sealed prayers behind this public table.
    pub(crate) fn of(public: &Public, sealed: &PerSeat<Option<Saved>>, observer: Observer) -> Self {
        let known = |seat: Seat| observer == Observer::Omniscient || observer.seat() == Some(seat);
        let sealed = PerSeat::from_fn(public.seats(), |seat| sealed[seat].filter(|_| known(seat)));
        Self { observer, public: public.clone(), sealed }
    }

    /// Who looks.
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The observer's seat, if it has one.
    pub const fn seat(&self) -> Option<Seat> {
        self.observer.seat()
    }

    /// Everything that lies open: board, pieces, supplies, whose turn it is.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What a seat has decided to save, while others have not yet decided: known to the seat itself
    /// and to the omniscient.
    pub fn sealed(&self, seat: Seat) -> Option<Saved> {
        self.sealed[seat]
    }

    /// Whether the observer owes a choice.
    pub fn is_my_turn(&self) -> bool {
        self.seat().is_some_and(|seat| self.public.owing().contains(seat))
    }
}
