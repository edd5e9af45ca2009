//! The laws of the engine, over options, seats and both set-ups.

use engine::laws;
use engine::{OptionKind, Options};
use isle::{Isle, IsleOptions};
use proptest::prelude::*;

/// Any value of every option.
fn options() -> impl Strategy<Value = IsleOptions> {
    let specs = IsleOptions::specs();
    let picks = proptest::collection::vec(0..3_usize, specs.len());
    (2..=4_u8, picks).prop_map(move |(seats, picks)| {
        let chosen: Vec<(String, String)> = specs
            .iter()
            .zip(picks)
            .filter_map(|(spec, pick)| {
                let value = match spec.kind {
                    OptionKind::Choice(words) => words[pick % words.len()].to_owned(),
                    OptionKind::Number { suggested, .. } => suggested[pick % suggested.len()].to_string(),
                    OptionKind::Switch | OptionKind::Text => return None,
                };
                Some((spec.name.to_owned(), value))
            })
            .collect();
        IsleOptions::build(seats, &chosen).expect("values come from the specifications")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn laws_hold(options in options(), seed in any::<u64>()) {
        if let Err(broken) = laws::hold::<Isle>(&options, seed, 2_000) {
            prop_assert!(false, "{}\noptions {:?}", broken, options.chosen());
        }
    }
}
