//! What a host can measure: counted while the server works, told in the text form of Prometheus.
//!
//! Nothing here names a person, an address or a table.

mod access;
mod histogram;

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::Counts;

use crate::error::{Error, Unplayable};
use crate::house::House;
use crate::hub::Open;
use histogram::Histogram;

pub use access::MetricsFor;

/// What has been counted since the server began.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Requests by the first digit of their status, from 1 to 5.
    answers: [AtomicU64; 5],
    requests: Histogram,
    moves_of_people: AtomicU64,
    moves_of_computers: AtomicU64,
    repeats: AtomicU64,
    refusals: Refusals,
    thinking: Histogram,
}

/// Acts that were refused, by the reason.
#[derive(Debug, Default)]
struct Refusals {
    rule: AtomicU64,
    moved_on: AtomicU64,
    other: AtomicU64,
}

/// Who has made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    /// A person.
    Person,
    /// A computer.
    Computer,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

impl Metrics {
    /// A move is written.
    pub(crate) fn moved(&self, by: Mover) {
        count(match by {
            Mover::Person => &self.moves_of_people,
            Mover::Computer => &self.moves_of_computers,
        });
    }

    /// A request that was carried out before was answered again.
    pub(crate) fn repeated(&self) {
        count(&self.repeats);
    }

    /// A computer has thought for so long.
    pub(crate) fn thought(&self, time: Duration) {
        self.thinking.note(time);
    }

    /// An act was refused.
    pub(crate) fn refused(&self, error: &Error) {
        count(match error {
            Error::Play(Unplayable::Illegal(_)) => &self.refusals.rule,
            Error::Play(Unplayable::MovedOn) => &self.refusals.moved_on,
            Error::Play(Unplayable::Fixed | Unplayable::Rated | Unplayable::Unreadable)
            | Error::Missing(_)
            | Error::Request(_)
            | Error::Name(_)
            | Error::Account(_)
            | Error::Option(_)
            | Error::Person(_)
            | Error::Seats(_)
            | Error::Hint(_)
            | Error::Time(_)
            | Error::Call(_)
            | Error::Talk(_)
            | Error::TooOften(_)
            | Error::Crowded(_)
            | Error::Notice(_)
            | Error::Consent(_)
            | Error::Database(_)
            | Error::Failed(_) => &self.refusals.other,
        });
    }

    fn answered(&self, status: StatusCode, time: Duration) {
        self.requests.note(time);
        let class = usize::from(status.as_u16() / 100).clamp(1, 5);
        count(&self.answers[class - 1]);
    }

    /// Everything as text; `stored` is what the database counts, `open` what this process has in its memory.
    fn tell(&self, stored: Counts, open: Open) -> String {
        let mut told = Told::default();
        told.family("mu_tables", "gauge", "Tables in the database by where they are in their life.");
        told.line("mu_tables{status=\"waiting\"}", stored.waiting);
        told.line("mu_tables{status=\"playing\"}", stored.playing);
        told.family("mu_tables_live", "gauge", "Tables in the memory of this process.");
        told.line("mu_tables_live", open.tables);
        told.family("mu_streams_open", "gauge", "Open streams of this process.");
        told.line("mu_streams_open", open.streams);
        told.family("mu_moves_total", "counter", "Moves and take-backs that were written.");
        told.line("mu_moves_total{by=\"person\"}", read(&self.moves_of_people));
        told.line("mu_moves_total{by=\"computer\"}", read(&self.moves_of_computers));
        told.family(
            "mu_repeats_total",
            "counter",
            "Acts that had been carried out before and were answered again.",
        );
        told.line("mu_repeats_total", read(&self.repeats));
        told.family("mu_refusals_total", "counter", "Acts that were refused.");
        told.line("mu_refusals_total{why=\"rule\"}", read(&self.refusals.rule));
        told.line("mu_refusals_total{why=\"moved_on\"}", read(&self.refusals.moved_on));
        told.line("mu_refusals_total{why=\"other\"}", read(&self.refusals.other));
        told.family("mu_requests_total", "counter", "Requests by the class of their answer.");
        for (class, counter) in (1..).zip(&self.answers) {
            told.line(&format!("mu_requests_total{{status=\"{class}xx\"}}"), read(counter));
        }
        told.family("mu_request_seconds", "histogram", "Time until an answer begins.");
        self.requests.tell("mu_request_seconds", &mut told.text);
        told.family("mu_thinking_seconds", "histogram", "Time that computer players think about a choice.");
        self.thinking.tell("mu_thinking_seconds", &mut told.text);
        told.text
    }
}

/// The text while it is written.
#[derive(Default)]
struct Told {
    text: String,
}

impl Told {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.text, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.text, "{name} {value}");
    }
}

/// `GET /metrics`: for those to whom the host tells it.
pub(crate) async fn metrics(State(house): State<Arc<House>>, request: Request) -> Result<Response, Error> {
    if !house.metrics_for.allows(&request) {
        return Ok((StatusCode::FORBIDDEN, "metrics are not for you; see docs/hosting.md\n").into_response());
    }
    let text = house.metrics.tell(house.store.counts().await?, house.hub.open());
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}

/// A path as it may stand in a log: keys of invitations and the secrets of letters are left out, also of an address
/// with a slip.
fn without_secrets(route: Option<&str>, path: &str) -> String {
    let Some(route) = route else {
        let first = path.split('/').nth(1).unwrap_or_default();
        return if ["i", "notices"].contains(&first) { format!("/{first}/…") } else { path.to_owned() };
    };
    let is_secret = |part: &str| part == "{key}" || part == "{token}";
    let parts = path.split('/').zip(route.split('/').chain(std::iter::repeat("")));
    let told = parts.map(|(part, place)| if is_secret(place) { "…" } else { part });
    told.collect::<Vec<_>>().join("/")
}

/// Counts every request and its answer. What is watched over the server itself is not counted.
pub(crate) async fn measure(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let (begun, method) = (Instant::now(), request.method().clone());
    // Without what follows a question mark: people search.
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let path = without_secrets(route, request.uri().path());
    let response = next.run(request).await;
    let (status, time) = (response.status(), begun.elapsed());
    house.metrics.answered(status, time);
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    tracing::debug!(%method, path, status = status.as_u16(), milliseconds, "a request is answered");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_secrets_of_addresses_are_not_told() {
        for (route, path, told) in [
            (Some("/i/{id}/{key}"), "/i/amber-otter-k7m/sesame", "/i/amber-otter-k7m/…"),
            (Some("/notices/confirm/{token}"), "/notices/confirm/sesame", "/notices/confirm/…"),
            (Some("/notices/stop/{token}"), "/notices/stop/sesame", "/notices/stop/…"),
            (Some("/t/{id}/act"), "/t/amber-otter-k7m/act", "/t/amber-otter-k7m/act"),
            (Some("/"), "/", "/"),
            (None, "/i/amber-otter-k7m/sesame/", "/i/…"),
            (None, "/notices/confirm/sesame/x", "/notices/…"),
            (None, "/nowhere/at/all", "/nowhere/at/all"),
        ] {
            assert_eq!(without_secrets(route, path), told);
        }
    }
}
