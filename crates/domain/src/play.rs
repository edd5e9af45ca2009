//! Playing: a choice of the game, and taking the last one back.

use engine::{Observer, Seat, StepNumber};
use host::{AnyTable, Look};
use words::Language;

use crate::change::Change;
use crate::command::{Actor, Reach, Request};
use crate::journal::{NewEntry, free_take_back};
use crate::records::{Place, SeatKind, SeatRecord, SoloEnd, Status};
use crate::refusal::{PlayError, Refusal, TimeError};
use crate::state::{TableState, Undone};
use crate::time::{Clock, Course, Tick};

impl TableState {
    /// Takes an action of the game, in the notation, for a seat.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        text: &str,
        request: &Request,
        at: Tick,
    ) -> Result<Change, Refusal> {
        let seq = request.seq.unwrap_or_default();
        self.may_play(seat, request, |table| table.still_owes(seat, seq))?;
        // Whoever chooses now has thought again.
        let mut course = self.course.clone();
        course.ahead.retain(|ahead| ahead.seat != seat);
        self.take_step((seat, text), course, request, at)
    }

    /// Takes the step of an action, whoever has judged that it may be taken.
    pub(crate) fn take_step(
        &mut self,
        (seat, text): (Seat, &str),
        mut course: Course,
        request: &Request,
        at: Tick,
    ) -> Result<Change, Refusal> {
        let before = self.game()?.step_count();
        let (seats, luck) = (self.looks(), self.luck());
        let look = Look { language: request.language, observer: Observer::Seat(seat), seats: &seats };
        let game = self.game_mut()?;
        game.play_text(seat, text, &luck, &look)?;
        let texts = game.steps_since(before);
        course.ends_absence(seat);
        course.clocks.chose(seat, request.came_in, self.people_owing(), at);
        self.keep_ahead(&mut course);
        self.wait_for_pages(before, &mut course, at);
        let by_computer = request.by == Actor::Computer;
        Ok(Change {
            marks: (before + 1..=before + texts.len()).collect(),
            stood_in: Some(seat).filter(|&seat| by_computer && self.is_stand_in(seat)),
            ..self.played(seat, texts, course, request)?
        })
    }

    /// Lets the clocks that have just been set going wait as long as the pages of their seats play what came after
    /// their last choice, or what the choice after step `before` did; if those pages say when they are done.
    fn wait_for_pages(&self, before: StepNumber, course: &mut Course, now: Tick) {
        let Some(game) = &self.game else { return };
        let seats = self.looks();
        for seat in self.people_owing().iter() {
            if !course.clocks.clock(seat).is_some_and(Clock::may_wait) {
                continue;
            }
            let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
            let since = self.last_choice(seat).unwrap_or_default().min(before);
            let beats = game.see(look).beats_since(since);
            course.clocks.wait(seat, beats.iter().map(|beat| i64::from(beat.millis())).sum(), now);
        }
    }

    /// Takes the last choice of a seat back, or all that can be.
    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        reach: Reach,
        request: &Request,
        at: Tick,
    ) -> Result<Change, Refusal> {
        self.may_play(seat, request, |table| request.seq == Some(table.seq()))?;
        if self.record.rated.was_agreed() {
            return Err(PlayError::Rated.into());
        }
        let (after, taken) = (self.marks.len(), self.taken_over());
        let is_own = |game: &dyn AnyTable| game.last_choice(seat).is_some_and(|step| step > taken);
        let game = self.game_mut()?;
        if !is_own(game) {
            return Err(PlayError::Fixed.into());
        }
        let before = game.at(game.step_count());
        game.take_back(seat).map_err(|_| PlayError::Fixed)?;
        let mut marks = vec![game.step_count()];
        while reach == Reach::All && is_own(game) && game.take_back(seat).is_ok() {
            marks.push(game.step_count());
        }
        self.undone = Some(Undone { after, game: before });
        let entries = marks.iter().map(|_| free_take_back(seat)).collect();
        let mut course = self.course.clone();
        course.ends_absence(seat);
        course.clocks.took_back(seat, self.people_owing(), at);
        course.ahead.clear();
        Ok(Change { marks, ..self.played(seat, entries, course, request)? })
    }

    /// Whether somebody may play for a seat now, and the choice `fits` the table as it is.
    fn may_play(&self, seat: Seat, request: &Request, fits: impl Fn(&Self) -> bool) -> Result<(), Refusal> {
        let is_person = matches!(request.by, Actor::Person(_));
        if self.is_paused() && is_person {
            return Err(TimeError::Paused.into());
        }
        self.game()?;
        let plays = if is_person { SeatKind::Person } else { SeatKind::Computer };
        let is_played_so = self.seat(seat).is_some_and(|held| held.kind == plays);
        if is_played_so && !self.is_paused() && !self.record.abandoned && fits(self) {
            return Ok(());
        }
        Err(PlayError::MovedOn.into())
    }

    /// What is written of a step that was taken in memory.
    fn played(
        &self,
        seat: Seat,
        texts: Vec<String>,
        course: Course,
        request: &Request,
    ) -> Result<Change, Refusal> {
        let mut entries: Vec<NewEntry> = texts.into_iter().map(NewEntry::of).collect();
        if let Some(first) = entries.first_mut() {
            first.request = request.key.clone().map(|key| (seat, key));
        }
        let is_over = self.game()?.turn().standing().is_some();
        Ok(Change {
            entries,
            status: if is_over { Status::Over } else { Status::Playing },
            solo: self.solo_end(),
            places: self.places(),
            course: (course != self.course).then_some(course),
            ..Change::none(self)
        })
    }

    /// How the game ended, if the one person at a table with one seat has played it to its end.
    fn solo_end(&self) -> Option<SoloEnd> {
        let [only] = self.seats.as_slice() else { return None };
        if self.record.origin.is_some() {
            return None;
        }
        let standing = self.game.as_ref()?.turn().standing()?;
        let person = only.person.clone().filter(|_| only.kind == SeatKind::Person)?;
        Some(SoloEnd { person, score: standing.scores[only.seat] })
    }

    /// How all seats stand, if several play and the game is over. What was begun elsewhere counts for nobody.
    fn places(&self) -> Option<Vec<Place>> {
        if self.record.origin.is_some() {
            return None;
        }
        let standing = self.game.as_ref()?.turn().standing().filter(|_| self.seats.len() > 1)?;
        let place = |held: &SeatRecord| Place {
            seat: held.seat,
            place: standing.ranks[held.seat],
            score: standing.scores[held.seat],
        };
        Some(self.seats.iter().map(place).collect())
    }
}
