use engine::{Luck, Options, SavedGame, Seat, Table};
use lab::{BadSetting, TraceError, trace, trace_saved};
use players::Level;
use serde_json::Value;
use toy::{Action, Toy, ToyOptions};
use toy_players::ToyPlayers;

use crate::{option, setting};

fn traced(seed: u64) -> String {
    let mut out = Vec::new();
    trace::<ToyPlayers>(&setting(seed), 1000, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn kinds(lines: &[Value]) -> String {
    lines.iter().map(|line| line["type"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    assert_eq!(traced(7), traced(7));
    assert_ne!(traced(7), traced(8));
}

#[test]
fn the_form_is_that_of_the_notation() {
    let text = traced(7);
    let first: Vec<&str> = text.lines().collect();
    assert_eq!(
        first[0],
        r#"{"type":"table","game":"toy","rules":1,"players":3,"options":{"rounds":2,"lowest_wins":false,"fault":"none","bonus":"none"},"seed":7}"#
    );
    assert!(first[1].starts_with(r#"{"type":"luck","text":"deal a="#), "{}", first[1]);
    assert!(
        first[1].ends_with(r#","events":[{"to":"all","rule":"TOY-1.1","text":"Round 1 is dealt."}]}"#),
        "{}",
        first[1]
    );
    assert!(first[2].starts_with(r#"{"type":"turn","n":1,"owe":{"a":["seal "#), "{}", first[2]);
    assert!(first[3].starts_with(r#"{"type":"choice","n":1,"seat":"a","text":"seal "#), "{}", first[3]);
    assert!(first[3].contains(r#"{"to":"a","rule":"TOY-1.2","text":"a sealed "#), "{}", first[3]);
    let last = first.last().unwrap();
    assert!(last.starts_with(r#"{"type":"over","reason":"rounds","scores":{"a":"#), "{last}");
    assert!(last.contains(r#""breakdown":{"a":[{"rule":"TOY-2.1","what":"numbers","value":"#), "{last}");
}

#[test]
fn simultaneous_choices_follow_one_announcement() {
    let lines = lines(&traced(3));
    let kinds = kinds(&lines);
    let showing = "turn choice choice choice";
    let round = format!("luck {showing} {showing} {showing}");
    assert_eq!(kinds, format!("table {round} {round} over"));
    let numbers: Vec<u64> = lines
        .iter()
        .filter(|line| line["type"] == "choice")
        .map(|line| line["n"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (1..=18).collect::<Vec<u64>>());
    let turns: Vec<u64> =
        lines.iter().filter(|line| line["type"] == "turn").map(|line| line["n"].as_u64().unwrap()).collect();
    assert_eq!(turns, [1, 4, 7, 10, 13, 16]);
    assert_eq!(lines[2]["owe"].as_object().unwrap().keys().collect::<Vec<_>>(), ["a", "b", "c"]);
}

#[test]
fn every_choice_was_owed() {
    let mut owed = Value::Null;
    for line in lines(&traced(11)) {
        match line["type"].as_str().unwrap() {
            "turn" => owed = line["owe"].clone(),
            "choice" => {
                let mine = owed[line["seat"].as_str().unwrap()].as_array().unwrap();
                assert!(mine.contains(&line["text"]), "{line}");
            }
            _ => {}
        }
    }
}

/// Two seats, a and c, seal a number each; then the file ends.
fn unfinished() -> Table<Toy> {
    let luck = Luck::from_seed(7);
    let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), &luck);
    for seat in [0, 2].map(|seat| Seat::new(seat).unwrap()) {
        let first = table.view(engine::Observer::Seat(seat)).hand().first().unwrap();
        table.play(seat, Action(first), &luck).unwrap();
    }
    table
}

#[test]
fn a_saved_game_is_traced_up_to_its_end() {
    let mut out = Vec::new();
    trace_saved::<Toy>(&SavedGame::of(&unfinished()), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let lines = lines(&text);
    assert_eq!(kinds(&lines), "table luck turn choice choice", "seat b still owes what was announced");
    assert!(!text.contains("seed"), "{text}");
    assert_eq!(lines[4]["seat"], "c", "choices stand in the order of arrival");
}

#[test]
fn a_finished_file_traces_like_the_game_it_was_written_from() {
    let luck = Luck::from_seed(7);
    let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), &luck);
    let played = lines(&traced(7));
    for line in played.iter().filter(|line| line["type"] == "choice") {
        let seat: Seat = line["seat"].as_str().unwrap().parse().unwrap();
        let options = *table.options();
        let action = <Toy as engine::Game>::read_action(&options, line["text"].as_str().unwrap()).unwrap();
        table.play(seat, action, &luck).unwrap();
    }
    let mut out = Vec::new();
    trace_saved::<Toy>(&SavedGame::of(&table), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert_eq!(text, traced(7).replace(r#","seed":7}"#, "}"));
}

#[test]
fn what_cannot_be_traced_says_why() {
    let mut endless = setting(1);
    endless.options = vec![option("fault", "endless")];
    let mut out = Vec::new();
    let stopped = trace::<ToyPlayers>(&endless, 20, &mut out);
    assert!(matches!(stopped, Err(TraceError::Endless(20))), "{stopped:?}");
    assert_eq!(String::from_utf8(out).unwrap().matches("\"choice\"").count(), 20);

    let mut nobody = setting(1);
    nobody.bots = vec![Level::Fierce];
    let refused = trace::<ToyPlayers>(&nobody, 20, &mut Vec::new());
    assert!(matches!(refused, Err(TraceError::Setting(BadSetting::NoSuchPlayer(_)))), "{refused:?}");

    let mut tampered = SavedGame::of(&unfinished());
    tampered.steps[1].text = "a seal 19".into();
    tampered.steps[1].line = 12;
    let refused = trace_saved::<Toy>(&tampered, &mut Vec::new()).unwrap_err();
    assert_eq!(refused.to_string(), "line 12, column 8: expected a number from 1 to 18");
}
