//! Counts of sequences of choices: any change in the generation of actions shows here.

use engine::saved::read_step;
use engine::script::Scripted;
use engine::{Game, Options, Step, Table, Turn};
use tricks::{Action, MatchOptions, Tricks};

#[test]
fn the_numbers_of_sequences_are_those_of_the_table() {
    let mut seats = 0;
    let mut table: Option<Table<Tricks>> = None;
    let mut wrong = Vec::new();
    let mut counts = 0;
    for line in include_str!("../perft.txt").lines().map(str::trim) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "#" => {}
            "situation" => table = None,
            "option" => seats = rest.strip_prefix("players ").unwrap().parse().unwrap(),
            "perft" => {
                let (depth, expected) = rest.split_once(' ').unwrap();
                let found = count(table.as_ref().unwrap().truth(), depth.parse().unwrap());
                counts += 1;
                if found.to_string() != expected {
                    wrong.push(format!("{line}: {found}"));
                }
            }
            _ => {
                let options = MatchOptions::build(seats, &[]).unwrap();
                step(table.get_or_insert_with(|| Table::bare(options)), line);
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert_eq!(counts, 24);
}

fn step(table: &mut Table<Tricks>, line: &str) {
    if let Some(times) = line.strip_prefix("auto ") {
        for _ in 0..times.parse::<usize>().expect("a number of choices") {
            let seat = table.truth().public().turn().expect("the round goes on");
            let mut actions = Vec::new();
            table.truth().legal(seat, &mut actions);
            table.take(Step::Choice(seat, actions[0])).expect("a legal action");
        }
        return;
    }
    let step = match line.strip_prefix("~ ") {
        Some(sketch) => Step::Chance(table.truth().complete(sketch).expect("a deal")),
        None => read_step(table.options(), line).expect("a step"),
    };
    table.take(step).unwrap_or_else(|bad| panic!("{line}: {bad}"));
}

/// How many sequences of exactly `depth` choices lead on from here.
fn count(game: &Tricks, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Turn::Seats(owing) = game.turn() else { return 0 };
    let seat = owing.first().expect("somebody owes a choice");
    let mut actions: Vec<Action> = Vec::new();
    game.legal(seat, &mut actions);
    let after = |&action: &Action| {
        let mut next = *game;
        next.apply(seat, action, &mut ());
        count(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}
