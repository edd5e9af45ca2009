//! Calls about tables: which there are, and what can be seen of one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::Status;
use serde_json::{Value, json};
use store::Shelf;
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Field, Kind, Method, Who, query};
use super::fault::Fault;
use super::state::{LEGAL_MAX, LEGAL_USUAL, Seen};
use crate::error::Error;
use crate::house::House;
use crate::tokens::Scope;
use crate::wire::untouched;
use crate::{lobby, record};

/// How many tables a list names at most.
const LIST_MAX: usize = 100;

/// How many tables a list names unless more are asked for.
const LIST_USUAL: usize = 20;

/// The lists of tables.
const SHELVES: &[&str] = &["open", "running", "yours", "finished"];

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "tables",
        method: Method::Get,
        path: "/tables",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Lists tables, the last changed first.",
                fr: "Liste des tables, les dernières modifiées d’abord.",
                de: "Listet Tische auf, die zuletzt geänderten zuerst.")
        },
        fields: &[
            query("which", Kind::Word(SHELVES), |l| {
                word!(l,
                    en: "open (the usual: those that you can join now), running (listed, being played), yours (not over), finished (yours, over).",
                    fr: "open (par défaut\u{202f}: celles que vous pouvez rejoindre maintenant), running (affichées, en cours), yours (les vôtres, non finies), finished (les vôtres, finies).",
                    de: "open (sonst: die, an die du dich jetzt setzen kannst), running (gelistet, im Spiel), yours (deine, nicht zu Ende), finished (deine, zu Ende).")
            }),
            query("limit", Kind::Number(LIST_MAX), |l| {
                word!(l,
                    en: "How many at most; 20 unless said.",
                    fr: "Combien au plus\u{202f}; 20 par défaut.",
                    de: "Wie viele höchstens; sonst 20.")
            }),
        ],
        answer: Answer::Json("Tables"),
        example: "",
        carry_out: |house, ask| Box::pin(list(house, ask)),
    },
    Call {
        name: "table",
        method: Method::Get,
        path: "/tables/{table}",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Everything that you may see of a table: seats, who is to choose, your view, your legal actions, the log, the result.",
                fr: "Tout ce que vous pouvez voir d’une table\u{202f}: places, qui doit choisir, votre vue, vos actions permises, le journal, le résultat.",
                de: "Alles, was du von einem Tisch sehen darfst: Plätze, wer wählt, deine Sicht, deine erlaubten Aktionen, das Protokoll, das Ergebnis.")
        },
        fields: &[LIMIT, OFFSET, EYES],
        answer: Answer::Json("Table"),
        example: "",
        carry_out: |house, ask| Box::pin(table(house, ask)),
    },
    Call {
        name: "legal",
        method: Method::Get,
        path: "/tables/{table}/legal",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Your legal actions in the notation. Where there are very many, leaf through them, or read the short form.",
                fr: "Vos actions permises dans la notation. S’il y en a beaucoup, feuilletez-les, ou lisez la forme courte.",
                de: "Deine erlaubten Aktionen in der Notation. Wo es sehr viele sind, blättere, oder lies die Kurzform.")
        },
        fields: &[LIMIT, OFFSET],
        answer: Answer::Json("Legal"),
        example: "",
        carry_out: |house, ask| Box::pin(legal(house, ask)),
    },
    Call {
        name: "log",
        method: Method::Get,
        path: "/tables/{table}/log",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "What was said at a table, line by line, each with the rule that explains it.",
                fr: "Ce qui s’est dit à une table, ligne par ligne, avec la règle qui l’explique.",
                de: "Was am Tisch gesagt wurde, Zeile für Zeile, mit der Regel, die es erklärt.")
        },
        fields: &[
            query("since", Kind::Number(1_000_000), |l| {
                word!(l,
                    en: "Only what came after this step; everything if something was taken back since (“whole” is then true).",
                    fr: "Seulement ce qui suit cette étape\u{202f}; tout si quelque chose a été repris depuis (« whole » vaut alors true).",
                    de: "Nur was nach diesem Schritt kam; alles, wenn seitdem etwas zurückgenommen wurde („whole“ ist dann true).")
            }),
            EYES,
        ],
        answer: Answer::Json("Log"),
        example: "",
        carry_out: |house, ask| Box::pin(log(house, ask)),
    },
    Call {
        name: "save",
        method: Method::Get,
        path: "/tables/{table}/save",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "The whole game as a file, once it is over.",
                fr: "Toute la partie dans un fichier, quand elle est finie.",
                de: "Das ganze Spiel als Datei, sobald es zu Ende ist.")
        },
        fields: &[],
        answer: Answer::Text,
        example: "",
        carry_out: |house, ask| Box::pin(save(house, ask)),
    },
];

const LIMIT: Field = query("limit", Kind::Number(LEGAL_MAX), |l| {
    word!(l,
        en: "How many legal actions at most; 200 unless said.",
        fr: "Combien d’actions permises au plus\u{202f}; 200 par défaut.",
        de: "Wie viele erlaubte Aktionen höchstens; sonst 200.")
});

const OFFSET: Field = query("offset", Kind::Number(1_000_000), |l| {
    word!(l,
        en: "How many legal actions to leave out first.",
        fr: "Combien d’actions permises passer d’abord.",
        de: "Wie viele erlaubte Aktionen zuerst ausgelassen werden.")
});

/// The visit has read it already: [`Visit::seen`](crate::visit::Visit::seen).
const EYES: Field = query("as", Kind::Word(&["a", "b", "c", "d", "e", "f", "all"]), |l| {
    word!(l,
        en: "Once the game is over: through whose eyes, a seat’s or everybody’s (“all”).",
        fr: "Quand la partie est finie\u{202f}: par les yeux de qui, une place ou tout le monde (« all »).",
        de: "Wenn das Spiel zu Ende ist: mit wessen Augen, denen eines Platzes oder aller („all“).")
});

async fn list(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let which = ask.text("which").unwrap_or("open");
    let shelf = match which {
        "yours" => Shelf::Running(&known(&ask)?.id),
        "finished" => Shelf::Finished(&known(&ask)?.id),
        "running" => Shelf::Watchable,
        _ => Shelf::Open(house.timepiece.now()),
    };
    let most = u32::try_from(ask.number("limit").unwrap_or(LIST_USUAL)).unwrap_or(u32::MAX);
    let mut tables: Vec<Value> = Vec::new();
    for listing in house.store.shelf(&shelf, most).await? {
        let live = house.hub.table(listing.table.id.as_str()).await?;
        let state = live.read().await?;
        let is_closed = which == "open" && !lobby::may_sit(&house, &ask.visit, &state.record).await?;
        if is_closed || ask.enters(&state).is_err() {
            continue;
        }
        tables.push(Seen::by(&ask.visit, &live, &state).summary().into());
    }
    let answer = Json(json!({ "which": which, "tables": tables })).into_response();
    // Hosts see the keys of the seats that they keep.
    Ok(if which == "yours" { untouched(answer) } else { answer })
}

fn known(ask: &Ask) -> Result<&domain::Person, Error> {
    ask.visit.person().ok_or(Error::Call(Fault::NoToken))
}

async fn table(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    shown(&house, &ask, ask.in_path("table")).await
}

/// A table as whoever asks may see it. Before the game it may hold keys.
pub(super) async fn shown(house: &Arc<House>, ask: &Ask, id: &str) -> Result<Response, Error> {
    let live = house.hub.table(id).await?;
    let state = live.read().await?;
    ask.enters(&state)?;
    let answer = Json(Seen::by(&ask.visit, &live, &state).whole(places(ask))?).into_response();
    Ok(if state.record.status == Status::Waiting { untouched(answer) } else { answer })
}

async fn legal(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let state = live.read().await?;
    let mut told = super::state::object(Seen::by(&ask.visit, &live, &state).legal(places(&ask))?);
    told.insert("step".into(), state.seq().into());
    Ok(Json(told).into_response())
}

async fn log(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    live.catch_up(ask.number("since").unwrap_or_default()).await;
    let state = live.read().await?;
    let mut told = super::state::object(Seen::by(&ask.visit, &live, &state).log(ask.number("since"))?);
    told.insert("step".into(), state.seq().into());
    Ok(Json(told).into_response())
}

async fn save(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    record::save(State(house), Path(ask.in_path("table").to_owned())).await
}

/// Which legal actions are wanted.
fn places(ask: &Ask) -> std::ops::Range<usize> {
    let offset = ask.number("offset").unwrap_or_default();
    offset..offset + ask.number("limit").unwrap_or(LEGAL_USUAL)
}
