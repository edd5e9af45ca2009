//! A running table while something about it changes that is no step of its game: its clocks, who is
//! absent, who plays for whom.

use std::sync::Arc;

use engine::{Seat, SeatSet};
use store::time::{Absence, Course, Phase, Tick, Why, Wish};
use store::{CourseChange, NewEntry, PersonId, SeatKind, SeatRecord, Status};

use crate::error::{Error, Seating, Stranger, Unplayable, Untimely};
use crate::house::House;
use crate::hub::Live;
use crate::new_table::player;
use crate::note::{Happened, Note};
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
        change.settle_votes()?;
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
    fn of(sitting: &'a Sitting, now: Tick) -> Result<Self, Error> {
        match sitting.record.status {
            Status::Playing => Ok(Self {
                sitting,
                now,
                course: sitting.course.clone(),
                seats: sitting.seats.clone(),
                notes: Vec::new(),
                abandons: false,
                looks_again: false,
            }),
            Status::Waiting => Err(Seating::NotBegun.into()),
            Status::Over | Status::Closed => Err(Untimely::Over.into()),
        }
    }

    /// What is to be written, if anything has changed.
    fn written(mut self) -> Option<CourseChange> {
        self.course.clocks.turned(self.owing(), self.now);
        let is_same = self.course == self.sitting.course
            && self.seats == self.sitting.seats
            && self.notes.is_empty()
            && !self.abandons
            && !self.looks_again;
        let changed = |held: &SeatRecord| !self.sitting.seats.contains(held);
        (!is_same).then(|| CourseChange {
            after: self.sitting.journal_length(),
            notes: self.notes.iter().map(|note| NewEntry { text: note.entry(), request: None }).collect(),
            seats: self.seats.iter().filter(|held| changed(held)).cloned().collect(),
            course: self.course,
            abandons: self.abandons,
        })
    }

    /// The seats of people that owe a choice.
    fn owing(&self) -> SeatSet {
        if self.abandons {
            return SeatSet::EMPTY;
        }
        let person = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|held| held.kind == SeatKind::Person);
        self.sitting.owing().iter().filter(person).collect()
    }

    fn note(&mut self, seat: Seat, what: Happened) {
        self.notes.push(Note { seat, what });
    }

    /// The people who decide about an absence: the others that are there.
    fn voters(&self, seat: Seat) -> Vec<PersonId> {
        voters(&self.seats, &self.course, seat)
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

    /// A person leaves. The others vote on it; if there are none, a computer plays on at once.
    pub(crate) fn leave(&mut self, person: &PersonId, asked: Option<Seat>) -> Result<(), Error> {
        for seat in self.own(person, asked)? {
            let has_left = self.course.absence(seat).is_some_and(|absence| absence.why == Why::Left);
            if has_left || self.seats[seat.index()].kind != SeatKind::Person {
                continue;
            }
            self.course.ends_absence(seat);
            let timing = self.sitting.record.timing;
            self.course.absences.push(Absence::vote(seat, Why::Left, timing, self.now));
            self.note(seat, Happened::Left);
        }
        Ok(())
    }

    /// A person takes the own seats back, from a computer or before one has taken them.
    pub(crate) fn come_back(&mut self, person: &PersonId, asked: Option<Seat>) -> Result<(), Error> {
        for seat in self.own(person, asked)? {
            let held = &mut self.seats[seat.index()];
            let was_away = held.kind == SeatKind::Computer || self.course.absence(seat).is_some();
            if !was_away {
                continue;
            }
            held.kind = SeatKind::Person;
            held.computer.clear();
            self.course.ends_absence(seat);
            let (owing, welcome) = (self.owing(), self.sitting.record.timing.welcome());
            self.course.clocks.give(seat, welcome, owing, self.now);
            self.note(seat, Happened::Back);
        }
        Ok(())
    }

    /// A person says what shall be done about an absence.
    pub(crate) fn vote(&mut self, person: &PersonId, seat: Seat, wish: Wish) -> Result<(), Error> {
        if !self.seats.iter().any(|held| held.is_held_by(person)) {
            return Err(Stranger::NotAtTable.into());
        }
        let voters = self.voters(seat);
        let absence = self.course.absence_mut(seat).ok_or(Untimely::NoVote)?;
        if !voters.contains(person) || !absence.wish(person.clone(), wish) {
            return Err(Untimely::NoVote.into());
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
            if self.course.absence(seat).is_none() && !self.voters(seat).is_empty() {
                self.course.absences.push(Absence::vote(seat, Why::OutOfTime, timing, self.now));
                self.note(seat, Happened::OutOfTime);
            }
        }
        let now = self.now;
        let ended: Vec<Absence> =
            self.course.absences.iter().filter(|absence| absence.until <= now).cloned().collect();
        for absence in ended {
            match absence.phase {
                Phase::Voting(_) => {
                    let wish = absence.lapse(&self.voters(absence.seat), timing);
                    self.decide(absence.seat, wish)?;
                }
                Phase::Waiting => {
                    self.course.ends_absence(absence.seat);
                    self.course.absences.push(Absence::vote(absence.seat, absence.why, timing, now));
                }
            }
        }
        Ok(())
    }

    /// The game stands still, as everybody has agreed.
    pub(crate) fn pause(&mut self, seat: Seat) -> Result<(), Error> {
        if self.sitting.course.clocks.timing() == store::time::Timing::Untimed {
            return Err(Untimely::NoClocks.into());
        }
        if self.course.clocks.paused_since().is_none() {
            self.course.clocks.pause(self.now);
            self.note(seat, Happened::Paused);
        }
        Ok(())
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
    pub(crate) fn look_again(&mut self) {
        self.looks_again = true;
    }

    fn held_by(&self, person: &PersonId) -> Vec<Seat> {
        self.seats.iter().filter(|held| held.is_held_by(person)).map(|held| held.seat).collect()
    }

    /// Carries out every vote that is decided.
    fn settle_votes(&mut self) -> Result<(), Error> {
        let open: Vec<Absence> = self.course.absences.clone();
        for absence in open {
            let voters = self.voters(absence.seat);
            match (absence.why, voters.is_empty()) {
                (Why::Left, true) => self.decide(absence.seat, Wish::Computer)?,
                (Why::OutOfTime, true) => self.course.ends_absence(absence.seat),
                (_, false) => {
                    if let Some(wish) = absence.decision(&voters) {
                        self.decide(absence.seat, wish)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn decide(&mut self, seat: Seat, wish: Wish) -> Result<(), Error> {
        let timing = self.sitting.record.timing;
        let Some(absence) = self.course.absence_mut(seat) else { return Ok(()) };
        match wish {
            Wish::Wait => {
                let why = absence.why;
                absence.wait(timing, self.now);
                if why == Why::OutOfTime {
                    self.course.ends_absence(seat);
                    let owing = self.owing();
                    self.course.clocks.give(seat, timing.patience(), owing, self.now);
                }
                self.note(seat, Happened::Waits(timing.patience()));
            }
            Wish::Computer => {
                self.course.ends_absence(seat);
                let held = &mut self.seats[seat.index()];
                held.kind = SeatKind::Computer;
                held.computer = player(self.sitting.entry, None)?.into();
                self.note(seat, Happened::StandIn);
            }
            Wish::End => {
                self.abandons = true;
                self.course.absences.clear();
                self.note(seat, Happened::Ended);
            }
        }
        Ok(())
    }
}

/// The people who decide about an absence: the others that are there, each once.
pub(crate) fn voters(seats: &[SeatRecord], course: &Course, seat: Seat) -> Vec<PersonId> {
    let absent = seats.get(seat.index()).and_then(|held| held.person.as_ref());
    let mut voters: Vec<PersonId> = Vec::new();
    for held in seats.iter().filter(|held| held.kind == SeatKind::Person) {
        let Some(person) = &held.person else { continue };
        let is_there = course.absence(held.seat).is_none();
        if is_there && absent != Some(person) && !voters.contains(person) {
            voters.push(person.clone());
        }
    }
    voters
}
