//! A pack of one's own at a table: it is a part of the saved game.

use city::{City, CityOptions, Pack};
use engine::{BadOptionReason, Luck, OptionError, Options, Rng, SavedGame, Table};

/// Two cards of a printed copy; the rest as in the standard pack.
const OWN: &str = include_str!("../own.toml");

fn options(text: &str) -> Result<CityOptions, OptionError> {
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
    let Err(OptionError { name, reason: BadOptionReason::Faults(faults), .. }) = refused else {
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

/// Every operation and every counter, the ones that the standard cards lack among them.
const EFFECTS: [(&str, &str); 34] = [
    ("complete", r#"op = "gain_tokens", tokens = ["any", "any", "food"], rule = "all_same""#),
    ("anytime", r#"op = "gain_tokens", tokens = ["any", "any", "any"], rule = "all_different""#),
    ("complete", r#"op = "gain_tokens_per", count = { of = "types" }, token = "any", max = 12"#),
    (
        "anytime",
        r#"op = "gain_tokens_per", count = { of = "outcome", side = "damage" }, token = "faith", max = 3"#,
    ),
    ("complete", r#"op = "victory_card", n = 3"#),
    ("complete", r#"op = "line_strength", n = 5, pick = "row""#),
    ("complete", r#"op = "line_strength", n = 1, pick = "column""#),
    ("complete", r#"op = "ward", spaces = 9"#),
    ("complete", r#"op = "ward", spaces = 2"#),
    ("complete", r#"op = "peek_battles", scope = "all""#),
    ("anytime", r#"op = "peek_battles", scope = "face_down""#),
    ("complete", r#"op = "wild_tokens" }, { op = "cover", max = 12"#),
    ("complete", r#"op = "remove_damage", n = 3 }, { op = "restore_space", n = 2"#),
    ("anytime", r#"op = "remove_damage", n = 2"#),
    ("anytime", r#"op = "ignore_damage""#),
    ("anytime", r#"op = "redirect_destruction""#),
    ("anytime", r#"op = "battle_strength", n = 9"#),
    ("anytime", r#"op = "battle_symbols", symbol = "food", each = 3"#),
    ("anytime", r#"op = "convert_tokens", n = 6"#),
    ("anytime", r#"op = "double_sources""#),
    ("anytime", r#"op = "restore_space", n = 2"#),
    ("anytime", r#"op = "rebuild""#),
    ("complete", r#"op = "manual", prompt = "Do it." }, { op = "manual", prompt = "Again.""#),
    ("anytime", r#"op = "manual", prompt = "Do it.""#),
    ("endgame", r#"op = "manual", prompt = "Do it." }, { op = "symbols", faith = 9, food = 9"#),
    (
        "endgame",
        r#"op = "score_per", count = { of = "buildings", type = "any", state = "destroyed" }, ap = 9, max_ap = 5"#,
    ),
    ("endgame", r#"op = "score_majority", count = { of = "source_sets" }, ap = 20, tie = "fails""#),
    ("endgame", r#"op = "score_per", count = { of = "type_sets", types = ["trade", "trade"] }, ap = 9"#),
    ("endgame", r#"op = "score_per", count = { of = "same_type_pairs", adjacent = false }, ap = 9"#),
    (
        "endgame",
        r#"op = "score_per", count = { of = "lines", pattern = "all_same", orientation = "row" }, ap = 9"#,
    ),
    ("endgame", r#"op = "score_per", count = { of = "sources", colour = "any", where = "inner" }, ap = 9"#),
    (
        "endgame",
        r#"op = "score_per", count = { of = "projects", state = "incomplete", include_self = true }, ap = 9"#,
    ),
    ("complete", r#"op = "none""#),
    ("endgame", r#"op = "score_per", count = { of = "rich_buildings", min_sources = 1 }, ap = 9"#),
];

/// A pack of 32 Projects of which each costs two tokens of any colour and has one of these effects.
fn rich(shift: usize) -> Pack {
    let project = |number: usize| {
        let (keyword, effect) = EFFECTS[(number + shift) % EFFECTS.len()];
        let basic = number <= 2;
        format!(
            "{{ number = {number}, basic = {basic}, expert = false, copies = {}, keyword = \"{keyword}\", \
             cost = {{ strength = 0, faith = 0, food = 0, any = 2 }}, ap = 1, name = {{ en = \"N\" }}, \
             text = {{ en = \"T\" }}, effect = [{{ {effect} }}] }}",
            if basic { 5 } else { 1 }
        )
    };
    let projects: Vec<String> = (1..=32).map(project).collect();
    let text = format!(
        "schema = \"mu-city-pack/1\"\nproject = [{}]\n[pack]\nid = \"rich\"\nversion = \"1.0.0\"\n\
         kind = \"overlay\"\nextends = \"city-default\"\ncounts = \"strict\"\n",
        projects.join(", ")
    );
    Pack::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

#[test]
fn laws_hold_with_every_effect() {
    for (seed, shift) in (0..EFFECTS.len()).enumerate() {
        let players = u8::try_from(1 + seed % 5).expect("at most five");
        let pack = rich(shift).line();
        let options = CityOptions::build(players, &[("pack".into(), pack)]).expect("the pack is faultless");
        let seed = u64::try_from(seed).expect("a small number");
        if let Err(broken) = engine::laws::hold::<City>(&options, seed, 3_000) {
            panic!("{players} players, effects shifted by {shift}: {broken}");
        }
    }
}
