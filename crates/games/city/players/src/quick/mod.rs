//! Quick: what a seat does at a glance, for the games that a search plays in thought.

mod effects;
mod instinct;
mod lines;
mod neutral;
mod pool;
mod sight;
mod tokens;

use std::cell::Cell;

use city::{Action, BuildingId, City, Estate, Public, Space, Task};
use engine::{Game, Rng, Seat};

use super::ventures::Ventures;
use super::weights::{Weights, points};
use lines::Lines;
use neutral::Neutral;
use sight::Sight;
use tokens::{Purse, Tokens};

pub use instinct::Instinct;
pub(super) use lines::Glances;

/// Plays by instinct: fast and sensible.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quick {
    /// What it believes.
    pub instinct: Instinct,
}

impl Quick {
    /// A choice of a seat that owes one.
    pub fn choose(&self, world: &City, seat: Seat, rng: &mut Rng) -> Action {
        self.choose_again(&Glances::default(), world, seat, rng)
    }

    /// The same, with what was seen at the last choice in the same game: it need not be looked at again.
    pub(super) fn choose_again(&self, glances: &Glances, world: &City, seat: Seat, rng: &mut Rng) -> Action {
        let glance = Glance::of(&self.instinct, world, seat, glances);
        let desk = world.desk(seat);
        if let Some((_, effect)) = desk.effect(world.public().pack()) {
            return glance.answer(effect);
        }
        let meant = &glances.meant[seat.index()];
        let choice = match desk.task() {
            Task::Keep => glance.keep(meant),
            Task::Pair => glance.pair(),
            Task::Space => glance.space(meant.take()),
            Task::Pool => glance.pool(),
            Task::Board => world.sample(seat, rng),
            Task::Cross => glance.cross(),
            Task::NeutralCross => glance.neutral_cross(),
            Task::Redirect => glance.redirect(),
            Task::Calm | Task::Rebuild | Task::Window | Task::Avoid | Task::Relieve => glance.use_or_pass(),
            Task::Done | Task::Entries => None,
        };
        choice.unwrap_or_else(|| glance.any())
    }
}

/// One decision at a glance.
pub(super) struct Glance<'a> {
    pub(super) instinct: &'a Instinct,
    pub(super) world: &'a City,
    pub(super) seat: Seat,
    /// The lines are looked at when they matter, and not again before the game has gone on.
    glances: &'a Glances,
}

impl<'a> Glance<'a> {
    /// The decision of a seat.
    pub(super) const fn of(
        instinct: &'a Instinct,
        world: &'a City,
        seat: Seat,
        glances: &'a Glances,
    ) -> Self {
        Self { instinct, world, seat, glances }
    }

    /// What Strength in each line is worth to the seat.
    fn lines(&self) -> Lines {
        self.glances.lines(self.instinct, self.public(), self.seat.index())
    }

    const fn public(&self) -> &'a Public {
        self.world.public()
    }

    pub(super) const fn estate(&self) -> &'a Estate {
        self.world.desk(self.seat).estate()
    }

    fn sight(&self) -> Sight<'a> {
        Sight::of(self.instinct, self.public(), (self.seat.index(), self.estate()), self.lines())
    }

    /// What tokens are worth to the seat.
    fn tokens(&self) -> Tokens {
        let (instinct, public, estate) = (self.instinct, self.public(), self.estate());
        let left = usize::from(estate.empty().len());
        Tokens::of(&Purse {
            instinct,
            public,
            estate,
            side: self.seat.index(),
            left,
            battles: self.lines().battles,
        })
    }

    /// The first legal action: where there is nothing to think about.
    fn any(&self) -> Action {
        let mut actions = Vec::new();
        self.world.legal(self.seat, &mut actions);
        *actions.first().expect("a seat that owes a choice has one")
    }

    /// The best card now, and the second best for later.
    fn keep(&self, meant: &Cell<Option<(BuildingId, Space)>>) -> Option<Action> {
        let hand = self.world.hand(self.seat);
        let mut worths = [f64::MIN; 4];
        let mut spaces = [None; 4];
        if self.public().round() == 0 {
            for (worth, card) in worths.iter_mut().zip(hand) {
                *worth = card.project().map_or(0.0, |id| self.project(id));
            }
        } else {
            let sight = self.sight();
            for (at, id) in hand.iter().enumerate().filter_map(|(at, card)| Some((at, card.building()?))) {
                let (worth, space) = sight.best(id);
                (worths[at], spaces[at]) = (worth, space.map(|space| (id, space)));
            }
        }
        let play = greatest(&worths, hand.len(), hand.len())?;
        meant.set(spaces[play]);
        let kept = greatest(&worths, hand.len(), play)?;
        let (first, second) = (play.min(kept), play.max(kept));
        Some(Action::Keep { keep: [hand[first], hand[second]], play: hand[play] })
    }

    /// What the Projects of the seat are worth with one more.
    fn project(&self, id: city::ProjectId) -> f64 {
        let estate = self.estate().with_project(self.public().pack(), id);
        let left = estate.empty().len().into();
        let (public, side) = (self.public(), self.seat.index());
        let ventures =
            Ventures { public, weights: &Weights::STEADY, side, estate: &estate, left, battles: 5 };
        points(ventures.worth())
    }

    /// What each Building of the hand brings on each space, the best space first.
    pub(super) fn hand_places(&self) -> Vec<(city::Card, Vec<(f64, Space)>)> {
        let sight = self.sight();
        let places = |card: city::Card| -> Vec<(f64, Space)> {
            let Some(id) = card.building() else { return Vec::new() };
            let empty = self.estate().empty();
            let mut places: Vec<_> = empty.iter().map(|space| (sight.place(id, space), space)).collect();
            places.sort_by(|one, other| other.0.total_cmp(&one.0));
            places
        };
        self.world.hand(self.seat).iter().map(|&card| (card, places(card))).collect()
    }

    /// Solo: the pair that does most for the own city and least for the neutral one (CITY-10.6).
    fn pair(&self) -> Option<Action> {
        let mut best = (f64::MIN, None);
        self.each_pair(|action, places| {
            let worth = places.iter().map(|(worth, _)| *worth).fold(f64::MIN, f64::max);
            if worth > best.0 {
                best = (worth, Some(action));
            }
        });
        best.1
    }

    /// Solo: the ways to take a pair, each with what the spaces promise.
    pub(super) fn each_pair(&self, mut each: impl FnMut(Action, Vec<(f64, Space)>)) {
        let sight = self.sight();
        let Some(neutral) = Neutral::of(self.instinct, self.public()) else { return };
        for (pair, [one, other]) in (1..).zip(self.public().pairs()) {
            let ways = if one == other { 1 } else { 2 };
            for (place, left) in [(one, other), (other, one)].into_iter().take(ways) {
                let worth = |space| sight.place(place, space) - neutral.cost(&sight.lines, left, space);
                let places = self.estate().empty().iter().map(|space| (worth(space), space)).collect();
                each(Action::Pair { pair, place }, places);
            }
        }
    }

    /// The best space for the Building.
    fn space(&self, meant: Option<(BuildingId, Space)>) -> Option<Action> {
        if let Some((id, space)) = meant {
            let fits = self.world.desk(self.seat).card() == Some(id) && self.estate().empty().contains(space);
            if fits && !self.public().is_solo() {
                return Some(Action::Space(space));
            }
        }
        let mut best = (f64::MIN, None);
        for (worth, space) in self.places() {
            if worth > best.0 {
                best = (worth, Some(Action::Space(space)));
            }
        }
        best.1
    }

    /// What the Building that is to be placed brings on each space.
    fn places(&self) -> Vec<(f64, Space)> {
        let Some(id) = self.world.desk(self.seat).card() else { return Vec::new() };
        let sight = self.sight();
        let given = self.given();
        let neutral = given.and_then(|_| Neutral::of(self.instinct, self.public()));
        let worth = |space: Space| {
            let cost = neutral
                .as_ref()
                .zip(given)
                .map_or(0.0, |(neutral, left)| neutral.cost(&sight.lines, left, space));
            sight.place(id, space) - cost
        };
        self.estate().empty().iter().map(|space| (worth(space), space)).collect()
    }

    /// How much each of these choices is liked, in points; only the differences mean something.
    pub(super) fn likings(&self, actions: &[Action]) -> Vec<f64> {
        let desk = self.world.desk(self.seat);
        if desk.effect(self.public().pack()).is_none() {
            if desk.task() == Task::Space {
                let places = self.places();
                let place = |action: &Action| places.iter().find(|place| *action == Action::Space(place.1));
                return actions.iter().map(|action| place(action).map_or(0.0, |place| place.0)).collect();
            }
            if desk.task() == Task::Pool {
                let tokens = self.tokens();
                return actions.iter().map(|action| self.laying(&tokens, *action)).collect();
            }
            if desk.task() == Task::Keep && self.public().round() == 0 {
                return actions.iter().map(|action| self.drafting(*action)).collect();
            }
        }
        let choice = Quick { instinct: *self.instinct }.choose(self.world, self.seat, &mut Rng::from_seed(0));
        actions.iter().map(|action| if *action == choice { 1.0 } else { 0.0 }).collect()
    }

    /// What it promises to play one Project and to keep another.
    fn drafting(&self, action: Action) -> f64 {
        let Action::Keep { keep, play } = action else { return 0.0 };
        let worth = |card: city::Card| card.project().map_or(0.0, |id| self.project(id));
        keep.into_iter().map(|card| if card == play { worth(card) } else { 0.3 * worth(card) }).sum()
    }

    /// Solo: the Building that the neutral player gets.
    fn given(&self) -> Option<BuildingId> {
        if !self.public().is_solo() {
            return None;
        }
        let desk = self.world.desk(self.seat);
        let [one, other] = self.public().pairs().nth(usize::from(desk.pair()).checked_sub(1)?)?;
        Some(if desk.card() == Some(one) { other } else { one })
    }
}

/// The place of the greatest of the first so many, one left out.
fn greatest(worths: &[f64; 4], count: usize, without: usize) -> Option<usize> {
    let mut best: Option<usize> = None;
    for at in (0..count.min(4)).filter(|&at| at != without) {
        if best.is_none_or(|best| worths[at] > worths[best]) {
            best = Some(at);
        }
    }
    best
}
