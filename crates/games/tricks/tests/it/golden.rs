//! Whole games of this version of the rules, which must replay for ever.
//!
//! The files are never edited. A change of the rules raises the version and adds new ones.

use std::fs;
use std::path::PathBuf;

use engine::laws::Lawful;
use engine::{Game, Luck, Options, Rng, SavedGame, Table, Turn};
use tricks::{MatchOptions, Tricks};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

#[test]
fn saved_games_replay_to_their_scores() {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), GAMES.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let saved = SavedGame::parse(&text).unwrap();
        assert!(saved.scores.is_some(), "{} is finished", file.display());
        // Restoring compares the scores.
        let table =
            Table::<Tricks>::restore(&saved).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        assert_eq!(table.truth().audit(), Ok(()));
        assert_eq!(SavedGame::of(&table).to_string(), text);
    }
}

/// The players, options and seed of a game.
type Played = (u8, &'static [(&'static str, &'static str)], u64);

/// The games in the folder.
const GAMES: [Played; 8] = [
    (3, &[("goal", "150")], 1),
    (3, &[("fixed_rounds", "6")], 2),
    (4, &[("goal", "100")], 3),
    (4, &[("goal", "100"), ("uncertain_end", "true")], 4),
    (5, &[("goal", "100")], 5),
    (5, &[("goal", "80"), ("show_cards_gone", "true")], 6),
    (6, &[("goal", "100")], 7),
    (6, &[("goal", "60"), ("uncertain_end", "true")], 8),
];

#[test]
#[ignore = "writes the games of a new version of the rules"]
fn write_the_games() {
    for (seats, chosen, seed) in GAMES {
        let chosen: Vec<_> = chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        let options = MatchOptions::build(seats, &chosen).unwrap();
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<Tricks>::open(options, &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().unwrap();
            let action = table.truth().sample(seat, &mut rng).unwrap();
            table.play(seat, action, &luck).unwrap();
        }
        let version = Tricks::RULES_VERSION;
        fs::create_dir_all(folder()).unwrap();
        fs::write(folder().join(format!("v{version}-{seats}-{seed}.mu")), SavedGame::of(&table).to_string())
            .unwrap();
    }
}
