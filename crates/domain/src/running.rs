//! A running table while a command is judged: its clocks, who is absent, who plays for whom, what is asked.

use engine::{Seat, SeatSet, StepNumber};

use crate::change::Change;
use crate::choice::Choice;
use crate::journal::NewEntry;
use crate::note::{Happened, Note};
use crate::people::PersonId;
use crate::proposal::{Kind, Outcome, Proposal, voters};
use crate::records::{Place, SeatKind, SeatRecord, Status};
use crate::refusal::{AccessError, Refusal, SeatError, TimeError};
use crate::state::TableState;
use crate::time::{Absence, Course, Phase, Tick, Timing, Why, lapsed_vote};

/// A running table while a command is judged.
pub(crate) struct Running<'a> {
    pub(crate) table: &'a TableState,
    pub(crate) at: Tick,
    pub(crate) course: Course,
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) proposals: Vec<Proposal>,
    /// The key of the request that makes a proposal.
    pub(crate) key: Option<String>,
    /// The entry of a take-back by consent, and how many steps stand after it.
    pub(crate) back: Option<(String, StepNumber)>,
    /// How all seats stand, if the game is over with this and has a result.
    pub(crate) places: Option<Vec<Place>>,
    notes: Vec<Note>,
    abandons: bool,
    /// Whether the course is written even if it stays as it is.
    looks_again: bool,
}

impl<'a> Running<'a> {
    /// A table, judged at this moment.
    pub(crate) fn of(table: &'a TableState, at: Tick) -> Self {
        Self {
            table,
            at,
            course: table.course.clone(),
            seats: table.seats.clone(),
            proposals: table.proposals.clone(),
            key: None,
            back: None,
            places: None,
            notes: Vec::new(),
            abandons: false,
            looks_again: false,
        }
    }

    /// Makes sure that the game runs.
    pub(crate) fn needs_game(&self) -> Result<(), Refusal> {
        match self.table.record.status {
            Status::Playing => Ok(()),
            Status::Waiting => Err(SeatError::NotBegun.into()),
            Status::Over | Status::Closed => Err(TimeError::Over.into()),
        }
    }

    /// What is to be written, if anything has changed.
    pub(crate) fn change(mut self) -> Option<Change> {
        self.course.clocks.turned(self.owing(), self.at);
        let table = self.table;
        let steps = self.back.as_ref().map_or_else(|| table.steps(), |(_, to)| *to);
        let back = self.back.into_iter().map(|(entry, _)| entry);
        let notes = self.notes.iter().map(Note::entry);
        let entries: Vec<NewEntry> = back.chain(notes).map(NewEntry::of).collect();
        let changed = |held: &&SeatRecord| !table.seats.contains(held);
        let known =
            |proposal: &Proposal| table.proposals.iter().find(|known| known.number == proposal.number);
        let mut change = Change {
            marks: vec![steps; entries.len()],
            entries,
            status: if self.abandons { Status::Over } else { table.record.status },
            abandons: self.abandons,
            places: self.places,
            seats: self.seats.iter().filter(changed).cloned().collect(),
            course: (self.course != table.course || self.looks_again).then_some(self.course),
            ..Change::none(table)
        };
        for proposal in self.proposals {
            let Some(known) = known(&proposal) else {
                let key = proposal.by.and(self.key.take());
                change.asked.push((proposal, key));
                continue;
            };
            let given = proposal.answers.iter().filter(|answer| !known.answers.contains(answer));
            change.answers.extend(given.map(|(seat, choice)| (proposal.number, *seat, *choice)));
            if let Some(outcome) = proposal.outcome.filter(|_| known.outcome.is_none()) {
                change.closed.push((proposal.number, outcome));
            }
        }
        (change != Change::none(table)).then_some(change)
    }

    /// The number of entries that withdraw a question, with those that are to be written.
    fn moves(&self) -> i64 {
        self.table.moves() + i64::from(self.back.is_some())
    }

    /// The proposals that wait for answers.
    pub(crate) fn asked(&self) -> impl Iterator<Item = &Proposal> {
        let is_asked = |proposal: &&Proposal| {
            self.table.record.status == Status::Playing
                && !self.abandons
                && proposal.is_open(self.moves())
                && match proposal.kind {
                    Kind::Absent(seat) => self.course.absence(seat).is_some_and(Absence::is_voted_on),
                    Kind::Pause => self.course.clocks.paused_since().is_none(),
                    Kind::TakeBack(_) | Kind::End => true,
                }
        };
        self.proposals.iter().filter(is_asked)
    }

    /// Makes a proposal. What was asked of this kind before and is no question any more makes room for it.
    pub(crate) fn ask(&mut self, kind: Kind, by: Option<Seat>, answers: Vec<(Seat, Choice)>) {
        let moves = self.moves();
        let lapsed = |proposal: &&mut Proposal| proposal.outcome.is_none() && !proposal.is_open(moves);
        for proposal in
            self.proposals.iter_mut().filter(|proposal| proposal.kind.excludes(kind)).filter(lapsed)
        {
            proposal.outcome = Some(Outcome::Lapsed);
        }
        let number = self.proposals.iter().map(|proposal| proposal.number).max().unwrap_or_default() + 1;
        self.proposals.push(Proposal {
            number,
            kind,
            by,
            entries: moves,
            at: self.at.into(),
            answers,
            outcome: None,
        });
    }

    /// The others are asked about a seat no more.
    fn end_question(&mut self, seat: Seat) {
        let table = self.table;
        let is_new =
            |proposal: &Proposal| table.proposals.iter().all(|known| known.number != proposal.number);
        self.proposals.retain(|proposal| proposal.kind != Kind::Absent(seat) || !is_new(proposal));
        let open = self.proposals.iter_mut().filter(|proposal| proposal.outcome.is_none());
        for proposal in open.filter(|proposal| proposal.kind == Kind::Absent(seat)) {
            proposal.outcome = Some(Outcome::Lapsed);
        }
    }

    /// The seats of people that owe a choice.
    pub(crate) fn owing(&self) -> SeatSet {
        if self.abandons {
            return SeatSet::EMPTY;
        }
        let person =
            |seat: &Seat| self.seats.get(seat.index()).is_some_and(|held| held.kind == SeatKind::Person);
        let owing = match (&self.back, self.table.game()) {
            (Some((_, to)), Ok(game)) => game.at(*to).turn().owing(),
            _ => self.table.owing(),
        };
        owing.iter().filter(person).collect()
    }

    pub(crate) fn note(&mut self, seat: Seat, what: Happened) {
        self.notes.push(Note { seat, what });
    }

    /// Whether somebody else is there to decide about an absence.
    fn has_others(&self, seat: Seat) -> bool {
        !voters(Kind::Absent(seat), &self.seats, self.course.left()).is_empty()
    }

    /// The others are asked what to do about a seat.
    fn begin_vote(&mut self, seat: Seat, why: Why) {
        // A vote on an earlier absence may stand open that its person has ended by playing.
        self.course.ends_absence(seat);
        self.end_question(seat);
        self.course.absences.push(Absence::vote(seat, why, self.table.record.timing, self.at));
        self.ask(Kind::Absent(seat), None, Vec::new());
    }

    /// A seat is played again, or it is settled by whom.
    fn end_absence(&mut self, seat: Seat) {
        if self.course.absence(seat).is_some() {
            self.course.ends_absence(seat);
            self.end_question(seat);
        }
    }

    /// The seats that a person plays.
    ///
    /// # Errors
    /// If there are none.
    pub(crate) fn own_seats(&self, person: &PersonId) -> Result<Vec<Seat>, Refusal> {
        let own = self.held_by(person);
        if own.is_empty() { Err(AccessError::NotAtTable.into()) } else { Ok(own) }
    }

    /// The seats of a person, or the one among them that is asked for.
    fn own(&self, person: &PersonId, asked: Option<Seat>) -> Result<Vec<Seat>, Refusal> {
        let own: Vec<Seat> = self
            .seats
            .iter()
            .filter(|held| held.person.as_ref() == Some(person))
            .map(|held| held.seat)
            .collect();
        match asked {
            _ if own.is_empty() => Err(AccessError::NotAtTable.into()),
            None => Ok(own),
            Some(seat) if own.contains(&seat) => Ok(vec![seat]),
            Some(_) => Err(AccessError::NotYourSeat.into()),
        }
    }

    /// A person leaves. The others are asked what to do; if there are none, a computer plays on at once.
    pub(crate) fn leave(&mut self, person: &PersonId, asked: Option<Seat>) -> Result<(), Refusal> {
        for seat in self.own(person, asked)? {
            let has_left = self.course.absence(seat).is_some_and(|absence| absence.why == Why::Left);
            if has_left || self.seats[seat.index()].kind != SeatKind::Person {
                continue;
            }
            self.note(seat, Happened::Left);
            self.begin_vote(seat, Why::Left);
        }
        self.end_votes_of_nobody();
        Ok(())
    }

    /// A person will not come back: computers play on at once.
    pub(crate) fn hand_over(&mut self, person: &PersonId) -> Result<(), Refusal> {
        for seat in self.own(person, None)? {
            if self.seats[seat.index()].kind == SeatKind::Person {
                self.end_absence(seat);
                self.seat_computer(seat);
            }
        }
        self.end_votes_of_nobody();
        Ok(())
    }

    /// A person takes the own seats back, from a computer or before one has taken them.
    pub(crate) fn come_back(&mut self, person: &PersonId, asked: Option<Seat>) -> Result<(), Refusal> {
        for seat in self.own(person, asked).map_err(|_| SeatError::Begun)? {
            let held = &mut self.seats[seat.index()];
            let was_away = held.kind == SeatKind::Computer || self.course.absence(seat).is_some();
            if !was_away {
                continue;
            }
            held.kind = SeatKind::Person;
            held.computer = None;
            self.end_absence(seat);
            let (owing, welcome) = (self.owing(), self.table.record.timing.welcome());
            self.course.clocks.give(seat, welcome, owing, self.at);
            self.note(seat, Happened::Back);
        }
        Ok(())
    }

    /// What comes by itself as time passes: clocks run out, votes end. The course is written even if it stays as it is:
    /// what was due may not be due any more.
    ///
    /// # Errors
    /// If a game that ends by it has not begun.
    pub(crate) fn pass_time(&mut self) -> Result<(), Refusal> {
        self.looks_again = true;
        let timing = self.table.record.timing;
        self.course.clocks.turned(self.owing(), self.at);
        for seat in self.course.clocks.ran_out(self.at).iter() {
            self.course.clocks.run_out(seat, self.at);
            // With nobody else at the table nothing follows.
            if self.course.absence(seat).is_none() && self.has_others(seat) {
                self.note(seat, Happened::OutOfTime);
                self.begin_vote(seat, Why::OutOfTime);
            }
        }
        let now = self.at;
        let ended: Vec<Absence> =
            self.course.absences.iter().filter(|absence| absence.until <= now).copied().collect();
        for absence in ended {
            match absence.phase {
                Phase::Voting => {
                    let decided = lapsed_vote(&self.answers(absence.seat), timing);
                    self.end_question(absence.seat);
                    self.decide(absence.seat, decided)?;
                }
                Phase::Waiting => self.begin_vote(absence.seat, absence.why),
            }
        }
        self.end_votes_of_nobody();
        Ok(())
    }

    /// Ends the votes in which nobody has a voice, because everybody else has left: a computer plays on for whoever
    /// has left too, and whoever has run out of time gets more.
    fn end_votes_of_nobody(&mut self) {
        let nobody = |absence: &&Absence| absence.is_voted_on() && !self.has_others(absence.seat);
        let ended: Vec<Absence> = self.course.absences.iter().filter(nobody).copied().collect();
        for absence in ended {
            self.end_question(absence.seat);
            match absence.why {
                Why::Left => self.seat_computer(absence.seat),
                Why::OutOfTime => self.wait(absence.seat),
            }
        }
    }

    /// What the others have answered so far about a seat.
    fn answers(&self, seat: Seat) -> Vec<Choice> {
        let asked = self.asked().find(|asked| asked.kind == Kind::Absent(seat));
        let voices = asked.map(|asked| asked.voices(&self.seats, self.course.left())).unwrap_or_default();
        voices.into_iter().filter_map(|(_, choice)| choice).collect()
    }

    /// Whether the game can be paused.
    pub(crate) fn may_pause(&self) -> Result<(), Refusal> {
        if self.table.record.timing == Timing::Untimed {
            return Err(TimeError::NoClocks.into());
        }
        if self.course.clocks.paused_since().is_some() {
            return Err(TimeError::Paused.into());
        }
        Ok(())
    }

    /// The game stands still, as everybody has agreed.
    pub(crate) fn pause(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_pause()?;
        self.course.clocks.pause(self.at);
        self.note(seat, Happened::Paused);
        Ok(())
    }

    /// The game goes on.
    pub(crate) fn resume(&mut self, person: &PersonId) -> Result<(), Refusal> {
        let seat = self.seats.iter().find(|held| held.is_held_by(person)).map(|held| held.seat);
        let seat = seat.ok_or(AccessError::NotAtTable)?;
        if self.course.clocks.paused_since().is_none() {
            return Err(TimeError::NotPaused.into());
        }
        let owing = self.owing();
        self.course.clocks.resume(owing, self.at);
        self.note(seat, Happened::Resumed);
        Ok(())
    }

    /// The pages of people are not connected any more, since that moment, or they are again.
    pub(crate) fn connect(&mut self, people: &[(PersonId, Option<Tick>)]) {
        for (person, lost) in people {
            for seat in self.held_by(person) {
                match lost {
                    Some(since) => self.course.clocks.lose(seat, *since),
                    None => self.course.clocks.find(seat, self.at),
                }
            }
        }
    }

    fn held_by(&self, person: &PersonId) -> Vec<Seat> {
        self.seats.iter().filter(|held| held.is_held_by(person)).map(|held| held.seat).collect()
    }

    /// The game is over before its rules end it. Nothing runs or waits any more.
    pub(crate) fn end(&mut self, seat: Seat, how: Happened) {
        self.abandons = true;
        self.course.absences.clear();
        self.course.clocks.resume(SeatSet::EMPTY, self.at);
        self.note(seat, how);
    }

    /// What the others have decided about a seat. Whoever calls it closes the question.
    pub(crate) fn decide(&mut self, seat: Seat, decided: Choice) -> Result<(), Refusal> {
        if self.course.absence(seat).is_none() {
            return Ok(());
        }
        match decided {
            Choice::Computer => self.seat_computer(seat),
            Choice::End => self.end_without(seat)?,
            Choice::Wait | Choice::Agree | Choice::Decline => self.wait(seat),
        }
        Ok(())
    }

    /// The others wait for somebody absent.
    fn wait(&mut self, seat: Seat) {
        let timing = self.table.record.timing;
        let Some(absence) = self.course.absence_mut(seat) else { return };
        match absence.why {
            Why::Left => absence.wait(timing, self.at),
            Why::OutOfTime => {
                self.course.ends_absence(seat);
                let owing = self.owing();
                self.course.clocks.give(seat, timing.patience(), owing, self.at);
            }
        }
        self.note(seat, Happened::Waits(timing.patience()));
    }

    /// A computer plays on in the place of a person.
    fn seat_computer(&mut self, seat: Seat) {
        self.course.ends_absence(seat);
        self.course.ahead.retain(|ahead| ahead.seat != seat);
        let held = &mut self.seats[seat.index()];
        held.kind = SeatKind::Computer;
        held.computer = Some((self.table.entry.usual_player)());
        self.note(seat, Happened::StandIn);
    }
}
