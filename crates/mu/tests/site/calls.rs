//! The calls of programs, with every game.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::place::fresh;
use crate::program::{ALL, Program};
use crate::real_site;
use crate::schema::conforms;

async fn document(program: &mut Program) -> Value {
    program.seen("/api/openapi.json").await
}

/// Makes choices until one can be taken back; gives the step of the table then.
async fn provisional(program: &mut Program, path: &str) -> Value {
    for number in 0..200 {
        let table = program.seen(path).await;
        if table["may_take_back"] == true {
            return table["step"].clone();
        }
        if table["your_turn"] == true {
            let actions = table["legal"]["actions"].as_array().unwrap();
            let action = &actions[number * 7 % actions.len()];
            let act = json!({ "action": action, "step": table["step"], "request": format!("k{number}") });
            let done = program.done(&format!("{path}/act"), &act).await;
            if done["may_take_back"] == true {
                return done["step"].clone();
            }
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    panic!("nothing can be taken back");
}

#[tokio::test]
async fn the_example_of_a_take_back_is_accepted_and_answered_as_the_document_says() {
    let site = real_site(fresh().await).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let document = document(&mut anna).await;
    let call = &document["paths"]["/api/v1/tables/{table}/take-back"]["post"];
    let mut body = call["requestBody"]["content"]["application/json"]["example"].clone();
    let table = anna.done("/api/v1/tables", &json!({ "game": "isle" })).await;
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    body["step"] = provisional(&mut anna, &path).await;
    let answer = anna.post(&format!("{path}/take-back"), &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let schema = &call["responses"]["200"]["content"]["application/json"]["schema"];
    conforms(&document, schema, &answer.json(), "take_back");
}

#[tokio::test]
async fn every_game_is_told_as_the_document_says() {
    let site = real_site(fresh().await).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let document = document(&mut anna).await;
    let games = anna.seen("/api/v1/games").await;
    conforms(&document, &json!({ "$ref": "#/components/schemas/Games" }), &games, "games");
    for game in games["games"].as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        let rules = anna.seen(&format!("/api/v1/games/{name}/rules")).await;
        conforms(&document, &json!({ "$ref": "#/components/schemas/Rules" }), &rules, name);
        let table = anna.done("/api/v1/tables", &json!({ "game": name })).await;
        conforms(&document, &json!({ "$ref": "#/components/schemas/Table" }), &table, name);
        assert!(!table["view"]["words"].as_array().unwrap().is_empty(), "{table}");
        assert!(!table["view"]["facts"].as_object().unwrap().is_empty(), "{table}");
    }
}
