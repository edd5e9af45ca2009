//! What happens at a table at present, exactly as the store has it.

use engine::{Luck, SavedGame, Seat, SeatSet, StepNumber};
use host::{AnyTable, Entry, SeatLook};
use pages::people::Presence;
use pages::{Occupant, TableSeat};
use store::time::{Absence, Course, Timing};
use store::{Guest, Kind, PersonId, Place, Proposal, SeatKind, SeatPerson, SeatRecord, SoloEnd};
use store::{Status, TableId, TableRecord};

use crate::entry::{TakenBack, write_down};
use crate::error::{Error, Missing, Seating};
use crate::house::House;
use crate::hub::Live;
use crate::note::{Note, Noted};

/// What happens at a table at present.
pub(crate) struct Sitting {
    /// What is kept of the table.
    pub(crate) record: TableRecord,
    /// Its seats, `a` first.
    pub(crate) seats: Vec<SeatRecord>,
    /// People whom its host has invited or sent away.
    pub(crate) guests: Vec<Guest>,
    /// Its game.
    pub(crate) entry: &'static Entry,
    /// The table at which its people play again.
    pub(crate) rematch: Option<TableId>,
    /// Its clocks, and who is absent.
    pub(crate) course: Course,
    /// What happened at it besides the steps of the game, oldest first.
    pub(crate) notes: Vec<Noted>,
    /// Those who have an account, while the table waits.
    pub(crate) people: Vec<SeatPerson>,
    /// The programs among those who sit here, each with the name of its owner.
    bots: Vec<(PersonId, String)>,
    /// What is asked at the table, and what was asked last.
    pub(crate) proposals: Vec<Proposal>,
    /// What was taken back with the others' consent, the earliest first.
    pub(crate) taken_back: Vec<TakenBack>,
    /// The game once it has begun.
    game: Option<Box<dyn AnyTable>>,
    /// How many steps stood after each entry of the journal.
    marks: Vec<StepNumber>,
}

impl Sitting {
    /// Reads a table from the store and plays its journal.
    pub(crate) async fn load(house: &House, id: &TableId) -> Result<Self, Error> {
        let store = &house.store;
        let missing = || Error::Missing(Missing::Table(id.clone()));
        let (record, seats) = store.table(id).await?.ok_or_else(missing)?;
        if record.status == Status::Closed {
            return Err(Missing::Closed(id.clone()).into());
        }
        let unknown = |_| Error::failed(format!("table {id} is of the unknown game {}", record.game));
        let entry = house.game(&record.game).map_err(unknown)?;
        let bots = store.bots_at(id).await?;
        let (rematch, guests) = (store.rematch(id).await?, store.guests(id).await?);
        let people = match record.status {
            Status::Waiting => store.seat_people(id, &record.game, record.seats()).await?,
            Status::Playing | Status::Over | Status::Closed => Vec::new(),
        };
        let course = Course::new(record.timing, seats.len());
        let mut sitting = Self {
            record,
            seats,
            guests,
            entry,
            rematch,
            people,
            course,
            notes: Vec::new(),
            bots,
            proposals: Vec::new(),
            taken_back: Vec::new(),
            game: None,
            marks: Vec::new(),
        };
        if sitting.record.status != Status::Waiting {
            sitting.proposals = store.proposals(id).await?;
            let journal = store.journal(id, 0).await?;
            let saved = sitting.read_journal(&journal);
            let restored = sitting.entry.restore(&saved);
            let unplayable = |bad| Error::failed(format!("table {id} cannot be replayed: {bad}"));
            sitting.game = Some(restored.map_err(unplayable)?);
            sitting.course = store.course(&sitting.record).await?;
            sitting.take_holidays(house).await?;
        }
        Ok(sitting)
    }

    /// Plays the entries of the journal into a saved game, and keeps what else they say.
    fn read_journal(&mut self, journal: &[store::Entry]) -> SavedGame {
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

    /// By the day, clocks stand still while their people are on holiday.
    async fn take_holidays(&mut self, house: &House) -> Result<(), Error> {
        if !matches!(self.record.timing, Timing::Daily { .. }) {
            return Ok(());
        }
        for seat in &self.seats {
            let Some(person) = &seat.person else { continue };
            self.course.clocks.set_holidays(seat.seat, house.store.holidays(person).await?);
        }
        Ok(())
    }

    /// A saved game of this table without steps.
    fn unplayed(&self) -> SavedGame {
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
    pub(crate) fn seq(&self) -> usize {
        usize::try_from(self.record.version).unwrap_or_default()
            + self.marks.len()
            + usize::from(self.rematch.is_some())
    }

    /// Whether a page made at version `seq` was made before the game began.
    pub(crate) fn began_after(&self, seq: usize) -> bool {
        self.game.is_some() && seq < usize::try_from(self.record.started).unwrap_or_default()
    }

    /// How many steps a page made at version `seq` shows, or fewer: seats may have changed since.
    pub(crate) fn steps_at(&self, seq: usize) -> StepNumber {
        self.entries_at(seq).checked_sub(1).map_or(0, |last| self.marks[last])
    }

    /// How many entries of the journal a page made at version `seq` shows, or fewer.
    pub(crate) fn entries_at(&self, seq: usize) -> usize {
        let version = usize::try_from(self.record.version).unwrap_or_default();
        seq.saturating_sub(version).min(self.marks.len())
    }

    /// Whether something was taken back after version `seq`.
    pub(crate) fn took_back_after(&self, seq: usize) -> bool {
        let entries = self.entries_at(seq);
        self.marks[entries.saturating_sub(1)..].windows(2).any(|pair| pair[1] < pair[0])
    }

    /// Whether a choice that the seat made on version `seq` is the one it owes now.
    ///
    /// When several seats owe sealed choices, the others' choices do not make one's own stale: it is the
    /// same choice as long as the seat owed it all the while.
    pub(crate) fn still_owes(&self, seat: Seat, seq: usize) -> bool {
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
    pub(crate) fn asked(&self) -> impl Iterator<Item = &Proposal> {
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
            Kind::TakeBack(_) => true,
        }
    }

    /// How many steps stood before the seat's last choice, if it has chosen anything.
    pub(crate) fn before_last_choice(&self, seat: Seat) -> Option<StepNumber> {
        Some(self.game.as_ref()?.last_choice(seat)? - 1)
    }

    /// How many entries of the journal are steps or take-backs: what withdraws a question. Who comes and goes
    /// does not.
    pub(crate) fn moves(&self) -> i64 {
        i64::try_from(self.marks.len() - self.notes.len()).unwrap_or(i64::MAX)
    }

    /// The number of the last entry of the journal.
    pub(crate) fn journal_length(&self) -> i64 {
        i64::try_from(self.marks.len()).unwrap_or(i64::MAX)
    }

    /// The game.
    pub(crate) fn game(&self) -> Result<&dyn AnyTable, Error> {
        self.game.as_deref().ok_or(Error::Seats(Seating::NotBegun))
    }

    /// The game, to be changed. Whoever changes it must write the change to the store before
    /// anybody else sees it.
    pub(crate) fn game_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, Error> {
        self.game.as_mut().ok_or(Error::Seats(Seating::NotBegun))
    }

    /// Notes entries that the store now has; each with how many steps stand after it.
    pub(crate) fn noted(&mut self, status: Status, marks: impl IntoIterator<Item = StepNumber>) {
        self.record.status = status;
        self.marks.extend(marks);
    }

    /// Notes the course that the store now has, and a choice that a computer made for somebody.
    pub(crate) fn written(&mut self, course: Option<Course>, stood_in: Option<Seat>) {
        if let Some(course) = course {
            self.course = Course { version: course.version + 1, ..course };
        }
        if let Some(held) = stood_in.and_then(|seat| self.seats.get_mut(seat.index())) {
            held.stood_in += 1;
        }
    }

    /// What is kept of a seat, if there is such a seat.
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.seats.get(seat.index())
    }

    /// The seats this person sits on.
    pub(crate) fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        self.seats.iter().filter(|seat| seat.is_held_by(person)).map(|seat| seat.seat).collect()
    }

    /// Whether a person plays here, or has a seat that is kept or played meanwhile.
    pub(crate) fn belongs(&self, person: &PersonId) -> bool {
        self.seats.iter().any(|seat| seat.person.as_ref() == Some(person))
    }

    /// How many watch, by the streams that are open, here and at other processes.
    pub(crate) fn watching(&self, live: &Live) -> usize {
        live.watching(|person| self.belongs(person)) + live.watchers.elsewhere(live.id())
    }

    /// The seats that owe a choice; none once the game is over, however it ended.
    pub(crate) fn owing(&self) -> SeatSet {
        match &self.game {
            Some(game) if !self.record.abandoned => game.turn().owing(),
            Some(_) | None => SeatSet::EMPTY,
        }
    }

    /// The seats that owe a choice and whose clocks run for it: computers have none.
    pub(crate) fn people_owing(&self) -> SeatSet {
        self.people_among(self.owing())
    }

    /// The seats among these that people play.
    pub(crate) fn people_among(&self, seats: SeatSet) -> SeatSet {
        let person = |seat: &Seat| self.seat(*seat).is_some_and(|held| held.kind == SeatKind::Person);
        seats.iter().filter(person).collect()
    }

    /// Whether a computer plays here in the place of a person.
    pub(crate) fn is_stand_in(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|held| held.kind == SeatKind::Computer && held.person.is_some())
    }

    /// Whether the game stands still by agreement.
    pub(crate) const fn is_paused(&self) -> bool {
        self.course.clocks.paused_since().is_some()
    }

    /// How the game ended, if the one person at a table with one seat has played it to its end.
    pub(crate) fn solo_end(&self) -> Option<SoloEnd> {
        let [only] = self.seats.as_slice() else { return None };
        let standing = self.game.as_ref()?.turn().standing()?;
        let person = only.person.clone().filter(|_| only.kind == SeatKind::Person)?;
        Some(SoloEnd { person, score: standing.scores[only.seat] })
    }

    /// How all seats stand, if several play and the game is over.
    pub(crate) fn places(&self) -> Option<Vec<Place>> {
        let standing = self.game.as_ref()?.turn().standing().filter(|_| self.seats.len() > 1)?;
        let place = |held: &SeatRecord| Place {
            seat: held.seat,
            place: standing.ranks[held.seat],
            score: standing.scores[held.seat],
        };
        Some(self.seats.iter().map(place).collect())
    }

    /// Whether the table has one seat and its game is over.
    pub(crate) fn was_played_alone(&self) -> bool {
        self.seats.len() == 1 && self.record.status == Status::Over
    }

    /// The first seat that owes a choice and is played by a computer, with the computer's name.
    ///
    /// Computers wait while somebody asks for a take-back, which would lapse if they played on.
    pub(crate) fn computer_to_play(&self) -> Option<(Seat, &str)> {
        if self.asked().any(|proposal| proposal.kind.lapses()) {
            return None;
        }
        let computer = |seat: Seat| {
            self.seat(seat)
                .filter(|held| held.kind == SeatKind::Computer)
                .map(|held| (seat, held.computer.as_str()))
        };
        if self.is_paused() {
            return None;
        }
        self.owing().iter().find_map(computer)
    }

    /// The seats as pages show them.
    pub(crate) fn row(&self, presence: impl Fn(&PersonId) -> Presence) -> Vec<TableSeat> {
        TableSeat::row(self.seats.iter().map(|seat| self.occupant(seat, &presence)).collect())
    }

    /// The seats as boards show them.
    pub(crate) fn looks(&self) -> Vec<SeatLook> {
        self.row(|_| Presence::Here).iter().map(TableSeat::look).collect()
    }

    fn occupant(&self, seat: &SeatRecord, presence: impl Fn(&PersonId) -> Presence) -> Occupant {
        let (name, player) = (seat.name.clone(), seat.computer.clone());
        match (seat.kind, &seat.person) {
            (SeatKind::Open, _) if seat.is_free() => Occupant::Free,
            (SeatKind::Open, _) => Occupant::Kept { name },
            (SeatKind::Person, person) => {
                let presence = person.as_ref().map(presence).unwrap_or_default();
                match person.as_ref().and_then(|person| self.bot_owner(person)) {
                    Some(owner) => Occupant::Program { name, owner: owner.into(), presence },
                    None => Occupant::Person { name, presence },
                }
            }
            (SeatKind::Computer, None) => Occupant::Computer { name, player },
            (SeatKind::Computer, Some(_)) => Occupant::StandIn { name, player },
        }
    }

    /// The name of the owner of a program that sits here.
    fn bot_owner(&self, person: &PersonId) -> Option<&str> {
        self.bots.iter().find(|(bot, _)| bot == person).map(|(_, owner)| owner.as_str())
    }

    /// The luck of the table. Computer players are never given it.
    pub(crate) fn luck(&self) -> Luck {
        let shares: Vec<_> = self.seats.iter().filter_map(|seat| Some((seat.seat, seat.share?))).collect();
        Luck::from_shares(&self.record.secret, &shares)
    }
}
