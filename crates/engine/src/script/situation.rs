//! A table as a script sets it up: its options, then steps, sketched luck and first choices.

use crate::game::{Game, Turn};
use crate::options::Options;
use crate::saved::read_step;
use crate::script::Scripted;
use crate::table::{Step, Table};

/// After so many choices `auto until deal` gives up.
const AUTO_MAX: usize = 10_000;

/// A table that is set up line by line.
#[derive(Clone, Debug)]
pub struct Situation<G: Game> {
    seats: Option<u8>,
    chosen: Vec<(String, String)>,
    table: Option<Table<G>>,
}

// Written by hand, for a derive would ask the game for a default.
impl<G: Game> Default for Situation<G> {
    fn default() -> Self {
        Self { seats: None, chosen: Vec::new(), table: None }
    }
}

impl<G: Scripted> Situation<G> {
    /// The table; it opens with the options so far.
    ///
    /// # Errors
    /// If there can be no table with these options.
    pub fn table(&mut self) -> Result<&mut Table<G>, String> {
        if self.table.is_none() {
            let seats = self.seats.ok_or("the case needs a line: option players 4")?;
            let options = G::Options::build(seats, &self.chosen).map_err(|bad| bad.to_string())?;
            self.table = Some(Table::bare(options));
        }
        self.table.as_mut().ok_or_else(|| "a table was just opened".into())
    }

    /// Carries out a line: `option …`, `auto …` or a step that is allowed.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(option) = line.strip_prefix("option ") {
            return self.option(option);
        }
        if let Some(how_far) = line.strip_prefix("auto ") {
            return self.auto(how_far.trim());
        }
        let step = self.read(line)?;
        self.table()?.take(step).map_err(|bad| bad.to_string())
    }

    /// Sets an option: `players 4`.
    pub(super) fn option(&mut self, option: &str) -> Result<(), String> {
        if self.table.is_some() {
            return Err("options come before the first step".into());
        }
        let (name, value) = option.trim().split_once(' ').ok_or("an option has a name and a value")?;
        if name == "players" {
            self.seats = Some(value.trim().parse().map_err(|_| "the number of players is no number")?);
        } else {
            self.chosen.push((name.into(), value.trim().into()));
        }
        Ok(())
    }

    /// Reads a step, or completes sketched luck.
    pub(super) fn read(&mut self, text: &str) -> Result<Step<G>, String> {
        let table = self.table()?;
        let step = match text.strip_prefix('~') {
            Some(sketch) => table.truth().complete(sketch.trim()).map(Step::Chance),
            None => read_step::<G>(table.options(), text),
        };
        step.map_err(|bad| format!("cannot be read: {bad}"))
    }

    /// Everybody takes the first legal action: `until deal`, or so many times.
    pub(super) fn auto(&mut self, how_far: &str) -> Result<(), String> {
        let counted = match how_far {
            "until deal" => None,
            count => Some(count.parse().map_err(|_| "auto needs a number of choices or: until deal")?),
        };
        let table = self.table()?;
        for _ in 0..counted.unwrap_or(AUTO_MAX) {
            let Turn::Seats(owing) = table.turn() else { break };
            let seat = owing.first().ok_or("nobody owes anything")?;
            let mut actions = Vec::new();
            table.truth().legal(seat, &mut actions);
            let first = *actions.first().ok_or("a seat owes a choice and has none")?;
            table.take(Step::Choice(seat, first)).map_err(|bad| bad.to_string())?;
        }
        if counted.is_none() && !table.turn().owing().is_empty() {
            return Err(format!("after {AUTO_MAX} choices no luck is due and the game is not over"));
        }
        Ok(())
    }
}
