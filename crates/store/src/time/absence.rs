//! Somebody whose time has run out or who has left, and the vote of the others on it.

use crate::people::PersonId;
use engine::Seat;

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

/// What one of the others wants to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Wait for the person.
    Wait,
    /// Let a computer take the seat.
    Computer,
    /// End the game without a result.
    End,
}

/// Where the table is with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The others vote: who has wished what so far.
    Voting(Vec<(PersonId, Wish)>),
    /// The others have agreed to wait.
    Waiting,
}

/// A seat that is not played.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        Self { seat, why, phase: Phase::Voting(Vec::new()), until: now.plus(span) }
    }

    /// The others wait.
    pub fn wait(&mut self, timing: Timing, now: Tick) {
        self.phase = Phase::Waiting;
        self.until = now.plus(timing.patience());
    }

    /// What a person has wished in the vote that runs.
    pub fn wish_of(&self, person: &PersonId) -> Option<Wish> {
        let Phase::Voting(ballots) = &self.phase else { return None };
        ballots.iter().find(|(voter, _)| voter == person).map(|(_, wish)| *wish)
    }

    /// A person wishes something, in the place of what the same person has wished before. Says whether a
    /// vote runs.
    pub fn wish(&mut self, person: PersonId, wish: Wish) -> bool {
        let Phase::Voting(ballots) = &mut self.phase else { return false };
        ballots.retain(|(voter, _)| *voter != person);
        ballots.push((person, wish));
        true
    }

    /// What more than half of the voters wish; to wait, if all have voted and no half has. None as long
    /// as the vote is open.
    pub fn decision(&self, voters: &[PersonId]) -> Option<Wish> {
        let wishes = self.wishes(voters)?;
        let count = |wish| wishes.iter().filter(|&&other| other == wish).count();
        let all = [Wish::Wait, Wish::Computer, Wish::End];
        let agreed = all.into_iter().find(|&wish| 2 * count(wish) > voters.len());
        agreed.or_else(|| (!voters.is_empty() && wishes.len() == voters.len()).then_some(Wish::Wait))
    }

    /// What comes of a vote whose time is over: what most of those wish who have voted, to wait if there
    /// is no such thing. If nobody has voted a computer takes the seat, but by the day the table waits.
    pub fn lapse(&self, voters: &[PersonId], timing: Timing) -> Wish {
        let wishes = self.wishes(voters).unwrap_or_default();
        if wishes.is_empty() {
            return if matches!(timing, Timing::Daily { .. }) { Wish::Wait } else { Wish::Computer };
        }
        let count = |wish| wishes.iter().filter(|&&other| other == wish).count();
        let [wait, computer, end] = [Wish::Wait, Wish::Computer, Wish::End].map(count);
        if computer > wait.max(end) {
            Wish::Computer
        } else if end > wait.max(computer) {
            Wish::End
        } else {
            Wish::Wait
        }
    }

    fn wishes(&self, voters: &[PersonId]) -> Option<Vec<Wish>> {
        let Phase::Voting(ballots) = &self.phase else { return None };
        Some(ballots.iter().filter(|(voter, _)| voters.contains(voter)).map(|(_, wish)| *wish).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Timing = Timing::Live { bank: 5 * MINUTE, increment: 0 };
    const DAILY: Timing = Timing::Daily { allowed: 5000 };

    fn people(count: usize) -> Vec<PersonId> {
        (0..count).map(|number| PersonId::new(number.to_string())).collect()
    }

    fn voted(voters: &[PersonId], wishes: &[Wish]) -> Absence {
        let mut absence = Absence::vote(Seat::new(0).unwrap(), Why::OutOfTime, LIVE, Tick(0));
        for (voter, &wish) in voters.iter().zip(wishes) {
            assert!(absence.wish(voter.clone(), wish));
        }
        absence
    }

    #[test]
    fn more_than_half_decide_at_once_and_no_half_means_to_wait() {
        use Wish::{Computer, End, Wait};
        for (count, wishes, decision) in [
            (1, vec![], None),
            (1, vec![End], Some(End)),
            (2, vec![Computer], None),
            (2, vec![Computer, End], Some(Wait)),
            (2, vec![Computer, Computer], Some(Computer)),
            (3, vec![End, Computer], None),
            (3, vec![End, End], Some(End)),
            (3, vec![End, Computer, Wait], Some(Wait)),
            (4, vec![End, End, Computer], None),
            (4, vec![End, End, Computer, Computer], Some(Wait)),
            (0, vec![], None),
        ] {
            let voters = people(count);
            assert_eq!(voted(&voters, &wishes).decision(&voters), decision, "{count} {wishes:?}");
        }
    }

    #[test]
    fn a_vote_that_ends_goes_by_those_who_have_voted() {
        use Wish::{Computer, End, Wait};
        let voters = people(4);
        for (wishes, live, daily) in [
            (vec![], Computer, Wait),
            (vec![End], End, End),
            (vec![Computer, End], Wait, Wait),
            (vec![Wait, Computer, Computer], Computer, Computer),
        ] {
            let absence = voted(&voters, &wishes);
            assert_eq!(absence.lapse(&voters, LIVE), live, "{wishes:?}");
            assert_eq!(absence.lapse(&voters, DAILY), daily, "{wishes:?}");
        }
    }

    #[test]
    fn a_person_may_think_again_and_strangers_do_not_count() {
        let voters = people(2);
        let mut absence = voted(&voters, &[Wish::End]);
        absence.wish(voters[0].clone(), Wish::Computer);
        absence.wish(PersonId::new("stranger"), Wish::End);
        absence.wish(voters[1].clone(), Wish::Computer);
        assert_eq!(absence.decision(&voters), Some(Wish::Computer));
        assert_eq!(absence.wish_of(&voters[0]), Some(Wish::Computer));
        absence.wait(LIVE, Tick(7));
        assert_eq!(absence.decision(&voters), None);
        assert!(!absence.wish(voters[0].clone(), Wish::End), "no vote runs");
    }
}
