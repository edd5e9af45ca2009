//! The players from the literature in every game: they play by the rules, see no more than their seat, keep their
//! budget and beat chance. How strong they are beside ours stands in `docs/strength.md`.

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Options as _, Rng, Seat, Table};
use host::Level;
use lab::{Arena, Setting, Stopping};
use players::{Budget, Roster, Thought};

use crate::{all, catalogue};

fn arena(seats: u8, bots: &[Level], games: u64, iterations: u32) -> Arena {
    let setting = Setting { seats, options: Vec::new(), bots: bots.to_vec(), seed: 5 };
    let (iterations, stopping) = (Some(iterations), Stopping::WhenPlayed);
    Arena { setting, games, iterations, time: None, stopping }
}

/// A choice that the rules refuse would end the arena.
#[test]
fn whole_games_are_played_by_the_rules_with_every_number_of_seats() {
    for game in all() {
        for seats in (game.seats)() {
            let report = (game.laboratory.arena)(&arena(seats, Level::REFERENCES, 1, 2), &());
            let report = report.unwrap_or_else(|error| panic!("{}, {seats} seats: {error}", game.name));
            assert!(report.times.iter().all(|times| times.choices > 0), "{report}");
        }
    }
}

/// In games that are short enough for a test. Where a game is long and chance plays it not without sense, as in Mü and
/// Volcanic Isle, many more iterations are needed: those figures stand in `docs/strength.md`.
#[test]
fn they_beat_chance() {
    for game in catalogue().iter().filter(|game| ["m", "city"].contains(&game.name)) {
        for &level in Level::REFERENCES {
            let wanted = arena(3, &[level, Level::Random], 12, 200);
            let report = (game.laboratory.arena)(&wanted, &()).expect("an arena of two players");
            let success = report.ranking.performances[0].success.expect("several play").mean;
            assert!(success > 0.65, "{}: {level} has a success of {success}\n{report}", game.name);
        }
    }
}

/// Positions of games in which everything is drawn, and a seat that owes a choice there.
fn positions<G: Game>(seats: u8) -> impl Iterator<Item = (Table<G>, Seat)> {
    (0..12u64).filter_map(move |seed| {
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<G>::open(G::Options::build(seats, &[]).unwrap(), &luck);
        for _ in 0..(7 * seed) % 17 {
            let seat = table.turn().owing().first()?;
            let action = table.truth().sample(seat, &mut rng)?;
            table.play(seat, action, &luck).unwrap();
        }
        let seat = table.turn().owing().iter().last()?;
        Some((table, seat))
    })
}

/// Exchanges everything that a seat does not know and finds the same thought; it is within its budget, legal, and
/// comes again.
fn sees_only_its_view<R: Roster<Game: Lawful>>(seats: u8) {
    let mut varied = 0;
    for (seed, (table, seat)) in (0..).zip(positions::<R::Game>(seats)) {
        let observer = Observer::Seat(seat);
        let other = table.truth().vary(observer, &mut Rng::from_seed(seed));
        let is_other = format!("{other:?}") != format!("{:?}", table.truth());
        varied += u32::from(is_other);
        for &level in Level::REFERENCES {
            let think = |world: &R::Game| -> Thought<_> {
                let player = R::player(level).unwrap();
                player.think(&world.view(observer), &mut Rng::from_seed(seed), &Budget::own().iterations(9))
            };
            let thought = think(table.truth());
            assert_eq!(thought, think(&other), "{level} knows what {observer:?} may not");
            assert_eq!(thought, think(table.truth()), "{level} repeats itself");
            assert!(table.truth().check(seat, thought.choice).is_ok(), "{level} is asked for {seat}");
            assert!([0, 9].contains(&thought.iterations), "{level}: {}", thought.iterations);
        }
    }
    assert!(varied > 3, "only {varied} worlds had another one like them");
}

#[test]
fn they_see_nothing_but_the_view_of_their_seat() {
    sees_only_its_view::<toy_players::ToyPlayers>(3);
    sees_only_its_view::<m_players::MPlayers>(3);
    sees_only_its_view::<tricks_players::TricksPlayers>(4);
    sees_only_its_view::<city_players::CityPlayers>(3);
}

/// A game that never ends is given up in thought: everybody has a half.
#[test]
fn a_play_out_has_an_end() {
    let options = [("fault".to_owned(), "endless".to_owned())];
    let options = <toy::Toy as Game>::Options::build(2, &options).unwrap();
    let table = Table::<toy::Toy>::open(options, &Luck::from_seed(1));
    let view = table.view(Observer::Seat(Seat::default()));
    for &level in Level::REFERENCES {
        let player = toy_players::ToyPlayers::player(level).unwrap();
        let thought = player.think(&view, &mut Rng::from_seed(1), &Budget::own().iterations(12));
        assert_eq!(thought.iterations, 12);
        assert!(thought.candidates.iter().all(|one| (one.success - 0.5).abs() < 1e-9), "{thought:?}");
    }
}
