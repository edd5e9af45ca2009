//! One observer's look at one position.

use ::m::{Public, View};

/// What is drawn, for whom.
pub(super) type Sight<'a> = crate::sight::Sight<'a, View>;

impl<'a> Sight<'a> {
    /// Everything that lies open.
    pub(super) const fn public(self) -> &'a Public {
        self.view.public()
    }

    /// How many seats there are.
    pub(super) fn seats(self) -> u8 {
        self.public().seats()
    }
}
