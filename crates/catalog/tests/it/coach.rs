//! What the coach says follows from what its seat knows.

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Options as _, Rng, Seat, Table};
use players::{Budget, Level, Roster};
use review::{Assessment, Considered};

/// What the coach says about a choice in a world, bounded by iterations alone.
fn assess<R: Roster<Game: Lawful>>(
    world: &R::Game,
    (seat, played): (Seat, <R::Game as Game>::Action),
    seed: u64,
) -> Option<Assessment> {
    let budget = Budget::own().iterations(6);
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    let view = world.view(Observer::Seat(seat));
    let considered = Considered::of::<R>((view, seat), legal, &mut Rng::from_seed(seed), &budget);
    considered.assess::<R>(played, &budget)
}

/// Two worlds that a seat cannot tell apart give it the same question, for the same draws and iterations. Gives how often
/// something was lost.
fn same_in_both<R: Roster<Game: Lawful>>(seats: u8) -> usize {
    let mut lost = 0;
    for seed in 0..3 {
        let options = <R::Game as Game>::Options::build(seats, &[]).unwrap();
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<R::Game>::open(options, &luck);
        for choices in 0..13 {
            let Some(seat) = table.turn().owing().first() else { break };
            let view = table.view(Observer::Seat(seat));
            let random = R::player(Level::Random).unwrap();
            if choices % 6 == 0 {
                let other = table.truth().vary(Observer::Seat(seat), &mut rng);
                let played = random.choose(&view, &mut rng);
                let [here, there] =
                    [table.truth(), &other].map(|world| assess::<R>(world, (seat, played), seed));
                assert_eq!(here, there, "{} with seed {seed} after {choices} choices", R::Game::NAME);
                lost += usize::from(here.is_some_and(|found| found.mark.is_some()));
            }
            table.play(seat, random.choose(&view, &mut rng), &luck).unwrap();
        }
    }
    lost
}

#[test]
fn a_question_tells_nothing_that_its_seat_may_not_know() {
    let lost = [
        same_in_both::<tricks_players::TricksPlayers>(3),
        same_in_both::<m_players::MPlayers>(3),
        same_in_both::<city_players::CityPlayers>(2),
        same_in_both::<isle_players::IslePlayers>(2),
    ];
    assert!(lost.iter().sum::<usize>() > 3, "choices at random lose something: {lost:?}");
}
