//! The laws with a pack of strange Projects.

use city::{City, CityOptions};
use engine::{Options, laws};

/// A pack of cheap Projects with every effect, equal copies, and cost spaces of any colour.
fn strange_pack() -> String {
    let effects = [
        ("complete", r#"{ op = "gain_tokens", tokens = ["any", "any", "any"], rule = "all_same" }"#),
        ("anytime", r#"{ op = "gain_tokens", tokens = ["any", "any", "food"], rule = "all_different" }"#),
        ("anytime", r#"{ op = "gain_tokens_per", count = { of = "types" }, token = "any", max = 3 }"#),
        ("complete", r#"{ op = "remove_damage", n = 2 }"#),
        ("complete", r#"{ op = "restore_space", n = 2 }"#),
        ("complete", r#"{ op = "ward", spaces = 3 }"#),
        ("complete", r#"{ op = "line_strength", n = 2, pick = "row" }"#),
        ("complete", r#"{ op = "cover", max = 12 }"#),
        ("complete", r#"{ op = "wild_tokens" }"#),
        ("anytime", r#"{ op = "convert_tokens", n = 6 }"#),
        ("anytime", r#"{ op = "double_sources" }"#),
        ("anytime", r#"{ op = "restore_space", n = 2 }"#),
        ("anytime", r#"{ op = "remove_damage", n = 3 }"#),
        ("anytime", r#"{ op = "ignore_damage" }"#),
        ("anytime", r#"{ op = "redirect_destruction" }"#),
        ("anytime", r#"{ op = "battle_strength", n = 9 }"#),
        ("anytime", r#"{ op = "battle_symbols", symbol = "food", each = 3 }"#),
        ("anytime", r#"{ op = "rebuild" }"#),
        ("anytime", r#"{ op = "peek_battles", scope = "all" }"#),
        ("complete", r#"{ op = "manual", prompt = { en = "as it says" } }"#),
        ("anytime", r#"{ op = "manual", prompt = { en = "as it says" } }"#),
        ("endgame", r#"{ op = "manual", prompt = { en = "as it says" } }"#),
        ("endgame", r#"{ op = "score_majority", count = { of = "types" }, ap = 5, tie = "fails" }"#),
        ("endgame", r#"{ op = "symbols", faith = 3, food = 3 }"#),
        ("endgame", r#"{ op = "score_extra", ap_each = 2 }"#),
        (
            "complete",
            r#"{ op = "gain_tokens", tokens = ["any"], rule = "free" }, { op = "ward", spaces = 1 }, { op = "peek_battles", scope = "face_down" }"#,
        ),
    ];
    let project = |(number, (keyword, effect)): (usize, (&str, &str))| {
        let extra =
            if effect.contains("score_extra") { r#"extra = { spaces = 6, rule = "any" }, "# } else { "" };
        let cost =
            ["strength = 1, faith = 0, food = 0, any = 1", "strength = 0, faith = 1, food = 0, any = 0"];
        let (cost, copies) = (cost[number % 2], 1 + number % 2);
        format!(
            r#"{{ number = {number}, basic = false, expert = false, copies = {copies}, cost = {{ {cost} }}, ap = 2, keyword = "{keyword}", {extra}name = {{ en = "x" }}, text = {{ en = "x" }}, effect = [{effect}] }}"#
        )
    };
    let projects: Vec<String> = (40..).zip(effects).map(project).collect();
    let projects = projects.join(", ");
    let gone: Vec<String> = (3..=32).map(|number| number.to_string()).collect();
    let twin = |(kind, id): (&str, &str)| {
        format!(
            r#"{{ id = "{id}", type = "{kind}", edges = ["faith", "faith", "food", "food"], copies = 6 }}"#
        )
    };
    let twins = [("military", "M13"), ("trade", "T13"), ("worship", "W13")].map(twin).join(", ");
    format!(
        r#"{{ schema = "mu-city-pack/1", pack = {{ id = "strange", version = "1.0.0", kind = "overlay", extends = "city-default", counts = "free" }}, remove = {{ projects = [{}] }}, building = [{twins}], project = [{projects}] }}"#,
        gone.join(", ")
    )
}

/// The laws hold for every effect, though the standard pack has few of them in such a form.
#[test]
fn laws_hold_for_every_effect() {
    let pack = strange_pack();
    for seed in 0..60 {
        let seats = 1 + u8::try_from(seed % 5).expect("below five");
        let placement = if seed % 2 == 0 { "sealed" } else { "open" };
        let chosen = [("pack".to_owned(), pack.clone()), ("placement".to_owned(), placement.to_owned())];
        let options = match CityOptions::build(seats, &chosen) {
            Ok(options) => options,
            Err(bad) => panic!("{bad}"),
        };
        if let Err(broken) = laws::hold::<City>(&options, seed, 2_000) {
            panic!("{broken}");
        }
    }
}
