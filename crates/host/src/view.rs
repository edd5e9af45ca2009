//! What one observer sees of a table of any game: all that is drawn and said is made from it.

use std::marker::PhantomData;

use engine::{Deeds, Game, Heard, Rng, RuleId, Standing, StepNumber, Told, Turn};
use face::face::{Event, Illegal, Options, View};
use face::{
    Ahead, Area, Beat, Cells, Choices, Expected, Face, Hint, Line, Look, Part, Refusal, Scene, Weighed,
};
use maud::Markup;
use players::{Budget, Candidate, Roster, Thought};
use serde_json::Value;

use crate::coded::{self, Coded};

/// What one observer sees of a position of any game, in a language. It holds the observer's view and what the
/// observer was told, and nothing else of the table.
pub trait AnyView: Send + Sync {
    /// What a page shows of the position, except the choices and the score sheet.
    fn scene(&self, cells: &Cells<'_>) -> Scene;
    /// The score sheet so far; empty while there is nothing to tell.
    fn sheet(&self) -> Markup;
    /// What the observer may choose now.
    fn choices(&self) -> Choices;
    /// What the observer may fix for a choice that it will owe soon.
    fn ahead(&self) -> Ahead;
    /// Why a handle that the scene shows cannot be chosen after these: what stands in its way, or what comes
    /// first. `None` if it can.
    fn why(&self, picks: &[&str], handle: &str) -> Option<Refusal>;
    /// The lines of the log after a step, oldest first, each with its step.
    fn lines_since(&self, step: StepNumber) -> Vec<(StepNumber, Line)>;
    /// What a page plays of the steps after a step, oldest first.
    fn beats_since(&self, step: StepNumber) -> Vec<Beat>;
    /// An action of the notation in words, if the observer could read it.
    fn say(&self, text: &str) -> Option<String>;
    /// The position in words.
    fn describe(&self) -> Vec<Part>;
    /// The rules by which the game goes on, those that matter most first.
    fn rules_now(&self) -> Vec<RuleId>;
    /// All that the observer knows of the position, for programs.
    fn facts(&self) -> Value;
    /// What there is to say of one thing on the table, named as in the notation.
    fn look_at(&self, thing: &str) -> Option<Part>;
    /// The board as one SVG document.
    fn picture(&self) -> String;
    /// Where a thing lies on that picture.
    fn area(&self, thing: &str) -> Option<Area>;
    /// A small picture for the lobby.
    fn miniature(&self) -> Markup;
    /// What the game is doing, in one sentence.
    fn state_words(&self) -> String;
    /// What each seat has won so far, `a` first, as its plate says it; all points once the game is over.
    fn points(&self) -> Vec<i32>;
    /// Who won, once it is over.
    fn standing(&self) -> Option<Standing>;
    /// How it ended, once it is over, in words.
    fn ending(&self) -> Option<String>;
    /// What the strongest computer player needs to think about the choice of the observer, who asks for a
    /// hint: a view of the same. `None` if the observer owes nothing.
    fn advise(&self) -> Option<Advise>;
    /// What the observer knows and may choose next, as numbers, when these small choices have been made of its action.
    /// `None` if it has no seat, or one of them may not be made.
    fn coded(&self, chosen: &[u16]) -> Option<Coded>;
    /// The small choices that encode an action of the notation; `None` if the observer may not take it now.
    fn encode(&self, text: &str) -> Option<Vec<u16>>;
}

/// A computer player that is asked for a hint, with the view it thinks about. It may spend its budget:
/// the table is not needed meanwhile.
pub type Advise = Box<dyn FnOnce(&mut Rng, &Budget) -> Hint + Send>;

/// What one observer sees of a table of one game, behind [`AnyView`].
pub(crate) struct Seen<'a, F: Face, R> {
    pub(crate) view: View<F>,
    pub(crate) heard: Heard<'a, Event<F>>,
    pub(crate) deeds: Deeds<'a, F::Game>,
    pub(crate) turn: Turn,
    pub(crate) options: &'a Options<F>,
    pub(crate) look: Look<'a>,
    pub(crate) roster: PhantomData<fn() -> R>,
}

impl<F: Face, R> Seen<'_, F, R> {
    /// Why an action is refused, in the observer's words.
    pub(crate) fn refusal(&self, reason: &Illegal<F>) -> Refusal {
        F::refusal_at(reason, &self.view, &self.look)
    }
}

impl<F: Face, R: Roster<Game = F::Game>> AnyView for Seen<'_, F, R> {
    fn scene(&self, cells: &Cells<'_>) -> Scene {
        cells.seen_by(&self.look);
        let told: Vec<&Told<Event<F>>> = self.heard.since(0).collect();
        F::scene(&self.view, &told, &self.look, cells)
    }

    fn sheet(&self) -> Markup {
        let told: Vec<&Told<Event<F>>> = self.heard.since(0).collect();
        F::sheet(&self.view, &told, &self.look)
    }

    fn choices(&self) -> Choices {
        F::choices(&self.view, &self.look)
    }

    fn ahead(&self) -> Ahead {
        F::ahead(&self.view, &self.look)
    }

    fn why(&self, picks: &[&str], handle: &str) -> Option<Refusal> {
        self.choices().why::<F>(&self.view, picks, handle, &self.look)
    }

    fn lines_since(&self, step: StepNumber) -> Vec<(StepNumber, Line)> {
        let line =
            |told: &Told<Event<F>>| Some((told.step, F::line_at(&told.event, &self.view, &self.look)?));
        self.heard.since(step).filter_map(line).collect()
    }

    fn beats_since(&self, step: StepNumber) -> Vec<Beat> {
        let told: Vec<&Told<Event<F>>> = self.heard.since(step).collect();
        let mut deeds = self.deeds.since(step).peekable();
        let mut beats = Vec::new();
        let mut own = |until: StepNumber, beats: &mut Vec<Beat>| {
            while let Some((step, action)) = deeds.next_if(|(step, _)| *step <= until) {
                let deed = F::own_beats(action, &self.view, &self.look);
                beats.extend(deed.into_iter().map(|beat| beat.at(step)));
            }
        };
        for told in told.chunk_by(|one, next| one.step == next.step) {
            let step = told.first().map_or(step, |first| first.step);
            own(step, &mut beats);
            beats.extend(F::beats(told, &self.view, &self.look).into_iter().map(|beat| beat.at(step)));
        }
        own(StepNumber::MAX, &mut beats);
        beats
    }

    fn say(&self, text: &str) -> Option<String> {
        let action = F::Game::read_action(self.options, text).ok()?;
        Some(F::say(action, &self.view, &self.look))
    }

    fn describe(&self) -> Vec<Part> {
        F::describe(&self.view, &self.look)
    }

    fn rules_now(&self) -> Vec<RuleId> {
        F::rules_now(&self.view)
    }

    fn facts(&self) -> Value {
        F::facts(&self.view)
    }

    fn look_at(&self, thing: &str) -> Option<Part> {
        F::look_at(&self.view, thing, &self.look)
    }

    fn picture(&self) -> String {
        F::picture(&self.view, &self.look)
    }

    fn area(&self, thing: &str) -> Option<Area> {
        F::area(&self.view, thing, &self.look)
    }

    fn miniature(&self) -> Markup {
        F::miniature(&self.view, &self.look)
    }

    fn state_words(&self) -> String {
        F::state_words(&self.view, &self.look)
    }

    fn points(&self) -> Vec<i32> {
        F::points(&self.view)
    }

    fn standing(&self) -> Option<Standing> {
        self.turn.standing()
    }

    fn ending(&self) -> Option<String> {
        Some(F::ending(&self.turn.standing()?, &self.look))
    }

    fn coded(&self, chosen: &[u16]) -> Option<Coded> {
        self.look.observer.seat()?;
        coded::coded::<R::Coding>(self.options, &self.view, chosen)
    }

    fn encode(&self, text: &str) -> Option<Vec<u16>> {
        self.look.observer.seat()?;
        coded::encode::<R::Coding>(&self.view, F::Game::read_action(self.options, text).ok()?)
    }

    fn advise(&self) -> Option<Advise> {
        let seat = self.look.observer.seat()?;
        if !self.turn.owing().contains(seat) {
            return None;
        }
        let (view, options) = (self.view.clone(), self.options.clone());
        let (language, observer, seats) = (self.look.language, self.look.observer, self.look.seats.to_vec());
        Some(Box::new(move |rng, budget| {
            let weighed = weighed(&R::advise(&view, rng, budget));
            let look = Look { language, observer, seats: &seats };
            face::hint::hint::<F>(&options, &view, &weighed, &look)
        }))
    }
}

/// What a thought weighed, its choice first.
fn weighed<A: Copy + PartialEq>(thought: &Thought<A>) -> Vec<Weighed<A>> {
    let of = |one: &Candidate<A>| {
        let expected = Expected { success: one.success, points: one.points, spread: one.spread };
        Weighed { action: one.action, expected: Some(expected) }
    };
    let chosen = thought.candidates.iter().find(|one| one.action == thought.choice);
    let first = chosen.map_or(Weighed { action: thought.choice, expected: None }, of);
    let others = thought.candidates.iter().filter(|one| one.action != thought.choice);
    [first].into_iter().chain(others.map(of)).collect()
}
