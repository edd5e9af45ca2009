//! What programs can ask for.

mod broken;
mod document;
mod opening;
mod own;
mod pages;
mod program;
mod refusals;
mod schema;
mod streams;
mod tables;
mod tokens;

use serde_json::{Value, json};

use crate::browser::Site;

pub(crate) use program::{ALL, Program};

/// Anna's program and Ben's at one table of two of the toy game, which has begun.
pub(crate) async fn two_programs(site: &Site) -> (Program, Program, String) {
    let mut anna = Program::of(site, &mut site.person("Anna").await, &ALL).await;
    let mut ben = Program::of(site, &mut site.person("Ben").await, &ALL).await;
    let seats = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = anna.done("/api/v1/tables", &seats).await;
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    ben.done(&format!("{path}/sit"), &json!({})).await;
    anna.done(&format!("{path}/start"), &json!({})).await;
    (anna, ben, path)
}

/// The first legal action of a program, ready to be sent.
pub(crate) async fn first_act(program: &mut Program, path: &str, key: &str) -> Value {
    let table = program.seen(path).await;
    let action = &table["legal"]["actions"][0];
    assert!(action.is_string(), "{table}");
    json!({ "action": action, "step": table["step"], "request": key })
}

/// Two programs play to the end, each what comes first.
pub(crate) async fn to_the_end(path: &str, programs: [&mut Program; 2]) {
    let [one, other] = programs;
    for number in 0..200 {
        let program = if number % 2 == 0 { &mut *one } else { &mut *other };
        let table = program.seen(path).await;
        if table["status"] == "over" {
            return;
        }
        if table["your_turn"] == true {
            let act = first_act(program, path, &format!("k{number}")).await;
            program.done(&format!("{path}/act"), &act).await;
        }
    }
    panic!("the game does not end");
}
