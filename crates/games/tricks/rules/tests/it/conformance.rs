//! What every game must pass.

use conform::{Profile, Sizes};
use engine::{Options as _, laws};
use tricks::{MatchOptions, Tricks};

conform::rules!(
    Tricks,
    Profile {
        steps_max: 260,
        kept_games: 20,
        sizes: Sizes { state: 1_024, view: 1_024, action: 16 },
        ..Profile::DEFAULT
    }
);

/// Games that once broke a law.
#[test]
fn laws_hold_where_they_once_did_not() {
    for chosen in [("goal", "1"), ("fixed_rounds", "3")] {
        let options = MatchOptions::build(3, &[(chosen.0.into(), chosen.1.into())]).expect("three play");
        if let Err(broken) = laws::hold::<Tricks>(&options, 0, 260) {
            panic!("{chosen:?}: {broken}");
        }
    }
}
