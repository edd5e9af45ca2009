//! What the server tells of itself, and to whom.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode, header};
use serde_json::json;
use server::{App, Config, MetricsFor, Pace, router};

use crate::browser::{Answer, GAMES, Site, site};
use crate::events::Events;
use crate::place::fresh;
use crate::play::{against_computers, turn};

async fn asked_from(site: &Site, address: &str, headers: &[(&str, &str)]) -> Answer {
    let mut browser = site.browser();
    let mut request = browser.request(Method::GET, "/metrics");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let address: SocketAddr = address.parse().unwrap();
    let request = request.extension(ConnectInfo(address)).body(Body::empty()).unwrap();
    browser.ask(request).await
}

/// The metrics by their names.
pub(crate) async fn measured(site: &Site) -> BTreeMap<String, String> {
    let answer = asked_from(site, "127.0.0.1:40000", &[]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert!(answer.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/plain; version=0.0.4"));
    let lines = answer.text.lines().filter(|line| !line.starts_with('#'));
    let measured: BTreeMap<String, String> = lines
        .map(|line| {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(value.parse::<f64>().is_ok(), "no number: {line}");
            (name.to_owned(), value.to_owned())
        })
        .collect();
    for name in measured.keys() {
        let family = name.split('{').next().unwrap();
        let family =
            ["_bucket", "_sum", "_count"].iter().find_map(|end| family.strip_suffix(end)).unwrap_or(family);
        assert!(answer.text.contains(&format!("# TYPE {family} ")), "{name} has a type");
        assert!(answer.text.contains(&format!("# HELP {family} ")), "{name} is explained");
    }
    measured
}

#[tokio::test]
async fn what_happens_is_counted() {
    let site = site().await;
    let before = measured(&site).await;
    assert_eq!(before["mu_moves_total{by=\"person\"}"], "0");
    let (mut anna, path) = against_computers(&site).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events"), &[]).await;
    assert!(events.next().await.is_some());
    let mut acts = 0_u32;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let act = json!({ "seq": seq, "key": format!("k{acts}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
        if acts == 0 {
            let running = measured(&site).await;
            assert_eq!(running["mu_tables{status=\"playing\"}"], "1");
            assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK, "a repeat");
            let stale = json!({ "seq": seq, "key": "stale", "action": actions[1] });
            assert_eq!(anna.json(&format!("{path}/act"), &stale).await.status, StatusCode::CONFLICT);
        }
        acts += 1;
    }
    let after = measured(&site).await;
    for (name, value) in [
        ("mu_moves_total{by=\"person\"}", "6"),
        ("mu_moves_total{by=\"computer\"}", "12"),
        ("mu_thinking_seconds_count", "12"),
        ("mu_thinking_seconds_bucket{le=\"+Inf\"}", "12"),
        ("mu_repeats_total", "1"),
        ("mu_refusals_total{why=\"moved_on\"}", "1"),
        ("mu_refusals_total{why=\"rule\"}", "0"),
        ("mu_requests_total{status=\"4xx\"}", "1"),
        ("mu_requests_total{status=\"5xx\"}", "0"),
        ("mu_tables_live", "1"),
        ("mu_tables{status=\"waiting\"}", "0"),
        ("mu_tables{status=\"playing\"}", "0"),
        ("mu_streams_open", "1"),
    ] {
        assert_eq!(after[name], value, "{name}");
    }
    let of = |class| after[&format!("mu_requests_total{{status=\"{class}xx\"}}")].parse::<u64>().unwrap();
    let answered: u64 = (1..=5).map(of).sum();
    assert_eq!(after["mu_request_seconds_count"], answered.to_string());
    drop(events);
    assert_eq!(measured(&site).await["mu_streams_open"], "0");
}

#[tokio::test]
async fn metrics_are_for_this_machine_unless_the_host_says_more() {
    let site = site().await;
    for (address, headers) in
        [("192.0.2.7:40000", &[][..]), ("127.0.0.1:40000", &[("x-forwarded-for", "192.0.2.7")][..])]
    {
        let refused = asked_from(&site, address, headers).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(!refused.text.contains("mu_"), "{}", refused.text);
    }
    assert_eq!(site.browser().get("/metrics").await.status, StatusCode::FORBIDDEN, "from nowhere known");

    let metrics = MetricsFor::Bearer("open sesame".into());
    let config = Config { metrics, pace: Pace::AT_ONCE, ..Config::default() };
    let store = fresh().await;
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    let site = Site { store, app: app.clone(), router: router(app) };
    let shows = [("authorization", "Bearer open sesame")];
    assert_eq!(asked_from(&site, "192.0.2.7:40000", &shows).await.status, StatusCode::OK);
    let wrong = [("authorization", "Bearer open")];
    assert_eq!(asked_from(&site, "127.0.0.1:40000", &wrong).await.status, StatusCode::FORBIDDEN);
}
