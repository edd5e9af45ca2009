//! Two players of Mū against each other: the same deals with seats rotated.
//!
//! `cargo run --release -p city-players --example city_duel -- ONE OTHER SEATS DEALS [FIRST]`: ONE takes one seat, OTHER
//! all others. Printed is the mean success of ONE with its 95 % interval by deal; 0.5 is as good as OTHER.
//! With one seat both play the same deals alone, and the difference of points is printed.
#![expect(clippy::print_stdout, reason = "an example prints what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use city_players::CityPlayers;
use std::time::{Duration, Instant};

use city::{City, CityOptions};
use engine::{Luck, Observer, Options, Rng, Seat, Standing, Table, Turn};
use players::search::Verdict;
use players::{Player, Roster};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, or: &str| given.get(at).cloned().unwrap_or_else(|| or.to_owned());
    let player = |name: &str| -> Box<dyn Player<City>> {
        city_players::variant(name)
            .or_else(|| CityPlayers::player(name))
            .unwrap_or_else(|| panic!("no player {name}"))
    };
    let (one, other) = (player(&word(0, "fierce")), player(&word(1, "steady")));
    let seats: u8 = word(2, "4").parse().expect("players");
    let deals: u64 = word(3, "20").parse().expect("deals");
    let first: u64 = word(4, "0").parse().expect("first deal");
    let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
    let mut clock = Clock::default();
    let (mut results, mut margins) = (Vec::new(), Vec::new());
    for deal in first..first + deals {
        if seats == 1 {
            let alone = |player: &dyn Player<City>, clock: &mut Clock| {
                f64::from(play(&options, deal, &|_| player, Seat::default(), clock).scores[Seat::default()])
            };
            let (own, theirs) = (alone(&*one, &mut clock), alone(&*other, &mut Clock::default()));
            results.push(own);
            margins.push(own - theirs);
            continue;
        }
        let (mut success, mut margin) = (0.0, 0.0);
        for alone in Seat::all(seats) {
            let standing =
                play(&options, deal, &|seat| if seat == alone { &*one } else { &*other }, alone, &mut clock);
            success += Verdict::of(&standing).success[alone];
            let others: i32 =
                Seat::all(seats).filter(|seat| *seat != alone).map(|seat| standing.scores[seat]).sum();
            margin += f64::from(standing.scores[alone]) - f64::from(others) / f64::from(seats - 1);
        }
        results.push(success / f64::from(seats));
        margins.push(margin / f64::from(seats));
    }
    let what = if seats == 1 { "points" } else { "success" };
    println!(
        "{} against {}, {seats} players, {deals} deals: {what} {}, ahead by {}; {}",
        word(0, "fierce"),
        word(1, "steady"),
        interval(&results),
        interval(&margins),
        clock.text()
    );
}

/// Plays a game and gives its standing.
fn play<'a>(
    options: &CityOptions,
    seed: u64,
    player: &dyn Fn(Seat) -> &'a dyn Player<City>,
    timed: Seat,
    clock: &mut Clock,
) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<City>::open(options.clone(), &luck);
    loop {
        let owing = match table.turn() {
            Turn::Over(standing) => return standing,
            Turn::Seats(owing) => owing,
            Turn::Chance => unreachable!("the table draws its own luck"),
        };
        let seat = owing.first().expect("somebody owes a choice");
        let view = table.view(Observer::Seat(seat));
        let start = Instant::now();
        let action = player(seat).choose(&view, &mut rng);
        if seat == timed {
            clock.tick(start.elapsed());
        }
        table.play(seat, action, &luck).expect("players keep to the rules");
    }
}

/// Mean and half the width of its 95 % interval.
fn interval(results: &[f64]) -> String {
    let count = f64::from(u32::try_from(results.len()).expect("few deals"));
    let mean = results.iter().sum::<f64>() / count;
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    format!("{mean:.3} ± {:.3}", 1.96 * (variance / count).sqrt())
}

#[derive(Default)]
struct Clock {
    slowest: Duration,
    all: Duration,
    choices: u32,
}

impl Clock {
    fn tick(&mut self, took: Duration) {
        self.slowest = self.slowest.max(took);
        self.all += took;
        self.choices += 1;
    }

    fn text(&self) -> String {
        format!("{:?} a choice, {:?} the slowest", self.all / self.choices.max(1), self.slowest)
    }
}
