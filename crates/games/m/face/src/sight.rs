//! One observer's look at one position.

use m::{Public, View};

face::sight!(View);

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
