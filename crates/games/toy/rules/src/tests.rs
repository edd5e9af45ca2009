use engine::laws::{self, Broken};
use engine::{Game as _, Options as _};

use crate::{Toy, ToyOptions};

fn options(seats: u8, name: &str, value: &str) -> ToyOptions {
    ToyOptions::build(seats, &[(name.into(), value.into())]).unwrap()
}

#[test]
fn the_laws_hold() {
    let tables = ToyOptions::SEATS.flat_map(|seats| {
        [("rounds", "3"), ("lowest_wins", "true"), ("bonus", "7 18")]
            .map(|(name, value)| options(seats, name, value))
    });
    for (options, seed) in tables.flat_map(|options| (0..40).map(move |seed| (options, seed))) {
        let held = laws::hold::<Toy>(&options, seed, 1000);
        assert!(held.is_ok(), "seed {seed}: {}", held.unwrap_err());
    }
}

#[test]
fn a_leak_is_found() {
    let leaky = options(4, "fault", "leak");
    let broken = (0..40).find_map(|seed| laws::hold::<Toy>(&leaky, seed, 1000).err());
    assert!(matches!(broken, Some(Broken { law: 4 | 5, .. })), "{broken:?}");
}

#[test]
fn the_state_is_a_plain_copy() {
    assert!(size_of::<Toy>() <= 1024);
    assert_eq!(Toy::RULES.len(), 8);
}

#[test]
fn a_text_is_an_option_of_any_number_of_lines() {
    let chosen = |text: &str| options(2, "bonus", text).chosen().pop().unwrap().1;
    assert_eq!(chosen("18 # the best\r\n\n 7 12\n"), "7 12 18");
    assert_eq!(chosen("7 12 18"), "7 12 18");
    assert_eq!((chosen(""), chosen("none")), ("none".into(), "none".into()));
    let bad = ToyOptions::build(2, &[("bonus".into(), "7\n19 7".into())]).unwrap_err();
    assert_eq!(
        bad.to_string(),
        "option bonus cannot be so:\n  line 2: 19 is no number from 1 to 18\n  line 2: 7 only once"
    );
}
