//! A running table while something about it changes that is no step of its game: its clocks, who is
//! absent, who plays for whom.

use std::sync::Arc;

use engine::{Seat, SeatSet};
use store::time::{Absence, Course, Phase, Tick, Timing, Why, lapsed_vote};
use store::{
    Choice, CourseChange, Kind, NewEntry, NewProposal, PersonId, SeatKind, SeatRecord, Status, voters,
};

use crate::error::{Error, Seating, Stranger, Unplayable, Untimely};
use crate::house::House;
use crate::hub::Live;
use crate::new_table::player;
use crate::note::{Asked, Happened, Note};
use crate::sitting::Sitting;

/// How often a change is tried that other processes have forestalled.
const TRIES: usize = 8;

/// A running table while it is being changed.
pub(crate) struct Change<'a> {
    sitting: &'a Sitting,
    now: Tick,
    course: Course,
    seats: Vec<SeatRecord>,
    notes: Vec<Note>,
    /// The seats whose absence is no question any more, and those that it becomes one for.
    settled: Vec<Seat>,
    asks: Vec<Seat>,
    abandons: bool,
    /// Whether the course is written even if it stays as it is.
    looks_again: bool,
}

/// Changes a running table as `edit` says, in the store and for everybody to see.
pub(crate) async fn change(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&mut Change<'_>) -> Result<(), Error> + Send + Sync + 'static,
) -> Result<(), Error> {
    let (house, live) = (Arc::clone(house), Arc::clone(live));
    // Carried to its end even if the visitor's connection is lost meanwhile.
    let done = tokio::spawn(async move {
        for _ in 1..TRIES {
            match attempt(&house, &live, &edit).await {
                // Another process was faster: what it has left is judged anew.
                Err(Error::Play(Unplayable::MovedOn)) => {}
                done => return done,
            }
        }
        attempt(&house, &live, &edit).await
    });
    done.await.map_err(Error::failed)?
}

async fn attempt(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&mut Change<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let writing = live.write(house).await?;
    let edited = Change::of(&writing.sitting, house.timepiece.now()).and_then(|mut change| {
        edit(&mut change)?;
        Ok(change.written())
    });
    match edited {
        Ok(Some(change)) => {
            house.store.change_course(live.id(), &change, house.timepiece.moment()).await?;
            writing.changed_in_store().await
        }
        Ok(None) => {
            writing.unchanged();
            Ok(())
        }
        Err(refused) => {
            writing.unchanged();
            Err(refused)
        }
    }
}

impl<'a> Change<'a> {
    /// A running table, to be changed at this moment.
    pub(crate) fn of(sitting: &'a Sitting, now: Tick) -> Result<Self, Error> {
        match sitting.record.status {
            Status::Playing => Ok(Self {
                sitting,
                now,
                course: sitting.course.clone(),
                seats: sitting.seats.clone(),
                notes: Vec::new(),
                settled: Vec::new(),
                asks: Vec::new(),
                abandons: false,
                looks_again: false,
            }),
            Status::Waiting => Err(Seating::NotBegun.into()),
            Status::Over | Status::Closed => Err(Untimely::Over.into()),
        }
    }

    /// What is to be written, if anything has changed.
    pub(crate) fn written(mut self) -> Option<CourseChange> {
        self.course.clocks.turned(self.owing(), self.now);
        let is_same = self.course == self.sitting.course
            && self.seats == self.sitting.seats
            && self.notes.is_empty()
            && !self.abandons
            && !self.looks_again;
        let changed = |held: &&SeatRecord| !self.sitting.seats.contains(held);
        let after = self.sitting.journal_length();
        (!is_same).then(|| CourseChange {
            after,
            notes: self.notes.iter().map(|note| NewEntry { text: note.entry(), request: None }).collect(),
            seats: self.seats.iter().filter(changed).cloned().collect(),
            course: self.course,
            settled: self.settled,
            asks: self.asks.iter().map(|&seat| question(seat, self.sitting.moves())).collect(),
            abandons: self.abandons,
        })
    }

    /// The seats of people that owe a choice.
    fn owing(&self) -> SeatSet {
        if self.abandons {
            return SeatSet::EMPTY;
        }
        let person =
            |seat: &Seat| self.seats.get(seat.index()).is_some_and(|held| held.kind == SeatKind::Person);
        self.sitting.owing().iter().filter(person).collect()
    }

    fn note(&mut self, seat: Seat, what: Happened) {
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
        self.settled.push(seat);
        self.course.absences.push(Absence::vote(seat, why, self.sitting.record.timing, self.now));
        self.asks.push(seat);
    }

    /// A seat is played again, or it is settled by whom.
    fn end_absence(&mut self, seat: Seat) {
        if self.course.absence(seat).is_some() {
            self.course.ends_absence(seat);
            self.settled.push(seat);
        }
    }

    /// The seats of a person, or the one among them that is asked for.
    fn own(&self, person: &PersonId, asked: Option<Seat>) -> Result<Vec<Seat>, Error> {
        let own: Vec<Seat> = self
            .seats
            .iter()
            .filter(|held| held.person.as_ref() == Some(person))
            .map(|held| held.seat)
            .collect();
        match asked {
            _ if own.is_empty() => Err(Stranger::NotAtTable.into()),
            None => Ok(own),
            Some(seat) if own.contains(&seat) => Ok(vec![seat]),
            Some(_) => Err(Stranger::NotYourSeat.into()),
        }
    }

    /// A person leaves. The others are asked what to do; if there are none, a computer plays on at once.
    pub(crate) fn leave(&mut self, person: &PersonId, asked: Option<Seat>) -> Result<(), Error> {
        for seat in self.own(person, asked)? {
            let has_left = self.course.absence(seat).is_some_and(|absence| absence.why == Why::Left);
            if has_left || self.seats[seat.index()].kind != SeatKind::Person {
                continue;
            }
            self.note(seat, Happened::Left);
            self.begin_vote(seat, Why::Left);
        }
        self.end_votes_of_nobody()
    }

    /// A person will not come back: computers play on at once.
    pub(crate) fn hand_over(&mut self, person: &PersonId) -> Result<(), Error> {
        for seat in self.own(person, None)? {
            if self.seats[seat.index()].kind == SeatKind::Person {
                self.end_absence(seat);
                self.seat_computer(seat)?;
            }
        }
        self.end_votes_of_nobody()
    }

    /// A person takes the own seats back, from a computer or before one has taken them.
    pub(crate) fn come_back(&mut self, person: &PersonId, asked: Option<Seat>) -> Result<(), Error> {
        for seat in self.own(person, asked).map_err(|_| Seating::Begun)? {
            let held = &mut self.seats[seat.index()];
            let was_away = held.kind == SeatKind::Computer || self.course.absence(seat).is_some();
            if !was_away {
                continue;
            }
            held.kind = SeatKind::Person;
            held.computer.clear();
            self.end_absence(seat);
            let (owing, welcome) = (self.owing(), self.sitting.record.timing.welcome());
            self.course.clocks.give(seat, welcome, owing, self.now);
            self.note(seat, Happened::Back);
        }
        Ok(())
    }

    /// What comes by itself as time passes: clocks run out, votes end.
    pub(crate) fn pass_time(&mut self) -> Result<(), Error> {
        let timing = self.sitting.record.timing;
        self.course.clocks.turned(self.owing(), self.now);
        for seat in self.course.clocks.ran_out(self.now).iter() {
            self.course.clocks.run_out(seat, self.now);
            // With nobody else at the table nothing follows.
            if self.course.absence(seat).is_none() && self.has_others(seat) {
                self.note(seat, Happened::OutOfTime);
                self.begin_vote(seat, Why::OutOfTime);
            }
        }
        let now = self.now;
        let ended: Vec<Absence> =
            self.course.absences.iter().filter(|absence| absence.until <= now).copied().collect();
        for absence in ended {
            match absence.phase {
                Phase::Voting => {
                    self.settled.push(absence.seat);
                    self.decide(absence.seat, lapsed_vote(&self.answers(absence.seat), timing))?;
                }
                Phase::Waiting => self.begin_vote(absence.seat, absence.why),
            }
        }
        self.end_votes_of_nobody()
    }

    /// Ends the votes in which nobody has a voice, because everybody else has left: a computer plays on for whoever
    /// has left too, and whoever has run out of time gets more.
    fn end_votes_of_nobody(&mut self) -> Result<(), Error> {
        let nobody = |absence: &&Absence| absence.is_voted_on() && !self.has_others(absence.seat);
        let ended: Vec<Absence> = self.course.absences.iter().filter(nobody).copied().collect();
        for absence in ended {
            self.end_question(absence.seat);
            match absence.why {
                Why::Left => self.seat_computer(absence.seat)?,
                Why::OutOfTime => self.decide(absence.seat, Choice::Wait)?,
            }
        }
        Ok(())
    }

    /// The others are asked about a seat no more.
    fn end_question(&mut self, seat: Seat) {
        self.asks.retain(|asked| *asked != seat);
        self.settled.push(seat);
    }

    /// What the others have answered so far about a seat.
    fn answers(&self, seat: Seat) -> Vec<Choice> {
        let asked = self.sitting.asked().find(|asked| asked.kind == Kind::Absent(seat));
        let voices = asked.map(|asked| asked.voices(&self.seats, self.course.left())).unwrap_or_default();
        voices.into_iter().filter_map(|(_, choice)| choice).collect()
    }

    /// Whether the game can be paused.
    pub(crate) fn may_pause(&self) -> Result<(), Error> {
        if self.sitting.record.timing == Timing::Untimed {
            return Err(Untimely::NoClocks.into());
        }
        if self.course.clocks.paused_since().is_some() {
            return Err(Untimely::Paused.into());
        }
        Ok(())
    }

    /// The game stands still, as everybody has agreed.
    pub(crate) fn pause(&mut self, seat: Seat) -> Result<(), Error> {
        self.may_pause()?;
        self.course.clocks.pause(self.now);
        self.note(seat, Happened::Paused);
        Ok(())
    }

    /// The person of a seat has declined what was asked.
    pub(crate) fn decline(&mut self, seat: Seat, asked: Asked) {
        self.note(seat, Happened::Declined(asked));
    }

    /// The game goes on.
    pub(crate) fn resume(&mut self, person: &PersonId) -> Result<(), Error> {
        let seat = self.seats.iter().find(|held| held.is_held_by(person)).map(|held| held.seat);
        let seat = seat.ok_or(Stranger::NotAtTable)?;
        if self.course.clocks.paused_since().is_none() {
            return Err(Untimely::NotPaused.into());
        }
        let owing = self.owing();
        self.course.clocks.resume(owing, self.now);
        self.note(seat, Happened::Resumed);
        Ok(())
    }

    /// The page of a person is not connected any more, since that moment, or it is again.
    pub(crate) fn connects(&mut self, person: &PersonId, lost: Option<Tick>) {
        for seat in self.held_by(person) {
            match lost {
                Some(since) => self.course.clocks.lose(seat, since),
                None => self.course.clocks.find(seat, self.now),
            }
        }
    }

    /// The course is written even if it stays as it is: what was due may not be due any more.
    pub(crate) const fn look_again(&mut self) {
        self.looks_again = true;
    }

    fn held_by(&self, person: &PersonId) -> Vec<Seat> {
        self.seats.iter().filter(|held| held.is_held_by(person)).map(|held| held.seat).collect()
    }

    /// What the others have decided about a seat. Whoever calls it closes the question.
    pub(crate) fn decide(&mut self, seat: Seat, decided: Choice) -> Result<(), Error> {
        let timing = self.sitting.record.timing;
        let Some(absence) = self.course.absence_mut(seat) else { return Ok(()) };
        match decided {
            Choice::Computer => self.seat_computer(seat)?,
            Choice::End => {
                self.abandons = true;
                self.course.absences.clear();
                self.note(seat, Happened::Ended);
            }
            Choice::Wait | Choice::Agree | Choice::Decline => {
                match absence.why {
                    Why::Left => absence.wait(timing, self.now),
                    Why::OutOfTime => {
                        self.course.ends_absence(seat);
                        let owing = self.owing();
                        self.course.clocks.give(seat, timing.patience(), owing, self.now);
                    }
                }
                self.note(seat, Happened::Waits(timing.patience()));
            }
        }
        Ok(())
    }

    /// A computer plays on in the place of a person.
    fn seat_computer(&mut self, seat: Seat) -> Result<(), Error> {
        self.course.ends_absence(seat);
        let held = &mut self.seats[seat.index()];
        held.kind = SeatKind::Computer;
        held.computer = player(self.sitting.entry, None)?.to_string();
        self.note(seat, Happened::StandIn);
        Ok(())
    }
}

/// What the others are asked about a seat; the journal has so many entries.
const fn question(seat: Seat, entries: i64) -> NewProposal {
    NewProposal { kind: Kind::Absent(seat), by: None, answer: None, request: None, entries, decided: None }
}
