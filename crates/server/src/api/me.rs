//! Calls about whoever asks.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use store::Person;
use words::{Language, word};

use super::ask::Ask;
use super::call::{Answer, Call, Kind, Method, Who, takes};
use super::fault::Fault;
use super::scope::Scope;
use crate::error::Error;
use crate::house::House;
use crate::people::{NAME_MAX, good_name};

/// The languages by their codes.
const LANGUAGES: &[&str] = &["en", "fr", "de"];

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "me",
        method: Method::Get,
        path: "/me",
        scope: Scope::Read,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Says for whom you ask: name, language, whether it is a bot and whose, and what the token allows.",
                fr: "Dit pour qui vous demandez\u{202f}: nom, langue, si c’est un robot et à qui, et ce que le jeton autorise.",
                de: "Sagt, für wen du fragst: Name, Sprache, ob es ein Bot ist und wessen, und was der Schlüssel erlaubt.")
        },
        fields: &[],
        answer: Answer::Json("Me"),
        example: "",
        carry_out: |_, ask| Box::pin(async move { me(&ask) }),
    },
    Call {
        name: "change_me",
        method: Method::Post,
        path: "/me",
        scope: Scope::Profile,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Changes your name or language. Seats taken before keep the name they were taken under. A bot keeps its name.",
                fr: "Change votre nom ou votre langue. Les places prises avant gardent leur nom. Un robot garde son nom.",
                de: "Ändert deinen Namen oder deine Sprache. Plätze von vorher behalten ihren Namen. Ein Bot behält seinen Namen.")
        },
        fields: &[
            takes(
                "name",
                Kind::Text(NAME_MAX),
                |l| word!(l, en: "The new name.", fr: "Le nouveau nom.", de: "Der neue Name."),
            ),
            takes("language", Kind::Word(LANGUAGES), |l| {
                word!(l,
                    en: "The language of what you are told: en, fr or de.",
                    fr: "La langue de ce qui vous est dit\u{202f}: en, fr ou de.",
                    de: "Die Sprache dessen, was dir gesagt wird: en, fr oder de.")
            }),
        ],
        answer: Answer::Json("Me"),
        example: r#"{"language": "en"}"#,
        carry_out: |house, ask| Box::pin(change(house, ask)),
    },
];

fn me(ask: &Ask) -> Result<Response, Error> {
    Ok(Json(told(ask, ask.person()?)).into_response())
}

async fn change(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let mut person = ask.person()?.clone();
    let name = ask.text("name").map(|name| good_name(name, NAME_MAX)).transpose()?;
    if let Some(name) = name {
        if ask.is_bot() {
            return Err(Fault::NotForBots.into());
        }
        house.store.rename(&person.id, &name).await?;
        person.name = name;
    }
    if let Some(language) = ask.text("language").and_then(|code| code.parse::<Language>().ok()) {
        house.store.speak(&person.id, language).await?;
        person.language = language;
    }
    Ok(Json(told(&ask, &person)).into_response())
}

fn told(ask: &Ask, person: &Person) -> Value {
    let token = ask.visit.token.as_ref();
    json!({
        "name": person.name,
        "language": person.language.code(),
        "bot": ask.is_bot(),
        "owner": token.and_then(|token| token.owner.as_deref()),
        "scopes": token.map(|token| token.scopes.words()),
    })
}
