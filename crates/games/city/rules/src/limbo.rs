//! Where the cards can be that an observer has passed on in this round and nobody has played since.
//!
//! The receiver gets two cards after the first turn and one after the second; what it does not take it leaves for
//! the next seat. So every such card is with the receiver or with the seat after it, and how they play narrows
//! that down.

use arrayvec::ArrayVec;
use engine::{Rng, Seat};

use crate::card::{Card, remove};
use crate::phase::{Moment, Phase};
use crate::public::SIDES_MAX;
use crate::view::View;

/// The cards known to be with others, in one of the ways that are possible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limbo {
    /// Known cards in hands, or kept.
    pub(crate) hands: [ArrayVec<Card, 4>; SIDES_MAX],
    /// Known cards among those left for the neighbour.
    pub(crate) passing: [ArrayVec<Card, 2>; SIDES_MAX],
}

/// A card that is known, or any other.
type Guess = Option<Card>;

impl Limbo {
    /// One of the possible ways, each equally likely.
    pub(crate) fn of(view: &View, rng: &mut Rng) -> Self {
        let mut limbo = Self::default();
        let (Some(seat), Some(own), false) = (view.seat(), &view.own, view.public.is_solo()) else {
            return limbo;
        };
        let trail = Trail {
            seat,
            next: view.public.receiver(seat),
            after: view.public.receiver(view.public.receiver(seat)),
            first: own.memory.passed[0].clone(),
            second: own.memory.passed[1].first().copied(),
            back: own.memory.received[1].first().copied(),
        };
        match (view.public.phase, view.public.turn) {
            (Phase::Choose | Phase::Calm(Moment::Turn), 2) => {
                limbo.hands[trail.next.index()].extend(trail.first);
            }
            (Phase::Resolve, 2) => trail.kept_or_left(view, rng, &mut limbo),
            (Phase::Choose | Phase::Calm(Moment::Turn), 3) => trail.in_last_hands(view, rng, &mut limbo),
            (Phase::Resolve | Phase::RoundEnd, 3) => trail.unplayed(view, rng, &mut limbo),
            _ => {}
        }
        limbo
    }

    /// All cards that it places.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.hands.iter().flatten().chain(self.passing.iter().flatten()).copied()
    }
}

/// What an observer has passed on, and to whom.
struct Trail {
    seat: Seat,
    /// The receiver, and the seat to which the receiver passes.
    next: Seat,
    after: Seat,
    first: ArrayVec<Card, 2>,
    second: Option<Card>,
    /// What the observer received after the second turn.
    back: Option<Card>,
}

impl Trail {
    /// The ways in which the receiver has kept one card and left another in the second turn.
    fn splits(&self, view: &View) -> ArrayVec<(Guess, Guess), 2> {
        let mut left = self.first.clone();
        if let Some(played) = view.public.played(self.next, 2) {
            remove(&mut left, &played);
        }
        match *left.as_slice() {
            [one, other] => [(Some(one), Some(other)), (Some(other), Some(one))].into(),
            [one] => [(Some(one), None), (None, Some(one))].into(),
            _ => [(None, None)].into_iter().collect(),
        }
    }

    /// The same in the third turn: with two players the observer has seen what was left.
    fn splits_seen(&self, view: &View) -> ArrayVec<(Guess, Guess), 2> {
        let mut splits = self.splits(view);
        if self.after == self.seat {
            let fits = |left: Guess| match left {
                Some(card) => Some(card) == self.back,
                None => self.back.is_some_and(|card| !self.first.contains(&card)),
            };
            let any = splits.iter().any(|&(_, left)| fits(left));
            splits.retain(|&mut (_, left)| !any || fits(left));
            splits.iter_mut().for_each(|(_, left)| *left = None);
            splits.sort_unstable();
            if splits.len() == 2 && splits[0] == splits[1] {
                splits.pop();
            }
        }
        splits
    }

    fn kept_or_left(&self, view: &View, rng: &mut Rng, limbo: &mut Limbo) {
        if let Some(&(kept, left)) = rng.pick(&self.splits(view)) {
            limbo.hands[self.next.index()].extend(kept);
            limbo.passing[self.next.index()].extend(left);
        }
    }

    fn in_last_hands(&self, view: &View, rng: &mut Rng, limbo: &mut Limbo) {
        if let Some(&(kept, left)) = rng.pick(&self.splits_seen(view)) {
            limbo.hands[self.next.index()].extend(kept);
            limbo.hands[self.next.index()].extend(self.second);
            limbo.hands[self.after.index()].extend(left);
        }
    }

    /// After the third reveal: the one unplayed card of the receiver and of the seat after it.
    fn unplayed(&self, view: &View, rng: &mut Rng, limbo: &mut Limbo) {
        let public = &view.public;
        let memory = [self.first.clone(), self.second.into_iter().collect()];
        let mut wanted = public.lost_sight_of(self.seat, &memory, self.back.as_slice());
        wanted.sort_unstable();
        let of_next = public.played(self.next, 3);
        let of_after = public.played(self.after, 3);
        let mut ways = ArrayVec::<[Guess; 2], 4>::new();
        for (kept, left) in self.splits_seen(view) {
            let own = if of_next == self.second { kept } else { self.second };
            let others = if self.after == self.seat || left == of_after { None } else { left };
            let way = [own, others];
            let mut placed: ArrayVec<Card, 4> = way.into_iter().flatten().collect();
            placed.sort_unstable();
            if placed == wanted && !ways.contains(&way) {
                ways.push(way);
            }
        }
        let way = rng.pick(&ways).copied().unwrap_or_else(|| {
            // Equal copies can blur the trail: any place that the cards fit into will do.
            let mut cards = wanted.into_iter();
            [cards.next(), if self.after == self.seat { None } else { cards.next() }]
        });
        limbo.hands[self.next.index()].extend(way[0]);
        limbo.hands[self.after.index()].extend(way[1]);
    }
}
