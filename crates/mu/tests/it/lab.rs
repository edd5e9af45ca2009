use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use engine::{Luck, Observer, Rng};
use host::{Level, Look};
use lab::Network;
use serde_json::Value;
use words::Language;

use crate::{fails, fine, program, scratch, tables};

#[test]
fn traces_are_the_same_on_repetition() {
    for (game, players) in tables() {
        let words = ["trace", game.name, "--players", &players, "--seed", "1"];
        let trace = fine(&words);
        assert_eq!(trace, fine(&words), "{words:?}");
        let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines[0]["type"], "table");
        assert_eq!(lines[0]["players"].to_string(), players);
        assert_eq!(lines.last().unwrap()["type"], "over", "{words:?}");
        let other = fine(&["trace", game.name, "--players", &players, "--seed", "2"]);
        assert_ne!(trace, other, "{words:?}");
    }
}

#[test]
fn every_choice_of_a_trace_was_owed_or_stands_in_a_family() {
    for (game, players) in tables() {
        let trace = fine(&["trace", game.name, "--players", &players, "--seed", "3"]);
        let mut owed = Value::Null;
        let mut listed = 0;
        for line in trace.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            if line["type"] == "turn" {
                owed = line["owe"].clone();
            } else if line["type"] == "choice" {
                assert!(is_owed(&line, &owed), "{line} of {owed}");
                listed += 1;
            }
        }
        assert!(listed > 0);
    }
}

/// Whether a choice is among those owed, or one of a family such as `lay 1..3 of R5,G2`.
fn is_owed(choice: &Value, owed: &Value) -> bool {
    let text = choice["text"].as_str().unwrap();
    let verb = text.split(' ').next().unwrap();
    let mine = owed[choice["seat"].as_str().unwrap()].as_array().unwrap();
    let mut forms = mine.iter().map(|form| form.as_str().unwrap());
    forms.any(|form| form == text || (form.contains(" of ") && form.starts_with(verb)))
}

#[test]
fn a_simulation_is_the_same_for_any_number_of_threads() {
    for game in catalog::games() {
        let table = |threads: &str, ending: &str| {
            let file = scratch(&format!("games-{}-{threads}.{ending}", game.name)).display().to_string();
            let words =
                ["simulate", game.name, "--games", "40", "--seed", "9", "--threads", threads, "--out", &file];
            (fine(&words), fs::read_to_string(file).unwrap())
        };
        let (report, csv) = table("1", "csv");
        assert_eq!((report.clone(), csv.clone()), table("2", "csv"), "{}", game.name);
        assert_eq!(csv.lines().count(), 41);
        let (_, jsonl) = table("2", "jsonl");
        assert_eq!(jsonl.lines().count(), 40);
        for line in jsonl.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(value["reason"].is_string(), "{line}");
        }
        for heading in ["Length of a game", "Endings", "Seats"] {
            assert!(report.contains(heading), "{report}");
        }
    }
}

/// A folder of its own, empty.
fn empty(name: &str) -> PathBuf {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    folder
}

#[test]
fn games_are_written_as_parquet_whole_and_in_shards() {
    for game in catalog::games() {
        let folder = empty(&format!("parquet-{}", game.name));
        let file = |name: &str| folder.join(name).display().to_string();
        let simulate = |name: &str, more: &[&str]| {
            let path = file(name);
            let words = ["simulate", game.name, "--games", "20", "--seed", "9", "--out", &path];
            let said = fine(&[&words, more].concat());
            (said, fs::read(path).unwrap())
        };
        let (report, whole) = simulate("one.parquet", &["--threads", "1"]);
        assert!(report.starts_with(game.title) && whole.starts_with(b"PAR1") && whole.ends_with(b"PAR1"));
        assert!(whole == simulate("two.parquet", &["--threads", "2"]).1, "{}", game.name);
        let (again, same) = simulate("one.parquet", &[]);
        assert!(
            again.ends_with("one.parquet: 20 of 20 games were there already\n") && same == whole,
            "{again}"
        );
        let (choices, _) = simulate("choices.parquet", &["--rows", "choices"]);
        assert_eq!(choices, report);
        assert!(simulate("third.parquet", &["--shard", "3/3"]).0.contains(": 7 games, "), "{}", game.name);
        let about = dataset::written(&folder.join("third.parquet")).unwrap().unwrap();
        let about: Value = serde_json::from_str(&about).unwrap();
        assert_eq!((&about["first_game"], &about["end_game"]), (&13.into(), &20.into()));
        assert_eq!(about["program"].as_str().unwrap(), server::VERSION.as_str());
        // A part of lines is that part of all lines.
        let lines = |name: &str, more: &[&str]| String::from_utf8(simulate(name, more).1).unwrap();
        let (all, third) = (lines("all.jsonl", &[]), lines("third.jsonl", &["--shard", "3/3"]));
        assert_eq!(all.lines().skip(13).collect::<Vec<_>>(), third.lines().collect::<Vec<_>>());
    }
}

#[test]
fn a_simulation_that_is_killed_goes_on_where_it_was() {
    let Some(game) = catalog::games().first() else { return };
    let folder = empty("parquet-killed");
    let (once, killed) = (folder.join("once.parquet"), folder.join("killed.parquet"));
    let words = ["simulate", game.name, "--games", "900", "--threads", "2", "--out"];
    fine(&[&words[..], &[&once.display().to_string()]].concat());
    let mut child = program().args(words).arg(&killed).stdout(Stdio::null()).spawn().unwrap();
    let first = folder.join("killed.parquet.parts/000000.parquet");
    while !first.exists() {
        assert!(child.try_wait().unwrap().is_none(), "it has ended before it could be killed");
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!killed.exists(), "no file is seen that is not whole");
    let path = killed.display().to_string();
    let said = fine(&[&words[..], &[&path]].concat());
    assert!(said.contains("of 900 games were there already"), "{said}");
    assert!(fs::read(once).unwrap() == fs::read(&killed).unwrap());
    assert_eq!(fs::read_dir(folder).unwrap().count(), 2, "the parts are gone");
    let other = fails(2, &[&words[..], &[&path, "--seed", "1"]].concat());
    assert!(other.starts_with(&format!("mu: {path} is there already and holds something else")), "{other}");
}

#[test]
fn the_laws_hold() {
    for game in catalog::games() {
        let said = fine(&["laws", game.name, "--games", "6", "--max-steps", "200"]);
        assert!(said.contains("all nine laws held in 6 games"), "{said}");
        assert!(
            fails(2, &["laws", game.name, "--games", "1", "--players", "9"]).contains("it is a number from")
        );
    }
}

/// The lines of a trace as `docs/saved-games.md` shows them.
fn documented() -> Vec<Value> {
    let document = include_str!("../../../../docs/saved-games.md");
    let example = document.split("```jsonl\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    example.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whether a value has the shape of an example: objects with at least its fields, lists of the same things.
fn is_like(value: &Value, example: &Value) -> bool {
    match (value, example) {
        // Seats and options are names of their own: what stands under any of them is alike.
        (Value::Object(fields), Value::Object(shown)) => shown.iter().all(|(name, wanted)| {
            let named = fields.get(name).into_iter();
            let of_a_seat = fields.values().filter(|_| name.len() == 1);
            named.chain(of_a_seat).any(|found| is_like(found, wanted))
        }),
        (Value::Array(values), Value::Array(shown)) => {
            values.is_empty() || shown.iter().all(|wanted| values.iter().any(|found| is_like(found, wanted)))
        }
        _ => std::mem::discriminant(value) == std::mem::discriminant(example),
    }
}

#[test]
fn traces_have_the_shape_that_the_document_shows() {
    let examples = documented();
    assert_eq!(examples.len(), 5, "one line of each type");
    for (game, players) in tables() {
        let trace = fine(&["trace", game.name, "--players", &players, "--seed", "7"]);
        for line in trace.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            let mut example =
                examples.iter().find(|example| example["type"] == line["type"]).unwrap().clone();
            if line["type"] == "table" {
                example["options"] = Value::Object(serde_json::Map::new());
            }
            assert!(is_like(&line, &example), "{line} is not like {example}");
        }
    }
}

/// A game of computers that take anything, in a file.
fn finished(name: &str) -> String {
    let game = catalog::games().first().unwrap();
    let luck = Luck::from_seed(3);
    let mut table = game.open(*(game.seats)().start(), &[]).unwrap();
    table.settle(&luck);
    let mut rng = Rng::from_seed(3);
    while let Some(seat) = table.turn().owing().first() {
        let choice = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
        table.play_text(seat, &choice, &luck, &look).unwrap();
    }
    crate::written(name, &table.save().to_string())
}

#[test]
fn a_review_tells_every_seat_and_is_the_same_on_repetition() {
    let path = finished("reviewed.mu");
    let words = ["review", &path, "--worlds", "16", "--iterations", "8"];
    let [text, json] = ["en", "--json"].map(|form| {
        let form: &[&str] = if form == "--json" { &["--json"] } else { &["--language", form] };
        let words = [words.as_slice(), form].concat();
        let said = fine(&words);
        assert_eq!(said, fine(&words));
        said
    });
    let review: Value = serde_json::from_str(&json).unwrap();
    let seats = review["seats"].as_array().unwrap();
    assert!(seats.len() > 1 && text.matches("Accuracy ").count() == seats.len(), "{text}");
    for seat in seats {
        let part = |name: &str| seat["success"][name].as_f64().unwrap();
        let sum: f64 = ["start", "luck", "others", "choices", "unseen"].map(part).iter().sum();
        assert!((sum - part("result")).abs() < 1e-9, "{seat}");
    }
    let costliest = seats.iter().flat_map(|seat| seat["costliest"].as_array().unwrap());
    for step in costliest {
        assert!(text.contains(&format!("Step {step}: lost ")), "{step}: {text}");
    }
    let tables = review["appraisals"].as_array().unwrap();
    assert_eq!(text.contains("What the hand was worth"), !tables.is_empty(), "{text}");
    for choice in review["choices"].as_array().unwrap() {
        let reason = &choice["reason"];
        let costly =
            ["inaccuracy", "mistake", "blunder"].contains(&choice["mark"].as_str().unwrap_or_default());
        assert!(reason.is_null() || costly, "{choice}");
        assert!(reason.is_null() || !reason["rules"].as_array().unwrap().is_empty(), "{choice}");
    }
    for (language, word) in [("fr", "Précision "), ("de", "Genauigkeit ")] {
        let said = fine(&[words.as_slice(), &["--seat", "b", "--language", language]].concat());
        assert_eq!(said.matches(word).count(), 1, "{said}");
        assert!(said.contains("(b)") && !said.contains("(a)"), "{said}");
    }
}

#[test]
fn a_review_as_a_page_holds_everything_itself() {
    let path = finished("drawn.mu");
    let words = ["review", &path, "--worlds", "16", "--iterations", "8", "--seat", "b"];
    let found: Value = serde_json::from_str(&fine(&[words.as_slice(), &["--json"]].concat())).unwrap();
    let seats = found["seats"].as_array().unwrap();
    let of_b = seats.iter().find(|seat| seat["seat"] == "b").unwrap();
    let costliest = of_b["costliest"].as_array().unwrap().len();
    assert!(costliest > 0, "who plays at random errs: {of_b}");
    for (language, word) in [("en", "The costliest choices"), ("de", "Die teuersten Entscheidungen")] {
        let file = format!("{path}.{language}.html");
        let told = fine(&[words.as_slice(), &["--html", &file, "--language", language]].concat());
        assert_eq!(told.trim(), file);
        let page = fs::read_to_string(&file).unwrap();
        assert!(page.contains(word) && page.contains("</html>"), "{}", &page[page.len() - 2000..]);
        for fetches in ["<script", "<link", " src=", "@import"] {
            assert!(!page.contains(fetches), "{fetches}");
        }
        for leads in ["href=\"", "url("] {
            assert!(page.split(leads).skip(1).all(|rest| rest.starts_with('#')), "{leads} leads elsewhere");
        }
        assert_eq!(page.matches("<figure class=\"drawn\"").count(), costliest, "a board for each choice");
    }
}

#[test]
fn what_cannot_be_reviewed_says_why() {
    let path = finished("whole.mu");
    let whole = fs::read_to_string(&path).unwrap();
    assert!(fails(2, &["review", &path, "--seat", "f"]).contains("there is no seat f at this table"));
    assert!(fails(2, &["review", &path, "--worlds", "1"]).contains("--worlds"));
    let lines: Vec<&str> = whole.lines().collect();
    let last = lines.iter().rposition(|line| *line == "---").unwrap();
    let begun = crate::written("begun.mu", &[&lines[..last - 1], &["---"]].concat().join("\n"));
    assert!(fails(2, &["review", &begun]).contains("the game is not over"));
    let strange = crate::written("strange.mu", &whole.replacen("\na ", "\na dance ", 1));
    assert!(fails(1, &["review", &strange]).starts_with(&format!("mu: {strange}: line ")));
}

#[test]
fn a_training_is_the_same_for_any_number_of_threads() {
    let trained = |threads: &str| {
        let file = scratch(&format!("network-{threads}.safetensors"));
        let words = ["train", "m", "--players", "2", "--bots", "steady", "--games", "40", "--epochs", "2"];
        let more = ["--units", "8,4", "--threads", threads, "--out", &file.display().to_string()];
        let told = fine(&[&words[..], &more].concat());
        assert!(told.contains("| 2 | "), "{told}");
        fs::read(file).unwrap()
    };
    let one = trained("1");
    assert_eq!(one, trained("3"));
    let made = Network::made(&one).unwrap().unwrap();
    assert_eq!(
        made,
        "mu train m --players 2 --bots steady --games 40 --explore 16 --epochs 2 --units 8,4 --seed 0"
    );
    assert!(Network::read(&one).unwrap().inputs() > 20);
}

#[test]
fn what_cannot_be_trained_is_refused() {
    let file = scratch("no-network.safetensors").display().to_string();
    let refused = |words: &[&str]| fails(2, &[&["train"], words, &["--out", &file]].concat());
    assert!(refused(&["tricks"]).contains("no network is trained for"));
    assert!(refused(&["m", "--games", "1"]).contains("at least two games"));
    assert!(refused(&["m", "--units", "8"]).contains("two numbers from 1 to 128"));
    assert!(refused(&["m", "--units", "0,8"]).contains("two numbers from 1 to 128"));
    assert!(!PathBuf::from(file).exists());
    let nowhere = scratch("no-folder/network.safetensors").display().to_string();
    let words = ["train", "m", "--games", "2", "--out", &nowhere];
    assert!(fails(2, &words).contains("there is no such folder"));
}
