//! What the visitor gets by the calls of programs: answers, the stream, refusals.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::events::Events;

use super::Probe;

/// Where the calls about the table are.
pub(super) const ROOT: &str = "/api/v1/tables/amber-otter-k7m";

/// Actions of all games, most of which nobody may take at the moment, and some that are none.
const ACTIONS: [&str; 16] = [
    "pass",
    "end",
    "lay R5",
    "lay B7,G3",
    "play R7",
    "play Y2",
    "trump none",
    "partner b",
    "place b40c 3,1",
    "place g0 2,2",
    "take 1,1",
    "seal 3",
    "prayer",
    "board 1",
    "create 3",
    "dance",
];

/// Everything that the visitor can ask for, by its name; `probes` are to be tried.
pub(super) async fn everything(visitor: &mut Browser, probes: &[Probe]) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let table = visitor.get(ROOT).await.json();
    let (step, own) = (table["step"].clone(), table["legal"]["actions"].clone());
    // Nobody sees through others' eyes before the end.
    let eyes = ["?as=b", "?as=all", "/log?as=c"];
    for path in ["", "/legal?limit=3&offset=1", "/log?since=3", "/log", "/chat", "/save", "/review"]
        .into_iter()
        .chain(eyes)
    {
        let answer = visitor.get(&format!("{ROOT}{path}")).await;
        all.insert(format!("GET {path}"), format!("{} {}", answer.status, answer.text));
    }
    for which in ["running", "yours", "open", "finished"] {
        let answer = visitor.get(&format!("/api/v1/tables?which={which}")).await;
        all.insert(format!("tables {which}"), format!("{} {}", answer.status, answer.text));
    }
    let mut fresh = Events::open(visitor, &format!("{ROOT}/events?since=2"), &[]).await;
    all.insert("the news".into(), fresh.next().await.unwrap().data);
    let is_own = |text: &str| own.as_array().is_some_and(|own| own.contains(&Value::from(text)));
    for (number, text) in ACTIONS.into_iter().enumerate().filter(|(_, text)| !is_own(text)) {
        let seat = ["a", "b"][number % 2];
        let act = json!({ "action": text, "step": step, "request": "try", "seat": seat });
        let refused = visitor.json(&format!("{ROOT}/act"), &act).await;
        assert!(refused.status.is_client_error(), "{act}: {}", refused.text);
        all.insert(format!("trying {act}"), format!("{} {}", refused.status, refused.text));
    }
    for (handle, _) in probes.iter().take(2) {
        // From a seat that is never the visitor's own.
        let act = json!({ "handles": [handle], "step": step, "request": "try", "seat": "c" });
        let refused = visitor.json(&format!("{ROOT}/act"), &act).await;
        assert!(refused.status.is_client_error(), "{act}: {}", refused.text);
        all.insert(format!("trying {act}"), format!("{} {}", refused.status, refused.text));
    }
    for what in ["take-back", "show"] {
        let asked = match what {
            "show" => json!({ "seat": "c" }),
            _ => json!({ "step": step, "request": "back", "seat": "c" }),
        };
        let refused = visitor.json(&format!("{ROOT}/{what}"), &asked).await;
        assert!(refused.status.is_client_error(), "{what}: {}", refused.text);
        all.insert(what.to_owned(), format!("{} {}", refused.status, refused.text));
    }
    all
}
