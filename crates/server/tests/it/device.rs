//! One device for several people.

use axum::http::StatusCode;
use serde_json::json;

use crate::browser::site;
use crate::play::{choices, read_choices};

#[tokio::test]
async fn a_shared_device_covers_the_cards_until_its_person_takes_it() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [
        ("game", "toy"),
        ("seat.a", "me"),
        ("seat.b", "here"),
        ("name.b", "Ben"),
        ("seat.c", "computer"),
        ("bot.c", "steady"),
    ];
    let path = anna.post("/new", &fields).await.location();
    let show = format!("{path}/show");
    let covered = anna.get(&path).await;
    assert!(read_choices(&covered).1.is_empty(), "nobody's numbers are in the page");
    assert!(covered.text.contains(&show), "{}", covered.text);
    let act = json!({ "seq": read_choices(&covered).0, "key": "k", "seat": "a", "action": "seal 1" });
    let refused = anna.json(&format!("{path}/act"), &act).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "a covered hand cannot be tried out");
    assert!(refused.json()["seq"].is_u64(), "the page fetches what is now: {}", refused.text);
    let form = [("seq", "3"), ("key", "k"), ("seat", "a"), ("action", "seal 1")];
    let refused = anna.post(&format!("{path}/act"), &form).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("data-legal"), "the table is shown again");

    assert_eq!(anna.post(&show, &[("seat", "a")]).await.location(), path);
    let (seq, annas) = choices(&mut anna, &path).await;
    assert_eq!(annas.len(), 3);
    let act = json!({ "seq": seq, "key": "k1", "seat": "a", "action": annas[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    let update = anna.update(&path, seq).await;
    assert_eq!(update["legal"]["acts"], json!([]), "the cover is on again: {update}");
    assert!(update.to_string().contains("Ben"));
    let covered = anna.get(&path).await;
    assert!(read_choices(&covered).1.is_empty());
    let description = anna.get(&format!("{path}/describe")).await.text;
    assert!(!description.contains("Your numbers"), "{description}");

    assert_eq!(anna.post(&show, &[("seat", "b")]).await.location(), path);
    let (seq, bens) = choices(&mut anna, &path).await;
    assert_eq!(bens.len(), 3);
    assert!(bens.iter().all(|action| !annas.contains(action)), "they hold different numbers");
    let wrong = json!({ "seq": seq, "key": "k2", "seat": "a", "action": annas[1] });
    assert_eq!(anna.json(&format!("{path}/act"), &wrong).await.status, StatusCode::CONFLICT);
    let act = json!({ "seq": seq, "key": "k3", "seat": "b", "action": bens[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    let computer = anna.post(&show, &[("seat", "c")]).await;
    assert_eq!(computer.status, StatusCode::FORBIDDEN, "a computer's cards are nobody's to see");
}
