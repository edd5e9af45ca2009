//! Writes the whole games of a new version of the rules: `cargo run -p tricks --example tricks_golden`.
//!
//! The games of earlier versions are never written again; `tests/it/golden.rs` replays them all.

use std::fs;
use std::path::Path;

use engine::{Game as _, Luck, Options as _, Rng, SavedGame, Table, Turn};
use tricks::{MatchOptions, Tricks};

/// The players, options and seed of a game.
type Played = (u8, &'static [(&'static str, &'static str)], u64);

/// The games in the folder.
const GAMES: [Played; 20] = [
    (3, &[("goal", "150")], 1),
    (3, &[("fixed_rounds", "6")], 2),
    (4, &[("goal", "100")], 3),
    (4, &[("goal", "100"), ("uncertain_end", "true")], 4),
    (5, &[("goal", "100")], 5),
    (5, &[("goal", "80"), ("show_cards_gone", "true")], 6),
    (6, &[("goal", "100")], 7),
    (6, &[("goal", "60"), ("uncertain_end", "true")], 8),
    (3, &[("goal", "60"), ("uncertain_end", "true")], 9),
    (3, &[("goal", "80"), ("show_cards_gone", "true")], 10),
    (3, &[("fixed_rounds", "3"), ("show_cards_gone", "true")], 11),
    (4, &[("fixed_rounds", "4")], 12),
    (4, &[("fixed_rounds", "8"), ("show_cards_gone", "true")], 13),
    (4, &[("goal", "200")], 14),
    (5, &[("fixed_rounds", "5")], 15),
    (5, &[("fixed_rounds", "10"), ("show_cards_gone", "true")], 16),
    (5, &[("goal", "120"), ("uncertain_end", "true")], 17),
    (6, &[("fixed_rounds", "6")], 18),
    (6, &[("goal", "150"), ("show_cards_gone", "true")], 19),
    (6, &[("goal", "100"), ("uncertain_end", "true"), ("show_cards_gone", "true")], 20),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    fs::create_dir_all(&folder)?;
    for (seats, chosen, seed) in GAMES {
        let chosen: Vec<_> = chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<Tricks>::open(MatchOptions::build(seats, &chosen)?, &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().ok_or("nobody owes anything")?;
            let action = table.truth().sample(seat, &mut rng).ok_or("a seat has no choice")?;
            table.play(seat, action, &luck)?;
        }
        let file = folder.join(format!("v{}-{seats}-{seed}.mu", Tricks::RULES_VERSION));
        if !file.exists() {
            fs::write(file, SavedGame::of(&table).to_string())?;
        }
    }
    Ok(())
}
