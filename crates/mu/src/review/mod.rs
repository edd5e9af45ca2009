//! `mu review`: what every choice of a finished game was worth, and luck apart from choice.

mod page;
mod words;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use crate::failure::Failure;
use crate::given::{self, example, seat_of_table};
use crate::locale;
use crate::people;
use crate::saved_file::SavedFile;
use ::review::{AppraisedCell, CannotReview, Effort, Reason, Review as Found, ReviewedChoice, ReviewedSeat};
use ::words::Language;
use clap::Args;
use engine::{Observer, Seat, StepNumber};
use host::{AnyTable, Entry, Look, SeatLook};
use words::Told;

/// Says of a finished game what every choice was worth to its seat by what that seat could know.
///
/// The strongest computer player says what it would have done, as it does for a hint; what was played and what it
/// found are then played on in the same imagined worlds. Tells the accuracy of every seat, its costliest choices,
/// and how it came to its result: by luck, by others, by its own choices, by what it could not see.
/// With --worlds and without --seconds the numbers are the same on every machine. What they mean stands in
/// docs/review.md.
#[derive(Args, Debug)]
#[command(after_help = example("mu review game.mu --seat a --seconds 60"))]
pub(crate) struct Review {
    /// The saved game; - is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The seat whose choices are weighed; by default all.
    #[arg(long, value_name = "SEAT", value_parser = given::seat)]
    seat: Option<Seat>,
    /// How long it may take; by default 10 seconds, without end if --worlds is given.
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: Option<u32>,
    /// In how many imagined worlds choices are compared at most.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(16..=65_536))]
    worlds: Option<u32>,
    /// At most so many iterations of the search for each choice; by default what it allows itself in a game.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// What everything that is drawn at random follows from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Write all that was found, every choice and every position, as JSON.
    #[arg(long)]
    json: bool,
    /// Write it into this file as one page, with the boards from which the costliest choices were made.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    html: Option<PathBuf>,
    /// The language of the words: en, fr or de.
    #[arg(long, value_name = "CODE", value_parser = given::language)]
    language: Option<Language>,
}

/// How long a review takes if nothing else is said.
const QUICK: Duration = Duration::from_secs(10);

impl Review {
    /// Reviews the file and says what was found.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let file = SavedFile::read(&self.file)?;
        let table = file.restore()?;
        if let Some(seat) = self.seat {
            seat_of_table(seat, table.seats())?;
        }
        let found = (file.game.laboratory.review)(&file.saved, &self.effort());
        let found = found.map_err(|why| match why {
            CannotReview::Save(bad) => file.finding(bad),
            CannotReview::NotOver => Failure::input(format!("{}: {why}", file.path.display())),
        })?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &found).map_err(io::Error::from)?;
            return Ok(writeln!(out)?);
        }
        let seats = people::looks(&file.saved, table.seats());
        if let Some(path) = &self.html {
            let told = page::Told {
                game: file.game,
                table: &*table,
                seats,
                language: locale::language(self.language),
            };
            let named = |error| Failure::input(format!("{}: {error}", path.display()));
            fs::write(path, told.page(found)).map_err(named)?;
            return Ok(writeln!(out, "{}", path.display())?);
        }
        let teller = Teller {
            game: file.game,
            table: table.as_ref(),
            found: &found,
            seats: &seats,
            language: locale::language(self.language),
        };
        teller.tell(file.game.title, out)
    }

    fn effort(&self) -> Effort {
        let seconds = self.seconds.map(|seconds| Duration::from_secs(seconds.into()));
        let time = seconds.or_else(|| self.worlds.is_none().then_some(QUICK));
        let effort = time.map_or_else(|| Effort::worlds(0), Effort::within);
        let worlds = self.worlds.unwrap_or(effort.worlds);
        Effort { seed: self.seed, seat: self.seat, iterations: self.iterations, worlds, ..effort }
    }
}

/// Puts a review into words.
struct Teller<'a> {
    game: &'a Entry,
    table: &'a dyn AnyTable,
    found: &'a Found,
    seats: &'a [SeatLook],
    language: Language,
}

impl Teller<'_> {
    fn tell(&self, title: &str, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", words::begins(self.language, title, &self.found.adviser, &self.found.reference))?;
        for seat in &self.found.seats {
            writeln!(out)?;
            self.seat(seat, out)?;
        }
        Ok(())
    }

    fn seat(&self, of: &ReviewedSeat, out: &mut dyn Write) -> Result<(), Failure> {
        let own: Vec<_> = self.found.choices.iter().filter(|choice| choice.seat == of.seat).collect();
        let told = Told { language: self.language, seat: of };
        let look = self.look(of.seat);
        writeln!(out, "{} ({})", look.name(of.seat), of.seat)?;
        writeln!(out, "  {}", told.accuracy())?;
        writeln!(out, "  {}", told.marks(&own))?;
        writeln!(out, "  {}", told.account())?;
        writeln!(out, "  {}", told.points())?;
        if !of.costliest.is_empty() {
            writeln!(out, "  {}", words::costliest(self.language))?;
        }
        for step in &of.costliest {
            if let Some(choice) = own.iter().find(|choice| choice.step == *step) {
                self.choice(choice, out)?;
            }
        }
        self.appraisals(of.seat, out)
    }

    fn choice(&self, choice: &ReviewedChoice, out: &mut dyn Write) -> Result<(), Failure> {
        let before = self.table.at(choice.step - 1);
        let view = before.see(self.look(choice.seat));
        let say = |text: &str| view.say(text).unwrap_or_else(|| text.to_owned());
        let (played, best) = (say(&choice.played), say(&choice.best));
        let step: StepNumber = choice.step;
        writeln!(
            out,
            "    {}",
            words::lost(self.language, step, choice.loss.unwrap_or_default(), choice.mark)
        )?;
        writeln!(out, "      {}", words::played(self.language, &played))?;
        writeln!(out, "      {}", words::better(self.language, &best))?;
        let reason = choice.reason.as_ref();
        if let Some(because) = reason.and_then(|reason| self.because(reason)) {
            writeln!(out, "      {because}")?;
        }
        Ok(())
    }

    /// A reason with its rules.
    fn because(&self, reason: &Reason) -> Option<String> {
        let because = (self.game.reason_against)(&reason.word, &reason.numbers, self.language)?;
        Some(format!("{because} ({})", reason.rules.join(", ")))
    }

    /// What the hands of a seat were worth.
    fn appraisals(&self, seat: Seat, out: &mut dyn Write) -> Result<(), Failure> {
        let mut own = self.found.appraisals.iter().filter(|one| one.seat == seat).peekable();
        let title = (self.game.appraisal)(self.language).filter(|_| own.peek().is_some());
        if let Some(title) = title {
            writeln!(out, "  {title}")?;
        }
        for one in own {
            let before = self.table.at(one.step - 1);
            let view = before.see(self.look(seat));
            let say = |text: &String| view.say(text).unwrap_or_else(|| text.clone());
            writeln!(out, "    {}", words::at_step(self.language, one.step))?;
            let columns: Vec<String> = one.columns.iter().map(say).collect();
            for (row, cells) in one.rows.iter().zip(&one.cells) {
                writeln!(out, "      {}: {}", say(row), in_a_row(&columns, cells))?;
            }
        }
        Ok(())
    }

    const fn look(&self, seat: Seat) -> Look<'_> {
        Look { language: self.language, observer: Observer::Seat(seat), seats: self.seats }
    }
}

/// The cells of a row with what their columns are about, if there are several.
fn in_a_row(columns: &[String], cells: &[AppraisedCell]) -> String {
    let cell = |cell: &AppraisedCell| format!("{:.0} ({})", cell.points.mean, cell.reach);
    let named = |(at, one): (usize, &AppraisedCell)| match columns.get(at) {
        Some(column) => format!("{column} {}", cell(one)),
        None => cell(one),
    };
    let cells: Vec<String> = cells.iter().enumerate().map(named).collect();
    cells.join("; ")
}
