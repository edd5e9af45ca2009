//! Many tables, many open pages, and moves at a steady rate: how long everybody waits for a move of
//! somebody else, and what a table costs.
//!
//! The server is a process of its own, asked over the loopback address of this machine. It stops by itself.
//!
//! `cargo bench -p server --bench load -- --tables 10000 --streams 20000 --rate 500 --seconds 60`; without words a
//! small run of a few seconds. `--database URL` takes another database than a new file, which must be empty.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on may stop here")]
#![expect(clippy::print_stdout, reason = "what was measured is its output")]

mod crowd;
mod measured;
mod site;
mod table;
mod wire;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crowd::Crowd;
use measured::{Process, load_of_machine, share};
use site::Site;

/// What is asked of a run.
#[derive(Clone, Debug)]
struct Run {
    tables: usize,
    /// At most two a table.
    streams: usize,
    /// Moves a second.
    rate: u32,
    seconds: u32,
    /// A game of two people.
    game: String,
    database: Option<String>,
    /// After how many seconds a table that nobody uses leaves the memory of the server; none to leave that out.
    rest: Option<u64>,
}

impl Run {
    /// As the words say; the rest is small.
    fn asked() -> Self {
        let mut run = Self {
            tables: 200,
            streams: 400,
            rate: 50,
            seconds: 5,
            game: "m".into(),
            database: None,
            rest: None,
        };
        let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
        while let Some(word) = words.next() {
            let value = words.next().expect("a value after each name");
            match word.as_str() {
                "--tables" => run.tables = value.parse().unwrap(),
                "--streams" => run.streams = value.parse().unwrap(),
                "--rate" => run.rate = value.parse().unwrap(),
                "--seconds" => run.seconds = value.parse().unwrap(),
                "--game" => run.game = value,
                "--database" => run.database = Some(value),
                "--rest" => run.rest = Some(value.parse().unwrap()),
                other => {
                    panic!("{other} is none of --tables --streams --rate --seconds --game --database --rest")
                }
            }
        }
        run.streams = run.streams.min(2 * run.tables);
        run
    }
}

fn main() {
    measured::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    if site::is_child() {
        runtime.block_on(site::serve());
        return;
    }
    let run = Run::asked();
    let files = measured::file_limit();
    let needed = run.streams + 200;
    assert!(
        files >= needed,
        "{needed} open files are needed and {files} are allowed: raise the limit (ulimit -n), or ask for fewer --streams"
    );
    runtime.block_on(measure(&run));
}

async fn measure(run: &Run) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{cores} cores, load of the machine at the beginning: {}", load_of_machine());
    let site = Site::start(run);
    let server = Process::of(site.id());
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

    let cpu = server.cpu();
    let took = crowd.play(run).await;
    let cpu = server.cpu() - cpu;
    tell_moves(&crowd, took, cpu);
    println!("after that: {:.1} MiB; load of the machine: {}", mib(server.memory()), load_of_machine());

    if let Some(rest) = run.rest {
        crowd.leave();
        tokio::time::sleep(Duration::from_secs(rest * 2 + 2)).await;
        println!("{} s after everybody has left: {:.1} MiB", rest * 2 + 2, mib(server.memory()));
    }
}

fn tell_moves(crowd: &Crowd, took: Duration, cpu: f64) {
    let told = crowd.told();
    let moves = told.answers.len();
    println!(
        "{moves} moves in {:.1} s: {:.0} a second; {} were refused, {} were not sent because nobody was to choose",
        took.as_secs_f64(),
        of(moves) / took.as_secs_f64(),
        told.refused,
        told.skipped
    );
    println!(
        "CPU of the server: {:.2} ms a move, {:.2} cores",
        1000.0 * cpu / of(moves),
        cpu / took.as_secs_f64()
    );
    println!("{:<34} {:>9} {:>9} {:>9}", "milliseconds from a click to", "p50", "p99", "longest");
    for (what, waits) in [("the answer", told.answers), ("the page of the other person", told.pages)] {
        let [half, most, longest] = [50, 99, 100].map(|percent| share(&waits, percent));
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
