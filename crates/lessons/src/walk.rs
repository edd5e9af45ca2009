//! Where somebody is in a lesson: replayed from what was chosen in it.

use std::fmt::Write as _;

use engine::{Observer, SavedGame};
use host::{AnyTable, Entry, Look, PlayRefused};

use crate::model::{Answer, Course, Kind, Lesson, Picture, Scene, Step, Task};

/// What stands for a look among what was done.
pub const ON: &str = "on";

/// A place in a lesson.
pub struct Walk<'a> {
    course: &'a Course,
    entry: &'a Entry,
    lesson: &'a Lesson,
    /// How many steps are done.
    done: usize,
    /// The scene of the position.
    scene: usize,
    /// The steps after the scene, as lines of a saved game.
    lines: Vec<String>,
    table: Box<dyn AnyTable>,
}

impl std::fmt::Debug for Walk<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Walk")
            .field("lesson", &self.lesson.name)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

/// What is said to have been done leads nowhere in this lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchPlace;

/// What came of a choice.
#[derive(Debug)]
pub enum Tried<'a> {
    /// The rules forbid it, or it is none.
    Refused(PlayRefused),
    /// It is legal.
    Met(Met<'a>),
}

/// A legal choice and its answer.
#[derive(Debug)]
pub struct Met<'a> {
    /// The choice as the notation writes it.
    pub action: String,
    /// The answer.
    pub answer: &'a Answer,
    /// The position after it, and after what follows if it leads on.
    pub after: Walk<'a>,
}

impl Course {
    /// The place in a lesson after what was done: of each step the accepted choice, or [`ON`] for a look. What was done
    /// before the step that starts from a scene last is not looked at.
    ///
    /// # Errors
    /// If there is no such lesson, or nobody can have done this.
    pub fn walk<'a>(
        &'a self,
        entry: &'a Entry,
        lesson: usize,
        did: &[String],
    ) -> Result<Walk<'a>, NoSuchPlace> {
        let lesson = self.lessons.get(lesson).ok_or(NoSuchPlace)?;
        if did.len() > lesson.steps.len() {
            return Err(NoSuchPlace);
        }
        let begins = |at: &usize| lesson.steps.get(*at).is_some_and(|step| step.scene.is_some());
        let first = (0..=did.len()).rev().find(begins).ok_or(NoSuchPlace)?;
        let scene = lesson.steps[first].scene.ok_or(NoSuchPlace)?;
        let mut lines = Vec::new();
        for (step, done) in lesson.steps.iter().zip(did).skip(first) {
            match &step.task {
                Task::Look if done == ON => {}
                Task::Choose { .. } if accepts(step, done) => {
                    lines.push(format!("{} {done}", self.learner));
                    lines.extend(step.then.iter().cloned());
                }
                Task::Look | Task::Choose { .. } => return Err(NoSuchPlace),
            }
        }
        let table = self.table(entry, scene, &lines)?;
        Ok(Walk { course: self, entry, lesson, done: did.len(), scene, lines, table })
    }

    /// The table of a scene after some more steps.
    fn table(&self, entry: &Entry, scene: usize, lines: &[String]) -> Result<Box<dyn AnyTable>, NoSuchPlace> {
        let saved = SavedGame::parse(&self.saved(entry, scene, lines)).map_err(|_| NoSuchPlace)?;
        entry.restore(&saved).map_err(|_| NoSuchPlace)
    }

    /// The same as a saved game.
    fn saved(&self, entry: &Entry, scene: usize, lines: &[String]) -> String {
        let scene = &self.scenes[scene];
        let steps: Vec<&String> = scene.steps.iter().chain(lines).collect();
        self.written(entry, scene, &steps)
    }

    /// The position of a picture as a saved game.
    pub(crate) fn posed(&self, entry: &Entry, picture: &Picture) -> String {
        let scene = &self.scenes[picture.scene];
        let steps: Vec<&String> = scene.steps.iter().take(picture.steps.unwrap_or(usize::MAX)).collect();
        self.written(entry, scene, &steps)
    }

    /// Steps with the options of a scene as a saved game.
    fn written(&self, entry: &Entry, scene: &Scene, steps: &[&String]) -> String {
        let name = |option: &String| option.split(' ').nth(1).map(str::to_owned);
        let replaced: Vec<Option<String>> = scene.options.iter().map(name).collect();
        let general = self.options.iter().filter(|option| !replaced.contains(&name(option)));
        let mut text = format!("mu {}\ngame {}\nrules {}\n", engine::saved::FORMAT, entry.name, self.rules);
        for option in general.chain(&scene.options) {
            let _ = writeln!(text, "{option}");
        }
        text.push_str("---\n");
        for step in steps {
            let _ = writeln!(text, "{step}");
        }
        text
    }
}

/// The answer to an action in a step.
fn answer<'a>(step: &'a Step, action: &str) -> Option<&'a Answer> {
    let meets = |answer: &&Answer| answer.patterns.iter().any(|pattern| pattern.meets(action));
    step.task.answers().iter().find(meets)
}

fn accepts(step: &Step, action: &str) -> bool {
    answer(step, action).is_some_and(|answer| answer.kind != Kind::Back)
}

impl<'a> Walk<'a> {
    /// The lesson.
    pub const fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// How many of its steps are done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The step that is to be done; none at the end of the lesson.
    pub fn step(&self) -> Option<&'a Step> {
        self.lesson.steps.get(self.done)
    }

    /// The position.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The position as a saved game.
    pub fn saved(&self) -> String {
        self.course.saved(self.entry, self.scene, &self.lines)
    }

    /// What is legal for the learner in the step, in the notation.
    pub fn legal(&self) -> Vec<String> {
        self.table.legal(0..usize::MAX, Observer::Seat(self.course.learner)).texts
    }

    /// The choice to which the step leads: the first legal one of what is expected, patterns in their order.
    pub fn way(&self) -> Option<String> {
        let legal = self.legal();
        let step = self.step()?;
        let expected = step.task.answers().iter().filter(|answer| answer.kind == Kind::Expect);
        let mut patterns = expected.flat_map(|answer| &answer.patterns);
        patterns.find_map(|pattern| {
            legal.iter().find(|action| pattern.meets(action) && accepts(step, action)).cloned()
        })
    }

    /// What comes of a choice of the learner.
    ///
    /// # Errors
    /// If there is nothing to choose here, or the course has no answer, which its test excludes.
    pub fn choose(&self, action: &str, look: &Look<'_>) -> Result<Tried<'a>, NoSuchPlace> {
        let step = self.step().ok_or(NoSuchPlace)?;
        if let Err(refused) = self.table.check_text(self.course.learner, action, look) {
            return Ok(Tried::Refused(refused));
        }
        let mut lines = self.lines.clone();
        lines.push(format!("{} {action}", self.course.learner));
        let mut table = self.course.table(self.entry, self.scene, &lines)?;
        let own = table.steps_since(self.table.step_count()).into_iter().next().ok_or(NoSuchPlace)?;
        let action = own.split_once(' ').map_or(own.as_str(), |(_, action)| action).to_owned();
        let answer = answer(step, &action).ok_or(NoSuchPlace)?;
        let mut done = self.done;
        if answer.kind != Kind::Back {
            done += 1;
            if !step.then.is_empty() {
                lines.extend(step.then.iter().cloned());
                table = self.course.table(self.entry, self.scene, &lines)?;
            }
        }
        let Self { course, entry, lesson, scene, .. } = *self;
        let after = Walk { course, entry, lesson, done, scene, lines, table };
        Ok(Tried::Met(Met { action, answer, after }))
    }
}
