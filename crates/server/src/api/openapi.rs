//! The document of all calls for programs: `OpenAPI` 3.1, made from the table of calls.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use pages::Day;
use serde_json::{Map, Value, json};
use words::Language;

use super::CALLS;
use super::ask::{TIME, WISH};
use super::call::{Answer, Call, Field, Group, Kind, Method, Need, Place, Who, about_path};
use super::schemas::{link, schemas};
use crate::house::House;
use crate::tokens::Scope;
use crate::visit::Visit;

/// `GET /api/openapi.json`.
pub(crate) async fn document(State(house): State<Arc<House>>, visit: Visit) -> Response {
    Json(written(&house, visit.language)).into_response()
}

/// The document of a house in a language.
fn written(house: &House, l: Language) -> Value {
    let mut paths = Map::new();
    for (group, calls) in &CALLS {
        for call in *calls {
            let path = paths.entry(call.address()).or_insert_with(|| json!({}));
            path[call.method.name().to_ascii_lowercase()] = operation(house, *group, call, l);
        }
    }
    let scopes: Vec<String> =
        Scope::ALL.iter().map(|scope| format!("`{}`: {}", scope.word(), scope.about(l))).collect();
    let tags: Vec<Value> = CALLS.iter().map(|(group, _)| json!({ "name": group.title(l) })).collect();
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Mu", "version": "1", "license": { "name": "MIT OR Apache-2.0" } },
        "servers": [{ "url": "/" }],
        "tags": tags,
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer", "description": scopes.join("; ") },
            },
        },
    })
}

fn operation(house: &House, group: Group, call: &Call, l: Language) -> Value {
    let mut told = json!({
        "operationId": call.name,
        "tags": [group.title(l)],
        "description": (call.about)(l),
        "parameters": parameters(call, l),
        "security": security(call),
        "responses": {
            "200": good(call),
            "default": {
                "description": "Refused; nothing has changed.",
                "content": { "application/json": { "schema": link("Error") } },
            },
        },
    });
    if call.method == Method::Post {
        told["requestBody"] = body(house, call, l);
    }
    told
}

fn parameters(call: &Call, l: Language) -> Vec<Value> {
    let in_path = call.path_names().map(|name| {
        json!({
            "name": name,
            "in": "path",
            "required": true,
            "description": about_path(name, l),
            "schema": { "type": "string" },
        })
    });
    let after = call.fields_at(Place::Query).map(|field| {
        json!({
            "name": field.name,
            "in": "query",
            "required": field.need == Need::Required,
            "description": (field.about)(l),
            "schema": schema(field.kind),
        })
    });
    in_path.chain(after).collect()
}

/// What must be shown: a token of this scope, or nothing where everybody may look.
fn security(call: &Call) -> Value {
    match call.who {
        Who::Known => json!([{ "token": [call.scope.word()] }]),
        Who::Anybody => json!([{}, { "token": [call.scope.word()] }]),
    }
}

fn body(house: &House, call: &Call, l: Language) -> Value {
    let property = |field: &Field| {
        let mut told = schema(field.kind);
        told["description"] = (field.about)(l).into();
        (field.name.to_owned(), told)
    };
    let properties: Map<String, Value> = call.fields_at(Place::Body).map(property).collect();
    let required: Vec<&str> = call
        .fields_at(Place::Body)
        .filter(|field| field.need == Need::Required)
        .map(|field| field.name)
        .collect();
    let mut content = json!({
        "schema": {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        },
    });
    if let Ok(example) = serde_json::from_str::<Value>(&shown_example(house, call)) {
        content["example"] = example;
    }
    json!({ "required": !required.is_empty(), "content": { "application/json": content } })
}

/// The example with values in place of those of a real table; its game is the first that is played here.
pub(super) fn shown_example(house: &House, call: &Call) -> String {
    let game = house.games().first().map_or("", |entry| entry.name);
    call.example
        .replace("GAME", game)
        .replace("ACTION", "pass")
        .replace("STEP", "7")
        .replace("INVITE", "k7m2")
        .replace("DAY", &today())
}

/// The day of today, as programs write it.
fn today() -> String {
    Day::of_seconds(store::now().0).to_string()
}

fn good(call: &Call) -> Value {
    let (media, schema) = match call.answer {
        Answer::Json(name) => ("application/json", link(name)),
        Answer::Text => ("text/plain", json!({ "type": "string" })),
        // The data of its events.
        Answer::Events(name) => ("text/event-stream", link(name)),
    };
    json!({ "description": "Done.", "content": { media: { "schema": schema } } })
}

fn schema(kind: Kind) -> Value {
    match kind {
        Kind::Text(max) => json!({ "type": "string", "maxLength": max }),
        Kind::Number(max) => json!({ "type": "integer", "minimum": 0, "maximum": max }),
        Kind::Between(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Kind::Flag => json!({ "type": "boolean" }),
        Kind::Seat => json!({ "type": "string", "pattern": "^[a-f]$" }),
        Kind::Digits => json!({ "type": "string", "pattern": "^[0-9a-f]{64}$" }),
        Kind::Key => json!({ "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }),
        Kind::Word(all) => json!({ "type": "string", "enum": all }),
        Kind::Texts(least) => json!({ "type": "array", "items": { "type": "string" }, "minItems": least }),
        Kind::Words(all) => json!({ "type": "array", "items": { "type": "string", "enum": all } }),
        Kind::Options => {
            json!({ "type": "object", "additionalProperties": { "type": ["string", "integer", "boolean"] } })
        }
        Kind::Wishes => json!({
            "type": "array",
            "minItems": 1,
            "maxItems": engine::SEATS_MAX,
            "items": members(&WISH),
        }),
        Kind::Time => members(&TIME),
    }
}

/// An object of these members, the first of which must be there.
fn members(all: &[(&str, Kind)]) -> Value {
    let properties: Map<String, Value> =
        all.iter().map(|(name, kind)| ((*name).to_owned(), schema(*kind))).collect();
    json!({
        "type": "object",
        "properties": properties,
        "required": [all[0].0],
        "additionalProperties": false,
    })
}
