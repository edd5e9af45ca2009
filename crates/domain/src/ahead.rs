//! Choosing ahead: a seat fixes what it will do, and the table does it when the seat owes the choice, if it is legal
//! then. Nobody else learns of it before.

use engine::{Observer, Seat, SeatSet};
use host::Look;
use words::Language;

use crate::change::Change;
use crate::command::Request;
use crate::records::{SeatKind, Status};
use crate::refusal::{PlayError, Refusal};
use crate::state::TableState;
use crate::time::{Ahead, Course, Tick};

impl TableState {
    /// Whether a seat may choose ahead what its view offers: a person's while it owes no choice.
    pub fn may_choose_ahead(&self, seat: Seat) -> bool {
        let is_person = self.seat(seat).is_some_and(|held| held.kind == SeatKind::Person);
        is_person && self.record.status == Status::Playing && !self.owing().contains(seat)
    }

    fn offered_ahead(&self, seat: Seat) -> host::Ahead {
        let seats = self.looks();
        let look = Look { language: Language::default(), observer: Observer::Seat(seat), seats: &seats };
        self.see(look).map_or_else(|_| host::Ahead::default(), |view| view.ahead())
    }

    /// What a seat has chosen ahead, as long as it is for this stretch of the game.
    pub fn chosen_ahead(&self, seat: Seat) -> Option<&str> {
        self.course.ahead(seat).filter(|ahead| self.holds(ahead)).map(|ahead| ahead.text.as_str())
    }

    /// Whether what was chosen ahead still is for this stretch of the game.
    fn holds(&self, ahead: &Ahead) -> bool {
        let offered = self.offered_ahead(ahead.seat);
        ahead.stretch == offered.stretch && offered.acts.iter().any(|act| act.text == ahead.text)
    }

    /// The course without what lapses in the position as it is now.
    pub(crate) fn keep_ahead(&self, course: &mut Course) {
        course.ahead.retain(|ahead| self.holds(ahead));
    }

    /// A seat fixes a choice, or none any more.
    pub(crate) fn choose_ahead(&self, seat: Seat, text: Option<&str>) -> Result<Option<Change>, Refusal> {
        let mut course = self.course.clone();
        course.ahead.retain(|ahead| ahead.seat != seat);
        if let Some(text) = text {
            let offered = self.offered_ahead(seat);
            let is_offered = self.may_choose_ahead(seat) && offered.acts.iter().any(|act| act.text == text);
            if !is_offered {
                return Err(PlayError::MovedOn.into());
            }
            course.ahead.push(Ahead { seat, stretch: offered.stretch, text: text.to_owned() });
        }
        Ok((course != self.course).then(|| Change { course: Some(course), ..Change::none(self) }))
    }

    /// The first seat that owes a choice which it has made ahead.
    pub fn ahead_to_play(&self) -> Option<Seat> {
        if self.is_paused() || self.asked().any(|proposal| proposal.kind.lapses()) {
            return None;
        }
        let fixed: SeatSet = self.course.ahead.iter().map(|ahead| ahead.seat).collect();
        self.people_owing().iter().find(|seat| fixed.contains(*seat))
    }

    /// Carries out what a seat has chosen ahead if it is legal now; otherwise it lapses.
    pub(crate) fn act_ahead(
        &mut self,
        seat: Seat,
        request: &Request,
        at: Tick,
    ) -> Result<Option<Change>, Refusal> {
        let seq = request.seq.unwrap_or_default();
        let ahead = self.course.ahead(seat).cloned();
        let Some(ahead) = ahead.filter(|_| self.ahead_to_play().is_some() && self.still_owes(seat, seq))
        else {
            return Err(PlayError::MovedOn.into());
        };
        let seats = self.looks();
        let look = Look { language: request.language, observer: Observer::Seat(seat), seats: &seats };
        if !self.holds(&ahead) || self.game()?.check_text(seat, &ahead.text, &look).is_err() {
            return self.choose_ahead(seat, None);
        }
        self.take_step((seat, &ahead.text), self.course.clone(), request, at).map(Some)
    }
}
