//! Writes whole games of a new version of the rules: `cargo run -p city --example city_golden`.
//!
//! A game that is there is never written again; `tests/it/games.rs` replays them all. They were chosen by their
//! players and options: every option is set otherwise than usual in one at least, and one has a pack of its own.

use std::fs;
use std::path::Path;

use city::{City, CityOptions, Pack};
use engine::{Game as _, Luck, Options as _, Rng, SavedGame, Table, Turn};

/// The players, the options and what the file is called by; the place in the list is the number in the folder.
type Played = (u8, &'static [(&'static str, &'static str)], &'static str);

/// The pack of its own: an overlay with a card that the players carry out themselves.
const OWN: &str = include_str!("../tests/own.toml");
/// The value of the option `pack` that stands for it.
const OWN_PACK: &str = "own";

const GAMES: [Played; 20] = [
    (1, &[], "usual"),
    (1, &[("solo_neutral_trade", "none")], "no_neutral_trade"),
    (1, &[("solo_refill", "box")], "refill_from_box"),
    (1, &[("boards", "random"), ("removed_buildings", "shown")], "random_board"),
    (2, &[], "usual"),
    (2, &[("expert_projects", "off")], "first_game"),
    (2, &[("boards", "choose")], "boards_chosen"),
    (2, &[("placement", "open")], "open_placement"),
    (3, &[], "usual"),
    (3, &[("boards", "random")], "random_boards"),
    (3, &[("removed_buildings", "shown")], "removed_shown"),
    (3, &[("source_strength", "touch")], "sources_touch"),
    (4, &[], "usual"),
    (4, &[("extra_before_cost", "on")], "extra_first"),
    (4, &[("doomed_trade_token", "on")], "doomed_trade"),
    (4, &[("placement", "open"), ("boards", "choose")], "two_options"),
    (5, &[], "usual"),
    (5, &[("expert_projects", "off"), ("boards", "choose")], "first_game_of_five"),
    (
        5,
        &[
            ("boards", "random"),
            ("placement", "open"),
            ("source_strength", "touch"),
            ("extra_before_cost", "on"),
            ("doomed_trade_token", "on"),
        ],
        "five_options",
    ),
    (3, &[("pack", OWN_PACK)], "own_pack"),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let own = Pack::read(OWN).map_err(|faults| format!("{faults:?}"))?.line();
    for (number, (seats, chosen, name)) in (1..).zip(GAMES) {
        let value = |value: &str| if value == OWN_PACK { own.clone() } else { value.to_owned() };
        let chosen: Vec<_> = chosen.iter().map(|&(name, word)| (name.into(), value(word))).collect();
        let (luck, mut rng) = (Luck::from_seed(number), Rng::from_seed(number));
        let mut table = Table::<City>::open(CityOptions::build(seats, &chosen)?, &luck);
        while let Turn::Seats(owing) = table.turn() {
            // Who decides first is random too: it matters with open placement.
            let seats: Vec<_> = owing.iter().collect();
            let seat = *rng.pick(&seats).ok_or("nobody owes anything")?;
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
