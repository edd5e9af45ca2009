//! Calls about what people are told who are not looking, and where.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use words::word;

use super::ask::Ask;
use super::call::{Call, Field, Kind, Words, deed_call, look_call, needs, takes};
use super::fault::Fault;
use crate::error::Error;
use crate::fields::Fields;
use crate::house::House;
use crate::notices::settings::{self, Told};

/// What people can be told of.
const KINDS: &[&str] = &["turn", "question", "asked", "began", "over"];

/// How long an address may be.
const ADDRESS_MAX: usize = 500;

/// The calls.
pub(super) const CALLS: &[Call] = &[
    look_call!(
        "notices",
        "/notices",
        (Profile, "Notices"),
        |l| {
            word!(l,
                en: "What you are told of when you do not look, when, and where. “mail” and “hook” are null if this site sends no letters, or calls no programs. For people: bots read streams.",
                fr: "Ce dont vous êtes averti quand vous ne regardez pas, quand, et où. « mail » et « hook » valent null si ce site n’envoie pas de courriers ou n’appelle pas de programmes. Pour les personnes\u{202f}: les robots lisent les flux.",
                de: "Wovon du erfährst, wenn du nicht hinsiehst, wann und wo. „mail“ und „hook“ sind null, wenn diese Seite keine Briefe schickt oder keine Programme ruft. Für Menschen: Bots lesen die Ströme.")
        },
        &[],
        notices
    ),
    deed_call!(
        "choose_notices",
        "/notices",
        (Profile, "Notices"),
        |l| {
            word!(l,
                en: "Changes what you are told of, and when; what is left out stays.",
                fr: "Change ce dont vous êtes averti, et quand\u{202f}; ce qui manque reste.",
                de: "Ändert, wovon du erfährst und wann; was fehlt, bleibt.")
        },
        &[
            takes("kinds", Kind::Words(KINDS), |l| {
                word!(l,
                    en: "Of what: your turn, a question at the table, a seat kept for you, a game that began, a game that is over.",
                    fr: "De quoi\u{202f}: votre tour, une question à la table, une place gardée pour vous, une partie qui commence, une partie finie.",
                    de: "Wovon: du bist dran, eine Frage am Tisch, ein Platz für dich, ein Spiel beginnt, ein Spiel ist zu Ende.")
            }),
            takes("pace", Kind::Word(&["at-once", "hourly", "daily"]), |l| {
                word!(l,
                    en: "At once, or gathered.",
                    fr: "Tout de suite, ou regroupé.",
                    de: "Sofort oder gesammelt.")
            }),
            takes("hour", HOUR, |l| {
                word!(l,
                    en: "The hour for what is told daily.",
                    fr: "L’heure de ce qui est dit une fois par jour.",
                    de: "Die Stunde für das, was täglich gesagt wird.")
            }),
            takes("quiet_from", HOUR, |l| {
                word!(l,
                    en: "From which hour nothing is told.",
                    fr: "À partir de quelle heure rien n’est dit.",
                    de: "Ab welcher Stunde nichts gesagt wird.")
            }),
            takes("quiet_to", HOUR, |l| {
                word!(l,
                    en: "Up to which hour; the same as “quiet_from” for no quiet hours.",
                    fr: "Jusqu’à quelle heure\u{202f}; comme « quiet_from » pour aucune heure de calme.",
                    de: "Bis zu welcher Stunde; wie „quiet_from“, wenn es keine ruhigen Stunden gibt.")
            }),
            takes("zone", Kind::Between(-720, 840), |l| {
                word!(l,
                    en: "Your time zone: minutes east of UTC, in quarters of an hour.",
                    fr: "Votre fuseau horaire\u{202f}: minutes à l’est d’UTC, par quarts d’heure.",
                    de: "Deine Zeitzone: Minuten östlich von UTC, in Viertelstunden.")
            }),
            takes("away", Kind::Number(1440), |l| {
                word!(l,
                    en: "For how many minutes you have to be away from a table.",
                    fr: "Depuis combien de minutes vous devez avoir quitté une table.",
                    de: "Wie viele Minuten du von einem Tisch weg sein musst.")
            }),
        ],
        r#"{"kinds": ["turn", "over"], "pace": "hourly", "zone": 60}"#,
        choose
    ),
    deed_call!(
        "mail",
        "/notices/mail",
        (Profile, "Notices"),
        |l| {
            word!(l,
                en: "Gives an address for letters. It gets one letter with a link, which must be opened before others come.",
                fr: "Donne une adresse pour les courriers. Elle reçoit un courrier avec un lien, à ouvrir avant d’en recevoir d’autres.",
                de: "Gibt eine Adresse für Briefe an. Sie bekommt einen Brief mit einem Link, der geöffnet werden muss, ehe andere kommen.")
        },
        &[ADDRESS],
        r#"{"address": "anna@example.org"}"#,
        mail
    ),
    deed_call!(
        "end_mail",
        "/notices/mail/end",
        (Profile, "Notices"),
        |l| {
            word!(l,
                en: "Ends letters.",
                fr: "Arrête les courriers.",
                de: "Beendet Briefe.")
        },
        &[],
        "{}",
        end_mail
    ),
    deed_call!(
        "hook",
        "/notices/hook",
        (Profile, "Notices"),
        |l| {
            word!(l,
                en: "Gives the web address of a program that is called instead. “secret” of the hook signs the calls.",
                fr: "Donne l’adresse web d’un programme à appeler. Le « secret » du hook signe les appels.",
                de: "Gibt die Webadresse eines Programms an, das gerufen wird. „secret“ des Hooks unterschreibt die Rufe.")
        },
        &[ADDRESS],
        r#"{"address": "https://bots.example.org/mu"}"#,
        hook
    ),
    deed_call!(
        "end_hook",
        "/notices/hook/end",
        (Profile, "Notices"),
        |l| {
            word!(l,
                en: "Ends the calls of a program.",
                fr: "Arrête les appels d’un programme.",
                de: "Beendet die Rufe eines Programms.")
        },
        &[],
        "{}",
        end_hook
    ),
];

const HOUR: Kind = Kind::Number(23);

const ABOUT_ADDRESS: Words = |l| word!(l, en: "The address.", fr: "L’adresse.", de: "Die Adresse.");

const ADDRESS: Field = needs("address", Kind::Text(ADDRESS_MAX), ABOUT_ADDRESS);

async fn notices(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    for_people(&ask)?;
    let Told { mail, hook, choices } = Told::of(&house, Some(ask.person()?)).await?;
    let mail = mail.map(
        |mail| json!({ "address": mail.address, "unconfirmed": mail.unconfirmed, "given_up": mail.given_up }),
    );
    let hook =
        hook.map(|hook| json!({ "address": hook.address, "secret": hook.secret, "given_up": hook.given_up }));
    let kinds: Vec<&str> =
        choices.kinds.iter().filter(|(_, wanted)| *wanted).map(|(kind, _)| *kind).collect();
    let told = json!({
        "kinds": kinds,
        "pace": choices.pace,
        "hour": choices.hour,
        "quiet_from": choices.quiet_from,
        "quiet_to": choices.quiet_to,
        "zone": choices.zone,
        "away": choices.away,
        "mail": mail,
        "hook": hook,
    });
    Ok(Json(told).into_response())
}

async fn choose(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    for_people(&ask)?;
    let now = Told::of(&house, Some(ask.person()?)).await?.choices;
    let kept = [
        ("pace", now.pace.to_owned()),
        ("hour", now.hour.to_string()),
        ("quiet_from", now.quiet_from.to_string()),
        ("quiet_to", now.quiet_to.to_string()),
        ("zone", now.zone.to_string()),
        ("away", now.away.to_string()),
    ];
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
    let mut pairs: Vec<(String, String)> =
        kept.into_iter().map(|(name, kept)| (name.to_owned(), ask.value(name).map_or(kept, text))).collect();
    let wanted: Vec<String> = match ask.value("kinds").and_then(Value::as_array) {
        Some(kinds) => kinds.iter().map(text).collect(),
        None => now.kinds.iter().filter(|(_, wanted)| *wanted).map(|(kind, _)| (*kind).to_owned()).collect(),
    };
    pairs.extend(wanted.into_iter().map(|kind| ("kind".to_owned(), kind)));
    settings::wish(State(Arc::clone(&house)), ask.visit.sent_on(), Fields::of(pairs)).await?;
    notices(house, ask).await
}

async fn mail(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    for_people(&ask)?;
    let form = ask.as_form(&[("address", "address")]);
    settings::mail(State(Arc::clone(&house)), ask.visit.clone(), form).await?;
    notices(house, ask).await
}

async fn end_mail(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    for_people(&ask)?;
    settings::mail(State(Arc::clone(&house)), ask.visit.clone(), ending()).await?;
    notices(house, ask).await
}

async fn hook(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    for_people(&ask)?;
    let form = ask.as_form(&[("address", "address")]);
    settings::hook(State(Arc::clone(&house)), ask.visit.clone(), form).await?;
    notices(house, ask).await
}

async fn end_hook(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    for_people(&ask)?;
    settings::hook(State(Arc::clone(&house)), ask.visit.clone(), ending()).await?;
    notices(house, ask).await
}

/// The form whose button ends a way.
fn ending() -> Fields {
    Fields::of(vec![("end".into(), "true".into())])
}

/// Bots read streams; letters are for people.
fn for_people(ask: &Ask) -> Result<(), Fault> {
    if ask.is_bot() { Err(Fault::NotForBots) } else { Ok(()) }
}
