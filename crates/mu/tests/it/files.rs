use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::{Ended, ended, fails, fine, program, scratch, tables, written};

/// Plays in the terminal, always taking the first choice, and leaves after a while.
fn played(game: &str, players: &str, name: &str) -> String {
    let path = scratch(name).display().to_string();
    let _ = fs::remove_file(&path);
    let ended =
        typed(&["play", game, "--players", players, "--seed", "5", "--save", &path], &"1\n".repeat(30));
    assert_eq!((ended.code, ended.err.as_str()), (0, ""), "{}", ended.out);
    assert!(ended.out.contains("Type ? for help."), "{}", ended.out);
    path
}

fn typed(words: &[&str], lines: &str) -> Ended {
    let mut command = program();
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The program may be done before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    ended(child.wait_with_output().unwrap())
}

#[test]
fn what_was_played_replays_verifies_traces_and_goes_on() {
    for (game, players) in tables() {
        let path = played(game.name, &players, &format!("whole-{}-{players}.mu", game.name));
        assert!(fine(&["replay", &path]).contains("all by the rules."), "{path}");
        assert!(fine(&["verify", &path]).contains("The luck comes from a seed"), "{path}");
        let trace = fine(&["trace", "--file", &path]);
        let choices = fs::read_to_string(&path).unwrap().lines().filter(|line| is_choice(line)).count();
        assert_eq!(trace.matches("{\"type\":\"choice\"").count(), choices, "{path}");
        assert!(choices >= 5, "{path}: {choices} choices");
        let more = typed(&["play", "--resume", &path], "1\n");
        assert_eq!((more.code, more.err.as_str()), (0, ""), "{}", more.out);
        fine(&["replay", &path]);
    }
}

/// A line of a step of a seat: a letter and an action.
fn is_choice(line: &str) -> bool {
    let mut letters = line.chars();
    matches!(letters.next(), Some('a'..='f')) && letters.next() == Some(' ')
}

#[test]
fn a_tampered_file_is_found_with_its_line() {
    for (game, players) in tables() {
        let path = played(game.name, &players, &format!("honest-{}-{players}.mu", game.name));
        let honest = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = honest.lines().collect();
        let first = lines.iter().position(|line| is_choice(line)).unwrap();

        // A choice made twice.
        let mut twice = lines.clone();
        twice.insert(first + 1, lines[first]);
        let twice = written(&format!("twice-{}-{players}.mu", game.name), &twice.join("\n"));
        let said = fails(1, &["replay", &twice]);
        let rule = format!("[{}-", game.name.to_uppercase());
        assert!(
            said.starts_with(&format!("mu: {twice}: line {}: ", first + 2)) && said.contains(&rule),
            "{said}"
        );

        // Something that is no choice.
        let strange = honest.replacen(lines[first], "a nonsense", 1);
        let strange = written(&format!("strange-{}-{players}.mu", game.name), &strange);
        let said = fails(1, &["replay", &strange]);
        assert!(said.starts_with(&format!("mu: {strange}: line {}, column ", first + 1)), "{said}");

        // Another seed than the one that was played.
        let other =
            written(&format!("seed-{}-{players}.mu", game.name), &honest.replace("seed 5\n", "seed 6\n"));
        assert!(fails(1, &["verify", &other]).contains("the luck is not what was promised"));
        fine(&["replay", &other]);

        // No seed and no secret at all.
        let none = written(&format!("none-{}-{players}.mu", game.name), &honest.replace("seed 5\n", ""));
        assert!(fails(2, &["verify", &none]).contains("the file has no line \"secret\""));
        assert!(fails(2, &["play", "--resume", &none]).contains("names no seed"));
    }
}

#[test]
fn the_board_is_drawn() {
    for (game, players) in tables() {
        let path = played(game.name, &players, &format!("drawn-{}-{players}.mu", game.name));
        // Whoever plays alone sits on the only seat.
        let last = if players == "1" { "a" } else { "b" };
        for seat in ["a", last, "all", "nobody"] {
            let svg = scratch(&format!("board-{}-{players}-{seat}.svg", game.name)).display().to_string();
            let said = fine(&["render", &path, "--step", "3", "--seat", seat, "--out", &svg]);
            assert!(said.starts_with(&format!("{svg}: step 3 of ")), "{said}");
            assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"), "{svg}");
        }
        assert!(
            fails(2, &["render", &path, "--step", "99999", "--out", "x.svg"])
                .contains("there is no step 99999")
        );
        assert!(fails(2, &["render", &path, "--out", "x.jpg"]).contains("ends in .svg or .png"));
    }
    for game in catalog::games() {
        let path =
            played(game.name, &(game.seats)().start().to_string(), &format!("pixels-{}.mu", game.name));
        let png = scratch(&format!("board-{}.png", game.name)).display().to_string();
        fine(&["render", &path, "--width", "300", "--out", &png]);
        let bytes = fs::read(&png).unwrap();
        assert!(bytes.starts_with(b"\x89PNG"), "{png}");
        assert_eq!(bytes[16..20], 300_u32.to_be_bytes(), "the picture is as wide as asked for");
    }
}
