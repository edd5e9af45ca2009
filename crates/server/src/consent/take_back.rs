//! Taking back what others know of, with their consent.

use engine::{Seat, StepNumber};
use store::time::Tick;
use store::{Addition, Consequence, Kind, NewEntry, Proposal, Status, voters};

use crate::entry::agreed_take_back;
use crate::error::{Error, Objection, Unplayable};
use crate::sitting::Sitting;

/// Whether a seat that can take nothing back freely may ask the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AskBack {
    /// There is nobody to ask: it is done at once.
    AtOnce,
    /// Others are asked.
    Others,
}

/// Whether a seat may ask to take back its last choice, and whether anybody needs to be asked.
pub(crate) fn ask_back(sitting: &Sitting, seat: Seat) -> Option<AskBack> {
    let to = sitting.before_last_choice(seat)?;
    let asked = sitting.asked().any(|asked| asked.kind.excludes(Kind::TakeBack(to)));
    if asked || sitting.record.status != Status::Playing || allowed(sitting).is_err() {
        return None;
    }
    let others = voters(Kind::TakeBack(to), &sitting.seats, sitting.course.left()).len() > 1;
    Some(if others { AskBack::Others } else { AskBack::AtOnce })
}

/// Whether the table allows it. Who plays alone has a result that stands beside others: it is not mended.
fn allowed(sitting: &Sitting) -> Result<(), Error> {
    let is_rated = sitting.record.rated.was_agreed();
    if !sitting.record.allows.take_backs || is_rated || sitting.seats.len() == 1 {
        return Err(Objection::Forbidden.into());
    }
    Ok(())
}

/// Whether the seat may ask to go back to where `to` steps stood.
pub(super) fn check(sitting: &Sitting, by: Option<Seat>, to: StepNumber) -> Result<(), Error> {
    allowed(sitting)?;
    let before = by.and_then(|by| sitting.before_last_choice(by)).ok_or(Objection::Nothing)?;
    // Something has happened since it was wished.
    if before == to { Ok(()) } else { Err(Unplayable::MovedOn.into()) }
}

/// The entry of the journal that carries it out. The journal refuses it if anything else was written meanwhile.
pub(super) fn carried_out(
    sitting: &Sitting,
    asked: &Proposal,
    to: StepNumber,
    now: Tick,
) -> Result<Consequence, Error> {
    let by = asked.by.ok_or(Objection::Nothing)?;
    let agreed: Vec<Seat> = asked.answers.iter().map(|(seat, _)| *seat).filter(|seat| *seat != by).collect();
    let entry = NewEntry { text: agreed_take_back(by, to, &agreed), request: None };
    let after = sitting.journal_length();
    let mut course = sitting.course.clone();
    course.clocks.took_back(by, sitting.people_among(sitting.game()?.at(to).turn().owing()), now);
    Ok(Consequence::Journal(Addition {
        after,
        entries: vec![entry],
        status: Status::Playing,
        solo: None,
        places: None,
        course: (course != sitting.course).then_some(course),
        stood_in: None,
    }))
}
