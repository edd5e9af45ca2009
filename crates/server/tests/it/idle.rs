//! Tables that nobody uses leave the memory, and nobody notices.

use std::sync::Arc;
use std::time::Duration;

use server::{App, Config, Limits, Pace, router};

use crate::browser::{GAMES, Site};
use crate::events::Events;
use crate::metrics::measured;
use crate::place::fresh;
use crate::play::{anna_and_ben, choices};
use crate::stream::act;

#[tokio::test]
async fn a_table_that_nobody_uses_leaves_the_memory_and_comes_back_when_something_happens() {
    let store = fresh().await;
    let config =
        Config { rest: Duration::ZERO, limits: Limits::NONE, pace: Pace::AT_ONCE, ..Config::default() };
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    let site = Site { store, app: Arc::clone(&app), router: router(Arc::clone(&app)) };
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut ben, &format!("{path}/events?after={seq}"), &[]).await;
    assert_eq!(events.within(Duration::from_millis(50)).await, None, "the page shows the present state");
    assert_eq!(measured(&site).await["mu_tables_live"], "1");
    app.sweep();
    let resting = measured(&site).await;
    assert_eq!((resting["mu_tables_live"].as_str(), resting["mu_streams_open"].as_str()), ("0", "1"));
    assert_eq!(events.within(Duration::from_millis(50)).await, None, "nothing has happened");
    let now = act(&mut anna, &path, "k").await;
    let event = events.next().await.unwrap();
    assert_eq!(event.id, now.to_string());
    assert!(event.data.contains("Anna has sealed"), "{}", event.data);
    assert_eq!(measured(&site).await["mu_tables_live"], "1");
    drop(events);
    app.sweep();
    assert_eq!(measured(&site).await["mu_tables_live"], "0");
    assert_eq!(choices(&mut ben, &path).await.0, now, "it is read again");
}
