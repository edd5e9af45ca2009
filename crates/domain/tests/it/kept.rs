//! A store in memory, and processes that work on it: what the law of many processes is about.

use domain::time::{Course, Tick, Timing};
use domain::{
    Access, Allowances, Change, Moment, Parts, PersonId, Rated, Refusal, Request, SeatRecord, Status,
    TableId, TableRecord, TableState, Talk, Terms,
};
use engine::{Seat, Token};
use host::{Documents, Entry};

static TOY: Entry =
    Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS));

/// How often a request is judged anew, as on a server.
const TRIES: usize = 8;

/// What a table is opened with.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub(crate) seats: u8,
    pub(crate) timing: Timing,
    pub(crate) terms: Terms,
    pub(crate) rated: bool,
    pub(crate) take_backs: bool,
}

impl Default for Opening {
    fn default() -> Self {
        let terms = Terms { access: Access::Public, watchers: true, chat: Talk::Open, quick: false };
        Self { seats: 2, timing: Timing::Untimed, terms, rated: false, take_backs: true }
    }
}

/// What is kept of a table; none once it is removed.
#[derive(Clone, Debug)]
pub(crate) struct Kept(pub(crate) Option<Parts>);

impl Kept {
    /// A table that waits, with nobody at it. Its host is `Anna`.
    pub(crate) fn open(opening: &Opening) -> Self {
        let seats: Vec<SeatRecord> = Seat::all(opening.seats).map(SeatRecord::open).collect();
        let record = TableRecord {
            id: TableId::new("amber-otter-k7m"),
            game: "toy".into(),
            rules: 1,
            options: vec![("players".into(), opening.seats.to_string()), ("rounds".into(), "2".into())],
            name: String::new(),
            status: Status::Waiting,
            terms: opening.terms,
            allows: Allowances { take_backs: opening.take_backs, ..Allowances::default() },
            timing: opening.timing,
            abandoned: false,
            rated: if opening.rated { Rated::Yes } else { Rated::No },
            host: PersonId::new("Anna"),
            created: Moment(0),
            changed: Moment(0),
            version: 1,
            started: 0,
            secret: Token::new([7; 32]),
            rematch_of: None,
            origin: None,
        };
        Self(Some(Parts {
            course: Course::new(opening.timing, seats.len()),
            record,
            seats,
            guests: Vec::new(),
            rematch: None,
            people: Vec::new(),
            bots: Vec::new(),
            proposals: Vec::new(),
            journal: Vec::new(),
            beginning: Vec::new(),
        }))
    }

    /// The table as whoever reads it puts it together.
    pub(crate) fn read(&self) -> Option<TableState> {
        Some(TableState::replay(self.0.clone()?, &TOY).expect("what was written can be read"))
    }

    /// Writes a change on top of the state that was judged, as a database does; says no if that is not what is kept.
    pub(crate) fn write(&mut self, base: &TableState, change: &Change, at: Tick) -> bool {
        let Some(kept) = self.0.as_mut() else { return false };
        let length = i64::try_from(kept.journal.len()).unwrap();
        let is_old = (!change.entries.is_empty() && change.after != length)
            || change.course.as_ref().is_some_and(|course| course.version != kept.course.version)
            || change.needs_course().is_some_and(|judged| judged != kept.course.version)
            || (change.needs_version() && base.record.version != kept.record.version)
            || base.record.status != kept.record.status;
        if is_old {
            return false;
        }
        if change.removes {
            self.0 = None;
            return true;
        }
        let entry = |(number, new): (i64, &domain::NewEntry)| domain::Entry {
            number,
            text: new.text.clone(),
            at: at.into(),
        };
        kept.journal.extend((length + 1..).zip(&change.entries).map(entry));
        let record = &mut kept.record;
        let computer_plays = record.status == Status::Playing && change.seats_computer();
        if record.rated == Rated::Yes && computer_plays {
            record.rated = Rated::Lost;
        }
        record.version += i64::from(change.needs_version());
        record.started += if change.begins { record.version } else { 0 };
        record.status = change.status;
        record.abandoned |= change.abandons;
        record.host = change.host.clone().unwrap_or(record.host.clone());
        record.terms = change.terms.unwrap_or(record.terms);
        for held in &change.seats {
            kept.seats[held.seat.index()] = held.clone();
        }
        for guest in &change.guests {
            kept.guests.retain(|known| known.person != guest.person);
            kept.guests.push(guest.clone());
        }
        if let Some(course) = &change.course {
            kept.course = Course { version: course.version + 1, ..course.clone() };
        }
        if let Some(seat) = change.stood_in {
            kept.seats[seat.index()].stood_in += 1;
        }
        Self::write_proposals(kept, change);
        true
    }

    fn write_proposals(kept: &mut Parts, change: &Change) {
        for (number, outcome) in &change.closed {
            let closed = kept.proposals.iter_mut().find(|one| one.number == *number).unwrap();
            assert_eq!(closed.outcome.replace(*outcome), None, "a proposal is closed once");
        }
        for (asked, _) in &change.asked {
            assert!(kept.proposals.iter().all(|one| one.number < asked.number), "numbers grow");
            let excludes = |one: &&domain::Proposal| one.outcome.is_none() && one.kind.excludes(asked.kind);
            let is_open = asked.outcome.is_none();
            assert!(!is_open || kept.proposals.iter().find(excludes).is_none(), "one of a kind is open");
            kept.proposals.push(asked.clone());
        }
        for (number, seat, choice) in &change.answers {
            kept.proposals.iter_mut().find(|one| one.number == *number).unwrap().answer(*seat, *choice);
        }
        let last = kept.proposals.iter().map(|one| one.number).max();
        kept.proposals.retain(|one| one.outcome.is_none() || Some(one.number) == last);
    }
}

/// What became of a request.
#[derive(Debug)]
pub(crate) enum Done {
    Changed(Box<Change>),
    Nothing,
    Refused(Refusal),
}

/// One process: a table in its memory, which may be old.
#[derive(Debug, Default)]
pub(crate) struct Process(Option<TableState>);

impl Process {
    /// Carries out a request as a server does. None if the table is no more.
    pub(crate) fn submit(&mut self, kept: &mut Kept, request: &Request, at: Tick) -> Option<Done> {
        for _ in 0..TRIES {
            let is_behind = |table: &TableState| request.seq.is_some_and(|seq| table.seq() < seq);
            if request.needs_the_latest() || self.0.as_ref().is_some_and(is_behind) {
                self.0 = None;
            }
            let mut table = match self.0.take() {
                Some(table) => table,
                None => kept.read()?,
            };
            // Clocks may have been set by another process; what is written then is none of theirs.
            let is_latest = kept.read().is_some_and(|latest| seen(&latest) == seen(&table));
            let change = match table.judge(request, at) {
                Ok(Some(change)) => change,
                Ok(None) => {
                    self.0 = Some(table);
                    return Some(Done::Nothing);
                }
                Err(refused) => {
                    self.0 = Some(table);
                    return Some(Done::Refused(refused));
                }
            };
            if !kept.write(&table, &change, at) {
                continue; // what stood in memory is dropped
            }
            if !change.removes {
                table.adopt(&change);
                let (adopted, read) = (seen(&table), seen(&kept.read()?));
                assert!(
                    !is_latest || adopted == read,
                    "{request:?} is adopted as\n{adopted}\nand read as\n{read}"
                );
                self.0 = Some(table);
            }
            return Some(Done::Changed(Box::new(change)));
        }
        panic!("one process alone is never forestalled so often");
    }
}

/// All that is to be seen of a table.
pub(crate) fn seen(table: &TableState) -> String {
    let game = table.game().map(|game| game.save().to_string()).unwrap_or_default();
    let course = table.course.text();
    format!(
        "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?} {}\n{}\n{game}",
        table.record,
        table.seats,
        table.guests,
        table.notes,
        table.proposals,
        table.taken_back,
        course,
        table.course.version,
        table.seq(),
    )
}
