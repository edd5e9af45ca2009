//! `mu simulate`: many games at once, counted.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use dataset::{Dataset, DatasetError, Rows, Run, Shard};
use host::Entry;
use lab::{Bounds, Keep, Record, RecordForm, SeatError, Setting, SimulateError, Simulation};

use crate::failure::Failure;
use crate::given::{TableGiven, bots, example, game};
use crate::progress::Progress;

/// Lets computer players play many games and counts them.
///
/// All cores are used; the result is the same for any number of threads. Game number n, from 0, has
/// the seed SEED + n. Unless --fixed-seats is given, the players move on by one seat from game to game.
///
/// A run into a Parquet file that was stopped goes on where it was when the same command is given again; the report
/// counts what was played since. docs/data.md describes the columns.
#[derive(Args, Debug)]
#[command(after_help = example("mu simulate GAME --games 10000 --bots random --out games.parquet"))]
pub(crate) struct Simulate {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game)]
    game: &'static Entry,
    #[command(flatten)]
    table: TableGiven,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The computer players, repeated if there are fewer than seats; by default the weakest.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    bots: Vec<String>,
    /// The seed of the first game.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Let every player keep its seat.
    #[arg(long)]
    fixed_seats: bool,
    /// Stop a game after so many rounds, in games that have rounds.
    #[arg(long, value_name = "N")]
    max_rounds: Option<u32>,
    /// Stop a game after so many choices.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    max_choices: u32,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write the games to this file, as its ending says: Parquet (.parquet), or one line a game as JSON (.jsonl) or as a
    /// table (.csv).
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// What a row of a Parquet file is: games or choices.
    #[arg(long, value_name = "ROWS", default_value_t = Rows::Games, value_parser = rows)]
    rows: Rows,
    /// Play part I of N parts of the games, with I from 1 to N: all parts together are the whole run.
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE)]
    shard: Shard,
}

/// Reads what a row is.
fn rows(word: &str) -> Result<Rows, String> {
    word.parse().map_err(|_| "a row is one of games, choices".to_owned())
}

impl Simulate {
    /// Plays, and writes the report.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let seats = self.table.seats(self.game);
        let setting = Setting {
            seats,
            options: self.table.options(self.game)?,
            bots: bots(self.game, &self.bots)?,
            seed: self.seed,
        };
        let simulation = Simulation {
            setting,
            games: 0..self.games,
            seating: if self.fixed_seats { SeatError::Fixed } else { SeatError::Rotating },
            bounds: Bounds { choices_max: self.max_choices, rounds_max: self.max_rounds },
        };
        match self.out.as_deref().filter(|path| path.extension().is_some_and(|ending| ending == "parquet")) {
            Some(path) => self.to_dataset(&simulation, path, out),
            None => self.to_lines(simulation, out),
        }
    }

    /// Plays into a Parquet file, on from where it was stopped.
    fn to_dataset(&self, simulation: &Simulation, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
        let run = Run {
            entry: self.game,
            simulation,
            shard: self.shard,
            rows: self.rows,
            program: &server::VERSION,
        };
        let file = Dataset::open(run, path).map_err(failure_of_dataset)?;
        let (there, games) = (file.games_there(), file.games());
        let progress = Progress::from(there, Some(games));
        let report = self.on_threads(|| file.write(&progress))?;
        progress.end();
        let report = report.map_err(failure_of_dataset)?;
        if there > 0 {
            writeln!(out, "{}: {there} of {games} games were there already", path.display())?;
        }
        report.map_or(Ok(()), |report| Ok(write!(out, "{report}")?))
    }

    /// Plays, with a line a game if there is a file for them.
    fn to_lines(&self, mut simulation: Simulation, out: &mut dyn Write) -> Result<(), Failure> {
        if self.rows != Rows::Games {
            let why =
                format!("rows of {} are written to a file that ends in .parquet: --out FILE", self.rows);
            return Err(Failure::input(why));
        }
        simulation.games = self.shard.of(&simulation.games);
        let seats = simulation.setting.seats;
        let mut file = self.out.as_deref().map(|path| RecordFile::create(path, seats)).transpose()?;
        let progress = Progress::of(Some(simulation.games.end - simulation.games.start));
        let report = self.on_threads(|| {
            let keep = file.as_mut().map(|file| file as &mut dyn Keep);
            (self.game.laboratory.simulate)(&simulation, &progress, keep)
        })?;
        progress.end();
        let report = report.map_err(|error| self.failure(error))?;
        if let Some(file) = &mut file {
            file.out.flush().map_err(|error| self.failure(error.into()))?;
        }
        Ok(write!(out, "{report}")?)
    }

    fn on_threads<T: Send>(&self, work: impl FnOnce() -> T + Send) -> Result<T, Failure> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build();
        Ok(pool.map_err(Failure::input)?.install(work))
    }

    fn failure(&self, error: SimulateError) -> Failure {
        match error {
            SimulateError::Misplayed(misplayed) => Failure::Finding(misplayed.to_string()),
            SimulateError::Setting(bad) => Failure::input(bad),
            SimulateError::Arena(error) => Failure::input(error),
            SimulateError::Io(error) => {
                let path = self.out.as_deref().unwrap_or(Path::new("standard output"));
                Failure::input(format!("{}: {error}", path.display()))
            }
        }
    }
}

fn failure_of_dataset(error: DatasetError) -> Failure {
    if let DatasetError::Simulate(SimulateError::Misplayed(misplayed)) = &error {
        return Failure::Finding(misplayed.to_string());
    }
    Failure::input(error)
}

/// A file with one line a game.
struct RecordFile {
    form: RecordForm,
    out: BufWriter<File>,
}

impl RecordFile {
    fn create(path: &Path, seats: u8) -> Result<Self, Failure> {
        let form = match path.extension().and_then(|ending| ending.to_str()) {
            Some("jsonl") => RecordForm::JsonLines,
            Some("csv") => RecordForm::Csv,
            _ => {
                return Err(Failure::input(format!(
                    "{}: a file of games ends in .parquet, .jsonl or .csv",
                    path.display()
                )));
            }
        };
        let failed = |error: io::Error| Failure::input(format!("{}: {error}", path.display()));
        let mut out = BufWriter::new(File::create(path).map_err(failed)?);
        out.write_all(form.header(seats).as_bytes()).map_err(failed)?;
        Ok(Self { form, out })
    }
}

impl Keep for RecordFile {
    fn keep(&mut self, record: &Record) -> io::Result<()> {
        self.out.write_all(self.form.line(record).as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use dataset::{Rows, Shard};

    use super::Simulate;
    use crate::failure::Failure;
    use crate::given::TableGiven;
    use crate::tests::TOY;

    fn simulate(threads: usize) -> Simulate {
        Simulate {
            game: &TOY,
            table: TableGiven { players: Some(4), preset: None, options: Vec::new() },
            games: 300,
            bots: vec!["steady".into(), "random".into()],
            seed: 0,
            fixed_seats: false,
            max_rounds: None,
            max_choices: 100,
            threads: Some(threads),
            out: None,
            rows: Rows::Games,
            shard: Shard::WHOLE,
        }
    }

    fn said(simulate: &Simulate) -> Result<String, Failure> {
        let mut out = Vec::new();
        simulate.run(&mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn the_report_is_the_same_for_any_number_of_threads() {
        let one = said(&simulate(1)).unwrap();
        assert!(one.starts_with("Toy: 300 games, 4 players, seeds from 0\n\nLength of a game\n"), "{one}");
        assert_eq!(one, said(&simulate(3)).unwrap());
    }

    #[test]
    fn a_line_a_game_is_written() {
        for (ending, lines) in [("csv", 301), ("jsonl", 300)] {
            let path = std::env::temp_dir().join(format!("mu-simulate-{}.{ending}", std::process::id()));
            said(&Simulate { out: Some(path.clone()), ..simulate(2) }).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), lines);
            fs::remove_file(&path).unwrap();
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let refused = |simulate: Simulate| match said(&simulate) {
            Err(Failure::Input(why)) => why,
            other => panic!("{other:?}"),
        };
        assert!(refused(Simulate { bots: vec!["clever".into()], ..simulate(1) }).contains("clever"));
        assert!(
            refused(Simulate { out: Some("games.txt".into()), ..simulate(1) })
                .contains(".parquet, .jsonl or .csv")
        );
    }
}
