//! The page of all calls for people, made from the table of calls.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{ApiPage, CallGroup, CallWords, FieldPlace, FieldWords};
use words::{Language, say, word};

use super::CALLS;
use super::call::{Answer, Call, Need, Place, about_path};
use super::openapi::shown_example;
use crate::error::Error;
use crate::house::House;
use crate::visit::{Visit, page as answer};

/// What every error looks like.
const ERROR: &str = r#"{"error": {"code": "illegal", "text": "…", "rule": "…"}}
{"error": {"code": "bad_field", "text": "…", "field": "step"}}"#;

/// `GET /api`.
pub(crate) async fn page(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    let language = visit.language;
    let groups = CALLS.iter().map(|(group, calls)| CallGroup {
        title: group.title(language),
        calls: calls.iter().map(|call| words_of(&house, call, language)).collect(),
    });
    let shown =
        ApiPage { visitor: visit.visitor(&house).await?, error: ERROR.to_owned(), groups: groups.collect() };
    Ok(answer(StatusCode::OK, &pages::api_page(&shown)))
}

fn words_of(house: &House, call: &Call, l: Language) -> CallWords {
    let in_path = call.path_names().map(|name| FieldWords {
        name,
        place: FieldPlace::Path,
        required: true,
        about: about_path(name, l).to_owned(),
    });
    let others = call.fields.iter().map(|field| FieldWords {
        name: field.name,
        place: match field.place {
            Place::Query => FieldPlace::Query,
            Place::Body => FieldPlace::Body,
        },
        required: field.need == Need::Required,
        about: (field.about)(l).to_owned(),
    });
    CallWords {
        name: call.name,
        method: call.method.name(),
        path: call.address(),
        about: (call.about)(l).to_owned(),
        scope: Some(call.scope.word()),
        fields: in_path.chain(others).collect(),
        answer: answer_words(call.answer, l),
        example: shown_example(house, call),
    }
}

fn answer_words(answer: Answer, l: Language) -> String {
    match answer {
        Answer::Json(name) => say!(l,
            en: "an object “{name}” of the OpenAPI document.",
            fr: "un objet « {name} » du document OpenAPI.",
            de: "ein Objekt „{name}“ des OpenAPI-Dokuments."),
        Answer::Text => word!(l, en: "a text file.", fr: "un fichier texte.", de: "eine Textdatei.").into(),
        Answer::Events(name) => say!(l,
            en: "a stream of events (text/event-stream) with objects “{name}”.",
            fr: "un flux d’évènements (text/event-stream) avec des objets « {name} ».",
            de: "ein Strom von Ereignissen (text/event-stream) mit Objekten „{name}“."),
    }
}
