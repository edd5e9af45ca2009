//! What every game must pass.

use conform::{Profile, Sizes};
use toy::Toy;

conform::rules!(
    Toy,
    Profile {
        // The other faults are there for tests of the laws.
        given: &[("fault", "none")],
        kept_games: 9,
        sizes: Sizes { state: 320, view: 400, action: 1 },
        ..Profile::DEFAULT
    }
);
