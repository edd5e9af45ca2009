//! What a random decision costs in instructions, for every game of the catalogue and every number of seats:
//! `cargo bench -p catalog --bench instructions`.
//!
//! The program runs itself under Valgrind's callgrind, once with N games and once with twice as many, and
//! takes the difference, so that starting up and reading options cost nothing. The figures are the same on
//! every run of the same program, whatever else the machine does: compare these, not times.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::process::{Command, ExitCode};

/// How many games the shorter of the two runs plays.
const GAMES: u64 = 20;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["count", game, players, games] => {
            let (players, games) = (players.parse().expect("players"), games.parse().expect("games"));
            println!("{}", decisions(game, players, games));
            ExitCode::SUCCESS
        }
        [] => everything(),
        other => {
            println!("there is nothing called {}", other.join(" "));
            ExitCode::FAILURE
        }
    }
}

/// Plays random games; gives how many decisions they had.
fn decisions(game: &str, players: u8, games: u64) -> u64 {
    let entry = catalog::find(game).expect("a game of the catalogue");
    (0..games)
        .map(|seed| (entry.laboratory.playout)(players, &[], seed).expect("the default options").decisions)
        .sum()
}

fn everything() -> ExitCode {
    println!("{:<12} {:>7} {:>16} {:>24}", "game", "players", "decisions/game", "instructions/decision");
    for entry in catalog::games() {
        for players in (entry.seats)() {
            let (Some(short), Some(long)) =
                (counted(entry.name, players, GAMES), counted(entry.name, players, 2 * GAMES))
            else {
                println!("this bench needs Valgrind: install the package valgrind");
                return ExitCode::FAILURE;
            };
            let decisions = long.decisions - short.decisions;
            assert!(decisions > 0, "more games have more decisions");
            println!(
                "{:<12} {players:>7} {:>16} {:>24}",
                entry.name,
                decisions / GAMES,
                (long.instructions - short.instructions) / decisions,
            );
        }
    }
    ExitCode::SUCCESS
}

/// What one run of this program did.
struct Count {
    decisions: u64,
    instructions: u64,
}

/// Runs this program under callgrind; nothing if there is no Valgrind.
fn counted(game: &str, players: u8, games: u64) -> Option<Count> {
    let program = std::env::current_exe().expect("this program has a file");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["count", game, &players.to_string(), &games.to_string()])
        .output()
        .ok()?;
    let (told, collected) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let instructions =
        collected.lines().find_map(|line| line.split_once("Collected : ").map(|(_, number)| number));
    Some(Count {
        decisions: told.trim().parse().expect("the run says its decisions"),
        instructions: instructions
            .and_then(|number| number.trim().parse().ok())
            .expect("callgrind says what it collected"),
    })
}
