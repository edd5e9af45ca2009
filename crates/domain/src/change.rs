//! What a command changes at a table: all of it is written at once, or nothing.

use engine::{Seat, StepNumber};

use crate::choice::Choice;
use crate::journal::{NewEntry, read_agreed};
use crate::note::{Happened, Note, Noted};
use crate::people::{Guest, PersonId};
use crate::proposal::{Outcome, Proposal};
use crate::records::{Place, Rated, SeatKind, SeatRecord, SoloEnd, Status};
use crate::state::{TableState, Undone};
use crate::terms::Terms;
use crate::time::Course;

/// What a command changes at a table.
///
/// It is judged by one state of the table, and written on top of that state alone: [`Change::needs_version`] and
/// [`Change::after`] say by what a store knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// How many entries the journal has before it.
    pub after: i64,
    /// The entries it adds to the journal.
    pub entries: Vec<NewEntry>,
    /// How many steps of the game stand after each of these entries.
    pub marks: Vec<StepNumber>,
    /// Where the table is in its life with it.
    pub status: Status,
    /// Whether the game begins with it.
    pub begins: bool,
    /// Whether the table is removed: it waited, and nobody is there.
    pub removes: bool,
    /// Whether its people end the game before its rules do.
    pub abandons: bool,
    /// Another host.
    pub host: Option<PersonId>,
    /// Other terms.
    pub terms: Option<Terms>,
    /// People who are invited or sent away with it.
    pub guests: Vec<Guest>,
    /// The seats that change, as they are then.
    pub seats: Vec<SeatRecord>,
    /// The course, if it changes; its version is the one that was judged.
    pub course: Option<Course>,
    /// The version of the course that was judged, if one was: see [`Change::needs_course`].
    pub judged_course: Option<i64>,
    /// Proposals that are made, each with the key of its request.
    pub asked: Vec<(Proposal, Option<String>)>,
    /// Answers to proposals that were made before: the proposal's number, the seat that answers, and what.
    pub answers: Vec<(i64, Seat, Choice)>,
    /// Proposals that were made before and are closed, by their numbers.
    pub closed: Vec<(i64, Outcome)>,
    /// A seat at which a computer has made this choice in the place of its person.
    pub stood_in: Option<Seat>,
    /// A seat that was given a hint.
    pub hint: Option<Seat>,
    /// How the game ended, if somebody played it alone and it is over with this.
    pub solo: Option<SoloEnd>,
    /// How several people stand, if the game is over with this.
    pub places: Option<Vec<Place>>,
}

impl Change {
    /// Nothing, at this table.
    pub fn none(table: &TableState) -> Self {
        let (after, judged_course) = (table.journal_length(), Some(table.course.version));
        Self { after, judged_course, ..Self::at(table.record.status) }
    }

    /// Nothing, at a table without a journal that is there in its life.
    pub const fn at(status: Status) -> Self {
        Self {
            after: 0,
            entries: Vec::new(),
            marks: Vec::new(),
            status,
            begins: false,
            removes: false,
            abandons: false,
            host: None,
            terms: None,
            guests: Vec::new(),
            seats: Vec::new(),
            course: None,
            judged_course: None,
            asked: Vec::new(),
            answers: Vec::new(),
            closed: Vec::new(),
            stood_in: None,
            hint: None,
            solo: None,
            places: None,
        }
    }

    /// Whether it raises the version of the table, on top of which it is written then: whenever it was judged by
    /// who sits where or by what is asked. Steps of a game are written on top of the journal and the course.
    pub const fn needs_version(&self) -> bool {
        self.begins
            || self.removes
            || self.host.is_some()
            || self.terms.is_some()
            || !self.guests.is_empty()
            || !self.asked.is_empty()
            || !self.answers.is_empty()
            || !self.closed.is_empty()
            || !self.seats.is_empty()
    }

    /// The version of the course on top of which it is written though it leaves the course as it is: what goes into
    /// the journal may be what somebody has chosen ahead for, or let it lapse.
    pub fn needs_course(&self) -> Option<i64> {
        self.judged_course.filter(|_| self.course.is_none() && !self.entries.is_empty())
    }

    /// Who loses the game with it by giving up or by staying away.
    pub fn given_up(&self) -> Option<Seat> {
        let notes = self.entries.iter().filter_map(|entry| Note::read(&entry.text));
        let mut lost = notes.filter(|note| matches!(note.what, Happened::GaveUp | Happened::StayedAway));
        lost.next().map(|note| note.seat)
    }

    /// Whether a computer plays on a seat that changes.
    pub fn seats_computer(&self) -> bool {
        self.seats.iter().any(|held| held.kind == SeatKind::Computer)
    }
}

impl TableState {
    /// Takes over a change that was judged by this very state and is written. A step of the game that it holds has
    /// been taken when it was judged.
    pub fn adopt(&mut self, change: &Change) {
        self.record.version += i64::from(change.needs_version());
        for held in &change.seats {
            if let Some(seat) = self.seats.get_mut(held.seat.index()) {
                seat.clone_from(held);
            }
        }
        if change.begins {
            self.record.started = self.record.version;
            self.game = self.dealt(&self.seats).ok();
        } else if self.record.rated == Rated::Yes && change.seats_computer() {
            self.record.rated = if change.status == Status::Waiting { Rated::Yes } else { Rated::Lost };
        }
        let before = self.marks.len();
        for (entry, mark) in change.entries.iter().zip(&change.marks) {
            self.read_back(&entry.text, *mark);
            self.marks.push(*mark);
        }
        self.undone =
            self.undone.take().filter(|undone| undone.after == before || self.marks.len() == before);
        self.record.status = change.status;
        self.record.abandoned |= change.abandons;
        if let Some(host) = &change.host {
            self.record.host.clone_from(host);
        }
        self.record.terms = change.terms.unwrap_or(self.record.terms);
        for guest in &change.guests {
            self.guests.retain(|known| known.person != guest.person);
            self.guests.push(guest.clone());
        }
        if let Some(course) = &change.course {
            self.course = Course { version: course.version + 1, ..course.clone() };
        }
        if let Some(held) = change.stood_in.and_then(|seat| self.seats.get_mut(seat.index())) {
            held.stood_in += 1;
        }
        if let Some(held) = change.hint.and_then(|seat| self.seats.get_mut(seat.index())) {
            held.hints += 1;
        }
        self.adopt_proposals(change);
    }

    fn adopt_proposals(&mut self, change: &Change) {
        for (number, outcome) in &change.closed {
            if let Some(proposal) = self.proposals.iter_mut().find(|proposal| proposal.number == *number) {
                proposal.outcome = Some(*outcome);
            }
        }
        for (number, seat, choice) in &change.answers {
            if let Some(proposal) = self.proposals.iter_mut().find(|proposal| proposal.number == *number) {
                proposal.answer(*seat, *choice);
            }
        }
        self.proposals.extend(change.asked.iter().map(|(proposal, _)| proposal.clone()));
        // As a store gives them: the open ones and the last one.
        let last = self.proposals.iter().map(|proposal| proposal.number).max();
        self.proposals.retain(|proposal| proposal.outcome.is_none() || Some(proposal.number) == last);
    }

    /// Takes over what an entry says besides a step; so many steps stand after it.
    fn read_back(&mut self, entry: &str, mark: StepNumber) {
        if let Some(note) = Note::read(entry) {
            self.notes.push(Noted { entry: self.marks.len() + 1, after: mark, note });
        } else if let Some(back) = self.game.as_ref().and_then(|game| read_agreed(entry, game.step_count())) {
            self.notes.iter_mut().for_each(|noted| noted.after = noted.after.min(back.at));
            let now = self.game.as_ref().map(|game| game.at(back.at));
            let before = std::mem::replace(&mut self.game, now);
            self.undone = before.map(|game| Undone { after: self.marks.len(), game });
            self.taken_back.push(back);
        }
    }
}
