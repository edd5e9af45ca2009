//! Somebody whose time has run out or who has left, and the vote of the others on it.

use engine::Seat;

use crate::choice::Choice;

use super::clock::Tick;
use super::timing::{MINUTE, Timing};

/// How long the others may vote in a game that is not by the day, in milliseconds.
pub const VOTE_MILLIS: i64 = 2 * MINUTE;

/// Why a seat is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The time of its person has run out.
    OutOfTime,
    /// Its person has left the game.
    Left,
}

/// Where the table is with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The others vote on it.
    Voting,
    /// The others have agreed to wait.
    Waiting,
}

/// A seat that is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Which seat.
    pub seat: Seat,
    /// Why it is not played.
    pub why: Why,
    /// Where the table is with it.
    pub phase: Phase,
    /// When the phase ends.
    pub until: Tick,
}

impl Absence {
    /// A vote that begins.
    pub const fn vote(seat: Seat, why: Why, timing: Timing, now: Tick) -> Self {
        let span = match timing {
            Timing::Daily { allowed } => allowed,
            Timing::Untimed | Timing::Live { .. } => VOTE_MILLIS,
        };
        Self { seat, why, phase: Phase::Voting, until: now.plus(span) }
    }

    /// The others wait.
    pub const fn wait(&mut self, timing: Timing, now: Tick) {
        self.phase = Phase::Waiting;
        self.until = now.plus(timing.patience());
    }

    /// Whether the others vote on it.
    pub const fn is_voted_on(&self) -> bool {
        matches!(self.phase, Phase::Voting)
    }
}

/// What comes of a vote whose time is over: what most of those want who have voted, to wait if there is no
/// such thing. If nobody has voted a computer takes the seat, but by the day the table waits.
pub fn lapsed_vote(answers: &[Choice], timing: Timing) -> Choice {
    if answers.is_empty() {
        return if matches!(timing, Timing::Daily { .. }) { Choice::Wait } else { Choice::Computer };
    }
    let count = |choice| answers.iter().filter(|&&other| other == choice).count();
    let [wait, computer, end] = [Choice::Wait, Choice::Computer, Choice::End].map(count);
    if computer > wait.max(end) {
        Choice::Computer
    } else if end > wait.max(computer) {
        Choice::End
    } else {
        Choice::Wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::DAY;

    #[test]
    fn a_vote_that_ends_goes_by_those_who_have_voted() {
        use Choice::{Computer, End, Wait};
        let (live, daily) = (Timing::Live { bank: 5 * MINUTE, increment: 0 }, Timing::Daily { allowed: DAY });
        for (answers, at_live, by_day) in [
            (&[][..], Computer, Wait),
            (&[End], End, End),
            (&[Computer, End], Wait, Wait),
            (&[Wait, Computer, Computer], Computer, Computer),
            (&[End, End, Computer, Computer], Wait, Wait),
        ] {
            assert_eq!(lapsed_vote(answers, live), at_live, "{answers:?}");
            assert_eq!(lapsed_vote(answers, Timing::Untimed), at_live, "{answers:?}");
            assert_eq!(lapsed_vote(answers, daily), by_day, "{answers:?}");
        }
    }

    #[test]
    fn a_vote_lasts_two_minutes_or_a_period_and_so_does_waiting_for_somebody() {
        let seat = Seat::new(1).unwrap();
        for (timing, vote, wait) in [
            (Timing::Untimed, VOTE_MILLIS, 3 * MINUTE),
            (Timing::Live { bank: MINUTE, increment: 0 }, VOTE_MILLIS, 3 * MINUTE),
            (Timing::Daily { allowed: 2 * DAY }, 2 * DAY, 2 * DAY),
        ] {
            let mut absence = Absence::vote(seat, Why::Left, timing, Tick(5));
            assert_eq!((absence.is_voted_on(), absence.until), (true, Tick(5 + vote)));
            absence.wait(timing, Tick(9));
            assert_eq!((absence.is_voted_on(), absence.until), (false, Tick(9 + wait)));
        }
    }
}
