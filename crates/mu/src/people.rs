//! Who sits at a table, as a saved game says it.

use engine::{SavedGame, Seat};
use host::{Entry, Level, NoSuchPlayer, SeatLook};

/// What the seats are called, `a` first, if nobody says otherwise.
const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person of this name.
    Person(String),
    /// A computer player of this level.
    Computer(Level),
}

impl Sitter {
    /// A person who is called as the seat is.
    pub(crate) fn nameless(seat: Seat) -> Self {
        Self::Person(NAMES[seat.index()].into())
    }

    /// Who sits on a seat as a file says it; `None` if it does not.
    ///
    /// # Errors
    /// If it names a computer player that the game does not have.
    pub(crate) fn of(saved: &SavedGame, seat: Seat, game: &Entry) -> Result<Option<Self>, NoSuchPlayer> {
        Ok(match line(saved, seat) {
            Some(Line::Computer(word)) => Some(Self::Computer((game.player)(word)?)),
            Some(Line::Person(name)) => Some(Self::Person(name.into())),
            None => None,
        })
    }

    /// How they look; a computer player is called as the seat is.
    pub(crate) fn look(&self, seat: Seat) -> SeatLook {
        match self {
            Self::Person(name) => look(seat, Some(&Line::Person(name))),
            Self::Computer(level) => look(seat, Some(&Line::Computer(level.word()))),
        }
    }
}

/// What a file says of a seat.
enum Line<'a> {
    /// The name of a person.
    Person(&'a str),
    /// The word of a computer player.
    Computer(&'a str),
}

fn line(saved: &SavedGame, seat: Seat) -> Option<Line<'_>> {
    let line = saved.all("seat").find_map(|line| line.rest.strip_prefix(seat.letter()))?.trim();
    let computer = line.strip_prefix("bot ").map(|word| Line::Computer(word.trim()));
    computer.or_else(|| Some(Line::Person(line)).filter(|_| !line.is_empty()))
}

fn look(seat: Seat, line: Option<&Line<'_>>) -> SeatLook {
    let usual = NAMES[seat.index()];
    let (name, computer) = match line {
        Some(Line::Person(name)) => (*name, false),
        Some(Line::Computer(_)) => (usual, true),
        None => (usual, false),
    };
    SeatLook { name: name.into(), letter: usual[..1].into(), computer }
}

/// How all seats of a file look.
pub(crate) fn looks(saved: &SavedGame, seats: u8) -> Vec<SeatLook> {
    Seat::all(seats).map(|seat| look(seat, line(saved, seat).as_ref())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_who_sits_where() {
        let text = "mu 1\nseat a Zoé Blanc\nseat b bot steady\nseat c\n";
        let saved = SavedGame::parse(text).unwrap();
        let game = catalog::games().iter().find(|game| game.name == "tricks").unwrap();
        let sitter = |index| Sitter::of(&saved, Seat::new(index).unwrap(), game).unwrap();
        assert_eq!(sitter(0), Some(Sitter::Person("Zoé Blanc".into())));
        assert_eq!(sitter(1), Some(Sitter::Computer(Level::Steady)));
        assert_eq!((sitter(2), sitter(3)), (None, None));
        let names: Vec<String> = looks(&saved, 4).into_iter().map(|look| look.name).collect();
        assert_eq!(names, ["Zoé Blanc", "Ben", "Clara", "David"]);
        assert!(looks(&saved, 2)[1].computer);
    }
}
