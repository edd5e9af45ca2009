//! What is kept, and what must be true of it and of every server at any time.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use domain::time::{MINUTE, SECOND, Timing};
use domain::{Allowances, Entry, Moment, SeatKind, SeatRecord, TableId, TableState, Terms};
use engine::{Rng, Seat, Token};
use store::{NewTable, Store};
use tempfile::TempDir;

use super::cluster::{GAMES, table_id};
use super::statements::StatementQueue;
use super::workload::{NAMES, person, pick};
use crate::error::Error;
use crate::games::Games;
use crate::tables::load;

/// The database as somebody reads it who is never disturbed.
pub(super) struct Checker {
    pub(super) store: Store,
    /// Where it is, as long as somebody needs it.
    folder: TempDir,
    pub(super) tables: Vec<Table>,
}

/// A table as it is kept.
pub(super) struct Table {
    pub(super) id: TableId,
    /// None once it is removed.
    pub(super) state: Option<TableState>,
    journal: Vec<Entry>,
    /// The saved game after so many entries.
    saves: BTreeMap<i64, String>,
}

impl Checker {
    /// A database with a few people and tables that wait.
    pub(super) async fn begin(rng: &mut Rng) -> Self {
        let in_memory = Path::new("/dev/shm");
        let folder =
            if in_memory.is_dir() { tempfile::tempdir_in(in_memory) } else { tempfile::tempdir() }.unwrap();
        let disk = StatementQueue::default().disk(0);
        disk.stop_faults();
        let store = Store::simulated(&folder.path().join("mu.sqlite"), disk).await.unwrap();
        let ids = furnish(&store, rng).await;
        let new = |id| Table { id, state: None, journal: Vec::new(), saves: BTreeMap::new() };
        let tables = ids.into_iter().map(new).collect();
        let mut checker = Self { store, folder, tables };
        for number in 0..checker.tables.len() {
            checker.tables[number].state = Some(checker.load(number).await.unwrap().unwrap());
        }
        checker
    }

    /// The file of the database.
    pub(super) fn path(&self) -> PathBuf {
        self.folder.path().join("mu.sqlite")
    }

    async fn load(&self, number: usize) -> Result<Option<TableState>, String> {
        match load(&self.store, Games(&GAMES), &self.tables[number].id).await {
            Ok(state) => Ok(Some(state)),
            Err(Error::Missing(_)) => Ok(None),
            Err(error) => Err(format!("what is kept cannot be read: {error}")),
        }
    }

    /// Reads everything again after something was written; says what is wrong with it.
    pub(super) async fn read(&mut self) -> Result<(), String> {
        for number in 0..self.tables.len() {
            let state = self.load(number).await?;
            let journal =
                self.store.journal(&self.tables[number].id, 0).await.map_err(|error| error.to_string())?;
            self.tables[number].now(state, journal)?;
        }
        Ok(())
    }

    /// What is wrong with a table in the memory of a server.
    pub(super) fn check_memory(&self, number: usize, memory: &TableState) -> Result<(), String> {
        let Some(kept) = &self.tables[number].state else { return Ok(()) };
        let (record, course) = (&memory.record, &memory.course);
        if record.version > kept.record.version || course.version > kept.course.version {
            return Err(format!(
                "memory is ahead: {} {} of {} {}",
                record.version, course.version, kept.record.version, kept.course.version
            ));
        }
        if let Ok(game) = memory.game() {
            let saved = game.save().to_string();
            let known = self.tables[number].saves.get(&memory.journal_length());
            if known != Some(&saved) {
                return Err(format!("a game in memory never was:\n{saved}\nkept:\n{known:?}"));
            }
        }
        let versions =
            |state: &TableState| (state.record.version, state.course.version, state.journal_length());
        let (found, expected) = (seen(memory), seen(kept));
        if versions(memory) == versions(kept) && found != expected {
            return Err(format!("memory differs from what is kept:\n{found}\nkept:\n{expected}"));
        }
        Ok(())
    }

    /// Whether a request of a seat was carried out.
    pub(super) async fn is_done(&self, number: usize, seat: Seat, key: &str) -> bool {
        self.store.is_done(&self.tables[number].id, seat, key).await.unwrap()
    }

    /// Holds the steps in the journals against who has taken them: those of people by their keys, so many others at
    /// most.
    pub(super) async fn count(
        &self,
        number: usize,
        asked: &[(Seat, String, String)],
        others: usize,
    ) -> Result<(), String> {
        let table = &self.tables[number];
        let mut numbers = BTreeSet::new();
        for (seat, key, text) in asked {
            let Some(entry) = self.store.request(&table.id, *seat, key).await.unwrap() else { continue };
            if !numbers.insert(entry) {
                return Err(format!("{key} is there twice"));
            }
            let at = usize::try_from(entry).unwrap() - 1;
            if table.journal.get(at).is_none_or(|entry| entry.text != format!("{seat} {text}")) {
                return Err(format!("{key} is another step: {:?}", table.journal.get(at)));
            }
        }
        let is_step = |entry: &&Entry| {
            let mut signs = entry.text.chars();
            signs.next().is_some_and(|sign| ('a'..='d').contains(&sign)) && signs.next() == Some(' ')
        };
        let steps = table.journal.iter().filter(is_step).count();
        if steps > numbers.len() + others {
            return Err(format!("{steps} steps, and {} were asked for", numbers.len() + others));
        }
        Ok(())
    }
}

impl Table {
    fn now(&mut self, state: Option<TableState>, journal: Vec<Entry>) -> Result<(), String> {
        let id = self.id.clone();
        let Some(state) = state else {
            let could = self.state.as_ref().is_none_or(|before| before.game().is_err());
            self.state = None;
            return if could { Ok(()) } else { Err(format!("{id} has vanished in the middle of its game")) };
        };
        let Some(before) = &self.state else { return Err(format!("{id} has come back")) };
        if !journal.starts_with(&self.journal) {
            return Err(format!("the journal of {id} has lost something:\n{:?}\n{journal:?}", self.journal));
        }
        if !journal.iter().zip(1..).all(|(entry, number)| entry.number == number) {
            return Err(format!("the journal of {id} has a gap: {journal:?}"));
        }
        let versions = |state: &TableState| {
            [state.record.version, state.course.version, i64::try_from(state.seq()).unwrap()]
        };
        // A course begins with the game.
        let has_begun = before.game().is_ok();
        if has_begun && versions(before).iter().zip(versions(&state)).any(|(before, now)| *before > now) {
            return Err(format!("versions of {id} fall: {:?} {:?}", versions(before), versions(&state)));
        }
        if let Ok(game) = state.game() {
            self.saves.insert(state.journal_length(), game.save().to_string());
        }
        (self.state, self.journal) = (Some(state), journal);
        Ok(())
    }
}

/// All that is to be seen of a table, apart from what no version tells: seconds, and the counts of hints and of choices
/// that computers have made for people. Who reads a table while somebody writes it may have the count of before, until
/// news of the change comes.
pub(super) fn seen(table: &TableState) -> String {
    let game = table.game().map(|game| game.save().to_string()).unwrap_or_default();
    let seats: Vec<SeatRecord> =
        table.seats.iter().map(|held| SeatRecord { hints: 0, stood_in: 0, ..held.clone() }).collect();
    let mut record = table.record.clone();
    record.changed = Moment(0);
    format!(
        "{record:?}\n{seats:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?} {}\n{}\n{game}",
        table.guests,
        table.notes,
        table.proposals,
        table.taken_back,
        table.course.text(),
        table.course.version,
        table.seq(),
    )
}

/// Fills an empty database with a few people and two tables that wait; gives their ids.
pub(crate) async fn furnish(store: &Store, rng: &mut Rng) -> [TableId; 2] {
    for name in NAMES {
        store.add_person(&person(name), Moment(0)).await.unwrap();
    }
    for number in 0..2 {
        store.open_table(&new_table(number, rng), Moment(1000)).await.unwrap();
    }
    [0, 1].map(table_id)
}

fn new_table(number: usize, rng: &mut Rng) -> NewTable {
    let seats = 2 + u8::try_from(pick(rng, 3)).unwrap();
    let is_timed = rng.below(2) == 0;
    NewTable {
        id: table_id(number),
        game: "toy".into(),
        rules: 1,
        options: vec![("players".into(), seats.to_string()), ("rounds".into(), "6".into())],
        name: String::new(),
        terms: Terms { quick: rng.below(3) == 0, ..Terms::public() },
        allows: Allowances { take_backs: rng.below(3) > 0, ..Allowances::default() },
        timing: if is_timed { Timing::Live { bank: MINUTE, increment: SECOND } } else { Timing::Untimed },
        rated: false,
        host: person(NAMES[0]).id,
        secret: Token::new([u8::try_from(number).unwrap() + 1; 32]),
        rematch_of: None,
        beginning: None,
        seats: Seat::all(seats).zip(NAMES).map(|(seat, name)| seated(seat, name, rng)).collect(),
        guests: Vec::new(),
    }
}

/// A seat of a table that was just opened: mostly somebody sits there.
fn seated(seat: Seat, name: &str, rng: &mut Rng) -> SeatRecord {
    if rng.below(5) == 0 {
        return SeatRecord::open(seat);
    }
    let share = Some(Token::new([7; 32]));
    SeatRecord {
        kind: SeatKind::Person,
        person: Some(person(name).id),
        name: name.into(),
        share,
        ..SeatRecord::open(seat)
    }
}

/// The same with what is known once all news has come.
pub(super) fn seen_at_the_end(table: &TableState) -> String {
    let counts: Vec<_> = table.seats.iter().map(|held| held.stood_in).collect();
    format!("{}\n{counts:?}", seen(table))
}
