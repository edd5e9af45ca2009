//! Streams of events as a browser or a program reads them.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Method, StatusCode};
use flate2::{Decompress, FlushDecompress};
use futures_util::StreamExt;
use serde_json::Value;

use crate::browser::Browser;

/// An open stream.
pub(crate) struct Events {
    body: BodyDataStream,
    read: String,
    /// What reads it, if it is compressed.
    unpack: Option<Decompress>,
    /// How many bytes have come, as they came.
    pub(crate) received: usize,
}

/// One event: its name, its id, its data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) data: String,
}

impl Event {
    pub(crate) fn json(&self) -> Value {
        let mut lines = self.data.split('\n');
        let mut update: Value =
            serde_json::from_str(lines.next().unwrap()).unwrap_or_else(|_| panic!("{self:?}"));
        for line in lines {
            let (id, markup) = line.split_once(' ').unwrap();
            match id.strip_prefix('+') {
                Some(region) => update["append"][region] = markup.into(),
                None => update["html"][id] = markup.into(),
            }
        }
        update
    }
}

impl Events {
    pub(crate) async fn open(browser: &mut Browser, path: &str, headers: &[(&str, &str)]) -> Self {
        // As today's pages do it: without the word a page is one of before, and is sent away to load again.
        let and = if path.contains('?') { '&' } else { '?' };
        let path = if path.starts_with("/t/") { format!("{path}{and}lines") } else { path.to_owned() };
        let mut request = browser.request(Method::GET, &path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = browser.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let unpack = response.headers().get("content-encoding").map(|encoding| {
            assert_eq!(encoding, "gzip");
            Decompress::new_gzip(15)
        });
        Self { body: response.into_body().into_data_stream(), read: String::new(), unpack, received: 0 }
    }

    /// The next event; none if the stream ends or nothing comes within two seconds.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        self.within(Duration::from_secs(2)).await
    }

    pub(crate) async fn within(&mut self, time: Duration) -> Option<Event> {
        loop {
            if let Some(event) = self.take_event() {
                return Some(event);
            }
            let chunk = tokio::time::timeout(time, self.body.next()).await.ok()??.unwrap();
            self.received += chunk.len();
            let plain =
                self.unpack.as_mut().map_or_else(|| chunk.to_vec(), |unpack| unpacked(unpack, &chunk));
            self.read.push_str(std::str::from_utf8(&plain).unwrap());
        }
    }

    /// The next event that has come whole; what has no name is a comment.
    fn take_event(&mut self) -> Option<Event> {
        loop {
            let (event, rest) = self.read.split_once("\n\n")?;
            let (event, rest) = (read_event(event), rest.to_owned());
            self.read = rest;
            if !event.name.is_empty() {
                return Some(event);
            }
        }
    }

    /// Whether the stream has ended.
    pub(crate) async fn has_ended(&mut self) -> bool {
        matches!(tokio::time::timeout(Duration::from_secs(2), self.body.next()).await, Ok(None))
    }
}

/// A part of a compressed stream, which can be read as soon as it is there.
fn unpacked(unpack: &mut Decompress, part: &[u8]) -> Vec<u8> {
    let (mut plain, before) = (Vec::with_capacity(1 << 20), unpack.total_in());
    unpack.decompress_vec(part, &mut plain, FlushDecompress::Sync).unwrap();
    assert_eq!(unpack.total_in() - before, part.len() as u64, "it is longer than a test expects");
    plain
}

fn read_event(text: &str) -> Event {
    let mut event = Event::default();
    for line in text.lines() {
        let (field, value) = line.split_once(':').unwrap();
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => event.name = value.into(),
            "id" => event.id = value.into(),
            "data" if event.data.is_empty() => event.data.push_str(value),
            "data" => event.data.extend(["\n", value]),
            "" => {}
            other => panic!("{other}"),
        }
    }
    event
}
