//! Steady: looks at what each choice leads to in its own city, and weighs it.

use std::cmp::Reverse;

use city::{Action, Card, City, Estate, Task, View};
use engine::{Game, Imagine, Rng, Seat, Turn};

use super::chance::share;
use super::weights::{Milli, Weights};
use super::worth::Judge;
use crate::Player;

/// Takes the choice after which its city is worth most, its Building placed and its tokens laid as well as it can.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady {
    /// What it believes.
    pub weights: Weights,
}

impl Player<City> for Steady {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut actions = Vec::new();
        view.legal(&mut actions);
        let Some(seat) = view.seat().filter(|_| actions.len() > 1) else {
            return *actions.first().expect("a player is only asked when its seat owes a choice");
        };
        let known = std::array::from_fn(|battle| view.peeked(battle));
        let judge = Judge::new(&self.weights, seat, known);
        // The others' cards hardly matter: what a seat decides changes its own city only (CITY-11.2).
        let mut thought = Thought { judge, world: City::imagine(view, rng) };
        if matches!(actions[0], Action::Keep { .. }) {
            return thought.keep(&actions);
        }
        let worth = |action: &Action| (thought.outcome(*action), Reverse(*action));
        actions.iter().copied().max_by_key(worth).expect("there are at least two actions")
    }
}

/// One decision.
struct Thought<'a> {
    judge: Judge<'a>,
    world: City,
}

impl Thought<'_> {
    /// What an action leads to at best.
    fn outcome(&mut self, action: Action) -> Milli {
        let beam = if matches!(action, Action::Pair { .. }) { 1 } else { self.judge.weights.beam };
        let after = step(&self.world, self.judge.seat, action);
        self.judge.finish(after, beam).0
    }

    /// Which two cards are taken, and which of them is played: the best one now, the other for later; what is left
    /// helps a neighbour.
    fn keep(&mut self, actions: &[Action]) -> Action {
        let mut played: Vec<(Card, Milli, Estate)> = Vec::new();
        let mut best = (Milli::MIN, actions[0]);
        for &action in actions {
            let Action::Keep { keep: [one, other], play } = action else { continue };
            let kept = if one == play { other } else { one };
            let known = played.iter().position(|(card, ..)| *card == play).unwrap_or_else(|| {
                let (worth, world) = self.played(action);
                played.push((play, worth, *world.desk(self.judge.seat).estate()));
                played.len() - 1
            });
            let (_, worth, estate) = &played[known];
            let worth = worth + self.afterthought(estate, [play, kept]);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// What comes of a card that is played: a Building is placed as well as it can be.
    fn played(&mut self, action: Action) -> (Milli, City) {
        let seat = self.judge.seat;
        let mut world = step(&self.world, seat, action);
        // The others play anything, so that the card is revealed.
        while world.public().phase() == city::Phase::Choose {
            let Turn::Seats(owing) = world.turn() else { break };
            let Some(other) = owing.iter().find(|other| *other != seat) else { break };
            let mut actions = Vec::new();
            world.legal(other, &mut actions);
            let Some(any) = actions.first() else { break };
            world.apply(other, *any, &mut ());
        }
        self.judge.finish(world, 1)
    }

    /// What the kept card promises, less what the cards left promise the neighbour.
    fn afterthought(&self, estate: &Estate, [play, kept]: [Card; 2]) -> Milli {
        let public = self.world.public();
        if public.turn() == 3 {
            return 0;
        }
        let seat = self.judge.seat;
        let promise = |estate: &Estate, card: Card| match card {
            Card::Building(id) => self.judge.promise(public, estate, id),
            Card::Project(_) => 0,
        };
        let mut left: Vec<Card> = self.world.hand(seat).to_vec();
        for taken in [play, kept] {
            if let Some(at) = left.iter().position(|card| *card == taken) {
                left.remove(at);
            }
        }
        let theirs = public.estate(public.receiver(seat));
        let given = left.into_iter().map(|card| promise(theirs, card)).max().unwrap_or(0);
        let given = if public.is_solo() { 0 } else { given };
        share(promise(estate, kept), self.judge.weights.kept) - share(given, self.judge.weights.denial)
    }
}

/// The world after a seat has chosen.
fn step(world: &City, seat: Seat, action: Action) -> City {
    let mut after = world.clone();
    after.apply(seat, action, &mut ());
    after
}

/// Whether a seat is in the middle of a resolution: it places a Building or lays tokens.
fn resolves(world: &City, seat: Seat) -> bool {
    let owes = matches!(world.turn(), Turn::Seats(owing) if owing.contains(seat));
    let desk = world.desk(seat);
    let asks = desk.effect(world.public().pack()).is_some();
    owes && (asks || matches!(desk.task(), Task::Space | Task::Pool))
}

impl Judge<'_> {
    /// Finishes the resolution that the seat is in as well as it can, following so many ways at the same time.
    fn finish(&mut self, world: City, beam: usize) -> (Milli, City) {
        let mut best = (self.worth(&world), world.clone());
        if !resolves(&world, self.seat) {
            return best;
        }
        best.0 = Milli::MIN;
        let mut open = vec![world];
        // A resolution is a Building and a few dozen tokens at most: it ends.
        while !open.is_empty() {
            let followers: Vec<_> = open.iter().flat_map(|world| self.followers(world)).collect();
            let (mut next, done): (Vec<_>, Vec<_>) =
                followers.into_iter().partition(|(_, after)| resolves(after, self.seat));
            let end = done.into_iter().max_by_key(|(worth, _)| *worth);
            best = end
                .into_iter()
                .chain([best])
                .max_by_key(|(worth, _)| *worth)
                .expect("there is a best so far");
            next.sort_by_key(|(worth, _)| Reverse(*worth));
            next.dedup_by(|(_, one), (_, other)| one.desk(self.seat) == other.desk(self.seat));
            next.truncate(beam);
            open = next.into_iter().map(|(_, world)| world).collect();
        }
        best
    }

    /// What each choice of the seat leads to at once.
    fn followers(&mut self, world: &City) -> Vec<(Milli, City)> {
        let mut actions = Vec::new();
        world.legal(self.seat, &mut actions);
        let follow = |action| {
            let after = step(world, self.seat, action);
            (self.worth(&after), after)
        };
        actions.into_iter().map(follow).collect()
    }
}
