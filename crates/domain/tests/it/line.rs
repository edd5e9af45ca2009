//! The lines of a script: who wants what, and what comes of it.

use domain::time::Tick;
use domain::{Actor, Change, Choice, Command, Person, PersonId, Reach, Refusal, Request, Terms};
use engine::Seat;
use words::Language;

use crate::kept::Done;

/// A person of this name, without an account.
pub(crate) fn person(name: &str) -> Person {
    Person {
        id: PersonId::new(name),
        name: name.into(),
        handle: None,
        language: Language::English,
        is_banned: false,
    }
}

/// What somebody wants, as a line says it: `Anna sits b`, `computer acts b seal 7`, `clock passes`.
pub(crate) fn command(words: &[&str]) -> Option<(Actor, Command)> {
    let seat = |word: &str| word.parse::<Seat>().ok();
    let (who, what) = words.split_first()?;
    let command = match what {
        ["sits"] => Command::Sit { person: person(who), seat: None, share: None, is_bot: false },
        ["sits", at] => Command::Sit { person: person(who), seat: seat(at), share: None, is_bot: false },
        ["leaves"] => Command::Leave(None),
        ["leaves", at] => Command::Leave(seat(at)),
        ["leaves", "for", "good"] => Command::LeaveForGood,
        ["fills"] => Command::Fill { seat: None, player: None },
        ["fills", at] => Command::Fill { seat: seat(at), player: None },
        ["fills", at, player] => Command::Fill { seat: seat(at), player: Some((*player).into()) },
        ["swaps", one, other] => Command::Swap(seat(one)?, seat(other)?),
        ["sends", "away", at] => Command::SendAway(seat(at)?),
        ["hides"] => Command::SetTerms(Terms::default()),
        ["is", "ready"] => Command::Ready,
        ["starts"] => Command::Start,
        ["acts", "ahead", at] => Command::ActAhead(seat(at)?),
        ["acts", at, text @ ..] => Command::Act(seat(at)?, text.join(" ")),
        ["chooses", at, "ahead", text @ ..] => {
            Command::Ahead(seat(at)?, Some(text.join(" ")).filter(|text| !text.is_empty()))
        }
        ["has", "played", at] => Command::Played(seat(at)?),
        ["undoes", at] => Command::TakeBack(seat(at)?, Reach::Last),
        ["undoes", "all", at] => Command::TakeBack(seat(at)?, Reach::All),
        ["asks", at, "takeback"] => Command::AskBack(seat(at)?),
        ["asks", at, "pause"] => Command::AskPause(seat(at)?),
        ["asks", at, "end"] => Command::AskEnd(seat(at)?),
        ["gives", "up"] => Command::GiveUp,
        ["answers", number, choice] => Command::Answer(number.parse().ok()?, Choice::of_word(choice)?),
        ["withdraws", number] => Command::Withdraw(number.parse().ok()?),
        ["resumes"] => Command::Resume,
        ["passes"] => Command::PassTime(Vec::new()),
        ["loses", name, since] => {
            Command::Connect(vec![(PersonId::new(*name), Some(Tick(since.parse().ok()?)))])
        }
        ["finds", name] => Command::Connect(vec![(PersonId::new(*name), None)]),
        _ => return None,
    };
    let actor = match *who {
        "computer" => Actor::Computer,
        "clock" => Actor::Clock,
        name => Actor::Person(PersonId::new(name)),
    };
    Some((actor, command))
}

/// The request of a command that was chosen on version `seq`.
pub(crate) fn request(by: Actor, command: Command, seq: usize, at: Tick) -> Request {
    Request { seq: Some(seq), ..Request::new(by, command, at) }
}

/// What came of it, as a line says it: the code of a refusal, or the entries of the journal and what is asked.
pub(crate) fn outcome(done: Option<&Done>) -> String {
    match done {
        None => "no table".into(),
        Some(Done::Nothing) => "nothing".into(),
        Some(Done::Refused(refused)) => format!("!{}", code(refused)),
        Some(Done::Changed(change)) => told(change),
    }
}

fn code(refused: &Refusal) -> &str {
    match refused {
        Refusal::Person(kind) => kind.code(),
        Refusal::Seats(kind) => kind.code(),
        Refusal::Play(kind) => kind.code(),
        Refusal::Hint(kind) => kind.code(),
        Refusal::Time(kind) => kind.code(),
        Refusal::Consent(kind) => kind.code(),
        Refusal::Field(field) => field,
        Refusal::Broken(why) => panic!("{why}"),
    }
}

fn told(change: &Change) -> String {
    if change.removes {
        return "the table is removed".into();
    }
    let mut told: Vec<String> = change.entries.iter().map(|entry| entry.text.clone()).collect();
    told.extend(change.closed.iter().map(|(number, outcome)| format!("{number} {}", outcome.word())));
    told.extend(change.asked.iter().map(|(asked, _)| {
        let outcome = asked.outcome.map_or("?", domain::Outcome::word);
        format!("{} {} {outcome}", asked.number, asked.kind.word())
    }));
    if told.is_empty() { "ok".into() } else { told.join(", ") }
}
