use engine::laws::{self, Broken};
use engine::{Game, Options};

use crate::{Toy, ToyOptions};

fn options(seats: u8, name: &str, value: &str) -> ToyOptions {
    ToyOptions::build(seats, &[(name.into(), value.into())]).unwrap()
}

#[test]
fn the_laws_hold() {
    let tables = ToyOptions::SEATS
        .flat_map(|seats| [options(seats, "rounds", "3"), options(seats, "lowest_wins", "true")]);
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
    assert_eq!(Toy::RULES.len(), 7);
}
