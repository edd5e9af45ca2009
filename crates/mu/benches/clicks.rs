//! How long a person waits from a click to the new page, alone and while four computer players of the
//! strongest kind think at another table. Prints a table; asserts that nobody waits for a thought.
//!
//! `cargo bench -p mu --bench clicks [GAME]`; a minute at most.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on may stop here")]
#![expect(clippy::print_stdout, reason = "what was measured is its output")]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::request::Builder;
use axum::http::{Method, Request, StatusCode, header};
use engine::Rng;
use host::Entry;
use serde_json::Value;
use server::{App, Pace, router};
use store::Store;
use tower::ServiceExt as _;

/// How many tables are played by hand.
const TABLES: usize = 10;

/// How many clicks are measured at each.
const CLICKS: usize = 15;

/// How long a person looks at the page before the next click.
const LOOKS: Duration = Duration::from_millis(400);

/// Nobody may wait longer for a page while computers think: well below the second that a thought may take.
const WAIT_MAX: Duration = Duration::from_millis(800);

fn main() {
    let name = std::env::args().skip(1).find(|given| !given.starts_with('-'));
    let entry = catalog::find(name.as_deref().unwrap_or("tricks")).expect("the short name of a game");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (quiet, busy) = runtime.block_on(async { (measure(entry, 0).await, measure(entry, 4).await) });
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let waits = quiet.len();
    println!("{}, {TABLES} tables by hand, {waits} clicks in all, {cores} cores", entry.title);
    println!("{:<28} {:>8} {:>8} {:>8}", "", "p50", "p99", "longest");
    for (what, waits) in [("no computer thinks", &quiet), ("four of the strongest think", &busy)] {
        let (half, most, longest) = (share(waits, 50), share(waits, 99), share(waits, 100));
        println!("{what:<28} {half:>5} ms {most:>5} ms {longest:>5} ms");
    }
    let (half, limit) = (busy[busy.len() / 2], WAIT_MAX);
    assert!(half < limit, "half of all clicks wait {half:?} and more");
}

/// The waits in order; of them, the one below which so many per cent lie, in milliseconds.
fn share(waits: &[Duration], percent: usize) -> u128 {
    waits[((waits.len() - 1) * percent).div_ceil(100)].as_millis()
}

/// The waits from a click to the new page, shortest first, beside a table of so many computer players.
async fn measure(entry: &Entry, computers: usize) -> Vec<Duration> {
    let folder = std::env::temp_dir().join(format!("mu-clicks-{}-{computers}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::in_file(&folder.join("mu.sqlite")).await.unwrap();
    // No pause: the computers think all the time.
    let pace = Pace { thinking: server::Thinking::default(), ..Pace::AT_ONCE };
    let app = App::with_games(catalog::games(), store.clone(), pace).await.unwrap();
    let site = router(app.clone());
    if computers > 0 {
        let mut host = Person::new(&site);
        let strongest = (entry.strongest_player)();
        let seats = (entry.seats)();
        let count = computers.clamp((*seats.start()).into(), (*seats.end()).into());
        let mut form = format!("game={}", entry.name);
        for seat in ["a", "b", "c", "d", "e", "f"].into_iter().take(count) {
            write!(form, "&seat.{seat}=computer&bot.{seat}={strongest}").unwrap();
        }
        host.go("/new", form).await;
    }
    let people = (0..TABLES).map(|table| tokio::spawn(by_hand(site.clone(), table)));
    let mut waits = Vec::new();
    for person in people.collect::<Vec<_>>() {
        waits.extend(person.await.unwrap());
    }
    waits.sort();
    app.close();
    store.close().await;
    let _ = std::fs::remove_dir_all(folder);
    waits
}

/// Plays M alone on both seats of a table; gives how long each click waited for its page.
async fn by_hand(site: Router, table: usize) -> Vec<Duration> {
    let mut person = Person::new(&site);
    let mut rng = Rng::from_seed(table as u64);
    let form = "game=m&seat.a=me&name=Anna&seat.b=here&name.b=Ben";
    let mut path = person.go("/new", form.into()).await.0;
    let mut waits = Vec::new();
    while waits.len() < CLICKS {
        tokio::time::sleep(LOOKS).await;
        let (_, page) = person.get(&path).await;
        if let Some(seat) = page.split_once("/show\"").and_then(|(_, rest)| field(rest, "seat")) {
            person.go(&format!("{path}/show"), format!("seat={seat}")).await;
            continue;
        }
        let legal = legal(&page);
        let acts = legal["acts"].as_array().unwrap();
        let Some(act) = rng.pick(acts) else {
            // The game is over: the next one.
            path = person.go("/new", form.into()).await.0;
            continue;
        };
        let action = act["text"].as_str().unwrap().replace(' ', "+");
        let act = format!("seq={}&key=k{}&action={action}", legal["seq"], legal["seq"]);
        let begun = Instant::now();
        person.go(&format!("{path}/act"), act).await;
        waits.push(begun.elapsed());
    }
    waits
}

/// What a page tells the script of what may be chosen.
fn legal(page: &str) -> Value {
    let legal = page.split_once("data-legal=\"").unwrap().1.split('"').next().unwrap();
    let legal = legal.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&legal).unwrap()
}

/// The value of the first field of this name.
fn field<'a>(markup: &'a str, name: &str) -> Option<&'a str> {
    markup.split_once(&format!("name=\"{name}\" value=\""))?.1.split('"').next()
}

/// Somebody at a browser without script.
struct Person {
    site: Router,
    cookie: String,
}

impl Person {
    fn new(site: &Router) -> Self {
        Self { site: site.clone(), cookie: String::new() }
    }

    /// Posts a form and loads the page that it leads to; gives where that is, and the page.
    async fn go(&mut self, path: &str, form: String) -> (String, String) {
        let request = self
            .request(Method::POST, path)
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form))
            .unwrap();
        let response = self.send(request).await;
        let next = response.headers().get(header::LOCATION).map(|to| to.to_str().unwrap().to_owned());
        let (next, status) = (next.unwrap_or_default(), response.status());
        assert_eq!(status, StatusCode::SEE_OTHER, "{path}: {}", text(response).await);
        let (_, page) = self.get(&next).await;
        (next, page)
    }

    async fn get(&mut self, path: &str) -> (StatusCode, String) {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        let response = self.send(request).await;
        (response.status(), text(response).await)
    }

    fn request(&self, method: Method, path: &str) -> Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, "mu.example");
        if self.cookie.is_empty() { request } else { request.header(header::COOKIE, &self.cookie) }
    }

    async fn send(&mut self, request: Request<Body>) -> axum::response::Response {
        let response = self.site.clone().oneshot(request).await.unwrap();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            cookie.to_str().unwrap().split(';').next().unwrap().clone_into(&mut self.cookie);
        }
        response
    }
}

async fn text(response: axum::response::Response) -> String {
    String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap()
}
