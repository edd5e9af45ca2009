//! What every game must pass.

use conform::{Profile, Sizes};
use isle::Isle;

conform::rules!(
    Isle,
    Profile {
        kept_games: 21,
        takes_back: true,
        sizes: Sizes { state: 1_152, view: 1_152, action: 8 },
        ..Profile::DEFAULT
    }
);
