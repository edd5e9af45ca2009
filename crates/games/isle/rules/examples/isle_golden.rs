//! Writes whole games of a new version of the rules: `cargo run -p isle --example isle_golden`.
//!
//! A game that is there is never written again; `tests/it/games.rs` replays them all. They were chosen by their
//! players and options: every option is set otherwise than usual in one at least, and two have maps of their own.

use std::fs;
use std::path::Path;

use engine::laws::Lawful as _;
use engine::{Luck, Observer, Options as _, Rng, SavedGame, Table, Turn};
use isle::{Isle, IsleOptions};

/// The players, the options and what the file is called by; the place in the list is the number in the folder.
type Played = (u8, &'static [(&'static str, &'static str)], &'static str);

/// The value of the option `map` that stands for a map built for this game.
const BUILT: &str = "built";

const GAMES: [Played; 20] = [
    (2, &[], "usual"),
    (2, &[("setup", "advanced")], "advanced"),
    (2, &[("stall", "restless_earth")], "restless_earth"),
    (2, &[("volcano_faces", "2")], "two_faces"),
    (2, &[("sea_geyser", "forbidden")], "no_sea_geyser"),
    (2, &[("prayed_flow", "flows_on")], "prayed_flow_goes_on"),
    (2, &[("map", BUILT)], "own_map"),
    (3, &[], "usual"),
    (3, &[("setup", "advanced")], "advanced"),
    (3, &[("create_where", "village_space")], "beside_villages"),
    (3, &[("final_moai", "standing")], "standing_moai"),
    (3, &[("foreign_moai", "carry")], "carried_moai"),
    (3, &[("sinking_call", "by_players")], "sinking_called"),
    (3, &[("setup", "advanced"), ("map", BUILT)], "own_map_advanced"),
    (4, &[], "usual"),
    (4, &[("setup", "advanced")], "advanced"),
    (4, &[("volcano_faces", "4"), ("stall", "restless_earth")], "four_faces"),
    (4, &[("foreign_moai", "carry"), ("sinking_call", "by_players")], "two_options"),
    (
        4,
        &[("setup", "advanced"), ("final_moai", "standing"), ("create_where", "village_space")],
        "three_options",
    ),
    (
        4,
        &[
            ("stall", "restless_earth"),
            ("sea_geyser", "forbidden"),
            ("prayed_flow", "flows_on"),
            ("final_moai", "standing"),
            ("foreign_moai", "carry"),
        ],
        "five_options",
    ),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (number, (seats, chosen, name)) in (1..).zip(GAMES) {
        let (luck, mut rng) = (Luck::from_seed(number), Rng::from_seed(number));
        let map = Isle::random_text("map", seats, &mut rng).ok_or("the game builds maps")?;
        let value = |value: &str| if value == BUILT { map.clone() } else { value.to_owned() };
        let chosen: Vec<_> = chosen.iter().map(|&(name, word)| (name.into(), value(word))).collect();
        let mut table = Table::<Isle>::open(IsleOptions::build(seats, &chosen)?, &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().ok_or("nobody owes anything")?;
            let action = table.view(Observer::Seat(seat)).sample(&mut rng).ok_or("a seat has no choice")?;
            table.play(seat, action, &luck)?;
        }
        let file = folder.join(format!("{number:02}-{seats}players-{name}.mu"));
        if !file.exists() {
            fs::write(file, SavedGame::of(&table).to_string())?;
        }
    }
    Ok(())
}
