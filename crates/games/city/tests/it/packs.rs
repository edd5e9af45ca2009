//! A pack of one's own at a table: it is a part of the saved game.

use city::{City, CityOptions, Pack};
use engine::{BadOption, BadOptionReason, Luck, Options, Rng, SavedGame, Table};

/// Two cards of a printed copy; the rest as in the standard pack.
const OWN: &str = r#"
schema = "mu-city-pack/1"
[pack]
id = "my-copy"
version = "1.2.0"
kind = "overlay"
extends = "city-default"
counts = "free"
title = { fr = "Mon  exemplaire : « à moi »", en = "My copy # 1" }
[[building]]
id = "X-1"
type = "military"
edges = ["food", "food", "food", "food"]
copies = 5
[[project]]
number = 1
basic = true
expert = false
copies = 5
cost = { strength = 0, faith = 0, food = 0, any = 2 }
ap = 3
keyword = "complete"
name = { en = "Hands" }
text = { en = "Do as it says." }
effect = [{ op = "manual", prompt = { en = "Ask \"why\"?\nThen do it." } }, { op = "ward", spaces = 2 }]
"#;

fn options(text: &str) -> Result<CityOptions, BadOption> {
    CityOptions::build(3, &[("pack".into(), text.into())])
}

#[test]
fn a_saved_game_replays_with_its_pack() {
    let pack = Pack::read(OWN).expect("the pack is faultless");
    let options = options(&pack.line()).expect("the line is that of a pack");
    assert_eq!(**options.pack(), pack);
    let (luck, mut rng) = (Luck::from_seed(5), Rng::from_seed(5));
    let mut table = Table::<City>::open(options, &luck);
    while let Some(seat) = table.turn().owing().first() {
        let action = engine::Game::sample(table.truth(), seat, &mut rng).expect("who owes a choice has one");
        table.play(seat, action, &luck).expect("a sampled action is legal");
    }
    assert!(table.turn().standing().is_some());
    let text = SavedGame::of(&table).to_string();
    assert!(text.contains("option pack my-copy 1.2.0 sha256:"), "{text}");
    let saved = SavedGame::parse(&text).expect("a saved game is well-formed");
    let again = Table::<City>::restore(&saved).expect("it replays");
    assert_eq!(again.turn(), table.turn());
    assert_eq!(SavedGame::of(&again).to_string(), text);
    // Whoever changes a card in the file is told.
    let changed = text.replace("any = 2", "any = 3");
    let saved = SavedGame::parse(&changed).expect("a saved game is well-formed");
    let refused = Table::<City>::restore(&saved).expect_err("the digest is another one").to_string();
    assert!(refused.contains("CITY-13.34"), "{refused}");
}

#[test]
fn the_option_tells_all_mistakes_at_once() {
    let refused = options(
        "{ schema = \"x\", pack = { id = \"A\", version = \"1\", kind = \"full\", counts = \"free\" } }",
    );
    let Err(BadOption { name, reason: BadOptionReason::Faults(faults), .. }) = refused else {
        panic!("it must be refused: {refused:?}");
    };
    assert_eq!(name, "pack");
    for check in ["13.10", "13.11", "13.15", "13.18", "13.21", "13.22"] {
        assert!(faults.iter().any(|fault| fault.contains(check)), "{check}: {faults:#?}");
    }
}

#[test]
fn the_standard_pack_stays_a_word() {
    for text in ["standard", " standard "] {
        let options = options(text).expect("it is the default");
        assert!(options.chosen().contains(&("pack", "standard".to_owned())));
    }
}
