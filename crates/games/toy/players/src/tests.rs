use engine::laws::Lawful as _;
use engine::{Game as _, Luck, Observer, Options as _, Rng, Seat, Table};
use players::search::{Effort, Searcher};
use players::{Budget, Level, Player, Roster as _, Thought};
use toy::{Action, Toy, ToyOptions, View};

use crate::ToyPlayers;

/// What a search thinks of a view.
fn thought(view: &View, seed: u64) -> Thought<Action> {
    Searcher::<ToyPlayers>::new(Effort::of(200)).think(view, &mut Rng::from_seed(seed), &Budget::own())
}

#[test]
fn a_search_plays_by_the_rules_and_better_than_chance() {
    let (mut ahead, games) = (0.0, 40);
    for seed in 0..games {
        let luck = Luck::from_seed(seed);
        let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), &luck);
        let (searcher, random) =
            (Searcher::<ToyPlayers>::new(Effort::of(200)), ToyPlayers::player(Level::Random).unwrap());
        let own = Seat::new(usize::try_from(seed % 3).unwrap()).unwrap();
        let mut rng = Rng::from_seed(seed);
        while let Some(seat) = table.turn().owing().first() {
            let view = table.view(Observer::Seat(seat));
            let player: &dyn Player<Toy> = if seat == own { &searcher } else { random };
            table.play(seat, player.choose(&view, &mut rng), &luck).unwrap();
        }
        let standing = table.turn().standing().unwrap();
        ahead += players::search::Verdict::of(&standing).success[own] - 0.5;
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

#[test]
fn choices_and_views_become_numbers() {
    conform::coding::<crate::ToyCoding>(&conform::Profile {
        given: &[("fault", "none")],
        ..conform::Profile::DEFAULT
    });
}
