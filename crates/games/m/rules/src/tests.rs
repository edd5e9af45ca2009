//! The small parts: cells on the torus, bags, hands, notation, sizes.

use engine::{Audience, Game, Options, Rng, Seat, SeatSet, Turn};

use crate::action::{Action, Chance};
use crate::card::{Card, Colour, Symbol, Value};
use crate::cell::{Axis, Cell};
use crate::cell_set::CellSet;
use crate::deck::{Cards, Deck};
use crate::hand::Hand;
use crate::options::TableOptions;
use crate::state::{Held, M};
use crate::torus::Torus;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> Cards {
    text.split(',').map(card).collect()
}

fn cell(x: i8, y: i8) -> Cell {
    Cell::new(x, y).expect("a cell")
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

#[test]
fn steps_on_the_torus_are_steps_on_the_table() {
    for (x, y) in [(0, 0), (7, 7), (-1, 8), (-9, -9), (85, -85)] {
        let here = cell(x, y);
        let neighbours = here.neighbours().map(Torus::only).fold(Torus::EMPTY, Torus::or);
        assert_eq!(Torus::only(here).edges(), neighbours);
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| Torus::only(cell(x + dx, y + dy))));
        assert_eq!(Torus::only(here).around(), around.fold(Torus::EMPTY, Torus::or));
        assert_eq!(Torus::only(here).and(Torus::row(y)), Torus::only(here));
        assert_eq!(Torus::only(here).and(Torus::column(x)), Torus::only(here));
        assert!(Torus::only(here).and(Torus::row(y + 1)).is_empty());
    }
    assert_eq!(Torus::row(3).len(), 8);
    assert_eq!(Torus::column(3).len(), 8);
    assert_eq!(Torus::row(3).and(Torus::column(-2)), Torus::only(cell(-2, 3)));
    assert_eq!(Torus::columns(6, 3), Torus::column(6).or(Torus::column(7)).or(Torus::column(8)));
    assert_eq!(Torus::rows(-2, 3), Torus::row(-2).or(Torus::row(-1)).or(Torus::row(0)));
}

#[test]
fn joints_hold_what_is_around_them() {
    let here = cell(-1, 7);
    let around: Vec<Torus> = Torus::only(here).around().minus(Torus::only(here)).singles().collect();
    for some in 0..256_u32 {
        let ring = (0..8).filter(|at| some >> at & 1 != 0).map(|at| around[at]).fold(Torus::EMPTY, Torus::or);
        let is_joint = ring.or(Torus::only(here)).joints().contains(here);
        assert_eq!(is_joint, ring.one().group(ring) != ring, "{some:b}");
    }
}

#[test]
fn sets_of_cells_are_in_the_order_of_cells_wherever_they_lie() {
    for (left, top) in [(0, 0), (-1, -1), (-13, 40), (6, -7)] {
        let cells = [cell(left, top), cell(left, top + 7), cell(left + 3, top + 1), cell(left + 7, top)];
        let bits = cells.iter().map(|&cell| Torus::only(cell)).fold(Torus::EMPTY, Torus::or);
        let set = CellSet::new(bits, cell(left, top));
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert!(cells.iter().all(|&cell| set.contains(cell)));
        // The same place on another lap is another cell.
        assert!(!set.contains(cell(left + 8, top)) && !set.contains(cell(left, top - 1)));
        // The same cells, seen from another corner.
        let first = CellSet::new(Torus::only(cells[0]), cells[0]);
        assert_eq!(first, CellSet::new(Torus::only(cells[0]), cell(left - 5, top - 5)));
        assert_ne!(first, CellSet::new(Torus::only(cells[0]), cell(left - 8, top)));
    }
}

#[test]
fn the_nth_cell_is_one_of_them() {
    let bits = Torus(0b1001_0110);
    let all: Vec<Torus> = bits.singles().collect();
    assert_eq!(all.len(), 4);
    assert!((0..4).all(|nth| bits.nth(nth) == all[nth as usize]));
}

#[test]
fn cards_are_read_as_they_are_written() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::new(card.colour(), card.value(), card.symbol()), Some(card));
    }
    assert_eq!(Card::new(Colour::Red, Value::ZERO, Symbol::Cube), None);
    assert_eq!(Card::new(Colour::Red, Value::ALL[1], Symbol::None), None);
    for (text, column) in
        [("x10c", 0), ("", 0), ("b", 1), ("b50c", 1), ("b0c", 1), ("b10", 3), ("b10x", 3), ("b10cc", 3)]
    {
        assert_eq!(text.parse::<Card>().expect_err(text).column, column, "{text}");
    }
}

#[test]
fn both_decks_are_even() {
    for deck in [Deck::FiveSymbols, Deck::FourSymbols] {
        let all = deck.cards();
        assert_eq!(all.len(), 90);
        assert!(Colour::ALL.iter().all(|&colour| all.points(colour) == 400));
        for (colour, value) in Colour::ALL.iter().flat_map(|&colour| Value::ALL.map(|value| (colour, value)))
        {
            let count = all.iter().filter(|card| (card.colour(), card.value()) == (colour, value)).count();
            assert_eq!(count, if value == Value::ZERO { 2 } else { 4 });
        }
        assert_eq!(deck.in_order().into_iter().collect::<Cards>(), all);
        assert!(deck.in_order().is_sorted());
    }
    // Every pair of a value and a symbol is missing in exactly one colour.
    let with =
        |value, symbol| Colour::ALL.into_iter().filter_map(move |colour| Card::new(colour, value, symbol));
    for (value, symbol) in
        Value::ALL[1..].iter().flat_map(|&value| Symbol::ALL[..5].iter().map(move |&symbol| (value, symbol)))
    {
        assert_eq!(with(value, symbol).filter(|&card| Deck::FiveSymbols.has(card)).count(), 4);
    }
}

#[test]
fn bags_count_second_zeros() {
    let bag = cards("b0,b0,r10c,r0");
    assert_eq!(
        (bag.len(), bag.count(card("b0")), bag.count(card("r0")), bag.count(card("g0"))),
        (4, 2, 1, 0)
    );
    assert_eq!(bag.iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["b0", "b0", "r0", "r10c"]);
    assert_eq!(bag.without(card("b0")), cards("b0,r0,r10c"));
    assert_eq!(bag.without_all(cards("b0,b0,r0")), cards("r10c"));
    assert_eq!(bag.without_all(cards("b0")), cards("b0,r0,r10c"));
    assert_eq!(cards("b0").without_all(cards("b0,b0")), Cards::EMPTY);
    assert_eq!(cards("b10c,b40t,b0,r10c").points(Colour::Blue), 50);
    assert_eq!(bag.kinds().len(), 3);
    assert_eq!(bag.in_colour(Colour::Red), cards("r0,r10c"));
}

#[test]
fn hands_are_in_order() {
    let hand: Hand = ["y30c", "b0", "r10c", "b0"].map(card).into_iter().collect();
    assert_eq!(hand.to_string(), "b0,b0,r10c,y30c");
    assert_eq!(hand.kinds().count(), 3);
    assert_eq!(hand.without(card("b0")).to_string(), "b0,r10c,y30c");
    assert_eq!(hand.without(card("g0")), hand);
    assert_eq!(hand.without(card("y30c")).with(card("n0")).to_string(), "b0,b0,r10c,n0");
}

#[test]
fn what_is_known_of_equal_cards_does_not_tell_them_apart() {
    let only = |index: usize| SeatSet::only(seat(index));
    let both = only(1).with(seat(2));
    let held_after = |known_to: [SeatSet; 2]| {
        let mut held = Held::default();
        for known_to in known_to {
            held.add(card("b0"), known_to);
        }
        held
    };
    let held = held_after([both, only(1)]);
    assert_eq!(held, held_after([only(1), both]), "nothing tells which of them came first");
    assert_eq!(held.known_by(seat(1)).to_string(), "b0,b0");
    assert_eq!(held.known_by(seat(2)).to_string(), "b0");
    // One of them is laid: whoever knew of one only knows of none now.
    let mut after = held;
    assert_eq!(after.remove(card("b0")), both);
    assert_eq!((after.known_by(seat(1)).len(), after.known_by(seat(2)).len()), (1, 0));
}

#[test]
fn a_card_given_away_unseen_leaves_the_same_knowledge_whichever_it_was() {
    let (one, two) = (SeatSet::only(seat(1)), SeatSet::only(seat(2)));
    let mut held = Held::default();
    for (text, known_to) in [("b0", one.with(seat(2))), ("b0", one), ("r10c", two), ("y20t", one)] {
        held.add(card(text), known_to);
    }
    for text in ["b0", "r10c", "y20t"] {
        let (mut after, mut lost) = (held, Vec::new());
        after.give_away(card(text), |seat, card| lost.push((seat, card)));
        assert_eq!(after.hand, held.hand.without(card(text)));
        assert_eq!(after.known_by(seat(1)).to_string(), "b0", "{text}");
        assert!(after.known_by(seat(2)).is_empty(), "{text}");
        let expected =
            [("b0", 1), ("b0", 2), ("r10c", 2), ("y20t", 1)].map(|(text, by)| (seat(by), card(text)));
        assert_eq!(lost, expected, "{text}");
    }
}

#[test]
fn actions_are_read_as_they_are_written() {
    let usual = TableOptions::new(4).expect("four may play");
    let both = TableOptions::build(4, &[("double_line".into(), "both".into())]).expect("valid");
    let place = Action::Place { card: card("b40c"), cell: cell(3, -1) };
    for (options, action, text) in [
        (usual, place, "place b40c 3,-1"),
        (usual, Action::Pass, "pass"),
        (usual, Action::Exchange { card: card("g0") }, "pass exchange g0"),
        (usual, Action::ChooseLine(Axis::Row), "line row"),
        (both, Action::ChooseLine(Axis::Column), "order column"),
        (usual, Action::Take(cell(-3, 0)), "take -3,0"),
    ] {
        assert_eq!(M::action_text(&options, action), text);
        assert_eq!(M::read_action(&options, text), Ok(action));
        let spaced = format!("  {} ", text.replace(' ', "   "));
        assert_eq!(M::read_action(&options, &spaced), Ok(action));
    }
    for (text, column) in [
        ("", 0),
        ("lay b40c", 0),
        ("order row", 0),
        ("place", 5),
        ("place b45c 1,1", 7),
        ("place b40c", 10),
        ("place b40c 1;1", 11),
        ("place b40c 01,1", 11),
        ("place b40c 1,+1", 13),
        ("place b40c 1,100", 11),
        ("place b40c 1,1 now", 15),
        ("pass b40c", 5),
        ("pass exchange", 13),
        ("line diagonal", 5),
        ("take 1", 5),
    ] {
        let misread = M::read_action(&usual, text).expect_err(text);
        assert_eq!(misread.column, column, "{text}: {misread}");
    }
}

#[test]
fn luck_is_read_as_it_is_written() {
    let options = TableOptions::new(4).expect("four may play");
    let shuffle = Chance::Shuffle(Deck::FiveSymbols.in_order());
    let text = M::chance_text(&options, &shuffle);
    assert!(text.starts_with("shuffle b0,b0,b10c,b10m,"));
    assert_eq!(M::read_chance(&options, &text), Ok(shuffle));
    assert_eq!(M::read_chance(&options, "first c"), Ok(Chance::First(seat(2))));
    let (short, long) = (text.rsplit_once(',').expect("90 cards").0.to_owned(), format!("{text},b0"));
    for (text, column) in
        [("", 0), ("deal a", 0), ("first", 5), ("first x", 6), ("first a b", 8), ("shuffle", 7)]
    {
        assert_eq!(M::read_chance(&options, text).expect_err(text).column, column, "{text}");
    }
    assert_eq!(M::read_chance(&options, &short).expect_err("89 cards").column, short.len());
    assert_eq!(M::read_chance(&options, &long).expect_err("91 cards").column, text.len() + 1);
}

#[test]
fn an_exchange_is_told_to_nobody_else() {
    let world = M::new(&TableOptions::new(4).expect("four may play"));
    let told = |action| world.audience(seat(2), action);
    assert_eq!(told(Action::Exchange { card: card("g0") }), Audience::Only(SeatSet::only(seat(2))));
    assert_eq!(told(Action::Pass), Audience::Everyone);
    assert_eq!(told(Action::Take(cell(0, 0))), Audience::Everyone);
}

#[test]
fn nothing_stands_on_the_heap() {
    assert!(!std::mem::needs_drop::<M>(), "a state has no heap");
    assert!(!std::mem::needs_drop::<Action>(), "an action has no heap");
}

/// Looks at every position of a random game.
fn at_each_step(seats: u8, seed: u64, mut look: impl FnMut(&M, &mut Rng)) {
    let (mut game, mut rng) = (M::new(&TableOptions::new(seats).expect("2 to 6 play")), Rng::from_seed(seed));
    loop {
        match game.turn() {
            Turn::Chance => game.resolve(&game.clone().draw(&mut rng), &mut ()),
            Turn::Seats(owing) => {
                look(&game, &mut rng);
                let seat = owing.first().expect("somebody owes a choice");
                let action = game.sample(seat, &mut rng).expect("who owes a choice has one");
                game.apply(seat, action, &mut ());
            }
            Turn::Over(_) => return,
        }
    }
}

#[test]
fn what_is_looked_at_closely_is_what_the_whole_table_says() {
    for seats in 2..=6 {
        at_each_step(seats, u64::from(seats), |game, _| {
            game.public().layout().iter().for_each(|(cell, _)| looks_whether_it_holds(game, cell));
            Seat::all(seats).for_each(|seat| looks_what_it_brings(game, seat));
        });
    }
}

/// Whether a card may be taken is what the group of all others says.
fn looks_whether_it_holds(game: &M, cell: Cell) {
    let (layout, line) = (game.public().layout(), cell.line(Axis::Row));
    let rest = layout.occupied().minus(Torus::only(cell));
    let loose = rest.one().group(rest) == rest && layout.line(line).len() > 1;
    assert_eq!(layout.takable(line).contains(cell), loose, "{cell}");
}

/// Rewards are what would be paid, and points what the cards show.
fn looks_what_it_brings(game: &M, seat: Seat) {
    let public = game.public();
    for card in game.hand(seat).kinds() {
        let prospects = public.prospects(seat, card);
        let wanted = prospects.map(|at| (at.cell, at.payments.count(), !at.triggers.is_empty()));
        assert!(public.glances(seat, card).eq(wanted));
    }
    let by_card = |colour: Colour| -> u16 {
        let cards = public.collected(seat).in_colour(colour).iter();
        cards.map(|card| u16::from(card.value().points())).sum()
    };
    assert_eq!(Colour::ALL.map(|colour| public.collected(seat).points(colour)), Colour::ALL.map(by_card));
}

#[test]
fn a_sample_is_the_action_at_the_drawn_place_of_the_list() {
    for seats in 2..=6 {
        at_each_step(seats, 7, |game, rng| {
            let seat = game.turn().owing().first().expect("somebody owes a choice");
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            let picked = rng.clone().pick(&actions).copied();
            assert_eq!(game.sample(seat, &mut rng.clone()), picked);
        });
    }
}
