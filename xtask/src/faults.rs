//! Orders of events and texts that no test thought of, for as long as somebody wants: `cargo xtask simulate` and
//! `cargo xtask fuzz`. What is looked for, and by what, says docs/faults.md.

use std::path::Path;
use std::process::ExitCode;

use crate::asked::Asked;
use crate::commands::{cargo, host};

/// Simulates servers: for so many minutes, or one seed again.
pub(crate) fn simulate(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words, &["--minutes", "--seed", "--steps"], &[])?;
    let (minutes, seed) = (asked.number("--minutes")?, asked.number("--seed")?);
    let mut variables = Vec::new();
    let mut set = |name, value: Option<u64>| variables.extend(value.map(|value| (name, value.to_string())));
    set("MU_SEED", seed);
    set("MU_STEPS", asked.number("--steps")?);
    // A seed alone is a seed that has failed.
    match (minutes, seed) {
        (None, Some(_)) => set("MU_SEEDS", Some(1)),
        (minutes, _) => set("MU_MINUTES", Some(minutes.unwrap_or(1))),
    }
    let words =
        ["test", "--package", "server", "--lib", "--locked", "--", "--nocapture", "simulation::no_order"];
    let variables: Vec<(&str, &str)> =
        variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Ok(if cargo(root, &words, &variables)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What has the compiler call the crate `coverage` on every branch.
const INSTRUMENTED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
                            -Cllvm-args=-sanitizer-coverage-trace-pc-guard";

/// Fuzzes every reader of texts from outside, each for so many minutes, by the branches that are run.
pub(crate) fn fuzz(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words, &["--minutes", "--seed"], &["--keep"])?;
    let minutes = asked.number("--minutes")?.unwrap_or(1).to_string();
    let seed = asked.number("--seed")?.unwrap_or(1).to_string();
    let mut variables =
        vec![("RUSTFLAGS", INSTRUMENTED), ("MU_FUZZ_MINUTES", &*minutes), ("MU_SEED", &*seed)];
    let of_itself = fuzz_of(root, &["conform", "--lib"], &variables)?;
    let of_requests = fuzz_of(root, &["server", "--test", "it"], &variables)?;
    // Requests have secrets of their run in them: nobody else has a use for these.
    variables.extend(asked.has("--keep").then_some(("MU_FUZZ_KEEP", "1")));
    let of_games = fuzz_of(root, &["catalog", "--test", "it"], &variables)?;
    Ok(if of_itself && of_requests && of_games { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs what fuzzes in the tests of a package, in a program that is built for this, one after the other: branches are
/// not counted by thread. What runs while it is built, such as macros, is not instrumented, since a target is named.
fn fuzz_of(root: &Path, tests: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<bool> {
    let host = host()?;
    let words =
        ["test", "--features", "conform/guided", "--target", &host, "--locked", "--package", "conform"];
    let words =
        [&words[..], &["--package"], tests, &["--", "--nocapture", "--test-threads", "1", "fuzz::"]].concat();
    cargo(root, &words, variables)
}
