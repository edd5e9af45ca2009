//! What a page is sent by its stream, copied for the answer to what the page has asked: it is drawn once.
//!
//! Nothing depends on it. If the stream is slow, or there is none here, the answer is drawn by itself.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use pages::Update;
use store::SessionHash;
use tokio::sync::oneshot;

use crate::error::Error;

/// How long an answer waits for its copy.
const PATIENCE: Duration = Duration::from_millis(100);

/// The browsers whose pages of one table have streams here.
#[derive(Debug, Default)]
pub(crate) struct Copies(Mutex<HashMap<SessionHash, Page>>);

#[derive(Debug, Default)]
struct Page {
    streams: usize,
    /// The version that the page shows once everything has arrived; 0 if that is not known yet.
    seq: usize,
    waiting: Vec<oneshot::Sender<Sent>>,
}

/// What a page was sent: drawn and written once, for its stream and for the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sent {
    /// The version that it brings.
    pub(crate) seq: usize,
    /// It as JSON.
    pub(crate) json: Arc<str>,
}

/// A copy of whatever a page is sent next.
#[derive(Debug)]
pub(crate) struct Copy(oneshot::Receiver<Sent>);

impl Copies {
    /// A stream of this browser begins.
    pub(crate) fn begin(&self, session: &SessionHash) {
        self.pages().entry(session.clone()).or_default().streams += 1;
    }

    /// A stream of this browser ends.
    pub(crate) fn end(&self, session: &SessionHash) {
        let mut pages = self.pages();
        if let Some(page) = pages.get_mut(session) {
            page.streams = page.streams.saturating_sub(1);
            if page.streams == 0 {
                pages.remove(session);
            }
        }
    }

    /// A copy of what the page of this browser is sent next. None if it has no stream here, or several, or if
    /// it was sent something newer than version `seq`: only changes since then will be sent.
    pub(crate) fn next(&self, session: &SessionHash, seq: usize) -> Option<Copy> {
        let mut pages = self.pages();
        let page = pages.get_mut(session).filter(|page| page.streams == 1 && page.seq == seq)?;
        page.waiting.retain(|waiting| !waiting.is_closed());
        let (send, copy) = oneshot::channel();
        page.waiting.push(send);
        Some(Copy(copy))
    }

    /// The page of this browser shows this version.
    pub(crate) fn shows(&self, session: &SessionHash, seq: usize) {
        if let Some(page) = self.pages().get_mut(session) {
            page.seq = seq;
        }
    }

    /// The page of this browser is sent something.
    pub(crate) fn sent(&self, session: &SessionHash, sent: &Sent) {
        let mut pages = self.pages();
        let Some(page) = pages.get_mut(session) else { return };
        for waiting in page.waiting.drain(..) {
            // Whoever does not wait any more draws by itself.
            let _ = waiting.send(sent.clone());
        }
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<SessionHash, Page>> {
        // What stands in the map is whole at any moment, even if a holder of the lock has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sent {
    /// # Errors
    /// If it cannot be written as JSON.
    pub(crate) fn of(update: &Update) -> Result<Self, Error> {
        let json = serde_json::to_string(update).map_err(Error::failed)?;
        Ok(Self { seq: update.seq, json: json.into() })
    }
}

impl IntoResponse for Sent {
    fn into_response(self) -> Response {
        let json = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, json)], self.json.to_string()).into_response()
    }
}

impl Copy {
    /// The copy, if the page was sent version `seq` or a newer one within a moment.
    pub(crate) async fn of(self, seq: usize) -> Option<Sent> {
        let sent = tokio::time::timeout(PATIENCE, self.0).await.ok()?.ok()?;
        (sent.seq >= seq).then_some(sent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(seq: usize) -> Sent {
        Sent { seq, json: format!("{seq}").into() }
    }

    #[tokio::test(start_paused = true)]
    async fn what_a_page_is_sent_is_copied_once() {
        let (copies, anna) = (Copies::default(), SessionHash("anna".into()));
        assert!(copies.next(&anna, 6).is_none(), "there is no stream");
        copies.begin(&anna);
        copies.shows(&anna, 6);
        let (first, late) = (copies.next(&anna, 6).unwrap(), copies.next(&anna, 6).unwrap());
        copies.sent(&anna, &update(7));
        copies.shows(&anna, 7);
        assert_eq!(first.of(7).await, Some(update(7)));
        assert_eq!(late.of(8).await, None, "it was older");
        assert!(copies.next(&anna, 6).is_none(), "what changed at 7 would never be told");
        assert_eq!(copies.next(&anna, 7).unwrap().of(8).await, None, "nothing is sent");
        copies.begin(&anna);
        assert!(copies.next(&anna, 7).is_none(), "two pages may show different versions");
        copies.end(&anna);
        assert!(copies.next(&anna, 7).is_some());
        copies.end(&anna);
        assert!(copies.next(&anna, 7).is_none() && copies.pages().is_empty());
    }
}
