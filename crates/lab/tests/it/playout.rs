//! One random game without a table.

use lab::playout;
use toy::Toy;

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| playout::<Toy>(3, &[], seed).unwrap();
    assert_eq!(game(5), game(5));
    assert!((0..20).any(|seed| game(seed).scores != game(5).scores), "luck and choices differ by seed");
    assert!(game(5).decisions > 0);
}

#[test]
fn options_are_checked() {
    let unknown = [("no_such_option".to_owned(), "1".to_owned())];
    assert_eq!(playout::<Toy>(3, &unknown, 1).unwrap_err().name, "no_such_option");
}
