//! The vectors: positions, steps and what must come of them.

use engine::laws::Lawful;
use engine::script::Scripted;
use engine::{Audience, Game, Happening, Illegality, Seat, Turn};
use toml::Table;

use super::position::{position, put, read};
use crate::{Chance, Event, Illegal, Isle, IsleOptions};

const VECTORS: &str = include_str!("../../tests/vectors.toml");

#[test]
fn every_vector_comes_true() {
    let all: Table = VECTORS.parse().unwrap();
    let vectors = all["vector"].as_array().unwrap();
    assert!(vectors.len() > 60, "there are {} vectors", vectors.len());
    let failures: Vec<String> =
        vectors.iter().filter_map(|vector| run(vector.as_table().unwrap()).err()).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

fn run(vector: &Table) -> Result<(), String> {
    let id = vector["id"].as_str().unwrap();
    let (options, mut isle) = position(vector);
    for step in vector["steps"].as_array().unwrap() {
        let step = step.as_str().unwrap();
        take(&options, &mut isle, step).map_err(|what| format!("{id}: {step}\n    {what}"))?;
        isle.audit().map_err(|what| format!("{id}: {step}\n    {what}"))?;
    }
    Ok(())
}

fn take(options: &IsleOptions, isle: &mut Isle, line: &str) -> Result<(), String> {
    if let Some(question) = line.strip_prefix("? ") {
        return ask(options, isle, question);
    }
    if let Some(words) = line.strip_prefix("put ") {
        put(&mut isle.public, words);
        return Ok(());
    }
    let (step, expected) = line.split_once(" -> ").unwrap_or((line, "ok"));
    let mut seen: Vec<(Audience, Event)> = Vec::new();
    let outcome = if let Some(volcanoes) = step.strip_prefix("erupt ") {
        isle.public.draw_for_die();
        if let crate::Phase::Tokens(draw) = &mut isle.public.phase {
            draw.count = u8::try_from(volcanoes.split(',').count()).unwrap();
        }
        chance(options, isle, &format!("tokens {volcanoes}"), &mut seen)
    } else if let Some(text) = step.strip_prefix("! ") {
        chance(options, isle, text, &mut seen)
    } else {
        let (seat, action) = step.split_once(' ').unwrap();
        choose(isle, seat.parse().unwrap(), action, &mut seen)
    };
    compare(outcome, expected, &seen)
}

fn chance(
    options: &IsleOptions,
    isle: &mut Isle,
    text: &str,
    seen: &mut Vec<(Audience, Event)>,
) -> Result<(), Illegal> {
    let chance: Chance = Isle::read_chance(options, text).unwrap();
    assert_eq!(isle.turn(), Turn::Chance, "no luck is due for {text}");
    isle.check_chance(&chance)?;
    isle.resolve(&chance, seen);
    Ok(())
}

fn choose(
    isle: &mut Isle,
    seat: Seat,
    action: &str,
    seen: &mut Vec<(Audience, Event)>,
) -> Result<(), Illegal> {
    let action = read(action);
    isle.check(seat, action)?;
    isle.apply(seat, action, seen);
    Ok(())
}

fn ask(options: &IsleOptions, isle: &Isle, question: &str) -> Result<(), String> {
    let (question, expected) = question.split_once('=').unwrap();
    let expected = expected.split(" ISLE-").next().unwrap_or_default().trim();
    let answer = match question.trim().strip_prefix("owed ") {
        Some(seat) => Some(isle.owed(options, seat.parse().unwrap()).join(" / ")),
        None => isle.fact(question.trim()),
    };
    match answer {
        Some(answer) if answer == expected => Ok(()),
        answer => Err(format!("is {answer:?}")),
    }
}

fn compare(outcome: Result<(), Illegal>, expected: &str, seen: &[(Audience, Event)]) -> Result<(), String> {
    let mut words = expected.split_whitespace();
    match (outcome, words.next()) {
        (Ok(()), Some("ok")) => {
            let cited: Vec<String> = seen.iter().map(|(_, event)| event.rule().to_string()).collect();
            match words.find(|rule| !cited.iter().any(|other| other == rule)) {
                None => Ok(()),
                Some(rule) => Err(format!("no event cites {rule}, only {cited:?}")),
            }
        }
        (Ok(()), _) => Err("was allowed".into()),
        (Err(reason), Some(rule)) if reason.rule().to_string() == rule => Ok(()),
        (Err(reason), _) => Err(format!("was refused by {}: {reason}", reason.rule())),
    }
}
