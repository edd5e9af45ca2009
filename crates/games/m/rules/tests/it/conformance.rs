//! What every game must pass.

use conform::{Profile, Sizes};
use m::{M, TableOptions};

conform::rules!(
    M,
    Profile {
        // Longer than any game: the longest of many thousands had under 400 steps.
        steps_max: 4_000,
        kept_games: 20,
        sizes: Sizes { state: 1_024, view: 1_024, action: 8 },
        ..Profile::DEFAULT
    }
);

/// Options for a table, each of them at random.
pub(crate) fn any_options(seats: u8, seed: u64) -> TableOptions {
    ::conform::any_options::<M>(seats, &PROFILE, seed)
}
