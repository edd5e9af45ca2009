//! `mu puzzles`: positions with one clearly best choice, shown in the terminal, and mined from games of computer
//! players.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use ::puzzles::{Mining, Puzzle, STARS_MAX, of_day, read_all};
use ::words::{Language, say, word};
use clap::Args;
use engine::Observer;
use host::{AnyView, Entry, Look};

use crate::failure::Failure;
use crate::given::{self, TableGiven, bots, example, game};
use crate::{locale, people};

/// Shows puzzles: positions with one clearly best choice, and why. Or mines new ones.
///
/// The puzzle of the day follows from the date of universal time alone, and is the same everywhere. With --mine
/// computer players play games; what passes all tests and proofs (docs/puzzles.md) is added to a file, in the
/// notation. The same seed and options give the same puzzles; a file that holds some is gone on with after the game
/// of its last one.
#[derive(Args, Debug)]
#[command(after_help = example("mu puzzles GAME --today"))]
pub(crate) struct Puzzles {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game)]
    game: &'static Entry,
    /// Shows the puzzle of the day; what happens if nothing else is asked for.
    #[arg(long, conflicts_with_all = ["number", "mine"])]
    today: bool,
    /// Shows the puzzle of this number.
    #[arg(long, value_name = "N", conflicts_with = "mine")]
    number: Option<u32>,
    /// Says the answer, too, and why.
    #[arg(long, conflicts_with = "mine")]
    answer: bool,
    /// The language of the words: en, fr or de; by default that of the terminal.
    #[arg(long, value_name = "CODE", value_parser = given::language)]
    language: Option<Language>,
    /// Mines so many puzzles.
    #[arg(long, value_name = "N", requires = "out")]
    mine: Option<usize>,
    /// The file that they are added to.
    #[arg(long, value_name = "FILE", requires = "mine")]
    out: Option<PathBuf>,
    #[command(flatten)]
    table: TableGiven,
    /// The computer players of the games, repeated if there are fewer than seats; by default the usual one.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    bots: Vec<String>,
    /// Only puzzles of so many stars at least, 1 to 4.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(STARS_MAX)))]
    stars: u8,
    /// The seed that everything mined follows from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

impl Puzzles {
    /// Shows a puzzle, or mines until there are enough.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match (self.mine, &self.out) {
            (Some(wanted), Some(path)) => self.mine(wanted, path, out),
            _ => self.show(out),
        }
    }

    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let puzzles = read_all((self.game.puzzles)()).map_err(Failure::input)?;
        let puzzle = match self.number {
            Some(number) => puzzles.iter().find(|one| one.number == number),
            None => of_day(&puzzles, today()).map(|at| &puzzles[at]),
        };
        let count = puzzles.len();
        let none = || Failure::input(format!("{} has no such puzzle; it has {count}", self.game.title));
        let shown = Shown::of(self.game, puzzle.ok_or_else(none)?, locale::language(self.language));
        let table = shown.game.restore(&shown.puzzle.saved()).map_err(Failure::input)?;
        let seats = people::looks(&shown.puzzle.saved(), table.seats());
        let observer = Observer::Seat(shown.puzzle.seat);
        let look = Look { language: shown.language, observer, seats: &seats };
        let view = table.see(look);
        shown.tell(&*view, look.name(shown.puzzle.seat), out)?;
        if self.answer { shown.tell_answer(&*view, out) } else { Ok(()) }
    }

    fn mine(&self, wanted: usize, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
        let mining = Mining {
            seats: self.table.seats(self.game),
            options: self.table.options(self.game)?,
            levels: bots(self.game, &self.bots)?,
            stars: self.stars,
            seed: self.seed,
        };
        let known = kept(path)?;
        let last = known.iter().filter(|one| one.origin.seed == self.seed).map(|one| one.origin.game).max();
        let mut number = known.iter().map(|one| one.number).max().unwrap_or_default();
        let mut found = 0;
        for game in last.map_or(0, |last| last + 1).. {
            if found >= wanted {
                break;
            }
            let mut puzzles = (self.game.laboratory.mine)(&mining, game).map_err(Failure::input)?;
            for puzzle in &mut puzzles {
                number += 1;
                puzzle.number = number;
            }
            add(path, &puzzles)?;
            found += puzzles.len();
            writeln!(out, "game {game}: {}; {found} of {wanted}", puzzles.len())?;
            out.flush()?;
        }
        Ok(())
    }
}

/// The day, in days since 1970 of universal time.
fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400)
}

/// A puzzle in words.
struct Shown<'a> {
    game: &'a Entry,
    puzzle: &'a Puzzle,
    language: Language,
}

impl<'a> Shown<'a> {
    const fn of(game: &'a Entry, puzzle: &'a Puzzle, language: Language) -> Self {
        Self { game, puzzle, language }
    }

    /// The position as its seat sees it.
    fn tell(&self, view: &dyn AnyView, name: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let Self { game, puzzle, language } = *self;
        let stars = "*".repeat(puzzle.stars().into());
        let (title, number) = (game.title, puzzle.number);
        writeln!(out, "{title} {number} {stars}")?;
        for part in view.describe() {
            writeln!(out, "\n{}", part.heading)?;
            for line in &part.lines {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out, "\n{}", find(language, name))?;
        Ok(())
    }

    /// The best choice, and why it is.
    fn tell_answer(&self, view: &dyn AnyView, out: &mut dyn Write) -> Result<(), Failure> {
        let Self { game, puzzle, language } = *self;
        let said = |text: &str| view.say(text).unwrap_or_else(|| text.to_owned());
        for answer in &puzzle.answers {
            writeln!(
                out,
                "  {}: {}",
                word!(language, en: "Best", fr: "Meilleur choix", de: "Beste Wahl"),
                said(answer)
            )?;
        }
        if let Some((tempting, reason)) = puzzle.reason() {
            let instead = word!(language, en: "Instead of", fr: "Au lieu de", de: "Statt");
            writeln!(out, "  {instead}: {}", said(&tempting.action))?;
            if let Some(because) = (game.reason_against)(&reason.word, &reason.numbers, language) {
                writeln!(out, "  {because} ({})", reason.rules.join(", "))?;
            }
        }
        Ok(())
    }
}

/// What is asked.
fn find(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} is to choose. One choice is clearly the best.",
        fr: "{name} doit choisir. Un seul choix est nettement le meilleur.",
        de: "{name} ist am Zug. Eine Wahl ist klar die beste.")
}

/// The puzzles that a file holds; none if there is none yet.
fn kept(path: &Path) -> Result<Vec<Puzzle>, Failure> {
    match fs::read_to_string(path) {
        Ok(text) => read_all(&text).map_err(|bad| Failure::input(format!("{}: {bad}", path.display()))),
        Err(missing) if missing.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(Failure::input(format!("{}: {error}", path.display()))),
    }
}

fn add(path: &Path, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let text: String = puzzles.iter().map(ToString::to_string).collect();
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    Ok(file.write_all(text.as_bytes())?)
}
