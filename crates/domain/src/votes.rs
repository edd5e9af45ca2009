//! What the people at a table ask each other, and what follows from their answers.
//!
//! What may be asked stands in [`Running::propose`], what follows from a decision in [`Running::follow`]: a new kind
//! of proposal needs an arm in each.

use engine::{Seat, StepNumber};

use crate::choice::Choice;
use crate::journal::agreed_take_back;
use crate::note::{Asked, Happened};
use crate::people::PersonId;
use crate::proposal::{Kind, Outcome, Proposal, voters};
use crate::records::{SeatKind, Status};
use crate::refusal::{PlayError, Refusal, SeatError, VoteError};
use crate::running::Running;
use crate::state::TableState;
use crate::time::{MINUTE, SECOND};

/// How long somebody whom the others have declined something asks nothing more, in milliseconds.
const ASK_AGAIN: i64 = MINUTE;

/// What a seat may take back at a table without asking anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBacks {
    /// Every choice: nobody else is there to ask.
    All,
    /// A choice of which nobody has learned anything.
    Unseen,
    /// Nothing: the game is rated.
    None,
}

/// Whether others are asked before something is done that a seat wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assent {
    /// There is nobody to ask: it is done at once.
    AtOnce,
    /// Others are asked.
    Others,
}

impl Assent {
    /// With so many people who have a voice, whoever wants it included.
    const fn of(voices: usize) -> Self {
        if voices > 1 { Self::Others } else { Self::AtOnce }
    }
}

impl TableState {
    /// What a seat may take back here without asking anybody.
    pub fn take_backs(&self) -> TakeBacks {
        if self.record.rated.was_agreed() {
            return TakeBacks::None;
        }
        // Whose question it is does not matter: everybody who is there has a voice.
        let voices = voters(Kind::TakeBack(0), &self.seats, self.course.left()).len();
        if self.allows_take_backs().is_ok() && voices <= 1 { TakeBacks::All } else { TakeBacks::Unseen }
    }

    /// Whether a seat may ask to take back its last choice, and whether anybody needs to be asked.
    pub fn ask_back(&self, seat: Seat) -> Option<Assent> {
        let to = self.before_last_choice(seat)?;
        let asked = self.asked().any(|asked| asked.kind.excludes(Kind::TakeBack(to)));
        if asked || self.record.status != Status::Playing || self.allows_take_backs().is_err() {
            return None;
        }
        Some(Assent::of(voters(Kind::TakeBack(to), &self.seats, self.course.left()).len()))
    }

    /// Whether a seat may ask to end the game here, and whether anybody needs to be asked.
    pub fn ask_end(&self, seat: Seat) -> Option<Assent> {
        if self.record.status != Status::Playing || self.asked().any(|asked| asked.kind == Kind::End) {
            return None;
        }
        let voters = voters(Kind::End, &self.seats, self.course.left());
        voters.iter().any(|own| own.contains(&seat)).then(|| Assent::of(voters.len()))
    }

    /// Whether the table allows it. Who plays alone has a result that stands beside others: it is not mended.
    const fn allows_take_backs(&self) -> Result<(), VoteError> {
        let is_rated = self.record.rated.was_agreed();
        if !self.record.allows.take_backs || is_rated || self.seats.len() == 1 {
            return Err(VoteError::Forbidden);
        }
        Ok(())
    }
}

impl Running<'_> {
    /// Makes sure that anything can be asked.
    fn needs_questions(&self) -> Result<(), Refusal> {
        match self.table.record.status {
            Status::Playing => Ok(()),
            Status::Waiting => Err(SeatError::NotBegun.into()),
            Status::Over | Status::Closed => Err(VoteError::Closed.into()),
        }
    }

    /// A seat asks whether it may take its last choice back; `seq` is the version on which it was wished.
    pub(crate) fn ask_back(&mut self, by: Seat, seq: Option<usize>) -> Result<(), Refusal> {
        self.needs_questions()?;
        if seq.is_some_and(|seq| seq != self.table.seq()) {
            return Err(PlayError::MovedOn.into());
        }
        self.table.allows_take_backs()?;
        let to = self.table.before_last_choice(by).ok_or(VoteError::Nothing)?;
        self.propose(Kind::TakeBack(to), by)
    }

    /// A seat asks for a pause.
    pub(crate) fn ask_pause(&mut self, by: Seat) -> Result<(), Refusal> {
        self.needs_questions()?;
        self.may_pause()?;
        self.propose(Kind::Pause, by)
    }

    /// A seat asks to end the game here.
    pub(crate) fn ask_end(&mut self, by: Seat) -> Result<(), Refusal> {
        self.needs_questions()?;
        self.propose(Kind::End, by)
    }

    /// Asks something of the people at a table. It is decided at once if there is nobody to ask.
    fn propose(&mut self, kind: Kind, by: Seat) -> Result<(), Refusal> {
        if self.asked().any(|asked| asked.kind.excludes(kind)) {
            return Err(VoteError::Asked.into());
        }
        if self.was_just_declined(by) {
            return Err(VoteError::Declined.into());
        }
        self.ask(kind, Some(by), vec![(by, Choice::Agree)]);
        Ok(())
    }

    /// Whether the others have just declined what this seat asked last.
    fn was_just_declined(&self, by: Seat) -> bool {
        let last = self.proposals.iter().rev().find(|proposal| proposal.by == Some(by));
        last.is_some_and(|last| {
            last.outcome == Some(Outcome::Decided(Choice::Decline))
                && self.at.0 - last.at.0 * SECOND < ASK_AGAIN
        })
    }

    /// A person answers, for everybody at the same device. Nothing changes if the answer was given before.
    pub(crate) fn answer(&mut self, person: &PersonId, number: i64, choice: Choice) -> Result<(), Refusal> {
        let own = self.own_seats(person)?;
        let asked = self.proposals.iter().find(|proposal| proposal.number == number);
        let asked = asked.ok_or(VoteError::Closed)?;
        let given = asked.answers.iter().find(|(seat, _)| own.contains(seat));
        if given.is_some_and(|(_, given)| *given == choice) {
            return Ok(());
        }
        if !self.asked().any(|open| open.number == number) {
            return Err(VoteError::Closed.into());
        }
        let voices = asked.voices(&self.seats, self.course.left());
        let mine =
            voices.iter().map(|(seats, _)| seats).find(|seats| seats.iter().any(|seat| own.contains(seat)));
        let seat =
            given.map(|(seat, _)| *seat).or_else(|| mine?.first().copied()).ok_or(VoteError::NotYours)?;
        if mine.is_none() || asked.by.is_some_and(|by| own.contains(&by) && asked.kind.lapses()) {
            return Err(VoteError::NotYours.into());
        }
        if !asked.kind.choices().contains(&choice) {
            return Err(Refusal::Field("choice"));
        }
        if let Some(asked) = self.proposals.iter_mut().find(|proposal| proposal.number == number) {
            asked.answer(seat, choice);
        }
        Ok(())
    }

    /// A person takes back an own question. Nothing changes if it was taken back before.
    pub(crate) fn withdraw(&mut self, person: &PersonId, number: i64) -> Result<(), Refusal> {
        let own = self.own_seats(person)?;
        let asked = self.proposals.iter_mut().find(|proposal| proposal.number == number);
        let asked = asked.ok_or(VoteError::Closed)?;
        if !asked.by.is_some_and(|by| own.contains(&by)) {
            return Err(VoteError::NotYours.into());
        }
        match asked.outcome {
            Some(Outcome::Withdrawn) => Ok(()),
            Some(Outcome::Decided(_) | Outcome::Lapsed) => Err(VoteError::Closed.into()),
            None => {
                asked.outcome = Some(Outcome::Withdrawn);
                Ok(())
            }
        }
    }

    /// Closes what is decided, and carries out what follows, until nothing is left to be decided: what was missing
    /// may now be there, and whoever asked may be no more.
    pub(crate) fn settle(&mut self) -> Result<(), Refusal> {
        while let Some((number, outcome)) = self.decided() {
            let Some(asked) = self.proposals.iter_mut().find(|proposal| proposal.number == number) else {
                break;
            };
            asked.outcome = Some(outcome);
            let asked = asked.clone();
            if let Outcome::Decided(choice) = outcome {
                self.follow(&asked, choice)?;
            }
        }
        Ok(())
    }

    /// The first open question that is one no more, and how it is closed.
    fn decided(&self) -> Option<(i64, Outcome)> {
        let left = self.course.left();
        let sits = |seat: Seat| {
            let is_person = self.seats.get(seat.index()).is_some_and(|held| held.kind == SeatKind::Person);
            is_person && !left.contains(seat)
        };
        self.asked().find_map(|asked| {
            if asked.by.is_some_and(|by| !sits(by)) {
                return Some((asked.number, Outcome::Withdrawn));
            }
            Some((asked.number, Outcome::Decided(asked.decided(&self.seats, left)?)))
        })
    }

    /// What follows from a decision.
    fn follow(&mut self, asked: &Proposal, decided: Choice) -> Result<(), Refusal> {
        match (asked.kind, decided) {
            (Kind::TakeBack(to), Choice::Agree) => self.take_back(asked, to),
            (Kind::Pause, Choice::Agree) => self.pause(asked.by.ok_or(VoteError::Nothing)?),
            (Kind::Absent(seat), _) => self.decide(seat, decided),
            (Kind::End, Choice::Agree) => {
                self.end_as_agreed(asked.by.ok_or(VoteError::Nothing)?);
                Ok(())
            }
            (Kind::TakeBack(_), Choice::Decline) => self.decline(asked, Asked::TakeBack),
            (Kind::Pause, Choice::Decline) => self.decline(asked, Asked::Pause),
            (Kind::End, Choice::Decline) => self.decline(asked, Asked::End),
            (Kind::TakeBack(_) | Kind::Pause | Kind::End, Choice::Wait | Choice::Computer | Choice::End) => {
                Ok(())
            }
        }
    }

    /// The game goes back to where `to` steps stood, as everybody has agreed.
    fn take_back(&mut self, asked: &Proposal, to: StepNumber) -> Result<(), Refusal> {
        let by = asked.by.ok_or(VoteError::Nothing)?;
        let agreed: Vec<Seat> =
            asked.answers.iter().map(|(seat, _)| *seat).filter(|seat| *seat != by).collect();
        self.back = Some((agreed_take_back(by, to, &agreed), to));
        self.course.clocks.took_back(by, self.owing(), self.at);
        self.course.ahead.clear();
        Ok(())
    }

    /// Whoever has declined first is named.
    fn decline(&mut self, asked: &Proposal, what: Asked) -> Result<(), Refusal> {
        let declined = asked.answers.iter().find(|(_, choice)| *choice == Choice::Decline);
        let (seat, _) = declined.ok_or(VoteError::Nothing)?;
        self.note(*seat, Happened::Declined(what));
        Ok(())
    }
}
