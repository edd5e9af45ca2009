//! A shard on its way into a file.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use lab::{BadSetting, Keep, Record, Report, SimulateError, Simulation, Wanted, Watch};
use thiserror::Error;

use crate::columns::Columns;
use crate::file;
use crate::rows::Rows;
use crate::run::Run;

/// A shard is played in about so many parts: what is lost when a run is stopped is the part that was begun.
const PARTS: u64 = 256;

/// The games of a part, at least.
const GAMES_MIN: u64 = 256;

/// One shard of a run, and the file that it becomes.
#[derive(Debug)]
pub struct Dataset<'a> {
    run: Run<'a>,
    path: PathBuf,
    about: String,
    /// How many games a part has; the last one may have fewer.
    part_games: u64,
    /// How many parts lie there.
    parts: u64,
    state: State,
}

/// How far it is.
#[derive(Debug)]
enum State {
    /// The file is whole.
    Whole,
    /// Parts are to be played. Nobody else writes them as long as the file in it is locked.
    Open(#[expect(dead_code, reason = "held for its lock")] File),
}

/// Games could not be written.
#[derive(Debug, Error)]
pub enum DatasetError {
    /// The games could not be played.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
    /// A file could not be read or written.
    #[error("{path}: {source}")]
    Io {
        /// Which file.
        path: String,
        /// Why.
        source: io::Error,
    },
    /// There is a file already that holds something else.
    #[error(
        "{path} is there already and holds something else; remove it or name another file\n  it holds: {holds}\n  wanted:   {wanted}"
    )]
    Other {
        /// Which file.
        path: String,
        /// What it says it holds.
        holds: String,
        /// What it should hold.
        wanted: String,
    },
    /// Somebody else writes the file.
    #[error("{path}: another program is writing it")]
    Busy {
        /// Which file.
        path: String,
    },
}

impl From<BadSetting> for DatasetError {
    fn from(bad: BadSetting) -> Self {
        Self::Simulate(bad.into())
    }
}

impl<'a> Dataset<'a> {
    /// Begins a file, or goes on with it: whatever of it lies there already is kept.
    ///
    /// # Errors
    /// If the table cannot be, the folder is missing, the file is there and holds something else, or somebody else writes
    /// it.
    pub fn open(run: Run<'a>, path: &Path) -> Result<Self, DatasetError> {
        let about = run.about()?;
        let games = run.games();
        let most = match run.rows {
            Rows::Games => 1 << 16,
            Rows::Choices => 1 << 10,
        };
        let part_games = ((games.end - games.start) / PARTS).clamp(GAMES_MIN, most);
        let mut dataset =
            Self { run, path: path.to_owned(), about, part_games, parts: 0, state: State::Whole };
        if path.exists() {
            let holds = file::about(path).map_err(|error| failed(path, error))?;
            dataset.holds_the_same(path, holds)?;
            dataset.parts = dataset.parts_wanted();
            // A run that was stopped at the very end has left them.
            let _ = fs::remove_dir_all(dataset.folder());
            return Ok(dataset);
        }
        let folder = dataset.folder();
        match fs::create_dir(&folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(failed(path, error)),
            _ => {}
        }
        let lock = folder.join("lock");
        let file = File::create(&lock).map_err(|error| failed(&lock, error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(DatasetError::Busy { path: path.display().to_string() });
            }
            // Where files cannot be locked, whoever starts two runs on one file is not stopped.
            Ok(()) | Err(TryLockError::Error(_)) => dataset.state = State::Open(file),
        }
        while dataset.parts < dataset.parts_wanted() && dataset.is_there(dataset.parts)? {
            dataset.parts += 1;
        }
        Ok(dataset)
    }

    /// How many of its games were written before.
    pub fn games_there(&self) -> u64 {
        let games = self.run.games();
        (self.parts * self.part_games).min(games.end - games.start)
    }

    /// How many games it has.
    pub fn games(&self) -> u64 {
        let games = self.run.games();
        games.end - games.start
    }

    /// Plays what is missing on all threads of the current pool and writes the file. Gives the report of the games that
    /// were played now, if any were missing.
    ///
    /// # Errors
    /// If a player breaks a rule or something cannot be written. What was written stays, and the next try goes on there.
    pub fn write(mut self, watch: &dyn Watch) -> Result<Option<Report>, DatasetError> {
        if matches!(self.state, State::Whole) {
            return Ok(None);
        }
        let (entry, rows) = (self.run.entry, self.run.rows);
        let mut games = self.run.games();
        games.start += self.games_there();
        let simulation = Simulation { games, ..self.run.simulation.clone() };
        let columns = rows.columns(simulation.setting.seats);
        let mut parts = Parts { dataset: &mut self, columns, held: 0 };
        let report = (entry.laboratory.simulate)(&simulation, watch, Some(&mut parts));
        let report = report.and_then(|report| Ok(parts.close().map(|()| report)?));
        let report = report.map_err(|error| match error {
            SimulateError::Io(source) => failed(&self.path, source),
            other @ (SimulateError::Setting(_) | SimulateError::Arena(_) | SimulateError::Misplayed(_)) => {
                other.into()
            }
        })?;
        let path = self.path.clone();
        self.join().map_err(|error| failed(&path, error))?;
        Ok(Some(report))
    }

    /// Makes one file of the parts, and removes these.
    fn join(self) -> io::Result<()> {
        let parts: Vec<PathBuf> = (0..self.parts).map(|number| self.part(number)).collect();
        let columns = self.run.rows.columns(self.run.simulation.setting.seats);
        let whole = self.folder().join("whole.parquet");
        file::join(&whole, &self.about, &columns, &parts)?;
        fs::rename(whole, &self.path)?;
        let folder = self.folder();
        // The lock goes before its file does.
        drop(self);
        fs::remove_dir_all(folder)
    }

    /// Where the parts lie.
    fn folder(&self) -> PathBuf {
        self.path.with_added_extension("parts")
    }

    fn part(&self, number: u64) -> PathBuf {
        self.folder().join(format!("{number:06}.parquet"))
    }

    fn parts_wanted(&self) -> u64 {
        self.games().div_ceil(self.part_games)
    }

    /// Whether a part lies there. One that cannot be read is played again.
    fn is_there(&self, number: u64) -> Result<bool, DatasetError> {
        let part = self.part(number);
        let holds = file::about(&part).map_err(|error| failed(&part, error))?;
        if holds.is_none() {
            return Ok(false);
        }
        self.holds_the_same(&self.folder(), holds).map(|()| true)
    }

    /// Refuses what holds something else.
    fn holds_the_same(&self, path: &Path, holds: Option<String>) -> Result<(), DatasetError> {
        if holds.as_ref() == Some(&self.about) {
            return Ok(());
        }
        let holds = holds.unwrap_or_else(|| "no games of this program".to_owned());
        Err(DatasetError::Other { path: path.display().to_string(), holds, wanted: self.about.clone() })
    }
}

fn failed(path: &Path, source: io::Error) -> DatasetError {
    DatasetError::Io { path: path.display().to_string(), source }
}

/// What a file says it holds, as JSON; nothing if it is not there, is no Parquet file or is none of this program.
///
/// # Errors
/// If it cannot be read.
pub fn written(path: &Path) -> io::Result<Option<String>> {
    file::about(path)
}

/// Keeps the records of a simulation, part by part.
struct Parts<'r, 'a> {
    dataset: &'r mut Dataset<'a>,
    columns: Columns,
    /// How many games the columns hold.
    held: u64,
}

impl Parts<'_, '_> {
    /// Writes the games that are held as the next part.
    fn close(&mut self) -> io::Result<()> {
        if self.held > 0 {
            let dataset = &mut *self.dataset;
            file::write(&dataset.part(dataset.parts), &dataset.about, &self.columns)?;
            dataset.parts += 1;
            self.held = 0;
            self.columns.clear();
        }
        Ok(())
    }
}

impl Keep for Parts<'_, '_> {
    fn wanted(&self) -> Wanted {
        let choices = self.dataset.run.rows == Rows::Choices;
        Wanted { games_at_once: self.dataset.part_games, choices }
    }

    fn keep(&mut self, record: &Record) -> io::Result<()> {
        self.dataset.run.rows.append(record, &mut self.columns);
        self.held += 1;
        if self.held == self.dataset.part_games { self.close() } else { Ok(()) }
    }
}
