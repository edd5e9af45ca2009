//! One legal action at random, each equally likely, without a list of them where that can be helped.

use arrayvec::ArrayVec;
use engine::Rng;

use crate::action::Action;
use crate::card::Hand;
use crate::desk::{Desk, Task};
use crate::openings::Openings;
use crate::public::Public;

/// More actions than a seat has to choose from but for rare cases.
const FEW: usize = 64;

impl Desk {
    /// Draws one of the actions of [`Desk::offers`]: always the one at the drawn place of that list.
    pub(crate) fn sample(&self, public: &Public, hand: &Hand, rng: &mut Rng) -> Option<Action> {
        if self.asking.is_some() {
            return self.sample_listed(public, hand, rng);
        }
        // The frequent questions first.
        if self.task == Task::Pool && !self.can_use_something(public) {
            self.sample_place(public, rng)
        } else if self.task == Task::Keep && is_distinct(hand) {
            Some(sample_keep(hand, rng))
        } else if self.task == Task::Space {
            let empty = self.estate.empty();
            empty.nth(rng.below(empty.len().into())).map(Action::Space)
        } else {
            self.sample_listed(public, hand, rng)
        }
    }

    /// A place for a token, or the end of the pool, when there is nothing else to do.
    fn sample_place(&self, public: &Public, rng: &mut Rng) -> Option<Action> {
        let openings = Openings::of(self, public);
        let count = openings.count();
        let ends = !openings.has_cost();
        let nth = rng.below(count + u32::from(ends));
        if nth == count { Some(Action::End) } else { openings.nth(nth) }
    }

    #[inline(never)]
    fn sample_listed(&self, public: &Public, hand: &Hand, rng: &mut Rng) -> Option<Action> {
        let mut offered = ArrayVec::<Action, FEW>::new();
        let mut count = 0;
        self.offers(public, hand, &mut |action| {
            count += 1;
            // Of many the first ones are kept: the one drawn is among them, or is looked for again.
            let _ = offered.try_push(action);
        });
        let drawn = rng.below(count);
        offered.get(drawn as usize).copied().or_else(|| {
            let (mut nth, mut found) = (0, None);
            self.offers(public, hand, &mut |action| {
                found = found.or((nth == drawn).then_some(action));
                nth += 1;
            });
            found
        })
    }
}

/// Whether no two cards of a hand are equal.
fn is_distinct(hand: &Hand) -> bool {
    hand.len() > 1 && hand.windows(2).all(|pair| pair[0] != pair[1])
}

/// Two cards of a hand of different ones, and which of them is played.
fn sample_keep(hand: &Hand, rng: &mut Rng) -> Action {
    let cards = u32::try_from(hand.len()).expect("a hand has four cards at most");
    let drawn = rng.below(cards * (cards - 1)) as usize;
    let (mut pair, mut first) = (drawn / 2, 0);
    while pair >= hand.len() - 1 - first {
        pair -= hand.len() - 1 - first;
        first += 1;
    }
    let keep = [hand[first], hand[first + 1 + pair]];
    Action::Keep { keep, play: keep[drawn % 2] }
}
