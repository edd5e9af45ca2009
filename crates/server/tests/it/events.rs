//! Streams of events as a browser or a program reads them.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Method, StatusCode};
use futures_util::StreamExt;
use serde_json::Value;

use crate::browser::Browser;

/// An open stream.
pub(crate) struct Events {
    body: BodyDataStream,
    read: String,
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
        serde_json::from_str(&self.data).unwrap_or_else(|_| panic!("{self:?}"))
    }
}

impl Events {
    pub(crate) async fn open(browser: &mut Browser, path: &str, headers: &[(&str, &str)]) -> Self {
        // As today's pages do it: without the word a page is one of before, and is sent away to load again.
        let and = if path.contains('?') { '&' } else { '?' };
        let path = if path.starts_with("/t/") { format!("{path}{and}cells") } else { path.to_owned() };
        let mut request = browser.request(Method::GET, &path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = browser.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self { body: response.into_body().into_data_stream(), read: String::new() }
    }

    /// The next event; none if the stream ends or nothing comes within two seconds.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        self.within(Duration::from_secs(2)).await
    }

    pub(crate) async fn within(&mut self, time: Duration) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let (event, rest) = (read_event(event), rest.to_owned());
                self.read = rest;
                return Some(event);
            }
            let chunk = tokio::time::timeout(time, self.body.next()).await.ok()??.unwrap();
            self.read.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// Whether the stream has ended.
    pub(crate) async fn has_ended(&mut self) -> bool {
        matches!(tokio::time::timeout(Duration::from_secs(2), self.body.next()).await, Ok(None))
    }
}

fn read_event(text: &str) -> Event {
    let mut event = Event::default();
    for line in text.lines() {
        let (field, value) = line.split_once(':').unwrap();
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => event.name = value.into(),
            "id" => event.id = value.into(),
            "data" => event.data.push_str(value),
            other => panic!("{other}"),
        }
    }
    event
}
