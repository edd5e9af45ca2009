//! The laws of all games, held against this one.

use engine::Options;
use engine::laws::{self, Checked};
use proptest::prelude::*;
use tricks::{MatchOptions, Tricks};

fn options(seats: u8, chosen: &[(&str, String)]) -> MatchOptions {
    let chosen: Vec<_> = chosen.iter().map(|(name, value)| ((*name).into(), value.clone())).collect();
    MatchOptions::build(seats, &chosen).expect("these options are valid")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn they_hold_to_the_goal(seats in 3_u8..=6, goal in 1_u32..150, uncertain in any::<bool>(), seed: u64) {
        let chosen = [("goal", goal.to_string()), ("uncertain_end", uncertain.to_string())];
        let held = laws::hold::<Tricks>(&options(seats, &chosen), seed, 260);
        prop_assert!(held.is_ok(), "{}", held.unwrap_err());
    }

    #[test]
    fn they_hold_over_fixed_rounds(seats in 3_u8..=6, seed: u64) {
        let chosen = [("fixed_rounds", seats.to_string()), ("uncertain_end", "true".into())];
        let held = laws::hold::<Tricks>(&options(seats, &chosen), seed, 260);
        prop_assert!(held.is_ok(), "{}", held.unwrap_err());
    }
}

#[test]
fn a_run_of_the_laws_compares_worlds() {
    let Checked { steps, worlds } = laws::hold::<Tricks>(&options(5, &[]), 1, 300).unwrap();
    assert_eq!(steps, 300);
    assert!(worlds > 150, "only {worlds} pairs of worlds were compared");
}
