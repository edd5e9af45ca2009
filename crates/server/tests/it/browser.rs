//! A browser without a screen: keeps cookies, sends forms and JSON, reads answers.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::request::Builder;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use host::{Documents, Entry};
use serde_json::Value;
use server::{App, Config, Pace, TimeSource, router};
use store::Store;
use tower::ServiceExt;

use crate::place::fresh;

/// The games of the tests: one with luck, secrets and sealed choices.
pub(crate) static GAMES: [Entry; 1] =
    [Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS))];

/// A site over a store in memory, at which computers play at once.
pub(crate) async fn site() -> Site {
    Site::over(fresh().await).await
}

/// A site.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) store: Store,
    pub(crate) app: Arc<App>,
    pub(crate) router: Router,
}

impl Site {
    pub(crate) async fn over(store: Store) -> Self {
        Self::with(&GAMES, store).await
    }

    /// The same with these games.
    pub(crate) async fn with(games: &'static [Entry], store: Store) -> Self {
        let app = App::with_games(games, store.clone(), Pace::AT_ONCE).await.unwrap();
        Self { store, app: Arc::clone(&app), router: router(app) }
    }

    /// Over this server.
    pub(crate) fn of(app: Arc<App>, store: Store) -> Self {
        Self { store, app: Arc::clone(&app), router: router(app) }
    }

    /// The same with a time that the test sets.
    pub(crate) async fn at(store: Store, time_source: TimeSource) -> Self {
        let config = Config { pace: Pace::AT_ONCE, time_source, ..Config::default() };
        let app = App::of(&GAMES, store.clone(), config).await.unwrap();
        Self { store, app: Arc::clone(&app), router: router(app) }
    }

    /// A browser that was never here.
    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), language: "en".into() }
    }

    /// A browser whose person has a name.
    pub(crate) async fn person(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        assert_eq!(browser.post("/name", &[("name", name)]).await.status, StatusCode::SEE_OTHER);
        browser
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) language: String,
}

/// What came back; of a picture the text is its bytes in hexadecimal digits.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    /// Where a redirect leads.
    pub(crate) fn location(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text);
        self.headers[header::LOCATION].to_str().unwrap().to_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The words of a refusal.
    pub(crate) fn error(&self) -> String {
        self.json()["error"]["text"].as_str().unwrap_or_else(|| panic!("no error: {}", self.text)).to_owned()
    }

    /// The value of the first attribute or hidden field of this name.
    pub(crate) fn field(&self, name: &str) -> String {
        let after = |marker: &str| self.text.split_once(marker).map(|(_, rest)| rest.to_owned());
        let rest =
            after(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("no {name}: {}", self.text));
        rest.split('"').next().unwrap().to_owned()
    }
}

impl Browser {
    /// The same browser at another process.
    pub(crate) fn at(&self, site: &Site) -> Self {
        Self { router: site.router.clone(), ..self.clone() }
    }

    /// A request of this browser, with its cookies.
    pub(crate) fn request(&self, method: Method, path: &str) -> Builder {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "mu.example")
            .header(header::ACCEPT_LANGUAGE, &self.language);
        if cookies.is_empty() { request } else { request.header(header::COOKIE, cookies.join("; ")) }
    }

    /// Sends a request and keeps the cookies of the answer; the body is not read.
    pub(crate) async fn send(&mut self, request: Request<Body>) -> axum::response::Response {
        let response = self.router.clone().oneshot(request).await.unwrap();
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.into(), value.into());
        }
        response
    }

    /// Sends a request and reads the answer; not a stream, which has no end.
    pub(crate) async fn ask(&mut self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (parts, body) = response.into_parts();
        let is_stream =
            parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        let bytes = if is_stream { Vec::new() } else { to_bytes(body, usize::MAX).await.unwrap().to_vec() };
        let is_picture = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "image/png");
        let text = if is_picture { hex(&bytes) } else { String::from_utf8(bytes).unwrap() };
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        self.ask(request).await
    }

    /// What a page needs that shows version `seq`, as the script fetches it without a stream.
    pub(crate) async fn update(&mut self, path: &str, seq: u64) -> Value {
        self.fetch(&format!("{path}?after={seq}")).await
    }

    /// Fetches JSON as the script does.
    pub(crate) async fn fetch(&mut self, path: &str) -> Value {
        let request = self.request(Method::GET, path);
        let answer =
            self.ask(request.header(header::ACCEPT, "application/json").body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    /// Sends a form as a page does.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        let request = self
            .request(Method::POST, path)
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form.join("&")))
            .unwrap();
        self.ask(request).await
    }

    /// Sends JSON as the script does.
    pub(crate) async fn json(&mut self, path: &str, value: &Value) -> Answer {
        let request = self
            .request(Method::POST, path)
            .header("sec-fetch-site", "same-origin")
            .header(header::ACCEPT, "application/json")
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(value.to_string()))
            .unwrap();
        self.ask(request).await
    }
}

fn escaped(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        b' ' => "+".into(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(digits, "{byte:02x}").unwrap();
    }
    digits
}
