//! Orders of events and texts that no test thought of, for as long as somebody wants: `cargo xtask simulate` and
//! `cargo xtask fuzz`. What is looked for, and by what, says docs/faults.md.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};

use crate::commands::cargo;

/// What was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    minutes: Option<u64>,
    seed: Option<u64>,
    steps: Option<u64>,
}

impl Asked {
    fn read(words: &[&str]) -> anyhow::Result<Self> {
        let mut asked = Self::default();
        let mut rest = words.iter();
        while let Some(word) = rest.next() {
            let value = || -> anyhow::Result<u64> {
                let value = rest.clone().next().with_context(|| format!("{word} wants a number"))?;
                value.parse().with_context(|| format!("{word} {value}: no number"))
            };
            let field = match *word {
                "--minutes" => &mut asked.minutes,
                "--seed" => &mut asked.seed,
                "--steps" => &mut asked.steps,
                other => bail!("there is no option {other}; there are --minutes, --seed and --steps"),
            };
            *field = Some(value()?);
            rest.next();
        }
        Ok(asked)
    }
}

/// Simulates servers: for so many minutes, or one seed again.
pub(crate) fn simulate(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words)?;
    let mut variables = Vec::new();
    let mut set = |name, value: Option<u64>| variables.extend(value.map(|value| (name, value.to_string())));
    set("MU_SEED", asked.seed);
    set("MU_STEPS", asked.steps);
    // A seed alone is a seed that has failed.
    match (asked.minutes, asked.seed) {
        (None, Some(_)) => set("MU_SEEDS", Some(1)),
        (minutes, _) => set("MU_MINUTES", Some(minutes.unwrap_or(1))),
    }
    run(root, &["server", "--lib", "simulation::no_order"], &variables)
}

/// Fuzzes every reader of texts from outside, each for so many minutes.
pub(crate) fn fuzz(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words)?;
    if asked.steps.is_some() {
        bail!("only a simulation has steps");
    }
    let mut variables = vec![("MU_FUZZ_MINUTES", asked.minutes.unwrap_or(1).to_string())];
    variables.extend(asked.seed.map(|seed| ("MU_SEED", seed.to_string())));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_numbers_in_any_order() {
        let read = |line: &str| Asked::read(&line.split_whitespace().collect::<Vec<_>>());
        let all = Asked { minutes: Some(10), seed: Some(7), steps: Some(50) };
        assert_eq!(read("--seed 7 --minutes 10 --steps 50").unwrap(), all);
        assert_eq!(read("").unwrap(), Asked::default());
        for wrong in ["--seed", "--seed seven", "--hours 3", "3", "--minutes -1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
