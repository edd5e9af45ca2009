//! The same database under another server.

use std::fs;

use axum::http::StatusCode;
use domain::TableId;
use serde_json::json;
use server::{App, Config, Offered, Pace, router};
use store::Store;

use crate::browser::{GAMES, Site};
use crate::place::Place;
use crate::play::{against_computers, choices, turn};

#[tokio::test]
async fn a_restart_shows_every_answered_move_and_computers_go_on() {
    let place = Place::new();
    let before = Site::over(place.open().await).await;
    let (mut anna, path) = against_computers(&before).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "k", "action": actions[2] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    drop(before);

    let after = Site::over(place.open().await).await;
    let mut again = after.browser();
    again.cookies.clone_from(&anna.cookies);
    let (_, left) = turn(&mut again, &path).await.expect("the game goes on");
    assert_eq!(left, actions[..2], "the number of before is gone");
    let same = again.json(&format!("{path}/act"), &act).await;
    assert_eq!(same.status, StatusCode::OK, "a request of before the restart is known");
    assert_eq!(turn(&mut again, &path).await.unwrap().1, left);
}

/// A site whose host offers the files of a folder.
async fn offering(folder: &std::path::Path, store: Store) -> Site {
    let (offered, _) = Offered::read(folder, &GAMES).unwrap();
    let config = Config { offered, pace: Pace::AT_ONCE, ..Config::default() };
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    Site { store, app: app.clone(), router: router(app) }
}

#[tokio::test]
async fn a_game_keeps_the_offered_text_that_it_began_with() {
    let folder = tempfile::tempdir().unwrap();
    let texts = folder.path().join("texts");
    fs::create_dir(&texts).unwrap();
    fs::write(texts.join("lucky.txt"), "18 # the best\n7\n").unwrap();
    let place = Place::new();
    let before = offering(&texts, place.open().await).await;
    let mut anna = before.person("Anna").await;
    let form = anna.get("/new/toy").await;
    assert!(form.text.contains("<option value=\"lucky\">lucky</option>"), "{}", form.text);
    let fields = |value: &'static str, own: &'static str| {
        [
            ("game", "toy"),
            ("seat.a", "me"),
            ("seat.b", "computer"),
            ("bot.b", "steady"),
            ("option.bonus.offered", value),
            ("option.bonus", own),
        ]
    };
    let path = anna.post("/new", &fields("lucky", "")).await.location();
    let typed = anna.post("/new", &fields("", "lucky")).await.location();
    for path in [&path, &typed] {
        let id = TableId::new(path.strip_prefix("/t/").unwrap());
        let options = before.store.table(&id).await.unwrap().unwrap().0.options;
        assert!(options.contains(&("bonus".into(), "7 18".into())), "{options:?}");
    }
    let wrong = anna.post("/new", &fields("unlucky", "")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing of this name is offered");
    let (_, actions) = choices(&mut anna, &path).await;
    drop(before);

    // The file says something else now, and then it is gone.
    for text in [Some("1\n"), None] {
        match text {
            Some(text) => fs::write(texts.join("lucky.txt"), text).unwrap(),
            None => fs::remove_file(texts.join("lucky.txt")).unwrap(),
        }
        let after = offering(&texts, place.open().await).await;
        let mut again = after.browser();
        again.cookies.clone_from(&anna.cookies);
        assert_eq!(
            choices(&mut again, &path).await.1,
            actions,
            "whether the computer has chosen by now or not"
        );
        let record = again.get(&format!("{path}/record")).await;
        let is_shown = record.status == StatusCode::OK;
        assert!(!is_shown || record.text.contains("option bonus 7 18"), "{}", record.text);
        let id = TableId::new(path.strip_prefix("/t/").unwrap());
        let options = after.store.table(&id).await.unwrap().unwrap().0.options;
        assert!(options.contains(&("bonus".into(), "7 18".into())), "{options:?}");
    }
}
