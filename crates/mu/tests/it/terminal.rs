//! The program in a terminal: which one it is, and what a blind person is told of Mū.

use std::io::Write as _;
use std::process::Stdio;

use crate::{ended, fine, program, scratch};

#[test]
fn the_program_says_its_version() {
    let said = fine(&["--version"]);
    assert!(said.starts_with(&format!("mu {}", env!("CARGO_PKG_VERSION"))), "{said}");
    assert_eq!(fine(&["-V"]), said);
}

#[test]
fn buildings_of_one_type_are_told_apart_in_the_terminal() {
    let path = scratch("apart.mu").display().to_string();
    let mut command = program();
    command.args(["play", "city", "--seed", "5", "--language", "en", "--save", &path]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = command.spawn().unwrap();
    process.stdin.as_mut().unwrap().write_all("1\n".repeat(12).as_bytes()).unwrap();
    let said = ended(process.wait_with_output().unwrap()).out;
    let mut choices: Vec<&str> = Vec::new();
    let mut questions = 0;
    for line in said.lines() {
        let choice = line.split_once(". ").filter(|(number, _)| number.parse::<u32>().is_ok());
        let Some((_, words)) = choice else {
            questions += usize::from(choices.len() > 1);
            choices.clear();
            continue;
        };
        assert!(!choices.contains(&words), "said twice: {words}\n{said}");
        choices.push(words);
    }
    assert!(questions >= 2, "{said}");
    assert!(said.contains("(top "), "{said}");
    let mut got = said.lines().filter(|line| line.starts_with("You get "));
    assert!(got.any(|line| line.contains(" (top ") && line.contains(" left ")), "{said}");
}
