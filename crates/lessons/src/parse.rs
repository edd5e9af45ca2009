//! Reading a course.

use engine::Seat;

use crate::block::{Block, FORMAT, Fault, blocks};
use crate::model::{Answer, Course, Fact, Free, Kind, Lesson, Scene, Step, Task};
use crate::pattern::Pattern;
use crate::picture;
use crate::text::Text;

/// A step that is not complete yet.
#[derive(Default)]
struct Draft {
    line: usize,
    name: String,
    scene: Option<usize>,
    say: Option<Text>,
    point: Vec<String>,
    looks: bool,
    owes: Option<usize>,
    answers: Vec<Answer>,
    then: Vec<String>,
    facts: Vec<Fact>,
}

impl Draft {
    fn fault<T>(&self, reason: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { line: self.line, reason: reason.into() })
    }

    fn done(self, before: &[Step]) -> Result<Step, Fault> {
        if before.iter().any(|step| step.name == self.name) {
            return self.fault("there is a step with this name in the lesson already");
        }
        match (before.last(), self.scene) {
            (None, None) => return self.fault("the first step of a lesson starts from a scene"),
            // The page of the position before has nothing to show that leads to the one of the scene.
            (Some(last), Some(_)) if last.task != Task::Look => {
                return self.fault("a step after a choice goes on from there; put a look between");
            }
            (None, Some(_)) | (Some(_), _) => {}
        }
        if self.say.is_none() {
            return self.fault("the step says nothing");
        }
        let expects = self.answers.iter().any(|answer| answer.kind == Kind::Expect);
        match (self.looks, self.answers.is_empty()) {
            (true, true) if self.then.is_empty() && self.facts.is_empty() => {}
            (true, _) => {
                return self.fault("a step with a look has neither answers nor what comes after them");
            }
            (false, _) if expects => {}
            (false, _) => return self.fault("a step has a look, or an answer that is expected"),
        }
        let Self { name, scene, say, point, looks, owes, answers, then, facts, .. } = self;
        let task = if looks { Task::Look } else { Task::Choose { owes, answers } };
        let say = say.unwrap_or_default();
        Ok(Step { name, scene, say, point, task, then, facts })
    }
}

/// A lesson that is not complete yet.
#[derive(Default)]
struct Unfinished {
    line: usize,
    name: String,
    title: Option<Text>,
    steps: Vec<Step>,
    step: Option<Draft>,
    close: Option<Text>,
    free: Option<Free>,
}

impl Unfinished {
    fn end_step(&mut self) -> Result<(), Fault> {
        if let Some(draft) = self.step.take() {
            let step = draft.done(&self.steps)?;
            self.steps.push(step);
        }
        Ok(())
    }

    fn done(mut self) -> Result<Lesson, Fault> {
        self.end_step()?;
        let Self { line, name, title, steps, close, free, .. } = self;
        let fault = |reason: &str| Err(Fault { line, reason: reason.to_owned() });
        match (title, close) {
            (Some(title), Some(close)) if !steps.is_empty() => Ok(Lesson { name, title, steps, close, free }),
            (None, _) => fault("the lesson has no title"),
            (_, None) => fault("the lesson has no sentence to close with"),
            (Some(_), Some(_)) => fault("the lesson has no steps"),
        }
    }

    /// A line of the lesson itself.
    fn take(&mut self, block: &Block<'_>, scenes: &[Scene]) -> Result<(), Fault> {
        match block.word {
            "title" => self.title = Some(block.text()?),
            "close" => {
                self.end_step()?;
                self.close = Some(block.text()?);
            }
            "free" => {
                self.end_step()?;
                self.free = Some(Free { computers: block.named()?, say: block.text()? });
            }
            "step" => {
                self.end_step()?;
                block.alone()?;
                self.step = Some(Draft { line: block.line, name: block.named()?, ..Draft::default() });
            }
            _ => match &mut self.step {
                Some(step) => step.take(block, scenes)?,
                None => return block.fault(format!("\"{}\" does not belong here", block.word)),
            },
        }
        Ok(())
    }
}

impl Draft {
    /// A line of a step.
    fn take(&mut self, block: &Block<'_>, scenes: &[Scene]) -> Result<(), Fault> {
        if !matches!(block.word, "say" | "also" | "back" | "then") {
            block.alone()?;
        }
        match block.word {
            "from" => {
                let name = block.named()?;
                let Some(at) = scenes.iter().position(|scene| scene.name == name) else {
                    return block.fault(format!("there is no scene \"{name}\" above"));
                };
                self.scene = Some(at);
            }
            "say" => self.say = Some(block.text()?),
            "point" => self.point = block.named()?.split(';').map(|thing| thing.trim().to_owned()).collect(),
            "look" => self.looks = true,
            "owes" => match block.rest.parse() {
                Ok(count) => self.owes = Some(count),
                Err(_) => return block.fault("expected how many choices are legal"),
            },
            "expect" => self.answer(block, Kind::Expect)?,
            "also" => self.answer(block, Kind::Also)?,
            "back" => self.answer(block, Kind::Back)?,
            "then" => self.then = block.lines(),
            "fact" => {
                let mut words = block.rest.split_whitespace().map(str::to_owned);
                let Some(rule) = words.next() else { return block.fault("expected a rule and words") };
                self.facts.push(Fact { rule, words: words.collect() });
            }
            _ => return block.fault(format!("\"{}\" is no word of a step", block.word)),
        }
        Ok(())
    }

    fn answer(&mut self, block: &Block<'_>, kind: Kind) -> Result<(), Fault> {
        let patterns = block.named()?.split('|').map(Pattern::new).collect();
        let say = if kind == Kind::Expect { None } else { Some(block.text()?) };
        self.answers.push(Answer { kind, patterns, say });
        Ok(())
    }
}

impl Course {
    /// Reads a course.
    ///
    /// # Errors
    /// The first line that cannot be so.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let blocks = blocks(text)?;
        let mut rest = blocks.iter();
        match rest.next() {
            Some(first) if format!("{} {}", first.word, first.rest) == FORMAT => first.alone()?,
            first => {
                let line = first.map_or(0, |block| block.line);
                return Err(Fault { line, reason: format!("a course begins with \"{FORMAT}\"") });
            }
        }
        let learner = Seat::new(0).expect("every table has a seat a");
        let mut course = Self {
            rules: 1,
            options: Vec::new(),
            learner,
            scenes: Vec::new(),
            pictures: Vec::new(),
            lessons: Vec::new(),
        };
        let mut shown = Vec::new();
        let mut lesson: Option<Unfinished> = None;
        for block in rest {
            match (&mut lesson, block.word) {
                (_, "lesson") => {
                    course.lessons.extend(lesson.take().map(Unfinished::done).transpose()?);
                    lesson = Some(course.begins(block)?);
                }
                (_, "picture") => shown.push(block),
                (Some(lesson), _) => lesson.take(block, &course.scenes)?,
                (None, _) => course.take(block)?,
            }
        }
        course.lessons.extend(lesson.map(Unfinished::done).transpose()?);
        for block in shown {
            let picture = picture::read(block, &course)?;
            course.pictures.push(picture);
        }
        if course.lessons.is_empty() {
            return Err(Fault { line: 0, reason: "the course has no lessons".to_owned() });
        }
        Ok(course)
    }

    /// The lesson that a line begins.
    fn begins(&self, block: &Block<'_>) -> Result<Unfinished, Fault> {
        block.alone()?;
        let name = block.named()?;
        if self.lessons.iter().any(|one| one.name == name) {
            return block.fault("there is a lesson with this name already");
        }
        Ok(Unfinished { line: block.line, name, ..Unfinished::default() })
    }

    /// A line before the lessons.
    fn take(&mut self, block: &Block<'_>) -> Result<(), Fault> {
        if block.word != "scene" {
            block.alone()?;
        }
        match block.word {
            "rules" => match block.rest.parse() {
                Ok(version) => self.rules = version,
                Err(_) => return block.fault("expected the version of the rules"),
            },
            "option" => self.options.push(format!("option {}", block.named()?)),
            "learner" => match block.rest.parse() {
                Ok(seat) => self.learner = seat,
                Err(_) => return block.fault("expected the letter of a seat"),
            },
            "scene" => {
                let name = block.named()?;
                if self.scenes.iter().any(|scene| scene.name == name) {
                    return block.fault("there is a scene with this name already");
                }
                let is_option = |line: &String| line.starts_with("option ");
                let (options, steps) = block.lines().into_iter().partition(is_option);
                self.scenes.push(Scene { name, options, steps });
            }
            _ => return block.fault(format!("\"{}\" is no word of a course", block.word)),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COURSE: &str = "mu-lessons 1\n# a comment\noption players 2\n\nscene s\n  option x 1\n  ! deal\n\nlesson one\n\
        title\n  en A\n  fr A\n  de A\nstep first\nfrom s\nsay\n  en Play.\n  fr Joue.\n  de Spiel.\npoint hand; trick\n\
        owes 2\nexpect play a | play b\nback *\n  en No.\n  fr Non.\n  de Nein.\nthen\n  b pass\nfact X-1 a\n\
        step second\nsay\n  en Look.\n  fr Vois.\n  de Schau.\nlook\nclose\n  en End.\n  fr Fin.\n  de Ende.\n\
        free steady\n  en Go.\n  fr Va.\n  de Los.\n";

    #[test]
    fn a_course_is_read() {
        let course = Course::parse(COURSE).unwrap();
        assert_eq!(course.options, ["option players 2"]);
        assert_eq!(course.scenes[0].options, ["option x 1"]);
        let [lesson] = &course.lessons[..] else { panic!() };
        assert_eq!(lesson.free.as_ref().unwrap().computers, "steady");
        let [first, second] = &lesson.steps[..] else { panic!() };
        assert_eq!(first.point, ["hand", "trick"]);
        assert_eq!(first.then, ["b pass"]);
        assert_eq!(first.task.answers().len(), 2);
        assert_eq!(second.task, Task::Look);
    }

    #[test]
    fn faults_name_their_line() {
        for (right, wrong, line) in [
            ("mu-lessons 1", "mu-lessons 2", 1),
            ("option players 2\n\n", "options players 2\n\n", 3),
            ("from s", "from t", 15),
            ("owes 2", "owes two", 21),
            ("  de Nein.", "  en Nein.", 26),
            ("look\n", "wink\n", 35),
            ("look\n", "", 30),
            ("  fr Vois.\n", "", 31),
            ("  en Go.", "  en {Go.", 41),
            ("step first", "first", 14),
            ("  en Go.", "en Go.", 40),
        ] {
            let broken = COURSE.replacen(right, wrong, 1);
            assert_ne!(broken, COURSE, "{right}");
            assert_eq!(Course::parse(&broken).unwrap_err().line, line, "{wrong}");
        }
        assert_eq!(Course::parse("mu-lessons 1\n").unwrap_err().line, 0);
        assert_eq!(Course::parse("").unwrap_err().line, 0);
    }
}
