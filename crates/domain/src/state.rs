//! A table as it is: what is kept of it, and its game.

use std::fmt;

use engine::{Luck, SavedGame, Seat, SeatSet, StepNumber};
use host::{AnyTable, AnyView, Entry, Level, Look, SeatLook};

use crate::Corrupt;
use crate::journal::{self, TakenBack, write_down};
use crate::letters::letters;
use crate::note::{Note, Noted};
use crate::people::{Guest, PersonId, SeatPerson};
use crate::proposal::{Kind, Proposal};
use crate::records::{SeatKind, SeatRecord, Status, TableId, TableRecord};
use crate::refusal::{Refusal, SeatError};
use crate::time::{Absence, Course};

/// What is kept of a table: everything from which it is put together again.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The table itself.
    pub record: TableRecord,
    /// Its seats, `a` first.
    pub seats: Vec<SeatRecord>,
    /// People whom its host has invited or sent away.
    pub guests: Vec<Guest>,
    /// The table at which its people play again.
    pub rematch: Option<TableId>,
    /// Those who have an account, while the table waits.
    pub people: Vec<SeatPerson>,
    /// The programs among those who sit here, each with the name of its owner.
    pub bots: Vec<(PersonId, String)>,
    /// What is asked at the table, and what was asked last, in the order of their numbers.
    pub proposals: Vec<Proposal>,
    /// Its clocks, with the holidays of its people, and who is absent.
    pub course: Course,
    /// The entries of its journal, the first first; none while it waits.
    pub journal: Vec<journal::Entry>,
    /// The steps with which its game will begin, as saved games write them, while a table with an origin waits.
    pub beginning: Vec<String>,
}

/// A table as it is.
pub struct TableState {
    /// What is kept of the table.
    pub record: TableRecord,
    /// Its seats, `a` first.
    pub seats: Vec<SeatRecord>,
    /// People whom its host has invited or sent away.
    pub guests: Vec<Guest>,
    /// Its game.
    pub entry: &'static Entry,
    /// The table at which its people play again.
    pub rematch: Option<TableId>,
    /// Its clocks, and who is absent.
    pub course: Course,
    /// What happened at it besides the steps of the game, oldest first.
    pub notes: Vec<Noted>,
    /// Those who have an account, while the table waits.
    pub people: Vec<SeatPerson>,
    /// The programs among those who sit here, each with the name of its owner.
    pub(crate) bots: Vec<(PersonId, String)>,
    /// What is asked at the table, and what was asked last.
    pub proposals: Vec<Proposal>,
    /// What was taken back with the others' consent, the earliest first.
    pub taken_back: Vec<TakenBack>,
    /// The steps with which its game begins; none if it begins with its own luck, or has begun.
    pub(crate) beginning: Vec<String>,
    /// The game once it has begun.
    pub(crate) game: Option<Box<dyn AnyTable>>,
    /// How many steps stood after each entry of the journal.
    pub(crate) marks: Vec<StepNumber>,
    /// The game before what was taken back last.
    pub(crate) undone: Option<Undone>,
}

/// The game as it stood before the last take-back, as long as nothing has happened since. Only the process that has
/// carried the take-back out has it.
pub(crate) struct Undone {
    /// How many entries the journal had.
    pub(crate) after: usize,
    pub(crate) game: Box<dyn AnyTable>,
}

impl fmt::Debug for TableState {
    /// Says nothing of the game and its luck: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableState").field("id", &self.record.id).finish_non_exhaustive()
    }
}

impl TableState {
    /// Puts a table of this game together, and plays its journal.
    ///
    /// # Errors
    /// If its journal cannot be played.
    pub fn replay(parts: Parts, entry: &'static Entry) -> Result<Self, Corrupt> {
        let Parts { record, seats, guests, rematch, people, bots, proposals, course, journal, beginning } =
            parts;
        let mut table = Self {
            record,
            seats,
            guests,
            entry,
            rematch,
            course,
            notes: Vec::new(),
            people,
            bots,
            proposals,
            taken_back: Vec::new(),
            beginning,
            game: None,
            marks: Vec::new(),
            undone: None,
        };
        if table.record.status != Status::Waiting {
            let saved = table.read_journal(&journal);
            let unplayable = |bad| Corrupt(format!("table {} cannot be replayed: {bad}", table.record.id));
            table.game = Some(table.entry.restore(&saved).map_err(unplayable)?);
        }
        Ok(table)
    }

    /// Plays the entries of the journal into a saved game, and keeps what else they say.
    fn read_journal(&mut self, journal: &[journal::Entry]) -> SavedGame {
        let mut saved = self.unplayed();
        for (number, entry) in (1..).zip(journal) {
            if let Some(note) = Note::read(&entry.text) {
                self.notes.push(Noted { entry: number, after: saved.steps.len(), note });
            } else if let Some(back) = write_down(&mut saved, &entry.text) {
                self.notes.iter_mut().for_each(|noted| noted.after = noted.after.min(back.at));
                self.taken_back.push(back);
            }
            self.marks.push(saved.steps.len());
        }
        saved
    }

    /// A saved game of this table without steps.
    pub(crate) fn unplayed(&self) -> SavedGame {
        let mut saved = SavedGame::default();
        saved.push("mu", engine::saved::FORMAT);
        saved.push("game", &self.record.game);
        saved.push("rules", &self.record.rules.to_string());
        for (name, value) in &self.record.options {
            saved.push("option", &format!("{name} {value}"));
        }
        saved
    }

    /// The version of the table for its visitors: it grows with everything that happens.
    pub fn seq(&self) -> usize {
        usize::try_from(self.record.version).unwrap_or_default()
            + self.marks.len()
            + usize::from(self.rematch.is_some())
    }

    /// Whether a page made at version `seq` was made before the game began.
    pub fn began_after(&self, seq: usize) -> bool {
        self.game.is_some() && seq < usize::try_from(self.record.started).unwrap_or_default()
    }

    /// How many steps a page made at version `seq` shows, or fewer: seats may have changed since.
    pub fn steps_at(&self, seq: usize) -> StepNumber {
        self.entries_at(seq).checked_sub(1).map_or(0, |last| self.marks[last])
    }

    /// How many entries of the journal a page made at version `seq` shows, or fewer.
    pub fn entries_at(&self, seq: usize) -> usize {
        let version = usize::try_from(self.record.version).unwrap_or_default();
        seq.saturating_sub(version).min(self.marks.len())
    }

    /// Whether something was taken back after version `seq`.
    pub fn took_back_after(&self, seq: usize) -> bool {
        let entries = self.entries_at(seq);
        self.marks[entries.saturating_sub(1)..].windows(2).any(|pair| pair[1] < pair[0])
    }

    /// Whether a choice that the seat made on version `seq` is the one it owes now.
    ///
    /// When several seats owe sealed choices, the others' choices do not make one's own stale: it is the
    /// same choice as long as the seat owed it all the while.
    pub fn still_owes(&self, seat: Seat, seq: usize) -> bool {
        const FEW: usize = 2 * engine::SEATS_MAX;
        if seq == self.seq() {
            return true;
        }
        let Some(game) = &self.game else { return false };
        if seq > self.seq() || self.began_after(seq) || self.took_back_after(seq) {
            return false;
        }
        let (then, now) = (self.steps_at(seq), game.step_count());
        let others = |step: &String| !step.starts_with('!') && !step.starts_with(seat.letter());
        now - then <= FEW
            && game.steps_since(then).iter().all(others)
            && (then..=now).all(|step| game.at(step).turn().owing().contains(seat))
    }

    /// The proposals that wait for answers.
    pub fn asked(&self) -> impl Iterator<Item = &Proposal> {
        let plays = self.record.status == Status::Playing;
        self.proposals.iter().filter(move |proposal| {
            plays && proposal.is_open(self.moves()) && self.is_to_be_decided(proposal.kind)
        })
    }

    /// Whether a question is still one: a seat whose person plays again is not voted on any more.
    fn is_to_be_decided(&self, kind: Kind) -> bool {
        match kind {
            Kind::Absent(seat) => self.course.absence(seat).is_some_and(Absence::is_voted_on),
            Kind::Pause => !self.is_paused(),
            Kind::TakeBack(_) | Kind::End => true,
        }
    }

    /// How many steps of its game have been taken.
    pub fn steps(&self) -> StepNumber {
        self.game.as_ref().map_or(0, |game| game.step_count())
    }

    /// The step that was the seat's last choice, from 1, if it has chosen anything.
    pub fn last_choice(&self, seat: Seat) -> Option<StepNumber> {
        self.game.as_ref()?.last_choice(seat)
    }

    /// How many of the steps were taken over from elsewhere: they stay.
    pub(crate) fn taken_over(&self) -> StepNumber {
        self.record.origin.as_ref().map_or(0, |origin| origin.steps)
    }

    /// How many steps stood before the seat's last choice, if it has chosen anything at this table.
    pub fn before_last_choice(&self, seat: Seat) -> Option<StepNumber> {
        let before = self.last_choice(seat)? - 1;
        (before >= self.taken_over()).then_some(before)
    }

    /// How many entries of the journal are steps or take-backs: what withdraws a question. Who comes and goes
    /// does not.
    pub fn moves(&self) -> i64 {
        i64::try_from(self.marks.len() - self.notes.len()).unwrap_or(i64::MAX)
    }

    /// The number of the last entry of the journal.
    pub fn journal_length(&self) -> i64 {
        i64::try_from(self.marks.len()).unwrap_or(i64::MAX)
    }

    /// How many of its last choices a seat can take back without asking anybody, counted up to `most`.
    pub fn free_take_backs(&self, seat: Seat, most: usize) -> usize {
        let game = self.game.as_ref().filter(|_| self.before_last_choice(seat).is_some());
        game.map_or(0, |game| game.take_backs(seat, most))
    }

    /// What an observer sees of the game, in a language.
    ///
    /// # Errors
    /// If it has not begun.
    pub fn see<'a>(&'a self, look: Look<'a>) -> Result<Box<dyn AnyView + 'a>, Refusal> {
        Ok(self.game()?.see(look))
    }

    /// The game.
    ///
    /// # Errors
    /// If it has not begun.
    pub fn game(&self) -> Result<&dyn AnyTable, Refusal> {
        self.game.as_deref().ok_or(Refusal::Seats(SeatError::NotBegun))
    }

    /// The game, to be changed. Whoever changes it must write the change to the store before
    /// anybody else sees it.
    pub(crate) fn game_mut(&mut self) -> Result<&mut dyn AnyTable, Refusal> {
        match &mut self.game {
            Some(game) => Ok(game.as_mut()),
            None => Err(SeatError::NotBegun.into()),
        }
    }

    /// What is kept of a seat, if there is such a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.seats.get(seat.index())
    }

    /// The seats this person sits on.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        self.seats.iter().filter(|seat| seat.is_held_by(person)).map(|seat| seat.seat).collect()
    }

    /// Whether a person plays here, or has a seat that is kept or played meanwhile.
    pub fn belongs(&self, person: &PersonId) -> bool {
        self.seats.iter().any(|seat| seat.person.as_ref() == Some(person))
    }

    /// The seats that owe a choice; none once the game is over, however it ended.
    pub fn owing(&self) -> SeatSet {
        match &self.game {
            Some(game) if !self.record.abandoned => game.turn().owing(),
            Some(_) | None => SeatSet::EMPTY,
        }
    }

    /// The seats that owe a choice and whose clocks run for it: computers have none.
    pub fn people_owing(&self) -> SeatSet {
        self.people_among(self.owing())
    }

    /// The seats among these that people play.
    pub fn people_among(&self, seats: SeatSet) -> SeatSet {
        let person = |seat: &Seat| self.seat(*seat).is_some_and(|held| held.kind == SeatKind::Person);
        seats.iter().filter(person).collect()
    }

    /// Whether a computer plays here in the place of a person.
    pub fn is_stand_in(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|held| held.kind == SeatKind::Computer && held.person.is_some())
    }

    /// Makes sure that programs may sit down here.
    ///
    /// # Errors
    /// If the table was opened without them, or is rated.
    pub const fn admits_bots(&self) -> Result<(), SeatError> {
        let admits = self.record.allows.bots && !self.record.rated.was_agreed();
        if admits { Ok(()) } else { Err(SeatError::NoBots) }
    }

    /// Whether the game stands still by agreement.
    pub const fn is_paused(&self) -> bool {
        self.course.clocks.paused_since().is_some()
    }

    /// Makes sure that the game is over: until then, what its seats hold is a secret.
    ///
    /// # Errors
    /// If it has not begun, or is still played.
    pub const fn needs_over(&self) -> Result<(), SeatError> {
        match self.record.status {
            Status::Over => Ok(()),
            Status::Waiting => Err(SeatError::NotBegun),
            Status::Playing | Status::Closed => Err(SeatError::Running),
        }
    }

    /// Whether the table has one seat and its game is over.
    pub fn was_played_alone(&self) -> bool {
        self.seats.len() == 1 && self.record.status == Status::Over
    }

    /// The first seat that owes a choice and is played by a computer, and how strongly it plays.
    ///
    /// Computers wait while somebody asks for a take-back, which would lapse if they played on.
    pub fn computer_to_play(&self) -> Option<(Seat, Level)> {
        if self.asked().any(|proposal| proposal.kind.lapses()) {
            return None;
        }
        let computer = |seat: Seat| {
            self.seat(seat)
                .filter(|held| held.kind == SeatKind::Computer)
                .map(|held| (seat, held.computer.unwrap_or(Level::Random)))
        };
        if self.is_paused() {
            return None;
        }
        self.owing().iter().find_map(computer)
    }

    /// The seats as boards show them.
    pub fn looks(&self) -> Vec<SeatLook> {
        let names: Vec<&str> = self.seats.iter().map(|held| held.name.as_str()).collect();
        let seats = self.seats.iter().zip(letters(&names));
        let look = |(held, letter): (&SeatRecord, String)| SeatLook {
            name: held.name.clone(),
            letter,
            computer: held.kind == SeatKind::Computer,
        };
        seats.map(look).collect()
    }

    /// The name of the owner of a program that sits here.
    pub fn bot_owner(&self, person: &PersonId) -> Option<&str> {
        self.bots.iter().find(|(bot, _)| bot == person).map(|(_, owner)| owner.as_str())
    }

    /// The luck of the table. Computer players are never given it.
    pub fn luck(&self) -> Luck {
        self.luck_with(&self.seats)
    }

    /// The same, if these were its seats.
    pub(crate) fn luck_with(&self, seats: &[SeatRecord]) -> Luck {
        let shares: Vec<_> = seats.iter().filter_map(|seat| Some((seat.seat, seat.share?))).collect();
        Luck::from_shares(&self.record.secret, &shares)
    }
}
