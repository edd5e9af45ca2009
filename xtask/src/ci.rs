//! Everything that is checked before a change is merged.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::Context as _;

use crate::cluster::{Cluster, Disk, VARIABLE};
use crate::report;

/// One step: its name and whether it went well.
type Step = (&'static str, fn(&Path) -> anyhow::Result<bool>);

const STEPS: [Step; 7] = [
    ("format", format),
    ("lints", lints),
    ("tests", tests),
    ("tests on PostgreSQL", tests_on_postgres),
    ("documentation", documentation),
    ("tidy", tidy),
    ("browser", browser),
];

/// Runs every step, also after one that failed, and says at the end which did.
pub(crate) fn run(root: &Path) -> anyhow::Result<ExitCode> {
    let mut failed = Vec::new();
    for (name, step) in STEPS {
        report(&format!("\n== {name}"));
        let begun = Instant::now();
        let fine = step(root).with_context(|| format!("step {name}"))?;
        report(&format!(
            "== {name}: {} after {} s",
            if fine { "fine" } else { "FAILED" },
            begun.elapsed().as_secs()
        ));
        if !fine {
            failed.push(name);
        }
    }
    if failed.is_empty() {
        report("\nci: everything is fine");
        return Ok(ExitCode::SUCCESS);
    }
    report(&format!("\nci: failed: {}", failed.join(", ")));
    Ok(ExitCode::FAILURE)
}

/// Runs the long forms of tests of which [`run`] takes a sample, on SQLite and on PostgreSQL.
pub(crate) fn nightly(root: &Path) -> anyhow::Result<ExitCode> {
    let words = [
        "test",
        "--package",
        "server",
        "--test",
        "it",
        "--locked",
        "--",
        "--nocapture",
        "faults::",
        "kill::",
    ];
    let long = [("MU_NIGHTLY", "1"), ("MU_KILLS", "100")];
    let on_sqlite = cargo(root, &words, &long)?;
    let cluster = Cluster::start(Disk::Awaited)?;
    let on_postgres = cargo(root, &words, &[long[0], long[1], (VARIABLE, &cluster.url())])?;
    Ok(if on_sqlite && on_postgres { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn format(root: &Path) -> anyhow::Result<bool> {
    cargo(root, &["fmt", "--all", "--check"], &[])
}

fn lints(root: &Path) -> anyhow::Result<bool> {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])
}

/// All tests but those in a browser, which have their own step.
fn tests(root: &Path) -> anyhow::Result<bool> {
    cargo(
        root,
        &["test", "--workspace", "--locked", "--no-fail-fast"],
        &[("MU_BROWSER", "later"), ("MU_PYTHON", "required"), ("MU_SEED", &seed(root))],
    )
}

/// The number that chooses samples: another one for each commit, the same one for whoever checks it again.
fn seed(root: &Path) -> String {
    let asked = Command::new("git").args(["rev-parse", "--short=8", "HEAD"]).current_dir(root).output();
    let commit = asked.map(|answer| String::from_utf8_lossy(&answer.stdout).trim().to_owned());
    commit.ok().and_then(|commit| u64::from_str_radix(&commit, 16).ok()).unwrap_or(1).to_string()
}

/// What has to do with a database, on a PostgreSQL that is there for this alone.
fn tests_on_postgres(root: &Path) -> anyhow::Result<bool> {
    let cluster = Cluster::start(Disk::Forgotten)?;
    // With `engine` the same features are on as for the whole workspace, so that nothing is built again.
    let packages = ["store", "server", "mu", "engine"].into_iter().flat_map(|name| ["--package", name]);
    // What needs no database, and takes long.
    let skipped = ["bad_input::", "files::", "lab::", "laws::", "packs::", "rules::"];
    let skipped = skipped.into_iter().flat_map(|name| ["--skip", name]);
    let mut words = vec!["test", "--locked", "--no-fail-fast", "--lib", "--test", "it"];
    words.extend(packages);
    words.push("--");
    words.extend(skipped);
    cargo(root, &words, &[(VARIABLE, &cluster.url())])
}

fn documentation(root: &Path) -> anyhow::Result<bool> {
    cargo(root, &["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")])
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
    let words = ["test", "--package", "mu", "--test", "browser", "--locked"];
    cargo(root, &words, &[("MU_BROWSER", "required")])
}

fn cargo(root: &Path, words: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<bool> {
    report(&format!("cargo {}", words.join(" ")));
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(words).current_dir(root).envs(variables.iter().copied());
    Ok(command.status().context("cargo starts")?.success())
}
