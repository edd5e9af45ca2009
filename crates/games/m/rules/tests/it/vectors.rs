//! The test vectors of the rules document, every one.

use std::collections::BTreeSet;

use engine::laws::Lawful;
use engine::script::Scripted;
use engine::{Audience, Game, Happening, Illegality, Luck, Options, PerSeat, Rng, Seat, Standing, Turn};
use m::{Card, Cards, Cell, Event, M, Phase, Position, Score, TableOptions};
use toml::{Table, Value};

use crate::conformance::any_options;

/// All vectors of a kind.
fn vectors(kind: &str) -> Vec<Table> {
    let all: Table = include_str!("../vectors.toml").parse().expect("the data file is valid");
    let list = all[kind].as_array().expect("vectors are a list");
    list.iter().map(|vector| vector.as_table().expect("a vector is a table").clone()).collect()
}

fn text<'a>(vector: &'a Table, name: &str) -> &'a str {
    vector.get(name).map_or("", |value| value.as_str().expect("a text"))
}

fn number<T: TryFrom<i64>>(vector: &Table, name: &str) -> T {
    let number = vector[name].as_integer().and_then(|number| T::try_from(number).ok());
    number.unwrap_or_else(|| panic!("{}: {name} is no such number", text(vector, "id")))
}

fn texts<'a>(vector: &'a Table, name: &str) -> Vec<&'a str> {
    let list = vector.get(name).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    list.iter().map(|value| value.as_str().expect("a text")).collect()
}

fn cards(text: &str) -> Vec<Card> {
    let cards = text.split(',').filter(|card| !card.is_empty());
    cards.map(|card| card.parse().expect("a card")).collect()
}

fn options(vector: &Table) -> TableOptions {
    let chosen = vector.get("options").and_then(Value::as_table).cloned().unwrap_or_default();
    let value = |value: &Value| value.as_str().expect("a text").to_owned();
    let chosen: Vec<_> = chosen.iter().map(|(name, chosen)| (name.clone(), value(chosen))).collect();
    TableOptions::build(number(vector, "players"), &chosen).expect("the options are valid")
}

fn position(vector: &Table) -> M {
    let laid = |word: &str| -> (Cell, Card) {
        let (cell, card) = word.split_once(':').expect("a cell and a card");
        (cell.parse().expect("a cell"), card.parse().expect("a card"))
    };
    let table = text(vector, "table").split_whitespace().map(laid).collect();
    let token = |value: &Value| u8::try_from(value.as_integer().expect("a number")).expect("a small number");
    let mut position = Position::new(options(vector), table);
    position.hands = texts(vector, "hands").into_iter().map(cards).collect();
    position.collected = texts(vector, "collected").into_iter().map(cards).collect();
    position.pile = cards(text(vector, "pile"));
    position.tokens = vector
        .get("tokens")
        .and_then(Value::as_array)
        .map_or(Vec::new(), |all| all.iter().map(token).collect());
    position.turn = text(vector, "turn").parse().unwrap_or_default();
    position.just_laid = text(vector, "just_laid").parse().ok();
    position.set_up().unwrap_or_else(|bad| panic!("{}: {bad}", text(vector, "id")))
}

/// Takes a step, or asks a question; says what is wrong.
fn follow(world: &mut M, line: &str) -> Result<(), String> {
    if let Some(question) = line.strip_prefix("? ") {
        let (question, expected) = question.split_once(" = ").expect("a question has an answer");
        let answer = match question.strip_prefix("owed ") {
            Some(seat) => {
                let seat: Seat = seat.parse().expect("a seat");
                Some(world.owed(world.public().options(), seat).join(" / "))
            }
            None => world.fact(question),
        };
        let answer = answer.ok_or("there is no such fact")?;
        return if answer == expected { Ok(()) } else { Err(format!("it is {answer}")) };
    }
    let (step, expected) = line.split_once(" -> ").expect("a step has an expectation");
    let (seat, action) = step.split_once(' ').expect("a seat and an action");
    let seat: Seat = seat.parse().expect("a seat");
    let action = M::read_action(world.public().options(), action).map_err(|bad| bad.to_string())?;
    match (world.check(seat, action), expected.strip_prefix("ok")) {
        (Ok(()), Some(rules)) => {
            let mut told = Vec::new();
            world.apply(seat, action, &mut told);
            let cited: BTreeSet<String> = told.iter().map(|(_, event)| event.rule().to_string()).collect();
            let missing = rules.trim().split(',').find(|rule| !rule.is_empty() && !cited.contains(*rule));
            missing.map_or(Ok(()), |rule| Err(format!("no event cites {rule}; cited are {cited:?}")))
        }
        (Err(refused), None) if refused.rule().to_string() == expected => Ok(()),
        (Err(refused), _) => Err(format!("it is refused by {}: {refused}", refused.rule())),
        (Ok(()), None) => Err("it is allowed".into()),
    }
}

#[test]
fn positions_go_on_as_the_document_says() {
    let mut problems = Vec::new();
    let mut lines = 0;
    for vector in vectors("position") {
        let mut world = position(&vector);
        for line in texts(&vector, "lines") {
            lines += 1;
            if let Err(problem) = follow(&mut world, line) {
                problems.push(format!(
                    "{} {}: {line}: {problem}",
                    text(&vector, "id"),
                    text(&vector, "part")
                ));
                break;
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    assert!(lines > 200, "only {lines} lines");
}

#[test]
fn every_vector_of_the_document_is_there() {
    let kinds = ["position", "setup", "score", "victory", "random"];
    let all = kinds.iter().flat_map(|kind| vectors(kind));
    let ids: BTreeSet<String> = all.map(|vector| text(&vector, "id").to_owned()).collect();
    let expected: BTreeSet<String> = (1..=32).map(|number| format!("T-{number}")).collect();
    assert_eq!(ids, expected);
}

#[test]
fn setups_have_the_numbers_of_the_document() {
    for vector in vectors("setup") {
        let seats: u8 = number(&vector, "players");
        let options = TableOptions::new(seats).expect("2 to 6 play");
        let world = engine::Table::<M>::open(options, &Luck::from_seed(u64::from(seats))).truth().clone();
        let public = world.public();
        assert_eq!(options.deck_size(), number::<u8>(&vector, "deck"));
        assert_eq!(world.removed().len(), number::<usize>(&vector, "removed"));
        assert_eq!(public.pile().len(), number::<usize>(&vector, "pile"));
        assert_eq!(public.tokens().values().iter().sum::<u8>(), number::<u8>(&vector, "tokens"));
        let start: Vec<Cell> = public.layout().cells().iter().collect();
        let zigzag = ["0,1", "1,0", "2,1", "3,0", "4,1"].map(|cell| cell.parse().expect("a cell"));
        assert_eq!(start, zigzag);
        assert!(Seat::all(seats).all(|seat| world.hand(seat).len() == 4));
        assert_eq!(world.audit(), Ok(()), "all cards are there once");
    }
}

#[test]
fn scores_are_those_of_the_document() {
    for vector in vectors("score") {
        let collected: Cards = cards(text(&vector, "collected")).into_iter().collect();
        let score = Score::of(number(&vector, "tokens"), collected);
        assert_eq!(score.total(), number::<i32>(&vector, "total"), "{collected}");
        let lines = score.lines();
        assert_eq!(lines.iter().map(|line| line.value).sum::<i32>(), score.total(), "{collected}");
    }
}

#[test]
fn equal_totals_share_the_victory() {
    for vector in vectors("victory") {
        let numbers = |name: &str| -> Vec<i32> {
            let list = vector[name].as_array().expect("a list");
            list.iter()
                .map(|value| i32::try_from(value.as_integer().expect("a number")).expect("small"))
                .collect()
        };
        let (totals, ranks) = (numbers("totals"), numbers("ranks"));
        let count = u8::try_from(totals.len()).expect("at most six");
        let standing = Standing::by_score("test", PerSeat::from_fn(count, |seat| totals[seat.index()]));
        assert_eq!(standing.winners().to_string(), text(&vector, "winners"));
        assert!(standing.ranks.iter().all(|(seat, &rank)| i32::from(rank) == ranks[seat.index()]));
    }
}

#[test]
fn random_games_keep_the_properties_of_the_document() {
    for vector in vectors("random") {
        for seed in 0..number::<u64>(&vector, "games") {
            let seats = u8::try_from(2 + seed % 5).expect("at most six");
            let turns = play_and_look(any_options(seats, seed), seed);
            assert!(turns < number(&vector, "turns_max"), "game {seed} had {turns} turns");
        }
    }
}

/// Plays a random game and looks at every position (T-32); gives its number of turns.
fn play_and_look(options: TableOptions, seed: u64) -> u16 {
    let mut rng = Rng::from_seed(seed);
    let mut world = M::new(&options);
    let mut told: Vec<(Audience, Event)> = Vec::new();
    loop {
        match world.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = world.draw(&mut rng);
                world.resolve(&chance, &mut told);
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("somebody owes a choice");
                let action = world.sample(seat, &mut rng).expect("who owes a choice has one");
                world.apply(seat, action, &mut told);
            }
        }
        look(&world);
    }
    let events: Vec<Event> = told.into_iter().map(|(_, event)| event).collect();
    for (at, event) in events.iter().enumerate() {
        if let Event::Took { take, .. } = event {
            assert!(*take <= 5, "a phase has five takes at most");
        }
        if let Event::PhaseBegan { number: 1, .. } = event {
            assert!(
                matches!(events[at + 1], Event::Took { take: 1, .. }),
                "the first take is always possible"
            );
        }
    }
    world.public().turn_number()
}

fn look(world: &M) {
    let public = world.public();
    let seats = public.seats();
    assert_eq!(public.tokens().values().iter().sum::<u8>(), 6 * seats);
    if public.layout().is_empty() {
        return;
    }
    assert!(public.layout().is_one_group());
    let (width, height) = (public.layout().extent().width(), public.layout().extent().height());
    assert!(width <= 6 && height <= 6);
    let sizes = public.hand_sizes().values();
    assert!(sizes.iter().all(|&size| size <= 4));
    if matches!(public.phase(), Phase::Turn { .. }) && !public.pile().is_empty() {
        assert!(sizes.iter().all(|&size| size == 4));
    }
    if let Phase::Scoring(scoring) = public.phase() {
        assert!(!scoring.takable.is_empty(), "a phase that is on has a card to take");
    }
    let collected: usize = Seat::all(seats).map(|seat| public.collected(seat).len()).sum();
    let held: usize = sizes.iter().map(|&size| usize::from(size)).sum();
    let all = public.layout().len() + public.pile().len() + held + collected;
    assert_eq!(all, usize::from(public.options().deck_size()));
}
