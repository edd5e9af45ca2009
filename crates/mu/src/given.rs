//! What several commands are given: a game, a table, a language.

use catalog::{Entry, games};
use clap::Args;
use engine::Seat;
use words::Language;

use crate::failure::Failure;

/// A table of any game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TableGiven {
    /// How many players; by default the number with which the game plays best.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// A table option; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

impl TableGiven {
    /// How many seats a table of the game has.
    pub(crate) fn seats(&self, game: &Entry) -> u8 {
        let best = (game.about)(Language::English).best.first().copied();
        self.players.unwrap_or_else(|| best.unwrap_or_else(|| *(game.seats)().start()))
    }
}

/// Reads the short name of a game.
pub(crate) fn game(name: &str) -> Result<&'static Entry, String> {
    let known = || games().iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ");
    catalog::find(name).ok_or_else(|| format!("there is no such game; there are: {}", known()))
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
    use super::*;

    #[test]
    fn what_cannot_be_read_says_how_it_should_be() {
        assert_eq!(option("goal = 300"), Ok(("goal".into(), "300".into())));
        assert!(option("goal").is_err_and(|why| why.contains("NAME=VALUE")));
        assert!(game("chess").is_err_and(|why| why.contains("there is no such game")));
        assert!(language("it").is_err_and(|why| why.contains("en, fr or de")));
        assert!(seat("g").is_err_and(|why| why.contains("from a to f")));
    }
}
