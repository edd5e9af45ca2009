//! What whoever hosts has done beside the server.

use axum::http::StatusCode;
use domain::{Level, TableId};
use serde_json::json;
use store::{Host, Store};

use crate::browser::Site;
use crate::events::Events;
use crate::place::Place;
use crate::play::{anna_and_ben, choices, turn};

/// A site, and a store of whoever looks after its database.
async fn looked_after(place: &Place) -> (Site, Store) {
    (Site::over(place.open().await).await, place.open().await)
}

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

#[tokio::test]
async fn a_closed_table_is_shown_to_nobody_and_played_by_nobody() {
    let place = Place::new();
    let (site, host) = looked_after(&place).await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut ben, &format!("{path}/events?after={seq}"), &[]).await;
    host.close_table(Host::CommandLine, &id(&path), store::now()).await.unwrap();
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    let refused = anna.json(&format!("{path}/act"), &act).await;
    assert_eq!(refused.status, StatusCode::GONE, "{}", refused.text);
    assert!(refused.error().contains("closed the table"), "{}", refused.text);
    let mut event = events.next().await.unwrap();
    while event.name == "table" {
        event = events.next().await.unwrap();
    }
    assert_eq!(event.name, "gone", "open pages go to the lobby");
    for browser in [&mut anna, &mut ben, &mut site.browser()] {
        assert_eq!(browser.get(&path).await.status, StatusCode::GONE);
        assert_eq!(browser.get(&format!("{path}/save")).await.status, StatusCode::GONE);
        assert!(!browser.get("/").await.text.contains(&path), "the lobby does not list it");
    }
    assert_eq!(host.journal(&id(&path), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn who_is_banned_cannot_act_and_the_others_play_on() {
    let place = Place::new();
    let (site, host) = looked_after(&place).await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut ben, &path).await;
    let person = host.members("Ben", 1).await.unwrap().remove(0).id;
    let left = host.ban(Host::CommandLine, &person, |_| Some(Level::Steady), store::now()).await.unwrap();
    assert_eq!(left, [id(&path)]);

    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    let refused = ben.json(&format!("{path}/act"), &act).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    assert!(refused.error().contains("excluded you"), "{}", refused.text);
    for (address, fields) in [
        (format!("{path}/sit"), vec![]),
        (format!("{path}/leave"), vec![]),
        ("/play/toy".into(), vec![("players", "2")]),
        ("/new".into(), vec![("game", "toy"), ("seat.a", "me"), ("seat.b", "open")]),
        ("/name".into(), vec![("name", "Bernd")]),
    ] {
        assert_eq!(ben.post(&address, &fields).await.status, StatusCode::FORBIDDEN, "{address}");
    }
    assert_eq!(ben.get(&path).await.status, StatusCode::OK, "whoever is banned can still watch");

    let mut acts = 0;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let act = json!({ "seq": seq, "key": format!("k{acts}"), "action": actions[0] });
        let answer = anna.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        acts += 1;
    }
    assert_eq!(acts, 6, "a computer plays on for Ben");
    host.pardon(Host::CommandLine, &person, store::now()).await.unwrap();
    assert_eq!(ben.post("/play/toy", &[("players", "2")]).await.status, StatusCode::SEE_OTHER);
}
