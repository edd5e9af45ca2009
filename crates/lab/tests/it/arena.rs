use engine::Standing;
use lab::{
    Arena, ArenaError, ArenaReport, Bounds, Record, SeatError, SimulateError, Simulation, Stopping, arena,
    rank, simulate,
};
use players::Level;
use toy::Wins;
use toy_players::ToyPlayers;

use crate::{option, setting};

fn bots(bots: &[Level], games: u64) -> Arena {
    let mut setting = setting(100);
    setting.bots = bots.to_vec();
    Arena { setting, games, iterations: None, time: None, stopping: Stopping::WhenPlayed }
}

fn on_threads(threads: usize, wanted: &Arena) -> ArenaReport {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| arena::<ToyPlayers>(wanted, &())).unwrap()
}

#[test]
fn any_number_of_threads_gives_the_same_ranking() {
    let wanted = bots(&[Level::Random, Level::Steady], 300);
    let one = on_threads(1, &wanted);
    assert_eq!((one.tables, one.ranking.deals, one.games()), (6, 50, 300));
    for threads in [2, 5] {
        assert_eq!(on_threads(threads, &wanted).ranking, one.ranking, "{threads} threads");
    }
    let mut other = wanted;
    other.setting.seed = 7;
    assert_ne!(on_threads(2, &other).ranking, one.ranking);
}

#[test]
fn the_last_deal_is_played_whole() {
    assert_eq!(on_threads(2, &bots(&[Level::Random, Level::Steady], 7)).games(), 12);
}

#[test]
fn players_are_compared_on_the_same_deals() {
    let report = on_threads(2, &bots(&[Level::Random, Level::Steady], 1200));
    let [random, high] = [0, 1].map(|player| report.ranking.performances[player]);
    let (random, high) = (random.success.unwrap(), high.success.unwrap());
    assert!((random.mean + high.mean - 1.0).abs() < 1e-9, "{report}");
    assert!(report.ranking.differences[0].by.half < 0.2, "{report}");
    let all: u64 = report.times.iter().map(|times| times.choices).sum();
    assert_eq!(all, 1200 * 18, "two rounds of three choices for each of three seats");
}

#[test]
fn it_stops_when_a_difference_is_settled() {
    // Whoever seals the highest numbers first wastes some of them on each other.
    let mut wanted = bots(&[Level::Random, Level::Steady], 100_000);
    wanted.setting.options = vec![option("rounds", "9")];
    wanted.setting.seats = 4;
    wanted.stopping = Stopping::WhenSettled;
    let report = on_threads(2, &wanted);
    assert!(report.games() < 100_000, "{report}");
    assert!(report.ranking.differences[0].is_settled, "{report}");
    assert!(report.to_string().contains("It stopped when every difference was settled."), "{report}");
    assert!(report.to_string().contains("The means are biased"), "{report}");
    assert_eq!(on_threads(1, &wanted).ranking, report.ranking);
}

#[test]
fn the_report_is_a_table_and_json() {
    let report = on_threads(2, &bots(&[Level::Random, Level::Steady], 60));
    let text = report.to_string();
    let heading = "Toy: 3 players, 60 games (10 deals at 6 tables), seeds from 100\n\n| player";
    assert!(text.starts_with(heading), "{text}");
    assert!(text.contains("All games were played; not every difference is settled."), "{text}");
    assert!(!text.contains("biased"), "{text}");
    for table in text.split("\n\n").filter(|part| part.starts_with('|')) {
        let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]) && widths.len() >= 3, "{table}");
    }
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!((&json["game"], &json["games"], &json["deals"]), (&"toy".into(), &60.into(), &10.into()));
    let rating = &json["bots"][1]["rating"];
    assert!(rating["low"].as_f64().unwrap() < rating["mean"].as_f64().unwrap());
    assert_eq!(json["differences"][0]["one"], "random");
    assert!(json["bots"][0]["times"]["choices"].as_u64().unwrap() > 0);
}

#[test]
fn everybody_has_the_same_time() {
    let mut wanted = bots(Level::REFERENCES, 1);
    wanted.time = Some(std::time::Duration::from_millis(3));
    let report = on_threads(1, &wanted);
    assert!(report.heading().ends_with("seeds from 100, at most 3 ms a choice"), "{report}");
    for times in &report.times {
        // Choices without an alternative take no time, and a machine that is busy may take its time between two looks.
        assert!(times.p95_ms >= 3.0 && times.mean_ms < 300.0, "{report}");
        assert!(times.iterations > 1.0, "{report}");
    }
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["millis_max"], 3);
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let refused = |change: fn(&mut Arena)| {
        let mut bad = bots(&[Level::Random, Level::Steady], 10);
        change(&mut bad);
        arena::<ToyPlayers>(&bad, &()).unwrap_err().to_string()
    };
    assert_eq!(
        refused(|bad| bad.setting.bots = vec![Level::Steady]),
        "to compare computer players, name at least two, such as --bots random,steady"
    );
    assert_eq!(
        refused(|bad| bad.setting.bots = vec![Level::Steady, Level::Random, Level::Steady]),
        "steady is named twice; a player is compared with others, not with itself"
    );
    assert_eq!(
        refused(|bad| bad.setting.bots = vec![Level::Steady, Level::Keen]),
        "there is no computer player \"keen\"; there are: random, steady, ismcts, pimc"
    );
    assert_eq!(
        refused(|bad| bad.games = 0),
        "no game is to be played; one deal of these players and seats takes 6 games"
    );
    assert_eq!(
        refused(|bad| bad.setting.options = vec![option("goal", "3")]),
        "there is no option goal; there are: players, rounds, lowest_wins, fault, bonus"
    );
    let mut endless = bots(&[Level::Random, Level::Steady], 1);
    endless.setting.options = vec![option("fault", "endless")];
    assert!(matches!(arena::<ToyPlayers>(&endless, &()), Err(ArenaError::Endless { seed: 100 })));
}

/// The games of an arena as a simulation plays them.
fn simulated(wanted: &Arena, games: std::ops::Range<u64>) -> Result<Vec<Record>, SimulateError> {
    let simulation = Simulation {
        setting: wanted.setting.clone(),
        games,
        seating: SeatError::Duplicate,
        bounds: Bounds { choices_max: 1000, rounds_max: None },
    };
    let mut records = Vec::new();
    simulate::<ToyPlayers, Wins>(&simulation, &(), Some(&mut records)).map(|_| records)
}

#[test]
fn games_that_were_simulated_on_duplicate_deals_are_those_of_an_arena() {
    let wanted = bots(&[Level::Random, Level::Steady], 300);
    let report = on_threads(2, &wanted);
    let mut records = simulated(&wanted, 0..100).unwrap();
    records.extend(simulated(&wanted, 100..300).unwrap());
    assert_eq!((records[5].seed, records[6].seed), (100, 101), "six tables a deal");
    assert_eq!(records[0].bots, [Level::Random, Level::Steady, Level::Random]);
    let standings: Vec<Standing> = records.iter().map(|record| record.standing.unwrap()).collect();
    let ranked = rank::<ToyPlayers>(&wanted.setting, &standings).unwrap();
    assert_eq!(ranked.ranking, report.ranking);
    assert_eq!(ranked.heading(), report.heading());
    assert!(ranked.times.is_empty() && !ranked.to_string().contains("Times"), "{ranked}");
    assert!(!ranked.json().contains("times") && report.json().contains("times"));
    // A deal that is not whole is left out; without any there is nothing to compare.
    let begun = rank::<ToyPlayers>(&wanted.setting, &standings[..17]).unwrap();
    assert_eq!((begun.ranking.deals, begun.games()), (2, 12));
    let none = rank::<ToyPlayers>(&wanted.setting, &standings[..5]);
    assert!(matches!(none, Err(ArenaError::NoGames(6))), "{none:?}");
}

#[test]
fn duplicate_deals_need_two_players_who_differ() {
    for level in [&[][..], &[Level::Steady], &[Level::Steady, Level::Steady]] {
        let refused = simulated(&bots(level, 6), 0..6);
        assert!(matches!(refused, Err(SimulateError::Arena(_))), "{refused:?}");
    }
}
