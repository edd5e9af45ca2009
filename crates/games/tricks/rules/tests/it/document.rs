//! What the rules document shows in three languages is what the rules do.

use std::fs;

use engine::{OptionKind, Options, script};
use tricks::{MatchOptions, Tricks};

/// The document in one language, and the words for the colours in the order of the letters.
const DOCUMENTS: [(&str, [&str; 5]); 3] = [
    ("en", ["Red", "Green", "Blue", "Yellow", "Black"]),
    ("fr", ["Rouge", "Vert", "Bleu", "Jaune", "Noir"]),
    ("de", ["Rot", "Grün", "Blau", "Gelb", "Schwarz"]),
];

const LETTERS: [char; 5] = ['R', 'G', 'B', 'Y', 'K'];
const SEATS: [char; 5] = ['a', 'b', 'c', 'd', 'e'];

fn document(language: &str) -> String {
    let path = format!("{}/../../../../docs/rules/tricks.{language}.md", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The cards of a cell, such as `Blue 8, Blue 3`; none if it says that the player passes.
fn cards(cell: &str, colours: &[&str; 5]) -> Vec<String> {
    if !cell.contains(|letter: char| letter.is_ascii_digit()) {
        return Vec::new();
    }
    let card = |text: &str| {
        let (colour, number) = text.trim().split_once(' ').unwrap_or_else(|| panic!("{text} is no card"));
        let nth = colours.iter().position(|name| *name == colour);
        format!("{}{number}", LETTERS[nth.unwrap_or_else(|| panic!("{colour} is no colour"))])
    };
    cell.split(',').map(card).collect()
}

/// The laps of the example auction, seat by seat, and below them the bids.
fn auction(language: &str, colours: &[&str; 5]) -> (Vec<Vec<String>>, Vec<String>) {
    let text = document(language);
    let rows =
        text.lines().skip_while(|line| !line.ends_with("| Anna | Ben | Clara | David | Emma |")).skip(2);
    let mut turns: Vec<Vec<String>> = Vec::new();
    for row in rows.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        if cells[0].parse::<u8>().is_err() {
            return (turns, cells[1..].iter().map(ToString::to_string).collect());
        }
        turns.extend(cells[1..].iter().map(|cell| cards(cell, colours)));
    }
    panic!("tricks.{language}.md has no example auction with the bids in its last row")
}

/// A script with these turns of an auction, after a deal in which everybody holds the cards laid.
fn script(turns: &[Vec<String>]) -> String {
    let held = SEATS.iter().enumerate().map(|(nth, seat)| {
        let laid: Vec<&str> = turns.iter().skip(nth).step_by(5).flatten().map(String::as_str).collect();
        if laid.is_empty() { String::new() } else { format!(" {seat}={}", laid.join(",")) }
    });
    let held: Vec<String> = held.collect();
    let turn = |(cards, seat): (&Vec<String>, &char)| match cards.as_slice() {
        [] => format!("{seat} pass -> ok"),
        cards => format!("{seat} lay {} -> ok", cards.join(",")),
    };
    let turns: Vec<String> = turns.iter().zip(SEATS.iter().cycle()).map(turn).collect();
    format!(
        "case TRICKS-3.10 The auction of the document\noption players 5\n~ deal dealer=a{}\n{}\n",
        held.concat(),
        turns.join("\n")
    )
}

fn play(script: &str) {
    if let Err(failures) = script::run::<Tricks>(script) {
        let failures: Vec<String> = failures.iter().map(ToString::to_string).collect();
        panic!("{script}\n{}", failures.join("\n"));
    }
}

#[test]
fn the_auction_of_the_document_is_played_lap_by_lap() {
    let [english, french, german] = DOCUMENTS.map(|(language, colours)| auction(language, &colours));
    assert_eq!(english, french);
    assert_eq!(english, german);
    let (turns, bids) = english;
    assert_eq!(turns.len(), 20, "four laps of five");
    let end = format!(
        "? bids = {}\n? chief = c\n? rank = 4\n? target = 33\n? vice = e\n? phase = vice trump\n",
        bids.join(" ")
    );
    play(&(script(&turns) + &end));
    // What the text says about single laps: what may be laid, and what Clara's pass in the third would do.
    for (before, cap) in [(0, "a = 1"), (4, "e = 3"), (5, "a = 2"), (12, "c = 1"), (14, "e = 4")] {
        play(&format!("{}? cap {cap}\n", script(&turns[..before])));
    }
    let eklat = "? passes = 4\n? if all pass = eklat 3 culprit c scores 15 0 -30 0 0\n";
    play(&format!("{}{eklat}", script(&turns[..12])));
    // What the Vice and then the Chief may name.
    let owed = "? nameable e = Y,0,5,9\ne trump Y -> ok\n? nameable c = B,0,3,5,8,none\n";
    play(&(script(&turns) + owed));
}

#[test]
fn the_document_names_the_bounds_of_the_goal() {
    let goal = MatchOptions::specs().iter().find(|spec| spec.name == "goal").unwrap();
    let OptionKind::Number { min, max, suggested } = goal.kind else { panic!("a goal is a number") };
    for (language, _) in DOCUMENTS {
        let text = document(language);
        let (_, rule) = text.split_once("### TRICKS-15.1 ").unwrap();
        let (rule, _) = rule.split_once("\n### ").unwrap();
        let rule = rule.replace('\u{202f}', "");
        let numbers: Vec<u32> = rule
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|word| word.parse().ok())
            .collect();
        let told: Vec<u32> = [min, max, 200].into_iter().chain(suggested.iter().copied()).collect();
        assert_eq!(numbers, told, "{language}");
    }
}
