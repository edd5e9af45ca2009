//! The page of all calls for people: the document in plain words.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{ApiPage, CallGroup, CallWords, FieldPlace, FieldWords};
use serde_json::Value;
use words::{Language, say};

use super::call::Call;
use super::document::written;
use super::groups;
use crate::app::App;
use crate::error::Error;
use crate::visit::{Visit, page as answer};

/// What every error looks like.
const ERROR: &str = r#"{"error": {"code": "illegal", "text": "…", "rule": "…"}}
{"error": {"code": "bad_field", "text": "…", "field": "step"}}"#;

/// `GET /api`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let document = written(&app);
    let groups = groups().into_iter().map(|group| CallGroup {
        title: group.title,
        calls: group.calls.iter().map(|call| words_of(call, &document, visit.language)).collect(),
    });
    let shown =
        ApiPage { visitor: visit.visitor(&app).await?, error: ERROR.to_owned(), groups: groups.collect() };
    Ok(answer(StatusCode::OK, &pages::api_page(&shown)))
}

fn words_of(call: &Call, document: &Value, language: Language) -> CallWords {
    let address = call.address();
    let operation = &document["paths"][&address][call.method.name().to_ascii_lowercase()];
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let parameters = operation["parameters"].as_array().into_iter().flatten().map(|parameter| FieldWords {
        name: text(&parameter["name"]),
        place: if parameter["in"] == "path" { FieldPlace::Path } else { FieldPlace::Query },
        required: parameter["required"] == true,
        about: text(&parameter["description"]),
    });
    let content = &operation["requestBody"]["content"]["application/json"];
    let required = content["schema"]["required"].as_array();
    let members = content["schema"]["properties"].as_object().into_iter().flatten();
    let members = members.map(|(name, schema)| FieldWords {
        name: name.clone(),
        place: FieldPlace::Body,
        required: required.is_some_and(|names| names.iter().any(|needed| needed == name.as_str())),
        about: text(&schema["description"]),
    });
    let good = operation["responses"]["200"]["content"].as_object().into_iter().flatten().next();
    CallWords {
        name: call.name,
        method: call.method.name(),
        about: call.about.to_owned(),
        scope: Some(call.scope.word()),
        fields: parameters.chain(members).collect(),
        answer: good.map(|(media, told)| answer_words(media, &told["schema"], language)).unwrap_or_default(),
        example: content.get("example").map(Value::to_string).unwrap_or_default(),
        path: address,
    }
}

fn answer_words(media: &str, schema: &Value, l: Language) -> String {
    let name = schema["$ref"].as_str().and_then(|link| link.rsplit('/').next()).unwrap_or("string");
    say!(l,
        en: "{media}: “{name}” of the OpenAPI document.",
        fr: "{media}\u{202f}: «\u{202f}{name}\u{202f}» du document OpenAPI.",
        de: "{media}: „{name}“ des OpenAPI-Dokuments.")
}
