//! Who sits at the table.

use engine::{Observer, SavedGame, Seat};
use host::{Entry, Level, Look, NoSuchPlayer, SeatLook, Strength};
use words::Language;

use crate::failure::Failure;
use crate::people::Sitter;
use crate::saved_file::SavedFile;

/// The longest name, in letters.
const NAME_MAX: usize = 32;

/// Who sits at the table: one person, and computer players.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    /// The person's seat.
    pub(crate) me: Seat,
    /// Who sits where, `a` first.
    sitters: Vec<Sitter>,
    looks: Vec<SeatLook>,
}

impl Sitting {
    /// One person on the seat `me`; the computer players take the others in turn.
    pub(crate) fn new(
        game: &Entry,
        seats: u8,
        me: Seat,
        name: Option<&str>,
        bots: &[String],
    ) -> Result<Self, Failure> {
        let others = usize::from(seats) - 1;
        if bots.len() > others {
            let named = bots.len();
            return Err(Failure::input(format!(
                "{named} computer players are named, but there are {others} other seats"
            )));
        }
        let named: Result<Vec<Level>, _> = bots.iter().map(|word| (game.player)(word)).collect();
        let named = named.map_err(Failure::input)?;
        let usual = (game.usual_player)();
        let mut in_turn = named.iter().copied().cycle();
        let mut sit = |seat| {
            if seat == me {
                return name.map_or_else(|| Sitter::nameless(me), |name| Sitter::Person(name.into()));
            }
            Sitter::Computer(in_turn.next().unwrap_or(usual))
        };
        Ok(Self::seated(me, Seat::all(seats).map(&mut sit).collect()))
    }

    /// The people and players that a file names. The first person is who plays; the usual
    /// computer player takes the place of any other.
    pub(crate) fn of(file: &SavedFile, seats: u8) -> Result<Self, Failure> {
        let said = |seat| {
            let said = Sitter::of(&file.saved, seat, file.game)?;
            Ok(said.unwrap_or_else(|| Sitter::nameless(seat)))
        };
        let said: Result<Vec<Sitter>, NoSuchPlayer> = Seat::all(seats).map(said).collect();
        let said = said.map_err(Failure::input)?;
        let me = Seat::all(seats).zip(&said).find(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        let me = me.map(|(seat, _)| seat);
        let me = me.ok_or_else(|| {
            Failure::input(format!("{}: computer players sit on all seats", file.path.display()))
        })?;
        let sit = |(seat, said)| match said {
            Sitter::Person(_) if seat != me => Sitter::Computer((file.game.usual_player)()),
            sitter @ (Sitter::Person(_) | Sitter::Computer(_)) => sitter,
        };
        Ok(Self::seated(me, Seat::all(seats).zip(said).map(sit).collect()))
    }

    fn seated(me: Seat, sitters: Vec<Sitter>) -> Self {
        let places = u8::try_from(sitters.len()).expect("a table has at most six seats");
        let looks = Seat::all(places).zip(&sitters).map(|(seat, sitter)| sitter.look(seat)).collect();
        Self { me, sitters, looks }
    }

    /// How the table looks from a seat.
    pub(crate) fn look(&self, seat: Seat, language: Language) -> Look<'_> {
        Look { language, observer: Observer::Seat(seat), seats: &self.looks }
    }

    /// The computer player on a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.sitters.get(seat.index())? {
            Sitter::Computer(level) => Some(*level),
            Sitter::Person(_) => None,
        }
    }

    /// Names and kinds of the others, as the person hears them at the start.
    pub(crate) fn others(&self, language: Language) -> Vec<String> {
        let named = self.looks.iter().zip(&self.sitters);
        let other = |(look, sitter): (&SeatLook, &Sitter)| match sitter {
            Sitter::Computer(level) => {
                Some(format!("{} ({})", look.name, Strength::of(*level, language).label))
            }
            Sitter::Person(_) => None,
        };
        named.filter_map(other).collect()
    }

    /// Writes the seats into the header of a saved game.
    pub(crate) fn write(&self, saved: &mut SavedGame) {
        for (index, sitter) in self.sitters.iter().enumerate() {
            let seat = Seat::new(index).expect("a table has at most six seats");
            match sitter {
                Sitter::Computer(level) => saved.push("seat", &format!("{seat} bot {level}")),
                Sitter::Person(name) => saved.push("seat", &format!("{seat} {name}")),
            }
        }
    }
}

/// Reads a name: one line, not too long, and no word of the file format.
pub(crate) fn name(text: &str) -> Result<String, String> {
    let name = text.trim();
    let fits = !name.is_empty() && name.chars().count() <= NAME_MAX && !name.chars().any(char::is_control);
    if fits && name != "bot" && !name.starts_with("bot ") {
        Ok(name.into())
    } else {
        Err(format!("a name has 1 to {NAME_MAX} letters and does not begin with the word bot"))
    }
}
