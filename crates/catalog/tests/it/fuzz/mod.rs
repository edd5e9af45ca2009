//! Whatever reads texts from outside takes any text: what is wrong is refused with its place, what is accepted is
//! written down as it is and read again as the same. And what the rules accept is what they offer, whatever is written.
//!
//! Samples by `MU_SEED`; `cargo xtask fuzz --minutes N` takes as many as there is time for.

mod actions;

use std::fs;
use std::path::PathBuf;

use conform::fuzz::fuzz;
use engine::SavedGame;
use host::Entry;
use lessons::Course;
use words::Language;

use crate::catalogue;

/// The kept games of a game, the shortest first.
fn kept_games(entry: &Entry) -> Vec<String> {
    let folder: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "../games", entry.name, "rules/tests/games"].iter().collect();
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "mu")).collect();
    files.sort();
    let mut texts: Vec<String> = files.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    texts.sort_by_key(String::len);
    texts
}

/// Reads a saved game as the import of a table does.
fn saved(text: &str) -> String {
    let lines = text.lines().count();
    let read = match SavedGame::parse(text) {
        Ok(read) => read,
        Err(bad) => {
            assert!(bad.line <= lines && !bad.fault.to_string().is_empty(), "{bad:?}");
            return format!("unread: {}", bad.fault);
        }
    };
    let Ok(game) = read.game() else { return "no game".into() };
    let Some(entry) = catalog::find(&game.rest) else { return "an unknown game".into() };
    match entry.restore(&read) {
        Ok(table) => {
            let written = table.save().to_string();
            let again = SavedGame::parse(&written).unwrap();
            let again = entry.restore(&again).unwrap_or_else(|bad| panic!("{bad}\n{written}"));
            assert_eq!(again.save().to_string(), written);
            assert_eq!(again.step_count(), table.step_count());
            format!("{} steps", table.step_count())
        }
        Err(bad) => {
            assert!(bad.line <= lines && !bad.fault.to_string().is_empty(), "{bad:?}");
            let line = text.lines().nth(bad.line.saturating_sub(1)).unwrap_or_default();
            assert!(bad.column <= line.chars().count() + 1, "{bad:?} in {line:?}");
            bad.fault.to_string()
        }
    }
}

#[test]
fn saved_games() {
    for entry in catalogue() {
        let real: Vec<String> = kept_games(entry).into_iter().take(12).collect();
        let fuzzed = fuzz(&format!("saved games of {}", entry.name), &real, 1_500, saved);
        assert!(fuzzed.answers > 10, "{fuzzed:?}");
    }
}

/// The options of a game as somebody writes them, a line each: `name value`. A text may stand in several lines.
fn options_of(entry: &Entry, text: &str) -> Vec<(String, String)> {
    let mut chosen: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let known =
            line.split_once(' ').filter(|(name, _)| (entry.options)().iter().any(|spec| spec.name == *name));
        match (known, chosen.last_mut()) {
            (Some((name, value)), _) => chosen.push((name.into(), value.into())),
            (None, Some((_, value))) => {
                value.push('\n');
                value.push_str(line);
            }
            (None, None) => chosen.push((line.split(' ').next().unwrap_or_default().into(), line.into())),
        }
    }
    chosen
}

fn options(entry: &Entry, text: &str) -> String {
    let chosen = options_of(entry, text);
    let seats = *(entry.seats)().start();
    match entry.open(seats, &chosen) {
        Ok(table) => {
            let written = table.save();
            let header = written.all("option").filter_map(|line| line.rest.split_once(' '));
            let again: Vec<(String, String)> = header
                .filter(|(name, _)| *name != "players")
                .map(|(name, value)| (name.into(), value.into()))
                .collect();
            let opened = entry.open(seats, &again);
            let opened = opened.unwrap_or_else(|bad| panic!("{bad:?} of {again:?}"));
            assert_eq!(opened.save().to_string(), written.to_string());
            format!("{} options", again.len())
        }
        Err(bad) => {
            assert!(!bad.name.is_empty() || chosen.iter().any(|(name, _)| name.is_empty()), "{bad:?}");
            for language in Language::ALL {
                let _ = (entry.option_faults)(&bad, seats, &chosen, language);
            }
            format!("{bad}")
        }
    }
}

/// The options of kept games, and whole files: packs of cards, maps.
fn real_options(entry: &Entry) -> Vec<String> {
    let of_game = |text: String| {
        let lines = text.lines().filter_map(|line| line.strip_prefix("option "));
        lines.filter(|line| !line.starts_with("players ")).collect::<Vec<_>>().join("\n")
    };
    let mut real: Vec<String> = kept_games(entry).into_iter().map(of_game).collect();
    let files: &[(&str, &str)] = match entry.name {
        "city" => &[
            ("pack", "rules/packs/standard.toml"),
            ("pack", "rules/packs/fixed.toml"),
            ("pack", "players/src/other_pack.toml"),
        ],
        "isle" => &[("map", "rules/src/standard.toml")],
        _ => &[],
    };
    for (name, file) in files {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../games", entry.name, file].iter().collect();
        real.push(format!("{name} {}", fs::read_to_string(path).unwrap()));
    }
    real.sort();
    real.dedup();
    real
}

#[test]
fn table_options_packs_and_maps() {
    for entry in catalogue() {
        let fuzzed = fuzz(&format!("options of {}", entry.name), &real_options(entry), 3_000, |text| {
            options(entry, text)
        });
        assert!(fuzzed.answers > 5, "{fuzzed:?}");
    }
}

#[test]
fn courses() {
    let real: Vec<String> = catalogue().iter().map(|entry| (entry.course)().to_owned()).collect();
    let fuzzed = fuzz("courses", &real, 3_000, |text| match Course::parse(text) {
        Ok(course) => format!("{} lessons", course.lessons.len()),
        Err(fault) => {
            assert!(fault.line <= text.lines().count() && !fault.reason.is_empty(), "{fault:?}");
            fault.reason
        }
    });
    assert!(fuzzed.answers > 5, "{fuzzed:?}");
}

#[test]
fn puzzles() {
    let first = |entry: &Entry| {
        let text = (entry.puzzles)();
        let second = text.match_indices("\nmu ").nth(1).map_or(text.len(), |(at, _)| at + 1);
        text[..second].to_owned()
    };
    let real: Vec<String> = catalogue().iter().map(first).collect();
    let fuzzed = fuzz("puzzles", &real, 5_000, |text| match puzzles::read_all(text) {
        Ok(all) => {
            let written: String = all.iter().map(ToString::to_string).collect();
            let again = puzzles::read_all(&written).unwrap_or_else(|bad| panic!("{bad}\n{written}"));
            let rewritten: String = again.iter().map(ToString::to_string).collect();
            assert_eq!(rewritten, written);
            format!("{} puzzles", all.len())
        }
        Err(bad) => bad.to_string(),
    });
    assert!(fuzzed.answers > 5, "{fuzzed:?}");
}
