//! Fits the beliefs of the quick player of Mū: one after the other is changed, and the change is kept if the player
//! does better with it, alone and against itself as it was.
//!
//! `cargo run --release -p city-players --example city_fit -- SEED CHANGES`
#![expect(clippy::print_stdout, reason = "an example prints what it found")]

use city::{City, CityOptions};
use city_players::{Instinct, Quick};
use engine::{Game, Options, Rng, Seat, Standing, Turn};

fn main() {
    let mut given = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("whole numbers"));
    let mut rng = Rng::from_seed(given.next().unwrap_or(1));
    let changes = given.next().unwrap_or(100);
    let mut best = Instinct::QUICK;
    let mut deal = 1_000_000 * u64::from(rng.next_u32() % 1000);
    for _ in 0..changes {
        let mut changed = best;
        let what = {
            let mut beliefs = changed.named();
            let count = u32::try_from(beliefs.len()).expect("few");
            let at = rng.below(count) as usize;
            let factor = [0.6, 0.75, 0.88, 1.14, 1.33, 1.6][rng.below(6) as usize];
            let (name, belief) = &mut beliefs[at];
            **belief *= factor;
            format!("{name} = {:.3}", **belief)
        };
        let mut sum = Sum::default();
        let better = loop {
            for _ in 0..100 {
                deal += 1;
                sum.add(gain(&best, &changed, deal));
            }
            let (mean, error) = (sum.mean(), sum.error());
            if mean < 0.25 * error || sum.count > 2500.0 && mean < error {
                break false;
            }
            if sum.count >= 600.0 && mean > 2.3 * error || sum.count > 4000.0 {
                break true;
            }
        };
        if better {
            best = changed;
            println!("{what}: +{:.3} ± {:.3} ({} deals)", sum.mean(), sum.error(), sum.count);
        }
    }
    println!("{best:?}");
}

/// What a change gains: alone, and among three who have not changed.
fn gain(old: &Instinct, new: &Instinct, deal: u64) -> f64 {
    let alone = |instinct: &Instinct| f64::from(play(1, deal, &|_| *instinct).scores[Seat::default()]);
    let seats = 2 + u8::try_from(deal % 4).expect("below 4");
    let mut ahead = 0.0;
    for turned in 0..2 {
        let at = usize::try_from((deal + turned) % u64::from(seats)).expect("below 5");
        let seat = Seat::new(at).expect("few seats");
        let standing = play(seats, deal, &|other| if other == seat { *new } else { *old });
        let all: i32 = standing.scores.values().iter().sum();
        let own = f64::from(standing.scores[seat]);
        ahead += own - (f64::from(all) - own) / f64::from(seats - 1);
    }
    0.3 * (alone(new) - alone(old)) + 0.7 * ahead / 2.0
}

fn play(seats: u8, deal: u64, instinct: &dyn Fn(Seat) -> Instinct) -> Standing {
    let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
    let mut world = City::new(&options);
    let mut rng = Rng::from_seed(deal);
    loop {
        match world.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance => {
                let chance = world.draw(&mut rng);
                world.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("somebody owes a choice");
                let action = Quick { instinct: instinct(seat) }.choose(&world, seat, &mut rng);
                world.apply(seat, action, &mut ());
            }
        }
    }
}

#[derive(Default)]
struct Sum {
    count: f64,
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.total += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.total / self.count
    }

    fn error(&self) -> f64 {
        ((self.squares / self.count - self.mean() * self.mean()) / self.count).sqrt()
    }
}
