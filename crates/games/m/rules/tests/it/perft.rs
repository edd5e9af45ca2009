//! How many different sequences of actions there are from fixed deals: any change in what is legal shows.

use engine::script::Scripted;
use engine::{Game, Options, Turn};
use m::{M, TableOptions};

/// A table of the options, the deal and the counts for depths 1, 2, 3 and 4.
const TABLE: &str = include_str!("../perft.txt");

fn open(options: &str, deal: &str) -> M {
    let mut words: Vec<(String, String)> = options
        .split(',')
        .map(|word| word.split_once('=').expect("a name and a value"))
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    let seats = words.remove(0).1.parse().expect("the number of players comes first");
    let options = TableOptions::build(seats, &words).expect("the options are valid");
    let mut world = M::new(&options);
    for sketch in [deal, "first a"] {
        let chance = world.complete(sketch).expect("the deal is sound");
        assert_eq!(world.check_chance(&chance), Ok(()));
        world.resolve(&chance, &mut ());
    }
    world
}

fn count(world: &M, depth: u32) -> u64 {
    let Turn::Seats(owing) = world.turn() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let seat = owing.first().expect("somebody owes a choice");
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    let after = |action| {
        let mut next = world.clone();
        next.apply(seat, action, &mut ());
        count(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

#[test]
fn sequences_of_actions_are_counted() {
    let mut rows = 0;
    for line in TABLE.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let [options, deal, counts] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("a row has three parts: {line}")
        };
        let world = open(options, deal);
        let found: Vec<String> =
            (1..).zip(counts.split(' ')).map(|(depth, _)| count(&world, depth).to_string()).collect();
        assert_eq!(found.join(" "), counts, "{line}");
        rows += 1;
    }
    assert_eq!(rows, 10);
}
