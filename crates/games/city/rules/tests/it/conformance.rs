//! What every game must pass.

use city::City;
use conform::{Profile, Sizes};

use crate::spelling::spelled_out;

conform::rules!(
    City,
    Profile {
        kept_games: 20,
        takes_back: true,
        sizes: Sizes { state: 2_816, view: 1_024, action: 12 },
        spelled_out,
        ..Profile::DEFAULT
    }
);
