//! What a simulation counts.

use engine::{Cell, Luck, Options, Rng, Study, Table, Turn};
use isle::{Isle, IsleOptions, IsleStudy};

/// Plays a random game to its end.
fn played(options: &IsleOptions, seed: u64) -> Table<Isle> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<Isle>::open(options.clone(), &luck);
    while let Turn::Seats(owing) = table.turn() {
        let seat = owing.first().expect("somebody owes a choice");
        let action =
            table.view(engine::Observer::Seat(seat)).sample(&mut rng).expect("who owes a choice has one");
        table.play(seat, action, &luck).expect("a sampled action is legal");
    }
    table
}

fn cell(study: &IsleStudy, title: &str, row: &str, column: usize) -> Cell {
    let tallies = study.tallies();
    let tally = tallies.iter().find(|tally| tally.title == title).unwrap_or_else(|| panic!("no {title}"));
    let found = tally.rows.iter().find(|(label, _)| label == row);
    found.unwrap_or_else(|| panic!("no {row} in {title}")).1[column]
}

#[test]
fn halves_add_up_to_the_whole() {
    let options = IsleOptions::build(3, &[]).unwrap();
    let (mut whole, mut half, mut other) = (IsleStudy::default(), IsleStudy::default(), IsleStudy::default());
    for seed in 0..40 {
        let table = played(&options, seed);
        conform::count(&mut whole, &table);
        if seed % 2 == 0 { conform::count(&mut half, &table) } else { conform::count(&mut other, &table) }
    }
    half.add(other);
    assert_eq!(half.tallies(), whole.tallies());
    for tally in whole.tallies() {
        assert!(
            tally.rows.iter().all(|(_, cells)| cells.len() + 1 == tally.columns.len()),
            "{}",
            tally.title
        );
    }
    assert_eq!(cell(&whole, "Games", "games", 0), Cell::Count(40));
    assert_eq!(cell(&whole, "Games", "finished", 0), Cell::Share(40, 40));
    assert_eq!(cell(&whole, "Victories by seat", "a", 0), cell(&half, "Victories by seat", "a", 0));
}

#[test]
fn points_by_source_add_up_to_the_scores() {
    let options = IsleOptions::build(4, &[]).unwrap();
    let mut study = IsleStudy::default();
    let mut scores = 0;
    for seed in 0..20 {
        let table = played(&options, seed);
        scores += table
            .turn()
            .standing()
            .unwrap()
            .scores
            .values()
            .iter()
            .map(|score| i64::from(*score))
            .sum::<i64>();
        conform::count(&mut study, &table);
    }
    let tallies = study.tallies();
    let sources = tallies.iter().find(|tally| tally.title == "Points by source").unwrap();
    let sum: i64 = sources
        .rows
        .iter()
        .map(|(_, cells)| match cells[0] {
            Cell::Mean(sum, count) => {
                assert_eq!(count, 80);
                sum
            }
            Cell::Count(_) | Cell::Share(..) | Cell::Empty => panic!("a source has a mean"),
        })
        .sum();
    assert_eq!(sum, scores);
}
