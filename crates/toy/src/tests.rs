use agents::search::{Effort, Searcher};
use agents::{Budget, Played, Player, Thought};
use engine::laws::{self, Broken, Lawful};
use engine::{Game, Luck, Observer, Options, Rng, Seat, Table};

use crate::{Action, Toy, ToyOptions, View};

fn options(seats: u8, name: &str, value: &str) -> ToyOptions {
    ToyOptions::build(seats, &[(name.into(), value.into())]).unwrap()
}

#[test]
fn the_laws_hold() {
    let tables = ToyOptions::SEATS.flat_map(|seats| {
        [("rounds", "3"), ("lowest_wins", "true"), ("bonus", "7 18")]
            .map(|(name, value)| options(seats, name, value))
    });
    for (options, seed) in tables.flat_map(|options| (0..40).map(move |seed| (options, seed))) {
        let held = laws::hold::<Toy>(&options, seed, 1000);
        assert!(held.is_ok(), "seed {seed}: {}", held.unwrap_err());
    }
}

#[test]
fn a_leak_is_found() {
    let leaky = options(4, "fault", "leak");
    let broken = (0..40).find_map(|seed| laws::hold::<Toy>(&leaky, seed, 1000).err());
    assert!(matches!(broken, Some(Broken { law: 4 | 5, .. })), "{broken:?}");
}

#[test]
fn the_state_is_a_plain_copy() {
    assert!(size_of::<Toy>() <= 1024);
    assert_eq!(Toy::RULES.len(), 8);
}

#[test]
fn a_text_is_an_option_of_any_number_of_lines() {
    let chosen = |text: &str| options(2, "bonus", text).chosen().pop().unwrap().1;
    assert_eq!(chosen("18 # the best\r\n\n 7 12\n"), "7 12 18");
    assert_eq!(chosen("7 12 18"), "7 12 18");
    assert_eq!((chosen(""), chosen("none")), ("none".into(), "none".into()));
    let bad = ToyOptions::build(2, &[("bonus".into(), "7\n19 7".into())]).unwrap_err();
    assert_eq!(
        bad.to_string(),
        "option bonus cannot be so:\n  line 2: 19 is no number from 1 to 18\n  line 2: 7 only once"
    );
}

/// What a search thinks of a view.
fn thought(view: &View, seed: u64) -> Thought<Action> {
    Searcher::<Toy>::new(Effort::of(200)).think(view, &mut Rng::from_seed(seed), &Budget::own())
}

#[test]
fn a_search_plays_by_the_rules_and_better_than_chance() {
    let (mut ahead, games) = (0.0, 40);
    for seed in 0..games {
        let luck = Luck::from_seed(seed);
        let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), &luck);
        let (searcher, random) = (Searcher::<Toy>::new(Effort::of(200)), Toy::player("random").unwrap());
        let own = Seat::new(usize::try_from(seed % 3).unwrap()).unwrap();
        let mut rng = Rng::from_seed(seed);
        while let Some(seat) = table.turn().owing().first() {
            let view = table.view(Observer::Seat(seat));
            let player: &dyn Player<Toy> = if seat == own { &searcher } else { random.as_ref() };
            table.play(seat, player.choose(&view, &mut rng), &luck).unwrap();
        }
        let standing = table.turn().standing().unwrap();
        ahead += agents::search::Verdict::of(&standing).success[own] - 0.5;
    }
    assert!(ahead > 0.0, "{ahead} in {games} games");
}

#[test]
fn a_search_cannot_peek() {
    let mut rng = Rng::from_seed(3);
    for seed in 0..20 {
        let luck = Luck::from_seed(seed);
        let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), &luck);
        for _ in 0..seed % 9 {
            let seat = table.turn().owing().first().unwrap();
            let action = table.truth().sample(seat, &mut rng).unwrap();
            table.play(seat, action, &luck).unwrap();
        }
        for seat in table.turn().owing().iter() {
            let observer = Observer::Seat(seat);
            let other = table.truth().vary(observer, &mut rng);
            assert_ne!(&other, table.truth(), "there is something to peek at");
            let (one, two) = (thought(&table.view(observer), seed), thought(&other.view(observer), seed));
            assert_eq!(one, two);
            assert!(table.truth().check(seat, one.choice).is_ok(), "it is {seat} who chooses");
        }
    }
}
