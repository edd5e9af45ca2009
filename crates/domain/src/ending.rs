//! How people end a game before its rules do: by agreement, or because one of two gives up or stays away.

use engine::{Observer, Seat};
use host::Look;
use words::Language;

use crate::note::Happened;
use crate::people::PersonId;
use crate::proposal::{Kind, voters};
use crate::records::{Place, SeatKind, SeatRecord, Status};
use crate::refusal::{Refusal, TimeError};
use crate::running::Running;
use crate::state::TableState;

/// How people have ended a game before its rules did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Without a result: because somebody was absent, or by somebody with nobody there to ask.
    Undecided,
    /// Without a result, as all who were there agreed.
    Agreed,
    /// The person at this seat gave up, and the other one has won.
    GivenUp(Seat),
    /// The person at this seat left or ran out of time, and the other one has won.
    Forfeited(Seat),
}

impl Ended {
    /// Who has lost, if the other one has won.
    pub const fn loser(self) -> Option<Seat> {
        match self {
            Self::Undecided | Self::Agreed => None,
            Self::GivenUp(loser) | Self::Forfeited(loser) => Some(loser),
        }
    }
}

impl TableState {
    /// How its people have ended the game before its rules did, if they have.
    pub fn ended(&self) -> Option<Ended> {
        self.record.abandoned.then(|| {
            let how = self.notes.iter().rev().find_map(|noted| match noted.note.what {
                Happened::Ended => Some(Ended::Undecided),
                Happened::Agreed => Some(Ended::Agreed),
                Happened::GaveUp => Some(Ended::GivenUp(noted.note.seat)),
                Happened::StayedAway => Some(Ended::Forfeited(noted.note.seat)),
                Happened::Paused
                | Happened::Resumed
                | Happened::OutOfTime
                | Happened::Left
                | Happened::Waits(_)
                | Happened::StandIn
                | Happened::Back
                | Happened::Declined(_) => None,
            });
            // A game that was brought may have no result and no note that says why.
            how.unwrap_or(Ended::Undecided)
        })
    }

    /// The other one of two people who play each other, who wins if the person at this seat gives up or stays away.
    pub fn opponent_of(&self, seat: Seat) -> Option<Seat> {
        let [one, other] = self.seats.as_slice() else { return None };
        let is_played = |held: &SeatRecord| held.kind == SeatKind::Person && held.person.is_some();
        let are_two = is_played(one) && is_played(other) && one.person != other.person;
        if self.record.status != Status::Playing || !are_two {
            return None;
        }
        [one, other].into_iter().map(|held| held.seat).find(|held| *held != seat)
    }

    /// How the seats stand after the person at this one has given up or stayed away: behind all others, with the points
    /// that everybody sees.
    ///
    /// # Errors
    /// If the game has not begun.
    pub fn places_without(&self, loser: Seat) -> Result<Vec<Place>, Refusal> {
        let seats = self.looks();
        let look = Look { language: Language::English, observer: Observer::Spectator, seats: &seats };
        let points = self.see(look)?.points();
        let place = |held: &SeatRecord| Place {
            seat: held.seat,
            place: if held.seat == loser { 2 } else { 1 },
            score: points.get(held.seat.index()).copied().unwrap_or_default(),
        };
        Ok(self.seats.iter().map(place).collect())
    }
}

impl Running<'_> {
    /// The game is over without a result, as everybody has agreed; with nobody else there nobody was asked.
    pub(crate) fn end_as_agreed(&mut self, by: Seat) {
        let others = voters(Kind::End, &self.seats, self.course.left()).len() > 1;
        self.end(by, if others { Happened::Agreed } else { Happened::Ended });
    }

    /// A person gives up. Nothing changes if the person has done so before.
    pub(crate) fn give_up(&mut self, person: &PersonId) -> Result<(), Refusal> {
        let own = self.own_seats(person)?;
        if matches!(self.table.ended(), Some(Ended::GivenUp(seat)) if own.contains(&seat)) {
            return Ok(());
        }
        self.needs_game()?;
        let loser = own.into_iter().find(|seat| self.table.opponent_of(*seat).is_some());
        let loser = loser.ok_or(TimeError::NotTwo)?;
        self.lose(loser, Happened::GaveUp)
    }

    /// What the others have decided about somebody absent is that the game ends: one of two people has won then.
    pub(crate) fn end_without(&mut self, absent: Seat) -> Result<(), Refusal> {
        if self.table.opponent_of(absent).is_some() {
            return self.lose(absent, Happened::StayedAway);
        }
        self.end(absent, Happened::Ended);
        Ok(())
    }

    /// The game is over, and the other one of two people has won. A game that was begun elsewhere counts for nobody,
    /// however it ends.
    fn lose(&mut self, loser: Seat, how: Happened) -> Result<(), Refusal> {
        if self.table.record.origin.is_none() {
            self.places = Some(self.table.places_without(loser)?);
        }
        self.end(loser, how);
        Ok(())
    }
}
