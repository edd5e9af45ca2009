//! What must hold in every position of every game.

use engine::laws::hold;
use engine::{OptionKind, Options, Rng};
use m::{M, TableOptions};
use proptest::prelude::*;

/// Longer than any game: the longest of many thousands had under 400 steps.
const STEPS_MAX: usize = 4000;

/// Options for a table, each of them at random.
pub(crate) fn any_options(seats: u8, seed: u64) -> TableOptions {
    let mut rng = Rng::from_seed(seed);
    let value = |kind, rng: &mut Rng| match kind {
        OptionKind::Switch => rng.pick(&["true", "false"]).copied(),
        OptionKind::Choice(words) => rng.pick(words).copied(),
        OptionKind::Number { .. } | OptionKind::Text => None,
    };
    let chosen: Vec<(String, String)> = TableOptions::specs()
        .iter()
        .filter_map(|spec| Some((spec.name.into(), value(spec.kind, &mut rng)?.into())))
        .collect();
    TableOptions::build(seats, &chosen).expect("all combinations are valid")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_laws_hold_with_all_options(seats in 2..=6_u8, seed: u64) {
        let options = any_options(seats, seed);
        if let Err(broken) = hold::<M>(&options, seed, STEPS_MAX) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }
}
