//! Who sits at a table, as a saved game says it.

use engine::{SavedGame, Seat};
use host::SeatLook;

/// What the seats are called, `a` first, if nobody says otherwise.
const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person of this name.
    Person(String),
    /// A computer player of this kind.
    Computer(String),
}

impl Sitter {
    /// A person who is called as the seat is.
    pub(crate) fn nameless(seat: Seat) -> Self {
        Self::Person(NAMES[seat.index()].into())
    }

    /// Who sits on a seat as a file says it; `None` if it does not.
    pub(crate) fn of(saved: &SavedGame, seat: Seat) -> Option<Self> {
        let line = saved.all("seat").find_map(|line| line.rest.strip_prefix(seat.letter()))?.trim();
        let kind = line.strip_prefix("bot ").map(|kind| Self::Computer(kind.trim().into()));
        kind.or_else(|| Some(Self::Person(line.into())).filter(|_| !line.is_empty()))
    }

    /// How they look; a computer player is called as the seat is.
    pub(crate) fn look(&self, seat: Seat) -> SeatLook {
        let usual = NAMES[seat.index()];
        let (name, computer) = match self {
            Self::Person(name) => (name.as_str(), false),
            Self::Computer(_) => (usual, true),
        };
        SeatLook { name: name.into(), letter: usual[..1].into(), computer }
    }
}

/// How all seats of a file look.
pub(crate) fn looks(saved: &SavedGame, seats: u8) -> Vec<SeatLook> {
    let look = |seat| Sitter::of(saved, seat).unwrap_or_else(|| Sitter::nameless(seat)).look(seat);
    Seat::all(seats).map(look).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_who_sits_where() {
        let text = "mu 1\nseat a Zoé Blanc\nseat b bot steady\nseat c\n";
        let saved = SavedGame::parse(text).unwrap();
        let sitter = |index| Sitter::of(&saved, Seat::new(index).unwrap());
        assert_eq!(sitter(0), Some(Sitter::Person("Zoé Blanc".into())));
        assert_eq!(sitter(1), Some(Sitter::Computer("steady".into())));
        assert_eq!((sitter(2), sitter(3)), (None, None));
        let names: Vec<String> = looks(&saved, 4).into_iter().map(|look| look.name).collect();
        assert_eq!(names, ["Zoé Blanc", "Ben", "Clara", "David"]);
        assert!(looks(&saved, 2)[1].computer);
    }
}
