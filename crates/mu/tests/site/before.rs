//! A database of the program as it was on 22 November 2026 (adc50c0), before tables changed through one door: a running
//! table of each game, a person against computers, three choices in.

use std::io::Read as _;

use axum::http::StatusCode;
use domain::Status;
use engine::{Rng, Token};
use flate2::read::GzDecoder;
use serde_json::json;
use store::{SessionHash, Store};

use crate::offers::action;
use crate::{real_site, turn};

const KEPT: &[u8] = include_bytes!("before.sqlite.gz");

#[tokio::test]
async fn a_database_of_before_is_read_and_its_tables_are_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mu.sqlite");
    let mut bytes = Vec::new();
    GzDecoder::new(KEPT).read_to_end(&mut bytes).unwrap();
    std::fs::write(&path, bytes).unwrap();
    let site = real_site(Store::in_file(&path).await.unwrap()).await;
    let running = site.store.tables_that_are(Status::Playing, 10).await.unwrap();
    assert_eq!(running.len(), 4);

    // The session of then has ended; the person has another one.
    let person = running[0].seats.iter().find_map(|seat| seat.person.clone()).unwrap();
    let token = Token::new([7; 32]);
    let hash = SessionHash(token.commitment().to_string());
    site.store.begin_session(&hash, &person, "", store::now()).await.unwrap();
    let mut anna = site.browser();
    anna.cookies.insert("mu".into(), token.to_string());
    let mut rng = Rng::from_seed(7);
    for listing in running {
        let path = format!("/t/{}", listing.table.id);
        let before = site.store.journal(&listing.table.id, 0).await.unwrap();
        for number in 0..3 {
            let (seq, acts) = turn(&mut anna, &path).await.expect("the game is not over so soon");
            let action = action(rng.pick(&acts).unwrap(), &mut rng);
            let act = json!({ "seq": seq, "key": format!("new{number}"), "action": action });
            let answer = anna.json(&format!("{path}/act"), &act).await;
            assert_eq!(answer.status, StatusCode::OK, "{}: {act} {}", listing.table.game, answer.text);
        }
        let after = site.store.journal(&listing.table.id, 0).await.unwrap();
        assert!(after.len() >= before.len() + 3 && after[..before.len()] == before, "{}", listing.table.game);
    }
    site.store.close().await;
}
