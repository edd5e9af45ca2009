//! Calls about people: who somebody is, friends and blocks.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use pages::links::Deed;
use pages::{LastGame, Reached, ReachedRow, Relation};
use serde_json::{Value, json};
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Method, Who, deed_call, look_call};
use crate::error::Error;
use crate::house::House;
use crate::profiles;
use crate::tokens::Scope;

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "person",
        method: Method::Get,
        path: "/people/{name}",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "What somebody with an account has reached, the last games, and what you have to do with each other.",
                fr: "Ce qu’a atteint une personne qui a un compte, ses dernières parties, et votre lien avec elle.",
                de: "Was jemand mit Konto erreicht hat, die letzten Spiele, und was ihr miteinander zu tun habt.")
        },
        fields: &[],
        answer: Answer::Json("Person"),
        example: "",
        carry_out: |house, ask| Box::pin(person(house, ask)),
    },
    look_call!(
        "people",
        "/people",
        (Read, "People"),
        |l| {
            word!(l,
                en: "Your friends, and those whom you have blocked. Nobody else sees these lists.",
                fr: "Vos amis, et les personnes que vous avez bloquées. Personne d’autre ne voit ces listes.",
                de: "Deine Freunde, und wen du gesperrt hast. Sonst sieht niemand diese Listen.")
        },
        &[],
        people
    ),
    deed_call!(
        "befriend",
        "/people/{name}/befriend",
        (Profile, "People"),
        |l| {
            word!(l,
                en: "Puts somebody on your list of friends; nobody is asked or told. Answers with your lists.",
                fr: "Ajoute quelqu’un à votre liste d’amis\u{202f}; personne n’est consulté ni averti. Répond avec vos listes.",
                de: "Setzt jemanden auf deine Liste von Freunden; niemand wird gefragt oder erfährt es. Antwortet mit deinen Listen.")
        },
        &[],
        "{}",
        befriend
    ),
    deed_call!(
        "unfriend",
        "/people/{name}/unfriend",
        (Profile, "People"),
        |l| {
            word!(l,
                en: "Takes somebody off your list of friends.",
                fr: "Retire quelqu’un de votre liste d’amis.",
                de: "Nimmt jemanden von deiner Liste von Freunden.")
        },
        &[],
        "{}",
        unfriend
    ),
    deed_call!(
        "block",
        "/people/{name}/block",
        (Profile, "People"),
        |l| {
            word!(l,
                en: "Blocks somebody: that person cannot sit down at your tables.",
                fr: "Bloque quelqu’un\u{202f}: cette personne ne peut plus s’asseoir à vos tables.",
                de: "Sperrt jemanden: Diese Person kann sich nicht mehr an deine Tische setzen.")
        },
        &[],
        "{}",
        block
    ),
    deed_call!(
        "unblock",
        "/people/{name}/unblock",
        (Profile, "People"),
        |l| {
            word!(l,
                en: "Blocks somebody no more.",
                fr: "Ne bloque plus quelqu’un.",
                de: "Sperrt jemanden nicht mehr.")
        },
        &[],
        "{}",
        unblock
    ),
];

async fn person(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let known = profiles::known(&house, ask.in_path("name"), &ask.visit).await?;
    let relation = match known.relation {
        Relation::Own => "own",
        Relation::None => "none",
        Relation::Friend => "friend",
        Relation::Blocked => "blocked",
    };
    let told = json!({
        "name": known.name,
        "since": known.since.to_string(),
        "relation": relation,
        "games": reached(&known.games),
        "last": known.last.iter().map(game).collect::<Vec<_>>(),
        "longest": known.longest.as_ref().map(|longest| {
            json!({ "steps": longest.steps, "game": game(&longest.game) })
        }),
    });
    Ok(Json(told).into_response())
}

/// What somebody has reached: a row for each game and number of players.
pub(super) fn reached(games: &[Reached]) -> Vec<Value> {
    let row = |game: &'static str, row: &ReachedRow| {
        let rating =
            row.rating.map(|(rating, uncertainty)| json!({ "rating": rating, "uncertainty": uncertainty }));
        json!({
            "game": game,
            "players": row.players,
            "games": row.games,
            "wins": row.wins,
            "place_in_hundredths": row.place,
            "others_behind_in_percent": row.success,
            "rating": rating,
        })
    };
    games.iter().flat_map(|reached| reached.rows.iter().map(|one| row(reached.game.name, one))).collect()
}

fn game(game: &LastGame) -> Value {
    json!({
        "title": game.title,
        "players": game.players,
        "place": game.place,
        "score": game.score,
        "change": game.change,
        "day": game.day.to_string(),
        "table": game.table,
    })
}

async fn people(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let (friends, blocked) = profiles::lists(&house, &ask.person()?.id).await?;
    Ok(Json(json!({ "friends": friends, "blocked": blocked })).into_response())
}

async fn befriend(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    done(house, ask, Deed::Befriend).await
}

async fn unfriend(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    done(house, ask, Deed::Unfriend).await
}

async fn block(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    done(house, ask, Deed::Block).await
}

async fn unblock(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    done(house, ask, Deed::Unblock).await
}

async fn done(house: Arc<House>, ask: Ask, deed: Deed) -> Result<Response, Error> {
    let path = Path((ask.in_path("name").to_owned(), deed.code().to_owned()));
    profiles::deed(State(Arc::clone(&house)), path, ask.visit.sent_on(), ask.as_form(&[])).await?;
    people(house, ask).await
}
