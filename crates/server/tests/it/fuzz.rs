//! Whatever is sent is answered: no request makes the server fail, and what it does not accept it refuses in words.
//!
//! An input is a whole request as it is written on the wire, changed anywhere: method, address, query, headers,
//! cookies, form or JSON. Samples by `MU_SEED`; `cargo xtask fuzz --minutes N` takes as many as there is time for.

use std::sync::atomic::{AtomicU32, Ordering};

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request};
use axum::response::Response;
use conform::fuzz::fuzz;
use passki::Passki;
use serde_json::{Value, json};
use server::Limits;

use crate::accounts::{PASSWORD, account};
use crate::api::{ALL, Program};
use crate::authenticator::{Algorithm, Authenticator};
use crate::browser::{Browser, Site, hex, site};
use crate::doors::every_door;
use crate::passkeys::{ORIGIN, added, answer, asked, safe_site};
use crate::play::anna_and_ben;

/// A form in which many addresses find something.
const FORM: &str = "name=Cleo&seat=a&seq=3&key=k1&action=seal+3&text=hello&game=toy&seat.a=me&seat.b=open&time=live&minutes=10\
     &seconds=20&password=long+enough+words&address=a%40b.example&choice=agree&number=1&step=2&language=fr&value=7&next=%2F";

/// A query in which many addresses find something.
const QUERY: &str =
    "after=1&step=2&q=toy&page=2&which=yours&limit=5&from=0&to=9&seat=b&key=k&next=%2Ft%2Fx&language=de";

/// A request as it is written: the first line, the headers, an empty line, the body.
struct Written {
    first: String,
    headers: Vec<(&'static str, String)>,
    body: String,
}

impl Written {
    fn text(&self) -> String {
        let headers: Vec<String> =
            self.headers.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        let headers = headers.join("\n");
        format!("{}\n{headers}\n\n{}", self.first, self.body)
    }
}

/// Reads a request as it is written; none if no client can send it.
fn read(text: &str) -> Option<Request<Body>> {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let (method, address) = lines.next()?.split_once(' ')?;
    let mut request = Request::builder().method(Method::from_bytes(method.as_bytes()).ok()?).uri(address);
    for line in lines {
        let (name, value) = line.split_once(": ")?;
        request = request.header(name, value.as_bytes());
    }
    request.body(Body::from(body.to_owned())).ok()
}

/// How somebody is known: by the cookies of a browser, or by the token of a program.
struct Known {
    cookies: String,
    token: String,
}

impl Known {
    /// A request of this method with what it usually comes with; `example` is what a call for programs takes.
    fn writes(&self, method: &str, path: &str, example: &Value) -> Written {
        let mut headers = vec![
            ("host", "mu.example".to_owned()),
            ("accept-language", "de-CH, fr;q=0.8, en;q=0.5".into()),
            ("accept", "text/html, application/json;q=0.9".into()),
            ("accept-encoding", "br, gzip;q=0.5".into()),
        ];
        if path.starts_with("/api/") {
            headers.push(("authorization", format!("Bearer {}", self.token)));
        } else {
            headers.push(("cookie", self.cookies.clone()));
            headers.push(("sec-fetch-site", "same-origin".into()));
            headers.push(("x-forwarded-for", "10.0.0.1, 2001:db8::1".into()));
        }
        if method == "GET" {
            headers.push(("last-event-id", "2".into()));
            headers.push(("if-none-match", "\"x\"".into()));
            headers.push(("range", "bytes=0-10".into()));
            return Written { first: format!("{method} {path}?{QUERY}"), headers, body: String::new() };
        }
        let is_json = example.is_object();
        let kind = if is_json { "application/json" } else { "application/x-www-form-urlencoded" };
        headers.push(("content-type", kind.into()));
        let body = if is_json { example.to_string() } else { FORM.to_owned() };
        Written { first: format!("{method} {path}"), headers, body }
    }
}

/// Real requests: one for each address and method.
async fn real(anna: &Browser, program: &Program, site: &Site, id: &str) -> Vec<String> {
    let document = site.browser().get("/api/openapi.json").await.json();
    let cookies: Vec<String> = anna.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let known = Known { cookies: cookies.join("; "), token: program.token.clone() };
    let mut all = Vec::new();
    for door in every_door(site).await {
        let path = door.example().replace("amber-otter-k7m", id).replace("{table}", id);
        for method in &door.methods {
            let call = &document["paths"][&door.path][method.to_lowercase()];
            let example = &call["requestBody"]["content"]["application/json"]["example"];
            all.push(known.writes(method, &path, example).text());
        }
    }
    all
}

/// The status of an answer that is not that of a failure, and the code of an error in JSON.
async fn answered(response: Response) -> (u16, Option<String>) {
    let (parts, body) = response.into_parts();
    let is = |name: &str, value: &str| parts.headers.get(name).is_some_and(|found| found == value);
    if is("content-type", "text/event-stream") {
        return (parts.status.as_u16(), None);
    }
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    assert_ne!(parts.status.as_u16(), 500, "{}", String::from_utf8_lossy(&bytes));
    let is_refused = parts.status.is_client_error() && is("content-type", "application/json");
    if !is_refused || parts.headers.contains_key("content-encoding") || bytes.is_empty() {
        return (parts.status.as_u16(), None);
    }
    let told: Value = serde_json::from_slice(&bytes).unwrap();
    let code = told["error"]["code"].as_str().unwrap_or_else(|| panic!("no code: {told}"));
    (parts.status.as_u16(), Some(code.to_owned()))
}

#[test]
fn every_request_is_answered() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let (stranger, real) = runtime.block_on(async {
        let site = site().await;
        let (mut anna, _, path) = anna_and_ben(&site).await;
        let program = Program::of(&site, &mut anna, &ALL).await;
        let real = real(&anna, &program, &site, path.strip_prefix("/t/").unwrap()).await;
        (site.browser(), real)
    });
    assert!(real.len() > 100, "{} addresses", real.len());
    let fuzzed = fuzz("requests", &real, 1_500, |text| {
        let Some(request) = read(text) else { return "not sent".into() };
        let address = request.uri().path().to_owned();
        let (status, code) = runtime.block_on(async { answered(stranger.clone().send(request).await).await });
        if address.starts_with("/api/v1/")
            && let Some(code) = code
        {
            return format!("{address} {code}");
        }
        // Numbers count for nothing: three signs for three digits.
        let kind = ["", "i", "ii", "iii", "iv", "v"][usize::from(status / 100)];
        format!("{address} {kind}")
    });
    assert!(fuzzed.answers > 50, "{fuzzed:?}");
}

/// The parts of what a browser sends of a passkey: all but the first are bytes.
const PARTS: [&str; 5] =
    ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

/// What stands where the challenge is.
const CHALLENGE: &str = "CHALLENGE";

/// What a browser sends of a passkey, a line a part, bytes in hexadecimal digits.
fn in_lines(what: &str, credential: &Value, ask: &Value) -> String {
    let mut lines = vec![what.to_owned(), credential["rawId"].as_str().unwrap().to_owned()];
    for part in PARTS {
        let bytes = credential["response"][part].as_str().map(|text| Passki::base64_decode(text).unwrap());
        let bytes = bytes.unwrap_or_default();
        lines.push(if part == PARTS[0] {
            let challenge = ask["publicKey"]["challenge"].as_str().unwrap();
            String::from_utf8(bytes).unwrap().replace(challenge, CHALLENGE)
        } else {
            hex(&bytes)
        });
    }
    lines.join("\n")
}

/// The same read again, for another challenge. What is no digit is left out, and so is a digit without its second one.
fn from_lines(lines: &str, challenge: &str) -> Value {
    let mut lines = lines.split('\n');
    let id = lines.next().unwrap_or_default();
    let mut response = json!({});
    for part in PARTS {
        let line = lines.next().unwrap_or_default();
        let digits: Vec<u8> = line.chars().filter_map(|sign| sign.to_digit(16)?.try_into().ok()).collect();
        let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| 16 * pair[0] + pair[1]).collect();
        response[part] = if part == PARTS[0] {
            Passki::base64_encode(line.replace(CHALLENGE, challenge).as_bytes()).into()
        } else {
            Passki::base64_encode(&bytes).into()
        };
    }
    json!({ "rawId": id, "id": id, "type": "public-key", "response": response })
}

#[test]
fn every_answer_with_a_passkey_is_answered() {
    /// Each account that is made has a name of its own.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let (stranger, real) = runtime.block_on(async {
        let site = safe_site(Limits::NONE).await;
        let mut anna = account(&site, "Anna").await;
        let mut known = added(&mut anna, json!({ "password": PASSWORD }), Algorithm::Es256).await;
        let mut stranger = site.browser();
        let ask = asked(&mut stranger, "in", json!({})).await;
        let mut real = vec![in_lines("in", &known.answer(&ask), &ask)];
        let ask = asked(&mut stranger, "make", json!({ "name": "Ben" })).await;
        for algorithm in [Algorithm::Es256, Algorithm::EdDsa] {
            real.push(in_lines("make", &Authenticator::make(ORIGIN, &ask, algorithm).1, &ask));
        }
        (site.browser(), real)
    });
    let fuzzed = fuzz("passkeys", &real, 600, |text| {
        let (what, lines) = text.split_once('\n').unwrap_or((text, ""));
        let what = if what == "in" { "in" } else { "make" };
        runtime.block_on(async {
            let mut browser = stranger.clone();
            let name = format!("Ben {}", COUNT.fetch_add(1, Ordering::Relaxed));
            let ask = asked(&mut browser, what, json!({ "name": name })).await;
            let credential = from_lines(lines, ask["publicKey"]["challenge"].as_str().unwrap());
            let answered = answer(&mut browser, &credential).await;
            assert_ne!(answered.status.as_u16(), 500, "{}", answered.text);
            if answered.status.is_success() {
                assert_ne!(what, "in", "nobody signs in without a signature for this challenge");
                return "made".to_owned();
            }
            answered.json()["error"]["code"].as_str().unwrap().to_owned()
        })
    });
    assert!(fuzzed.answers > 2, "{fuzzed:?}");
}
