//! Steady: looks at what each choice leads to in its own city, and weighs it.

use std::cmp::Reverse;

use city::{Action, Card, City, Estate, Task, View};
use engine::{Game, Imagine, Rng, Seat, Turn};

use super::chance::share;
use super::weights::{Milli, Weights};
use super::worth::Judge;
use players::Player;

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
        thought.best(&actions)
    }
}

/// One decision.
struct Thought<'a> {
    judge: Judge<'a>,
    world: City,
}

impl Thought<'_> {
    /// The action that leads to most.
    fn best(&mut self, actions: &[Action]) -> Action {
        let beam = self.judge.weights.beam;
        let begun = |&action: &Action| {
            let world = step(&self.world, self.judge.seat, action);
            Way { first: action, worth: self.judge.worth(&world), world }
        };
        let ways = actions.iter().map(begun).collect();
        self.judge.finish(ways, beam).first
    }

    /// Which two cards are taken, and which of them is played: the best one now, the other for later; what is left
    /// helps a neighbour.
    fn keep(&mut self, actions: &[Action]) -> Action {
        let mut trials: Vec<Trial> = Vec::new();
        for &action in actions {
            let Action::Keep { play, .. } = action else { continue };
            if trials.iter().all(|trial| trial.card != play) {
                trials.push(self.trial(action, play));
            }
        }
        let worth = |action: &Action| {
            let Action::Keep { keep: [one, other], play } = *action else { return Milli::MIN };
            let kept = if one == play { other } else { one };
            let trial = trials.iter().find(|trial| trial.card == play);
            trial.map_or(Milli::MIN, |trial| trial.worth + self.afterthought(&trials, trial, kept))
        };
        *actions
            .iter()
            .max_by_key(|action| (worth(action), Reverse(**action)))
            .expect("there are several actions")
    }

    /// What comes of a card that is played: a Building is placed as well as it can be.
    fn trial(&mut self, action: Action, card: Card) -> Trial {
        let seat = self.judge.seat;
        let world = revealed(step(&self.world, seat, action), seat);
        let worth = self.judge.worth(&world);
        let Way { worth, world, .. } = self.judge.finish(vec![Way { first: action, worth, world }], 1);
        Trial { card, worth, estate: *world.desk(seat).estate() }
    }

    /// What the kept card promises, less what the cards left promise the neighbour.
    fn afterthought(&self, trials: &[Trial], played: &Trial, kept: Card) -> Milli {
        let public = self.world.public();
        if public.turn() == 3 {
            return 0;
        }
        let seat = self.judge.seat;
        // Projects are compared with the least of them: what they are worth does not depend on the city yet.
        let least = trials.iter().map(|trial| trial.worth).min().unwrap_or(0);
        let promise = |estate: &Estate, card: Card| match card {
            Card::Building(id) => self.judge.promise(public, estate, id),
            Card::Project(_) => {
                trials.iter().find(|trial| trial.card == card).map_or(0, |trial| trial.worth - least)
            }
        };
        let mut left: Vec<Card> = self.world.hand(seat).to_vec();
        for taken in [played.card, kept] {
            if let Some(at) = left.iter().position(|card| *card == taken) {
                left.remove(at);
            }
        }
        let theirs = public.estate(public.receiver(seat));
        let given = left.into_iter().map(|card| promise(theirs, card)).max().unwrap_or(0);
        let given = if public.is_solo() { 0 } else { given };
        share(promise(&played.estate, kept), self.judge.weights.kept)
            - share(given, self.judge.weights.denial)
    }
}

/// A card of the hand, played in thought.
struct Trial {
    card: Card,
    worth: Milli,
    /// What lies in front of the player then.
    estate: Estate,
}

/// The world after a seat has chosen.
pub(super) fn step(world: &City, seat: Seat, action: Action) -> City {
    let mut after = world.clone();
    after.apply(seat, action, &mut ());
    after
}

/// The others play anything, so that the card of a seat that has chosen is revealed.
pub(super) fn revealed(mut world: City, seat: Seat) -> City {
    let turn = |world: &City| (world.public().phase(), world.public().round(), world.public().turn());
    let choosing = turn(&world);
    while turn(&world) == choosing {
        let Turn::Seats(owing) = world.turn() else { break };
        let Some(other) = owing.iter().find(|other| *other != seat) else { break };
        let mut actions = Vec::new();
        world.legal(other, &mut actions);
        let Some(any) = actions.first() else { break };
        world.apply(other, *any, &mut ());
    }
    world
}

/// Whether a seat is in the middle of a resolution: it places a Building or lays tokens.
fn resolves(world: &City, seat: Seat) -> bool {
    let owes = matches!(world.turn(), Turn::Seats(owing) if owing.contains(seat));
    let desk = world.desk(seat);
    let asks = desk.effect(world.public().pack()).is_some();
    owes && (asks || matches!(desk.task(), Task::Space | Task::Pool))
}

/// What a choice may lead to.
pub(super) struct Way {
    pub(super) first: Action,
    pub(super) worth: Milli,
    pub(super) world: City,
}

impl Judge<'_> {
    /// Goes these ways until the resolution that the seat is in is over, following so many at the same time, and
    /// gives the best.
    pub(super) fn finish(&mut self, ways: Vec<Way>, beam: usize) -> Way {
        let mut best: Option<Way> = None;
        let mut ways = ways;
        // A resolution is a Building and a few dozen tokens at most: it ends.
        loop {
            let (mut open, done): (Vec<_>, Vec<_>) =
                ways.into_iter().partition(|way| resolves(&way.world, self.seat));
            best = done.into_iter().chain(best).max_by_key(|way| (way.worth, Reverse(way.first)));
            open.sort_by_key(|way| (Reverse(way.worth), way.first));
            open.dedup_by(|one, other| one.world.desk(self.seat) == other.world.desk(self.seat));
            open.truncate(beam);
            if open.is_empty() {
                return best.expect("there was a way, and it has ended");
            }
            ways = open.iter().flat_map(|way| self.followers(way)).collect();
        }
    }

    /// What each choice of the seat leads to at once.
    fn followers(&mut self, way: &Way) -> Vec<Way> {
        let mut actions = Vec::new();
        way.world.legal(self.seat, &mut actions);
        let follow = |action| {
            let world = step(&way.world, self.seat, action);
            Way { first: way.first, worth: self.worth(&world), world }
        };
        actions.into_iter().map(follow).collect()
    }
}
