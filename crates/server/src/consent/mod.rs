//! Consent: what the people at a table ask each other, and what follows from their answers.
//!
//! [`propose`] asks, [`answer`] and [`withdraw`] close, [`settle`] looks again after people have come or gone.
//! What may be asked stands in [`check`], what follows from a decision in [`consequence`]: a new kind of
//! proposal needs an arm in each.

pub(crate) mod post;
pub(crate) mod shown;
mod take_back;

use std::sync::Arc;

use engine::Seat;
use store::time::{MINUTE, SECOND, Tick};
use store::{Choice, Consequence, Kind, NewProposal, Outcome, PersonId, Proposal, SeatKind, Status};

use crate::course::Change;
use crate::error::{Error, Objection, Seating, Unplayable};
use crate::house::House;
use crate::hub::{Live, Writing};
use crate::note::Asked;
use crate::play::Done;
use crate::sitting::Sitting;

pub(crate) use take_back::{AskBack, ask_back};

/// How often a change is tried that other processes have forestalled.
const TRIES: usize = 8;

/// How long somebody whom the others have declined something asks nothing more, in milliseconds.
const ASK_AGAIN: i64 = MINUTE;

/// Something to be asked at a table.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    /// What.
    pub(crate) kind: Kind,
    /// Which seat asks; the house if none does.
    pub(crate) by: Option<Seat>,
    /// The asker's own answer.
    pub(crate) answer: Option<Choice>,
    /// The version of the table on which it was wished, if it depends on the position.
    pub(crate) seq: Option<usize>,
    /// The key of the request.
    pub(crate) key: Option<String>,
}

/// Asks something of the people at a table. It is decided at once if there is nobody to ask.
///
/// # Errors
/// Why it cannot be asked; nothing has changed then.
pub(crate) async fn propose(house: &Arc<House>, live: &Arc<Live>, wish: Wish) -> Result<Done, Error> {
    for _ in 0..TRIES {
        let writing = live.write_anew(house).await?;
        if let (Some(seat), Some(key)) = (wish.by, &wish.key)
            && house.store.proposed(live.id(), seat, key).await?.is_some()
        {
            drop(writing); // another process may have written it
            house.metrics.repeated();
            return Ok(Done::Before);
        }
        let (new, then) = match judged(&writing.sitting, &wish, house.timepiece.now()) {
            Ok(judged) => judged,
            Err(refused) => {
                writing.unchanged();
                return Err(refused);
            }
        };
        let written =
            house.store.propose(&writing.sitting.record, &new, &then, house.timepiece.moment()).await;
        if done(writing, written.map(drop)).await? {
            return Ok(Done::Now);
        }
    }
    Err(Unplayable::MovedOn.into())
}

/// Answers what is asked at a table, for everybody at the person's device.
///
/// # Errors
/// Why it cannot be answered; nothing has changed then.
pub(crate) async fn answer(
    house: &Arc<House>,
    live: &Arc<Live>,
    person: &PersonId,
    (number, choice): (i64, Choice),
) -> Result<Done, Error> {
    for _ in 0..TRIES {
        let writing = live.write_anew(house).await?;
        let judged = answered(&writing.sitting, person, (number, choice), house.timepiece.now());
        let (seat, decided, then) = match judged {
            Ok(Some(judged)) => judged,
            Ok(None) => {
                writing.unchanged();
                return Ok(Done::Before);
            }
            Err(refused) => {
                writing.unchanged();
                return Err(refused);
            }
        };
        let record = &writing.sitting.record;
        let written = house
            .store
            .answer(record, (number, seat, choice), (decided, &then), house.timepiece.moment())
            .await;
        if done(writing, written).await? {
            return Ok(Done::Now);
        }
    }
    Err(Unplayable::MovedOn.into())
}

/// Takes back a question that this person has asked.
///
/// # Errors
/// If it was asked by somebody else, or is no longer asked.
pub(crate) async fn withdraw(
    house: &Arc<House>,
    live: &Arc<Live>,
    person: &PersonId,
    number: i64,
) -> Result<Done, Error> {
    for _ in 0..TRIES {
        let writing = live.write_anew(house).await?;
        let sitting = &writing.sitting;
        let asked = sitting.proposals.iter().find(|proposal| proposal.number == number);
        let is_own =
            asked.and_then(|asked| asked.by).is_some_and(|by| sitting.seats_of(person).contains(&by));
        let refused = match asked {
            None => Some(Objection::Closed),
            Some(_) if !is_own => Some(Objection::NotYours),
            Some(asked) if asked.outcome == Some(Outcome::Withdrawn) => {
                writing.unchanged();
                return Ok(Done::Before);
            }
            Some(asked) if asked.outcome.is_some() => Some(Objection::Closed),
            Some(_) => None,
        };
        if let Some(refused) = refused {
            writing.unchanged();
            return Err(refused.into());
        }
        let outcome = (number, Outcome::Withdrawn);
        let record = &writing.sitting.record;
        let written = house
            .store
            .close_proposal(record, outcome, &Consequence::Nothing, house.timepiece.moment())
            .await;
        if done(writing, written).await? {
            return Ok(Done::Now);
        }
    }
    Err(Unplayable::MovedOn.into())
}

/// Looks again at what is asked, after people have come or gone: what is missing may now be there, and whoever
/// asked may be no more.
///
/// # Errors
/// If the store fails.
pub(crate) async fn settle(house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
    for _ in 0..TRIES {
        if live.read(house).await?.asked().next().is_none() {
            return Ok(());
        }
        let writing = live.write_anew(house).await?;
        let sitting = &writing.sitting;
        let now = house.timepiece.now();
        let closed = sitting.asked().find_map(|asked| {
            let is_person = |seat| sitting.seat(seat).is_some_and(|held| held.kind == SeatKind::Person);
            let sits = |seat: Seat| is_person(seat) && !sitting.course.left().contains(seat);
            if asked.by.is_some_and(|by| !sits(by)) {
                return Some((asked.number, Outcome::Withdrawn, Ok(Consequence::Nothing)));
            }
            let decided = asked.decided(&sitting.seats, sitting.course.left())?;
            Some((asked.number, Outcome::Decided(decided), consequence(sitting, asked, decided, now)))
        });
        let Some((number, outcome, then)) = closed else {
            writing.unchanged();
            return Ok(());
        };
        let then = then?;
        let written = house
            .store
            .close_proposal(&sitting.record, (number, outcome), &then, house.timepiece.moment())
            .await;
        done(writing, written).await?;
    }
    Ok(())
}

/// Puts the table back with what was written, for everybody to see. Says no if another process was faster: what
/// stood in memory is dropped, and the next who needs it reads it anew.
async fn done(writing: Writing<'_>, written: Result<(), store::Error>) -> Result<bool, Error> {
    match written {
        Ok(()) => {
            writing.changed_in_store().await?;
            Ok(true)
        }
        Err(store::Error::Changed | store::Error::StepTaken) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// What is to be written for a wish.
fn judged(sitting: &Sitting, wish: &Wish, now: Tick) -> Result<(NewProposal, Consequence), Error> {
    check(sitting, wish, now)?;
    if sitting.asked().any(|asked| asked.kind.excludes(wish.kind)) {
        return Err(Objection::Asked.into());
    }
    if wish.by.is_some_and(|by| was_just_declined(sitting, by, now)) {
        return Err(Objection::Declined.into());
    }
    let answers = wish.by.zip(wish.answer).into_iter().collect();
    let asked = Proposal {
        number: 0,
        kind: wish.kind,
        by: wish.by,
        entries: sitting.moves(),
        at: store::Moment::default(),
        answers,
        outcome: None,
    };
    let decided = asked.decided(&sitting.seats, sitting.course.left());
    let then =
        decided.map_or(Ok(Consequence::Nothing), |decided| consequence(sitting, &asked, decided, now))?;
    let new = NewProposal {
        kind: wish.kind,
        by: wish.by,
        answer: wish.answer,
        request: wish.key.clone(),
        entries: asked.entries,
        decided,
    };
    Ok((new, then))
}

/// Whether it may be asked at the table as it is.
fn check(sitting: &Sitting, wish: &Wish, now: Tick) -> Result<(), Error> {
    match sitting.record.status {
        Status::Waiting => return Err(Seating::NotBegun.into()),
        Status::Playing => {}
        Status::Over | Status::Closed => return Err(Objection::Closed.into()),
    }
    if wish.seq.is_some_and(|seq| seq != sitting.seq()) {
        return Err(Unplayable::MovedOn.into());
    }
    match wish.kind {
        Kind::TakeBack(to) => take_back::check(sitting, wish.by, to),
        Kind::Pause => Change::of(sitting, now)?.may_pause(),
        Kind::Absent(_) => Ok(()),
    }
}

/// What is written together with a decision.
fn consequence(
    sitting: &Sitting,
    asked: &Proposal,
    decided: Choice,
    now: Tick,
) -> Result<Consequence, Error> {
    let mut change = Change::of(sitting, now)?;
    match (asked.kind, decided) {
        (Kind::TakeBack(to), Choice::Agree) => return take_back::carried_out(sitting, asked, to, now),
        (Kind::Pause, Choice::Agree) => change.pause(asked.by.ok_or(Objection::Nothing)?)?,
        (Kind::Absent(seat), _) => change.decide(seat, decided)?,
        (Kind::TakeBack(_), Choice::Decline) => change.decline(decliner(asked)?, Asked::TakeBack),
        (Kind::Pause, Choice::Decline) => change.decline(decliner(asked)?, Asked::Pause),
        (Kind::TakeBack(_) | Kind::Pause, Choice::Wait | Choice::Computer | Choice::End) => {
            return Ok(Consequence::Nothing);
        }
    }
    Ok(change.written().map_or(Consequence::Nothing, Consequence::Course))
}

/// Who has declined.
fn decliner(asked: &Proposal) -> Result<Seat, Error> {
    let declined = asked.answers.iter().find(|(_, choice)| *choice == Choice::Decline);
    declined.map(|(seat, _)| *seat).ok_or(Objection::Nothing.into())
}

/// Whether the others have just declined what this seat asked last.
fn was_just_declined(sitting: &Sitting, by: Seat, now: Tick) -> bool {
    let last = sitting.proposals.iter().rev().find(|proposal| proposal.by == Some(by));
    last.is_some_and(|last| {
        last.outcome == Some(Outcome::Decided(Choice::Decline)) && now.0 - last.at.0 * SECOND < ASK_AGAIN
    })
}

/// The seat for which a person answers, what is decided with it, and what follows; nothing if the person has
/// given this very answer before.
type Answered = Option<(Seat, Option<Choice>, Consequence)>;

fn answered(
    sitting: &Sitting,
    person: &PersonId,
    (number, choice): (i64, Choice),
    now: Tick,
) -> Result<Answered, Error> {
    let asked = sitting.proposals.iter().find(|proposal| proposal.number == number);
    let asked = asked.ok_or(Objection::Closed)?;
    let own = sitting.seats_of(person);
    let given = asked.answers.iter().find(|(seat, _)| own.contains(seat));
    if given.is_some_and(|(_, given)| *given == choice) {
        return Ok(None);
    }
    if !sitting.asked().any(|open| open.number == number) {
        return Err(Objection::Closed.into());
    }
    let voices = asked.voices(&sitting.seats, sitting.course.left());
    let mine =
        voices.iter().map(|(seats, _)| seats).find(|seats| seats.iter().any(|seat| own.contains(seat)));
    let seat = given.map(|(seat, _)| *seat).or_else(|| mine?.first().copied()).ok_or(Objection::NotYours)?;
    if mine.is_none() || asked.by.is_some_and(|by| own.contains(&by) && asked.kind.lapses()) {
        return Err(Objection::NotYours.into());
    }
    if !asked.kind.choices().contains(&choice) {
        return Err(crate::error::BadRequest::Field("choice").into());
    }
    let mut with = asked.clone();
    with.answers.retain(|(other, _)| *other != seat);
    with.answers.push((seat, choice));
    let decided = with.decided(&sitting.seats, sitting.course.left());
    let then =
        decided.map_or(Ok(Consequence::Nothing), |decided| consequence(sitting, &with, decided, now))?;
    Ok(Some((seat, decided, then)))
}
