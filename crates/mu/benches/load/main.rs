//! Many tables, many open pages, and moves at a steady rate: how long everybody waits for a move, what a move and
//! what a table costs.
//!
//! The server is a process of its own, asked over the loopback address of this machine. It stops by itself.
//!
//! `cargo bench -p mu --bench load -- --tables 10000 --seats 2 --streams 20000 --rate 500 --seconds 60`; without
//! words a small run of a few seconds. `--game all` plays every game; `--database URL` takes another database than
//! a new file, which must be empty. `--against PROGRAM` compares with another build of this program: its server and
//! the own one take turns, `--turns` each. `--alone MOVES` plays so many moves at each table, and again, as fast as the
//! server answers to all tables at once, where nobody has a page open: what a move costs with nothing to draw. `--instructions MOVES` counts instructions of a move instead, which needs
//! Valgrind, and fails if a game takes more than its ceiling.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on may stop here")]
#![expect(clippy::print_stdout, reason = "what was measured is its output")]

mod crowd;
mod instructions;
mod measured;
mod run;
mod site;
mod table;
mod wire;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crowd::{Crowd, Told};
use instructions::Cost;
use measured::{Process, load_of_machine, share};
use run::Run;
use site::{Build, Site};

fn main() -> ExitCode {
    measured::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    if site::is_child() {
        runtime.block_on(site::serve());
        return ExitCode::SUCCESS;
    }
    let run = Run::asked();
    let files = measured::file_limit();
    let needed = run.streams + 200;
    assert!(
        files >= needed,
        "{needed} open files are needed and {files} are allowed: raise the limit (ulimit -n), or ask for fewer --streams"
    );
    let builds: Vec<Build> =
        run.against.clone().map(Build::other).into_iter().chain([Build::own()]).collect();
    if let Some(moves) = run.instructions {
        return runtime.block_on(count(&run, &builds, moves));
    }
    if let Some(moves) = run.alone {
        runtime.block_on(alone(&run, &builds, moves));
    } else if run.against.is_some() {
        runtime.block_on(compare(&run, &builds));
    } else {
        for game in run.games() {
            runtime.block_on(measure(&run.of(game), &builds[0]));
        }
    }
    ExitCode::SUCCESS
}

/// Counts instructions of a move for each game and build.
async fn count(run: &Run, builds: &[Build], moves: usize) -> ExitCode {
    println!("{:<10} {:<7} {:>18} {:>12}", "game", "build", "instructions", "bytes");
    let mut all_kept = true;
    for game in run.games() {
        let run = run.of(game);
        for build in builds {
            let cost = Cost::count(&run, build, moves).await;
            let is_kept = build.name != Build::own().name || cost.is_kept(&run);
            let remark = if is_kept { "" } else { "   more than the ceiling" };
            println!("{game:<10} {:<7} {:>18} {:>12}{remark}", build.name, cost.instructions, cost.bytes);
            all_kept &= is_kept;
        }
    }
    if all_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays so many moves at each table, and again at servers where nobody looks.
async fn alone(run: &Run, builds: &[Build], moves: usize) {
    println!("{:<10} {:<7} {:>6} {:>8} {:>14}  load", "game", "build", "moves", "CPU us", "answer 50/99");
    let site = Site::start(run, &builds[0]);
    let crowd = Crowd::sit_down(site.address, run).await;
    crowd.open_streams(run.streams).await;
    let played = crowd.record(moves).await;
    drop(site);
    for _ in 0..run.turns {
        for build in builds {
            let site = Site::start(run, build);
            let server = Process::of(site.id());
            server.rests().await;
            let crowd = Crowd::sit_down(site.address, run).await;
            server.rests().await;
            let cpu = server.cpu();
            crowd.repeat(played.clone()).await;
            let (cpu, told) = (server.cpu() - cpu, crowd.told());
            println!(
                "{:<10} {:<7} {:>6} {:>8.0} {:>14}  {}",
                run.game,
                build.name,
                told.answers.len(),
                1e6 * cpu / of(told.answers.len()),
                format!("{:.1}/{:.1}", share(&told.answers, 50), share(&told.answers, 99)),
                load_of_machine()
            );
        }
    }
}

/// What a build has done in its turns.
#[derive(Debug, Default)]
struct Sum {
    moves: usize,
    cpu: f64,
}

/// Lets the servers of both builds take turns at the same moves, game by game.
async fn compare(run: &Run, builds: &[Build]) {
    println!(
        "{} tables, {} seats and {} streams in all, {} moves a second for {} s; milliseconds from a click",
        run.tables, run.seats, run.streams, run.rate, run.seconds
    );
    println!(
        "{:<8} {:<6} {:>6} {:>8} {:>11} {:>8} {:>14} {:>14} {:>6}  load",
        "game", "build", "moves", "CPU ms", "moves/CPU s", "kB/move", "answer 50/99", "pages 50/99", "MiB"
    );
    for game in run.games() {
        let run = run.of(game);
        let mut sums: Vec<Sum> = builds.iter().map(|_| Sum::default()).collect();
        for _ in 0..run.turns {
            for (build, sum) in builds.iter().zip(&mut sums) {
                take_turn(&run, build, sum).await;
            }
        }
        let rates: Vec<f64> = sums.iter().map(|sum| of(sum.moves) / sum.cpu).collect();
        println!(
            "{game}: {:.0} -> {:.0} moves per CPU second, x{:.2}",
            rates[0],
            rates[1],
            rates[1] / rates[0]
        );
    }
}

async fn take_turn(run: &Run, build: &Build, sum: &mut Sum) {
    let site = Site::start(run, build);
    let server = Process::of(site.id());
    server.rests().await;
    let crowd = Crowd::sit_down(site.address, run).await;
    crowd.open_streams(run.streams).await;
    let (cpu, before) = (server.cpu(), crowd.told().bytes);
    crowd.play(run).await;
    let cpu = server.cpu() - cpu;
    let Told { answers, pages, bytes, .. } = crowd.told();
    println!(
        "{:<8} {:<6} {:>6} {:>8.2} {:>11.0} {:>8.1} {:>14} {:>14} {:>6.1}  {}",
        run.game,
        build.name,
        answers.len(),
        1000.0 * cpu / of(answers.len()),
        of(answers.len()) / cpu,
        of(bytes - before) / 1000.0 / of(answers.len()),
        format!("{:.1}/{:.1}", share(&answers, 50), share(&answers, 99)),
        format!("{:.1}/{:.1}", share(&pages, 50), share(&pages, 99)),
        mib(server.memory()),
        load_of_machine()
    );
    sum.moves += answers.len();
    sum.cpu += cpu;
}

async fn measure(run: &Run, build: &Build) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{cores} cores, load of the machine at the beginning: {}", load_of_machine());
    let site = Site::start(run, build);
    let server = Process::of(site.id());
    server.rests().await;
    let empty = server.memory();
    println!("server without tables: {:.1} MiB", mib(empty));

    let begun = (Instant::now(), server.cpu());
    let crowd = Arc::new(Crowd::sit_down(site.address, run).await);
    let opened = server.memory();
    println!(
        "{} tables of {} begun in {:.1} s, {:.2} ms of CPU each: {:.1} MiB, {:.1} KiB a table",
        run.tables,
        run.game,
        begun.0.elapsed().as_secs_f64(),
        1000.0 * (server.cpu() - begun.1) / of(run.tables),
        mib(opened),
        kib(opened - empty) / of(run.tables),
    );

    let begun = (Instant::now(), server.cpu());
    crowd.open_streams(run.streams).await;
    let watched = server.memory();
    println!(
        "{} streams opened in {:.1} s, {:.2} ms of CPU each: {:.1} MiB, {:.1} KiB a stream",
        run.streams,
        begun.0.elapsed().as_secs_f64(),
        1000.0 * (server.cpu() - begun.1) / of(run.streams),
        mib(watched),
        kib(watched - opened) / of(run.streams),
    );

    let (cpu, bytes) = (server.cpu(), crowd.told().bytes);
    let took = crowd.play(run).await;
    tell_moves(&crowd.told(), took, (server.cpu() - cpu, crowd.told().bytes - bytes));
    println!("after that: {:.1} MiB; load of the machine: {}", mib(server.memory()), load_of_machine());

    if let Some(rest) = run.rest {
        crowd.leave();
        tokio::time::sleep(Duration::from_secs(rest * 2 + 2)).await;
        println!("{} s after everybody has left: {:.1} MiB", rest * 2 + 2, mib(server.memory()));
    }
}

fn tell_moves(told: &Told, took: Duration, (cpu, bytes): (f64, usize)) {
    let moves = told.answers.len();
    println!(
        "{moves} moves in {:.1} s: {:.0} a second; {} were refused, {} were not sent because nobody was to choose",
        took.as_secs_f64(),
        of(moves) / took.as_secs_f64(),
        told.refused,
        told.skipped
    );
    println!(
        "CPU of the server: {:.2} ms a move, {:.2} cores; {:.0} moves per CPU second, {:.1} kB a move",
        1000.0 * cpu / of(moves),
        cpu / took.as_secs_f64(),
        of(moves) / cpu,
        of(bytes) / 1000.0 / of(moves),
    );
    println!("{:<34} {:>9} {:>9} {:>9}", "milliseconds from a click to", "p50", "p99", "longest");
    for (what, waits) in [("the answer", &told.answers), ("the pages of all seats", &told.pages)] {
        let [half, most, longest] = [50, 99, 100].map(|percent| share(waits, percent));
        println!("{what:<34} {half:>9.1} {most:>9.1} {longest:>9.1}   ({} seen)", waits.len());
    }
}

#[expect(clippy::cast_precision_loss, reason = "printed with three digits")]
const fn of(count: usize) -> f64 {
    count as f64
}

fn kib(bytes: usize) -> f64 {
    of(bytes) / 1024.0
}

fn mib(bytes: usize) -> f64 {
    kib(bytes) / 1024.0
}
