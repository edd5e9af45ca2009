//! Random games of every size come to an end.

use city::{City, CityOptions};
use engine::{Luck, Options, Rng, Table, Turn};

/// A random game of so many players.
pub(crate) fn played(options: &CityOptions, seed: u64) -> Table<City> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<City>::open(options.clone(), &luck);
    while let Turn::Seats(owing) = table.turn() {
        let seats: Vec<_> = owing.iter().collect();
        let seat = *rng.pick(&seats).expect("somebody owes a choice");
        let action = engine::Game::sample(table.truth(), seat, &mut rng).expect("who owes a choice has one");
        table.play(seat, action, &luck).expect("a sampled action is legal");
    }
    table
}

#[test]
fn random_games_end() {
    for seats in 1..=5 {
        let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
        for seed in 0..20 {
            let table = played(&options, seed);
            let standing = table.turn().standing().expect("the game is over");
            assert_eq!(standing.reason, "scored");
            let text = engine::SavedGame::of(&table).to_string();
            let again = Table::<City>::restore(&engine::SavedGame::parse(&text).expect("it parses"));
            assert!(again.is_ok(), "{:?}\n{text}", again.err());
        }
    }
}
