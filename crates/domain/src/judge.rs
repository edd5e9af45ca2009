//! What becomes of a request: a change of the table, or a refusal. Nothing else changes a table.

use engine::{Seat, SeatSet};
use host::{AnyTable, Entry, Level};

use crate::change::Change;
use crate::command::{Actor, Command, Request};
use crate::journal::NewEntry;
use crate::people::PersonId;
use crate::records::{SeatKind, SeatRecord, Status};
use crate::refusal::{AccessError, Refusal, SeatError};
use crate::room::Room;
use crate::running::Running;
use crate::state::TableState;
use crate::terms::Terms;
use crate::time::{Course, SECOND, Tick};

/// The computer player of a game with this name, or the usual one. The references of the laboratory sit at no table.
///
/// # Errors
/// If there is none.
pub fn player(entry: &Entry, name: Option<&str>) -> Result<Level, SeatError> {
    let Some(name) = name else { return Ok((entry.usual_player)()) };
    let known = (entry.player)(name).ok().filter(|player| !player.is_reference());
    known.ok_or_else(|| SeatError::NoPlayer(name.into()))
}

impl Actor {
    /// The person it is.
    fn person(&self) -> Result<&PersonId, Refusal> {
        match self {
            Self::Person(person) => Ok(person),
            Self::Computer | Self::Clock => Err(AccessError::NotAtTable.into()),
        }
    }
}

impl TableState {
    /// Judges a request at this moment: what it changes, with all that follows from it by itself, or nothing if all
    /// is so already.
    ///
    /// A step of the game is taken in memory: whoever cannot write the change drops the table and reads it again.
    /// Nothing else changes here.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn judge(&mut self, request: &Request, at: Tick) -> Result<Option<Change>, Refusal> {
        if let (Actor::Person(person), Some(seat)) = (&request.by, request.seat()) {
            self.needs_seat(person, seat)?;
        }
        let (by, is_running) = (&request.by, self.record.status == Status::Playing);
        match &request.command {
            Command::Act(seat, deed) => self.act(*seat, deed, request, at).map(Some),
            Command::Ahead(seat, text) => self.choose_ahead(*seat, text.as_deref()),
            Command::ActAhead(seat) => self.act_ahead(*seat, request, at),
            Command::TakeBack(seat, reach) => self.take_back(*seat, *reach, request, at).map(Some),
            Command::Played(seat) => self.has_played(*seat, request, at),
            Command::CountHint(seat) => Ok(Some(Change { hint: Some(*seat), ..Change::none(self) })),

            Command::Sit { person, seat, .. } if is_running => {
                self.in_game(request, at, |game| game.come_back(&person.id, *seat))
            }
            Command::Leave(seat) if is_running => {
                self.in_game(request, at, |game| game.leave(by.person()?, *seat))
            }
            Command::LeaveForGood if is_running => {
                self.in_game(request, at, |game| game.hand_over(by.person()?))
            }
            Command::AskBack(seat) => self.in_vote(request, at, |game| game.ask_back(*seat, request.seq)),
            Command::AskPause(seat) => self.in_vote(request, at, |game| game.ask_pause(*seat)),
            Command::AskEnd(seat) => self.in_vote(request, at, |game| game.ask_end(*seat)),
            Command::GiveUp => self.in_vote(request, at, |game| game.give_up(by.person()?)),
            Command::Answer(number, choice) => {
                self.in_vote(request, at, |game| game.answer(by.person()?, *number, *choice))
            }
            Command::Withdraw(number) => {
                self.in_vote(request, at, |game| game.withdraw(by.person()?, *number))
            }
            Command::Resume => self.in_game(request, at, |game| game.resume(by.person()?)),
            Command::Connect(people) => self.in_game(request, at, |game| {
                game.connect(people);
                Ok(())
            }),
            Command::PassTime(people) => self.pass_time(people, request, at),

            Command::Sit { person, seat, share, is_bot } => self.in_room(at, |room| {
                if *is_bot {
                    self.admits_bots()?;
                }
                room.sit(person, *seat, *share)
            }),
            Command::Accept { person, key, share } => {
                self.in_room(at, |room| room.accept(person, key, *share))
            }
            Command::Share(share) => self.in_room(at, |room| room.give_share(by.person()?, *share)),
            Command::Leave(seat) => self.leave_room(by.person()?, *seat, at),
            Command::LeaveForGood => self.leave_room(by.person()?, None, at),
            Command::Ready => self.in_room(at, |room| room.ready(by.person()?)),
            Command::Fill { seat, player: name } => {
                self.by_host(by, at, |room| room.fill(player(self.entry, name.as_deref())?, *seat))
            }
            Command::Swap(one, other) => self.by_host(by, at, |room| room.swap(*one, *other)),
            Command::Reserve(seat, whom) => self.by_host(by, at, |room| room.reserve(*seat, whom)),
            Command::SendAway(seat) => self.by_host(by, at, |room| room.send_away(*seat)),
            Command::SetTerms(terms) => self.by_host(by, at, |room| {
                room.terms = Terms { quick: room.terms.quick, ..*terms };
                Ok(())
            }),
            Command::Start if *by.person()? != self.record.host => Err(AccessError::NotHost.into()),
            Command::Start => self.begin(Change::none(self), at).map(Some),
            Command::StartIfFull => match self.begin(Change::none(self), at) {
                Err(Refusal::Seats(SeatError::Free)) => Ok(None),
                begun => begun.map(Some),
            },
            Command::EndIfLeft(since) => Ok(self.end_if_left(*since)),
        }
    }

    /// Carries out what is due by itself, with what is known of connections.
    fn pass_time(
        &self,
        people: &[(PersonId, Option<Tick>)],
        request: &Request,
        at: Tick,
    ) -> Result<Option<Change>, Refusal> {
        self.in_game(request, at, |game| {
            game.connect(people);
            game.pass_time()
        })
    }

    /// The page of a seat has played what others did, if the seat owes the choice that it shows.
    fn has_played(&self, seat: Seat, request: &Request, at: Tick) -> Result<Option<Change>, Refusal> {
        if !self.still_owes(seat, request.seq.unwrap_or_default()) {
            return Ok(None);
        }
        self.in_game(request, at, |game| {
            game.course.clocks.played(seat, request.came_in.min(at));
            Ok(())
        })
    }

    /// A table that waits is removed, if nothing has changed there since then.
    fn end_if_left(&self, since: Tick) -> Option<Change> {
        let is_left = self.record.changed.0 * SECOND < since.0;
        let removes = self.record.status == Status::Waiting && is_left;
        removes.then(|| Change { removes, ..Change::none(self) })
    }

    /// Makes sure that a person plays at a seat.
    fn needs_seat(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        let own = self.seats_of(person);
        if own.contains(&seat) {
            return Ok(());
        }
        Err(if own.is_empty() { AccessError::NotAtTable } else { AccessError::NotYourSeat }.into())
    }

    /// Changes who sits where before the game begins, and begins it as soon as nobody is missing where it begins by
    /// itself.
    fn in_room(
        &self,
        at: Tick,
        edit: impl FnOnce(&mut Room) -> Result<(), Refusal>,
    ) -> Result<Option<Change>, Refusal> {
        let mut room = Room::of(self);
        edit(&mut room)?;
        room.fill_if_all_agree(player(self.entry, None)?)?;
        let begins = room.begins_by_itself();
        let change = room.change(self);
        if begins {
            return self.begin(change, at).map(Some);
        }
        Ok((change != Change::none(self)).then_some(change))
    }

    /// The same for what the host alone may do.
    fn by_host(
        &self,
        by: &Actor,
        at: Tick,
        edit: impl FnOnce(&mut Room) -> Result<(), Refusal>,
    ) -> Result<Option<Change>, Refusal> {
        let host = by.person()?;
        self.in_room(at, |room| {
            room.needs_host(host)?;
            edit(room)
        })
    }

    /// A person leaves a table that waits, or one that is over; it is removed with the last one who does.
    fn leave_room(&self, person: &PersonId, seat: Option<Seat>, at: Tick) -> Result<Option<Change>, Refusal> {
        let mut room = Room::of(self);
        room.leave(person, seat)?;
        if self.record.status == Status::Waiting && room.is_left() {
            return Ok(Some(Change { removes: true, ..Change::none(self) }));
        }
        self.in_room(at, |room| room.leave(person, seat))
    }

    /// Changes something about a game that runs and is no step of it, with what follows from it.
    fn in_game(
        &self,
        request: &Request,
        at: Tick,
        edit: impl FnOnce(&mut Running<'_>) -> Result<(), Refusal>,
    ) -> Result<Option<Change>, Refusal> {
        self.in_vote(request, at, |game| {
            game.needs_game()?;
            edit(game)
        })
    }

    /// The same for what is asked and answered, which is known again when the game is over.
    fn in_vote(
        &self,
        request: &Request,
        at: Tick,
        edit: impl FnOnce(&mut Running<'_>) -> Result<(), Refusal>,
    ) -> Result<Option<Change>, Refusal> {
        let mut game = Running::of(self, at);
        game.key.clone_from(&request.key);
        edit(&mut game)?;
        game.settle()?;
        Ok(game.change())
    }

    /// The beginning of the game, together with what else changes.
    fn begin(&self, change: Change, at: Tick) -> Result<Change, Refusal> {
        let mut seats = self.seats.clone();
        for held in &change.seats {
            seats[held.seat.index()].clone_from(held);
        }
        if self.record.status != Status::Waiting {
            return Err(SeatError::Begun.into());
        }
        if seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Err(SeatError::Free.into());
        }
        let game = self.dealt(&seats)?;
        let mut course = Course::new(self.record.timing, seats.len());
        let person = |seat: &Seat| seats[seat.index()].kind == SeatKind::Person;
        let owing: SeatSet = game.turn().owing().iter().filter(person).collect();
        // Nobody goes on with a game that was brought: it is over, with a result or without.
        let is_over = self.record.is_imported();
        if !is_over {
            course.clocks.started(owing, at);
        }
        let entries: Vec<NewEntry> = game.steps_since(0).into_iter().map(NewEntry::of).collect();
        Ok(Change {
            marks: (1..=entries.len()).collect(),
            entries,
            status: if is_over { Status::Over } else { Status::Playing },
            abandons: is_over && game.turn().standing().is_none(),
            begins: true,
            course: Some(course),
            ..change
        })
    }

    /// The game as it begins: with its first luck, or with the steps that were taken over.
    pub(crate) fn dealt(&self, seats: &[SeatRecord]) -> Result<Box<dyn AnyTable>, Refusal> {
        let record = &self.record;
        if record.origin.is_some() {
            let mut saved = self.unplayed();
            saved.add_steps(&self.beginning);
            let unplayable = |bad| Refusal::Broken(format!("table {}: {bad}", record.id));
            return self.entry.restore(&saved).map_err(unplayable);
        }
        let chosen: Vec<_> = record.options.iter().filter(|(name, _)| name != "players").cloned().collect();
        let opened = self.entry.open(record.seats(), &chosen);
        let mut game = opened.map_err(|bad| Refusal::Broken(format!("table {}: {bad:?}", record.id)))?;
        game.settle(&self.luck_with(seats));
        Ok(game)
    }
}
