//! What people, computers and clocks want at a table: sensible or not.

use domain::time::{SECOND, Tick};
use domain::{Actor, Choice, Command, Person, PersonId, Reach, Request, SeatKind, Status, TableState, Terms};
use engine::{Observer, Rng, Seat};
use host::Look;
use words::Language;

pub(super) const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];

/// A number below `count`, which must not be 0.
pub(super) fn pick(rng: &mut Rng, count: usize) -> usize {
    usize::try_from(rng.below(u32::try_from(count).unwrap())).unwrap()
}

/// A person without an account.
pub(super) fn person(name: &str) -> Person {
    Person {
        id: PersonId::new(name),
        name: name.into(),
        handle: None,
        language: Language::English,
        is_banned: false,
    }
}

/// Something that somebody wants who sees the table so, which may be old.
pub(super) fn wanted(table: &TableState, rng: &mut Rng, at: Tick) -> Request {
    let name = NAMES[pick(rng, NAMES.len())];
    let seat = Seat::new(pick(rng, table.seats.len())).unwrap();
    if rng.below(3) == 0 && table.record.status == Status::Playing {
        return act(table, rng, at);
    }
    let command = match table.record.status {
        Status::Waiting => waiting(rng, name, seat),
        Status::Playing | Status::Over | Status::Closed => playing(table, rng, (name, seat), at),
    };
    let by = if matches!(command, Command::PassTime(_) | Command::Connect(_)) {
        Actor::Clock
    } else if matches!(command, Command::ActAhead(_)) {
        Actor::Computer
    } else {
        holder(table, seat).filter(|_| rng.below(8) > 0).unwrap_or(Actor::Person(PersonId::new(name)))
    };
    Request { seq: Some(table.seq()), ..Request::new(by, command, at) }
}

fn waiting(rng: &mut Rng, name: &str, seat: Seat) -> Command {
    match pick(rng, 12) {
        0..=5 => Command::Sit { person: person(name), seat: Some(seat), share: None, is_bot: false },
        6 => Command::Leave(Some(seat)),
        7 => Command::Fill { seat: None, player: None },
        8 => Command::Swap(seat, Seat::default()),
        9 => Command::SetTerms(Terms { quick: rng.below(2) == 0, ..Terms::public() }),
        10 => Command::SendAway(seat),
        _ => Command::Start,
    }
}

fn playing(table: &TableState, rng: &mut Rng, (name, seat): (&str, Seat), at: Tick) -> Command {
    let number = table.asked().next().map_or(1, |asked| asked.number);
    let choice = [Choice::Agree, Choice::Decline, Choice::Wait, Choice::Computer, Choice::End][pick(rng, 5)];
    match pick(rng, 32) {
        0..=3 => ahead(table, rng),
        4 => Command::AskBack(seat),
        5 => Command::AskPause(seat),
        6..=9 => Command::Answer(number, choice),
        10 => Command::Withdraw(number),
        11 | 12 => Command::Resume,
        13..=15 => Command::PassTime(NAMES.map(|name| (PersonId::new(name), None)).into()),
        16 => Command::Connect(vec![(PersonId::new(name), Some(at))]),
        17..=19 => Command::TakeBack(seat, Reach::Last),
        20 => Command::TakeBack(seat, Reach::All),
        21 => Command::Played(seat),
        22 => Command::CountHint(seat),
        // Often enough that it happens, seldom enough that games go on.
        23 if rng.below(6) == 0 => Command::AskEnd(seat),
        24 if rng.below(6) == 0 => Command::GiveUp,
        25 if rng.below(3) == 0 => Command::Leave(Some(seat)),
        26 | 27 => Command::Sit { person: person(name), seat: Some(seat), share: None, is_bot: false },
        _ => Command::PassTime(vec![(PersonId::new(name), Some(Tick(at.0 - 50 * SECOND)))]),
    }
}

/// Somebody chooses ahead, or it is carried out.
fn ahead(table: &TableState, rng: &mut Rng) -> Command {
    if let Some(seat) = table.ahead_to_play() {
        return Command::ActAhead(seat);
    }
    let seat = Seat::new(pick(rng, table.seats.len())).unwrap();
    let seats = table.looks();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
    let view = table.see(look).ok().filter(|_| table.may_choose_ahead(seat));
    let offered = view.map(|view| view.ahead().acts).unwrap_or_default();
    Command::Ahead(seat, offered.get(pick(rng, offered.len() + 1)).map(|act| act.text.clone()))
}

/// A legal action of a seat that owes one, by whoever plays it.
fn act(table: &TableState, rng: &mut Rng, at: Tick) -> Request {
    let owing: Vec<Seat> = table.owing().iter().collect();
    let seat = owing.get(pick(rng, owing.len().max(1))).copied().unwrap_or_default();
    let seats = table.looks();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
    let texts = table.game().map(|game| game.legal(0..9, look.observer).texts).unwrap_or_default();
    let text = texts.get(pick(rng, texts.len().max(1))).cloned().unwrap_or_default();
    let by = holder(table, seat).unwrap_or(Actor::Computer);
    Request { seq: Some(table.seq()), ..Request::new(by, Command::Act(seat, text), at) }
}

fn holder(table: &TableState, seat: Seat) -> Option<Actor> {
    let held = table.seat(seat).filter(|held| held.kind == SeatKind::Person)?;
    held.person.clone().map(Actor::Person)
}
