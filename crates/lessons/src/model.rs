//! What a course consists of.

use engine::{Observer, Seat};

use crate::pattern::Pattern;
use crate::text::Text;

/// The course of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The version of the rules by which its scenes are replayed.
    pub rules: u16,
    /// Options of all its tables, as lines of a saved game: `option players 4`.
    pub options: Vec<String>,
    /// The seat of the person.
    pub learner: Seat,
    /// The positions from which steps start.
    pub scenes: Vec<Scene>,
    /// The pictures that the rules documents place.
    pub pictures: Vec<Picture>,
    /// The lessons in their order.
    pub lessons: Vec<Lesson>,
}

/// A position that a rules document shows as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its name, by which the documents place it.
    pub name: String,
    /// The number of its scene.
    pub scene: usize,
    /// How many steps of the scene are taken; all of them if it is not said.
    pub steps: Option<usize>,
    /// Who sees it.
    pub observer: Observer,
    /// The part of the picture that is shown: these things, as [`host::AnyView::area`] knows them.
    pub show: Vec<String>,
    /// What is pointed at, likewise.
    pub point: Vec<String>,
    /// The number of the lesson in which it can be tried.
    pub lesson: Option<usize>,
}

/// A position: the beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Its name in the course.
    pub name: String,
    /// Options that this table has besides those of the course, or instead of them.
    pub options: Vec<String>,
    /// Its steps, as lines of a saved game.
    pub steps: Vec<String>,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in the course.
    pub name: String,
    /// What it is called.
    pub title: Text,
    /// Its steps, at least one. The first starts from a scene.
    pub steps: Vec<Step>,
    /// The sentence to keep.
    pub close: Text,
    /// What follows, if a real game does.
    pub free: Option<Free>,
}

/// A real game from the last position of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Free {
    /// The level of the computer players on the other seats.
    pub computers: String,
    /// What is said before it.
    pub say: Text,
}

/// A step of a lesson: one thing that is said, one thing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name in the lesson.
    pub name: String,
    /// The number of the scene from which it starts; without one it goes on from the step before.
    pub scene: Option<usize>,
    /// What is said.
    pub say: Text,
    /// What is lit, in the order of the text, as [`face::Face::spot`](host::Entry::spot) knows it.
    pub point: Vec<String>,
    /// What the person is to do.
    pub task: Task,
    /// What others and luck do after an accepted choice, as lines of a saved game.
    pub then: Vec<String>,
    /// What happens in this step, whatever is chosen.
    pub facts: Vec<Fact>,
}

/// What a person is to do in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// To look, and to go on.
    Look,
    /// To choose.
    Choose {
        /// How many legal choices there are, if the course says it.
        owes: Option<usize>,
        /// What is answered: the first that meets a choice counts.
        answers: Vec<Answer>,
    },
}

impl Task {
    /// The answers to a choice; none if there is nothing to choose.
    pub fn answers(&self) -> &[Answer] {
        match self {
            Self::Look => &[],
            Self::Choose { answers, .. } => answers,
        }
    }
}

/// The answer to some choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What comes of them.
    pub kind: Kind,
    /// Which choices.
    pub patterns: Vec<Pattern>,
    /// What is said; nothing of what is expected.
    pub say: Option<Text>,
}

/// What comes of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It leads on.
    Expect,
    /// It leads on, too.
    Also,
    /// It is carried out and taken back.
    Back,
}

/// An event of a rule with these words in its English line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The id of the rule: `TRICKS-9.6`.
    pub rule: String,
    /// The words.
    pub words: Vec<String>,
}
