//! Saved games: there and back, and every way to be refused.

use engine::saved::{FORMAT, StepLine};
use engine::{Luck, Observer, Options, Rng, SavedGame, Table};
use proptest::prelude::*;

use crate::sealed::{Sealed, SealedOptions};

/// A short game by hand: one deal for each of two seats.
const WHOLE: &str = "\
mu 1
game sealed
rules 2
option players 2
option deals 0
option low_wins false
option prize point
---
! deal a=1,2,3 b=4,5,6
a bid 1
b bid 4
a show 2
a bid 2
b bid 5
a bid 3
b bid 6
! deal a=7,8,16 b=4,5,6
a bid 7
b bid 4
b bid 5
a bid 8
a bid 16
b bid 6
---
= a 3 b 3
";

fn restore(text: &str) -> Result<Table<Sealed>, String> {
    SavedGame::parse(text).and_then(|saved| Table::restore(&saved)).map_err(|bad| bad.to_string())
}

fn refused(text: &str) -> String {
    restore(text).unwrap_err()
}

#[test]
fn a_whole_game_goes_there_and_back() {
    let table = restore(WHOLE).unwrap();
    assert_eq!(table.turn().standing().unwrap().scores.values(), [3, 3]);
    assert_eq!(SavedGame::of(&table).to_string(), WHOLE);
    assert_eq!(SavedGame::parse(WHOLE).unwrap().to_string(), WHOLE);
}

/// In the first version a prize was worth two points.
#[test]
fn a_game_is_played_by_the_rules_it_was_begun_by() {
    let first = WHOLE.replace("rules 2", "rules 1").replace("= a 3 b 3", "= a 6 b 6");
    let table = restore(&first).unwrap();
    assert_eq!(table.turn().standing().unwrap().scores.values(), [6, 6]);
    assert_eq!(SavedGame::of(&table).to_string(), first);
    assert_eq!(refused(&WHOLE.replace("rules 2", "rules 1")), "line 25: the scores recomputed are: a 6 b 6");
    assert_eq!(refused(&first.replace("rules 1", "rules 2")), "line 25: the scores recomputed are: a 3 b 3");
    // Replaying from the same options is no escape.
    let steps = table.steps().iter().cloned();
    let again = Table::<Sealed>::replay(*table.options(), steps).unwrap();
    assert_eq!(again.turn(), table.turn());
}

/// What a version has not changed keeps the number it had.
#[test]
fn a_game_that_no_version_has_changed_says_so() {
    let bids = WHOLE.replace("prize point", "prize bids").replace("= a 3 b 3", "= a 6 b 6");
    for written in ["rules 1", "rules 2"] {
        let table = restore(&bids.replace("rules 2", written)).unwrap();
        assert_eq!(SavedGame::of(&table).to_string(), bids.replace("rules 2", "rules 1"));
    }
}

#[test]
fn what_a_person_writes_is_understood() {
    let text = "\u{feff}# a comment\r\n\r\n  mu   1\r\ngame sealed\r\n  option   players   2\r\n---\r\n\
        \t!  deal  a=3,2,1   b=6,5,4\r\n# another one\r\n   a   bid   1  \r\n";
    let table = restore(text).unwrap();
    let written = SavedGame::of(&table).to_string();
    assert!(written.ends_with("---\n! deal a=1,2,3 b=4,5,6\na bid 1\n---\n"), "{written}");
    assert!(
        written.starts_with("mu 1\ngame sealed\nrules 2\noption players 2\noption deals 0\n"),
        "{written}"
    );
}

#[test]
fn a_file_that_ends_early_is_an_unfinished_game() {
    let lines: Vec<&str> = WHOLE.lines().collect();
    for count in 4..lines.len() {
        let table = restore(&lines[..count].join("\n")).unwrap();
        assert_eq!(table.steps().len(), count.saturating_sub(8).min(15));
    }
    assert!(restore("mu 1\ngame sealed\noption players 2").unwrap().steps().is_empty());
}

#[test]
fn unknown_header_words_are_kept() {
    let text = "mu 1\ngame sealed\nseat a Anna\nseat b bot strong\nweather fine\nsilence\n---\n---\n";
    let mut saved = SavedGame::parse(text).unwrap();
    assert_eq!(saved.first("weather").map(|line| (line.line, line.rest.as_str())), Some((5, "fine")));
    assert_eq!(
        saved.all("seat").map(|line| line.rest.as_str()).collect::<Vec<_>>(),
        ["a Anna", "b bot strong"]
    );
    saved.push("date", "2026-11-20");
    assert_eq!(saved.to_string(), text.replacen("---", "date 2026-11-20\n---", 1));
}

#[test]
fn a_name_is_no_line_of_its_own() {
    let mut saved = SavedGame::parse(WHOLE).unwrap();
    for name in ["a Eve\nsecret 00", "b \r\n---\r\n! deal", "c \u{2028}\u{85}\0", "  d  "] {
        saved.push("seat", name);
    }
    let again = SavedGame::parse(&saved.to_string()).unwrap();
    let rests: Vec<&str> = again.all("seat").map(|line| line.rest.as_str()).collect();
    assert_eq!(rests, ["a Eve secret 00", "b   ---  ! deal", "c", "d"]);
    assert_eq!(again.first("secret"), None);
    assert!(Table::<Sealed>::restore(&again).is_ok());
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let begins = "a saved game begins with the line \"mu 1\"";
    assert_eq!(refused(""), format!("the file is empty; {begins}"));
    assert_eq!(refused("# nothing\n\n"), format!("the file is empty; {begins}"));
    assert_eq!(refused("\n\nhello"), format!("line 3: {begins}"));
    assert_eq!(refused("mu 1 2"), format!("line 1: {begins}"));
    assert_eq!(refused("mu 2\n"), "line 1: format 2 is not known; this program knows format 1");
    assert_eq!(refused("---\n"), format!("line 1: {begins}"));
    assert_eq!(refused(&format!("{WHOLE}---\n")), "line 26: nothing may follow the line of scores");
    assert_eq!(refused(&format!("{WHOLE}a bid 1\n")), "line 26: nothing may follow the line of scores");
    assert_eq!(refused(&WHOLE.replace("= a", "---\n= a")), "line 25: there are only two lines ---");
    assert_eq!(refused(&WHOLE.replace("= a", "a")), "line 25: expected the line of scores: = a 12 b 7 …");
    assert_eq!(FORMAT, "1");
}

#[test]
fn headers_are_refused_with_their_line() {
    let with = |old: &str, new: &str| refused(&WHOLE.replacen(old, new, 1));
    assert_eq!(with("game sealed\n", ""), "the header has no line \"game\"");
    assert_eq!(with("game sealed", "game chess"), "line 2: this is no game of sealed");
    assert_eq!(with("rules 2", "game sealed"), "line 3: a second line \"game\"");
    assert_eq!(with("rules 2", "rules 2\nrules 1"), "line 4: a second line \"rules\"");
    for version in ["3", "0", "x", ""] {
        let expected = format!("line 3: rules version {version} is not known; this program knows 1 to 2");
        assert_eq!(with("rules 2", &format!("rules {version}")), expected);
    }
    assert!(restore(&WHOLE.replace("rules 2\n", "")).is_ok());
    assert_eq!(with("option players 2\n", ""), "the header has no line \"option players\"");
    assert_eq!(with("players 2", "players two"), "line 4: the number of players is no number");
    assert_eq!(with("players 2", "players"), "line 4: an option has a name and a value: option players 5");
    assert_eq!(with("deals 0", "players 2"), "line 5: option players is given twice");
    assert_eq!(
        with("players 2", "players 5"),
        "line 4: option players cannot be \"5\"; it is a number from 2 to 4"
    );
    assert_eq!(
        with("deals 0", "tempo slow"),
        "line 5: there is no option tempo; there are: players, deals, low_wins, prize"
    );
    assert_eq!(
        with("prize point", "prize cake"),
        "line 7: option prize cannot be \"cake\"; it is one of: point, bids"
    );
    assert_eq!(with("prize point", "deals 0"), "line 7: option deals is given twice");
}

#[test]
fn steps_are_refused_with_line_and_column() {
    let with = |old: &str, new: &str| refused(&WHOLE.replacen(old, new, 1));
    assert_eq!(with("a bid 1", "a bid 9"), "line 10: card 9 is not in this hand [SEALED-3.2]");
    assert_eq!(with("b bid 4", "a bid 2"), "line 11: this seat owes no bid now [SEALED-3.3]");
    assert_eq!(with("b bid 4", "d bid 4"), "line 11, column 1: expected a seat of this table, a to b");
    assert_eq!(
        with("b bid 4", "pass"),
        "line 11, column 1: expected a seat and its action, or ! and an outcome of luck"
    );
    assert_eq!(with("b bid 4", "  x bid 4"), "line 11, column 3: expected a seat, a to f");
    assert_eq!(with("b bid 4", "b bid x"), "line 11, column 7: expected a card, 1 to 16");
    assert_eq!(with("b bid 4", "  b   bid 4 now"), "line 11, column 13: expected the end of the line");
    assert_eq!(with("b bid 4", "b bid"), "line 11, column 6: expected a card, 1 to 16");
    // A wide space counts as one column.
    assert_eq!(with("b bid 4", "b\u{3000}bid\u{3000}x"), "line 11, column 7: expected a card, 1 to 16");
    assert_eq!(with("! deal a=1,2,3", "! deal a=1,2,z"), "line 9, column 14: expected a card, 1 to 16");
    assert_eq!(with("! deal a=1,2,3", "!deal a=1,2,4"), "line 9: card 4 is dealt twice [SEALED-2.1]");
    assert_eq!(with("! deal a=1,2,3 b=4,5,6", "!"), "line 9, column 2: expected deal");
    assert_eq!(with("! deal a=7,8,16 b=4,5,6\n", ""), "line 17: a line of luck (!) must come first");
    assert_eq!(with("b bid 4", "! deal a=1,2,3 b=4,5,6"), "line 11: no luck is due here");
    assert_eq!(with("b bid 6\n---", "b bid 6\na bid 1\n---"), "line 24: the game is over [SEALED-6.1]");
}

#[test]
fn scores_are_recomputed() {
    let with = |old: &str, new: &str| refused(&WHOLE.replace(old, new));
    assert_eq!(with("= a 3 b 3", "= a 4 b 2"), "line 25: the scores recomputed are: a 3 b 3");
    assert_eq!(with("= a 3 b 3", "="), "line 25: the scores recomputed are: a 3 b 3");
    assert_eq!(with("b bid 6\n---", "---"), "line 24: there are scores, but the game is not over");
    assert!(restore(&WHOLE.replace("= a 3 b 3", "=  a 3   b 3")).is_ok());
}

#[test]
fn steps_may_come_from_elsewhere() {
    let mut saved = SavedGame::parse("mu 1\ngame sealed\noption players 2").unwrap();
    saved.steps.push(StepLine { line: 7, text: "! deal a=1,2,3 b=4,5,6".into() });
    saved.steps.push(StepLine { line: 8, text: "b bid 3".into() });
    let bad = Table::<Sealed>::restore(&saved).unwrap_err();
    assert_eq!((bad.line, bad.column), (8, 0));
}

const DOCUMENT: &str = include_str!("../../../../docs/saved-games.md");

/// The text of the block of the document with this name.
fn block(name: &str) -> String {
    let fence = format!("```{name}\n");
    let inside = DOCUMENT.split(&fence as &str).nth(1).unwrap();
    inside.split("```").next().unwrap().into()
}

#[test]
fn the_example_of_the_document_is_a_saved_game() {
    let text = block("mu");
    let saved = SavedGame::parse(&text).unwrap();
    assert_eq!(saved.to_string(), text);
    assert_eq!(saved.game().unwrap().rest, "tricks");
    assert_eq!(saved.steps.len(), 7);
    assert_eq!(
        Table::<Sealed>::restore(&saved).unwrap_err().to_string(),
        "line 2: this is no game of sealed"
    );
    // Its luck is that of the document on fair luck.
    let fair_luck = include_str!("../../../../docs/fair-luck.md");
    for word in ["luck", "share"] {
        assert!(
            saved.all(word).all(|line| fair_luck.contains(&format!("\n{word} {}\n", line.rest))),
            "{word}"
        );
    }
    assert!(fair_luck.contains(saved.steps[0].text.trim_start_matches("! ")));
}

#[test]
fn the_refusals_of_the_document_are_told_so() {
    let changes: [(&str, &str); 13] = [
        ("mu 1", "mu 2"),
        ("game sealed", "game chess"),
        ("rules 2", "rules 3"),
        ("deals 0", "tempo slow"),
        ("! deal a=1,2,3", "! deal a=1,2,4"),
        ("a bid 1", "a bid 9"),
        ("b bid 4", "d bid 4"),
        ("b bid 4", "b bid x"),
        ("b bid 4", "! deal a=1,2,3 b=4,5,6"),
        ("! deal a=7,8,16 b=4,5,6\n", ""),
        ("b bid 6\n---", "---"),
        ("= a 3 b 3", "= a 4 b 2"),
        ("= a 3 b 3", "= a 3 b 3\na bid 1"),
    ];
    let refused: Vec<String> = std::iter::once(refused(""))
        .chain(changes.iter().map(|(old, new)| refused(&WHOLE.replacen(old, new, 1))))
        .collect();
    assert_eq!(block("refused").lines().collect::<Vec<_>>(), refused);
}

/// A random game up to some step.
fn played(seed: u64, seats: u8, length: usize) -> Table<Sealed> {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::open(SealedOptions::build(seats, &[]).unwrap(), &luck);
    for _ in 0..length {
        let Some(seat) = table.turn().owing().iter().last() else { break };
        let mut actions = Vec::new();
        engine::Game::legal(table.truth(), seat, &mut actions);
        table.play(seat, *rng.pick(&actions).unwrap(), &luck).unwrap();
    }
    table
}

proptest! {
    #[test]
    fn every_game_goes_there_and_back(seed: u64, seats in 2_u8..=4, length in 0_usize..60) {
        let table = played(seed, seats, length);
        let text = SavedGame::of(&table).to_string();
        let again = restore(&text).map_err(TestCaseError::fail)?;
        prop_assert_eq!(SavedGame::of(&again).to_string(), text);
        prop_assert_eq!(again.steps(), table.steps());
        for observer in Observer::all(seats) {
            prop_assert_eq!(again.view(observer), table.view(observer));
        }
    }

    /// Whatever is done to a file, it is read or refused, never a panic; a line that is told exists.
    #[test]
    fn damaged_files_are_read_or_refused(seed: u64, place in 0_usize..400, with in "[ a-z0-9!=#\n\u{e9}-]{0,4}", cut in 0_usize..4) {
        let text: Vec<char> = SavedGame::of(&played(seed, 3, 20)).to_string().chars().collect();
        let (start, end) = (place.min(text.len()), (place + cut).min(text.len()));
        let damaged: String = text[..start].iter().copied().chain(with.chars()).chain(text[end..].iter().copied()).collect();
        if let Err(bad) = SavedGame::parse(&damaged).and_then(|saved| Table::<Sealed>::restore(&saved)) {
            prop_assert!(bad.line <= damaged.lines().count());
            let length = damaged.lines().nth(bad.line.saturating_sub(1)).map_or(0, |line| line.chars().count());
            prop_assert!(bad.column <= length + 1);
        }
    }

    /// A header of any words and rests is read back as it was written.
    #[test]
    fn headers_go_there_and_back(words in prop::collection::vec(("[a-z]{1,8}", "\\PC{0,12}"), 0..6)) {
        let mut saved = SavedGame::parse("mu 1").unwrap();
        for (word, rest) in &words {
            saved.push(word, rest);
        }
        let again = SavedGame::parse(&saved.to_string()).unwrap();
        let lines = |saved: &SavedGame| -> Vec<(String, String)> {
            saved.header.iter().map(|line| (line.word.clone(), line.rest.clone())).collect()
        };
        prop_assert_eq!(lines(&again), lines(&saved));
    }
}
