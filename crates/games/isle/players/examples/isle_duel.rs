//! How strong the players of Volcanic Isle are: duplicate games of one player alone against the others.
//!
//! `cargo run --release -p isle-players --example isle_duel -- ONE OTHER SEATS DEALS [SEED]`. ONE and OTHER are names
//! of players, or variants such as `fierce/games=200,turns=8`. In every deal, the same seed is played
//! once for each seat of ONE. Prints the mean success of ONE with its 95 % interval: 0.5 is equal strength.
#![expect(clippy::print_stdout, reason = "a measuring program tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use isle_players::IslePlayers;
use std::time::{Duration, Instant};

use engine::{Luck, Observer, Options, Rng, Seat, Standing, Table, Turn};
use isle::{Isle, IsleOptions};
use isle_players::{CASUAL, FIERCE, GENTLE, KEEN, Steady, Walks, Weights};
use players::search::{Effort, Searcher, Verdict};
use players::{Player, Roster};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, seats, deals, rest @ ..] = given.as_slice() else {
        println!("isle ONE OTHER SEATS DEALS [SEED]");
        return;
    };
    let deals: u64 = deals.parse().expect("DEALS is a number");
    let first: u64 = rest.first().map_or(1, |seed| seed.parse().expect("SEED is a number"));
    for seats in seats.split(',') {
        let seats: u8 = seats.parse().expect("SEATS is 2, 3, 4 or several of them");
        let mut duel = Duel::between(player(one), player(other));
        for seed in first..first + deals {
            duel.deal(seats, seed);
            if (seed - first + 1).is_multiple_of(10) {
                println!("  after {} deals: {}", seed - first + 1, duel.result());
            }
        }
        println!("{one} among {other}, {seats} players, {deals} deals: {}", duel.result());
        println!("{}", duel.details(seats));
    }
}

/// A player by its name, or one with some numbers changed.
fn player(text: &str) -> Box<dyn Player<Isle>> {
    let (name, changes) = text.split_once('/').unwrap_or((text, ""));
    let changes = changes.split(',').filter(|change| !change.is_empty());
    let changes: Vec<(&str, &str)> =
        changes.map(|change| change.split_once('=').expect("a change is written name=number")).collect();
    match name {
        "tree" => {
            let iterations = changes.first().map_or(200, |(_, value)| value.parse().expect("a number"));
            Box::new(Searcher::<IslePlayers>::new(Effort::of(iterations)))
        }
        "gentle" | "casual" | "steady" => {
            let mut weights = match name {
                "gentle" => GENTLE,
                "casual" => CASUAL,
                _ => Weights::STEADY,
            };
            for (key, value) in changes {
                change(&mut weights, key, value.parse().expect("weights are whole numbers"));
            }
            Box::new(Steady { weights })
        }
        "keen" | "fierce" => {
            let mut player = if name == "keen" { KEEN } else { FIERCE };
            for (key, value) in changes {
                match key {
                    "ways" => player.ways = value.parse().expect("a number"),
                    "games" => player.games = value.parse().expect("a number"),
                    "turns" => player.turns = value.parse().expect("a number"),
                    "trust" => player.trust = value.parse().expect("a number"),
                    "anywhere" => player.quick.walks = Walks::Anywhere,
                    "work" => player.quick.walks = Walks::ToWork,
                    "quick" => player.quick.beam = value.parse().expect("a number"),
                    _ => change(&mut player.weights, key, value.parse().expect("weights are whole numbers")),
                }
            }
            Box::new(player)
        }
        _ => IslePlayers::player(name).expect("a player of this name"),
    }
}

/// Changes one of the numbers by which positions are weighed.
fn change(weights: &mut Weights, name: &str, value: i64) {
    let weight = match name {
        "beam" => {
            weights.beam = usize::try_from(value).expect("a beam is not negative");
            return;
        }
        "leader" => &mut weights.leader,
        "field" => &mut weights.field,
        "raises_a_turn" => &mut weights.raises_a_turn,
        "bridge" => &mut weights.bridge,
        "two_borders" => &mut weights.two_borders,
        "three_borders" => &mut weights.three_borders,
        "more_borders" => &mut weights.more_borders,
        "under_prayer" => &mut weights.under_prayer,
        "burnt_multiplier" => &mut weights.burnt_multiplier,
        "burnt_moai" => &mut weights.burnt_moai,
        "caution" => &mut weights.caution,
        "lying" => &mut weights.lying,
        "in_area" => &mut weights.in_area,
        "distant" => &mut weights.distant,
        "raises_hoped" => &mut weights.raises_hoped,
        "spare_prayer" => &mut weights.spare_prayer,
        "beside" => &mut weights.beside,
        "fading" => &mut weights.fading,
        "unmanned" => &mut weights.unmanned,
        "second_area" => &mut weights.second_area,
        "turns_for_hopes" => &mut weights.turns_for_hopes,
        "birth" => &mut weights.birth,
        "lava_at_feet" => &mut weights.lava_at_feet,
        "at_home" => &mut weights.at_home,
        "founding" => &mut weights.founding,
        "least_gain" => &mut weights.least_gain,
        "doubt" => &mut weights.doubt,
        "doubt_a_turn" => &mut weights.doubt_a_turn,
        _ => panic!("there is no weight {name}"),
    };
    *weight = value;
}

struct Duel {
    one: Box<dyn Player<Isle>>,
    other: Box<dyn Player<Isle>>,
    /// Mean success of ONE in every deal.
    deals: Vec<f64>,
    one_spent: Spent,
    other_spent: Spent,
    /// By place in the order of play: games, success, points of ONE.
    places: [(u32, f64, f64); 4],
    rounds: u32,
    games: u32,
    points: f64,
    others: f64,
}

#[derive(Default)]
struct Spent {
    choices: u32,
    time: Duration,
    most: Duration,
}

impl Spent {
    fn add(&mut self, time: Duration) {
        self.choices += 1;
        self.time += time;
        self.most = self.most.max(time);
    }

    fn text(&self) -> String {
        format!("{:?} a choice, at most {:?}", self.time / self.choices.max(1), self.most)
    }
}

impl Duel {
    fn between(one: Box<dyn Player<Isle>>, other: Box<dyn Player<Isle>>) -> Self {
        Self {
            one,
            other,
            deals: Vec::new(),
            one_spent: Spent::default(),
            other_spent: Spent::default(),
            places: [(0, 0.0, 0.0); 4],
            rounds: 0,
            games: 0,
            points: 0.0,
            others: 0.0,
        }
    }

    fn deal(&mut self, seats: u8, seed: u64) {
        let mut sum = 0.0;
        for alone in Seat::all(seats) {
            let (standing, place) = self.play(seats, seed, alone);
            let success = Verdict::of(&standing).success[alone];
            sum += success;
            let points = f64::from(standing.scores[alone]);
            let all: f64 = standing.scores.values().iter().map(|score| f64::from(*score)).sum();
            self.points += points;
            self.others += (all - points) / f64::from(seats - 1);
            self.games += 1;
            let of_place = &mut self.places[place];
            *of_place = (of_place.0 + 1, of_place.1 + success, of_place.2 + points);
        }
        self.deals.push(sum / f64::from(seats));
    }

    fn play(&mut self, seats: u8, seed: u64, alone: Seat) -> (Standing, usize) {
        let options = IsleOptions::build(seats, &[]).expect("2 to 4 play");
        let luck = Luck::from_seed(seed);
        let mut rng = Rng::from_seed(seed ^ 0x5eed_0000);
        let mut table = Table::<Isle>::open(options, &luck);
        loop {
            if let Turn::Over(standing) = table.turn() {
                let course = table.truth().public().course();
                self.rounds += u32::from(course.round);
                let place = course.first.round(seats).position(|seat| seat == alone).unwrap_or(0);
                return (standing, place);
            }
            let seat = table.turn().owing().first().expect("the table draws its own luck");
            let view = table.view(Observer::Seat(seat));
            let started = Instant::now();
            let (player, spent) = if seat == alone {
                (&self.one, &mut self.one_spent)
            } else {
                (&self.other, &mut self.other_spent)
            };
            let action = player.choose(&view, &mut rng);
            spent.add(started.elapsed());
            table.play(seat, action, &luck).expect("players play by the rules");
        }
    }

    fn result(&self) -> String {
        let (mean, interval) = mean_with_interval(&self.deals);
        format!("success {mean:.3} ± {interval:.3}")
    }

    fn details(&self, seats: u8) -> String {
        let games = f64::from(self.games);
        let places: Vec<String> = self.places[..usize::from(seats)]
            .iter()
            .map(|(games, success, points)| {
                format!("{:.2} ({:.0})", success / f64::from(*games), points / f64::from(*games))
            })
            .collect();
        format!(
            "  {} games, {:.1} rounds, points {:.1} against {:.1}; by place {}\n  ONE {}\n  OTHER {}",
            self.games,
            f64::from(self.rounds) / games,
            self.points / games,
            self.others / games,
            places.join(", "),
            self.one_spent.text(),
            self.other_spent.text(),
        )
    }
}

fn mean_with_interval(values: &[f64]) -> (f64, f64) {
    let count = values.iter().map(|_| 1.0).sum::<f64>();
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
