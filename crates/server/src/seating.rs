//! Who sits where: the rules of the house about seats.

use engine::{Seat, Token};
use host::Level;
use store::{Arrangement, Guest, Person, PersonId, Rated, SeatKind, SeatPerson, SeatRecord, Status, Terms};

use crate::api::Fault;
use crate::chances::Chances;
use crate::door::Door;
use crate::error::{BadRequest, Error, Seating, Stranger};
use crate::names::take_name;
use crate::new_table::name_computers;
use crate::sitting::Sitting;

/// The seats of a table while they are being changed.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// Whether programs may sit down.
    bots: bool,
    /// Where the table is in its life.
    pub(crate) status: Status,
    /// Whether its game counts for ratings.
    rated: Rated,
    /// On what terms people come.
    pub(crate) terms: Terms,
    /// People whom the host has invited or sent away.
    pub(crate) guests: Vec<Guest>,
    /// The seats, `a` first.
    pub(crate) seats: Vec<SeatRecord>,
    /// The accounts of those who sit there.
    pub(crate) accounts: Vec<SeatPerson>,
    /// Who may start the game.
    pub(crate) host: PersonId,
}

impl Room {
    /// The seats of a table.
    pub(crate) fn of(sitting: &Sitting) -> Self {
        let record = &sitting.record;
        Self {
            status: record.status,
            rated: record.rated,
            bots: record.allows.bots && !record.rated.was_agreed(),
            terms: record.terms,
            guests: sitting.guests.clone(),
            seats: sitting.seats.clone(),
            accounts: sitting.people.clone(),
            host: record.host.clone(),
        }
    }

    /// Whether it differs from the table it was made of.
    pub(crate) fn differs_from(&self, sitting: &Sitting) -> bool {
        let record = &sitting.record;
        self.seats != sitting.seats
            || self.guests != sitting.guests
            || self.host != record.host
            || self.terms != record.terms
    }

    /// What the store shall keep.
    pub(crate) fn arrangement(&self) -> Arrangement<'_> {
        Arrangement { host: &self.host, terms: &self.terms, seats: &self.seats, guests: &self.guests }
    }

    /// Its door.
    fn door(&self) -> Door<'_> {
        Door {
            status: self.status,
            terms: &self.terms,
            host: &self.host,
            seats: &self.seats,
            guests: &self.guests,
        }
    }

    /// Makes sure that the game has not begun and that this is the host.
    pub(crate) fn needs_host(&self, person: &PersonId) -> Result<(), Error> {
        self.needs_waiting()?;
        if self.host == *person { Ok(()) } else { Err(Stranger::NotHost.into()) }
    }

    /// Makes sure that the game has not begun.
    pub(crate) fn needs_waiting(&self) -> Result<(), Error> {
        if self.status == Status::Waiting { Ok(()) } else { Err(Seating::Begun.into()) }
    }

    /// Makes sure that programs may sit down here.
    pub(crate) fn admits_bots(&self) -> Result<(), Error> {
        if self.bots { Ok(()) } else { Err(Fault::NoBots.into()) }
    }

    /// One of the seats.
    pub(crate) fn at(&mut self, seat: Seat) -> Result<&mut SeatRecord, Error> {
        self.seats.get_mut(seat.index()).ok_or_else(|| BadRequest::Field("seat").into())
    }

    /// Seats a person.
    pub(crate) fn sit(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        share: Option<Token>,
    ) -> Result<(), Error> {
        self.needs_waiting()?;
        self.door().lets_in(Some(&person.id))?;
        if self.rated.was_agreed() && !person.has_account() {
            return Err(Seating::AccountsOnly.into());
        }
        let kept =
            |held: &SeatRecord| held.kind == SeatKind::Open && held.person.as_ref() == Some(&person.id);
        if seat.is_none() && self.seats.iter().any(|held| held.is_held_by(&person.id)) {
            self.add_share(&person.id, share);
            return Ok(());
        }
        // All seats that were kept for this person: several may share the device.
        let wants_kept = seat.is_none_or(|seat| self.seats.get(seat.index()).is_some_and(kept));
        if wants_kept && self.seats.iter().any(kept) {
            for held in self.seats.iter_mut().filter(|held| kept(held)) {
                held.kind = SeatKind::Person;
            }
            self.add_share(&person.id, share);
            return Ok(());
        }
        let index = match seat {
            Some(seat) => {
                let held = self.at(seat)?;
                match held.kind {
                    SeatKind::Open if held.is_free() => seat.index(),
                    SeatKind::Open => return Err(Seating::Kept(held.name.clone()).into()),
                    SeatKind::Person | SeatKind::Computer => return Err(Seating::Taken.into()),
                }
            }
            None => self.seats.iter().position(SeatRecord::is_free).ok_or(Seating::Full)?,
        };
        self.move_to(index, person);
        self.add_share(&person.id, share);
        Ok(())
    }

    /// Puts a person on a free seat; the seat the person had becomes free.
    fn move_to(&mut self, index: usize, person: &Person) {
        if let Some(before) = self.seats.iter().position(|held| held.is_held_by(&person.id)) {
            let (free, taken) = (self.seats[index].seat, self.seats[before].seat);
            self.seats.swap(index, before);
            (self.seats[index].seat, self.seats[before].seat) = (free, taken);
            return;
        }
        let name = take_name(person, &mut self.seats, &self.accounts);
        let seat = SeatRecord::open(self.seats[index].seat);
        self.seats[index] =
            SeatRecord { kind: SeatKind::Person, person: Some(person.id.clone()), name, ..seat };
    }

    /// Adds the share of somebody who sits here already.
    pub(crate) fn give_share(&mut self, person: &PersonId, share: Token) -> Result<(), Error> {
        self.needs_waiting()?;
        if !self.seats.iter().any(|held| held.is_held_by(person)) {
            return Err(Stranger::NotAtTable.into());
        }
        self.add_share(person, Some(share));
        Ok(())
    }

    /// One browser gives one share: to the first of its seats, unless it has given one.
    fn add_share(&mut self, person: &PersonId, share: Option<Token>) {
        let has_given = self.seats.iter().any(|held| held.is_held_by(person) && held.share.is_some());
        if let Some(first) = self.seats.iter_mut().find(|held| held.is_held_by(person))
            && !has_given
        {
            first.share = share;
        }
    }

    /// Frees a seat, or all seats of a person, before the game begins. The host may also free a
    /// computer's seat or one that is kept. When the game is over, nothing changes.
    pub(crate) fn leave(&mut self, person: &PersonId, seat: Option<Seat>) -> Result<(), Error> {
        let waits = self.status == Status::Waiting;
        if let (Some(seat), true) = (seat, waits && self.host == *person) {
            let held = self.at(seat)?;
            if held.kind != SeatKind::Person {
                *held = SeatRecord::open(seat);
                return Ok(());
            }
        }
        let own = |held: &SeatRecord| held.is_held_by(person) && seat.is_none_or(|seat| held.seat == seat);
        if !self.seats.iter().any(own) {
            let other = seat.is_some() && self.seats.iter().any(|held| held.is_held_by(person));
            return Err(if other { Stranger::NotYourSeat } else { Stranger::NotAtTable }.into());
        }
        for held in self.seats.iter_mut().filter(|held| waits && own(held)) {
            *held = SeatRecord::open(held.seat);
        }
        if waits && self.host == *person && !self.seats.iter().any(|held| held.is_held_by(person)) {
            let next = self.seats.iter().find(|held| held.kind == SeatKind::Person);
            self.host = next.and_then(|held| held.person.clone()).unwrap_or_else(|| person.clone());
        }
        Ok(())
    }

    /// Puts computers on a free seat, or on all of them.
    pub(crate) fn fill(&mut self, player: Level, seat: Option<Seat>, chances: &Chances) -> Result<(), Error> {
        if self.rated.was_agreed() {
            return Err(Seating::NoComputers.into());
        }
        if let Some(seat) = seat
            && self.at(seat)?.kind != SeatKind::Open
        {
            return Err(Seating::Taken.into());
        }
        let chosen =
            |held: &&mut SeatRecord| held.kind == SeatKind::Open && seat.is_none_or(|seat| held.seat == seat);
        for held in self.seats.iter_mut().filter(chosen) {
            let free = SeatRecord::open(held.seat);
            *held = SeatRecord { kind: SeatKind::Computer, computer: player.to_string(), ..free };
        }
        name_computers(&mut self.seats, chances)
    }

    /// Lets two seats change places, with whoever sits there.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) -> Result<(), Error> {
        self.at(one)?;
        self.at(other)?;
        self.seats.swap(one.index(), other.index());
        self.at(one)?.seat = one;
        self.at(other)?.seat = other;
        Ok(())
    }
}
