//! Packs of cards in files: checked, shown, played with.

use std::fs;

use crate::{fails, fine, scratch, written};

pub(crate) const OWN: &str = r#"schema = "mu-city-pack/1"

[pack]
id = "mine"
version = "1.0.0"
kind = "overlay"
extends = "city-default"
counts = "strict"

[[building]]
id = "M01"
type = "military"
edges = ["faith", "strength", "strength", "food"]
"#;

#[test]
fn a_pack_is_checked() {
    let good = written("good-pack.toml", OWN);
    let said = fine(&["pack", "check", &good]);
    assert!(said.starts_with("mine 1.0.0 can be played with.\n"), "{said}");
    let wrong = OWN.replace("[\"faith\", ", "[\"fod\", ").replace("\"military\"", "\"tower\"");
    let wrong = written("wrong-pack.toml", &wrong);
    let said = fails(1, &["pack", "check", &wrong]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], format!("mu: {wrong}:"));
    assert!(lines[1].starts_with("  line 12: building M01, type: \"tower\" is none of "), "{said}");
    assert!(lines[2].starts_with("  line 13: building M01, edges: \"fod\" is none of "), "{said}");
    assert!(lines[1..].iter().all(|line| line.ends_with(']')), "every fault names its rule: {said}");
    assert!(fails(2, &["pack", "check", "no/such.toml"]).contains("no/such.toml"));
    assert!(fails(2, &["pack", "check"]).contains("<FILE>"));
}

#[test]
fn an_overlay_on_another_pack_is_checked_with_it() {
    let base = written("base-pack.toml", OWN);
    let other = OWN.replace("\"city-default\"", "\"mine\"").replace("id = \"mine\"", "id = \"more\"");
    let other = written("over-pack.toml", &other);
    assert!(fails(1, &["pack", "check", &other]).contains("is no known pack; known are city-default"));
    assert!(fine(&["pack", "check", &other, "--base", &base]).starts_with("more 1.0.0 "));
}

#[test]
fn a_preset_is_played_by_its_name() {
    let words = ["trace", "city", "--players", "1", "--preset", "first_game", "--option", "boards=random"];
    let trace = fine(&words);
    let first = trace.lines().next().unwrap();
    assert!(
        first.contains("\"expert_projects\":\"off\"") && first.contains("\"boards\":\"random\""),
        "{first}"
    );
    let unknown = fails(2, &["simulate", "city", "--games", "1", "--preset", "hard"]);
    assert!(unknown.contains("no preset \"hard\"; there are: standard, first_game"), "{unknown}");
    assert!(fails(2, &["play", "--resume", "x.mu", "--preset", "standard"]).contains("cannot be used with"));
}

#[test]
fn a_pack_is_shown() {
    let good = written("shown-pack.toml", OWN);
    assert!(fine(&["pack", "show"]).contains("id = \"city-default\""));
    for ending in ["svg", "png", "toml"] {
        let path = scratch(&format!("sheet.{ending}")).display().to_string();
        assert_eq!(fine(&["pack", "show", &good, "--out", &path]), format!("{path}\n"));
        let bytes = fs::read(&path).unwrap();
        match ending {
            "svg" => assert!(bytes.starts_with(b"<svg")),
            "png" => assert!(bytes.starts_with(b"\x89PNG")),
            _ => assert!(fine(&["pack", "check", &path]).starts_with("mine 1.0.0 ")),
        }
    }
}

#[test]
fn a_pack_of_a_file_is_played_with_and_stays_in_the_game() {
    let path = written("played-pack.toml", OWN);
    let option = format!("pack={path}");
    let report = fine(&["simulate", "city", "--games", "2", "--players", "2", "--option", &option]);
    assert!(report.contains("2 games, 2 players"), "{report}");
    let trace = fine(&["trace", "city", "--players", "2", "--option", &option]);
    let first = trace.lines().next().unwrap();
    assert!(first.contains("mine 1.0.0 sha256:"), "{first}");
    fs::write(&path, OWN.replace("\"military\"", "\"tower\"")).unwrap();
    let said = fails(2, &["simulate", "city", "--games", "1", "--players", "2", "--option", &option]);
    assert!(said.contains(&format!("{path}: option pack")) && said.contains("line 12: "), "{said}");
}
