//! Scripts: what happens at a table, line by line, with what comes of it.
//!
//! A line is `WHO DOES WHAT -> WHAT COMES OF IT`; `+2m` lets time pass, `~` at the end stands for more, `_` for one
//! word, `clock of b shows 310` says what is left in seconds. The table of a script is opened by its first line: `table 3 live quick rated fixed`.

use std::fmt::Write as _;
use std::path::Path;

use domain::time::{MINUTE, SECOND, Tick, Timing};

use crate::kept::{Kept, Opening, Process};
use crate::line::{command, outcome, request};

fn opening(words: &[&str]) -> Opening {
    let mut opening = Opening { seats: words[0].parse().unwrap(), ..Opening::default() };
    for word in &words[1..] {
        match *word {
            "live" => opening.timing = Timing::Live { bank: 5 * MINUTE, increment: 10 * SECOND },
            "quick" => opening.terms.quick = true,
            "rated" => opening.rated = true,
            "fixed" => opening.take_backs = false,
            other => panic!("a table cannot be {other}"),
        }
    }
    opening
}

fn is_told(expected: &str, found: &str) -> bool {
    let (expected, is_open) =
        expected.strip_suffix('~').map_or((expected, false), |rest| (rest.trim(), true));
    let (wanted, told): (Vec<&str>, Vec<&str>) =
        (expected.split_whitespace().collect(), found.split_whitespace().collect());
    let fits = |(wanted, told): (&&str, &&str)| *wanted == "_" || wanted == told || *wanted == "_,";
    (wanted.len() == told.len() || (is_open && wanted.len() < told.len()))
        && wanted.iter().zip(&told).all(fits)
}

fn run(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap();
    let (mut kept, mut process, mut at) = (None, Process::default(), Tick(1_000_000));
    let mut faults = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => {}
            ["table", rest @ ..] => kept = Some(Kept::open(&opening(rest))),
            [time] if time.starts_with('+') => {
                let count: i64 = time[1..time.len() - 1].parse().unwrap();
                at = at.plus(count * if time.ends_with('m') { MINUTE } else { SECOND });
            }
            ["clock", "of", seat, "shows", seconds] => {
                let table = kept.as_mut().and_then(|kept| kept.read()).expect("the table is opened first");
                let left = table.course.clocks.left(seat.parse().unwrap(), at).map(|left| left / SECOND);
                if left != seconds.parse().ok() {
                    let _ = writeln!(faults, "{}:{number}: {left:?}", path.display());
                }
            }
            _ => {
                let (said, expected) = line.split_once("->").expect("a line says what comes of it");
                let words: Vec<&str> = said.split_whitespace().collect();
                let (by, command) =
                    command(&words).unwrap_or_else(|| panic!("{} {number}: {line}", path.display()));
                let kept = kept.as_mut().expect("the table is opened first");
                let seq = kept.read().map_or(0, |table| table.seq());
                let done = process.submit(kept, &request(by, command, seq, at), at);
                let found = outcome(done.as_ref());
                if !is_told(expected.trim(), &found) {
                    let _ = writeln!(faults, "{}:{number}: {said}-> {found}", path.display());
                }
            }
        }
    }
    faults
}

#[test]
fn every_script_happens_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 5, "{paths:?}");
    let faults: String = paths.iter().map(|path| run(path)).collect();
    assert!(faults.is_empty(), "\n{faults}");
}
