//! What a simulation counts.

use city::{CityOptions, CityStudy};
use engine::{Cell, Options, Study};

use crate::play::played;

/// A study of random games of so many players, and all games one by one.
fn studied(players: u8, games: u64) -> (CityStudy, Vec<CityStudy>) {
    let options = CityOptions::build(players, &[]).expect("1 to 5 play");
    let (mut whole, mut single) = (CityStudy::default(), Vec::new());
    for seed in 0..games {
        let table = played(&options, seed);
        conform::count(&mut whole, &table);
        let mut one = CityStudy::default();
        conform::count(&mut one, &table);
        single.push(one);
    }
    (whole, single)
}

fn cells(study: &CityStudy, title: &str, row: &str) -> Vec<Cell> {
    let tallies = study.tallies();
    let tally = tallies.iter().find(|tally| tally.title == title).unwrap_or_else(|| panic!("no {title}"));
    let found = tally.rows.iter().find(|(label, _)| label == row);
    found.unwrap_or_else(|| panic!("no {row} in {title}")).1.clone()
}

/// The sum of a mean, and over how many cases it is.
fn sum(cell: &Cell) -> (i64, u64) {
    match *cell {
        Cell::Mean(sum, of) => (sum, of),
        Cell::Count(_) | Cell::Share(..) | Cell::Empty => panic!("{cell:?} is no mean"),
    }
}

#[test]
fn games_added_up_in_any_order_are_the_whole() {
    for players in [1, 3] {
        let (whole, single) = studied(players, 30);
        let mut added = CityStudy::default();
        for one in single.into_iter().rev() {
            added.add(one);
        }
        assert_eq!(added, whole);
        for tally in whole.tallies() {
            let full = |(_, cells): &(String, Vec<Cell>)| cells.len() + 1 == tally.columns.len();
            assert!(!tally.rows.is_empty() && tally.rows.iter().all(full), "{}", tally.title);
        }
    }
}

#[test]
fn the_parts_of_the_score_add_up_to_the_scores() {
    let options = CityOptions::build(4, &[]).expect("four play");
    let (mut study, mut scores, mut best) = (CityStudy::default(), 0, 0);
    for seed in 0..20 {
        let table = played(&options, seed);
        let standing = table.turn().standing().expect("the game is over");
        let points = standing.scores.values().iter().map(|&score| i64::from(score));
        scores += points.clone().sum::<i64>();
        best += points.max().expect("four play");
        conform::count(&mut study, &table);
    }
    assert_eq!(sum(&cells(&study, "Score", "a player")[0]), (scores, 80));
    assert_eq!(sum(&cells(&study, "Score", "the winner")[0]), (best, 20));
    let tallies = study.tallies();
    let score = tallies.iter().find(|tally| tally.title == "Score").expect("scores are counted");
    let parts = score.rows.iter().skip(2).map(|(_, cells)| sum(&cells[0]));
    let (parts, of): (Vec<i64>, Vec<u64>) = parts.unzip();
    assert_eq!((parts.iter().sum::<i64>(), of), (scores, vec![80; parts.len()]));
    // By seat the same points and one victory for each game.
    let seats = ["a", "b", "c", "d"].map(|seat| cells(&study, "By seat", seat));
    assert_eq!(seats.iter().map(|cells| sum(&cells[1]).0).sum::<i64>(), scores);
    let shares = seats.iter().map(|cells| match cells[0] {
        Cell::Share(share, of) => (share, of),
        Cell::Count(_) | Cell::Mean(..) | Cell::Empty => panic!("victories are a share"),
    });
    let (shares, of): (Vec<u64>, Vec<u64>) = shares.unzip();
    assert!(of.iter().all(|&of| of == shares.iter().sum::<u64>()), "{shares:?} of {of:?}");
}

#[test]
fn every_owner_of_a_project_is_counted() {
    let (study, _) = studied(2, 20);
    // The basic Projects are everybody's; five in all lie in front of each player.
    for basic in ["#1", "#2"] {
        assert_eq!(cells(&study, "Projects", basic)[0], Cell::Count(40));
    }
    let tallies = study.tallies();
    let projects = tallies.iter().find(|tally| tally.title == "Projects").expect("projects are counted");
    let owned = projects.rows.iter().map(|(label, cells)| match cells[0] {
        Cell::Count(count) => count,
        Cell::Mean(..) | Cell::Share(..) | Cell::Empty => panic!("{label} is not counted"),
    });
    assert_eq!(owned.sum::<u64>(), 5 * 40);
    let complete = projects.rows.iter().map(|(label, cells)| match (&cells[1], &cells[2]) {
        (&Cell::Share(share, _), &Cell::Mean(_, of)) if of == share => i64::try_from(share).expect("few"),
        (Cell::Share(0, _), Cell::Empty) => 0,
        other => panic!("{label}: {other:?}"),
    });
    assert_eq!(sum(&cells(&study, "A player's city", "projects completed")[0]), (complete.sum(), 40));
}

#[test]
fn a_solo_game_has_one_level_and_no_seats() {
    let (study, _) = studied(1, 20);
    let tallies = study.tallies();
    assert!(tallies.iter().all(|tally| tally.title != "By seat"));
    let levels = tallies.iter().find(|tally| tally.title == "Solo levels").expect("levels are counted");
    let games = levels.rows.iter().map(|(label, cells)| match cells[..] {
        [Cell::Count(count), Cell::Share(share, 20)] if share == count => count,
        _ => panic!("{label}: {cells:?}"),
    });
    assert_eq!(games.sum::<u64>(), 20);
}
