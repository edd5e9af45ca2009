use std::sync::atomic::{AtomicU64, Ordering};

use engine::{Audience, Game, Standing, Study, Tally, Witness};
use lab::{
    BadSetting, Bounds, Record, RecordForm, Report, SeatError, SimulateError, Simulation, Watch, simulate,
};
use players::Level;
use toy::{Toy, Wins};
use toy_players::ToyPlayers;

use crate::{option, setting};

fn simulation(games: u64, bots: &[Level]) -> Simulation {
    let mut setting = setting(100);
    setting.bots = bots.to_vec();
    let bounds = Bounds { choices_max: 1000, rounds_max: None };
    Simulation { setting, games: 0..games, seating: SeatError::Rotating, bounds }
}

fn on_threads(threads: usize, simulation: &Simulation) -> (Report, Vec<Record>) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let mut records = Vec::new();
    let report = pool.install(|| simulate::<ToyPlayers, Wins>(simulation, &(), Some(&mut records))).unwrap();
    (report, records)
}

#[test]
fn any_number_of_threads_gives_the_same() {
    // More than one batch, and not a multiple of it.
    let simulation = simulation(5001, &[Level::Random, Level::Steady]);
    let one = on_threads(1, &simulation);
    assert_eq!(one.1.len(), 5001);
    assert!(one.1.iter().enumerate().all(|(at, record)| record.game == at as u64), "records are in order");
    for threads in [2, 5] {
        assert_eq!(on_threads(threads, &simulation), one, "{threads} threads");
    }
}

/// A study of 16 kilobytes: many of them at once must fit the stack of a thread.
struct Large([u64; 1 << 11]);

impl Default for Large {
    fn default() -> Self {
        Self([0; 1 << 11])
    }
}

impl Witness<<Toy as Game>::Event> for Large {
    fn see(&mut self, _: Audience, _: <Toy as Game>::Event) {}
}

impl Study<Toy> for Large {
    fn record(&mut self, _: &Toy, standing: Option<&Standing>) {
        self.0[usize::from(standing.is_some())] += 1;
    }

    fn add(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0.iter()).for_each(|(to, from)| *to += from);
    }

    fn tallies(&self) -> Vec<Tally> {
        let games: u64 = self.0.iter().sum();
        vec![Tally { title: format!("{games} games"), columns: Vec::new(), rows: Vec::new() }]
    }
}

#[test]
fn a_large_study_does_not_fill_the_stack_of_a_thread() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let report = pool.install(|| simulate::<ToyPlayers, Large>(&simulation(5000, &[]), &(), None)).unwrap();
    assert!(report.to_string().contains("5000 games"), "{report}");
}

#[test]
fn a_game_does_not_depend_on_those_before_it() {
    let (_, all) = on_threads(2, &simulation(10, &[]));
    let mut later = simulation(10, &[]);
    later.games = 7..8;
    let (report, one) = on_threads(1, &later);
    assert!(report.heading.ends_with("1 games, 3 players, seeds from 107"), "{report}");
    assert_eq!(one, all[7..8]);
    (later.setting.seed, later.games) = (107, 0..1);
    let (_, one) = on_threads(1, &later);
    assert_eq!(one[0].standing, all[7].standing);
    assert_eq!(one[0].seed, all[7].seed);
}

#[test]
fn players_change_places_or_not() {
    let mut simulation = simulation(3, &[Level::Steady, Level::Random, Level::Random]);
    let (_, records) = on_threads(1, &simulation);
    let high_sits = |records: &[Record]| -> Vec<usize> {
        records.iter().map(|game| game.bots.iter().position(|bot| *bot == Level::Steady).unwrap()).collect()
    };
    assert_eq!(high_sits(&records), [0, 2, 1]);
    simulation.seating = SeatError::Fixed;
    assert_eq!(high_sits(&on_threads(1, &simulation).1), [0, 0, 0]);
}

#[test]
fn the_report_tells_games_endings_seats_players_and_the_study() {
    let report = on_threads(2, &simulation(2000, &[Level::Steady, Level::Random])).0;
    let titles: Vec<&str> = report.sheets.iter().map(|sheet| sheet.title.as_str()).collect();
    assert_eq!(titles, ["Length of a game", "Endings", "Seats", "Players", "Numbers"]);
    let text = report.to_string();
    assert!(text.starts_with("Toy: 2000 games, 3 players, seeds from 100\n"), "{text}");
    // Two rounds of three choices for each of three seats.
    assert!(text.contains("choices       18.00       0.00   18   18"), "{text}");
    assert!(text.contains("rounds   2000  100.0 %"), "{text}");
    // Whoever holds the highest numbers gains nothing by hiding them: 18 always wins when it is shown.
    assert!(
        text.lines().any(|line| line.trim_start().starts_with("18 ") && line.ends_with("100.0 %")),
        "{text}"
    );
}

#[test]
fn records_are_written_as_lines() {
    let (_, records) = on_threads(1, &simulation(1, &[Level::Steady, Level::Random]));
    let json = RecordForm::JsonLines.line(&records[0]);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(json.starts_with(r#"{"game":0,"seed":100,"bots":{"a":"steady","b":"random","c":"steady"},"choices":18,"rounds":2,"reason":"rounds","scores":{"a":"#), "{json}");
    assert_eq!(value["ranks"].as_object().unwrap().len(), 3);
    let csv = RecordForm::Csv;
    assert_eq!(
        csv.header(3),
        "game,seed,choices,rounds,reason,bot_a,bot_b,bot_c,score_a,score_b,score_c,rank_a,rank_b,rank_c\n"
    );
    let line = csv.line(&records[0]);
    assert!(line.starts_with("0,100,18,2,rounds,steady,random,steady,"), "{line}");
    assert_eq!(line.matches(',').count(), csv.header(3).matches(',').count());
    let stopped = Record { standing: None, rounds: None, ..records[0].clone() };
    assert_eq!(csv.line(&stopped), "0,100,18,,,steady,random,steady,,,,,,\n");
    let json = RecordForm::JsonLines.line(&stopped);
    let end = "\"choices\":18,\"rounds\":null,\"reason\":null,\"scores\":null,\"ranks\":null}\n";
    assert!(json.ends_with(end), "{json}");
}

#[test]
fn a_game_that_does_not_end_is_stopped() {
    let mut endless = simulation(5, &[]);
    endless.setting.options = vec![option("fault", "endless")];
    let (report, records) = on_threads(2, &endless);
    assert!(records.iter().all(|game| game.choices == 1000 && game.standing.is_none()));
    assert!(report.to_string().contains("(stopped)"));
    endless.bounds.rounds_max = Some(4);
    let (_, records) = on_threads(2, &endless);
    assert!(records.iter().all(|game| game.choices == 4 * 9), "four rounds of nine choices: {records:?}");
}

#[test]
fn every_game_is_told_to_whoever_watches() {
    #[derive(Default)]
    struct Counter(AtomicU64);
    impl Watch for Counter {
        fn played(&self) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    let counter = Counter::default();
    simulate::<ToyPlayers, Wins>(&simulation(321, &[]), &counter, None).unwrap();
    assert_eq!(counter.0.into_inner(), 321);
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let refused = |change: fn(&mut Simulation)| {
        let mut bad = simulation(1, &[]);
        change(&mut bad);
        simulate::<ToyPlayers, Wins>(&bad, &(), None).unwrap_err().to_string()
    };
    assert_eq!(
        refused(|bad| bad.setting.bots = vec![Level::Keen]),
        "there is no computer player \"keen\"; there are: random, steady, ismcts, pimc"
    );
    assert_eq!(
        refused(|bad| bad.setting.bots = vec![Level::Steady; 4]),
        "4 computer players are named, but the table has 3 seats"
    );
    assert_eq!(
        refused(|bad| bad.setting.seats = 7),
        "option players cannot be \"7\"; it is a number from 2 to 6"
    );
    assert_eq!(
        refused(|bad| bad.setting.options = vec![option("goal", "3")]),
        "there is no option goal; there are: players, rounds, lowest_wins, fault, bonus"
    );
}

#[test]
fn a_bound_in_rounds_needs_rounds() {
    /// The same study without rounds.
    #[derive(Default)]
    struct NoRounds;
    impl Witness<<Toy as Game>::Event> for NoRounds {
        fn see(&mut self, _: Audience, _: <Toy as Game>::Event) {}
    }
    impl Study<Toy> for NoRounds {
        fn record(&mut self, _: &Toy, _: Option<&Standing>) {}
        fn add(&mut self, _: Self) {}
        fn tallies(&self) -> Vec<Tally> {
            Vec::new()
        }
    }
    let mut bounded = simulation(1, &[]);
    bounded.bounds.rounds_max = Some(1);
    let refused = simulate::<ToyPlayers, NoRounds>(&bounded, &(), None);
    assert!(matches!(refused, Err(SimulateError::Setting(BadSetting::NoRounds { game: "toy" }))));
}
