//! `mu train`: a network that learns from games of computer players how positions end.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use catalog::games;
use clap::Args;
use host::Entry;
use lab::{Setting, Training, UNITS_MAX};

use crate::failure::Failure;
use crate::given::{TableGiven, bots, example, game};
use crate::progress::Progress;

/// Trains a network that says how positions of a game will end.
///
/// Computer players play games; the network learns how well every seat did from what it is told of the positions on the
/// way. Of ten games one is held back, and the network is judged by these. The same options give the same file on every
/// machine, with any number of threads. docs/networks.md says how the networks were made that our players use.
#[derive(Args, Debug)]
#[command(after_help = help())]
pub(crate) struct Train {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game)]
    game: &'static Entry,
    #[command(flatten)]
    table: TableGiven,
    /// How many games, 2 at least.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
    /// The computer players of the games, repeated if there are fewer than seats; by default the weakest.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    bots: Vec<String>,
    /// Exploration: one choice in so many is drawn from all legal ones, so that games differ; 0: none.
    #[arg(long, value_name = "N", default_value_t = 16)]
    explore: u32,
    /// How often it learns from all games.
    #[arg(long, value_name = "N", default_value_t = 4)]
    epochs: u32,
    /// How many units its two hidden layers have, 1 to 128 each.
    #[arg(long, value_name = "N,N", default_value = "32,16", value_parser = units)]
    units: [usize; 2],
    /// The seed that everything follows from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The file of the network: safetensors, of whole numbers.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// An example, and for which games there can be one.
fn help() -> String {
    let named: Vec<&str> =
        games().iter().filter(|entry| entry.laboratory.has_network_input).map(|entry| entry.name).collect();
    let first = named.first().copied().unwrap_or("GAME");
    let line = format!("mu train {first} --bots steady --games 2000 --out network.safetensors");
    format!("{}\n\nGames that say what a network is told: {}", example(&line), named.join(", "))
}

/// Reads how many units two layers have.
fn units(text: &str) -> Result<[usize; 2], String> {
    let number = |text: &str| text.trim().parse().ok().filter(|units| (1..=UNITS_MAX).contains(units));
    let both = text.split_once(',').and_then(|(first, second)| Some([number(first)?, number(second)?]));
    both.ok_or_else(|| format!("two numbers from 1 to {UNITS_MAX} are needed, such as 32,16"))
}

impl Train {
    /// Plays, trains, writes the file and says how it went.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        // Said before minutes of training, not after.
        let folder = self.out.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(Failure::input(format!("{}: there is no such folder", folder.display())));
        }
        let training = Training {
            setting: Setting {
                seats: self.table.seats(self.game),
                options: self.table.options(self.game)?,
                bots: bots(self.game, &self.bots)?,
                seed: self.seed,
            },
            games: self.games,
            explore: self.explore,
            epochs: self.epochs,
            units: self.units,
        };
        let progress = Progress::of(Some(self.games));
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build();
        let pool = pool.map_err(Failure::input)?;
        let trained = pool.install(|| (self.game.laboratory.train)(&training, &progress));
        progress.end();
        let trained = trained.map_err(Failure::input)?;
        let file = trained.network.write(&self.made(&training)).map_err(Failure::input)?;
        let failed = |error| Failure::input(format!("{}: {error}", self.out.display()));
        fs::write(&self.out, &file).map_err(failed)?;
        write!(out, "{trained}")?;
        writeln!(out, "\n{}: {} bytes", self.out.display(), file.len())?;
        Ok(())
    }

    /// The command that makes the same network.
    fn made(&self, training: &Training) -> String {
        let Training { setting, games, explore, epochs, units: [first, second] } = training;
        let mut words = vec![format!("mu train {} --players {}", self.game.name, setting.seats)];
        words.extend(setting.options.iter().map(|(name, value)| format!("--option {name}={value}")));
        let bots: Vec<String> = setting.bots.iter().map(ToString::to_string).collect();
        if !bots.is_empty() {
            words.push(format!("--bots {}", bots.join(",")));
        }
        words.push(format!("--games {games} --explore {explore} --epochs {epochs} --units {first},{second}"));
        words.push(format!("--seed {}", setting.seed));
        words.join(" ")
    }
}
