//! Writes whole games of a new version of the rules: `cargo run -p m --example m_golden`.
//!
//! A game that is there is never written again; `tests/it/games.rs` replays them all. The first twelve were
//! chosen by how they end, these by their table options.

use std::fs;
use std::path::Path;

use engine::{Game as _, Luck, Options as _, Rng, SavedGame, Table, Turn};
use m::{M, TableOptions};

/// The number in the folder, the players, the options and what the file is called by.
type Played = (u64, u8, &'static [(&'static str, &'static str)], &'static str);

/// The games chosen by their options.
const GAMES: [Played; 8] = [
    (13, 2, &[("deck", "four_symbols")], "four_symbols"),
    (14, 3, &[("start_shape", "arch"), ("area", "fixed")], "fixed_arch"),
    (15, 4, &[("line_rule", "contiguous")], "contiguous"),
    (16, 4, &[("double_line", "both")], "both_lines"),
    (17, 5, &[("none_matches_none", "false")], "none_differs"),
    (18, 6, &[("voluntary_pass", "true")], "voluntary_pass"),
    (19, 5, &[("deck", "four_symbols"), ("area", "fixed"), ("double_line", "both")], "three_options"),
    (
        20,
        3,
        &[
            ("deck", "four_symbols"),
            ("start_shape", "arch"),
            ("none_matches_none", "false"),
            ("line_rule", "contiguous"),
            ("voluntary_pass", "true"),
        ],
        "five_options",
    ),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (number, seats, chosen, name) in GAMES {
        let chosen: Vec<_> = chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        let (luck, mut rng) = (Luck::from_seed(number), Rng::from_seed(number));
        let mut table = Table::<M>::open(TableOptions::build(seats, &chosen)?, &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().ok_or("nobody owes anything")?;
            let action = table.truth().sample(seat, &mut rng).ok_or("a seat has no choice")?;
            table.play(seat, action, &luck)?;
        }
        let file = folder.join(format!("{number:02}-{seats}players-{name}.mu"));
        if !file.exists() {
            fs::write(file, SavedGame::of(&table).to_string())?;
        }
    }
    Ok(())
}
