//! What a page shows of proposals: the same to everybody at the table, except who may answer.
//!
//! Who asks, who has answered what, and how many steps it is about is known to all: nothing here depends on a
//! hand.

use domain::{Choice, Happened, Kind, Outcome, Proposal, TableState};
use engine::{Seat, StepNumber};
use host::{Line, LineKind};
use pages::asks::{self, Answered, Question, Reply};
use words::Language;

/// What is asked at the table, and what was decided last as long as nothing has happened since.
pub(crate) fn questions(state: &TableState, own: &[Seat]) -> Vec<Question> {
    let open = state.asked().filter_map(|asked| open_question(state, asked, own));
    let decided = state.proposals.iter().filter_map(|asked| decided_question(state, asked));
    open.chain(decided).collect()
}

fn open_question(state: &TableState, asked: &Proposal, own: &[Seat]) -> Option<Question> {
    let is_own = asked.is_by(own);
    let voices = asked.voices(&state.seats, state.course.left());
    let is_asked = voices.iter().any(|(seats, _)| seats.iter().any(|seat| own.contains(seat)));
    // Who asks has agreed by asking, and can withdraw it.
    let may_answer = is_asked && !is_own;
    let answered = voices
        .into_iter()
        .map(|(seats, choice)| Answered {
            is_mine: seats.iter().any(|seat| own.contains(seat)),
            seats,
            reply: choice.map(reply),
        })
        .collect();
    let choices = asked.kind.choices().iter().copied().map(reply);
    Some(Question {
        number: asked.number,
        asked: what(state, asked)?,
        by: asked.by,
        is_own,
        answered,
        replies: if may_answer { choices.collect() } else { Vec::new() },
        decided: None,
    })
}

/// What was declined just now, or a take-back that was agreed.
fn decided_question(state: &TableState, asked: &Proposal) -> Option<Question> {
    let Some(Outcome::Decided(decided)) = asked.outcome else { return None };
    let is_new = match (asked.kind, decided) {
        (Kind::TakeBack(_), Choice::Agree) => state.moves() - asked.entries == 1,
        // The last that has happened at the table.
        (Kind::TakeBack(_) | Kind::Pause | Kind::End, Choice::Decline) => {
            state.notes.last().is_some_and(|noted| {
                matches!(noted.note.what, Happened::Declined(_))
                    && i64::try_from(noted.entry) == Ok(state.journal_length())
            })
        }
        (Kind::TakeBack(_) | Kind::Pause | Kind::End | Kind::Absent(_), _) => false,
    };
    let of = |(seat, choice): &(Seat, Choice)| Answered {
        seats: vec![*seat],
        reply: Some(reply(*choice)),
        is_mine: false,
    };
    is_new.then_some(())?;
    Some(Question {
        number: asked.number,
        asked: what(state, asked)?,
        by: asked.by,
        is_own: false,
        answered: asked.answers.iter().map(of).collect(),
        replies: Vec::new(),
        decided: Some(reply(decided)),
    })
}

fn what(state: &TableState, asked: &Proposal) -> Option<asks::Asked> {
    Some(match asked.kind {
        Kind::TakeBack(to) => {
            let stands = if asked.outcome == Some(Outcome::Decided(Choice::Agree)) {
                to + state.taken_back.last()?.steps
            } else {
                state.steps()
            };
            asks::Asked::TakeBack { steps: stands.saturating_sub(to) }
        }
        Kind::Pause => asks::Asked::Pause,
        Kind::End => asks::Asked::End,
        Kind::Absent(seat) => asks::Asked::Absent(seat),
    })
}

const fn reply(choice: Choice) -> Reply {
    match choice {
        Choice::Agree => Reply::Agree,
        Choice::Decline => Reply::Decline,
        Choice::Wait => Reply::Wait,
        Choice::Computer => Reply::Computer,
        Choice::End => Reply::End,
    }
}

/// The log after step `since` with the take-backs to which the others agreed, each after the steps that stood
/// then. `reader` is the seat that is spoken to, if any.
pub(crate) fn with_take_backs(
    mut log: Vec<(StepNumber, Line)>,
    since: StepNumber,
    state: &TableState,
    (reader, language): (Option<Seat>, Language),
) -> Vec<(StepNumber, Line)> {
    // What more was taken back since stands behind what it was taken back from.
    let mut least = StepNumber::MAX;
    let mut placed: Vec<(StepNumber, Line)> = Vec::new();
    for back in state.taken_back.iter().rev() {
        least = least.min(back.at);
        let name = |seat: &Seat| state.seat(*seat).map(|held| held.name.clone()).unwrap_or_default();
        let agreed: Vec<String> = back.agreed.iter().map(name).collect();
        let by = name(&back.by);
        let text =
            asks::taken_back(language, (reader != Some(back.by)).then_some(by.as_str()), back.steps, &agreed);
        placed.push((least, Line { seat: Some(back.by), text, rule: None, kind: LineKind::Deed }));
    }
    for (at, line) in placed.into_iter().rev().filter(|(at, _)| *at > since) {
        let place = log.partition_point(|(step, _)| *step <= at);
        log.insert(place, (at, line));
    }
    log
}
