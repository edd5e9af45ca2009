//! Chances beside what became of them, on games of mixed strengths.
//!
//! What was measured is a line of `target/chances/GAME-SEATS-PLAYOUTS.csv`: the seed of the game, the third of it, the
//! chance, what happened. Who stops it and begins again with more games goes on where it was.

use std::error::Error;
use std::ffi::OsStr;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use host::{Entry, Level};
use rayon::prelude::*;
use review::THIRDS;

use crate::isotonic::Isotonic;
use crate::{play, whole};

/// At so many choices of each third of a game the chances are measured.
const IN_THIRD: usize = 4;

/// The folder of what was measured.
const FOLDER: &str = "target/chances";

/// A chance that was told in a game, and what happened.
#[derive(Clone, Copy)]
pub(crate) struct Told {
    pub(crate) seed: u64,
    pub(crate) third: usize,
    pub(crate) known: f64,
    pub(crate) happened: f64,
}

/// How the levels sit: every seat has each of them in turn.
const LEVELS: [Level; 4] = [Level::Gentle, Level::Steady, Level::Casual, Level::Keen];

/// Plays so many games with mixed levels, those that were measured before included, and says how good the chances are.
pub(crate) fn measure(game: &Entry, (seats, games): (u8, u32), play_outs: u32) -> Result<(), Box<dyn Error>> {
    let path = path(game.name, seats, play_outs);
    fs::create_dir_all(FOLDER)?;
    let known = read(&path)?;
    let last = known.iter().map(|one| one.seed + 1).max().unwrap_or(0);
    let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
    let mut seed = last;
    while seed < u64::from(games) {
        // A few at once, so that little is lost by who stops it.
        let until = (seed + 4).min(games.into());
        let told = (seed..until).into_par_iter().map(|seed| lines(game, seats, seed, play_outs));
        let told = told.collect::<Result<Vec<String>, String>>()?;
        file.write_all(told.concat().as_bytes())?;
        seed = until;
    }
    say(game, seats, &read(&path)?);
    Ok(())
}

/// What was measured of a game with so many seats before, by however many play-outs; nothing, if nothing was.
pub(crate) fn measured(game: &Entry, seats: u8) -> Result<Vec<Told>, Box<dyn Error>> {
    let begins = format!("{}-{seats}-", game.name);
    let is_of =
        |path: &Path| path.file_name().and_then(OsStr::to_str).is_some_and(|name| name.starts_with(&begins));
    let mut told = Vec::new();
    let Ok(files) = fs::read_dir(FOLDER) else { return Ok(told) };
    for file in files {
        let path = file?.path();
        if is_of(&path) {
            told.extend(read(&path)?);
        }
    }
    Ok(told)
}

fn path(name: &str, seats: u8, play_outs: u32) -> PathBuf {
    PathBuf::from(FOLDER).join(format!("{name}-{seats}-{play_outs}.csv"))
}

/// What is measured of one game, line by line.
fn lines(game: &Entry, seats: u8, seed: u64, play_outs: u32) -> Result<String, String> {
    let saved = play(game, seats, &LEVELS, seed).map_err(|why| why.to_string())?;
    let forecasts = (game.laboratory.forecasts)(&saved, play_outs, IN_THIRD, seed);
    let forecasts = forecasts.map_err(|why| why.to_string())?;
    let line =
        |one: &review::Forecast| format!("{seed},{},{:.4},{:.4}\n", one.third, one.known.mean, one.happened);
    Ok(forecasts.iter().map(line).collect())
}

/// What was measured before; nothing without a file.
fn read(path: &Path) -> Result<Vec<Told>, Box<dyn Error>> {
    let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
    let read = |line: &str| {
        let mut parts = line.split(',');
        let told = Told {
            seed: parts.next()?.parse().ok()?,
            third: parts.next()?.parse().ok()?,
            known: parts.next()?.parse().ok()?,
            happened: parts.next()?.parse().ok()?,
        };
        Some(told)
    };
    text.lines().map(|line| read(line).ok_or_else(|| format!("{}: {line}", path.display()).into())).collect()
}

/// The reliability table, as the chances are and after an isotonic regression by third that is fitted on the games of
/// even number and tested on the others.
fn say(game: &Entry, seats: u8, told: &[Told]) {
    let games = told.iter().map(|one| one.seed + 1).max().unwrap_or(0);
    println!("{}, {seats} seats, {games} games of mixed strengths, {} chances", game.title, told.len());
    println!("  as they are");
    let (error, bins) = reliability(told);
    for bin in &bins {
        println!("  {:.3}  {:.3}", bin.expected, bin.happened);
    }
    println!("  expected calibration error {error:.4}");
    for third in 0..THIRDS {
        let of: Vec<Told> = told.iter().filter(|one| one.third == third).copied().collect();
        println!("  third {}: {:.4}", third + 1, reliability(&of).0);
    }
    let (tested, fitted): (Vec<Told>, Vec<Told>) = told.iter().partition(|one| one.seed % 2 == 1);
    let curves = curves(&fitted);
    let mapped: Vec<Told> =
        tested.iter().map(|one| Told { known: curves[one.third].at(one.known), ..*one }).collect();
    println!(
        "  {} chances of games not fitted: {:.4} as they are, {:.4} calibrated; squared error {:.4}, {:.4}",
        tested.len(),
        reliability(&tested).0,
        reliability(&mapped).0,
        squared(&tested),
        squared(&mapped),
    );
}

/// The isotonic regression of each third.
fn curves(told: &[Told]) -> [Isotonic; THIRDS] {
    std::array::from_fn(|third| {
        let of = told.iter().filter(|one| one.third == third);
        Isotonic::fit(of.map(|one| (one.known, one.happened)).collect())
    })
}

/// The mean squared error of chances.
fn squared(told: &[Told]) -> f64 {
    let sum: f64 = told.iter().map(|one| (one.known - one.happened).powi(2)).sum();
    sum / whole(told.len().max(1))
}

/// Chances of about the same height.
pub(crate) struct Bin {
    pub(crate) expected: f64,
    pub(crate) happened: f64,
}

/// The expected calibration error and ten bins of equal mass.
pub(crate) fn reliability(told: &[Told]) -> (f64, Vec<Bin>) {
    let mut told = told.to_vec();
    told.sort_by(|one, other| one.known.total_cmp(&other.known));
    let mut error = 0.0;
    let mut bins = Vec::new();
    for bin in told.chunks(told.len().div_ceil(10).max(1)) {
        let mean = |part: fn(&Told) -> f64| bin.iter().map(part).sum::<f64>() / whole(bin.len());
        let (expected, happened) = (mean(|one| one.known), mean(|one| one.happened));
        error += (expected - happened).abs() * whole(bin.len()) / whole(told.len());
        bins.push(Bin { expected, happened });
    }
    (error, bins)
}
