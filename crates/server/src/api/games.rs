//! Calls about the games that are played here.

use axum::Json;
use axum::response::{IntoResponse, Response};
use engine::OptionKind;
use host::Entry;
use pages::Game;
use serde_json::{Value, json};
use words::{Language, word};

use super::ask::Ask;
use super::call::{Answer, Call, Method, Who};
use crate::error::Error;
use crate::house::House;
use crate::tokens::Scope;

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "games",
        method: Method::Get,
        path: "/games",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Lists the games with their options, proposals and computer players.",
                fr: "Donne les jeux avec leurs options, leurs propositions et leurs joueurs automatiques.",
                de: "Nennt die Spiele mit Optionen, Vorschlägen und Computerspielern.")
        },
        fields: &[],
        answer: Answer::Json("Games"),
        example: "",
        carry_out: |house, ask| Box::pin(async move { Ok(list(&house, &ask)) }),
    },
    Call {
        name: "game",
        method: Method::Get,
        path: "/games/{game}",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| word!(l, en: "Tells of one game.", fr: "Décrit un jeu.", de: "Beschreibt ein Spiel."),
        fields: &[],
        answer: Answer::Json("Game"),
        example: "",
        carry_out: |house, ask| Box::pin(async move { one(&house, &ask) }),
    },
    Call {
        name: "rules",
        method: Method::Get,
        path: "/games/{game}/rules",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Gives every rule of a game with its id, as refusals and log lines cite it.",
                fr: "Donne chaque règle d’un jeu avec l’identifiant que citent refus et journal.",
                de: "Gibt jede Regel eines Spiels mit der Kennung, die Ablehnungen und Protokoll nennen.")
        },
        fields: &[],
        answer: Answer::Json("Rules"),
        example: "",
        carry_out: |house, ask| Box::pin(async move { rules(&house, &ask) }),
    },
];

fn list(house: &House, ask: &Ask) -> Response {
    let games: Vec<Value> =
        house.games().iter().map(|entry| game(house, entry, ask.visit.language)).collect();
    Json(json!({ "games": games })).into_response()
}

fn one(house: &House, ask: &Ask) -> Result<Response, Error> {
    let entry = house.game(ask.in_path("game"))?;
    Ok(Json(game(house, entry, ask.visit.language)).into_response())
}

fn rules(house: &House, ask: &Ask) -> Result<Response, Error> {
    let entry = house.game(ask.in_path("game"))?;
    let document = entry.document(ask.visit.language);
    let rules: Vec<Value> = document
        .sections()
        .map(|section| json!({ "id": section.id, "title": section.title, "markdown": section.markdown }))
        .collect();
    let told = json!({ "game": entry.name, "version": entry.rules_version, "rules": rules });
    Ok(Json(told).into_response())
}

fn game(house: &House, entry: &Entry, language: Language) -> Value {
    let game: Game = house.game_in(entry, language);
    let options: Vec<Value> = game
        .options
        .iter()
        .map(|option| {
            json!({
                "name": option.name,
                "label": option.words.label,
                "about": option.words.about,
                "kind": kind(option.kind),
                "default": option.default,
                "rule": option.rule.to_string(),
                "offered": option.offered,
            })
        })
        .collect();
    let presets: Vec<Value> = game
        .presets
        .iter()
        .map(|preset| {
            let values: serde_json::Map<String, Value> =
                preset.values.iter().map(|&(name, value)| (name.to_owned(), value.into())).collect();
            json!({
                "name": preset.name,
                "label": preset.words.label,
                "about": preset.words.about,
                "options": values,
            })
        })
        .collect();
    json!({
        "name": game.name,
        "title": game.title,
        "tagline": game.about.tagline,
        "about": game.about.three_sentences.join(" "),
        "minutes": game.about.minutes,
        "seats": { "min": game.seats.start(), "max": game.seats.end(), "best": game.about.best },
        "rules_version": entry.rules_version,
        "options": options,
        "presets": presets,
        "players": game.players.iter().map(|player| player.word()).collect::<Vec<_>>(),
        "usual_player": game.usual_player.word(),
    })
}

fn kind(kind: OptionKind) -> Value {
    match kind {
        OptionKind::Switch => json!({ "type": "switch" }),
        OptionKind::Number { min, max, suggested } => {
            json!({ "type": "number", "min": min, "max": max, "suggested": suggested })
        }
        OptionKind::Choice(values) => json!({ "type": "choice", "values": values }),
        OptionKind::Text => json!({ "type": "text" }),
    }
}
