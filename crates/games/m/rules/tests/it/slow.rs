//! The rules said again, slowly and plainly, over cards in a map; compared with the game in every position of
//! random games. Nothing here works with bits.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Rng, Seat, Turn};
use m::{Action, Area, Axis, Card, Cell, LineRule, M, Phase, Symbol, TableOptions};

use crate::conformance::any_options;

/// The cards on a table.
type Cards = BTreeMap<(i8, i8), Card>;

const EDGES: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

fn cards_of(world: &M) -> Cards {
    world.public().layout().iter().map(|(cell, card)| ((cell.x(), cell.y()), card)).collect()
}

fn beside(cards: &Cards, (x, y): (i8, i8)) -> Vec<((i8, i8), Card)> {
    let cells = EDGES.map(|(dx, dy)| (x + dx, y + dy));
    cells.into_iter().filter_map(|cell| Some((cell, *cards.get(&cell)?))).collect()
}

fn common(options: TableOptions, one: Card, other: Card) -> u8 {
    let symbol =
        one.symbol() == other.symbol() && (one.symbol() != Symbol::None || options.none_matches_none());
    u8::from(one.colour() == other.colour()) + u8::from(one.value() == other.value()) + u8::from(symbol)
}

/// M-4.2, M-4.4, M-5.2 and M-5.4.
fn fits(options: TableOptions, cards: &Cards, ever: &BTreeSet<(i8, i8)>, card: Card, cell: (i8, i8)) -> bool {
    let neighbours = beside(cards, cell);
    let limits: Vec<(i8, i8)> = match options.area() {
        Area::Floating => cards.keys().copied().collect(),
        Area::Fixed => ever.iter().copied().collect(),
    };
    let near = |one: i8, other: i8| (one - other).abs() <= 5;
    let within = |x, y| limits.iter().all(|&(other, row)| near(x, other) && near(y, row));
    !cards.contains_key(&cell)
        && !neighbours.is_empty()
        && within(cell.0, cell.1)
        && neighbours.iter().all(|&(_, other)| common(options, card, other) > 0)
}

/// M-8.1 to M-8.5.
fn triggers(options: TableOptions, cards: &Cards, card: Card, cell: (i8, i8), axis: Axis) -> bool {
    let along = |(x, y): (i8, i8)| if axis == Axis::Row { x } else { y };
    let across = |(x, y): (i8, i8)| if axis == Axis::Row { y } else { x };
    let mut line: BTreeSet<i8> =
        cards.keys().filter(|&&other| across(other) == across(cell)).map(|&other| along(other)).collect();
    line.insert(along(cell));
    let counted = match options.line_rule() {
        LineRule::Count => line.len(),
        LineRule::Contiguous => {
            let up = (along(cell)..=99).take_while(|place| line.contains(place)).count();
            let down = (-99..=along(cell)).rev().take_while(|place| line.contains(place)).count();
            up + down - 1
        }
    };
    let in_line = |other: (i8, i8)| across(other) == across(cell);
    counted >= 5
        && beside(cards, cell).iter().any(|&(other, mate)| in_line(other) && common(options, card, mate) >= 2)
}

/// M-9.6.
fn one_group(cards: &Cards) -> bool {
    let Some(&first) = cards.keys().next() else { return true };
    let mut reached = BTreeSet::from([first]);
    let mut open = vec![first];
    while let Some((x, y)) = open.pop() {
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
        for cell in around.filter(|cell| cards.contains_key(cell)) {
            if reached.insert(cell) {
                open.push(cell);
            }
        }
    }
    reached.len() == cards.len()
}

/// M-9.5 and M-9.7.
fn takable(cards: &Cards, in_line: impl Fn((i8, i8)) -> bool) -> BTreeSet<(i8, i8)> {
    let line: BTreeSet<(i8, i8)> = cards.keys().copied().filter(|&cell| in_line(cell)).collect();
    let may_go = |cell: &(i8, i8)| {
        let mut rest = cards.clone();
        rest.remove(cell);
        one_group(&rest)
    };
    if line.len() < 2 { BTreeSet::new() } else { line.into_iter().filter(may_go).collect() }
}

/// The highest score over all pairs of colours (M-11).
fn best_score(world: &M, seat: Seat) -> i32 {
    let mut sums = [0; 5];
    for card in world.public().collected(seat) {
        sums[card.colour().index()] += i32::from(card.value().points());
    }
    let total: i32 = sums.iter().sum();
    let pairs =
        (0..5).flat_map(|one| (0..5).filter(move |&other| other != one).map(move |other| (one, other)));
    let best = pairs.map(|(one, other)| 2 * (sums[one] + sums[other]) - total).max();
    best.unwrap_or_default() + 10 * i32::from(world.public().tokens()[seat])
}

fn compare(world: &M, ever: &BTreeSet<(i8, i8)>) {
    let (public, cards) = (world.public(), cards_of(world));
    let options = *public.options();
    let cell = |(x, y): (i8, i8)| Cell::new(x, y).expect("near");
    for seat in Seat::all(public.seats()) {
        assert_eq!(public.score(seat).total(), best_score(world, seat));
    }
    match public.phase() {
        Phase::Turn { seat } => {
            let mut expected = Vec::new();
            let around = cards.keys().flat_map(|&(x, y)| EDGES.map(|(dx, dy)| (x + dx, y + dy)));
            let around: BTreeSet<(i8, i8)> = around.collect();
            for card in world.hand(*seat).kinds() {
                let fitting = around.iter().copied().filter(|&at| fits(options, &cards, ever, card, at));
                expected.extend(fitting.map(|at| Action::Place { card, cell: cell(at) }));
            }
            let placements = expected.len();
            if placements == 0 || (options.voluntary_pass() && public.tokens()[*seat] > 0) {
                expected.push(Action::Pass);
                let exchanges = world.hand(*seat).kinds().filter(|_| !public.pile().is_empty());
                expected.extend(exchanges.map(|card| Action::Exchange { card }));
            }
            let mut legal = Vec::new();
            world.legal(*seat, &mut legal);
            assert_eq!(legal, expected);
            for action in &legal[..placements] {
                let Action::Place { card, cell } = *action else { unreachable!("these are placements") };
                let at = (cell.x(), cell.y());
                let prospect = public.prospect(*seat, card, cell).expect("it is legal");
                assert_eq!(usize::from(prospect.adjacent), beside(&cards, at).len());
                for axis in [Axis::Row, Axis::Column] {
                    let expected = triggers(options, &cards, card, at, axis);
                    assert_eq!(prospect.triggers.on(axis).is_some(), expected, "{card} {cell} {axis}");
                }
            }
            let kinds = Card::ALL
                .into_iter()
                .filter(|&card| around.iter().any(|&at| fits(options, &cards, ever, card, at)));
            assert!(kinds.eq(public.fitting_kinds()), "the kinds that fit somewhere");
        }
        Phase::Scoring(scoring) => {
            let line = scoring.by.line;
            let expected = takable(&cards, |at| line.contains(cell(at)));
            assert!(scoring.takable.iter().map(|cell| (cell.x(), cell.y())).eq(expected));
        }
        Phase::Shuffle | Phase::First | Phase::ChooseLine { .. } | Phase::Over(_) => {}
    }
}

#[test]
fn the_game_agrees_with_the_rules_said_slowly() {
    let mut positions = 0;
    for seed in 0..60 {
        let options = any_options(u8::try_from(2 + seed % 5).expect("at most six"), seed);
        let mut rng = Rng::from_seed(seed);
        let mut world = M::new(&options);
        let mut ever = BTreeSet::new();
        loop {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = world.draw(&mut rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().expect("somebody owes a choice");
                    let action = world.sample(seat, &mut rng).expect("who owes a choice has one");
                    world.apply(seat, action, &mut ());
                }
            }
            ever.extend(cards_of(&world).into_keys());
            compare(&world, &ever);
            positions += 1;
        }
    }
    assert!(positions > 4_000, "only {positions} positions were compared");
}
