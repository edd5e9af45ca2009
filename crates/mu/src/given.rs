//! What several commands are given: a game, a table, a language.

use catalog::games;
use clap::Args;
use engine::{OptionKind, Seat};
use host::{Entry, Level, Preset};
use words::Language;

use crate::failure::Failure;
use crate::text_file;

/// A table of any game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TableGiven {
    /// How many players; by default the number with which the game plays best.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// A set of options that the game proposes by name; single options count more.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    /// A table option; may be repeated. Where the value is a text, such as a map, a file may be named.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

impl TableGiven {
    /// How many seats a table of the game has.
    pub(crate) fn seats(&self, game: &Entry) -> u8 {
        let best = (game.about)(Language::English).best.first().copied();
        self.players.unwrap_or_else(|| best.unwrap_or_else(|| *(game.seats)().start()))
    }

    /// The options: those of the preset and those given one by one, texts read from their files.
    pub(crate) fn options(&self, game: &Entry) -> Result<Vec<(String, String)>, Failure> {
        let mut options = self.options.clone();
        if let Some(name) = &self.preset {
            let preset = preset(game, name)?;
            let is_given = |name: &str| self.options.iter().any(|(given, _)| given == name);
            let more = preset.options.iter().filter(|(name, _)| !is_given(name));
            options.extend(more.map(|&(name, value)| (name.to_owned(), value.to_owned())));
        }
        from_files(game, self.seats(game), &options)
    }
}

/// Options whose texts are read from the files that they name, and stand in one line.
pub(crate) fn from_files(
    game: &Entry,
    seats: u8,
    given: &[(String, String)],
) -> Result<Vec<(String, String)>, Failure> {
    let is_text =
        |name: &str| (game.options)().iter().any(|spec| spec.name == name && spec.kind == OptionKind::Text);
    let mut options = given.to_vec();
    let mut files = Vec::new();
    for (name, value) in options.iter_mut().filter(|(name, _)| is_text(name)) {
        if let Some(path) = text_file::named(value) {
            let text = text_file::read(path, "text of an option")?;
            files.push((name.clone(), std::mem::replace(value, text)));
        }
    }
    if files.is_empty() {
        return Ok(options);
    }
    let table = game.open(seats, &options).map_err(|bad| {
        // What is wrong with a file is said with its name.
        let file = files.iter().find(|(name, _)| *name == bad.name);
        Failure::input(file.map_or_else(|| bad.to_string(), |(_, path)| format!("{path}: {bad}")))
    })?;
    for (name, value) in options.iter_mut().filter(|(name, _)| is_text(name)) {
        let saved = table.save();
        let mut lines = saved.all("option").filter_map(|line| line.rest.split_once(' '));
        if let Some((_, line)) = lines.find(|(saved, _)| saved == name) {
            line.clone_into(value);
        }
    }
    Ok(options)
}

/// The preset of this name.
fn preset(game: &Entry, name: &str) -> Result<&'static Preset, Failure> {
    let presets = (game.presets)();
    presets.iter().find(|preset| preset.name == name).ok_or_else(|| {
        let known: Vec<&str> = presets.iter().map(|preset| preset.name).collect();
        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        Failure::input(format!("{} has no preset {name:?}; there are: {known}", game.title))
    })
}

/// Reads the short name of a game.
pub(crate) fn game(name: &str) -> Result<&'static Entry, String> {
    let known = || games().iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ");
    catalog::find(name).ok_or_else(|| format!("there is no such game; there are: {}", known()))
}

/// The computer players of these names.
pub(crate) fn bots(game: &Entry, names: &[String]) -> Result<Vec<Level>, Failure> {
    names.iter().map(|name| (game.player)(name).map_err(Failure::input)).collect()
}

/// Reads the code of a language.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    code.parse().map_err(|unknown: words::UnknownLanguage| unknown.to_string())
}

/// Reads the letter of a seat.
pub(crate) fn seat(letter: &str) -> Result<Seat, String> {
    letter.parse().map_err(|_| "a seat is a letter from a to f".to_owned())
}

/// Reads `NAME=VALUE`.
pub(crate) fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option has the form NAME=VALUE, such as goal=300")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

/// Refuses a seat that the table does not have.
pub(crate) fn seat_of_table(seat: Seat, seats: u8) -> Result<(), Failure> {
    if seat.index() < seats.into() {
        return Ok(());
    }
    let last = Seat::all(seats).last().unwrap_or_default();
    Err(Failure::input(format!("there is no seat {seat} at this table; its seats are a to {last}")))
}

/// The example at the end of a command's help, with a game that there is.
pub(crate) fn example(line: &str) -> String {
    let game = games().first().map_or("GAME", |entry| entry.name);
    format!("Example:\n  {}", line.replace("GAME", game))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::tests::TOY;

    fn table(bonus: &str) -> Result<Vec<(String, String)>, String> {
        let given =
            TableGiven { players: Some(3), preset: None, options: vec![("bonus".into(), bonus.into())] };
        given.options(&TOY).map_err(|failure| match failure {
            Failure::Input(why) => why,
            other @ (Failure::Finding(_) | Failure::Unread) => panic!("{other:?}"),
        })
    }

    #[test]
    fn a_text_is_read_from_the_file_that_is_named() {
        let path = std::env::temp_dir().join(format!("mu-given-{}.txt", std::process::id()));
        let name = path.display().to_string();
        fs::write(&path, "18 # the best\n7\n").unwrap();
        assert_eq!(table(&name), Ok(vec![("bonus".into(), "7 18".into())]));
        fs::write(&path, "18 19\n0\n").unwrap();
        let faults = "line 1: 19 is no number from 1 to 18\n  line 2: 0 is no number from 1 to 18";
        assert_eq!(table(&name), Err(format!("{name}: option bonus cannot be so:\n  {faults}")));
        fs::remove_file(&path).unwrap();
        assert!(table(&name).is_err_and(|why| why.starts_with(&format!("{name}: No such file"))));
        assert_eq!(table("3 7"), Ok(vec![("bonus".into(), "3 7".into())]), "a text may be given as well");
        assert!(table("seven").is_ok(), "the table refuses it, not the reading of files");
    }

    #[test]
    fn a_preset_gives_what_is_not_given_one_by_one() {
        let options = |preset: &str, options: &[(&str, &str)]| {
            let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
            let options = options.iter().map(own).collect();
            TableGiven { players: Some(3), preset: Some(preset.into()), options }.options(&TOY)
        };
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(options("low", &[]).unwrap(), [pair("rounds", "3"), pair("lowest_wins", "true")]);
        let own = options("low", &[("rounds", "1")]).unwrap();
        assert_eq!(own, [pair("rounds", "1"), pair("lowest_wins", "true")]);
        assert_eq!(options("standard", &[]).unwrap(), []);
        let Err(Failure::Input(why)) = options("high", &[]) else { panic!("there is none") };
        assert_eq!(why, "Toy has no preset \"high\"; there are: standard, low");
    }

    #[test]
    fn every_preset_can_be_played_with_any_number_of_players() {
        let presets = || games().iter().flat_map(|game| (game.presets)().iter().map(move |one| (game, one)));
        assert!(presets().count() >= 4, "two games have some");
        for (game, preset) in presets() {
            let same = presets().filter(|(other, one)| other.name == game.name && one.name == preset.name);
            assert_eq!(same.count(), 1, "{}", preset.name);
            for seats in (game.seats)() {
                let (players, name) = (Some(seats), Some(preset.name.to_owned()));
                let given = TableGiven { players, preset: name, options: Vec::new() };
                assert!(game.open(seats, &given.options(game).unwrap()).is_ok(), "{}", preset.name);
            }
            for words in Language::ALL.map(preset.words) {
                assert!(!words.label.is_empty() && words.about.ends_with('.'), "{words:?}");
            }
        }
    }

    #[test]
    fn what_cannot_be_read_says_how_it_should_be() {
        assert_eq!(option("goal = 300"), Ok(("goal".into(), "300".into())));
        assert!(option("goal").is_err_and(|why| why.contains("NAME=VALUE")));
        assert!(game("chess").is_err_and(|why| why.contains("there is no such game")));
        assert!(language("it").is_err_and(|why| why.contains("en, fr or de")));
        assert!(seat("g").is_err_and(|why| why.contains("from a to f")));
    }
}
