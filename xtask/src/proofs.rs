//! Proofs by numbers, of which the tests take a sample: `cargo xtask pairs`, `ends` and `kills`. What was run, and how
//! long it takes, says docs/faults.md.

use std::path::Path;
use std::process::ExitCode;

use anyhow::ensure;

use crate::asked::Asked;
use crate::cluster::{Cluster, Disk, VARIABLE};
use crate::commands::{WORKSPACE_FEATURES, cargo};
use crate::tree::Tree;

/// Compares pairs of worlds that somebody cannot tell apart: what is drawn, said and told of them in the optimised
/// program, or with `--wire` all that the site sends.
pub(crate) fn pairs(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words, &["--game", "--pairs", "--seed", "--channel"], &["--wire"])?;
    let seed = asked.number("--seed")?.unwrap_or(0).to_string();
    if asked.has("--wire") {
        ensure!(!asked.has("--channel"), "on the wire all channels are compared");
        let pairs = asked.number("--pairs")?.unwrap_or(1_000).to_string();
        let what = ["--test", "site", "--locked", "--", "--nocapture", "secrets::as_many"];
        let words = [&["test"], &WORKSPACE_FEATURES[..], &what].concat();
        let game = asked.text("--game").unwrap_or_default();
        return tests(root, &words, &[("MU_PAIRS", &pairs), ("MU_SEED", &seed), ("MU_GAME", game)]);
    }
    let pairs = asked.number("--pairs")?.unwrap_or(1_000_000).to_string();
    let mut more = vec!["--pairs", &pairs, "--seed", &seed];
    more.extend(asked.text("--channel").into_iter().flat_map(|channel| ["--channel", channel]));
    laws(root, asked.text("--game"), &more)
}

/// Plays random games to their ends.
pub(crate) fn ends(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words, &["--game", "--games", "--seed"], &[])?;
    let games = asked.number("--games")?.unwrap_or(10_000_000).to_string();
    let seed = asked.number("--seed")?.unwrap_or(0).to_string();
    laws(root, asked.text("--game"), &["--to-end", "--games", &games, "--seed", &seed])
}

/// Kills the server while people play, on SQLite or on a PostgreSQL of its own that waits for its disk.
pub(crate) fn kills(root: &Path, words: &[&str]) -> anyhow::Result<ExitCode> {
    let asked = Asked::read(words, &["--kills", "--seed"], &["--postgres"])?;
    let kills = asked.number("--kills")?.unwrap_or(10_000).to_string();
    let seed = asked.number("--seed")?.unwrap_or(1).to_string();
    let cluster = if asked.has("--postgres") { Some(Cluster::start(Disk::Awaited)?) } else { None };
    let url = cluster.as_ref().map(Cluster::url).unwrap_or_default();
    let what = ["--package", "server", "--test", "it", "--locked", "--", "--nocapture", "survives_a_kill"];
    let words = [&["test"], &WORKSPACE_FEATURES[..], &what].concat();
    tests(root, &words, &[("MU_KILLS", &kills), ("MU_SEED", &seed), (VARIABLE, &url)])
}

/// Runs `mu laws` for one game or all of them, one after the other, also after one that failed.
fn laws(root: &Path, only: Option<&str>, more: &[&str]) -> anyhow::Result<ExitCode> {
    let mut is_fine = true;
    let tree = Tree::read(root)?;
    let known = tree.games();
    ensure!(only.is_none_or(|only| known.contains(&only)), "the games are {}", known.join(", "));
    for game in known.into_iter().filter(|game| only.is_none_or(|only| only == *game)) {
        let words = ["run", "--release", "--quiet", "--locked", "--package", "mu", "--", "laws", game];
        is_fine &= cargo(root, &[&words[..], more].concat(), &[])?;
    }
    Ok(if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs tests, and says how they ended.
fn tests(root: &Path, words: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<ExitCode> {
    Ok(if cargo(root, words, variables)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
