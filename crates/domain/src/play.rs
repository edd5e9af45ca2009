//! Playing: a choice of the game, and taking the last one back.

use engine::{Observer, Seat};
use host::Look;

use crate::change::Change;
use crate::command::{Actor, Request};
use crate::journal::{NewEntry, free_take_back};
use crate::records::{Place, SeatKind, SeatRecord, SoloEnd, Status};
use crate::refusal::{PlayError, Refusal, TimeError};
use crate::state::TableState;
use crate::time::{Course, Tick};

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
        let before = self.game()?.step_count();
        let (seats, luck) = (self.looks(), self.luck());
        let look = Look { language: request.language, observer: Observer::Seat(seat), seats: &seats };
        let game = self.game_mut()?;
        game.play_text(seat, text, &luck, &look)?;
        let texts = game.steps_since(before);
        let mut course = self.course.clone();
        course.ends_absence(seat);
        course.clocks.chose(seat, request.came_in, self.people_owing(), at);
        let by_computer = request.by == Actor::Computer;
        Ok(Change {
            marks: (before + 1..=before + texts.len()).collect(),
            stood_in: Some(seat).filter(|&seat| by_computer && self.is_stand_in(seat)),
            ..self.played(seat, texts, course, request)?
        })
    }

    /// Takes the last choice of a seat back.
    pub(crate) fn take_back(&mut self, seat: Seat, request: &Request, at: Tick) -> Result<Change, Refusal> {
        self.may_play(seat, request, |table| request.seq == Some(table.seq()))?;
        if self.record.rated.was_agreed() {
            return Err(PlayError::Rated.into());
        }
        let game = self.game_mut()?;
        game.take_back(seat).map_err(|_| PlayError::Fixed)?;
        let marks = vec![game.step_count()];
        let mut course = self.course.clone();
        course.ends_absence(seat);
        course.clocks.took_back(seat, self.people_owing(), at);
        Ok(Change { marks, ..self.played(seat, vec![free_take_back(seat)], course, request)? })
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
        let standing = self.game.as_ref()?.turn().standing()?;
        let person = only.person.clone().filter(|_| only.kind == SeatKind::Person)?;
        Some(SoloEnd { person, score: standing.scores[only.seat] })
    }

    /// How all seats stand, if several play and the game is over.
    fn places(&self) -> Option<Vec<Place>> {
        let standing = self.game.as_ref()?.turn().standing().filter(|_| self.seats.len() > 1)?;
        let place = |held: &SeatRecord| Place {
            seat: held.seat,
            place: standing.ranks[held.seat],
            score: standing.scores[held.seat],
        };
        Some(self.seats.iter().map(place).collect())
    }
}
