//! The vectors: positions, steps, and what must come of them.

use engine::script::Scripted;
use engine::{Game, Happening, Illegality, Seat};
use toml::Table;

use super::position::{ask, position, set, settle};
use crate::desk::{Desk, Task};
use crate::pack::{Bag, Colour, Token};
use crate::phase::Phase;
use crate::space::Line;
use crate::{City, CityOptions, Event};

const VECTORS: &str = include_str!("../../tests/vectors.toml");

#[test]
fn every_vector_comes_true() {
    let all: Table = VECTORS.parse().unwrap();
    let vectors = all["vector"].as_array().unwrap();
    assert!(vectors.len() > 55, "there are {} vectors", vectors.len());
    let failures: Vec<String> =
        vectors.iter().filter_map(|vector| run(vector.as_table().unwrap()).err()).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

fn run(vector: &Table) -> Result<(), String> {
    let id = vector["id"].as_str().unwrap();
    let (options, mut city) = position(vector);
    let steps = vector["steps"].as_array().unwrap();
    assert!(steps.iter().any(|step| step.as_str().unwrap().contains(['?', '>'])), "{id} expects nothing");
    for step in steps {
        let step = step.as_str().unwrap();
        take(&options, &mut city, step).map_err(|what| format!("{id}: {step}\n    {what}"))?;
    }
    Ok(())
}

/// Carries out one line: a question, a change of the position, something to decide, or a decision.
fn take(options: &CityOptions, city: &mut City, line: &str) -> Result<(), String> {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    match verb {
        "?" => return question(options, city, rest),
        "set" => {
            let (side, what) = rest.split_once(' ').unwrap();
            set(city, if side == "n" { 1 } else { side.parse::<Seat>().unwrap().index() }, what);
            settle(city);
        }
        "place" => {
            let (seat, card) = seat_and(rest);
            let card = city.public.pack.find_building(card);
            ask(city, seat, Phase::Resolve, |city| Desk { card, ..asked(city, seat, Task::Space) });
        }
        "pool" => {
            let (seat, tokens) = seat_and(rest);
            let pool = tokens.split_whitespace().fold(Bag::EMPTY, |bag, word| bag.with(token(word), 1));
            ask(city, seat, Phase::Resolve, |city| Desk { pool, ..asked(city, seat, Task::Pool) });
        }
        "rebuild" => {
            let (seat, card) = seat_and(rest);
            let card = city.public.pack.find_building(card).unwrap();
            city.hands[seat.index()].push(crate::Card::Building(card));
            city.ask(Phase::RoundEnd);
        }
        "lose" => {
            let (seat, line) = seat_and(rest);
            let line: Line = line.parse().unwrap();
            (city.public.round, city.public.battle) = (2, 2);
            city.public.battles[2] = Some(line);
            city.public.phase = Phase::Damage;
            ask(city, seat, Phase::Damage, |city| {
                let mut desk = asked(city, seat, Task::Done);
                desk.lose(&city.public, line);
                desk
            });
            city.go_on(&mut ());
        }
        "battle" => {
            let lines: Vec<Line> = rest.split(',').map(|line| line.parse().unwrap()).collect();
            city.public.round = 2;
            city.public.battle = u8::try_from(3 - lines.len()).unwrap();
            city.battles[3 - lines.len()..3].copy_from_slice(&lines);
            city.show_battle(&mut ());
            city.go_on(&mut ());
        }
        _ => return decide(options, city, line),
    }
    Ok(())
}

/// The desk of a seat that is asked this.
fn asked(city: &City, seat: Seat, task: Task) -> Desk {
    Desk::asked(city.public.estates[seat.index()], task)
}

fn seat_and(text: &str) -> (Seat, &str) {
    let (seat, rest) = text.split_once(' ').unwrap();
    (seat.parse().unwrap(), rest)
}

fn token(word: &str) -> Token {
    word.chars().next().and_then(Colour::of_letter).filter(|_| word.len() == 1).map_or(Token::Any, Token::Of)
}

fn question(options: &CityOptions, city: &City, text: &str) -> Result<(), String> {
    let (question, wanted) = text.split_once(" = ").unwrap();
    let answer = match question.strip_prefix("owed ") {
        Some(seat) => Some(Game::owed(city, options, seat.parse().unwrap()).join(" / ")),
        None => city.fact(question),
    };
    match answer {
        Some(answer) if answer == wanted => Ok(()),
        answer => Err(format!("is {answer:?}")),
    }
}

fn decide(options: &CityOptions, city: &mut City, line: &str) -> Result<(), String> {
    let (step, wanted) = line.split_once(" -> ").unwrap_or((line, "ok"));
    let (seat, text) = seat_and(step.trim());
    let action = City::read_action(options, text).map_err(|bad| bad.to_string())?;
    if let Err(refused) = Game::check(city, seat, action) {
        let rule = refused.rule().to_string();
        return if rule == wanted { Ok(()) } else { Err(format!("is refused: {refused} [{rule}]")) };
    }
    let mut seen: Vec<(engine::Audience, Event)> = Vec::new();
    city.apply(seat, action, &mut seen);
    let mut words = wanted.split([' ', ',']).filter(|word| !word.is_empty());
    if words.next() != Some("ok") {
        return Err("is allowed".into());
    }
    let cited: Vec<String> = seen.iter().map(|(_, event)| event.rule().to_string()).collect();
    match words.find(|rule| !cited.iter().any(|cited| cited == rule)) {
        Some(rule) => Err(format!("no event cites {rule}; cited are {cited:?}")),
        None => Ok(()),
    }
}
