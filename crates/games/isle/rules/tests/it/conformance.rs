//! What every game must pass.

use conform::{Profile, Sizes};
use isle::Isle;

conform::rules!(
    Isle,
    Profile {
        kept_games: 21,
        takes_back: true,
        sizes: Sizes { state: 1_024, view: 1_024, action: 8 },
        ..Profile::DEFAULT
    }
);
