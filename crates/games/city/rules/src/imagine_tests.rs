//! Imagined worlds are drawn evenly among those that fit the view.

use std::collections::BTreeMap;

use engine::{Game, Imagine, Observer, Options, Rng, Seat, Turn};

use crate::card::Card;
use crate::options::CityOptions;
use crate::phase::Phase;
use crate::state::City;

/// Plays random actions until a moment.
fn until(seats: u8, seed: u64, moment: impl Fn(&City) -> bool) -> City {
    let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
    let mut rng = Rng::from_seed(seed);
    let mut city = City::new(&options);
    while !moment(&city) {
        match city.turn() {
            Turn::Chance => {
                let chance = city.draw(&mut rng);
                city.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("somebody owes a choice");
                let action = city.sample(seat, &mut rng).expect("who owes a choice has one");
                city.apply(seat, action, &mut ());
            }
            Turn::Over(_) => panic!("the moment never came"),
        }
    }
    city
}

const SEATS: [&str; 2] = ["a", "b"];

fn seat(at: usize) -> Seat {
    SEATS[at].parse().expect("a seat")
}

/// How often each answer is given in worlds imagined from what `a` sees.
fn answers<T: Ord>(city: &City, worlds: u32, ask: impl Fn(&City) -> T) -> BTreeMap<T, u32> {
    let view = city.view(Observer::Seat(seat(0)));
    let mut rng = Rng::from_seed(9);
    let mut counts = BTreeMap::new();
    for _ in 0..worlds {
        *counts.entry(ask(&City::imagine(&view, &mut rng))).or_default() += 1;
    }
    counts
}

/// Whether each of so many answers comes about as often, within five standard deviations.
fn is_even(counts: &BTreeMap<impl Ord, u32>, kinds: u64) -> bool {
    let all: u64 = counts.values().map(|&count| u64::from(count)).sum();
    let off = |&count: &u32| (u64::from(count) * kinds).abs_diff(all);
    counts.len() as u64 == kinds && counts.values().all(|count| off(count).pow(2) < 25 * all * kinds)
}

#[test]
fn the_first_hand_of_another_is_any_card_not_seen() {
    let city = until(3, 1, |city| city.public.phase == Phase::Choose);
    let own = city.hand(seat(0)).clone();
    let counts =
        answers(&city, 26_000, |world| world.hand(seat(1))[0].project().map(crate::pack::ProjectId::index));
    assert!(
        own.iter().all(|card| !counts.contains_key(&card.project().map(crate::pack::ProjectId::index))),
        "{own:?}"
    );
    // Of a sorted hand the whole is even, not its first card: every card is in it equally often.
    let mut held = BTreeMap::new();
    let view = city.view(Observer::Seat(seat(0)));
    let mut rng = Rng::from_seed(3);
    for _ in 0..6_500 {
        for card in City::imagine(&view, &mut rng).hand(seat(1)) {
            *held.entry(*card).or_default() += 1;
        }
    }
    assert!(is_even(&held, 26), "{held:?}");
}

#[test]
fn what_was_passed_on_is_with_the_receiver() {
    let moment =
        |city: &City| city.public.phase == Phase::Choose && city.public.round == 1 && city.public.turn == 2;
    let city = until(3, 2, moment);
    let passed = city.memories[0].passed[0].clone();
    let receiver = city.public.receiver(seat(0));
    let view = city.view(Observer::Seat(seat(0)));
    let mut rng = Rng::from_seed(4);
    for _ in 0..50 {
        let world = City::imagine(&view, &mut rng);
        assert!(passed.iter().all(|card| world.hand(receiver).contains(card)));
        assert_eq!(world.hand(receiver).len(), 3);
    }
}

/// After the second turn what the receiver did not play is kept or left for the next, each as likely.
#[test]
fn what_was_not_played_is_kept_or_left() {
    let moment =
        |city: &City| city.public.phase == Phase::Resolve && city.public.round == 1 && city.public.turn == 2;
    let city = until(3, 5, moment);
    let receiver = city.public.receiver(seat(0));
    let played = city.public.played(receiver, 2);
    let passed: Vec<Card> =
        city.memories[0].passed[0].iter().copied().filter(|card| Some(*card) != played).collect();
    let first = passed[0];
    let counts = answers(&city, 2_000, |world| world.hand(receiver).contains(&first));
    assert!(is_even(&counts, 2), "{counts:?}");
}

/// Of each type as many are in the box as were removed; which ones, is even.
#[test]
fn the_box_is_any_of_each_type() {
    let city = until(2, 1, |city| city.public.round == 1);
    let own = city.hand(seat(0)).clone();
    let military: Vec<usize> = city
        .public
        .pack
        .building_ids()
        .filter(|&id| city.public.pack.building(id).kind == crate::pack::BuildingType::Military)
        .filter(|&id| !own.contains(&Card::Building(id)))
        .map(crate::pack::BuildingId::index)
        .collect();
    let mut boxed: BTreeMap<usize, u32> = BTreeMap::new();
    let view = city.view(Observer::Seat(seat(0)));
    let mut rng = Rng::from_seed(8);
    for _ in 0..2_000 {
        let world = City::imagine(&view, &mut rng);
        assert_eq!(world.removed.len(), 30);
        for id in world.removed.iter().filter(|id| military.contains(&id.index())) {
            *boxed.entry(id.index()).or_default() += 1;
        }
    }
    assert!(is_even(&boxed, military.len() as u64), "{boxed:?}");
}

#[test]
fn what_all_know_stays_small() {
    assert!(size_of::<crate::Public>() <= 1_024, "{}", size_of::<crate::Public>());
}

#[test]
fn what_no_seat_has_seen_is_arranged_anew_and_nobody_sees_a_difference() {
    let (mut piles, mut boxes, mut battles) = (0, 0, 0);
    for (seats, seed, rounds) in [(1, 1, 1), (2, 2, 3), (3, 3, 3), (5, 4, 3)] {
        for round in 1..=rounds {
            let city = until(seats, seed, |city| {
                city.public.round == round && matches!(city.turn(), Turn::Seats(_))
            });
            let mut other = city.clone();
            other.shuffle_unseen(&mut Rng::from_seed(seed));
            for seat in city.seats() {
                let observer = Observer::Seat(seat);
                assert_eq!(other.view(observer), city.view(observer));
            }
            let sorted = |pile: &crate::luck::BuildingPile, more: &[crate::pack::BuildingId]| {
                let mut cards: Vec<_> = pile.iter().chain(more).copied().collect();
                cards.sort_unstable();
                cards
            };
            assert_eq!(sorted(&other.buildings, &other.removed), sorted(&city.buildings, &city.removed));
            piles += u32::from(other.buildings != city.buildings || other.projects != city.projects);
            boxes += u32::from(other.removed != city.removed);
            battles += u32::from(other.battles != city.battles);
        }
    }
    assert!(piles >= 9 && boxes >= 3 && battles >= 3, "{piles} {boxes} {battles}");
}
