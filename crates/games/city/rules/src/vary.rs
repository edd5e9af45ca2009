//! Worlds that an observer cannot tell apart, made from the rules on who has seen which card.

use engine::{Observer, Rng, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::desk::Choice;
use crate::options::RemovedBuildings;
use crate::public::BATTLES;
use crate::state::City;

/// Where a hidden card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(usize, usize),
    Passing(usize, usize),
    Pile(usize),
    ProjectPile(usize),
    Discard(usize),
    ProjectDiscard(usize),
    Box(usize),
}

/// The places of the cards that an observer has never seen.
pub(crate) struct Hidden<'a> {
    truth: &'a City,
    observer: Observer,
    places: Vec<Place>,
}

impl<'a> Hidden<'a> {
    pub(crate) fn from(truth: &'a City, observer: Observer) -> Self {
        let mut places = Vec::new();
        let own = observer.seat();
        let memory = own.map(|seat| truth.memories[seat.index()].clone()).unwrap_or_default();
        // Cards that the observer has held are not hidden from it, wherever they are now.
        let mut held: Vec<Card> = memory.gone.iter().chain(memory.passed.iter().flatten()).copied().collect();
        let mut is_new = |card: Card| {
            let at = held.iter().position(|&other| other == card);
            at.map(|at| held.swap_remove(at)).is_none()
        };
        for seat in truth.seats().filter(|&seat| own != Some(seat)) {
            let at = seat.index();
            let hand = truth.hands[at].iter().enumerate().filter(|&(_, &card)| is_new(card));
            places.extend(hand.map(|(nth, _)| Place::Hand(at, nth)).collect::<Vec<_>>());
            let left = truth.passing[at].iter().enumerate().filter(|&(_, &card)| is_new(card));
            places.extend(left.map(|(nth, _)| Place::Passing(at, nth)).collect::<Vec<_>>());
        }
        let discards = truth.discards.iter().enumerate().filter(|&(_, &id)| is_new(Card::Building(id)));
        places.extend(discards.map(|(nth, _)| Place::Discard(nth)).collect::<Vec<_>>());
        let discards =
            truth.project_discards.iter().enumerate().filter(|&(_, &id)| is_new(Card::Project(id)));
        places.extend(discards.map(|(nth, _)| Place::ProjectDiscard(nth)).collect::<Vec<_>>());
        places.extend((0..truth.buildings.len()).map(Place::Pile));
        places.extend((0..truth.projects.len()).map(Place::ProjectPile));
        if truth.public.variants.removed_buildings == RemovedBuildings::Hidden {
            places.extend((0..truth.removed.len()).map(Place::Box));
        }
        Self { truth, observer, places }
    }

    /// Exchanges some hidden cards, in a world that is like the truth otherwise.
    pub(crate) fn shuffle_some(&self, rng: &mut Rng, world: &mut City) {
        for _ in 0..=rng.below(12) {
            if let (Some(&one), Some(&other)) = (rng.pick(&self.places), rng.pick(&self.places)) {
                swap(world, one, other);
            }
        }
        world.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        world.passing.iter_mut().for_each(|cards| cards.sort_unstable());
        world.discards.sort_unstable();
        world.project_discards.sort_unstable();
        world.removed.sort_unstable();
        self.swap_battles(rng, world);
        self.choose_again(rng, world);
    }

    /// Battle cards that nobody has turned up and the observer has not looked at.
    fn swap_battles(&self, rng: &mut Rng, world: &mut City) {
        let truth = self.truth;
        if truth.public.battles.iter().all(Option::is_none) {
            return;
        }
        let seen = self.observer.seat().map_or(0, |seat| {
            truth.desks[seat.index()].estate.peeked | truth.public.estates[seat.index()].peeked
        });
        let hidden: Vec<usize> = (0..=BATTLES)
            .filter(|&at| truth.public.battles.get(at).copied().flatten().is_none() && seen >> at & 1 == 0)
            .collect();
        if let (Some(&one), Some(&other)) = (rng.pick(&hidden), rng.pick(&hidden)) {
            world.battles.swap(one, other);
        }
    }

    /// Seats that have chosen from another hand have chosen otherwise.
    fn choose_again(&self, rng: &mut Rng, world: &mut City) {
        for seat in self.truth.seats().filter(|&seat| self.observer.seat() != Some(seat)) {
            let at = seat.index();
            world.desks[at].spare = match world.hands[at].first() {
                Some(Card::Building(id)) if !self.truth.desks[at].spare.is_empty() => {
                    [*id].into_iter().collect()
                }
                _ => world.desks[at].spare.clone(),
            };
            if world.desks[at].choice.is_none() || world.hands[at] == self.truth.hands[at] {
                continue;
            }
            world.desks[at].choice = any_choice(world, seat, rng);
        }
    }
}

fn any_choice(world: &City, seat: Seat, rng: &mut Rng) -> Option<Choice> {
    let mut choices = Vec::new();
    let desk = world.fresh_desk(seat);
    desk.offers(&world.public, &world.hands[seat.index()], &mut |action| {
        if let Action::Keep { keep, play } = action {
            choices.push(Choice { keep, play });
        }
    });
    rng.pick(&choices).copied()
}

fn card(world: &City, place: Place) -> Card {
    match place {
        Place::Hand(at, nth) => world.hands[at][nth],
        Place::Passing(at, nth) => world.passing[at][nth],
        Place::Pile(nth) => Card::Building(world.buildings[nth]),
        Place::ProjectPile(nth) => Card::Project(world.projects[nth]),
        Place::Discard(nth) => Card::Building(world.discards[nth]),
        Place::ProjectDiscard(nth) => Card::Project(world.project_discards[nth]),
        Place::Box(nth) => Card::Building(world.removed[nth]),
    }
}

fn put(world: &mut City, place: Place, card: Card) {
    match (place, card) {
        (Place::Hand(at, nth), card) => world.hands[at][nth] = card,
        (Place::Passing(at, nth), card) => world.passing[at][nth] = card,
        (Place::Pile(nth), Card::Building(id)) => world.buildings[nth] = id,
        (Place::Discard(nth), Card::Building(id)) => world.discards[nth] = id,
        (Place::Box(nth), Card::Building(id)) => world.removed[nth] = id,
        (Place::ProjectPile(nth), Card::Project(id)) => world.projects[nth] = id,
        (Place::ProjectDiscard(nth), Card::Project(id)) => world.project_discards[nth] = id,
        _ => {}
    }
}

/// Exchanges two cards of one kind; in the box as many of each type remain (CITY-1.5).
fn swap(world: &mut City, one: Place, other: Place) {
    let (first, second) = (card(world, one), card(world, other));
    let alike = match (first, second) {
        (Card::Building(first), Card::Building(second)) => {
            let boxed = matches!(one, Place::Box(_)) != matches!(other, Place::Box(_));
            let pack = &world.public.pack;
            !boxed || pack.building(first).kind == pack.building(second).kind
        }
        (Card::Project(_), Card::Project(_)) => true,
        (Card::Building(_), Card::Project(_)) | (Card::Project(_), Card::Building(_)) => false,
    };
    if alike {
        put(world, one, second);
        put(world, other, first);
    }
}
