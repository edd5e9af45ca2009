//! What a simulation counts.

use engine::{Cell, Game, Luck, Options, Rng, Study, Table, Tally, Turn};
use tricks::{MatchOptions, MatchStudy, Tricks};

/// A random match, stopped after so many rounds.
fn played(seats: u8, seed: u64, rounds_max: u32) -> Table<Tricks> {
    let options = MatchOptions::build(seats, &[("goal".into(), "60".into())]).expect("a goal");
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::<Tricks>::open(options, &luck);
    while let Turn::Seats(owing) = table.turn() {
        if table.truth().public().rounds_complete() == rounds_max {
            break;
        }
        let seat = owing.first().expect("somebody owes a choice");
        let action = table.truth().sample(seat, &mut rng).expect("a choice");
        table.play(seat, action, &luck).expect("a legal action");
    }
    table
}

fn counted(tables: &[Table<Tricks>]) -> MatchStudy {
    let mut study = MatchStudy::default();
    for table in tables {
        conform::count(&mut study, table);
    }
    study
}

fn cell(tallies: &[Tally], title: &str, row: &str, column: &str) -> Cell {
    let tally = tallies.iter().find(|tally| tally.title == title).expect("a table of this title");
    let at = tally.columns.iter().position(|name| name == column).expect("a column of this name");
    let (_, cells) = tally.rows.iter().find(|(label, _)| label == row).expect("a row of this label");
    cells[at - 1]
}

#[test]
fn threads_can_be_added_up_in_any_order() {
    let tables: Vec<_> = (0..24).map(|seed| played(5, seed, 40)).collect();
    let whole = counted(&tables).tallies();
    let (mut forth, mut back) = (counted(&tables[..9]), counted(&tables[9..]));
    forth.add(counted(&tables[9..]));
    back.add(counted(&tables[..9]));
    assert_eq!(forth.tallies(), whole);
    assert_eq!(back.tallies(), whole);
}

#[test]
fn every_row_has_a_cell_for_every_column() {
    for seats in 3..=6 {
        let tables: Vec<_> = (0..8).map(|seed| played(seats, seed, 30)).collect();
        for tally in counted(&tables).tallies() {
            assert!(tally.rows.iter().all(|(_, cells)| cells.len() + 1 == tally.columns.len()), "{tally:?}");
            assert!(!tally.rows.is_empty(), "{}", tally.title);
        }
    }
}

#[test]
fn the_counts_are_those_of_the_matches() {
    let tables: Vec<_> = (0..30).map(|seed| played(4, seed, 5)).collect();
    let tallies = counted(&tables).tallies();
    let finished = tables.iter().filter(|table| table.turn().standing().is_some()).count() as u64;
    let rounds: u32 = tables.iter().map(|table| table.truth().public().rounds_complete()).sum();
    assert!(0 < finished && finished < 30, "some of these matches are stopped");
    assert_eq!(cell(&tallies, "Matches", "finished", "value"), Cell::Share(finished, 30));
    assert_eq!(cell(&tallies, "Matches", "rounds per match", "value"), Cell::Mean(rounds.into(), 30));
    // Chief and partner are one each, opponents two; all card points of all rounds are somebody's.
    let mean = |role| {
        let cell = cell(&tallies, "Gains of a played round", role, "mean card points");
        let Cell::Mean(sum, count) = cell else { panic!("{cell:?} is no mean") };
        (sum, count)
    };
    let ((chief, played), (partner, partners), (opponent, opponents)) =
        (mean("Chief"), mean("partner"), mean("opponent"));
    assert_eq!((partners, opponents), (played, 2 * played));
    assert_eq!(chief + partner + opponent, 60 * i64::try_from(played).unwrap());
    // Somebody won every finished match.
    let won = |seat: &&str| {
        let cell = cell(&tallies, "Seats", seat, "won");
        let Cell::Share(won, of) = cell else { panic!("{cell:?} is no share") };
        assert_eq!(of, finished);
        won
    };
    let won: u64 = ["a", "b", "c", "d"].iter().map(won).sum();
    assert!(won >= finished);
}

#[test]
fn nothing_counted_makes_no_figures() {
    let tallies = MatchStudy::default().tallies();
    assert_eq!(cell(&tallies, "Matches", "finished", "value"), Cell::Empty);
}
