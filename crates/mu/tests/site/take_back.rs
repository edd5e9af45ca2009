//! What is taken back with one request: the last choice, or all that can be.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::browser::{Browser, Site};
use crate::offers::offered;
use crate::place::fresh;

/// A table of Volcanic Isle, where a turn has several choices, and the seat that begins.
struct Turn {
    begins: Browser,
    path: String,
    seat: &'static str,
}

impl Turn {
    async fn begin(site: &Site) -> Self {
        let mut anna = site.person("Anna").await;
        let form = [("game", "isle"), ("seat.a", "me"), ("seat.b", "open")];
        let path = anna.post("/new", &form).await.location();
        let mut ben = site.person("Ben").await;
        ben.post(&format!("{path}/sit"), &[]).await.location();
        anna.post(&format!("{path}/start"), &[]).await.location();
        let is_anna = !offered(&anna.get(&path).await).1.is_empty();
        if is_anna { Self { begins: anna, path, seat: "a" } } else { Self { begins: ben, path, seat: "b" } }
    }

    /// The version of the table and what may be chosen.
    async fn offered(&mut self) -> (u64, Vec<Value>) {
        offered(&self.begins.get(&self.path).await)
    }

    /// Makes the first choice that is offered of this kind, if it does not end the turn.
    async fn act(&mut self, kind: &str) {
        let (seq, acts) = self.offered().await;
        let text = |act: &Value| act["text"].as_str().unwrap_or_default().to_owned();
        let act = acts.iter().find(|act| text(act).starts_with(kind) && act["ends"].is_null()).unwrap();
        let body = json!({ "seq": seq, "key": format!("act-{seq}"), "seat": self.seat, "action": text(act) });
        let answer = self.begins.json(&format!("{}/act", self.path), &body).await;
        assert!(answer.status.is_success(), "{kind}: {}", answer.text);
    }

    async fn take_back(&mut self, reach: &str) -> StatusCode {
        let (seq, _) = self.offered().await;
        let body = json!({ "seq": seq, "key": format!("back-{seq}"), "seat": self.seat, "reach": reach });
        self.begins.json(&format!("{}/undo", self.path), &body).await.status
    }
}

#[tokio::test]
async fn all_choices_of_a_turn_are_taken_back_with_one_request() {
    let site = Site::with(catalog::games(), fresh().await).await;
    let mut turn = Turn::begin(&site).await;
    let (_, begun) = turn.offered().await;
    assert!(turn.take_back("all").await.is_client_error(), "there is nothing to take back");
    for reaches in [&["last", "all"][..], &["all"]] {
        turn.act("land").await;
        turn.act("pray").await;
        let (_, after) = turn.offered().await;
        turn.act("move").await;
        for &reach in reaches {
            assert!(turn.take_back(reach).await.is_success(), "{reach}");
            let wanted = [&after, &begun][usize::from(reach == "all")];
            assert_eq!(turn.offered().await.1, *wanted, "{reach}");
        }
        assert!(turn.take_back("all").await.is_client_error(), "as far as the turn began");
    }
    assert!(turn.take_back("some").await.is_client_error());
}
