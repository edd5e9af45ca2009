use engine::Options as _;
use engine::laws::{self, Broken};

use crate::{Toy, ToyOptions};

fn options(seats: u8, name: &str, value: &str) -> ToyOptions {
    ToyOptions::build(seats, &[(name.into(), value.into())]).unwrap()
}

#[test]
fn a_leak_is_found() {
    let leaky = options(4, "fault", "leak");
    let broken = (0..40).find_map(|seed| laws::hold::<Toy>(&leaky, seed, 1000).err());
    assert!(matches!(broken, Some(Broken { law: 4 | 5, .. })), "{broken:?}");
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
