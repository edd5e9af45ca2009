//! Writes pages with positions of Mü into a folder, to look at them in a browser:
//! `cargo run -p tricks-face --example tricks_positions FOLDER [SHELL.css]`.
//!
//! The frame around the position is only as much of a page as the position needs; give it the style
//! sheet of the real pages to see them together. Handles named in the address, as in `#h.r5,h.g3`, are
//! shown as chosen.

#[path = "positions/moments.rs"]
mod moments;
#[path = "positions/shell.rs"]
mod shell;

use std::path::PathBuf;
use std::{env, fs, io};
use tricks_face::TricksFace;

use engine::{Game, Observer, Options};
use face::Face;
use moments::Moment;
use tricks::Tricks;
use words::Language;

fn main() -> io::Result<()> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let folder = arguments.next().unwrap_or_else(|| env::temp_dir().join("mu-table"));
    let style = arguments.next().map_or_else(|| Ok(shell::STYLE.to_owned()), fs::read_to_string)?;
    fs::create_dir_all(&folder)?;
    for language in Language::ALL {
        for seats in 3..=6 {
            for moment in moments::all(seats) {
                write(&folder, &style, &moment, language)?;
            }
        }
    }
    eprintln!("{}", folder.display());
    Ok(())
}

fn write(folder: &std::path::Path, style: &str, moment: &Moment, language: Language) -> io::Result<()> {
    let (seats, name, code) = (moment.table.options().seats(), moment.name, language.code());
    let page = shell::page(moment, language, style).into_string();
    fs::write(folder.join(format!("{name}-{seats}.{code}.html")), page)?;
    let looks = shell::looks(seats);
    let look = shell::look(&looks, moment.observer, language);
    let view = moment.table.view(moment.observer);
    fs::write(folder.join(format!("{name}-{seats}.{code}.svg")), TricksFace::picture(&view, &look))?;
    if moment.observer != Observer::Omniscient && language == Language::English {
        let open = shell::look(&looks, Observer::Omniscient, language);
        let view = moment.table.view(Observer::Omniscient);
        fs::write(folder.join(format!("{name}-{seats}.open.svg")), TricksFace::picture(&view, &open))?;
    }
    debug_assert_eq!(Tricks::NAME, "tricks");
    Ok(())
}
