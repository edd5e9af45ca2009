//! Calls about whoever asks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use domain::{NAME_MAX, Person};
use pages::accounts::Which;
use pages::{AloneGame, AloneResult, OwnSession};
use serde_json::{Value, json};
use words::{Language, word};

use super::ask::Ask;
use super::call::{Answer, Call, Kind, Method, Who, deed_call, look_call, needs, takes};
use super::fault::Fault;
use super::people;
use crate::error::{BadAccount, Error};
use crate::house::House;
use crate::people::free_name;
use crate::tokens::Scope;
use crate::{accounts, alone, profiles};

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
                en: "Changes your name or language. Seats taken before keep the name they were taken under. A bot keeps its name; the name of an account is changed on its page, with the password.",
                fr: "Change votre nom ou votre langue. Les places prises avant gardent leur nom. Un robot garde son nom\u{202f}; celui d’un compte se change sur sa page, avec le mot de passe.",
                de: "Ändert deinen Namen oder deine Sprache. Plätze von vorher behalten ihren Namen. Ein Bot behält seinen Namen; der eines Kontos wird auf seiner Seite geändert, mit dem Passwort.")
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
    look_call!(
        "results",
        "/me/results",
        (Read, "Results"),
        |l| {
            word!(l,
                en: "What you have reached: with others, by game and number of players; alone, your best games.",
                fr: "Ce que vous avez atteint\u{202f}: à plusieurs, par jeu et nombre de joueurs\u{202f}; en solo, vos meilleures parties.",
                de: "Was du erreicht hast: mit anderen, nach Spiel und Spielerzahl; allein, deine besten Spiele.")
        },
        &[],
        results
    ),
    look_call!(
        "sessions",
        "/me/sessions",
        (Profile, "Sessions"),
        |l| {
            word!(l,
                en: "The browsers in which you are signed in.",
                fr: "Les navigateurs où vous êtes connecté.",
                de: "Die Browser, in denen du angemeldet bist.")
        },
        &[],
        sessions
    ),
    deed_call!(
        "end_session",
        "/me/sessions/end",
        (Profile, "Sessions"),
        |l| {
            word!(l,
                en: "Signs you out in a browser, or in all others than the one that asks. With a token, for accounts only: a guest could not sign in again.",
                fr: "Vous déconnecte dans un navigateur, ou dans tous sauf celui qui demande. Avec un jeton, pour les comptes seulement\u{202f}: un invité ne pourrait plus se connecter.",
                de: "Meldet dich in einem Browser ab, oder in allen außer dem, der fragt. Mit einem Schlüssel nur für Konten: Ein Gast könnte sich nicht wieder anmelden.")
        },
        &[needs("session", Kind::Text(64), |l| {
            word!(l,
                en: "The “mark” of a session, or “others”.",
                fr: "Le « mark » d’une session, ou « others ».",
                de: "Die „mark“ einer Sitzung, oder „others“.")
        })],
        r#"{"session": "others"}"#,
        end_session
    ),
];

fn me(ask: &Ask) -> Result<Response, Error> {
    Ok(Json(told(ask, ask.person()?)).into_response())
}

async fn change(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let mut person = ask.person()?.clone();
    if let Some(name) = ask.text("name") {
        if ask.is_bot() {
            return Err(Fault::NotForBots.into());
        }
        if person.has_account() {
            return Err(BadAccount::NameNeedsPassword.into());
        }
        let name = free_name(&house, Some(&person), name).await?;
        if name != person.name {
            house.store.rename(&person.id, &name).await?;
        }
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

async fn results(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let games = profiles::reached(&house, &ask.person()?.id, ask.visit.language).await?;
    let alone = alone::best(&house, &ask.visit).await?;
    let one = |result: &AloneResult| {
        json!({
            "table": result.table,
            "name": result.name,
            "points": result.points,
            "level": result.level,
            "agreed": result.agreed,
            "day": result.day.to_string(),
        })
    };
    let game = |alone: &AloneGame| {
        let best: Vec<Value> = alone.best.iter().map(one).collect();
        json!({ "game": alone.game.name, "count": alone.count, "best": best })
    };
    let alone: Vec<Value> = alone.iter().map(game).collect();
    Ok(Json(json!({ "games": people::reached(&games), "alone": alone })).into_response())
}

async fn sessions(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let (person, own) = ask.visit.known()?;
    let all = accounts::own_sessions(&house, person, own).await?;
    let told = |session: &OwnSession| {
        json!({
            "mark": session.mark,
            "browser": session.browser,
            "created": session.created.to_string(),
            "seen": session.seen.to_string(),
            "this": session.which == Which::This,
        })
    };
    Ok(Json(json!({ "sessions": all.iter().map(told).collect::<Vec<_>>() })).into_response())
}

async fn end_session(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    // A guest has nothing but the session: whoever has found a token could lock the guest out with it.
    if ask.visit.token.is_some() && !ask.person()?.has_account() {
        return Err(BadAccount::NeedsAccount.into());
    }
    let form = ask.as_form(&[("session", "session")]);
    accounts::end(State(Arc::clone(&house)), ask.visit.sent_on(), form).await?;
    sessions(house, ask).await
}
