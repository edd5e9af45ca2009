//! How well the players of Mū play: `steady` against `random`, against variants of itself, and what its games
//! among equals and alone look like.
//!
//! `cargo bench -p city-players --bench city -- WHAT GAMES SEATS PACK`, where PACK is a file of cards over the standard
//! ones and WHAT is `random`, `self`, a variant that plays
//! against the player as it is, or two variants: `beam=1,denial=0:beam=8`. With one seat the variants play alone.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use std::time::{Duration, Instant};

use city::{City, CityOptions, Level, Pack};
use city_players::{Random, Steady, Weights};
use engine::{Game, Luck, Observer, Options, Rng, Seat, Standing, Table, Turn};
use players::Player;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let what = given.first().map_or("random", String::as_str);
    let games = given.get(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    let only: Option<u8> = given.get(2).and_then(|seats| seats.parse().ok());
    let pack = given.get(3).map(|file| {
        let text = std::fs::read_to_string(file).expect("the file can be read");
        let pack = Pack::read_over(&text, &[(*Pack::standard()).clone()]).expect("the pack is valid");
        ("pack".to_owned(), pack.line())
    });
    let chosen: Vec<(String, String)> = pack.into_iter().collect();
    for seats in (1..=5_u8).filter(|seats| only.is_none_or(|only| only == *seats)) {
        let (one, other): (Box<dyn Player<City>>, Box<dyn Player<City>>) = match what {
            "random" => (Box::new(Steady::default()), Box::new(Random)),
            "self" => (Box::new(Steady::default()), Box::new(Steady::default())),
            variants => {
                let (one, other) = variants.split_once(':').unwrap_or((variants, ""));
                (Box::new(Steady { weights: changed(one) }), Box::new(Steady { weights: changed(other) }))
            }
        };
        let options = CityOptions::build(seats, &chosen).expect("1 to 5 play");
        if seats == 1 {
            alone(&options, games, &*one);
            alone(&options, games, &*other);
        } else {
            duel(&options, games, &*one, &*other);
        }
    }
}

/// Steady's weights with some numbers changed: `kept=200,denial=500`.
fn changed(variant: &str) -> Weights {
    let mut weights = Weights::STEADY;
    for change in variant.split(',').filter(|change| !change.is_empty()) {
        let (name, value) = change.split_once('=').expect("a variant is written name=number,name=number");
        let value: i64 = value.parse().expect("weights are whole numbers");
        let weight = match name {
            "beam" => {
                weights.beam = usize::try_from(value).expect("a beam is not negative");
                continue;
            }
            "token" => &mut weights.token,
            "paying_token" => &mut weights.paying_token,
            "idle_token" => &mut weights.idle_token,
            "half_edge" => &mut weights.half_edge,
            "bare_edge" => &mut weights.bare_edge,
            "food_symbol" => &mut weights.food_symbol,
            "faith_symbol" => &mut weights.faith_symbol,
            "strength_symbol" => &mut weights.strength_symbol,
            "food_each" => &mut weights.food_each,
            "food_spread" => &mut weights.food_spread,
            "victory" => &mut weights.victory,
            "threat" => &mut weights.threat,
            "doomed" => &mut weights.doomed,
            "type_loss" => &mut weights.type_loss,
            "hope" => &mut weights.hope,
            "gained_token" => &mut weights.gained_token,
            "extra_hope" => &mut weights.extra_hope,
            "surge" => &mut weights.surge,
            "cover" => &mut weights.cover,
            "relief" => &mut weights.relief,
            "kept" => &mut weights.kept,
            "denial" => &mut weights.denial,
            _ => panic!("there is no weight {name}"),
        };
        *weight = value;
    }
    weights
}

/// Plays a game, and gives its end and the slowest choice of the first player.
fn play(
    options: &CityOptions,
    seed: u64,
    player: impl Fn(Seat) -> bool,
    two: [&dyn Player<City>; 2],
) -> (Table<City>, Clock) {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<City>::open(options.clone(), &luck);
    let mut clock = Clock::default();
    while let Turn::Seats(owing) = table.turn() {
        let seat = owing.first().expect("somebody owes a choice");
        let view = table.view(Observer::Seat(seat));
        let first = player(seat);
        let again = rng.clone();
        let start = Instant::now();
        let action = two[usize::from(!first)].choose(&view, &mut rng);
        let mut took = start.elapsed();
        if first && took > clock.slowest {
            // Once more: somebody else may have had the core meanwhile.
            let start = Instant::now();
            two[0].choose(&view, &mut again.clone());
            took = took.min(start.elapsed());
        }
        if first {
            clock.tick(took);
        }
        table.play(seat, action, &luck).expect("players keep to the rules");
    }
    (table, clock)
}

/// How long choices take.
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

    fn add(&mut self, other: &Self) {
        self.slowest = self.slowest.max(other.slowest);
        self.all += other.all;
        self.choices += other.choices;
    }

    fn text(&self) -> String {
        format!("slowest choice {:?}, mean {:?}", self.slowest, self.all / self.choices.max(1))
    }
}

fn standing(table: &Table<City>) -> Standing {
    table.turn().standing().expect("the game is over")
}

/// One seat plays `one`, the others `other`; the seat changes from game to game.
fn duel(options: &CityOptions, games: u64, one: &dyn Player<City>, other: &dyn Player<City>) {
    let seats = options.seats();
    let (mut won, mut shared, mut points, mut theirs) = (0, 0, 0, 0);
    let mut clock = Clock::default();
    let mut sources = Sources::default();
    for seed in 0..games {
        let alone = Seat::new(usize::try_from(seed % u64::from(seats)).expect("below 5")).unwrap_or_default();
        let (table, ticks) = play(options, seed, |seat| seat == alone, [one, other]);
        clock.add(&ticks);
        let standing = standing(&table);
        won += u64::from(standing.ranks[alone] == 1);
        shared += u64::from(standing.ranks[alone] == 1 && standing.winners().len() > 1);
        points += i64::from(standing.scores[alone]);
        theirs += Seat::all(seats)
            .filter(|seat| *seat != alone)
            .map(|seat| i64::from(standing.scores[seat]))
            .sum::<i64>();
        sources.add(table.truth(), alone);
    }
    let (mean, means) = (tenths(points, games), tenths(theirs, games * u64::from(seats - 1)));
    println!(
        "{seats} players: won {won} ({shared} shared) of {games}; {mean} points against {means}; {}",
        clock.text()
    );
    println!("   {}", sources.text(games));
}

/// One player alone.
fn alone(options: &CityOptions, games: u64, player: &dyn Player<City>) {
    let (mut points, mut levels, mut clock) = (0, [0; 5], Clock::default());
    let mut sources = Sources::default();
    for seed in 0..games {
        let (table, ticks) = play(options, seed, |_| true, [player, player]);
        clock.add(&ticks);
        let result = standing(&table).scores[Seat::default()];
        points += i64::from(result);
        levels[Level::of(result) as usize] += 1;
        sources.add(table.truth(), Seat::default());
    }
    let levels: Vec<String> =
        Level::ALL.into_iter().zip(levels).map(|(level, games)| format!("{level} {games}")).collect();
    println!("alone: {} points; {}; {}", tenths(points, games), levels.join(", "), clock.text());
    println!("   {}", sources.text(games));
}

/// Where points come from.
#[derive(Default)]
struct Sources(Vec<(&'static str, i64)>, i64);

impl Sources {
    fn add(&mut self, end: &City, seat: Seat) {
        self.1 += i64::from(end.public().estate(seat).tokens_lost());
        for line in end.breakdown().swap_remove(seat.index()) {
            let what = match (line.rule.to_string().as_str(), line.what) {
                (rule, _) if rule.ends_with("9.6") => "Projects",
                (rule, _) if rule.ends_with("9.7") => "effects",
                (_, what) => what,
            };
            match self.0.iter_mut().find(|(known, _)| *known == what) {
                Some((_, points)) => *points += i64::from(line.value),
                None => self.0.push((what, line.value.into())),
            }
        }
    }

    fn text(&self, games: u64) -> String {
        let mut all: Vec<String> =
            self.0.iter().map(|(what, points)| format!("{what} {}", tenths(*points, games))).collect();
        all.push(format!("tokens lost {}", tenths(self.1, games)));
        all.join(", ")
    }
}

fn tenths(sum: i64, of: u64) -> String {
    let tenths = 10 * sum / i64::try_from(of).unwrap_or(1).max(1);
    format!("{}{}.{}", if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10)
}
