//! How well the players of Volcanic Isle play: `steady` against `random`, against variants of itself,
//! and what its games among equals look like.
//!
//! `cargo bench -p isle-players --bench isle -- WHAT GAMES`, where WHAT is `random`, `self`, a variant that
//! plays against the player as it is, or two variants: `beam=8,bridge=200:beam=8`.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use std::time::{Duration, Instant};

use engine::{Luck, Observer, Options, Rng, Seat, Standing, Study, Table, Turn};
use isle::{Isle, IsleOptions, IsleStudy};
use isle_players::{Random, Steady, Weights};
use players::Player;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let what = given.first().map_or("random", String::as_str);
    let games = given.get(1).and_then(|games| games.parse().ok()).unwrap_or(24);
    let only: Option<u8> = given.get(2).and_then(|seats| seats.parse().ok());
    for seats in (2..=4_u8).filter(|seats| only.is_none_or(|only| only == *seats)) {
        match what {
            "random" => duel(seats, games, &Steady::default(), &Random),
            "self" => among_equals(seats, games),
            variants => {
                let (one, other) = variants.split_once(':').unwrap_or((variants, ""));
                duel(seats, games, &Steady { weights: changed(one) }, &Steady { weights: changed(other) });
            }
        }
    }
}

/// Steady's weights with some numbers changed: `bridge=200,field=500`.
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
            _ => panic!("there is no weight {name}"),
        };
        *weight = value;
    }
    weights
}

/// One seat plays `one`, the others `other`; the seat changes from game to game. In every second
/// round of games it is the other way round where more than two play.
fn duel(seats: u8, games: u64, one: &dyn Player<Isle>, other: &dyn Player<Isle>) {
    let (mut won, mut points, mut theirs, mut slow) = (0, 0, 0, Duration::ZERO);
    for seed in 0..games {
        let alone = Seat::new(usize::try_from(seed % u64::from(seats)).expect("below 4")).unwrap_or_default();
        let played = play(seats, seed / u64::from(seats), |seat| if seat == alone { one } else { other });
        let standing = played.standing;
        let winners = i64::try_from(standing.winners().len()).expect("at most four");
        won += if standing.winners().contains(alone) { 12 / winners } else { 0 };
        points += i64::from(standing.scores[alone]);
        let sum: i64 = standing.scores.values().iter().map(|score| i64::from(*score)).sum();
        theirs += (sum - i64::from(standing.scores[alone])) / i64::from(seats - 1);
        slow = slow.max(played.slowest);
    }
    let games = i64::try_from(games).expect("few");
    println!(
        "{seats} players: the one wins {} of 1000 ({} by chance), {} points against {}; slowest choice {slow:?}",
        1000 * won / (12 * games),
        1000 / i64::from(seats),
        points / games,
        theirs / games,
    );
}

/// What games among equals look like.
fn among_equals(seats: u8, games: u64) {
    let started = Instant::now();
    let (mut study, mut choices, mut slowest) = (IsleStudy::default(), 0, Duration::ZERO);
    let steady = Steady::default();
    for seed in 0..games {
        let played = play(seats, seed, |_| &steady);
        study.record(&played.table);
        choices += played.choices;
        slowest = slowest.max(played.slowest);
    }
    println!("{seats} players: {choices} choices in {:?}, slowest {slowest:?}", started.elapsed());
    for tally in study.tallies() {
        println!("  {}: {}", tally.title, tally.columns.join(" | "));
        for (name, cells) in tally.rows {
            println!("    {name}: {cells:?}");
        }
    }
}

struct Played {
    table: Table<Isle>,
    standing: Standing,
    choices: u32,
    slowest: Duration,
}

fn play<'a>(seats: u8, seed: u64, player_of: impl Fn(Seat) -> &'a dyn Player<Isle>) -> Played {
    let options = IsleOptions::build(seats, &[]).expect("2 to 4 play");
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<Isle>::open(options, &luck);
    let (mut choices, mut slowest) = (0, Duration::ZERO);
    loop {
        if let Turn::Over(standing) = table.turn() {
            return Played { table, standing, choices, slowest };
        }
        let seat = table.turn().owing().first().expect("the table draws its own luck");
        let view = table.view(Observer::Seat(seat));
        let started = Instant::now();
        let action = player_of(seat).choose(&view, &mut rng);
        let mut taken = started.elapsed();
        if taken > slowest {
            // Once more: somebody else may have had the core meanwhile.
            let started = Instant::now();
            player_of(seat).choose(&view, &mut rng.clone());
            taken = taken.min(started.elapsed());
        }
        slowest = slowest.max(taken);
        table.play(seat, action, &luck).expect("players play by the rules");
        choices += 1;
    }
}
