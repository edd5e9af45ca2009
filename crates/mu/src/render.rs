//! `mu render`: the board of a saved game as a picture.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::{Observer, Seat};
use host::Look;
use pixels::Drawer;
use words::Language;

use crate::failure::Failure;
use crate::given::{self, example, seat_of_table};
use crate::locale;
use crate::people;
use crate::saved_file::SavedFile;

/// Draws the board of a saved game after a step, as somebody sees it.
///
/// The letters of a .png are drawn with the fonts of this machine, so its bytes differ from machine to
/// machine; an .svg does not.
#[derive(Args, Debug)]
#[command(after_help = example("mu render game.mu --step 12 --seat a --out board.svg"))]
pub(crate) struct Render {
    /// The saved game; - is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// After how many steps, luck included; by default all.
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Who looks: a seat, all (who sees everything) or nobody (a spectator).
    #[arg(long, value_name = "SEAT", default_value = "nobody", value_parser = observer)]
    seat: Observer,
    /// Where to, as .svg or .png.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many pixels wide a .png is.
    #[arg(long, value_name = "PIXELS", default_value_t = 1200, value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
    /// The language of the words: en, fr or de.
    #[arg(long, value_name = "CODE", value_parser = given::language)]
    language: Option<Language>,
}

impl Render {
    /// Draws the picture into its file.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let form = Form::of(&self.out)?;
        let file = SavedFile::read(&self.file)?;
        let table = file.restore()?;
        let steps = table.step_count();
        let step = self.step.unwrap_or(steps);
        if step > steps {
            return Err(Failure::input(format!("there is no step {step}; the file has {steps}")));
        }
        if let Observer::Seat(seat) = self.seat {
            seat_of_table(seat, table.seats())?;
        }
        let seats = people::looks(&file.saved, table.seats());
        let look = Look { language: locale::language(self.language), observer: self.seat, seats: &seats };
        let svg = table.at(step).see(look).picture();
        let bytes = match form {
            Form::Svg => svg.into_bytes(),
            Form::Png => Drawer::of_this_machine().wide(&svg, self.width).map_err(Failure::input)?,
        };
        let named = |error| Failure::input(format!("{}: {error}", self.out.display()));
        fs::write(&self.out, bytes).map_err(named)?;
        Ok(writeln!(out, "{}: step {step} of {steps}.", self.out.display())?)
    }
}

/// How the picture is written.
#[derive(Clone, Copy, Debug)]
enum Form {
    Svg,
    Png,
}

impl Form {
    fn of(path: &Path) -> Result<Self, Failure> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => Err(Failure::input(format!("{}: a picture ends in .svg or .png", path.display()))),
        }
    }
}

fn observer(text: &str) -> Result<Observer, String> {
    match text {
        "all" => Ok(Observer::Omniscient),
        "nobody" => Ok(Observer::Spectator),
        letter => {
            let seat: Seat = given::seat(letter).map_err(|why| format!("{why}, or all, or nobody"))?;
            Ok(Observer::Seat(seat))
        }
    }
}
