use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::{fails, fine, mu, program, written};

const COMMANDS: [&str; 10] =
    ["serve", "play", "simulate", "trace", "replay", "review", "verify", "render", "rules", "laws"];

#[test]
fn every_command_explains_itself() {
    let all = fine(&["--help"]);
    for command in COMMANDS {
        assert!(all.contains(&format!("  {command}")), "{command}");
        assert!(fine(&[command, "--help"]).contains(&format!("Example:\n  mu {command}")), "{command}");
    }
}

#[test]
fn unknown_words_are_refused() {
    assert!(fails(2, &["chess"]).contains("unrecognized subcommand"));
    for command in ["play", "simulate", "trace", "rules", "laws"] {
        assert!(fails(2, &[command, "chess"]).contains("there is no such game"), "{command}");
        assert!(fails(2, &[command]).contains("GAME"), "{command}");
    }
    for command in ["replay", "review", "verify", "render"] {
        assert!(fails(2, &[command]).contains("FILE"), "{command}");
    }
}

#[test]
fn files_that_are_no_saved_games_are_refused() {
    let cases = [
        ("empty.mu", "", "the file is empty; a saved game begins with the line \"mu 1\""),
        ("other.mu", "mu 9\ngame x\n", "line 1: format 9 is not known"),
        ("none.mu", "mu 1\n---\n", "the header has no line \"game\""),
        ("chess.mu", "mu 1\n\n# a comment\ngame chess\n", "line 4: game chess: there is no such game"),
        ("long.mu", "mu 1\n---\n---\n---\n", "line 4: there are only two lines ---"),
    ];
    for (name, text, why) in cases {
        let path = written(name, text);
        let commands: [&[&str]; 5] =
            [&["replay"], &["review"], &["verify"], &["trace", "--file"], &["play", "--resume"]];
        for command in commands {
            let said = fails(2, &[command, &[&path]].concat());
            assert!(said.starts_with(&format!("mu: {path}: {why}")), "{command:?}: {said}");
        }
        let said = fails(2, &["render", &path, "--out", "x.svg"]);
        assert!(said.contains(why), "{said}");
    }
    assert!(fails(2, &["replay", "no/such/file.mu"]).starts_with("mu: no/such/file.mu: "));
    let binary = crate::scratch("binary.mu");
    std::fs::write(&binary, [0xff, 0xfe, 0]).unwrap();
    assert!(fails(2, &["replay", &binary.display().to_string()]).contains("the file is no text in UTF-8"));
}

#[test]
fn a_file_that_is_too_large_is_refused_without_being_kept() {
    let path = crate::scratch("large.mu");
    let file = std::fs::File::create(&path).unwrap();
    file.set_len(20 << 20).unwrap();
    assert!(fails(2, &["replay", &path.display().to_string()]).contains("larger than any saved game"));
}

#[test]
fn bad_values_are_refused() {
    let Some(game) = catalog::games().first().map(|game| game.name) else { return };
    let refused = |words: &[&str]| fails(2, words);
    assert!(refused(&["trace", game, "--players", "9"]).contains("it is a number from"));
    assert!(refused(&["trace", game, "--players", "x"]).contains("invalid value 'x'"));
    assert!(refused(&["trace", game, "--option", "colour"]).contains("NAME=VALUE"));
    assert!(refused(&["trace", game, "--option", "colour=red"]).contains("there is no option colour"));
    assert!(refused(&["trace", game, "--bots", "clever"]).contains("there is no computer player \"clever\""));
    assert!(refused(&["trace", game, "--seed", "-1"]).contains("-1"));
    assert!(refused(&["simulate", game, "--out", "games.txt"]).contains("ends in .parquet, .jsonl or .csv"));
    for missing in ["no/such/games.csv", "no/such/games.parquet"] {
        let said = refused(&["simulate", game, "--out", missing]);
        assert!(said.starts_with(&format!("mu: {missing}: No such file or directory")), "{said}");
    }
    assert!(refused(&["simulate", game, "--shard", "5/4"]).contains("with I from 1 to N"));
    assert!(refused(&["simulate", game, "--rows", "moves"]).contains("a row is one of games, choices"));
    assert!(
        refused(&["simulate", game, "--rows", "choices", "--out", "games.csv"]).contains("ends in .parquet")
    );
    assert!(refused(&["laws", game, "--minutes=-1"]).contains("--minutes"));
    assert!(refused(&["play", game, "--seat", "z"]).contains("from a to f"));
    assert!(refused(&["play", game, "--language", "it"]).contains("en, fr or de"));
    assert!(refused(&["rules", game, "--language", "it"]).contains("en, fr or de"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let Some(game) = catalog::games().first().map(|game| game.name) else { return };
    let mut child =
        program().args(["trace", game]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::with_capacity(64, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with("{\"type\":\"table\""));
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn the_version_of_nothing_is_not_guessed() {
    assert_eq!(mu(&["--nothing"]).code, 2);
}
