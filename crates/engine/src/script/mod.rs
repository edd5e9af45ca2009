//! Rules as scripts: steps in the notation, each with what must come of it.
//!
//! A script is a text of cases. Every line is a comment, a heading, a step or a question:
//!
//! ```text
//! # TRICKS-8: following suit                    a comment: a line that begins with #
//! case TRICKS-8.4 A seat that can follow must follow
//! option players 3                              options of the table, before the first step
//! ! deal dealer=a a=… b=… c=…                   luck, exactly so
//! ~ deal dealer=a a=R9 b=R2                     luck sketched: the game fills in the rest, always the same way
//! a lay R9                -> ok                 allowed
//! b lay G9,G8,G7          -> TRICKS-3.5         refused, by this rule
//! b lay G9,G8             -> ok TRICKS-3.4      allowed, and an event or a score cites this rule
//! b play R2                                     a step without expectation is expected to be allowed
//! auto until deal                               everybody takes the first legal action until luck is due or the game is over
//! auto 5                                        the same, for five choices
//! ? cap c = 3             TRICKS-3.5            a fact of the game, and the rules it shows
//! ? owed b = pass         TRICKS-3.9            what a seat owes (`/` between several), empty if nothing
//! ```
//!
//! [`run`] carries a text out and gives back which rule was seen refused, seen in effect, and
//! named by a case with an allowed step: a rule is covered when it was seen and allowed.

mod situation;

use std::collections::BTreeSet;
use std::fmt;

use crate::game::Game;
use crate::knowledge::{Happening, Observer};
use crate::notation::ParseError;
use crate::rule::Illegality;
use crate::seat::Seat;
use crate::table::StepError;

pub use situation::Situation;

/// What a game adds so that scripts can be written about it.
pub trait Scripted: Game {
    /// Completes a sketched outcome, always in the same way: what is not named follows in the order
    /// of the components.
    ///
    /// # Errors
    /// The column and what was expected there.
    fn complete(&self, sketch: &str) -> Result<Self::Chance, ParseError>;

    /// The answer to a question of a script, such as `cap b` or `target`; `None` if there is no such fact.
    fn fact(&self, question: &str) -> Option<String>;
}

/// What the scripts of a text have shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Rules seen to refuse, or cited by an event or a fact.
    pub seen: BTreeSet<String>,
    /// Rules named by a case in which something was allowed.
    pub allowed: BTreeSet<String>,
    /// How many expectations were met.
    pub expectations: usize,
}

impl Coverage {
    /// Adds what other scripts have shown.
    pub fn add(&mut self, other: Self) {
        self.seen.extend(other.seen);
        self.allowed.extend(other.allowed);
        self.expectations += other.expectations;
    }

    /// The rules of a game that are not covered, each with what is missing.
    pub fn gaps<G: Game>(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        for rule in G::RULES.iter().map(ToString::to_string) {
            if !self.seen.contains(&rule) {
                gaps.push(format!("{rule} is never expected as a refusal, an effect or a fact"));
            }
            if !self.allowed.contains(&rule) {
                gaps.push(format!("{rule} is named by no case in which something is allowed"));
            }
        }
        gaps
    }
}

/// An expectation was not met, or a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The line, from 1.
    pub line: usize,
    /// What was expected and what happened.
    pub what: String,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Failed {}

/// Carries out a text of cases.
///
/// # Errors
/// All lines whose expectation was not met, and cases that expect nothing; a case ends at its first failure.
pub fn run<G: Scripted>(text: &str) -> Result<Coverage, Vec<Failed>> {
    let mut coverage = Coverage::default();
    let mut failures = Vec::new();
    for lines in cases(text) {
        match carry_out::<G>(&lines) {
            Ok(case) => case.close(&mut coverage),
            Err(failed) => failures.push(failed),
        }
    }
    if failures.is_empty() { Ok(coverage) } else { Err(failures) }
}

/// The lines of each case with their numbers, headings first; comments are left out.
fn cases(text: &str) -> Vec<Vec<(usize, &str)>> {
    let mut cases: Vec<Vec<(usize, &str)>> = Vec::new();
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        match cases.last_mut() {
            Some(case) if !is_heading(line) => case.push((number, line)),
            _ => cases.push(vec![(number, line)]),
        }
    }
    cases
}

fn is_heading(line: &str) -> bool {
    words(line).next() == Some("case")
}

fn carry_out<G: Scripted>(lines: &[(usize, &str)]) -> Result<Case<G>, Failed> {
    let failed =
        |(line, text): (usize, &str), what: String| Failed { line, what: format!("{text}\n    {what}") };
    let (&heading, lines) = lines.split_first().expect("a case begins with a line");
    let mut case = Case::open(heading.1).map_err(|what| failed(heading, what))?;
    for &line in lines {
        case.line(line.1).map_err(|what| failed(line, what))?;
    }
    if case.expectations == 0 {
        return Err(failed(heading, "this case expects nothing".into()));
    }
    Ok(case)
}

/// Words separated by spaces or commas.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

fn is_rule<G: Game>(word: &str) -> bool {
    G::RULES.iter().any(|rule| rule.to_string() == word)
}

/// One case while it runs.
struct Case<G: Game> {
    names: Vec<String>,
    situation: Situation<G>,
    seen: BTreeSet<String>,
    any_allowed: bool,
    expectations: usize,
}

impl<G: Scripted> Case<G> {
    fn open(heading: &str) -> Result<Self, String> {
        if !is_heading(heading) {
            return Err("a script begins with a line: case RULE-ID what it shows".into());
        }
        let rules = words(heading).skip(1).take_while(|word| is_rule::<G>(word));
        let names: Vec<String> = rules.map(String::from).collect();
        if names.is_empty() {
            return Err("the heading of this case names no rule of the game".into());
        }
        Ok(Self {
            names,
            situation: Situation::default(),
            seen: BTreeSet::new(),
            any_allowed: false,
            expectations: 0,
        })
    }

    fn close(self, coverage: &mut Coverage) {
        coverage.seen.extend(self.seen);
        coverage.expectations += self.expectations;
        if self.any_allowed {
            coverage.allowed.extend(self.names);
        }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(option) = line.strip_prefix("option ") {
            return self.situation.option(option);
        }
        if let Some(question) = line.strip_prefix('?') {
            return self.question(question.trim());
        }
        if let Some(how_far) = line.strip_prefix("auto ") {
            self.situation.auto(how_far.trim())?;
            self.any_allowed = true;
            return Ok(());
        }
        let (step, expected) =
            line.split_once("->").map_or((line, "ok"), |(step, expected)| (step, expected.trim()));
        self.step(step.trim(), expected)
    }

    fn step(&mut self, text: &str, expected: &str) -> Result<(), String> {
        let step = self.situation.read(text)?;
        let table = self.situation.table()?;
        let before = table.steps().len();
        let outcome = table.take(step);
        let mut wanted = words(expected);
        match (wanted.next(), outcome) {
            (None, _) => return Err("nothing is expected after ->".into()),
            (Some("ok"), Ok(())) => {
                let told = table.events_since(before, Observer::Omniscient);
                let scored = table.truth().breakdown();
                let cited =
                    told.map(|told| told.event.rule()).chain(scored.iter().flatten().map(|line| line.rule));
                let cited: BTreeSet<String> = cited.map(|rule| rule.to_string()).collect();
                let shown: Vec<&str> = wanted.collect();
                if let Some(rule) = shown.iter().find(|rule| !cited.contains(**rule)) {
                    return Err(format!("no event cites {rule}; cited are {cited:?}"));
                }
                self.seen.extend(shown.into_iter().map(String::from));
                self.any_allowed = true;
            }
            (Some(rule), Ok(())) => return Err(format!("expected a refusal by {rule}, but it was allowed")),
            (Some(rule), Err(StepError::Illegal(reason))) if rule == reason.rule().to_string() => {
                if let Some(other) = wanted.next() {
                    return Err(format!("a step is refused by one rule; {other} is one too many"));
                }
                self.seen.insert(rule.into());
            }
            (Some(_), Err(bad)) => return Err(format!("expected {expected}, but it was refused: {bad}")),
        }
        self.expectations += 1;
        Ok(())
    }

    fn question(&mut self, text: &str) -> Result<(), String> {
        let (question, rest) = text.split_once('=').ok_or("a question has the form: ? cap b = 3  RULE-ID")?;
        let shown: Vec<&str> = words(rest).skip_while(|word| !is_rule::<G>(word)).collect();
        let end = shown.first().and_then(|first| rest.find(first)).unwrap_or(rest.len());
        if let Some(other) = shown.iter().find(|word| !is_rule::<G>(word)) {
            return Err(format!("only rules follow after the first one, and {other} is none"));
        }
        let (question, expected) = (question.trim(), rest[..end].trim());
        let table = self.situation.table()?;
        let answer = match question.strip_prefix("owed ") {
            Some(seat) => {
                let seat: Seat = seat.trim().parse().map_err(|bad: ParseError| bad.to_string())?;
                let owes = table.turn().owing().contains(seat);
                Some(if owes { table.truth().owed(table.options(), seat).join(" / ") } else { String::new() })
            }
            None => table.truth().fact(question),
        };
        match answer {
            Some(answer) if answer == expected => {
                self.seen.extend(shown.into_iter().map(String::from));
                self.expectations += 1;
                Ok(())
            }
            Some(answer) => Err(format!("{question} is {answer}, not {expected}")),
            None => Err(format!("there is no fact {question}")),
        }
    }
}
