//! Files of games, read back by the crate that wrote them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod files;
mod resumed;

use std::fs::File;
use std::path::Path;

use dataset::{Dataset, DatasetError, Rows, Run, Shard};
use host::{Documents, Entry, Level};
use lab::{Bounds, Report, SeatError, Setting, Simulation, Watch};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Row;

static TOY: Entry =
    Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS));

/// So many games of three seats.
fn simulation(games: u64) -> Simulation {
    Simulation {
        setting: Setting {
            seats: 3,
            options: vec![("rounds".into(), "2".into())],
            bots: vec![Level::Steady, Level::Random],
            seed: 100,
        },
        games: 0..games,
        seating: SeatError::Rotating,
        bounds: Bounds { choices_max: 1000, rounds_max: None },
    }
}

fn run<'a>(simulation: &'a Simulation, rows: Rows, shard: &str) -> Run<'a> {
    Run { entry: &TOY, simulation, shard: shard.parse().unwrap(), rows, program: "test" }
}

/// Writes a file on two threads.
fn write(run: Run<'_>, path: &Path) -> Result<Option<Report>, DatasetError> {
    write_on(2, run, path, &())
}

fn write_on(
    threads: usize,
    run: Run<'_>,
    path: &Path,
    watch: &dyn Watch,
) -> Result<Option<Report>, DatasetError> {
    let file = Dataset::open(run, path)?;
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(|| file.write(watch))
}

/// All rows of a file.
fn read(path: &Path) -> Vec<Row> {
    let file = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    file.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

/// What a file says it holds.
fn about(path: &Path) -> serde_json::Value {
    serde_json::from_str(&dataset::written(path).unwrap().unwrap()).unwrap()
}

/// What lies in a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The run as a whole.
const WHOLE: &str = "1/1";

#[test]
fn the_whole_is_one_part_of_one() {
    assert_eq!(Shard::WHOLE.to_string(), WHOLE);
}
