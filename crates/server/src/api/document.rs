//! The document of all calls for programs: `OpenAPI` 3.1. What is sent and answered comes from the types of the
//! handlers; the rest stands beside each handler.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use pages::Day;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use words::Language;

use super::ask::Who;
use super::call::{Call, Group, Method};
use super::groups;
use crate::app::App;
use crate::error::Refused;
use crate::tokens::Scope;

/// `GET /api/openapi.json`.
pub(crate) async fn document(State(app): State<Arc<App>>) -> Response {
    Json(written(&app)).into_response()
}

/// The document of a server.
pub(super) fn written(app: &App) -> Value {
    // What is sent stands in its call; what is answered is named, since other answers hold it too.
    let mut sent =
        SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true).into_generator();
    let mut told = SchemaSettings::draft2020_12().for_serialize();
    told.definitions_path = "/components/schemas".into();
    let mut told = told.into_generator();
    let refused = told.subschema_for::<Refused>().to_value();
    let mut paths = Map::new();
    for Group { title, calls } in &groups() {
        for call in calls {
            let path = paths.entry(call.address()).or_insert_with(|| json!({}));
            let mut operation = json!({
                "operationId": call.name,
                "tags": [title],
                "description": call.about,
                "parameters": parameters(call, &mut sent),
                "security": security(call),
                "responses": {
                    "200": {
                        "description": "Done.",
                        "content": { call.shape.media: { "schema": (call.shape.answer)(&mut told) } },
                    },
                    "default": {
                        "description": "Refused; nothing has changed.",
                        "content": { "application/json": { "schema": refused } },
                    },
                },
            });
            if call.method == Method::Post {
                operation["requestBody"] = body(app, call, &mut sent);
            }
            path[call.method.name().to_ascii_lowercase()] = operation;
        }
    }
    let scopes: Vec<String> = Scope::ALL
        .iter()
        .map(|scope| format!("`{}`: {}", scope.word(), scope.about(Language::English)))
        .collect();
    let tags: Vec<Value> = groups().iter().map(|group| json!({ "name": group.title })).collect();
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Mu", "version": "1", "license": { "name": "MIT OR Apache-2.0" } },
        "servers": [{ "url": "/" }],
        "tags": tags,
        "paths": paths,
        "components": {
            "schemas": told.take_definitions(true),
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer", "description": scopes.join("; ") },
            },
        },
    })
}

fn parameters(call: &Call, schemas: &mut SchemaGenerator) -> Vec<Value> {
    let parameter = |name: &str, place: &str, required: bool, mut schema: Value| {
        let about = schema.as_object_mut().and_then(|schema| schema.remove("description"));
        let mut parameter = json!({
            "name": name, "in": place, "required": required, "description": about, "schema": schema,
        });
        if place == "query" {
            // It counts as left out.
            parameter["allowEmptyValue"] = true.into();
        }
        parameter
    };
    let in_path = call.path_names().map(|name| {
        let schema = json!({ "type": "string", "description": about_path(name) });
        parameter(name, "path", true, schema)
    });
    let query = call.shape.query.map(|describe| describe(schemas).to_value()).unwrap_or_default();
    let members = query["properties"].as_object().into_iter().flatten();
    let after = members.map(|(name, schema)| {
        // What can be left out is not sent as null here.
        let mut schema = schema.clone();
        if let Some(kinds) = schema["type"].as_array_mut() {
            kinds.retain(|kind| kind != "null");
            if let [kind] = kinds.as_slice() {
                schema["type"] = kind.clone();
            }
        }
        if let Some(words) = schema.get_mut("enum").and_then(Value::as_array_mut) {
            words.retain(|word| !word.is_null());
        }
        parameter(name, "query", false, schema)
    });
    in_path.chain(after).collect()
}

/// What stands in a path in braces.
fn about_path(name: &str) -> &'static str {
    match name {
        "game" => "The short name of the game, as `games` tells it.",
        "name" => "The name of an account; capitals do not matter.",
        _ => "The id of the table, as in the address of its page.",
    }
}

/// What must be shown: a token of this scope, or nothing where everybody may look.
fn security(call: &Call) -> Value {
    match call.who {
        Who::Known => json!([{ "token": [call.scope.word()] }]),
        Who::Anybody => json!([{}, { "token": [call.scope.word()] }]),
    }
}

fn body(app: &App, call: &Call, schemas: &mut SchemaGenerator) -> Value {
    let schema = call.shape.body.map(|describe| describe(schemas).to_value()).unwrap_or_default();
    let is_required = schema["required"].as_array().is_some_and(|names| !names.is_empty());
    let content = json!({ "schema": schema, "example": example(app, call) });
    json!({ "required": is_required, "content": { "application/json": content } })
}

/// The example of a call with a game that is played here, on the day of today.
fn example(app: &App, call: &Call) -> Value {
    let game = app.games().first().map_or("", |entry| entry.name);
    let today = Day::of_seconds(store::now().0).to_string();
    let mut example = call.example.clone().unwrap_or_default();
    for member in example.as_object_mut().into_iter().flat_map(|members| members.values_mut()) {
        if member == "GAME" {
            *member = game.into();
        } else if member == "DAY" {
            *member = today.as_str().into();
        }
    }
    example
}
