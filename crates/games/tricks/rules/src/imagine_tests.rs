//! Imagined worlds are all possible ones, each as often as its chance.

use std::collections::BTreeMap;

use engine::{Game, Observer, Options};

use super::*;
use crate::options::MatchOptions;

/// Views of late positions that leave few worlds and in which several suits are bound.
fn puzzles(observer: Observer) -> Vec<View> {
    let mut rng = Rng::from_seed(5);
    let mut found = Vec::new();
    while found.len() < 6 {
        let options = MatchOptions::build(4 + u8::try_from(found.len() % 3).unwrap(), &[]).unwrap();
        let mut game = Tricks::new(&options);
        let deal = game.draw(&mut rng);
        game.resolve(&deal, &mut ());
        while let Some(seat) = game.public().turn() {
            let view = game.view(observer);
            let ways = if view.unseen().len() <= 9 { all_hands(&view).values().sum() } else { 0_u32 };
            if Unseen::by(&view).bound.len() >= 2 && (12..=2_000).contains(&ways) {
                found.push(view);
                break;
            }
            let action = game.sample(seat, &mut rng).unwrap();
            game.apply(seat, action, &mut ());
        }
    }
    found
}

/// All ways to hold the unseen cards, each with the number of shuffles that lead to it, found by
/// trying everything.
fn all_hands(view: &View) -> BTreeMap<Vec<CardSet>, u32> {
    let mut all = BTreeMap::new();
    let hands = Unseen::by(view).hands;
    try_all(view, &view.unseen().iter().collect::<Vec<_>>(), hands, &mut all);
    all
}

fn try_all(view: &View, cards: &[Card], hands: PerSeat<CardSet>, all: &mut BTreeMap<Vec<CardSet>, u32>) {
    let Some((&card, rest)) = cards.split_first() else {
        *all.entry(hands.values().to_vec()).or_default() += 1;
        return;
    };
    let suit = view.public().trumps().unwrap_or_default().effective_suit(card);
    for seat in Seat::all(hands.count()) {
        let room = hands[seat].len() < usize::from(view.public().hand_size(seat));
        if room && !view.is_void(seat, suit) {
            let mut hands = hands;
            hands[seat] = hands[seat].with(card);
            try_all(view, rest, hands, all);
        }
    }
}

/// Draws many times and compares with the chances; the bound is five standard deviations of the
/// sum of squares, and the seeds are fixed.
fn is_fair(view: &View, mut draw: impl FnMut(&mut Rng) -> PerSeat<CardSet>) {
    const DRAWS: u32 = 40_000;
    let expected = all_hands(view);
    let ways: u32 = expected.values().sum();
    let mut rng = Rng::from_seed(23);
    let mut seen: BTreeMap<Vec<CardSet>, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *seen.entry(draw(&mut rng).values().to_vec()).or_default() += 1;
    }
    assert!(seen.keys().all(|hands| expected.contains_key(hands)), "a world that cannot be");
    let squares: f64 = expected
        .iter()
        .map(|(hands, &count)| {
            let due = f64::from(DRAWS) * f64::from(count) / f64::from(ways);
            let off = f64::from(seen.get(hands).copied().unwrap_or(0)) - due;
            off * off / due
        })
        .sum();
    let freedom = f64::from(u32::try_from(expected.len() - 1).unwrap());
    assert!(squares < freedom + 5.0 * (2.0 * freedom).sqrt(), "{squares} at {freedom} degrees of freedom");
}

#[test]
fn a_seat_imagines_every_world_as_often_as_its_chance() {
    for view in puzzles(Observer::Seat(Seat::default())) {
        is_fair(&view, |rng| Tricks::imagine(&view, rng).hands);
    }
}

#[test]
fn a_spectator_imagines_every_world_as_often_as_its_chance() {
    for view in puzzles(Observer::Spectator) {
        is_fair(&view, |rng| Tricks::imagine(&view, rng).hands);
    }
}

#[test]
fn the_quick_draw_is_fair_by_itself() {
    for view in puzzles(Observer::Seat(Seat::default())) {
        let unseen = Unseen::by(&view);
        is_fair(&view, |rng| std::iter::repeat_with(|| unseen.quick(rng)).flatten().next().unwrap());
    }
}

#[test]
fn the_exact_draw_is_fair_by_itself() {
    for view in puzzles(Observer::Seat(Seat::default())) {
        let unseen = Unseen::by(&view);
        is_fair(&view, |rng| unseen.exact(rng));
    }
}

#[test]
fn the_exact_draw_arrives_in_every_position_of_many_games() {
    let mut rng = Rng::from_seed(8);
    for round in 0..40 {
        let options = MatchOptions::build(3 + round % 4, &[]).unwrap();
        let mut game = Tricks::new(&options);
        let deal = game.draw(&mut rng);
        game.resolve(&deal, &mut ());
        while let Some(seat) = game.public().turn() {
            for observer in [Observer::Seat(seat), Observer::Spectator] {
                let view = game.view(observer);
                let unseen = Unseen::by(&view);
                let world = Tricks::with_hands(view.public(), unseen.exact(&mut rng));
                assert_eq!(world.view(observer), view);
            }
            let action = game.sample(seat, &mut rng).unwrap();
            game.apply(seat, action, &mut ());
        }
    }
}

#[test]
fn the_omniscient_imagine_the_world_itself() {
    let mut game = Tricks::new(&MatchOptions::build(5, &[]).unwrap());
    let deal = game.draw(&mut Rng::from_seed(2));
    game.resolve(&deal, &mut ());
    let world = Tricks::imagine(&game.view(Observer::Omniscient), &mut Rng::from_seed(1));
    assert_eq!(world.hands, game.hands);
}
