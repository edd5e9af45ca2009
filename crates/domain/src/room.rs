//! Who sits where before the game begins: the rules of the house about seats.

use engine::{Rng, Seat, Token};
use host::Level;

use crate::change::Change;
use crate::door::Door;
use crate::names::{different_name, name_computers, take_name};
use crate::people::{Guest, Person, PersonId, SeatPerson, Standing};
use crate::records::{Rated, SeatKind, SeatRecord, Status};
use crate::refusal::{AccessError, Refusal, SeatError};
use crate::state::TableState;
use crate::terms::Terms;

/// For whom a seat is kept.
#[derive(Clone, Debug)]
pub enum Invited {
    /// Whoever comes with the key, and is called so until then.
    WithKey {
        /// The name.
        name: String,
        /// The key.
        key: String,
    },
    /// This person, who needs no key.
    For(Person),
}

impl Invited {
    /// The seat that is kept, beside the others of the table, and who is invited with it; `accounts` are those of
    /// people who sit there.
    ///
    /// # Errors
    /// If the person has a seat here already.
    pub fn seat(
        &self,
        seat: Seat,
        others: &mut [SeatRecord],
        accounts: &[SeatPerson],
    ) -> Result<(SeatRecord, Option<Guest>), Refusal> {
        let open = SeatRecord::open(seat);
        match self {
            Self::WithKey { name, key } => {
                let name = different_name(name, others);
                Ok((SeatRecord { name, invite: key.clone(), ..open }, None))
            }
            Self::For(person) if others.iter().any(|held| held.person.as_ref() == Some(&person.id)) => {
                Err(SeatError::Here(person.name.clone()).into())
            }
            Self::For(person) => {
                let name = take_name(person, others, accounts);
                let guest = Guest { person: person.id.clone(), standing: Standing::Invited };
                Ok((SeatRecord { name, person: Some(person.id.clone()), ..open }, Some(guest)))
            }
        }
    }
}

/// The seat that a key opens.
pub fn kept_for(seats: &[SeatRecord], status: Status, key: &str) -> Option<Seat> {
    let opens = |seat: &&SeatRecord| seat.kind == SeatKind::Open && !key.is_empty() && seat.invite == key;
    seats.iter().find(opens).filter(|_| status == Status::Waiting).map(|seat| seat.seat)
}

/// The key of the draws of a table's names: what everybody may know, so that they tell nothing of its luck.
fn key_of(table: &TableState) -> [u8; 32] {
    let mut key = *b"mu: what computers are called   ";
    for (at, byte) in table.record.id.as_str().bytes().enumerate() {
        key[at % 32] = key[at % 32].rotate_left(3) ^ byte;
    }
    key[31] = key[31].wrapping_add(table.record.version.to_le_bytes()[0]);
    key
}

/// The seats of a table while they are being changed.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// From which the names of computers are drawn.
    names: Rng,
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
    pub(crate) fn of(table: &TableState) -> Self {
        let record = &table.record;
        Self {
            status: record.status,
            rated: record.rated,
            names: Rng::from_key(key_of(table), 0),
            terms: record.terms,
            guests: table.guests.clone(),
            seats: table.seats.clone(),
            accounts: table.people.clone(),
            host: record.host.clone(),
        }
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
    pub(crate) fn needs_host(&self, person: &PersonId) -> Result<(), Refusal> {
        self.needs_waiting()?;
        if self.host == *person { Ok(()) } else { Err(AccessError::NotHost.into()) }
    }

    /// Makes sure that the game has not begun.
    pub(crate) fn needs_waiting(&self) -> Result<(), Refusal> {
        if self.status == Status::Waiting { Ok(()) } else { Err(SeatError::Begun.into()) }
    }

    /// One of the seats.
    pub(crate) fn at(&mut self, seat: Seat) -> Result<&mut SeatRecord, Refusal> {
        self.seats.get_mut(seat.index()).ok_or(Refusal::Field("seat"))
    }

    /// Seats a person.
    pub(crate) fn sit(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        share: Option<Token>,
    ) -> Result<(), Refusal> {
        self.needs_waiting()?;
        self.door().lets_in(Some(&person.id))?;
        if self.rated.was_agreed() && !person.has_account() {
            return Err(SeatError::AccountsOnly.into());
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
                    SeatKind::Open => return Err(SeatError::Kept(held.name.clone()).into()),
                    SeatKind::Person | SeatKind::Computer => return Err(SeatError::Taken.into()),
                }
            }
            None => self.seats.iter().position(SeatRecord::is_free).ok_or(SeatError::Full)?,
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
    pub(crate) fn give_share(&mut self, person: &PersonId, share: Token) -> Result<(), Refusal> {
        self.needs_waiting()?;
        if !self.seats.iter().any(|held| held.is_held_by(person)) {
            return Err(AccessError::NotAtTable.into());
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
    pub(crate) fn leave(&mut self, person: &PersonId, seat: Option<Seat>) -> Result<(), Refusal> {
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
            return Err(if other { AccessError::NotYourSeat } else { AccessError::NotAtTable }.into());
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
    pub(crate) fn fill(&mut self, player: Level, seat: Option<Seat>) -> Result<(), Refusal> {
        if self.rated.was_agreed() {
            return Err(SeatError::NoComputers.into());
        }
        if let Some(seat) = seat
            && self.at(seat)?.kind != SeatKind::Open
        {
            return Err(SeatError::Taken.into());
        }
        let chosen =
            |held: &&mut SeatRecord| held.kind == SeatKind::Open && seat.is_none_or(|seat| held.seat == seat);
        for held in self.seats.iter_mut().filter(chosen) {
            let free = SeatRecord::open(held.seat);
            *held = SeatRecord { kind: SeatKind::Computer, computer: Some(player), ..free };
        }
        name_computers(&mut self.seats, &mut self.names);
        Ok(())
    }

    /// Lets two seats change places, with whoever sits there.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) -> Result<(), Refusal> {
        self.at(one)?;
        self.at(other)?;
        self.seats.swap(one.index(), other.index());
        self.at(one)?.seat = one;
        self.at(other)?.seat = other;
        Ok(())
    }

    /// Keeps a free seat for somebody.
    pub(crate) fn reserve(&mut self, seat: Seat, whom: &Invited) -> Result<(), Refusal> {
        self.free(seat)?;
        let (kept, guest) = whom.seat(seat, &mut self.seats, &self.accounts)?;
        *self.free(seat)? = kept;
        if let Some(guest) = guest {
            self.note(&guest.person, guest.standing);
        }
        Ok(())
    }

    /// A seat that anybody who comes may take.
    fn free(&mut self, seat: Seat) -> Result<&mut SeatRecord, Refusal> {
        let held = self.at(seat)?;
        if held.is_free() {
            return Ok(held);
        }
        let kept = held.kind == SeatKind::Open;
        Err(if kept { SeatError::Kept(held.name.clone()) } else { SeatError::Taken }.into())
    }

    /// Gives a person the seat that a key opens. Whoever sits here already stays there.
    pub(crate) fn accept(&mut self, person: &Person, key: &str, share: Option<Token>) -> Result<(), Refusal> {
        if self.seats.iter().any(|held| held.is_held_by(&person.id)) {
            return Ok(());
        }
        let seat = kept_for(&self.seats, self.status, key).ok_or(SeatError::InviteUsed)?;
        *self.at(seat)? = SeatRecord::open(seat);
        let name = take_name(person, &mut self.seats, &self.accounts);
        *self.at(seat)? = SeatRecord {
            kind: SeatKind::Person,
            person: Some(person.id.clone()),
            name,
            share,
            ..SeatRecord::open(seat)
        };
        self.note(&person.id, Standing::Invited);
        Ok(())
    }

    /// Frees all seats of the person who sits here; the person cannot come back without an invitation.
    pub(crate) fn send_away(&mut self, seat: Seat) -> Result<(), Refusal> {
        let held = self.at(seat)?;
        let person = held.person.clone().filter(|_| held.kind == SeatKind::Person);
        let person = person.filter(|person| *person != self.host).ok_or(SeatError::NobodyThere)?;
        for held in self.seats.iter_mut().filter(|held| held.person.as_ref() == Some(&person)) {
            *held = SeatRecord::open(held.seat);
        }
        self.note(&person, Standing::Removed);
        Ok(())
    }

    fn note(&mut self, person: &PersonId, standing: Standing) {
        self.guests.retain(|guest| guest.person != *person);
        self.guests.push(Guest { person: person.clone(), standing });
    }

    /// Notes that a person wants to begin without waiting for more people.
    pub(crate) fn ready(&mut self, person: &PersonId) -> Result<(), Refusal> {
        self.needs_waiting()?;
        if !self.terms.quick {
            return Err(SeatError::HostStarts.into());
        }
        if !self.seats.iter().any(|held| held.is_held_by(person)) {
            return Err(AccessError::NotAtTable.into());
        }
        for held in self.seats.iter_mut().filter(|held| held.is_held_by(person)) {
            held.ready = true;
        }
        Ok(())
    }

    /// When everybody at a table for anybody wants to begin, computers take the free seats.
    pub(crate) fn fill_if_all_agree(&mut self, player: Level) -> Result<(), Refusal> {
        let mut people = self.seats.iter().filter(|held| held.kind == SeatKind::Person).peekable();
        let agreed = people.peek().is_some() && people.all(|held| held.ready);
        if self.terms.quick && self.status == Status::Waiting && agreed {
            self.fill(player, None)?;
        }
        Ok(())
    }

    /// Whether no person sits here.
    pub(crate) fn is_left(&self) -> bool {
        !self.seats.iter().any(|held| held.kind == SeatKind::Person)
    }

    /// Whether the game begins by itself: the table was opened for whoever comes first, and no seat is free.
    pub(crate) fn begins_by_itself(&self) -> bool {
        let is_full = self.seats.iter().all(|held| held.kind != SeatKind::Open);
        self.terms.quick && self.status == Status::Waiting && is_full
    }

    /// What differs from the table it was made of.
    pub(crate) fn change(self, table: &TableState) -> Change {
        let (guests, seats) = (self.guests.into_iter(), self.seats.into_iter());
        Change {
            host: Some(self.host).filter(|host| *host != table.record.host),
            terms: Some(self.terms).filter(|terms| *terms != table.record.terms),
            guests: guests.filter(|guest| !table.guests.contains(guest)).collect(),
            seats: seats.filter(|held| !table.seats.contains(held)).collect(),
            ..Change::none(table)
        }
    }
}
