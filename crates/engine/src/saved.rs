//! Saved games: a header, then one line a step, readable by a person.
//!
//! [`SavedGame`] is the text with its line numbers and knows no game; [`Table::restore`]
//! carries the lines out, [`SavedGame::of`] writes them.

use std::fmt;

use crate::game::{Game, Turn};
use crate::notation::ParseError;
use crate::options::{BadOptionReason, OptionError, Options};
pub use crate::save_fault::FORMAT;
use crate::save_fault::{SaveError, SaveFault};
use crate::seat::Seat;
use crate::table::{Step, Table};

/// The text of a saved game, taken apart but not yet understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedGame {
    /// The header lines in their order; words that nobody knows are kept.
    pub header: Vec<HeaderLine>,
    /// One line a step.
    pub steps: Vec<StepLine>,
    /// The final scores, if the game is over: everything after `=`.
    pub scores: Option<StepLine>,
}

/// One line of the header: a word and the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderLine {
    /// Its line in the file, from 1; 0 for a line that was never read.
    pub line: usize,
    /// Its first word: `option`.
    pub word: String,
    /// The rest: `players 5`.
    pub rest: String,
}

/// One line after the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// Its line in the file, from 1; 0 for a line that was never read.
    pub line: usize,
    /// Its text; white space before it may be kept, so that columns can be told, and means nothing.
    pub text: String,
}

impl SavedGame {
    /// Takes a text apart.
    ///
    /// # Errors
    /// If it is not a saved game of this format.
    pub fn parse(text: &str) -> Result<Self, SaveError> {
        let mut saved = Self::default();
        let mut rules_of_dashes = 0;
        // Some editors put a mark before the first byte.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        for (line, whole) in lines {
            let text = whole.trim_start();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            if saved.header.is_empty() {
                check_format(line, text)?;
            }
            if saved.scores.is_some() {
                return Err(SaveError::line(line, SaveFault::AfterScores));
            }
            match (text, rules_of_dashes) {
                ("---", 0 | 1) => rules_of_dashes += 1,
                ("---", _) => return Err(SaveError::line(line, SaveFault::Separators)),
                (_, 0) => {
                    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
                    saved.header.push(HeaderLine { line, word: word.into(), rest: rest.trim().into() });
                }
                (_, 1) => saved.steps.push(StepLine { line, text: whole.into() }),
                _ => {
                    let scores = text.strip_prefix('=').map(str::trim);
                    let scores = scores.ok_or(SaveError::line(line, SaveFault::NoScores))?;
                    saved.scores = Some(StepLine { line, text: scores.into() });
                }
            }
        }
        if saved.header.is_empty() {
            return Err(SaveError::line(0, SaveFault::Empty));
        }
        Ok(saved)
    }

    /// Writes a table down: format, game, the version of its rules, options, steps, and the scores of a
    /// finished game.
    pub fn of<G: Game>(table: &Table<G>) -> Self {
        let mut saved = Self::default();
        saved.push("mu", FORMAT);
        saved.push("game", G::NAME);
        saved.push("rules", &table.options().rules().to_string());
        saved.push("option", &format!("players {}", table.options().seats()));
        for (name, value) in table.options().chosen() {
            saved.push("option", &format!("{name} {value}"));
        }
        let steps = table.steps().iter().map(|step| StepLine { line: 0, text: table.step_text(step) });
        saved.steps = steps.collect();
        saved.scores = scores_text(table).map(|text| StepLine { line: 0, text });
        saved
    }

    /// Adds a line to the header. Line breaks and other control characters become spaces: a name that
    /// somebody chose must not become a line of its own.
    pub fn push(&mut self, word: &str, rest: &str) {
        let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
        let rest = rest.replace(breaks, " ").trim().into();
        self.header.push(HeaderLine { line: 0, word: word.into(), rest });
    }

    /// Adds steps as saved games write them.
    pub fn add_steps(&mut self, texts: &[String]) {
        let line = |text: &String| StepLine { line: 0, text: text.clone() };
        self.steps.extend(texts.iter().map(line));
    }

    /// The rest of the first header line with this word.
    pub fn first(&self, word: &str) -> Option<&HeaderLine> {
        self.header.iter().find(|line| line.word == word)
    }

    /// All header lines with this word.
    pub fn all<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a HeaderLine> {
        self.header.iter().filter(move |line| line.word == word)
    }

    /// The short name of its game.
    ///
    /// # Errors
    /// If it names none, or two.
    pub fn game(&self) -> Result<&HeaderLine, SaveError> {
        self.single("game")?.ok_or(SaveError::line(0, SaveFault::Missing("game")))
    }

    /// The header line with this word, of which there must not be two.
    fn single(&self, word: &str) -> Result<Option<&HeaderLine>, SaveError> {
        let mut lines = self.header.iter().filter(|line| line.word == word);
        let first = lines.next();
        match lines.next() {
            Some(second) => Err(SaveError::line(second.line, SaveFault::Twice(word.into()))),
            None => Ok(first),
        }
    }

    fn options<G: Game>(&self) -> Result<G::Options, SaveError> {
        let mut seats = None;
        let mut chosen = Vec::new();
        for header in self.all("option") {
            let bad = |fault| SaveError::line(header.line, fault);
            let (name, value) =
                header.rest.split_once(char::is_whitespace).ok_or_else(|| bad(SaveFault::NoValue))?;
            let value = value.trim();
            if name != "players" {
                chosen.push((name.into(), value.into()));
            } else if seats.is_some() {
                let (name, value) = (name.into(), value.into());
                return Err(bad(SaveFault::Option(OptionError {
                    name,
                    value,
                    reason: BadOptionReason::Twice,
                })));
            } else {
                seats = Some(value.parse::<u8>().map_err(|_| bad(SaveFault::NoNumber))?);
            }
        }
        let line_of = |bad: &OptionError| {
            let matches = |header: &&HeaderLine| header.rest.split_whitespace().next() == Some(&bad.name);
            self.all("option").filter(matches).last().map_or(0, |header| header.line)
        };
        let seats = seats.ok_or(SaveError::line(0, SaveFault::Missing("option players")))?;
        G::Options::build(seats, &chosen)
            .map_err(|bad| SaveError::line(line_of(&bad), SaveFault::Option(bad)))
    }
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for HeaderLine { word, rest, .. } in &self.header {
            writeln!(f, "{}", format!("{word} {rest}").trim_end())?;
        }
        writeln!(f, "---")?;
        for step in &self.steps {
            writeln!(f, "{}", step.text.trim())?;
        }
        writeln!(f, "---")?;
        match &self.scores {
            Some(scores) => writeln!(f, "= {}", scores.text),
            None => Ok(()),
        }
    }
}

impl<G: Game> Table<G> {
    /// Rebuilds a table from a saved game, step by step.
    ///
    /// # Errors
    /// The first line that cannot be so, and why: another game, an unknown rules version or option,
    /// a step that is refused (with its rule), scores that differ from those recomputed.
    pub fn restore(saved: &SavedGame) -> Result<Self, SaveError> {
        let game = saved.game()?;
        if game.rest != G::NAME {
            return Err(SaveError::line(game.line, SaveFault::OtherGame(G::NAME)));
        }
        let rules = rules_version::<G>(saved)?;
        let mut table = Self::bare(saved.options::<G>()?.begun_by(rules));
        for StepLine { line, text } in &saved.steps {
            let step =
                read_step::<G>(table.options(), text).map_err(|bad| SaveError::misread(*line, text, bad))?;
            table.take(step).map_err(|bad| SaveError::line(*line, bad.into()))?;
        }
        if let Some(scores) = &saved.scores {
            let recomputed = scores_text(&table).ok_or(SaveError::line(scores.line, SaveFault::NotOver))?;
            let same = scores.text.split_whitespace().eq(recomputed.split_whitespace());
            if !same {
                return Err(SaveError::line(scores.line, SaveFault::Scores(recomputed)));
            }
        }
        Ok(table)
    }
}

/// The first line must name the format, and it must be ours.
fn check_format(line: usize, text: &str) -> Result<(), SaveError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["mu", FORMAT] => Ok(()),
        ["mu", other] => Err(SaveError::line(line, SaveFault::Format(other.into()))),
        _ => Err(SaveError::line(line, SaveFault::Foreign)),
    }
}

/// The version of the rules that a game was begun by. Without a line `rules` it is that of today.
fn rules_version<G: Game>(saved: &SavedGame) -> Result<u16, SaveError> {
    let Some(version) = saved.single("rules")? else { return Ok(G::RULES_VERSION) };
    match version.rest.parse::<u16>() {
        Ok(number) if (1..=G::RULES_VERSION).contains(&number) => Ok(number),
        _ => Err(SaveError::line(version.line, SaveFault::Rules(version.rest.clone(), G::RULES_VERSION))),
    }
}

/// Reads one step: `! deal …` or `a play R7`.
///
/// # Errors
/// The column and what was expected there.
pub fn read_step<G: Game>(options: &G::Options, text: &str) -> Result<Step<G>, ParseError> {
    // Where a part that reaches to the end of the text begins.
    let column = |part: &str| text.len() - part.len();
    let text_from = text.trim_start();
    let start = column(text_from);
    if let Some(chance) = text_from.strip_prefix('!').map(str::trim_start) {
        let read = G::read_chance(options, chance).map(Step::Chance);
        return read.map_err(|bad| bad.shifted(column(chance)));
    }
    let expected = "a seat and its action, or ! and an outcome of luck";
    let (seat, action) =
        text_from.split_once(char::is_whitespace).ok_or_else(|| ParseError::at(start, expected))?;
    let seat: Seat = seat.parse().map_err(|bad: ParseError| bad.shifted(start))?;
    if seat.index() >= options.seats().into() {
        let expected = format!("a seat of this table, a to {}", last_seat(options.seats()));
        return Err(ParseError::at(start, expected));
    }
    let action = action.trim_start();
    let read = G::read_action(options, action).map(|action| Step::Choice(seat, action));
    read.map_err(|bad| bad.shifted(column(action)))
}

fn last_seat(seats: u8) -> char {
    Seat::all(seats).last().unwrap_or_default().letter()
}

fn scores_text<G: Game>(table: &Table<G>) -> Option<String> {
    let Turn::Over(standing) = table.turn() else { return None };
    let scores: Vec<String> = standing.scores.iter().map(|(seat, score)| format!("{seat} {score}")).collect();
    Some(scores.join(" "))
}
