//! Laws: what is true of every sequence of commands.

use domain::time::{MINUTE, SECOND, Tick, Timing};
use domain::{Actor, Choice, Command, Outcome, PersonId, Reach, Request, Status, TableState, Terms};
use engine::{Observer, Rng, Seat};
use proptest::prelude::*;

use crate::kept::{Done, Kept, Opening, Process, seen};
use crate::line::{command, outcome, person};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];

/// Something that somebody might want at a table as it is, sensible or not.
fn wanted(table: &TableState, rng: &mut Rng, at: Tick) -> Request {
    let name = NAMES[pick(rng, NAMES.len())];
    let seat = Seat::new(pick(rng, table.seats.len())).unwrap();
    let number = i64::try_from(pick(rng, 4)).unwrap();
    let choice = [Choice::Agree, Choice::Decline, Choice::Wait, Choice::Computer, Choice::End][pick(rng, 5)];
    let people = || NAMES.iter().map(|name| (PersonId::new(*name), None)).collect::<Vec<_>>();
    let is_waiting = table.record.status == Status::Waiting;
    let command = match pick(rng, if is_waiting { 12 } else { 28 }) {
        0..=3 => Command::Sit { person: person(name), seat: Some(seat), share: None, is_bot: false },
        4 => Command::Leave(Some(seat)),
        5 => Command::Fill { seat: None, player: None },
        6 => Command::Ready,
        7 => Command::Swap(seat, Seat::default()),
        8 => Command::Start,
        9 => Command::SetTerms(Terms { quick: rng.below(2) == 0, ..Terms::public() }),
        10 => Command::SendAway(seat),
        11 => Command::Leave(None),
        12 => Command::AskBack(seat),
        13 => Command::AskPause(seat),
        14 | 15 => Command::Answer(asked(table).unwrap_or(number), choice),
        16 => Command::Withdraw(number),
        17 => Command::Resume,
        18 => Command::PassTime(people()),
        19 => Command::Connect(vec![(PersonId::new(name), Some(at))]),
        20 => Command::TakeBack(seat, Reach::Last),
        21 => Command::Played(seat),
        22 => Command::AskEnd(seat),
        // Often enough that it happens, seldom enough that games go on.
        23 if rng.below(4) == 0 => Command::GiveUp,
        _ => return act(table, rng, at),
    };
    let by = if matches!(command, Command::PassTime(_) | Command::Connect(_)) {
        Actor::Clock
    } else {
        holder(table, seat).filter(|_| rng.below(4) > 0).unwrap_or(Actor::Person(PersonId::new(name)))
    };
    Request { seq: Some(table.seq()), ..Request::new(by, command, at) }
}

/// Somebody chooses ahead, or it is carried out.
fn ahead(table: &TableState, rng: &mut Rng, at: Tick) -> Request {
    if let Some(seat) = table.ahead_to_play() {
        let request = Request::new(Actor::Computer, Command::ActAhead(seat), at);
        return Request { seq: Some(table.seq()), ..request };
    }
    let seat = Seat::new(pick(rng, table.seats.len())).unwrap();
    let looks = table.looks();
    let look =
        host::Look { language: words::Language::English, observer: Observer::Seat(seat), seats: &looks };
    let view = table.see(look).ok().filter(|_| table.may_choose_ahead(seat));
    let offered = view.map(|view| view.ahead().acts).unwrap_or_default();
    let text = offered.get(pick(rng, offered.len() + 1)).map(|act| act.text.clone());
    let by = holder(table, seat).unwrap_or(Actor::Person(PersonId::new(NAMES[0])));
    Request { seq: Some(table.seq()), ..Request::new(by, Command::Ahead(seat, text), at) }
}

/// A legal action of a seat that owes one, by whoever plays it.
fn act(table: &TableState, rng: &mut Rng, at: Tick) -> Request {
    let owing: Vec<Seat> = table.owing().iter().collect();
    let seat = owing.get(pick(rng, owing.len().max(1))).copied().unwrap_or_default();
    let looks = table.looks();
    let look =
        host::Look { language: words::Language::English, observer: Observer::Seat(seat), seats: &looks };
    let texts = table.game().map(|game| game.legal(0..9, look.observer).texts).unwrap_or_default();
    let text = texts.get(pick(rng, texts.len().max(1))).cloned().unwrap_or_default();
    let by = holder(table, seat).unwrap_or(Actor::Computer);
    Request { seq: Some(table.seq()), ..Request::new(by, Command::Act(seat, text), at) }
}

fn holder(table: &TableState, seat: Seat) -> Option<Actor> {
    let held = table.seat(seat)?;
    held.person.clone().filter(|person| held.is_held_by(person)).map(Actor::Person)
}

fn asked(table: &TableState) -> Option<i64> {
    table.asked().next().map(|asked| asked.number)
}

fn pick(rng: &mut Rng, count: usize) -> usize {
    usize::try_from(rng.below(u32::try_from(count).unwrap())).unwrap()
}

fn opening(rng: &mut Rng) -> Opening {
    let mut opening = Opening { seats: 2 + u8::try_from(pick(rng, 3)).unwrap(), ..Opening::default() };
    if rng.below(2) == 0 {
        opening.timing = Timing::Live { bank: MINUTE, increment: SECOND };
    }
    opening.terms.quick = rng.below(3) == 0;
    opening
}

/// Whether people choose ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foresight {
    Without,
    With,
}

fn take_turns(seed: u64, foresight: Foresight) -> Result<(), TestCaseError> {
    let mut rng = Rng::from_seed(seed);
    let opening = opening(&mut rng);
    let (mut one, mut two) = (Kept::open(&opening), Kept::open(&opening));
    let (mut alone, mut pair) = (Process::default(), [Process::default(), Process::default()]);
    let mut at = Tick(1_000_000);
    for _ in 0..80 {
        at = at.plus(i64::try_from(pick(&mut rng, 40)).unwrap() * SECOND);
        let Some(table) = one.read() else { break };
        let looks_ahead = foresight == Foresight::With && rng.below(3) == 0;
        let request = if looks_ahead { ahead(&table, &mut rng, at) } else { wanted(&table, &mut rng, at) };
        let before = seen(&table);
        let first = alone.submit(&mut one, &request, at);
        let turn = pick(&mut rng, 2);
        let second = pair[turn].submit(&mut two, &request, at);
        prop_assert_eq!(outcome(first.as_ref()), outcome(second.as_ref()), "{:?}", request);
        let (left, right) = (one.read().map(|table| seen(&table)), two.read().map(|table| seen(&table)));
        prop_assert_eq!(&left, &right);
        if matches!(first, Some(Done::Refused(_))) {
            prop_assert_eq!(left.unwrap(), before, "what is refused changes nothing");
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// What is adopted in memory is what would be read (asserted with every change), what is refused has changed
    /// nothing, and two processes that take turns leave the same journal as one.
    #[test]
    fn two_processes_leave_what_one_leaves(seed in any::<u64>()) {
        take_turns(seed, Foresight::Without)?;
    }

    /// The same where people choose ahead.
    #[test]
    fn two_processes_leave_what_one_leaves_where_people_choose_ahead(seed in any::<u64>()) {
        take_turns(seed, Foresight::With)?;
    }

    /// Nothing that is decided stays open, and whoever is asked has a voice.
    #[test]
    fn no_question_stays_that_is_decided(seed in any::<u64>()) {
        let mut rng = Rng::from_seed(seed);
        let mut kept = Kept::open(&opening(&mut rng));
        let (mut process, mut at) = (Process::default(), Tick(1_000_000));
        for _ in 0..80 {
            at = at.plus(i64::try_from(pick(&mut rng, 40)).unwrap() * SECOND);
            let Some(table) = kept.read() else { break };
            process.submit(&mut kept, &wanted(&table, &mut rng, at), at);
            let Some(table) = kept.read() else { break };
            for asked in table.asked() {
                let decided = asked.decided(&table.seats, table.course.left());
                prop_assert_eq!(decided.map(Outcome::Decided), None, "{:?}", asked);
            }
            let is_full = table.seats.iter().all(|held| held.kind != domain::SeatKind::Open);
            prop_assert!(!(table.record.terms.quick && is_full && table.record.status == Status::Waiting));
        }
    }
}

/// A process that did not know how another one had set the clocks found nothing to set.
#[test]
fn two_processes_set_clocks_as_one_does() {
    take_turns(16_327_285_074_435_059_874, Foresight::Without).unwrap();
}

/// Two processes judge by one state: what the second one has judged is not written on top of what it did not know.
#[test]
fn of_two_changes_that_were_judged_by_one_state_one_is_written() {
    let begun = ["Anna sits", "Ben sits", "Anna starts", "Anna asks a pause"];
    let both = [
        (&begun[..1], "Ben sits b", "Cleo sits b"),
        (&begun[..2], "Anna starts", "Ben leaves"),
        (&begun[..3], "Anna leaves", "Ben leaves"),
        (&begun[..], "Ben answers 1 agree", "Anna withdraws 1"),
        (&begun[..], "Anna withdraws 1", "Ben answers 1 agree"),
    ];
    for (before, first, second) in both {
        let opening =
            Opening { timing: Timing::Live { bank: MINUTE, increment: SECOND }, ..Opening::default() };
        let (mut kept, mut process, at) = (Kept::open(&opening), Process::default(), Tick(1_000_000));
        for line in before {
            process.submit(&mut kept, &said(line, at), at);
        }
        let (mut here, mut there) = (kept.read().unwrap(), kept.read().unwrap());
        let one = here.judge(&said(first, at), at).unwrap().expect("it changes something");
        let other = there.judge(&said(second, at), at).unwrap().expect("it changes something");
        assert!(kept.write(&here, &one, at), "{first}");
        assert!(!kept.write(&there, &other, at), "{second} after {first}");
    }
}

fn said(line: &str, at: Tick) -> Request {
    let (by, command) = command(&line.split_whitespace().collect::<Vec<_>>()).unwrap();
    Request::new(by, command, at)
}
