//! What the system says of a process and of the machine.

use std::fs;
use std::time::Duration;

/// A process.
#[derive(Debug)]
pub(crate) struct Process(u32);

impl Process {
    pub(crate) const fn of(id: u32) -> Self {
        Self(id)
    }

    /// How many bytes of memory it has that are not shared with others or given back.
    pub(crate) fn memory(&self) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0)).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let kib: usize = line.trim().trim_end_matches(" kB").parse().unwrap();
        kib * 1024
    }

    /// Seconds of CPU that it has used, in the program and in the system for it.
    pub(crate) fn cpu(&self) -> f64 {
        // In hundredths of a second, on every Linux.
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).unwrap();
        let fields = stat.rsplit(')').next().unwrap().split_whitespace();
        fields.skip(11).take(2).map(|ticks| ticks.parse::<f64>().unwrap()).sum::<f64>() / 100.0
    }

    /// Waits until it rests: a server packs its files in the background when it starts, which is no part of a move.
    ///
    /// # Panics
    /// If it is still busy after ten minutes.
    pub(crate) async fn rests(&self) {
        const LOOK: Duration = Duration::from_millis(500);
        let mut before = self.cpu();
        for _ in 0..1200 {
            tokio::time::sleep(LOOK).await;
            let now = self.cpu();
            // Where others want the cores as well, what is still to be done shows only as a thread that waits for one.
            if now - before < 0.02 && !self.is_at_work() {
                return;
            }
            before = now;
        }
        panic!("the server does not come to rest");
    }

    /// Whether a thread of it runs or waits for a core.
    fn is_at_work(&self) -> bool {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.0)).into_iter().flatten().flatten();
        let states = tasks.filter_map(|task| fs::read_to_string(task.path().join("stat")).ok());
        states.into_iter().any(|state| state.contains(") R "))
    }
}

/// How many programs wanted a core, over the last one, five and fifteen minutes.
pub(crate) fn load_of_machine() -> String {
    let told = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    told.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// The wait below which so many per cent of all lie, in milliseconds; `waits` are in order.
pub(crate) fn share(waits: &[Duration], percent: usize) -> f64 {
    let Some(last) = waits.len().checked_sub(1) else { return f64::NAN };
    waits[(last * percent).div_ceil(100)].as_secs_f64() * 1000.0
}

/// Allows this process as many open files as the system allows it to allow itself.
pub(crate) fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // If not, the run says that it has too few.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

/// How many files this process may have open.
pub(crate) fn file_limit() -> usize {
    use rustix::process::{Resource, getrlimit};
    let limit = getrlimit(Resource::Nofile).current;
    limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX)
}
