//! The list of games.
//!
//! Only the program and its tests know it; everything else is given entries. Adding a game adds its line in
//! [`games`].

use host::{Documents, Entry};

/// The documents of the game with this short name, from `docs/rules`.
macro_rules! documents {
    ($name:literal) => {{
        // A static stands in the program once; a constant would stand in each part of it that names the game.
        static DOCUMENTS: Documents = Documents([
            include_str!(concat!("../../../docs/rules/", $name, ".en.md")),
            include_str!(concat!("../../../docs/rules/", $name, ".fr.md")),
            include_str!(concat!("../../../docs/rules/", $name, ".de.md")),
        ]);
        &DOCUMENTS
    }};
}

/// All games there are, in the order in which the lobby shows them. One line a game:
/// `Entry::of::<Face, Players, Tallies>(documents!("slug"))`.
pub const fn games() -> &'static [Entry] {
    const GAMES: &[Entry] = &[
        Entry::of::<m_face::MFace, m_players::MPlayers, m::GameStudy>(documents!("m")),
        Entry::of::<tricks_face::TricksFace, tricks_players::TricksPlayers, tricks::MatchStudy>(documents!(
            "tricks"
        )),
        Entry::of::<isle_face::IsleFace, isle_players::IslePlayers, isle::IsleStudy>(documents!("isle")),
        Entry::of::<city_face::CityFace, city_players::CityPlayers, city::CityStudy>(documents!("city")),
    ];
    GAMES
}

/// The game with this short name.
pub fn find(name: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.name == name)
}
