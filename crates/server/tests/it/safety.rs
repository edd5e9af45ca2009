//! Bounds, proxies, and what holds at every address.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode, header};
use serde_json::json;
use server::{App, Config, Limits, Network, Pace, Rate, Rates, Rehearsal, router};
use store::Store;

use crate::api::{ALL, Program};
use crate::browser::{Answer, Browser, GAMES, Site, site};
use crate::doors::every_door;
use crate::events::Events;
use crate::place::{Place, fresh};
use crate::play::{against_computers, anna_and_ben, play_to_the_end};

/// So few that a test meets them.
const FEW: Rate = Rate { at_once: 3, a_minute: 1 };

/// Many enough for whatever a test does.
const MANY: Rate = Rate { at_once: 10_000, a_minute: 10_000 };

const RATES: Rates = Rates {
    pages: MANY,
    changes: MANY,
    tables: MANY,
    arrivals: MANY,
    sign_ins: MANY,
    hints: MANY,
    leads: MANY,
    cards: MANY,
    data: MANY,
    people_of_address: 1,
};

async fn site_with(limits: Limits, proxies: &[&str]) -> Site {
    site_over(fresh().await, limits, proxies).await
}

async fn site_over(store: Store, limits: Limits, proxies: &[&str]) -> Site {
    let proxies: Vec<Network> = proxies.iter().map(|network| network.parse().unwrap()).collect();
    let config = Config { limits, proxies, pace: Pace::AT_ONCE, ..Config::default() };
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    Site { store, app: Arc::clone(&app), router: router(app) }
}

async fn bounded(rates: Rates) -> Site {
    site_with(Limits { rates: Some(rates), ..Limits::NONE }, &["10.0.0.1"]).await
}

/// A request that comes from an address.
async fn from(
    browser: &mut Browser,
    address: &str,
    (method, path): (Method, &str),
    headers: &[(&str, &str)],
) -> Answer {
    let peer: SocketAddr = format!("{address}:40000").parse().unwrap();
    let mut request = browser.request(method, path).extension(ConnectInfo(peer));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    browser.ask(request.body(Body::empty()).unwrap()).await
}

/// The same without saying what kind of form it is.
async fn from_any(browser: &mut Browser, address: &str, (method, path): (Method, &str)) -> Answer {
    let peer: SocketAddr = format!("{address}:40000").parse().unwrap();
    let request = browser.request(method, path).extension(ConnectInfo(peer));
    browser.ask(request.body(Body::empty()).unwrap()).await
}

/// That it is a refusal that says when to come again, in words.
fn too_often(answer: &Answer, words: &str) {
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{}", answer.text);
    let wait: u64 = answer.headers[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((1..=61).contains(&wait), "{wait}");
    assert!(answer.text.contains(words), "{}", answer.text);
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_come_again() {
    let site = bounded(Rates { pages: FEW, ..RATES }).await;
    let mut browser = site.browser();
    for (language, words) in [
        ("en", "Very many pages were asked for from here"),
        ("fr", "Un très grand nombre de pages"),
        ("de", "sehr viele Seiten verlangt"),
    ] {
        browser.language = language.into();
        let address = format!("192.0.2.{}", language.len() + words.len());
        for _ in 0..3 {
            assert_eq!(from(&mut browser, &address, (Method::GET, "/"), &[]).await.status, StatusCode::OK);
        }
        too_often(&from(&mut browser, &address, (Method::GET, "/"), &[]).await, words);
        let told = from(&mut browser, &address, (Method::GET, "/"), &[("accept", "application/json")]).await;
        assert!(told.error().contains(words), "{}", told.text);
    }
    let elsewhere = from(&mut browser, "198.51.100.1", (Method::GET, "/"), &[]).await;
    assert_eq!(elsewhere.status, StatusCode::OK);
    for path in ["/healthz", "/assets/x/style.css"] {
        for _ in 0..5 {
            let fine = from(&mut browser, "192.0.2.1", (Method::GET, path), &[]).await;
            assert_eq!(fine.status, StatusCode::OK, "{path} costs nothing");
        }
    }
}

#[tokio::test]
async fn a_person_has_bounds_wherever_the_requests_come_from() {
    let site = bounded(Rates { changes: FEW, ..RATES }).await;
    let mut anna = site.person("Anna").await;
    let mut ben = site.person("Ben").await;
    for address in ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"] {
        let answer = from(&mut anna, address, (Method::POST, "/settings"), &[]).await;
        match address {
            "192.0.2.4" => too_often(&answer, "Nothing was changed"),
            _ => assert_eq!(answer.status, StatusCode::SEE_OTHER),
        }
    }
    assert_eq!(ben.post("/settings", &[("theme", "dark")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.get("/").await.status, StatusCode::OK, "reading is another budget");
}

#[tokio::test]
async fn opening_tables_has_a_budget_of_its_own() {
    let site = bounded(Rates { tables: FEW, ..RATES }).await;
    let mut anna = site.person("Anna").await;
    let open = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    anna.post("/new", &open).await.location();
    anna.post("/play/toy", &[]).await.location();
    anna.post("/new", &open).await.location();
    too_often(&anna.post("/new", &open).await, "No table was opened");
    too_often(&anna.post("/play/toy", &[]).await, "No table was opened");
    assert_eq!(anna.post("/name", &[("name", "Anne")]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn everything_that_opens_a_table_is_counted_as_that() {
    let site = bounded(Rates { tables: FEW, ..RATES }).await;
    let mut anna = site.person("Anna").await;
    for path in ["/new", "/play/toy/people", "/t/amber-otter-k7m/rematch"] {
        let answer = anna.post(path, &[]).await;
        assert_ne!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
    }
    too_often(&anna.post("/play/toy", &[]).await, "No table was opened");
}

#[tokio::test]
async fn passwords_cannot_be_guessed_quickly() {
    let site = bounded(Rates { sign_ins: FEW, ..RATES }).await;
    // From a new browser and another address each time: the name is what counts.
    let attempt = async |name: &str, number: u8| {
        let peer: SocketAddr = format!("192.0.2.{number}:40000").parse().unwrap();
        let mut browser = site.browser();
        let request = browser.request(Method::POST, "/account/in").extension(ConnectInfo(peer));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let body = Body::from(format!("name={name}&password=wrong-password-{number}"));
        browser.ask(request.body(body).unwrap()).await
    };
    for number in 0..3 {
        assert_ne!(attempt("Anna", number).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    too_often(&attempt("ANNA", 4).await, "Signing in was tried many times");
    assert_ne!(attempt("Ben", 5).await.status, StatusCode::TOO_MANY_REQUESTS);
    // From one address: whatever the name.
    for name in ["Clara", "Dora"] {
        assert_ne!(attempt(name, 5).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    too_often(&attempt("Emil", 5).await, "Signing in was tried many times");
}

#[tokio::test]
async fn several_processes_count_attempts_together_and_a_restart_forgets_none() {
    let place = Place::new();
    let limits = Limits { rates: Some(Rates { sign_ins: FEW, ..RATES }), ..Limits::NONE };
    let process = async || site_over(place.open().await, limits, &[]).await;
    let attempt = async |site: &Site, name: &str, address: &str| {
        let peer: SocketAddr = format!("{address}:40000").parse().unwrap();
        let mut browser = site.browser();
        let request = browser.request(Method::POST, "/account/in").extension(ConnectInfo(peer));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        browser.ask(request.body(Body::from(format!("name={name}&password=wrong"))).unwrap()).await
    };
    let (here, there) = (process().await, process().await);
    for (site, address) in [(&here, "192.0.2.1"), (&there, "192.0.2.2"), (&here, "192.0.2.3")] {
        assert_ne!(attempt(site, "Anna", address).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    for (site, address) in [(&here, "192.0.2.4"), (&there, "192.0.2.5")] {
        too_often(&attempt(site, "anna", address).await, "Signing in was tried many times");
    }
    // The same for an address, whatever the names.
    for (site, name) in [(&here, "Ben"), (&there, "Cleo"), (&here, "Dora")] {
        assert_ne!(attempt(site, name, "192.0.2.9").await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    too_often(&attempt(&there, "Emil", "192.0.2.9").await, "Signing in was tried many times");
    let anew = process().await;
    too_often(&attempt(&anew, "Anna", "192.0.2.6").await, "Signing in was tried many times");
    too_often(&attempt(&anew, "Fritz", "192.0.2.9").await, "Signing in was tried many times");
}

/// Somebody has the browser of somebody else, but not the password.
#[tokio::test]
async fn the_own_password_cannot_be_guessed_quickly_either() {
    let place = Place::new();
    let limits = Limits { rates: Some(Rates { sign_ins: FEW, ..RATES }), ..Limits::NONE };
    let process = async || site_over(place.open().await, limits, &[]).await;
    let (here, there) = (process().await, process().await);
    let mut anna = here.person("Anna").await;
    let account = [("name", "Anna"), ("password", "correct horse")];
    anna.post("/account/make", &account).await.location();
    let thief = anna.at(&there);
    let mut people = [anna, thief];
    // Each process counts for itself what is asked of it, and all together what was tried.
    for (who, path, fields) in [
        (0, "delete", &[("password", "wrong")][..]),
        (1, "password", &[("old", "wrong"), ("new", "a new password")]),
        (1, "rename", &[("password", "wrong"), ("name", "Anne")]),
    ] {
        let wrong = people[who].post(&format!("/account/{path}"), fields).await;
        assert_ne!(wrong.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert_ne!(wrong.status, StatusCode::SEE_OTHER, "{path}");
    }
    let right = people[1].post("/account/delete", &account[1..]).await;
    too_often(&right, "Signing in was tried many times");
    assert!(here.store.person_named("Anna").await.unwrap().is_some());
}

#[tokio::test]
async fn hints_have_a_budget_of_their_own() {
    let site = bounded(Rates { hints: FEW, ..RATES }).await;
    let (mut anna, path) = against_computers(&site).await;
    let hint = json!({ "seq": anna.get(&path).await.field("seq") });
    for _ in 0..3 {
        let answer = anna.json(&format!("{path}/hint"), &hint).await;
        assert_ne!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{}", answer.text);
    }
    too_often(&anna.json(&format!("{path}/hint"), &hint).await, "Many hints were asked for");
    assert_eq!(anna.get(&path).await.status, StatusCode::OK);
}

#[tokio::test]
async fn leading_others_has_a_budget_of_its_own() {
    let site = bounded(Rates { leads: FEW, ..RATES }).await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    play_to_the_end(&mut anna, &mut ben, &path).await;
    let study = format!("{path}/study");
    for step in 0..3 {
        assert_eq!(anna.json(&study, &json!({ "step": step })).await.status, StatusCode::OK);
    }
    too_often(&anna.json(&study, &json!({ "step": 3 })).await, "led through very many positions");
    assert_eq!(anna.json(&format!("{path}/say"), &json!({ "text": "Look" })).await.status, StatusCode::OK);
}

#[tokio::test]
async fn taking_ones_data_along_has_a_budget_of_its_own() {
    let site = bounded(Rates { data: FEW, ..RATES }).await;
    let mut anna = site.person("Anna").await;
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    for _ in 0..2 {
        assert_eq!(anna.get("/account/data").await.status, StatusCode::OK);
    }
    assert_eq!(
        program.get("/api/v1/me/data").await.status,
        StatusCode::OK,
        "pages and programs count together"
    );
    too_often(&anna.get("/account/data").await, "Your data were asked for several times");
    assert_eq!(program.get("/api/v1/me/data").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(anna.get("/settings").await.status, StatusCode::OK);
    assert_eq!(site.person("Ben").await.get("/account/data").await.status, StatusCode::OK);
}

#[tokio::test]
async fn one_address_cannot_fill_the_house_with_new_people() {
    let site = bounded(Rates { arrivals: FEW, ..RATES }).await;
    let arrive = async |address: &str| {
        let path = "/language";
        let mut browser = site.browser();
        let peer: SocketAddr = format!("{address}:40000").parse().unwrap();
        let request = browser.request(Method::POST, path).extension(ConnectInfo(peer));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        browser.ask(request.body(Body::from("language=fr")).unwrap()).await
    };
    for _ in 0..3 {
        assert_eq!(arrive("192.0.2.7").await.status, StatusCode::SEE_OTHER);
    }
    let refused = arrive("192.0.2.7").await;
    too_often(&refused, "Many new people");
    assert!(refused.headers.get(header::SET_COOKIE).is_none());
    for _ in 0..5 {
        assert_eq!(arrive("127.0.0.1").await.status, StatusCode::SEE_OTHER, "this machine is no address");
    }
}

#[tokio::test]
async fn a_rehearsal_has_no_bounds() {
    let limits = Limits { rates: Some(Rates { pages: FEW, ..RATES }), ..Limits::NONE };
    let store = fresh().await;
    let config =
        Config { limits, rehearsal: Some(Rehearsal::of(7)), pace: Pace::AT_ONCE, ..Config::default() };
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    let site = Site { store, app: Arc::clone(&app), router: router(app) };
    let mut anna = site.person("Anna").await;
    for _ in 0..20 {
        assert_eq!(from(&mut anna, "192.0.2.7", (Method::GET, "/"), &[]).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn only_a_trusted_proxy_says_where_a_request_comes_from() {
    let site = bounded(Rates { pages: FEW, ..RATES }).await;
    let mut browser = site.browser();
    for number in 0..5 {
        let visitor = format!("198.51.100.{number}");
        let told = [("x-forwarded-for", visitor.as_str())];
        // Ten people behind the proxy are ten people.
        let behind = from(&mut browser, "10.0.0.1", (Method::GET, "/"), &told).await;
        assert_eq!(behind.status, StatusCode::OK);
        // Who is no proxy is one visitor, whatever is told.
        let invented = from(&mut browser, "10.0.0.2", (Method::GET, "/"), &told).await;
        assert_eq!(invented.status == StatusCode::OK, number < 3, "{number}");
    }
}

#[tokio::test]
async fn behind_https_cookies_and_browsers_keep_to_https() {
    let site = site_with(Limits::NONE, &["10.0.0.1"]).await;
    let safe = [("x-forwarded-proto", "https")];
    for (address, is_safe) in [("10.0.0.1", true), ("10.0.0.2", false)] {
        let answer = from(&mut site.browser(), address, (Method::POST, "/play/toy"), &safe).await;
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.ends_with("; Secure"), is_safe, "{cookie}");
        let kept = answer.headers.get(header::STRICT_TRANSPORT_SECURITY);
        assert_eq!(kept.map(|value| value.to_str().unwrap()), is_safe.then_some("max-age=31536000"));
        let asset = from(&mut site.browser(), address, (Method::GET, "/assets/x/style.css"), &safe).await;
        assert_eq!(asset.headers.contains_key(header::STRICT_TRANSPORT_SECURITY), is_safe);
    }
    let plain = from(&mut site.browser(), "10.0.0.1", (Method::POST, "/play/toy"), &[]).await;
    assert!(!plain.headers[header::SET_COOKIE].to_str().unwrap().contains("Secure"));
}

#[tokio::test]
async fn every_change_refuses_another_site() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let changes: Vec<(Method, String)> = every_door(&site)
        .await
        .iter()
        .filter(|door| door.changes())
        .flat_map(|door| door.methods.iter().map(|method| (method.parse().unwrap(), door.example())))
        .filter(|(method, _)| method != Method::GET)
        .collect();
    assert!(changes.len() >= 15, "{changes:?}");
    for (method, path) in &changes {
        for foreign in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
            let answer = from(&mut anna, "192.0.2.7", (method.clone(), path), &[foreign]).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {foreign:?}: {}", answer.text);
        }
    }
}

#[tokio::test]
async fn every_address_answers_with_the_headers_of_safety() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    for door in every_door(&site).await {
        for method in &door.methods {
            let method: Method = method.parse().unwrap();
            let answer = from_any(&mut anna, "192.0.2.7", (method, &door.example())).await;
            let header =
                |name: &str| answer.headers.get(name).map(|value| value.to_str().unwrap().to_owned());
            let policy = header("content-security-policy").unwrap_or_default();
            assert!(
                policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"),
                "{}",
                door.path
            );
            assert!(!policy.contains("unsafe"), "{}", door.path);
            assert_eq!(header("x-content-type-options").unwrap(), "nosniff", "{}", door.path);
            assert_eq!(header("referrer-policy").unwrap(), "same-origin", "{}", door.path);
            assert!(header("cache-control").is_some(), "{}", door.path);
            let inline = ["<script>", " style=\"", " onclick=", "javascript:"];
            assert!(!inline.iter().any(|text| answer.text.contains(text)), "{}", door.path);
        }
    }
}

#[tokio::test]
async fn the_oldest_stream_of_a_person_makes_room_for_one_more() {
    let limits = Limits { streams_of_person: 2, streams: 3, ..Limits::NONE };
    let site = site_with(limits, &[]).await;
    let (mut anna, path) = against_computers(&site).await;
    let events = format!("{path}/events?cells");
    let mut first = Events::open(&mut anna, &events, &[]).await;
    let mut second = Events::open(&mut anna, &events, &[]).await;
    assert_eq!(first.next().await.unwrap().name, "table");
    assert_eq!(second.next().await.unwrap().name, "table");
    let mut third = Events::open(&mut anna, &events, &[]).await;
    assert_eq!(first.next().await.unwrap().name, "rest");
    assert!(first.has_ended().await);
    assert_eq!(third.next().await.unwrap().name, "table");
    drop((first, second));
    let _watches = Events::open(&mut site.browser(), &events, &[]).await;
    let _watches_too = Events::open(&mut site.browser(), &events, &[]).await;
    let full = site.browser().get(&events).await;
    assert_eq!(full.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(full.headers.contains_key(header::RETRY_AFTER) && full.text.contains("as the server can carry"));
    drop(third);
    let _now = Events::open(&mut site.browser(), &events, &[]).await;
}

#[tokio::test]
async fn an_address_has_so_many_streams() {
    let site = site_with(Limits { streams_of_address: 1, ..Limits::NONE }, &[]).await;
    let (_, path) = against_computers(&site).await;
    let ask = |address: &str| {
        let peer: SocketAddr = format!("{address}:40000").parse().unwrap();
        let request = site.browser().request(Method::GET, &format!("{path}/events?cells"));
        request.extension(ConnectInfo(peer)).body(Body::empty()).unwrap()
    };
    let first = site.browser().send(ask("192.0.2.7")).await;
    assert_eq!(first.status(), StatusCode::OK);
    let refused = site.browser().ask(ask("192.0.2.7")).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("from your network"), "{}", refused.text);
    assert_eq!(site.browser().send(ask("192.0.2.8")).await.status(), StatusCode::OK);
    drop(first);
    assert_eq!(site.browser().send(ask("192.0.2.7")).await.status(), StatusCode::OK);
}
