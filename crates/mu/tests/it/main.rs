//! The program as it is called from a shell. What needs a game is tried with every game of the catalogue.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod admin;
mod bad_input;
mod damaged;
mod files;
mod lab;
mod licences;
mod packs;
mod proxy;
mod rules;
mod serve;
mod terminal;
mod together;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use host::Entry;

/// How the program ended, and what it wrote.
struct Ended {
    code: i32,
    out: String,
    err: String,
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mu"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG").stdin(Stdio::null());
    command
}

fn mu(words: &[&str]) -> Ended {
    ended(program().args(words).output().unwrap())
}

fn ended(output: Output) -> Ended {
    Ended {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output of a command that must end well and say nothing on standard error.
fn fine(words: &[&str]) -> String {
    let ended = mu(words);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""), "mu {}", words.join(" "));
    ended.out
}

/// What a command that must fail with this code says on standard error.
fn fails(code: i32, words: &[&str]) -> String {
    let ended = mu(words);
    assert_eq!(ended.code, code, "mu {}: {}{}", words.join(" "), ended.out, ended.err);
    assert!(!ended.err.is_empty(), "mu {}", words.join(" "));
    ended.err
}

/// A path of one test alone.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A file of one test alone.
fn written(name: &str, text: &str) -> String {
    let path = scratch(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (&'static Entry, String)> {
    catalog::games().iter().flat_map(|game| (game.seats)().map(move |seats| (game, seats.to_string())))
}
