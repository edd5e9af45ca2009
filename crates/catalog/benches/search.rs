//! What thinking costs, for every game and number of seats: `cargo bench -p catalog --bench search`.
//!
//! Worlds imagined per second, and iterations of `fierce` per second, on one core, over the positions of one game
//! between `steady` players; the first iterations of every choice and its candidates are included. Times depend on
//! the machine. With `-- instructions` the program runs itself under Valgrind's callgrind, with N iterations a
//! choice and with twice as many, and gives the difference per iteration: that figure is the same on every
//! run of the same program, whatever else the machine does.
//!
//! `-- GAME` measures one game only.
#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::process::Command;
use std::time::{Duration, Instant};

use engine::{Game, Imagine, Luck, Observer, Options, Rng, Table};
use players::{Budget, Level, Roster};

/// The games. More of Mü, whose bids and cards are thought about differently: `cargo bench -p tricks-players --bench tricks`.
const LINES: &[Line] = &[
    Line::of::<tricks_players::TricksPlayers>(),
    Line::of::<m_players::MPlayers>(),
    Line::of::<city_players::CityPlayers>(),
    Line::of::<isle_players::IslePlayers>(),
];

/// How many iterations are made for one choice.
const ITERATIONS: u32 = 100;

/// How long something is repeated.
const LONG_ENOUGH: Duration = Duration::from_millis(700);

/// How many positions are looked at, evenly over the game.
const POSITIONS: usize = 30;

/// One game.
struct Line {
    name: &'static str,
    seats: fn() -> std::ops::RangeInclusive<u8>,
    /// Worlds imagined per second.
    worlds: fn(u8) -> f64,
    /// Iterations per second.
    pace: fn(u8) -> f64,
    /// Thinks about every position with so many iterations a choice; gives how many were made.
    count: fn(u8, u32) -> u64,
}

impl Line {
    const fn of<R: Roster<Game: Imagine>>() -> Self {
        Self {
            name: R::Game::NAME,
            seats: || <R::Game as Game>::Options::SEATS,
            worlds: worlds::<R>,
            pace: |seats| {
                let views = views::<R>(seats);
                per_second(|| think::<R>(&views, ITERATIONS))
            },
            count: |seats, iterations| think::<R>(&views::<R>(seats), iterations),
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["count", game, seats, iterations] => {
            let line = LINES.iter().find(|line| line.name == *game).expect("a game of the list");
            println!(
                "{}",
                (line.count)(seats.parse().expect("seats"), iterations.parse().expect("iterations"))
            );
        }
        ["instructions", game @ ..] => each(game, |line, seats| {
            let (short, long) =
                (counted(line.name, seats, ITERATIONS), counted(line.name, seats, 2 * ITERATIONS));
            let per_iteration = (long.1 - short.1) / (long.0 - short.0);
            println!("{:<8} {seats} players: {per_iteration:>9} instructions an iteration", line.name);
        }),
        game => each(game, |line, seats| {
            let (worlds, iterations) = ((line.worlds)(seats), (line.pace)(seats));
            println!(
                "{:<8} {seats} players: {worlds:>9.0} worlds/s {iterations:>9.0} iterations/s",
                line.name
            );
        }),
    }
}

fn each(game: &[&str], measure: impl Fn(&Line, u8)) {
    for line in LINES.iter().filter(|line| game.is_empty() || game.contains(&line.name)) {
        (line.seats)().for_each(|seats| measure(line, seats));
    }
}

/// Views of seats that owe a choice, over one game.
fn views<R: Roster>(seats: u8) -> Vec<<R::Game as Game>::View> {
    let luck = Luck::from_seed(1);
    let mut rng = Rng::from_seed(1);
    let steady = R::player(Level::Steady).expect("every game has it");
    let options = <R::Game as Game>::Options::build(seats, &[]).expect("the defaults can be played");
    let mut table = Table::<R::Game>::open(options, &luck);
    let mut views = Vec::new();
    while let Some(seat) = table.turn().owing().first() {
        let view = table.view(Observer::Seat(seat));
        let action = steady.choose(&view, &mut rng);
        views.push(view);
        table.play(seat, action, &luck).expect("players play by the rules");
    }
    let step = views.len().div_ceil(POSITIONS).max(1);
    views.into_iter().step_by(step).collect()
}

fn worlds<R: Roster<Game: Imagine>>(seats: u8) -> f64 {
    let views = views::<R>(seats);
    let mut rng = Rng::from_seed(2);
    per_second(|| {
        let worlds: Vec<R::Game> = views.iter().map(|view| R::Game::imagine(view, &mut rng)).collect();
        assert!(worlds.iter().all(|world| !world.turn().owing().is_empty()), "somebody owes a choice");
        worlds.len() as u64
    })
}

fn think<R: Roster>(views: &[<R::Game as Game>::View], iterations: u32) -> u64 {
    let (fierce, budget) =
        (R::player(Level::Fierce).expect("every game has it"), Budget::own().iterations(iterations));
    let mut rng = Rng::from_seed(3);
    views.iter().map(|view| u64::from(fierce.think(view, &mut rng, &budget).iterations)).sum()
}

/// How many of what is counted are done in a second.
#[expect(clippy::cast_precision_loss, reason = "a figure to read")]
fn per_second(mut doing: impl FnMut() -> u64) -> f64 {
    let (mut done, started) = (0, Instant::now());
    while started.elapsed() < LONG_ENOUGH {
        done += doing();
    }
    done as f64 / started.elapsed().as_secs_f64()
}

/// The iterations and instructions of one run of this program under callgrind.
fn counted(game: &str, seats: u8, iterations: u32) -> (u64, u64) {
    let program = std::env::current_exe().expect("this program has a file");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["count", game, &seats.to_string(), &iterations.to_string()])
        .output()
        .expect("this needs Valgrind: install the package valgrind");
    let (told, collected) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let instructions =
        collected.lines().find_map(|line| line.split_once("Collected : ").map(|(_, number)| number));
    (
        told.trim().parse().expect("the run says its iterations"),
        instructions.and_then(|number| number.trim().parse().ok()).expect("callgrind says what it collected"),
    )
}
