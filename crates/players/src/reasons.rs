//! Why a choice was worse than another: what a review says of it, and the worlds in which it must be so.

use engine::{Game, RuleId, Seat};

use crate::race::Imagined;
use crate::rehearsal::Draws;

/// A fact of the game by which a choice was worse than another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its word, the same in all languages and versions: `tokens_left`.
    pub word: &'static str,
    /// The rules that it rests on.
    pub rules: &'static [RuleId],
    /// Its numbers, in the order in which the words of the game name them.
    pub numbers: Vec<i32>,
}

impl Reason {
    /// A reason with its numbers; one that does not fit is the largest.
    pub fn of(
        word: &'static str,
        rules: &'static [RuleId],
        numbers: impl IntoIterator<Item: TryInto<i32>>,
    ) -> Self {
        let numbers = numbers.into_iter().map(|number| number.try_into().unwrap_or(i32::MAX));
        Self { word, rules, numbers: numbers.collect() }
    }
}

/// A choice beside a better one, and worlds as the seat could imagine them.
#[derive(Debug)]
pub struct Case<'a, G: Game> {
    /// What the seat saw.
    pub view: &'a G::View,
    /// Whose choice it was.
    pub seat: Seat,
    /// What it did.
    pub played: G::Action,
    /// What was better.
    pub best: G::Action,
    /// Worlds that look to the seat like the true one, with the seeds of their draws; at least one.
    pub worlds: &'a [Imagined<G>],
}

/// In so many per cent of the imagined worlds a fact must hold to be told.
const MOST: i32 = 60;

/// One imagined world twice: after what was played and after what was better, with the same draws to come.
#[derive(Clone, Debug)]
pub struct Twice<G> {
    /// After what was played.
    pub played: G,
    /// After what was better.
    pub best: G,
    /// What both go on with.
    pub draws: Draws,
}

impl<G: Game> Case<'_, G> {
    /// What is seen in each of the worlds after both choices.
    pub fn each<T>(&self, mut look: impl FnMut(Twice<G>) -> T) -> Vec<T> {
        let after = |imagined: &Imagined<G>, action| {
            let mut world = imagined.world.clone();
            world.apply(self.seat, action, &mut ());
            world
        };
        let twice = |imagined: &Imagined<G>| Twice {
            played: after(imagined, self.played),
            best: after(imagined, self.best),
            draws: Draws::of(imagined.draws),
        };
        self.worlds.iter().map(|imagined| look(twice(imagined))).collect()
    }

    /// In how many per cent of the worlds something holds, if that is most of them.
    pub fn mostly(&self, holds: impl FnMut(Twice<G>) -> bool) -> Option<i32> {
        most(&self.each(holds), |holds| *holds)
    }
}

/// Of how many per cent something holds, if that is most; `None` of nothing.
pub fn most<T>(all: &[T], holds: impl Fn(&T) -> bool) -> Option<i32> {
    let count = all.iter().filter(|one| holds(one)).count();
    let share = i32::try_from(100 * count / all.len().max(1)).unwrap_or(0);
    (share >= MOST).then_some(share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_that_were_given() {
        assert_eq!(Reason::of("some", &[], [2_u8, 3]).numbers, [2, 3]);
        assert_eq!(Reason::of("some", &[], [u64::MAX]).numbers, [i32::MAX]);
    }

    #[test]
    fn most_is_three_of_five() {
        let all = [true, true, true, false, false];
        assert_eq!(most(&all, |one| *one), Some(60));
        assert_eq!(most(&all[1..], |one| *one), None);
        assert_eq!(most(&[], |one: &bool| *one), None);
    }
}
