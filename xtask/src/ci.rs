//! Everything that is checked before a change is merged.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};

use crate::cluster::{Cluster, Disk, VARIABLE};
use crate::commands::{WORKSPACE_FEATURES, cargo, git};
use crate::python::Environment;
use crate::{faults, new_game, proofs, python, report, reproduce};

/// One step: its name and whether it went well.
type Step = (&'static str, fn(&Path) -> anyhow::Result<bool>);

const STEPS: [Step; 11] = [
    ("format", format),
    ("dependencies", dependencies),
    ("lints", lints),
    ("tests", tests),
    ("tests on PostgreSQL", tests_on_postgres),
    ("Python", python::test),
    ("API", api),
    ("documentation", documentation),
    ("new game", new_game),
    ("tidy", tidy),
    ("browser", browser),
];

/// The long forms of tests of which the steps above take a sample.
const LONG_STEPS: [Step; 13] = [
    ("faults", faults_on_sqlite),
    ("games", long_games),
    ("puzzles", long_puzzles),
    ("simulation", long_simulation),
    ("fuzzing", long_fuzzing),
    ("pairs", long_pairs),
    ("wire", long_wire),
    ("ends", long_ends),
    ("reproduce", reproduced),
    ("API", long_calls),
    ("new game", new_game::rehearse),
    ("faults on PostgreSQL", faults_on_postgres),
    ("browser", long_browser),
];

/// How a step went.
struct Outcome {
    name: &'static str,
    is_fine: bool,
    took: Duration,
}

/// Checks a change: the steps of these names, or all.
pub(crate) fn run(root: &Path, only: &[&str]) -> anyhow::Result<ExitCode> {
    all_of(root, &STEPS, only)
}

/// Runs the long forms of tests: the steps of these names, or all.
pub(crate) fn nightly(root: &Path, only: &[&str]) -> anyhow::Result<ExitCode> {
    all_of(root, &LONG_STEPS, only)
}

/// Runs the steps of these names, or all, also after one that failed; says at the end which did and how long each
/// took.
fn all_of(root: &Path, steps: &[Step], only: &[&str]) -> anyhow::Result<ExitCode> {
    let names = steps.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    ensure!(only.iter().all(|name| names.contains(name)), "the steps are: {}", names.join(", "));
    let mut outcomes = Vec::new();
    for (name, step) in steps.iter().filter(|(name, _)| only.is_empty() || only.contains(name)) {
        report(&format!("\n== {name}"));
        let begun = Instant::now();
        let is_fine = step(root).with_context(|| format!("step {name}"))?;
        outcomes.push(Outcome { name, is_fine, took: begun.elapsed() });
    }
    report(&format!("\n{}", table(&outcomes)));
    let failed: Vec<&str> = outcomes.iter().filter(|step| !step.is_fine).map(|step| step.name).collect();
    if failed.is_empty() {
        report("everything is fine");
        return Ok(ExitCode::SUCCESS);
    }
    report(&format!("failed: {}", failed.join(", ")));
    Ok(ExitCode::FAILURE)
}

/// The steps with their seconds, as they stand in CONTRIBUTING.md.
fn table(outcomes: &[Outcome]) -> String {
    let mut lines = vec!["| step | seconds |".to_owned(), "|---|---|".to_owned()];
    for Outcome { name, is_fine, took } in outcomes {
        let failed = if *is_fine { "" } else { " (failed)" };
        lines.push(format!("| {name}{failed} | {} |", took.as_secs()));
    }
    let all: Duration = outcomes.iter().map(|outcome| outcome.took).sum();
    lines.push(format!("| all | {} |\n", all.as_secs()));
    lines.join("\n")
}

/// The words of a test run whose lines are seen.
const SHOWN: [&str; 3] = ["--locked", "--", "--nocapture"];

/// What a test reads that has a long form.
const LONG: (&str, &str) = ("MU_NIGHTLY", "1");

/// Every fault of the disk or of the connection, and a thousand kills, on the database that `more` names.
fn faults_and_kills(root: &Path, more: &[(&str, &str)]) -> anyhow::Result<bool> {
    let what = ["test", "--package", "server", "--test", "it"];
    let words = [&what[..], &WORKSPACE_FEATURES, &SHOWN, &["faults::", "kill::"]].concat();
    cargo(root, &words, &[&[LONG, ("MU_KILLS", "1000")], more].concat())
}

fn faults_on_sqlite(root: &Path) -> anyhow::Result<bool> {
    faults_and_kills(root, &[])
}

fn faults_on_postgres(root: &Path) -> anyhow::Result<bool> {
    let cluster = Cluster::start(Disk::Awaited)?;
    faults_and_kills(root, &[(VARIABLE, &cluster.url())])
}

/// Reviews, hints and puzzles of many games.
fn long_games(root: &Path) -> anyhow::Result<bool> {
    let words = [&["test", "--package", "catalog", "--test", "it"], &SHOWN[..]].concat();
    cargo(root, &words, &[LONG])
}

fn long_puzzles(root: &Path) -> anyhow::Result<bool> {
    let words =
        [&["test", "--test", "site"], &WORKSPACE_FEATURES[..], &["--locked", "--", "every_puzzle"]].concat();
    cargo(root, &words, &[LONG])
}

fn long_simulation(root: &Path) -> anyhow::Result<bool> {
    is_fine(faults::simulate(root, &["--minutes", "10", "--seed", &seed(root)]))
}

fn long_fuzzing(root: &Path) -> anyhow::Result<bool> {
    is_fine(faults::fuzz(root, &["--minutes", "2", "--seed", &seed(root)]))
}

fn long_pairs(root: &Path) -> anyhow::Result<bool> {
    is_fine(proofs::pairs(root, &["--pairs", "100000", "--seed", &seed(root)]))
}

fn long_wire(root: &Path) -> anyhow::Result<bool> {
    is_fine(proofs::pairs(root, &["--wire", "--pairs", "300", "--seed", &seed(root)]))
}

fn long_ends(root: &Path) -> anyhow::Result<bool> {
    is_fine(proofs::ends(root, &["--games", "1000000", "--seed", &seed(root)]))
}

fn reproduced(root: &Path) -> anyhow::Result<bool> {
    is_fine(reproduce::run(root))
}

fn long_calls(root: &Path) -> anyhow::Result<bool> {
    calls(root, "100")
}

fn long_browser(root: &Path) -> anyhow::Result<bool> {
    let words = [&["test", "--test", "browser"], &WORKSPACE_FEATURES[..], &SHOWN].concat();
    cargo(root, &words, &[LONG, ("MU_BROWSER", "required")])
}

/// Whether a command went well.
fn is_fine(ended: anyhow::Result<ExitCode>) -> anyhow::Result<bool> {
    Ok(ended? == ExitCode::SUCCESS)
}

fn format(root: &Path) -> anyhow::Result<bool> {
    cargo(root, &["fmt", "--all", "--check"], &[])
}

fn lints(root: &Path) -> anyhow::Result<bool> {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])
}

/// Licences, duplicates and sources of all dependencies; known faults of them if the list of these can be fetched.
fn dependencies(root: &Path) -> anyhow::Result<bool> {
    if !cargo(
        root,
        &["deny", "--locked", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"],
        &[],
    )? {
        report("if there is no such command: cargo install --locked cargo-deny");
        return Ok(false);
    }
    if !cargo(root, &["deny", "--log-level", "off", "--locked", "fetch", "db"], &[])? {
        report("the list of known faults (RustSec) cannot be fetched: advisories are not checked");
        return Ok(true);
    }
    cargo(root, &["deny", "--locked", "check", "--disable-fetch", "advisories"], &[])
}

/// All tests but those in a browser, which have their own step.
fn tests(root: &Path) -> anyhow::Result<bool> {
    cargo(
        root,
        &["test", "--workspace", "--locked", "--no-fail-fast"],
        &[("MU_BROWSER", "later"), ("MU_PYTHON", "required"), ("MU_SEED", &seed(root))],
    )
}

/// The number that chooses samples: another one for each change of a file, the same one for whoever checks these files
/// again, be it in a commit with another name, date or message.
fn seed(root: &Path) -> String {
    let tree = git(root, &["rev-parse", "--short=8", "HEAD^{tree}"]);
    let digits = tree.ok().and_then(|tree| u64::from_str_radix(tree.get(..8)?, 16).ok());
    digits.unwrap_or(1).to_string()
}

/// What has to do with a database, on a PostgreSQL that is there for this alone.
fn tests_on_postgres(root: &Path) -> anyhow::Result<bool> {
    let cluster = Cluster::start(Disk::Forgotten)?;
    // What needs no database, and takes long.
    let skipped = ["bad_input::", "files::", "lab::", "laws::", "packs::", "rules::"].into_iter().chain([
        "light::",
        "newcomers::",
        "secrets::",
        "the_review_of_the_longest",
        "wire_weight::",
    ]);
    let skipped = skipped.flat_map(|name| ["--skip", name]);
    let what = ["test", "--locked", "--no-fail-fast", "--tests", "--package", "store", "--package", "server"];
    let words: Vec<&str> = what.into_iter().chain(WORKSPACE_FEATURES).chain(["--"]).chain(skipped).collect();
    let url = cluster.url();
    cargo(root, &words, &[(VARIABLE, &url), ("MU_NGINX", "required"), ("MU_BROWSER", "later")])
}

/// The server against the document of its calls.
fn api(root: &Path) -> anyhow::Result<bool> {
    calls(root, "3")
}

/// The same with so many requests drawn for each call.
fn calls(root: &Path, examples: &str) -> anyhow::Result<bool> {
    let environment = Environment::open(root, "target/schemathesis", "xtask/requirements-api.txt")?;
    let program = environment.program("schemathesis").to_string_lossy().into_owned();
    let words = [
        &["test", "--test", "site", "--locked"],
        &WORKSPACE_FEATURES[..],
        &["--", "--nocapture", "contract::"],
    ]
    .concat();
    let seed = seed(root);
    let variables = [("MU_SCHEMATHESIS", program.as_str()), ("MU_EXAMPLES", examples), ("MU_SEED", &seed)];
    cargo(root, &words, &variables)
}

fn documentation(root: &Path) -> anyhow::Result<bool> {
    cargo(root, &["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")])
}

/// Makes a game and tests it, which compiles everything once more: with every third commit, and at night.
fn new_game(root: &Path) -> anyhow::Result<bool> {
    if !seed(root).parse::<u64>()?.is_multiple_of(3) {
        report("not with this commit");
        return Ok(true);
    }
    new_game::rehearse(root)
}

fn tidy(root: &Path) -> anyhow::Result<bool> {
    Ok(crate::tidy(root)? == ExitCode::SUCCESS)
}

/// The pages in a real browser, which must be there.
fn browser(root: &Path) -> anyhow::Result<bool> {
    if !root.join("crates/mu/tests/browser/main.rs").exists() {
        report("there are no browser tests");
        return Ok(true);
    }
    let words = [&["test", "--test", "browser", "--locked"], &WORKSPACE_FEATURES[..]].concat();
    cargo(root, &words, &[("MU_BROWSER", "required"), ("MU_SEED", &seed(root))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_steps_says_what_failed_and_how_long_all_took() {
        let step = |name, is_fine, seconds| Outcome { name, is_fine, took: Duration::from_secs(seconds) };
        let table = table(&[step("format", true, 2), step("tests", false, 300)]);
        assert_eq!(
            table,
            "| step | seconds |\n|---|---|\n| format | 2 |\n| tests (failed) | 300 |\n| all | 302 |\n"
        );
    }
}
