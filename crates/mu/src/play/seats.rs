//! Who sits at the table.

use catalog::{Entry, Look, Offered, SeatLook};
use engine::{Observer, SavedGame, Seat};
use words::Language;

use crate::failure::Failure;
use crate::saved_file::SavedFile;

/// What the seats are called, `a` first, if nobody says otherwise.
const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// The longest name, in letters.
const NAME_MAX: usize = 32;

/// Who sits at the table: one person, and computer players.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    /// The person's seat.
    pub(crate) me: Seat,
    /// The computer player on each seat, `a` first; none on the person's.
    bots: Vec<Option<String>>,
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
            return Err(Failure::input(format!(
                "{} computer players are named, but there are {others} other seats",
                bots.len()
            )));
        }
        let strongest = [strongest(game).to_owned()];
        let mut in_turn = if bots.is_empty() { &strongest } else { bots }.iter().cycle();
        let taken = Seat::all(seats).map(|seat| if seat == me { None } else { in_turn.next().cloned() });
        Self::seated(game, me, name, taken.collect())
    }

    /// The people and players that a file names.
    pub(crate) fn of(file: &SavedFile, seats: u8) -> Result<Self, Failure> {
        let said = |seat: Seat| {
            let mut lines = file.saved.all("seat").filter_map(|line| line.rest.strip_prefix(seat.letter()));
            lines.next().unwrap_or_default().trim().to_owned()
        };
        let bots: Vec<Option<String>> = Seat::all(seats)
            .map(|seat| said(seat).strip_prefix("bot ").map(|bot| bot.trim().to_owned()))
            .collect();
        let me = Seat::all(seats).find(|seat| bots[seat.index()].is_none()).ok_or_else(|| {
            Failure::input(format!("{}: computer players sit on all seats", file.path.display()))
        })?;
        let name = Some(said(me)).filter(|name| !name.is_empty());
        let bots = bots.into_iter().enumerate().map(|(index, bot)| {
            // A second person's seat is played by the strongest.
            if index == me.index() {
                None
            } else {
                Some(bot.unwrap_or_else(|| strongest(file.game).to_owned()))
            }
        });
        Self::seated(file.game, me, name.as_deref(), bots.collect())
    }

    fn seated(
        game: &Entry,
        me: Seat,
        name: Option<&str>,
        bots: Vec<Option<String>>,
    ) -> Result<Self, Failure> {
        let players = (game.players)();
        for bot in bots.iter().flatten() {
            if !players.iter().any(|player| player.name == bot) {
                let known: Vec<&str> = players.iter().map(|player| player.name).collect();
                return Err(Failure::input(format!(
                    "there is no computer player {bot:?}; there are: {}",
                    known.join(", ")
                )));
            }
        }
        let look = |(index, bot): (usize, &Option<String>)| {
            let usual = NAMES[index];
            let name = name.filter(|_| index == me.index()).unwrap_or(usual);
            SeatLook { name: name.into(), letter: usual[..1].into(), computer: bot.is_some() }
        };
        let looks = bots.iter().enumerate().map(look).collect();
        Ok(Self { me, bots, looks })
    }

    /// How the table looks from a seat.
    pub(crate) fn look(&self, seat: Seat, language: Language) -> Look<'_> {
        Look { language, observer: Observer::Seat(seat), seats: &self.looks }
    }

    /// The computer player on a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        self.bots.get(seat.index())?.as_deref()
    }

    /// Names and computer players of the others, as the person hears them at the start.
    pub(crate) fn others(&self) -> Vec<String> {
        let named = self.looks.iter().zip(&self.bots);
        named.filter_map(|(look, bot)| Some(format!("{} ({})", look.name, bot.as_ref()?))).collect()
    }

    /// Writes the seats into the header of a saved game.
    pub(crate) fn write(&self, saved: &mut SavedGame) {
        for (index, (look, bot)) in self.looks.iter().zip(&self.bots).enumerate() {
            let seat = Seat::new(index).unwrap_or_default();
            match bot {
                Some(bot) => saved.push("seat", &format!("{seat} bot {bot}")),
                None => saved.push("seat", &format!("{seat} {}", look.name)),
            }
        }
    }
}

/// The strongest computer player that people are offered.
fn strongest(game: &Entry) -> &'static str {
    let players = (game.players)();
    let offered = players.iter().rev().find(|player| player.offered == Offered::ToPeople);
    offered.or_else(|| players.last()).map_or("", |player| player.name)
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
