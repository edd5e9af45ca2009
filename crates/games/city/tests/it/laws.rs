//! The laws of the engine, over options and seats.

use city::{City, CityOptions};
use engine::{OptionKind, Options, laws};
use proptest::prelude::*;

/// Any value of every option.
fn options() -> impl Strategy<Value = CityOptions> {
    let specs = CityOptions::specs();
    let picks = proptest::collection::vec(0..3_usize, specs.len());
    (1..=5_u8, picks).prop_map(move |(seats, picks)| {
        let chosen: Vec<(String, String)> = specs
            .iter()
            .zip(picks)
            .filter_map(|(spec, pick)| {
                let OptionKind::Choice(words) = spec.kind else { return None };
                Some((spec.name.to_owned(), words[pick % words.len()].to_owned()))
            })
            .collect();
        CityOptions::build(seats, &chosen).expect("values come from the specifications")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn laws_hold(options in options(), seed in any::<u64>()) {
        if let Err(broken) = laws::hold::<City>(&options, seed, 2_000) {
            prop_assert!(false, "{}\noptions {:?}", broken, options.chosen());
        }
    }
}

/// The law of non-interference has something to look at.
#[test]
fn hidden_cards_are_varied() {
    for seats in 1..=5 {
        let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
        let worlds = (0..3).map(|seed| match laws::hold::<City>(&options, seed, 2_000) {
            Ok(checked) => checked.worlds,
            Err(broken) => panic!("{broken}"),
        });
        assert!(worlds.sum::<usize>() > 0, "{seats} players: nothing was varied");
    }
}
