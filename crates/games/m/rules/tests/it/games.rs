//! What the kept games show.

use conform::kept;
use engine::{Study, Table};
use m::{End, GameStudy, M, Phase};

/// The text of every game, and the game at its end.
fn tables() -> Vec<(String, Table<M>)> {
    kept::tables(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"))
}

/// Why a game ended.
const fn end(table: &Table<M>) -> Option<End> {
    match table.truth().public().phase() {
        Phase::Over(end) => Some(*end),
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::ChooseLine { .. } | Phase::Scoring(_) => {
            None
        }
    }
}

#[test]
fn there_is_a_game_for_every_ending() {
    let tables = tables();
    for wanted in End::ALL {
        assert!(tables.iter().any(|(_, table)| end(table) == Some(wanted)), "no game ended by {wanted:?}");
    }
}

#[test]
fn a_study_counts_these_games() {
    let tables = tables();
    let (mut all, mut other) = (GameStudy::default(), GameStudy::default());
    for (at, (_, table)) in tables.iter().enumerate() {
        if at % 2 == 0 { conform::count(&mut all, table) } else { conform::count(&mut other, table) }
    }
    let mut one = GameStudy::default();
    for (_, table) in &tables {
        conform::count(&mut one, table);
    }
    all.add(other);
    assert_eq!(all, one, "the order does not matter");
    let tallies = one.tallies();
    let row = |title: &str, label: &str| {
        let tally = tallies.iter().find(|tally| tally.title == title).expect("the tally");
        let row = tally.rows.iter().find(|(name, _)| name == label);
        row.unwrap_or_else(|| panic!("{title} has no {label}")).1.clone()
    };
    let turns: u16 = tables.iter().map(|(_, table)| table.truth().public().turn_number()).sum();
    assert_eq!(row("Length", "turns"), [engine::Cell::Mean(turns.into(), 20)]);
    let phases: u16 = tables.iter().map(|(_, table)| table.truth().public().phases_begun()).sum();
    assert_eq!(row("Length", "scoring phases"), [engine::Cell::Mean(phases.into(), 20)]);
    let ended = |end: End| {
        let count = tables.iter().filter(|(_, table)| self::end(table) == Some(end)).count() as u64;
        [engine::Cell::Count(count), engine::Cell::Share(count, 20)]
    };
    for end in End::ALL {
        assert_eq!(row("Endings", &format!("{} {}", end.rule(), end.reason())), ended(end));
    }
}
