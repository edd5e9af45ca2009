//! A place in a lesson as its page shows it: the position, the voice, and how one place follows from another.

use engine::{Observer, Seat, SeatSet, StepNumber};
use host::{Cells, Choices, Entry, Finality, Kept, Look, SeatLook};
use lessons::{Course, Part, Task, Text, Walk};
use maud::{Markup, html};
use pages::{Dock, Lesson, LessonTask, Role, TableFacts, TablePage, TableSeat, Update, Visitor};
use words::Language;

use crate::app::App;
use crate::error::{Error, Missing, RequestError};
use crate::prepared;
use crate::still::Still;
use crate::visit::Visit;

/// A lesson for a visitor.
pub(super) struct Taught<'a> {
    app: &'a App,
    pub(super) entry: &'static Entry,
    pub(super) course: &'a Course,
    /// Its number, from 1.
    pub(super) number: usize,
    language: Language,
    seats: Vec<TableSeat>,
    looks: Vec<SeatLook>,
}

/// Where somebody is, and what is said there.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// What was done in each step so far.
    pub(super) did: Vec<String>,
    /// How often something else was chosen in this step.
    pub(super) detours: u8,
    /// The answer to the last choice.
    pub(super) answer: Option<Text>,
    /// Whether the choice is about to be taken back.
    pub(super) waits: bool,
}

impl<'a> Taught<'a> {
    /// The lesson with this number, from 1.
    pub(super) fn of(app: &'a App, visit: &Visit, (game, number): (&str, &str)) -> Result<Self, Error> {
        let entry = app.game(game)?;
        let course = app.courses.find(entry.name).ok_or(Missing::Page)?;
        let number: usize = number.parse().map_err(|_| Missing::Page)?;
        if number == 0 || number > course.lessons.len() {
            return Err(Missing::Page.into());
        }
        let walk =
            course.walk(entry, number - 1, &[]).map_err(|_| Error::failed("a lesson that cannot begin"))?;
        let seats = prepared::row(visit, entry, (walk.table().seats(), course.learner));
        let looks = seats.iter().map(TableSeat::look).collect();
        Ok(Self { app, entry, course, number, language: visit.language, seats, looks })
    }

    /// How the learner sees it.
    pub(super) fn look(&self) -> Look<'_> {
        Look { language: self.language, observer: Observer::Seat(self.course.learner), seats: &self.looks }
    }

    /// The place after what was done.
    pub(super) fn walk(&self, did: &[String]) -> Result<Walk<'a>, Error> {
        self.course.walk(self.entry, self.number - 1, did).map_err(|_| RequestError::Field("did").into())
    }

    /// A text with what it names.
    fn say(&self, text: &Text) -> Markup {
        let named =
            |name: &str| match name.parse::<Seat>().ok().filter(|seat| seat.index() < self.looks.len()) {
                Some(seat) => html! { (self.look().name(seat)) },
                None => (self.entry.component)(name, self.language).unwrap_or_default(),
            };
        html! {
            @for part in text.parts(self.language) {
                @match part {
                    Part::Words(words) => (words),
                    Part::Named(name) => (named(name)),
                }
            }
        }
    }

    fn lesson(&self, walk: &Walk<'_>, place: &Place) -> Lesson {
        let lesson = walk.lesson();
        let close = || html! { b { (self.say(&lesson.close)) } };
        let (said, task) = match (walk.step(), &lesson.free) {
            (Some(step), _) => {
                let task = match step.task {
                    Task::Choose { .. } if place.waits => LessonTask::Wait,
                    Task::Choose { .. } => LessonTask::Choose,
                    Task::Look => LessonTask::Look,
                };
                (self.say(&step.say), task)
            }
            (None, Some(free)) => (html! { (close()) " " (self.say(&free.say)) }, LessonTask::PlayOn),
            (None, None) => (close(), LessonTask::Close),
        };
        let points =
            walk.step().filter(|_| !place.waits).map_or(&[] as &[String], |step| step.point.as_slice());
        Lesson {
            number: self.number,
            of: self.course.lessons.len(),
            title: lesson.title.of(self.language).to_owned(),
            done: walk.done(),
            steps: lesson.steps.len(),
            did: place.did.clone(),
            detours: place.detours,
            say: said,
            answer: place.answer.as_ref().map(|answer| self.say(answer)),
            lit: points.iter().filter_map(|thing| (self.entry.spot)(thing, &self.look())).collect(),
            task,
        }
    }

    /// The page of a place, drawn with `cells`; its log holds what came after step `since`.
    pub(super) fn page(
        &self,
        visitor: Visitor,
        (walk, place): (&Walk<'_>, &Place),
        (since, cells): (StepNumber, &Cells<'_>),
    ) -> TablePage {
        let look = self.look();
        let (table, learner) = (walk.table(), self.course.learner);
        let lesson = self.lesson(walk, place);
        let view = table.see(look);
        let mut choices = if lesson.task == LessonTask::Choose { view.choices() } else { Choices::default() };
        for act in &mut choices.acts {
            act.finality = Finality::Free;
        }
        let waits = choices.acts.is_empty();
        let still = Still { visitor, table: self.facts().into(), entry: self.entry, look, cells };
        let drawn = still.page(table, Dock::Lesson(lesson));
        TablePage {
            role: Role::Seated(vec![learner]),
            owing: if waits { SeatSet::EMPTY } else { drawn.owing },
            choices,
            log: view.lines_since(since),
            sheet: view.sheet(),
            description: view.describe(),
            ..drawn
        }
    }

    fn facts(&self) -> TableFacts {
        let game = self.app.game_in(self.entry, self.language);
        let title = self.course.lessons[self.number - 1].title.of(self.language);
        TableFacts::nowhere(title.to_owned(), game, self.seats.clone())
    }

    /// What an open page lacks that shows one place of a scene and is to show another.
    pub(super) fn turn(
        &self,
        visitor: &Visitor,
        (from, before): (&Walk<'_>, &Place),
        (to, place): (&Walk<'_>, &Place),
    ) -> Update {
        let (early, late) = (from.table().step_count(), to.table().step_count());
        let kept = Kept::default();
        let known = Cells::keys_alone(&kept);
        pages::update(&self.page(visitor.clone(), (from, before), (early, &known)), &known);
        let (keys, _) = known.finish();
        let cells = Cells::lacking(&keys, &kept);
        let update = pages::update(&self.page(visitor.clone(), (to, place), (early, &cells)), &cells);
        let (_, html) = cells.finish();
        let back = (late < early).then_some(late);
        let play = match back {
            Some(late) => from.table().see(self.look()).beats_since(late),
            None => to.table().see(self.look()).beats_since(early),
        };
        Update { html, play, back, ..update }
    }
}
