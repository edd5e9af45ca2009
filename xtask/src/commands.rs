//! Other programs, called in the folder of the project.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, ensure};

/// Packages with which the same features are on as for the whole workspace, so that nothing is built again: those of
/// `mu`, and what `python` alone asks for of common libraries. It has no tests in Rust.
pub(crate) const WORKSPACE_FEATURES: [&str; 6] =
    ["--package", "mu", "--package", "engine", "--package", "python"];

/// Runs cargo and says whether it went well. What it writes is seen.
pub(crate) fn cargo(root: &Path, words: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<bool> {
    crate::report(&format!("cargo {}", words.join(" ")));
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(words).current_dir(root).envs(variables.iter().copied());
    Ok(command.status().context("cargo starts")?.success())
}

/// What git answers, without the line end.
pub(crate) fn git(root: &Path, words: &[&str]) -> anyhow::Result<String> {
    let answer = Command::new("git").args(words).current_dir(root).output().context("git starts")?;
    ensure!(answer.status.success(), "git: {}", String::from_utf8_lossy(&answer.stderr));
    Ok(String::from_utf8(answer.stdout)?.trim_end().to_owned())
}

/// The kind of machine for which this compiler builds.
pub(crate) fn host() -> anyhow::Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(rustc).arg("-vV").output().context("rustc starts")?;
    let told = String::from_utf8(told.stdout)?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_owned())
}
