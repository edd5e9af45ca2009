//! `mu arena`: computer players against each other, compared on the same deals.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use host::Entry;
use lab::{Arena, ArenaError, ArenaReport, Setting, Stopping};

use crate::arena_plot::plot;
use crate::failure::Failure;
use crate::given::{TableGiven, bots, example, game};
use crate::progress::Progress;

/// Lets computer players play against each other and rates them.
///
/// Every deal is played at several tables with the same luck, so that every player sits on every seat equally
/// often; deal number n, from 0, has the seed SEED + n. All cores are used; ratings and intervals are the same
/// for any number of threads, unless --millis bounds the thinking. It stops as soon as the difference between any two
/// players is settled, which overstates it: --deals plays a number that is fixed beforehand.
#[derive(Args, Debug)]
#[command(after_help = example("mu arena GAME --players 3 --bots random,steady --games 600 --out FOLDER"))]
pub(crate) struct Contestants {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game)]
    game: &'static Entry,
    #[command(flatten)]
    table: TableGiven,
    /// The computer players, two or more, each once.
    #[arg(long, value_name = "NAME", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games at most; the last deal is played whole.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Exactly so many deals, also when everything is settled before: then the means are not biased.
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "all"], value_parser = clap::value_parser!(u32).range(1..))]
    deals: Option<u32>,
    /// The seed of the first deal.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// At most so many iterations of a search for each choice; by default what each strength allows itself.
    #[arg(long, value_name = "K")]
    iterations: Option<u32>,
    /// At most so many milliseconds for each choice, by the clock, everybody the same; then the result depends on the
    /// machine. The references think as long as that.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..))]
    millis: Option<u32>,
    /// Play all games, also when everything is settled.
    #[arg(long)]
    all: bool,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write the result too: to a file, by its ending the tables (.md), the figures (.json) or the plot (.svg);
    /// or all three into a folder.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Contestants {
    /// Plays, and writes what was found.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let files = self.out.as_deref().map(Results::at).transpose()?;
        let setting = Setting {
            seats: self.table.seats(self.game),
            options: self.table.options(self.game)?,
            bots: bots(self.game, &self.bots)?,
            seed: self.seed,
        };
        let tables = lab::tables(self.bots.len(), setting.seats.clamp(1, 6)).len() as u64;
        let games = self.deals.map_or(self.games, |deals| u64::from(deals) * tables);
        let is_fixed = self.all || self.deals.is_some();
        let arena = Arena {
            setting,
            games,
            iterations: self.iterations,
            time: self.millis.map(|time| Duration::from_millis(time.into())),
            stopping: if is_fixed { Stopping::WhenPlayed } else { Stopping::WhenSettled },
        };
        let progress = Progress::of(Some(games.div_ceil(tables) * tables));
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build();
        let report =
            pool.map_err(Failure::input)?.install(|| (self.game.laboratory.arena)(&arena, &progress));
        progress.end();
        let report = report.map_err(|error| match error {
            ArenaError::Misplayed(_) | ArenaError::Endless { .. } => Failure::Finding(error.to_string()),
            ArenaError::Setting(_)
            | ArenaError::TooFewBots { .. }
            | ArenaError::Twice(_)
            | ArenaError::NoGames(_) => Failure::input(error),
        })?;
        if let Some(files) = files {
            files.write(&report)?;
        }
        Ok(write!(out, "{report}")?)
    }
}

/// The files in which the result is written.
#[derive(Debug)]
struct Results(Vec<(Form, PathBuf)>);

/// One form of the result.
#[derive(Clone, Copy, Debug)]
enum Form {
    Tables,
    Figures,
    Plot,
}

impl Results {
    /// The files that a path stands for; a folder is made if there is none.
    fn at(path: &Path) -> Result<Self, Failure> {
        let form = match path.extension().and_then(|ending| ending.to_str()) {
            Some("md" | "txt") => Form::Tables,
            Some("json") => Form::Figures,
            Some("svg") => Form::Plot,
            Some(_) if !path.is_dir() => {
                let endings = "a file of results ends in .md, .json or .svg; a folder takes all three";
                return Err(Failure::input(format!("{}: {endings}", path.display())));
            }
            Some(_) | None => {
                fs::create_dir_all(path).map_err(|error| failed(path, &error))?;
                let all =
                    [(Form::Tables, "arena.md"), (Form::Figures, "arena.json"), (Form::Plot, "arena.svg")];
                return Ok(Self(all.map(|(form, name)| (form, path.join(name))).to_vec()));
            }
        };
        // Nobody waits for hours to learn that the file cannot be written.
        let file = fs::OpenOptions::new().create(true).append(true).open(path);
        file.map_err(|error| failed(path, &error))?;
        Ok(Self(vec![(form, path.to_owned())]))
    }

    fn write(&self, report: &ArenaReport) -> Result<(), Failure> {
        self.0.iter().try_for_each(|(form, path)| {
            let text = match form {
                Form::Tables => report.to_string(),
                Form::Figures => report.json(),
                Form::Plot => plot(report),
            };
            fs::write(path, text).map_err(|error| failed(path, &error))
        })
    }
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure::input(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::TOY;

    fn contestants(threads: usize) -> Contestants {
        Contestants {
            game: &TOY,
            table: TableGiven { players: Some(3), preset: None, options: Vec::new() },
            bots: vec!["steady".into(), "random".into()],
            games: 60,
            deals: None,
            seed: 0,
            iterations: Some(10),
            millis: None,
            all: true,
            threads: Some(threads),
            out: None,
        }
    }

    fn said(contestants: &Contestants) -> Result<String, Failure> {
        let mut out = Vec::new();
        contestants.run(&mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    /// All that does not depend on the machine.
    fn ranking(text: &str) -> &str {
        text.split("Times depend").next().unwrap()
    }

    #[test]
    fn the_ranking_is_the_same_for_any_number_of_threads() {
        let one = said(&contestants(1)).unwrap();
        let heading =
            "Toy: 3 players, 60 games (10 deals at 6 tables), seeds from 0, at most 10 iterations a choice";
        assert!(one.starts_with(heading), "{one}");
        assert_eq!(ranking(&one), ranking(&said(&contestants(3)).unwrap()));
    }

    #[test]
    fn a_number_of_deals_is_played_whole_and_a_time_is_told() {
        let deals = Contestants { games: 1, deals: Some(4), millis: Some(5), all: false, ..contestants(2) };
        let text = said(&deals).unwrap();
        assert!(text.starts_with("Toy: 3 players, 24 games (4 deals at 6 tables)"), "{text}");
        assert!(text.contains("at most 10 iterations a choice, at most 5 ms a choice"), "{text}");
        assert!(!text.contains("biased"), "{text}");
    }

    #[test]
    fn the_result_is_written_to_a_file_or_a_folder() {
        let folder = std::env::temp_dir().join(format!("mu-arena-{}", std::process::id()));
        said(&Contestants { out: Some(folder.clone()), ..contestants(2) }).unwrap();
        for name in ["arena.md", "arena.json", "arena.svg"] {
            let text = fs::read_to_string(folder.join(name)).unwrap();
            assert!(text.contains("random"), "{name}: {text}");
        }
        let plot = folder.join("only.svg");
        said(&Contestants { out: Some(plot.clone()), ..contestants(2) }).unwrap();
        assert_eq!(fs::read_to_string(plot).unwrap(), fs::read_to_string(folder.join("arena.svg")).unwrap());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let refused = |contestants: Contestants| match said(&contestants) {
            Err(Failure::Input(why)) => why,
            other => panic!("{other:?}"),
        };
        assert!(
            refused(Contestants { bots: vec!["steady".into()], ..contestants(1) }).contains("at least two")
        );
        assert!(refused(Contestants { games: 0, ..contestants(1) }).contains("takes 6 games"));
        assert!(refused(Contestants { out: Some("plot.png".into()), ..contestants(1) }).contains(".svg"));
        let nowhere = Some("/nowhere/at/all.json".into());
        assert!(refused(Contestants { out: nowhere, ..contestants(1) }).contains("/nowhere/at/all.json"));
        let table = TableGiven { players: Some(7), preset: None, options: Vec::new() };
        assert!(refused(Contestants { table, ..contestants(1) }).contains("from 2 to 6"));
    }
}
