//! The machine-readable twin of a saved game: one JSON object a line, everything told.

use std::io::{self, Write};

use engine::{
    Audience, Game, Happening, Observer, OptionKind, Options, SaveError, SavedGame, Seat, SeatSet, Standing,
    Step, StepError, Table, Turn,
};
use players::Roster;
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::contest::{Contest, Misplayed};
use crate::json::Ordered;
use crate::setting::{BadSetting, Bots, SeatError, Setting, options};

/// A game cannot be traced.
#[derive(Debug, Error)]
pub enum TraceError {
    /// The table cannot be.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// A computer player broke a rule.
    #[error(transparent)]
    Misplayed(#[from] Misplayed),
    /// The saved game cannot be replayed.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The game was stopped because it does not end.
    #[error("the game has not ended after {0} choices")]
    Endless(u32),
    /// The trace could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Plays one game between computer players and traces it. The same setting gives the same bytes.
///
/// # Errors
/// If the table cannot be, a player breaks a rule, the game has not ended after `choices_max` choices
/// (it is traced up to there) or the trace cannot be written.
pub fn trace<R: Roster>(setting: &Setting, choices_max: u32, out: &mut dyn Write) -> Result<(), TraceError> {
    let options = options::<R::Game>(setting)?;
    let bots = Bots::call::<R>(setting)?;
    let seated = bots.seated(SeatError::Fixed, 0);
    let mut contest = Contest::open(options, setting.seed, &bots, seated);
    let mut going = true;
    while going && contest.choices() < choices_max {
        going = contest.advance(setting.seed)?;
    }
    write_trace(contest.table(), Some(setting.seed), out)?;
    if going { Err(TraceError::Endless(choices_max)) } else { Ok(()) }
}

/// Traces a saved game, finished or not.
///
/// # Errors
/// If it cannot be replayed or the trace cannot be written.
pub fn trace_saved<G: Game>(saved: &SavedGame, out: &mut dyn Write) -> Result<(), TraceError> {
    let table = Table::<G>::restore(saved)?;
    Ok(write_trace(&table, None, out)?)
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Line<'a> {
    Table {
        game: &'a str,
        rules: u16,
        players: u8,
        options: Ordered<&'static str, Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    Luck {
        text: &'a str,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        events: Vec<Event>,
    },
    Turn {
        n: u32,
        owe: Ordered<Seat, &'a [String]>,
    },
    Choice {
        n: u32,
        seat: String,
        text: &'a str,
        events: Vec<Event>,
    },
    Over {
        reason: &'a str,
        scores: Ordered<Seat, i32>,
        ranks: Ordered<Seat, u8>,
        breakdown: Ordered<Seat, Vec<Part>>,
    },
}

#[derive(Serialize)]
struct Event {
    to: String,
    rule: String,
    text: String,
}

#[derive(Serialize)]
struct Part {
    rule: String,
    what: &'static str,
    value: i32,
}

/// Writes all steps of a table by taking them again at a second one.
fn write_trace<G: Game>(played: &Table<G>, seed: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    let mut tracer =
        Tracer { table: Table::bare(played.options().clone()), announced: Vec::new(), n: 0, out };
    tracer.opening(seed)?;
    for step in played.steps() {
        tracer.step(step)?;
    }
    tracer.ending()
}

struct Tracer<'a, G: Game> {
    table: Table<G>,
    /// What the last line of turn announced, less the seats that have chosen since.
    announced: Vec<(Seat, Vec<String>)>,
    /// How many choices were made.
    n: u32,
    out: &'a mut dyn Write,
}

impl<G: Game> Tracer<'_, G> {
    fn write(&mut self, line: &Line<'_>) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, line)?;
        self.out.write_all(b"\n")
    }

    fn opening(&mut self, seed: Option<u64>) -> io::Result<()> {
        let options = self.table.options();
        let specs = G::Options::specs();
        let typed = |(name, text): (&'static str, String)| {
            let kind = specs.iter().find(|spec| spec.name == name).map(|spec| spec.kind);
            (name, option_value(kind, text))
        };
        let line = Line::Table {
            game: G::NAME,
            rules: options.rules(),
            players: options.seats(),
            options: Ordered(options.chosen().into_iter().map(typed).collect()),
            seed,
        };
        self.write(&line)
    }

    fn step(&mut self, step: &Step<G>) -> io::Result<()> {
        if let Step::Choice(..) = step {
            self.turn()?;
        }
        self.table
            .take(step.clone())
            .map_err(|bad: StepError<G>| io::Error::other(format!("a played step is refused: {bad}")))?;
        let events = self.events();
        match step {
            Step::Chance(chance) => {
                let text = G::chance_text(self.table.options(), chance);
                self.write(&Line::Luck { text: &text, events })
            }
            Step::Choice(seat, action) => {
                self.n += 1;
                self.announced.retain(|(other, _)| other != seat);
                let text = G::action_text(self.table.options(), *action);
                self.write(&Line::Choice { n: self.n, seat: seat.to_string(), text: &text, events })
            }
        }
    }

    /// Announces what is owed, if that is not what is left of the last announcement.
    fn turn(&mut self) -> io::Result<()> {
        let owing = self.table.turn().owing();
        let (truth, options) = (self.table.truth(), self.table.options());
        let owed: Vec<(Seat, Vec<String>)> =
            owing.iter().map(|seat| (seat, truth.owed(options, seat))).collect();
        if owed == self.announced {
            return Ok(());
        }
        let owe = Ordered(owed.iter().map(|(seat, actions)| (*seat, actions.as_slice())).collect());
        self.write(&Line::Turn { n: self.n + 1, owe })?;
        self.announced = owed;
        Ok(())
    }

    fn ending(&mut self) -> io::Result<()> {
        match self.table.turn() {
            Turn::Over(standing) => self.over(&standing),
            Turn::Seats(_) => self.turn(),
            Turn::Chance => Ok(()),
        }
    }

    fn over(&mut self, standing: &Standing) -> io::Result<()> {
        let parts = |lines: Vec<engine::ScoreLine>| -> Vec<Part> {
            let part = |line: engine::ScoreLine| Part {
                rule: line.rule.to_string(),
                what: line.what,
                value: line.value,
            };
            lines.into_iter().map(part).collect()
        };
        let breakdown = self.table.truth().breakdown().into_iter().map(parts);
        let seats = Seat::all(self.table.options().seats());
        let line = Line::Over {
            reason: standing.reason,
            scores: Ordered::by_seat(&standing.scores),
            ranks: Ordered::by_seat(&standing.ranks),
            breakdown: Ordered(seats.zip(breakdown).collect()),
        };
        self.write(&line)
    }

    /// What the last step told, to whom.
    fn events(&self) -> Vec<Event> {
        let last = self.table.steps().len();
        let told = self.table.events_since(last - 1, Observer::Omniscient);
        let event = |told: &engine::Told<G::Event>| Event {
            to: audience_text(told.audience),
            rule: told.event.rule().to_string(),
            text: told.event.to_string(),
        };
        told.map(event).collect()
    }
}

fn audience_text(audience: Audience) -> String {
    let letters = |seats: SeatSet| seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",");
    match audience {
        Audience::Everyone => "all".into(),
        Audience::Only(seats) => letters(seats),
    }
}

/// Numbers and switches as JSON knows them, everything else as text.
fn option_value(kind: Option<OptionKind>, text: String) -> Value {
    match kind {
        Some(OptionKind::Number { .. }) => text.parse::<u64>().map_or(Value::String(text), Value::from),
        Some(OptionKind::Switch) => Value::Bool(text == "true"),
        Some(OptionKind::Choice(_) | OptionKind::Text) | None => Value::String(text),
    }
}
