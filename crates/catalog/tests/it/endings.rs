//! Small endings, where everything can be tried: what a review says a choice lost, against all that could be chosen in
//! many more worlds.

use engine::{Game, Imagine, Luck, Observer, Options as _, Rng, SavedGame, Seat, Step, Table};
use players::rehearsal::Draws;
use players::{Level, Roster};
use review::{Effort, review};

/// A finished game of players at random.
fn played<R: Roster>(seats: u8, options: &[(&str, &str)], seed: u64) -> Table<R::Game> {
    let options: Vec<_> = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let options = <R::Game as Game>::Options::build(seats, &options).unwrap();
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::<R::Game>::open(options, &luck);
    while let Some(seat) = table.turn().owing().first() {
        let view = table.view(Observer::Seat(seat));
        let choice = R::player(Level::Random).unwrap().choose(&view, &mut rng);
        table.play(seat, choice, &luck).unwrap();
    }
    table
}

/// What the choice before a step lost against the best of all legal ones, in so many worlds.
fn tried<R: Roster<Game: Imagine>>(
    before: &Table<R::Game>,
    seat: Seat,
    played: Action<R>,
    worlds: u64,
) -> f64 {
    let view = before.view(Observer::Seat(seat));
    let mut legal = Vec::new();
    before.truth().legal(seat, &mut legal);
    let worth = |action: Action<R>| {
        let success = (0..worlds).map(|number| {
            let mut world = R::Game::imagine(&view, &mut Rng::from_seed(90_000 + number));
            world.apply(seat, action, &mut ());
            R::play_on(world, &mut Draws::of(number)).success[seat]
        });
        success.sum::<f64>() / f64::from(u32::try_from(worlds).unwrap())
    };
    legal.into_iter().map(worth).fold(f64::MIN, f64::max) - worth(played)
}

type Action<R> = <<R as Roster>::Game as Game>::Action;

/// Compares the losses of one seat in those positions of a game that are small endings; how many are right, of how
/// many.
fn compared<R: Roster<Game: Imagine>>(
    table: &Table<R::Game>,
    effort: &Effort,
    is_ending: impl Fn(&R::Game, Seat) -> bool,
) -> (usize, usize) {
    let saved = SavedGame::of(table);
    let found = review::<R>(&saved, effort).unwrap();
    let (mut right, mut all) = (0, 0);
    let mut walked = Table::<R::Game>::bare(table.options().clone());
    for (before, step) in table.steps().iter().enumerate() {
        let choice = found.choices.iter().find(|choice| choice.step == before + 1);
        if let (Step::Choice(seat, action), Some(choice)) = (step, choice)
            && choice.played != choice.advised
            && is_small(walked.truth(), *seat)
            && is_ending(walked.truth(), *seat)
        {
            let loss = choice.loss.unwrap();
            let exact = tried::<R>(&walked, *seat, *action, 400);
            all += 1;
            right += usize::from((loss.mean.max(0.0) - exact).abs() <= 0.02 + 2.1 * loss.error);
        }
        walked.take(step.clone()).unwrap();
    }
    (right, all)
}

/// Whether all that a seat can choose is compared by a review.
fn is_small<G: Game>(world: &G, seat: Seat) -> bool {
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    legal.len() <= 6
}

fn are_right(found: impl IntoIterator<Item = (usize, usize)>) {
    let (right, all) = found.into_iter().fold((0, 0), |(right, all), found| (right + found.0, all + found.1));
    assert!(all > 0, "no ending was compared");
    assert!(5 * (all - right) <= all, "{right} of {all} losses are what trying everything says");
}

/// With two or three cards left in a hand.
#[test]
fn what_the_last_tricks_of_tricks_lose() {
    let games = (0..3).map(|seed| {
        let table = played::<tricks_players::TricksPlayers>(3, &[("fixed_rounds", "3")], seed);
        let effort = Effort { iterations: Some(60), ..Effort::worlds(128) };
        compared::<tricks_players::TricksPlayers>(&table, &effort, |world, seat| {
            let held = world.hand(seat).plus(world.public().laid(seat)).len();
            (2..=3).contains(&held) && world.public().phase() == tricks::Phase::Trick
        })
    });
    are_right(games);
}

/// With at most two cards in the pile.
#[test]
fn what_the_last_cards_of_m_lose() {
    let games = (0..3).map(|seed| {
        let table = played::<m_players::MPlayers>(2, &[], seed);
        let effort = Effort { iterations: Some(60), ..Effort::worlds(64) };
        compared::<m_players::MPlayers>(&table, &effort, |world, _| world.public().pile().len() < 3)
    });
    are_right(games);
}
