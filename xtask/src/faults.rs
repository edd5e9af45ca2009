//! Orders of events and texts that no test thought of, for as long as somebody wants: `cargo xtask simulate` and
//! `cargo xtask fuzz`. What is looked for, and by what, says docs/faults.md.

use std::path::Path;
use std::process::ExitCode;

use crate::asked::Asked;
use crate::commands::cargo;

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
    run(root, &["server", "--lib", "simulation::no_order"], &variables)
}

/// Fuzzes every reader of texts from outside, each for so many minutes.
pub(crate) fn fuzz(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words, &["--minutes", "--seed"], &[])?;
    let mut variables = vec![("MU_FUZZ_MINUTES", asked.number("--minutes")?.unwrap_or(1).to_string())];
    variables.extend(asked.number("--seed")?.map(|seed| ("MU_SEED", seed.to_string())));
    let of_games = run(root, &["catalog", "it", "fuzz::"], &variables)?;
    let of_requests = run(root, &["server", "it", "fuzz::"], &variables)?;
    Ok(if of_games == ExitCode::SUCCESS { of_requests } else { of_games })
}

/// Runs tests of a package: those of the library, or of this file of tests.
fn run(
    root: &Path,
    [package, tests, filter]: &[&str; 3],
    variables: &[(&str, String)],
) -> anyhow::Result<ExitCode> {
    let mut words = vec!["test", "--package", package];
    words.extend(if *tests == "--lib" { vec![*tests] } else { vec!["--test", tests] });
    words.extend(["--locked", "--", "--nocapture", filter]);
    let variables: Vec<(&str, &str)> =
        variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Ok(if cargo(root, &words, &variables)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
