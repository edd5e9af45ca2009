//! Imagined worlds are drawn evenly from those that fit the view, and from no others.

use std::collections::BTreeMap;

use engine::{Game, Imagine, Observer, Rng, Seat};

use crate::card::Card;
use crate::deck::Cards;
use crate::options::TableOptions;
use crate::position::Position;
use crate::state::M;

fn cards(text: &str) -> Vec<Card> {
    text.split(',').map(|card| card.parse().expect("a card")).collect()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// The cards that nobody sees: two in the hand of `b`, two in the pile, two in the box.
const UNSEEN: &str = "r10c,r20c,g0,g10c,y30c,n40c";

/// A world in which everything but these six cards lies open. `a` is to move.
fn world() -> M {
    let options = TableOptions::new(2).expect("two may play");
    let unseen = cards(UNSEEN);
    let shown = options.deck().cards().without_all(unseen.iter().copied().collect());
    let shown: Vec<Card> = shown.iter().collect();
    let table = vec![("0,0".parse().expect("a cell"), shown[0])];
    let mut position = Position::new(options, table);
    position.hands = vec![vec![shown[1]], unseen[..2].to_vec()];
    position.pile = unseen[2..4].to_vec();
    position.collected = vec![shown[2..].to_vec()];
    position.set_up().expect("the position is sound")
}

/// How often each arrangement of the hidden cards is imagined by `a`: hand of `b`, pile, box.
fn imagined(world: &M, draws: u32) -> BTreeMap<String, u32> {
    let view = world.view(Observer::Seat(seat(0)));
    let mut rng = Rng::from_seed(7);
    let mut counts = BTreeMap::new();
    for _ in 0..draws {
        let world = M::imagine(&view, &mut rng);
        assert_eq!(world.view(Observer::Seat(seat(0))), view);
        let pile: Vec<Card> = world.pile_from_top().collect();
        *counts.entry(format!("{} {pile:?} {}", world.hand(seat(1)), world.removed)).or_default() += 1;
    }
    counts
}

/// Asserts that there are so many arrangements, and that each is drawn about equally often.
fn assert_even(counts: &BTreeMap<String, u32>, kinds: u32) {
    assert_eq!(u32::try_from(counts.len()), Ok(kinds));
    let draws: u32 = counts.values().sum();
    // Chi squared, without fractions: its mean is one less than the number of kinds, its standard
    // deviation the root of twice that; five of those are allowed.
    let times: u64 = counts.values().map(|&count| u64::from(count).pow(2)).sum();
    let chi_squared = times * u64::from(kinds) / u64::from(draws) - u64::from(draws);
    let most = u64::from(kinds) + 5 * u64::from(2 * kinds).isqrt();
    assert!(chi_squared < most, "chi squared is {chi_squared}, above {most}");
}

#[test]
fn all_arrangements_are_equally_likely() {
    // Six cards: two in a hand (unordered), two in the pile, two in the box (unordered).
    assert_even(&imagined(&world(), 36_000), 180);
}

#[test]
fn equal_cards_are_two_cards() {
    let options = TableOptions::new(2).expect("two may play");
    let mut unseen = cards("g0,g0,r10c");
    let shown: Vec<Card> =
        options.deck().cards().without_all(unseen.iter().copied().collect()).iter().collect();
    let mut position = Position::new(options, vec![("0,0".parse().expect("a cell"), shown[0])]);
    position.pile = vec![unseen.remove(0)];
    position.hands = vec![vec![shown[1]], unseen];
    position.collected = vec![shown[2..].to_vec()];
    let counts = imagined(&position.set_up().expect("the position is sound"), 9_000);
    // The Red 10 cube lies in the pile once in three times.
    assert_eq!(counts.len(), 2);
    let in_pile = counts.iter().find(|(world, _)| world.contains("[r10c]")).map(|(_, &count)| count);
    assert!(in_pile.is_some_and(|count| count.abs_diff(3_000) < 250), "{counts:?}");
}

#[test]
fn hands_agree_with_what_a_pass_has_shown() {
    let mut world = world();
    let fitting: Cards = cards("r10c,r20c,g0,g10c").into_iter().collect();
    world.public.proofs.passed(seat(1), fitting, 1);
    let counts = imagined(&world, 36_000);
    // Of the 15 pairs that b could hold, 6 are of fitting cards only; each leaves 12 arrangements.
    assert_even(&counts, 9 * 12);
    let hand = |world: &str| world.split(' ').next().map(String::from).unwrap_or_default();
    assert!(counts.keys().all(|world| hand(world).contains(['y', 'n'])), "{counts:?}");
}

#[test]
fn cards_adrift_are_not_in_the_box() {
    let mut world = world();
    world.adrift[seat(0)] = cards("g10c").into_iter().collect();
    let counts = imagined(&world, 36_000);
    // The Green 10 cube is in the box in a third of all arrangements.
    assert_even(&counts, 120);
    let in_box = |world: &str| world.rsplit(' ').next().map(String::from).unwrap_or_default();
    assert!(counts.keys().all(|world| !in_box(world).contains("g10c")), "{counts:?}");
}

#[test]
fn cards_whose_place_is_known_stay_there() {
    let mut world = world();
    world.put_under(seat(0), cards("r30c")[0]);
    world.hands[seat(1)].add(cards("b30c")[0], [seat(0)].into_iter().collect());
    world.public.hand_sizes[seat(1)] += 1;
    // These two were collected by `a` in this position.
    for card in cards("r30c,b30c") {
        world.public.collected[seat(0)] = world.public.collected[seat(0)].without(card);
    }
    let counts = imagined(&world, 18_000);
    assert_even(&counts, 180);
    assert!(counts.keys().all(|world| world.contains("b30c") && world.contains("r30c]")), "{counts:?}");
}

#[test]
fn a_hand_that_chance_would_hardly_ever_deal_is_mended() {
    let options = TableOptions::new(6).expect("six may play");
    let all: Vec<Card> = options.deck().cards().iter().collect();
    let mut position = Position::new(options, vec![("0,0".parse().expect("a cell"), all[0])]);
    position.hands = vec![all[1..5].to_vec(), all[86..].to_vec()];
    let mut world = position.set_up().expect("the position is sound");
    // The last four cards of the deck alone did not fit, and all four are held.
    let fitting: Cards = all[..86].iter().copied().collect();
    world.public.proofs.passed(seat(1), fitting, 4);
    world.adrift[seat(0)] = [all[86]].into_iter().collect();
    let view = world.view(Observer::Seat(seat(0)));
    let mut rng = Rng::from_seed(1);
    for _ in 0..20 {
        let imagined = M::imagine(&view, &mut rng);
        assert_eq!(imagined.view(Observer::Seat(seat(0))), view);
        assert_eq!(imagined.hand(seat(1)), world.hand(seat(1)));
    }
}

#[test]
fn what_no_seat_has_seen_is_arranged_anew_and_nobody_sees_a_difference() {
    let mut world = world();
    world.put_under(seat(0), cards("r30c")[0]);
    world.public.collected[seat(0)] = world.public.collected[seat(0)].without(cards("r30c")[0]);
    let views = |world: &M| [0, 1].map(|at| world.view(Observer::Seat(seat(at))));
    let (before, mut counts) = (views(&world), BTreeMap::new());
    for draw in 0..12_000 {
        let mut other = world.clone();
        other.shuffle_unseen(&mut Rng::from_seed(draw));
        assert_eq!(views(&other), before);
        let pile: Vec<Card> = other.pile_from_top().collect();
        *counts.entry(format!("{pile:?} {}", other.removed)).or_default() += 1;
    }
    // Two of four cards in the pile, in their order, above the one that `a` has put there.
    assert_even(&counts, 12);
}

#[test]
fn cards_stay_in_their_order_when_one_is_drawn() {
    let mut world = world();
    let order = |world: &M| {
        let mut world = world.clone();
        world.shuffle_unseen(&mut Rng::from_seed(3));
        world
            .removed
            .iter()
            .map(Some)
            .chain([None])
            .chain(world.pile_from_top().map(Some))
            .collect::<Vec<_>>()
    };
    world.shuffle_unseen(&mut Rng::from_seed(3));
    let before = order(&world);
    let (drawn, _) = world.draw_top();
    let left: Vec<_> = before.iter().copied().filter(|card| *card != Some(drawn)).collect();
    assert_eq!(order(&world), left);
}
