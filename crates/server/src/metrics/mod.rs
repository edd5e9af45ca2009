//! What a host can measure: counted while the server works, told in the text form of Prometheus.
//!
//! Nothing here names a person, an address or a table.

mod access;

use std::time::Duration;

use axum::http::StatusCode;
use domain::{Moment, PlayError, Refusal};
use prometheus::core::Collector;
use prometheus::{
    Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder,
};
use store::Counts;

use crate::error::Error;

pub use access::MetricsFor;

/// The upper bounds in seconds of the classes of times.
const BOUNDS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// How much is open in this process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    /// Tables that stand in its memory.
    pub(crate) tables: usize,
    /// Streams of all tables.
    pub(crate) streams: usize,
}

/// What the pages of the host tell of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    /// Since when.
    pub(crate) begun: Moment,
    pub(crate) moves_of_people: u64,
    pub(crate) moves_of_computers: u64,
    /// Requests that were answered with a status of 500 or more.
    pub(crate) failed_requests: u64,
}

/// What has been counted since the server began.
#[derive(Debug)]
pub(crate) struct Metrics {
    begun: Moment,
    registry: Registry,
    tables: IntGaugeVec,
    tables_live: IntGauge,
    streams_open: IntGauge,
    moves_of_people: IntCounter,
    moves_of_computers: IntCounter,
    repeats: IntCounter,
    refusals: Refusals,
    /// Requests by the first digit of their status, from 1 to 5.
    answers: [IntCounter; 5],
    requests: Histogram,
    thinking: Histogram,
}

/// Acts that were refused, by the reason.
#[derive(Debug)]
struct Refusals {
    rule: IntCounter,
    moved_on: IntCounter,
    other: IntCounter,
}

/// Who has made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    /// A person.
    Person,
    /// A computer.
    Computer,
}

/// Why what this file names can always be registered.
const KNOWN: &str = "names and labels are letters, and no name comes twice";

/// Makes one family known to the registry.
fn known<M: Collector + Clone + 'static>(registry: &Registry, family: Result<M, prometheus::Error>) -> M {
    let family = family.expect(KNOWN);
    registry.register(Box::new(family.clone())).expect(KNOWN);
    family
}

/// A family of counters, one for each value of a label; all are told from the beginning.
fn counters<const N: usize>(
    registry: &Registry,
    opts: Opts,
    label: &str,
    values: [&str; N],
) -> [IntCounter; N] {
    let family = known(registry, IntCounterVec::new(opts, &[label]));
    values.map(|value| family.with_label_values(&[value]))
}

impl Default for Metrics {
    fn default() -> Self {
        let registry = Registry::new();
        let times = |name: &str, help: &str| {
            known(&registry, Histogram::with_opts(HistogramOpts::new(name, help).buckets(BOUNDS.to_vec())))
        };
        let gauge = |name: &str, help: &str| known(&registry, IntGauge::new(name, help));
        let tables = Opts::new("mu_tables", "Tables in the database by where they are in their life.");
        let moves = Opts::new("mu_moves_total", "Moves and take-backs that were written.");
        let repeats = "Acts that had been carried out before and were answered again.";
        let refusals = Opts::new("mu_refusals_total", "Acts that were refused.");
        let answers = Opts::new("mu_requests_total", "Requests by the class of their answer.");
        let [moves_of_people, moves_of_computers] = counters(&registry, moves, "by", ["person", "computer"]);
        let [rule, moved_on, other] = counters(&registry, refusals, "why", ["rule", "moved_on", "other"]);
        Self {
            begun: store::now(),
            tables: known(&registry, IntGaugeVec::new(tables, &["status"])),
            tables_live: gauge("mu_tables_live", "Tables in the memory of this process."),
            streams_open: gauge("mu_streams_open", "Open streams of this process."),
            moves_of_people,
            moves_of_computers,
            repeats: known(&registry, IntCounter::new("mu_repeats_total", repeats)),
            refusals: Refusals { rule, moved_on, other },
            answers: counters(&registry, answers, "status", ["1xx", "2xx", "3xx", "4xx", "5xx"]),
            requests: times("mu_request_seconds", "Time until an answer begins."),
            thinking: times("mu_thinking_seconds", "Time that computer players think about a choice."),
            registry,
        }
    }
}

impl Metrics {
    /// A move is written.
    pub(crate) fn moved(&self, by: Mover) {
        match by {
            Mover::Person => self.moves_of_people.inc(),
            Mover::Computer => self.moves_of_computers.inc(),
        }
    }

    /// A request that was carried out before was answered again.
    pub(crate) fn repeated(&self) {
        self.repeats.inc();
    }

    /// A computer has thought for so long.
    pub(crate) fn thought(&self, time: Duration) {
        self.thinking.observe(time.as_secs_f64());
    }

    /// An act was refused.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are counted together")]
    pub(crate) fn refused(&self, error: &Error) {
        let counter = match error {
            Error::Refused(Refusal::Play(PlayError::Illegal(_))) => &self.refusals.rule,
            Error::Refused(Refusal::Play(PlayError::MovedOn)) => &self.refusals.moved_on,
            _ => &self.refusals.other,
        };
        counter.inc();
    }

    /// A request was answered so, after so long.
    pub(crate) fn answered(&self, status: StatusCode, time: Duration) {
        self.requests.observe(time.as_secs_f64());
        let class = usize::from(status.as_u16() / 100).clamp(1, 5);
        self.answers[class - 1].inc();
    }

    /// The few figures that the pages of the host show.
    pub(crate) fn told(&self) -> Counted {
        Counted {
            begun: self.begun,
            moves_of_people: self.moves_of_people.get(),
            moves_of_computers: self.moves_of_computers.get(),
            failed_requests: self.answers[4].get(),
        }
    }

    /// Everything as text; `stored` is what the database counts, `open` what this process has in its memory.
    pub(crate) fn tell(&self, stored: Counts, open: Open) -> Result<String, Error> {
        self.tables.with_label_values(&["waiting"]).set(stored.waiting);
        self.tables.with_label_values(&["playing"]).set(stored.playing);
        self.tables_live.set(gauged(open.tables));
        self.streams_open.set(gauged(open.streams));
        TextEncoder::new().encode_to_string(&self.registry.gather()).map_err(Error::failed)
    }
}

fn gauged(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told after five requests.
    fn told() -> String {
        let metrics = Metrics::default();
        for milliseconds in [0, 1, 2, 700, 60_000] {
            metrics.answered(StatusCode::OK, Duration::from_millis(milliseconds));
        }
        metrics.tell(Counts { waiting: 2, playing: 3 }, Open { tables: 4, streams: 5 }).unwrap()
    }

    #[test]
    fn each_class_holds_all_below_it() {
        let text = told();
        for line in [
            "mu_request_seconds_bucket{le=\"0.0005\"} 1",
            "mu_request_seconds_bucket{le=\"0.001\"} 2",
            "mu_request_seconds_bucket{le=\"0.0025\"} 3",
            "mu_request_seconds_bucket{le=\"0.5\"} 3",
            "mu_request_seconds_bucket{le=\"1\"} 4",
            "mu_request_seconds_bucket{le=\"10\"} 4",
            "mu_request_seconds_bucket{le=\"+Inf\"} 5",
            "mu_request_seconds_sum 60.703",
            "mu_request_seconds_count 5",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
    }

    #[test]
    fn every_family_is_told_from_the_beginning() {
        let text = told();
        let families: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
        assert_eq!(
            families,
            [
                "mu_moves_total counter",
                "mu_refusals_total counter",
                "mu_repeats_total counter",
                "mu_request_seconds histogram",
                "mu_requests_total counter",
                "mu_streams_open gauge",
                "mu_tables gauge",
                "mu_tables_live gauge",
                "mu_thinking_seconds histogram",
            ]
        );
        for line in [
            "# HELP mu_moves_total Moves and take-backs that were written.",
            "mu_moves_total{by=\"person\"} 0",
            "mu_moves_total{by=\"computer\"} 0",
            "mu_refusals_total{why=\"rule\"} 0",
            "mu_refusals_total{why=\"moved_on\"} 0",
            "mu_refusals_total{why=\"other\"} 0",
            "mu_requests_total{status=\"1xx\"} 0",
            "mu_requests_total{status=\"2xx\"} 5",
            "mu_tables{status=\"waiting\"} 2",
            "mu_tables{status=\"playing\"} 3",
            "mu_tables_live 4",
            "mu_streams_open 5",
            "mu_thinking_seconds_count 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
    }
}
