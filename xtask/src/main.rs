//! What development needs besides cargo: `cargo xtask ci`, `tidy`, `new-game`, `nightly`, `simulate`, `fuzz`, `pairs`,
//! `ends`, `kills`, `dist`, `reproduce`, `postgres`.

mod asked;
mod ci;
mod cluster;
mod commands;
mod dist;
mod faults;
mod modules;
mod new_game;
mod proofs;
mod python;
mod reproduce;
mod rust;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};

use crate::cluster::Disk;
use crate::tree::Tree;

const USAGE: &str = "usage: cargo xtask COMMAND

  tidy                checks what neither the compiler nor a test can check
  ci [STEP…]          checks everything, or some steps of it: format, dependencies, lints, tests, Python, API, documentation, new game, tidy, pages in a browser
  nightly [STEP…]     the long forms of tests that ci samples, or some steps of them: every fault of the disk and of
                      the connection and 1000 kills (faults; faults on PostgreSQL), reviews of many games (games), puzzles, ten
                      minutes of simulation, two of each reader of texts (fuzzing), 100 000 pairs of worlds of each game
                      (pairs), some through all that the site sends (wire), a million ends of each game (ends), a release
                      built twice (reproduce), the calls against their document (API), new game, clicks through games at
                      all paces (browser)
  simulate            several servers on one database whose disk, clock and network a seed controls: --minutes N, from
                      --seed S on; --seed S alone runs that one again; --steps N each
  fuzz                changed texts for every reader of texts from outside, guided by the branches that are run:
                      --minutes N for each, from --seed S; --keep what is worth it for later runs
  pairs               worlds that somebody cannot tell apart, through all that is drawn, said and told: --pairs N of each
                      game (a million) or of --game G, from --seed S on, by one --channel C; with --wire (a thousand)
                      through all that the site sends
  ends                random games to their ends: --games N of each game (ten million) or of --game G, from --seed S on
  kills               the server killed while people play: --kills N (10 000), at the moments of --seed S; --postgres
  new-game NAME       a game of a page under this name, in the list, for you to turn into your own
  dist                what is handed out for a version, in target/dist: the program for this machine, the licences
                      of its libraries, what has changed, and the checksums of all three
  reproduce           builds the program of this commit twice, in two folders, and compares the bytes
  postgres COMMAND…   runs a command with a PostgreSQL of its own, named by TEST_POSTGRES_URL; with --durable
                      before the command its commits wait for the disk, which tests need not";

fn main() -> ExitCode {
    match carry_out() {
        Ok(code) => code,
        Err(error) => {
            report(&format!("xtask: {error:#}"));
            ExitCode::from(2)
        }
    }
}

fn carry_out() -> anyhow::Result<ExitCode> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask stands in the workspace")?;
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["tidy"] => tidy(root),
        ["ci", only @ ..] => ci::run(root, only),
        ["nightly", only @ ..] => ci::nightly(root, only),
        ["simulate", options @ ..] => faults::simulate(root, options),
        ["fuzz", options @ ..] => faults::fuzz(root, options),
        ["pairs", options @ ..] => proofs::pairs(root, options),
        ["ends", options @ ..] => proofs::ends(root, options),
        ["kills", options @ ..] => proofs::kills(root, options),
        ["reproduce"] => reproduce::run(root),
        ["new-game", name] => {
            new_game::create(&Tree::read(root)?, root, name)?;
            report(&format!("crates/games/{name} can be played: cargo run -- play {name}"));
            Ok(ExitCode::SUCCESS)
        }
        ["dist"] => dist::run(root),
        ["postgres", "--durable", ..] => {
            let fine = cluster::with_server(root, Disk::Awaited, &words[2..])?;
            Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        ["postgres", ..] => {
            let fine = cluster::with_server(root, Disk::Forgotten, &words[1..])?;
            Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        [] | ["help" | "--help" | "-h"] => {
            report(USAGE);
            Ok(ExitCode::SUCCESS)
        }
        [other, ..] => bail!("there is no command {other}\n\n{USAGE}"),
    }
}

fn tidy(root: &Path) -> anyhow::Result<ExitCode> {
    let tree = Tree::read(root)?;
    let findings = tidy::findings(&tree);
    for finding in &findings {
        report(&finding.to_string());
    }
    if findings.is_empty() {
        report(&format!("tidy: {} files, nothing found", tree.files.len()));
        return Ok(ExitCode::SUCCESS);
    }
    report(&format!("tidy: {} found", findings.len()));
    Ok(ExitCode::FAILURE)
}

/// Tells something to whoever started this.
#[expect(clippy::print_stdout, reason = "the output of a command")]
pub(crate) fn report(text: &str) {
    println!("{text}");
}
