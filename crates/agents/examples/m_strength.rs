//! How strong a player of M is against others: duplicate deals, seats rotated.
//!
//! `cargo run --release -p agents --example m_strength -- ONE OTHER PLAYERS DEALS [FIRST_SEED]`: in every deal ONE sits
//! alone on each seat in turn, and OTHER on all the others. Its mean success is 0.5 if it is no better.
//! A player is a name, or `trials:ITERATIONS:TURNS`.
#![expect(clippy::print_stdout, reason = "a measurement tells what it measured")]

use std::time::{Duration, Instant};

use agents::m::Trials;
use agents::search::{Effort, Searcher};
use agents::{Played as _, Player};
use engine::{Luck, Observer, Rng, Seat, Standing, Table};
use m::{M, TableOptions};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, other: u64| given.get(at).and_then(|word| word.parse().ok()).unwrap_or(other);
    let [one, other] = [0, 1].map(|at| player(given.get(at).map_or("steady", String::as_str)));
    let (only, deals, first) = (number(2, 0), number(3, 10), number(4, 0));
    for seats in (2..=6).filter(|&seats| only == 0 || only == u64::from(seats)) {
        let mut clock = Clock::default();
        let by_deal: Vec<(f64, f64)> = (first..first + deals)
            .map(|seed| {
                let games = Seat::all(seats).map(|alone| {
                    let mut played = Played::new(seats, seed);
                    let standing = played.to_end([&*one, &*other], alone, &mut clock);
                    let points: i32 = standing.scores.values().iter().sum();
                    let own = standing.scores[alone];
                    let lead = f64::from(own) - f64::from(points - own) / f64::from(seats - 1);
                    (success(&standing, alone), lead)
                });
                let (sum, lead) = games.fold((0.0, 0.0), |all, game| (all.0 + game.0, all.1 + game.1));
                (sum / f64::from(seats), lead / f64::from(seats))
            })
            .collect();
        let (success, half) = mean(by_deal.iter().map(|deal| deal.0));
        let (lead, lead_half) = mean(by_deal.iter().map(|deal| deal.1));
        println!(
            "{seats} players, {deals} deals: success {success:.3} ± {half:.3}, lead {lead:.1} ± {lead_half:.1}; {:.2?} a choice, at most {:.2?}",
            clock.all / clock.choices.max(1),
            clock.slowest,
        );
    }
}

fn player(spec: &str) -> Box<dyn Player<M>> {
    let parts: Vec<&str> = spec.split(':').collect();
    let number = |at: usize| parts[at].parse().expect("a number");
    match parts[0] {
        "trials" => Box::new(Trials { iterations: number(1), own_turns: number(2) }),
        "tree" => Box::new(Searcher::new(Effort::of(number(1)))),
        name => M::player(name).expect("the name of a player"),
    }
}

#[derive(Default)]
struct Clock {
    choices: u32,
    all: Duration,
    slowest: Duration,
}

struct Played {
    table: Table<M>,
    luck: Luck,
    seed: u64,
}

impl Played {
    fn new(seats: u8, seed: u64) -> Self {
        let luck = Luck::from_seed(seed);
        let options = TableOptions::new(seats).expect("2 to 6 play");
        Self { table: Table::open(options, &luck), luck, seed }
    }

    fn to_end(&mut self, players: [&dyn Player<M>; 2], alone: Seat, clock: &mut Clock) -> Standing {
        let mut draws: Vec<Rng> = (0..6).map(|seat| Rng::from_seed(self.seed * 6 + seat)).collect();
        loop {
            if let Some(standing) = self.table.turn().standing() {
                return standing;
            }
            let seat = self.table.turn().owing().first().expect("the table draws its own luck");
            let view = self.table.view(Observer::Seat(seat));
            let started = Instant::now();
            let player = players[usize::from(seat != alone)];
            let action = player.choose(&view, &mut draws[seat.index()]);
            if seat == alone {
                clock.choices += 1;
                clock.all += started.elapsed();
                clock.slowest = clock.slowest.max(started.elapsed());
            }
            self.table.play(seat, action, &self.luck).expect("players play by the rules");
        }
    }
}

/// 1 for first place alone, 0 for last place alone; shared places are averaged.
fn success(standing: &Standing, seat: Seat) -> f64 {
    let own = standing.scores[seat];
    let others = standing.scores.iter().filter(|&(other, _)| other != seat);
    let beaten: f64 = others.map(|(_, &score)| f64::midpoint(f64::from(own.cmp(&score) as i8), 1.0)).sum();
    beaten / f64::from(standing.scores.count() - 1)
}

/// The mean, and half of its 95 % interval.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().fold(0.0, |count, _| count + 1.0);
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0f64).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
