use std::fs;

use lab::{Keep, Record, Wanted, rewards};
use parquet::record::RowAccessor as _;

use super::*;

/// The records that the laboratory gives, with every choice.
struct All(Vec<Record>);

impl Keep for All {
    fn wanted(&self) -> Wanted {
        Wanted { choices: true, ..Wanted::default() }
    }

    fn keep(&mut self, record: &Record) -> std::io::Result<()> {
        self.0.push(record.clone());
        Ok(())
    }
}

fn records(simulation: &Simulation) -> Vec<Record> {
    let mut all = All(Vec::new());
    (TOY.laboratory.simulate)(simulation, &(), Some(&mut all)).unwrap();
    all.0
}

#[test]
fn a_row_a_game_tells_what_its_record_tells() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("games.parquet"), simulation(40));
    let report = write(run(&simulation, Rows::Games, WHOLE), &path).unwrap().unwrap();
    assert!(report.heading.starts_with("Toy: 40 games"), "{report}");
    let (rows, records) = (read(&path), records(&simulation));
    assert_eq!(rows.len(), 40);
    let names: Vec<&str> = rows[0].get_column_iter().map(|(name, _)| name.as_str()).collect();
    let header = lab::RecordForm::Csv.header(3);
    let header = header.trim_end();
    assert_eq!(names, header.split(',').collect::<Vec<_>>().as_slice(), "the names are those of the table");
    for (row, record) in rows.iter().zip(&records) {
        let standing = record.standing.unwrap();
        assert_eq!((row.get_ulong(0).unwrap(), row.get_ulong(1).unwrap()), (record.game, record.seed));
        assert_eq!(row.get_uint(2).unwrap(), record.choices);
        assert_eq!(row.get_uint(3).unwrap(), record.rounds.unwrap());
        assert_eq!(row.get_string(4).unwrap(), standing.reason);
        for seat in 0..3 {
            assert_eq!(row.get_string(5 + seat).unwrap(), record.bots[seat].word());
            assert_eq!(row.get_int(8 + seat).unwrap(), standing.scores.values()[seat]);
            assert_eq!(row.get_ubyte(11 + seat).unwrap(), standing.ranks.values()[seat]);
        }
    }
}

#[test]
fn a_row_a_choice_tells_who_chose_what_among_how_many_and_what_became_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("choices.parquet"), simulation(300));
    write(run(&simulation, Rows::Choices, WHOLE), &path).unwrap();
    let (rows, records) = (read(&path), records(&simulation));
    let choices = || records.iter().flat_map(|game| game.taken.iter().map(move |choice| (game, choice)));
    assert_eq!(rows.len(), choices().count());
    assert!(rows.len() > 300 * 17);
    for (row, (record, choice)) in rows.iter().zip(choices()) {
        let (standing, seat) = (record.standing.unwrap(), choice.seat);
        assert_eq!((row.get_ulong(0).unwrap(), row.get_uint(1).unwrap()), (record.game, choice.step));
        assert_eq!(*row.get_string(2).unwrap(), seat.to_string());
        assert_eq!(row.get_string(3).unwrap(), record.bots[seat.index()].word());
        assert_eq!(*row.get_string(4).unwrap(), choice.action);
        assert_eq!(row.get_uint(5).unwrap(), choice.legal);
        assert_eq!(row.get_int(6).unwrap(), standing.scores[seat]);
        assert_eq!(row.get_ubyte(7).unwrap(), standing.ranks[seat]);
        assert_eq!(row.get_float(8).unwrap().to_bits(), rewards(&standing)[seat].to_bits());
    }
}

#[test]
fn a_game_that_was_stopped_has_no_result() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mut simulation) = (folder.path().join("games.parquet"), simulation(3));
    simulation.bounds.choices_max = 5;
    write(run(&simulation, Rows::Games, WHOLE), &path).unwrap();
    for row in read(&path) {
        assert_eq!(row.get_uint(2).unwrap(), 5);
        let empty = row.get_column_iter().filter(|(_, value)| **value == parquet::record::Field::Null);
        let empty: Vec<&str> = empty.map(|(name, _)| name.as_str()).collect();
        assert_eq!(empty, ["reason", "score_a", "score_b", "score_c", "rank_a", "rank_b", "rank_c"]);
    }
}

#[test]
fn results_are_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mut simulation) = (folder.path().join("games.parquet"), simulation(40));
    simulation.seating = SeatError::Duplicate;
    write(run(&simulation, Rows::Games, WHOLE), &path).unwrap();
    assert_eq!(about(&path)["seating"], "duplicate");
    let records = records(&simulation).into_iter();
    let played: Vec<_> = records.map(|record| record.standing.map(|end| (end.scores, end.ranks))).collect();
    let read = dataset::standings(&path, 3).unwrap().into_iter();
    assert_eq!(read.map(|end| end.map(|end| (end.scores, end.ranks))).collect::<Vec<_>>(), played);
    assert!(played.iter().all(Option::is_some));
    assert!(dataset::standings(&path, 4).unwrap_err().to_string().contains("no rows of games with 4 seats"));
    simulation.bounds.choices_max = 5;
    let stopped = folder.path().join("stopped.parquet");
    write(run(&simulation, Rows::Games, WHOLE), &stopped).unwrap();
    assert!(dataset::standings(&stopped, 3).unwrap().iter().all(Option::is_none));
}

#[test]
fn the_file_says_what_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("games.parquet"), simulation(10));
    write(run(&simulation, Rows::Games, "2/3"), &path).unwrap();
    let about = about(&path);
    let expected = serde_json::json!({
        "game": "toy", "rules_version": TOY.rules_version, "program": "test", "rows": "games", "players": 3,
        "options": about["options"], "bots": ["steady", "random"], "seating": "rotating", "seed": 100,
        "games": 10, "shard": "2/3", "first_game": 3, "end_game": 6, "choices_max": 1000, "rounds_max": null,
    });
    assert_eq!(about, expected);
    assert_eq!(about["options"]["rounds"], "2");
}

#[test]
fn shards_together_are_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let simulation = simulation(1000);
    for rows in [Rows::Games, Rows::Choices] {
        let whole = file(&format!("{rows}.parquet"));
        write(run(&simulation, rows, WHOLE), &whole).unwrap();
        let mut parts = Vec::new();
        for number in 1..=3 {
            let part = file(&format!("{rows}-{number}.parquet"));
            write(run(&simulation, rows, &format!("{number}/3")), &part).unwrap();
            parts.extend(read(&part));
        }
        assert!(parts == read(&whole), "{rows}");
    }
}

#[test]
fn a_shard_without_games_is_an_empty_table() {
    let folder = tempfile::tempdir().unwrap();
    let (path, simulation) = (folder.path().join("none.parquet"), simulation(2));
    write(run(&simulation, Rows::Choices, "1/3"), &path).unwrap();
    assert_eq!(read(&path).len(), 0);
}

#[test]
fn the_bytes_are_the_same_for_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let simulation = simulation(700);
    for rows in [Rows::Games, Rows::Choices] {
        let bytes = |threads: usize| {
            let path = folder.path().join(format!("{rows}-{threads}.parquet"));
            write_on(threads, run(&simulation, rows, WHOLE), &path, &()).unwrap();
            fs::read(path).unwrap()
        };
        let one = bytes(1);
        assert!(one == bytes(2) && one == bytes(5), "{rows}");
    }
}
