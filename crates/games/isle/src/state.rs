//! The truth of one position.

use engine::{Observer, PerSeat};

use crate::action::Saved;
use crate::options::IsleOptions;
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
}
