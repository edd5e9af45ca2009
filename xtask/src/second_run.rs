//! Tests of which a few that fail are run once more.
//!
//! Browsers, databases and clocks are tested on machines that others use as well. A test that was not given its turn in
//! time passes when it runs alone, and a fault of the program fails twice. What passes only then is named, to be mended.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{io, thread};

use anyhow::Context as _;

use crate::commands::cargo;
use crate::report;

/// The most tests that are run once more: of more the cause is hardly the machine.
const TESTS_MAX: usize = 3;

/// How tests went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Fine,
    /// These failed, and passed when they ran alone.
    FineAlone(Vec<String>),
    Failed,
}

impl From<bool> for Verdict {
    fn from(is_fine: bool) -> Self {
        if is_fine { Self::Fine } else { Self::Failed }
    }
}

/// Runs `cargo test` with these words, and those that choose among the tests.
pub(crate) fn tests(
    root: &Path,
    words: &[&str],
    chosen: &[&str],
    variables: &[(&str, &str)],
) -> anyhow::Result<Verdict> {
    let first = [&["test"], words, &["--"], chosen].concat();
    let Some(failed) = failures(root, &first, variables)? else { return Ok(Verdict::Fine) };
    if failed.is_empty() || failed.len() > TESTS_MAX {
        return Ok(Verdict::Failed);
    }
    report(&format!("\nonce more, alone: {}", failed.join(", ")));
    let names: Vec<&str> = failed.iter().map(String::as_str).collect();
    let second = [&["test"], words, &["--", "--test-threads", "1", "--exact"], &names].concat();
    Ok(if cargo(root, &second, variables)? { Verdict::FineAlone(failed) } else { Verdict::Failed })
}

/// Which tests failed, if any did; none are named if something else failed. What cargo writes is seen.
fn failures(root: &Path, words: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<Option<Vec<String>>> {
    report(&format!("cargo {}", words.join(" ")));
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(words).current_dir(root).envs(variables.iter().copied());
    let mut running =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("cargo starts")?;
    let (out, errors) = (running.stdout.take(), running.stderr.take());
    let (out, errors) = (out.context("its output is read")?, errors.context("its errors are read")?);
    let told = thread::spawn(move || passed_on(errors, io::stderr()));
    let printed = passed_on(out, io::stdout())?;
    let told = told.join().map_err(|_| anyhow::anyhow!("what cargo tells cannot be passed on"))??;
    Ok(if running.wait()?.success() { None } else { Some(names(&printed, &told)) })
}

/// Reads to the end, and writes what is read as it comes.
fn passed_on(mut from: impl Read, mut to: impl Write) -> io::Result<String> {
    let (mut all, mut part) = (Vec::new(), [0; 8192]);
    loop {
        let length = from.read(&mut part)?;
        if length == 0 {
            return Ok(String::from_utf8_lossy(&all).into_owned());
        }
        to.write_all(&part[..length])?;
        to.flush()?;
        all.extend_from_slice(&part[..length]);
    }
}

/// The tests that failed, by what was printed and what cargo told; none if one of the programs ended in another way
/// than by telling its failures.
fn names(printed: &str, told: &str) -> Vec<String> {
    let (mut names, mut list, mut ended) = (Vec::new(), Vec::new(), 0);
    for line in printed.lines() {
        if line == "failures:" {
            list.clear();
        } else if let Some(name) = line.strip_prefix("    ").filter(|name| !name.contains(' ')) {
            list.push(name.to_owned());
        } else if line.starts_with("test result: FAILED") {
            if list.is_empty() {
                return Vec::new();
            }
            names.append(&mut list);
            ended += 1;
        }
    }
    if told.matches("to rerun pass").count() == ended { names } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "running 2 tests\ntest a::b ... FAILED\n\nfailures:\n\n---- a::b stdout ----\n    odd\nno\n\n\
        failures:\n    a::b\n\ntest result: FAILED. 1 passed; 1 failed\n\nrunning 1 test\ntest result: ok. 1 passed\n";

    #[test]
    fn failures_are_read_off_their_list() {
        let told = "error: test failed, to rerun pass `-p server --test it`\n";
        assert_eq!(names(PRINTED, told), ["a::b"]);
    }

    #[test]
    fn where_a_program_was_stopped_nothing_is_run_again() {
        let two = "error: test failed, to rerun pass `-p a --lib`\nerror: test failed, to rerun pass `-p b --lib`\n";
        assert!(names(PRINTED, two).is_empty());
        assert!(names("", "error: could not compile").is_empty());
    }
}
