use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

/// Pulls the plug after so many games.
struct Stop(AtomicU64);

impl Stop {
    const fn after(games: u64) -> Self {
        Self(AtomicU64::new(games))
    }
}

impl Watch for Stop {
    fn played(&self) {
        let left = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        assert!(left.is_ok(), "stopped");
    }
}

/// Counts the games that are played.
#[derive(Default)]
struct Count(AtomicU64);

impl Watch for Count {
    fn played(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn a_run_that_was_stopped_goes_on_and_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let simulation = simulation(1000);
    for rows in [Rows::Games, Rows::Choices] {
        let (at_once, stopped) = (folder.path().join("once.parquet"), folder.path().join("stopped.parquet"));
        write(run(&simulation, rows, WHOLE), &at_once).unwrap();
        let begun = || write_on(1, run(&simulation, rows, WHOLE), &stopped, &Stop::after(600));
        assert!(catch_unwind(AssertUnwindSafe(begun)).is_err());
        assert!(!stopped.exists(), "nothing is seen under the name of the file");
        let parts = stopped.with_added_extension("parts");
        assert_eq!(names(&parts), ["000000.parquet", "000001.parquet", "lock"]);
        // A part that was cut off, as by a machine that lost power, is played again.
        let cut = fs::read(parts.join("000001.parquet")).unwrap();
        fs::write(parts.join("000001.parquet"), &cut[..cut.len() / 2]).unwrap();
        fs::write(parts.join("000002.parquet.unfinished"), "half of it").unwrap();
        let (count, file) =
            (Count::default(), Dataset::open(run(&simulation, rows, WHOLE), &stopped).unwrap());
        assert_eq!((file.games_there(), file.games()), (256, 1000));
        let report = file.write(&count).unwrap().unwrap();
        assert_eq!(count.0.into_inner(), 744);
        assert!(report.heading.starts_with("Toy: 744 games, 3 players, seeds from 356"), "{report}");
        assert!(fs::read(&at_once).unwrap() == fs::read(&stopped).unwrap(), "{rows}");
        assert_eq!(names(folder.path()), ["once.parquet", "stopped.parquet"]);
        fs::remove_file(at_once).unwrap();
        fs::remove_file(stopped).unwrap();
    }
}

#[test]
fn a_file_that_is_whole_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("games.parquet"), simulation(20));
    write(run(&simulation, Rows::Games, WHOLE), &path).unwrap();
    let file = Dataset::open(run(&simulation, Rows::Games, WHOLE), &path).unwrap();
    assert_eq!((file.games_there(), file.games()), (20, 20));
    assert_eq!(file.write(&Stop::after(0)).unwrap(), None);
}

#[test]
fn other_games_are_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let (path, games) = (folder.path().join("games.parquet"), simulation(20));
    let refused = |run: Run<'_>| match Dataset::open(run, &path) {
        Err(error @ DatasetError::Other { .. }) => error.to_string(),
        other => panic!("{other:?}"),
    };
    fs::write(&path, "a poem").unwrap();
    assert!(refused(run(&games, Rows::Games, WHOLE)).contains("no games of this program"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "a poem");
    fs::remove_file(&path).unwrap();
    write(run(&games, Rows::Games, WHOLE), &path).unwrap();
    let bytes = fs::read(&path).unwrap();
    let mut seeded = games.clone();
    seeded.setting.seed = 101;
    let why = refused(run(&seeded, Rows::Games, WHOLE));
    assert!(why.contains("\"seed\":100") && why.contains("\"seed\":101"), "{why}");
    refused(run(&games, Rows::Choices, WHOLE));
    refused(run(&games, Rows::Games, "1/2"));
    refused(Run { program: "next", ..run(&games, Rows::Games, WHOLE) });
    assert_eq!(fs::read(&path).unwrap(), bytes);
    // The same of parts that were begun.
    fs::rename(&path, folder.path().join("kept.parquet")).unwrap();
    let begun = || write_on(1, run(&simulation(600), Rows::Games, WHOLE), &path, &Stop::after(400));
    assert!(catch_unwind(AssertUnwindSafe(begun)).is_err());
    assert!(refused(run(&seeded, Rows::Games, WHOLE)).contains("games.parquet.parts is there already"));
}

#[test]
fn two_programs_do_not_write_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("games.parquet"), simulation(20));
    let first = Dataset::open(run(&simulation, Rows::Games, WHOLE), &path).unwrap();
    let second = Dataset::open(run(&simulation, Rows::Games, WHOLE), &path);
    assert!(matches!(second, Err(DatasetError::Busy { .. })), "{second:?}");
    first.write(&()).unwrap();
    assert!(Dataset::open(run(&simulation, Rows::Games, WHOLE), &path).is_ok());
}

#[test]
fn what_cannot_be_written_says_which_file_and_why() {
    let (path, games) = (Path::new("/no/such/folder/games.parquet"), simulation(20));
    let missing = Dataset::open(run(&games, Rows::Games, WHOLE), path).unwrap_err().to_string();
    assert!(missing.starts_with("/no/such/folder/games.parquet: No such file or directory"), "{missing}");
    let mut bad = simulation(20);
    bad.setting.seats = 9;
    assert!(matches!(Dataset::open(run(&bad, Rows::Games, WHOLE), path), Err(DatasetError::Simulate(_))));
}

/// A disk that is full says so, and what was written before stays.
#[test]
#[cfg(target_os = "linux")]
fn a_disk_that_is_full_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("games.parquet"), simulation(600));
    let parts = path.with_added_extension("parts");
    fs::create_dir(&parts).unwrap();
    std::os::unix::fs::symlink("/dev/full", parts.join("000001.parquet.unfinished")).unwrap();
    let full = write(run(&simulation, Rows::Games, WHOLE), &path).unwrap_err().to_string();
    assert_eq!(full, format!("{}: No space left on device (os error 28)", path.display()));
    assert!(names(&parts).contains(&"000000.parquet".to_owned()), "{:?}", names(&parts));
    assert!(write(run(&simulation, Rows::Games, WHOLE), &path).unwrap().is_some());
}
