//! Calls about tables: which there are, opening one, and what can be seen of it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use pages::draft::TABLE_NAME_MAX;
use pages::terms::Terms;
use pages::{Draft, FieldError, SeatDraft, SeatKind as Wish};
use serde_json::{Value, json};
use store::Shelf;
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Kind, Method, Who, needs, query, takes};
use super::fault::Fault;
use super::scope::Scope;
use super::state::{LEGAL_MAX, LEGAL_USUAL, Seen};
use crate::error::Error;
use crate::house::House;
use crate::new_table::{Promised, agree, open};
use crate::record;

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
                    en: "open (the usual: listed, with a free seat), running (listed, being played), yours (not over), finished (yours, over).",
                    fr: "open (par défaut\u{202f}: affichées, avec une place libre), running (affichées, en cours), yours (les vôtres, non finies), finished (les vôtres, finies).",
                    de: "open (sonst: gelistet, mit freiem Platz), running (gelistet, im Spiel), yours (deine, nicht zu Ende), finished (deine, zu Ende).")
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
        name: "promise",
        method: Method::Get,
        path: "/promise",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Gives the fingerprint of the secret from which a new table’s luck will come, and a nonce to open that table with.",
                fr: "Donne l’empreinte du secret dont viendra le hasard d’une nouvelle table, et un nonce pour ouvrir cette table.",
                de: "Gibt den Fingerabdruck des Geheimnisses, aus dem das Glück eines neuen Tisches kommt, und eine Nonce, um ihn zu eröffnen.")
        },
        fields: &[],
        answer: Answer::Json("Promise"),
        example: "",
        carry_out: |house, _| Box::pin(async move { promise(&house) }),
    },
    Call {
        name: "open_table",
        method: Method::Post,
        path: "/tables",
        scope: Scope::Tables,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Opens a table. Without “seats” you sit against computers. The game begins at once if no seat is open.",
                fr: "Ouvre une table. Sans « seats », vous jouez contre des ordinateurs. La partie commence tout de suite si aucune place n’est libre.",
                de: "Eröffnet einen Tisch. Ohne „seats“ spielst du gegen Computer. Das Spiel beginnt sofort, wenn kein Platz offen ist.")
        },
        fields: &[
            needs(
                "game",
                Kind::Text(40),
                |l| word!(l, en: "The short name of the game.", fr: "Le nom court du jeu.", de: "Der Kurzname des Spiels."),
            ),
            takes("seats", Kind::Wishes, |l| {
                word!(l,
                    en: "Who shall sit where: kind “me”, “open”, “computer” (with “player”) or “here” (with “name”, at your device).",
                    fr: "Qui s’assied où\u{202f}: kind « me », « open », « computer » (avec « player ») ou « here » (avec « name », sur votre appareil).",
                    de: "Wer wo sitzt: kind „me“, „open“, „computer“ (mit „player“) oder „here“ (mit „name“, an deinem Gerät).")
            }),
            takes("options", Kind::Options, |l| {
                word!(l,
                    en: "Options of the game by name; the others are as usual.",
                    fr: "Options du jeu par nom\u{202f}; les autres restent par défaut.",
                    de: "Optionen des Spiels nach Namen; die anderen sind wie üblich.")
            }),
            takes("preset", Kind::Text(40), |l| {
                word!(l,
                    en: "A proposal of the game, on which “options” are put.",
                    fr: "Une proposition du jeu, que « options » vient modifier.",
                    de: "Ein Vorschlag des Spiels, den „options“ abändern.")
            }),
            takes(
                "name",
                Kind::Text(TABLE_NAME_MAX),
                |l| word!(l, en: "What the table is called.", fr: "Le nom de la table.", de: "Wie der Tisch heißt."),
            ),
            takes("door", Kind::Word(&["link", "lobby", "private"]), |l| {
                word!(l,
                    en: "Who may come in: whoever has the link (link, the usual), everybody in the lobby (lobby), those whom you name (private).",
                    fr: "Qui peut entrer\u{202f}: qui a le lien (link, par défaut), tout le monde à l’accueil (lobby), celles et ceux que vous nommez (private).",
                    de: "Wer hereinkommt: wer den Link hat (link, sonst), alle in der Lobby (lobby), wen du nennst (private).")
            }),
            takes("watchers", Kind::Flag, |l| {
                word!(l,
                    en: "Whether people may watch; true unless said.",
                    fr: "Si l’on peut regarder\u{202f}; true par défaut.",
                    de: "Ob Leute zuschauen dürfen; sonst true.")
            }),
            takes("chat", Kind::Word(&["open", "apart", "off"]), |l| {
                word!(l,
                    en: "Who may talk: players and watchers apart, watchers read the players (open, the usual); neither read the others (apart); nobody (off).",
                    fr: "Qui peut parler\u{202f}: joueurs et spectateurs à part, les spectateurs lisent les joueurs (open, par défaut)\u{202f}; aucun ne lit les autres (apart)\u{202f}; personne (off).",
                    de: "Wer reden darf: Spieler und Zuschauer getrennt, Zuschauer lesen die Spieler (open, sonst); keiner liest die anderen (apart); niemand (off).")
            }),
            takes("hints", Kind::Flag, |l| {
                word!(l,
                    en: "Whether people may ask for hints; true unless said.",
                    fr: "Si l’on peut demander conseil\u{202f}; true par défaut.",
                    de: "Ob Leute nach Tipps fragen dürfen; sonst true.")
            }),
            takes("bots", Kind::Flag, |l| {
                word!(l,
                    en: "Whether bots may sit; true unless said.",
                    fr: "Si les robots sont admis\u{202f}; true par défaut.",
                    de: "Ob Bots sich setzen dürfen; sonst true.")
            }),
            takes("rated", Kind::Flag, |l| {
                word!(l,
                    en: "Whether the game counts for ratings: for people with accounts, without hints, take-backs and bots. false unless said.",
                    fr: "Si la partie compte pour le classement\u{202f}: pour les personnes ayant un compte, sans conseils, reprises ni robots. false par défaut.",
                    de: "Ob das Spiel für die Wertung zählt: für Leute mit Konto, ohne Tipps, Zurücknehmen und Bots. Sonst false.")
            }),
            takes("take_backs", Kind::Flag, |l| {
                word!(l,
                    en: "Whether what others know of may be taken back if they agree; true unless said.",
                    fr: "Si l’on peut reprendre ce que les autres savent, avec leur accord\u{202f}; true par défaut.",
                    de: "Ob zurückgenommen werden darf, was andere wissen, wenn sie zustimmen; sonst true.")
            }),
            takes("nonce", Kind::Digits, |l| {
                word!(l,
                    en: "The nonce of a promise. It opens one table: a repeated request finds that table.",
                    fr: "Le nonce d’une promesse. Il ouvre une seule table\u{202f}: une demande répétée la retrouve.",
                    de: "Die Nonce eines Versprechens. Sie öffnet einen Tisch: Eine wiederholte Anfrage findet ihn wieder.")
            }),
            takes("share", Kind::Digits, SHARE),
        ],
        answer: Answer::Json("Table"),
        example: r#"{"game": "m", "seats": [{"kind": "me"}, {"kind": "computer"}]}"#,
        carry_out: |house, ask| Box::pin(open_table(house, ask)),
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
        fields: &[
            query("limit", Kind::Number(LEGAL_MAX), LIMIT),
            query("offset", Kind::Number(1_000_000), OFFSET),
        ],
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
        fields: &[
            query("limit", Kind::Number(LEGAL_MAX), LIMIT),
            query("offset", Kind::Number(1_000_000), OFFSET),
        ],
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
        fields: &[query("since", Kind::Number(1_000_000), |l| {
            word!(l,
                en: "Only what came after this step; everything if something was taken back since (“whole” is then true).",
                fr: "Seulement ce qui suit cette étape\u{202f}; tout si quelque chose a été repris depuis (« whole » vaut alors true).",
                de: "Nur was nach diesem Schritt kam; alles, wenn seitdem etwas zurückgenommen wurde („whole“ ist dann true).")
        })],
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

/// What a browser or a program adds to the luck.
pub(super) const SHARE: super::call::Words = |l| {
    word!(l,
        en: "What you add to the luck: 64 hexadecimal digits drawn by you.",
        fr: "Votre part du hasard\u{202f}: 64 chiffres hexadécimaux que vous tirez.",
        de: "Was du zum Glück beiträgst: 64 hexadezimale Ziffern, von dir gezogen.")
};

const LIMIT: super::call::Words = |l| {
    word!(l,
        en: "How many legal actions at most; 200 unless said.",
        fr: "Combien d’actions permises au plus\u{202f}; 200 par défaut.",
        de: "Wie viele erlaubte Aktionen höchstens; sonst 200.")
};

const OFFSET: super::call::Words = |l| {
    word!(l,
        en: "How many legal actions to leave out first.",
        fr: "Combien d’actions permises passer d’abord.",
        de: "Wie viele erlaubte Aktionen zuerst ausgelassen werden.")
};

async fn list(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let which = ask.text("which").unwrap_or("open");
    let shelf = match which {
        "yours" => Shelf::Running(&known(&ask)?.id),
        "finished" => Shelf::Finished(&known(&ask)?.id),
        "running" => Shelf::Watchable,
        _ => Shelf::Open,
    };
    let most = u32::try_from(ask.number("limit").unwrap_or(LIST_USUAL)).unwrap_or(u32::MAX);
    let mut tables: Vec<Value> = Vec::new();
    for listing in house.store.shelf(&shelf, most).await? {
        let live = house.hub.table(&house, listing.table.id.as_str()).await?;
        let sitting = live.read(&house).await?;
        if ask.enters(&sitting).is_err() {
            continue;
        }
        tables.push(Seen::by(&ask.visit, &live, &sitting).summary().into());
    }
    Ok(Json(json!({ "which": which, "tables": tables })).into_response())
}

fn known(ask: &Ask) -> Result<&store::Person, Error> {
    ask.visit.person().ok_or(Error::Call(Fault::NoToken))
}

fn promise(house: &House) -> Result<Response, Error> {
    let promise = house.promises.fresh(&house.chances)?;
    Ok(Json(json!({ "nonce": promise.nonce, "commitment": promise.commitment })).into_response())
}

async fn open_table(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let entry = house.game(ask.text("game").unwrap_or_default())?;
    let host = ask.person()?.clone();
    let draft = draft(&house, &ask)?;
    let sits = draft.taken().any(|seat| seat.kind == Wish::Me);
    if ask.is_bot() && sits && (!draft.allows.bots || draft.rated) {
        return Err(Fault::NoBots.into());
    }
    let wanted = agree(&house, entry, (ask.visit.person(), ask.visit.language), &draft)
        .map_err(|errors| Fault::Draft(errors.into_iter().map(named).collect()))?;
    let nonce = match ask.digits("nonce") {
        Some(nonce) => nonce,
        None => house.chances.token()?,
    };
    let promise = Promised::with(nonce, ask.digits("share"), &house.chances);
    let opening = wanted.opening(&host, entry, &house.chances)?;
    let id = open(&house, entry, &host, opening, promise).await?;
    shown(&house, &ask, id.as_str()).await
}

/// The form of a new table as a program fills it in.
fn draft(house: &House, ask: &Ask) -> Result<Draft, Error> {
    let entry = house.game(ask.text("game").unwrap_or_default())?;
    let game = house.game_in(entry, ask.visit.language);
    let mut draft = Draft::first(&game, &ask.person()?.name);
    if let Some(seats) = ask.value("seats").and_then(Value::as_array) {
        draft.seats = seats.iter().map(|seat| wish(seat, game.usual_player)).collect();
    }
    if let Some(name) = ask.text("preset") {
        let preset = game.presets.iter().find(|preset| preset.name == name);
        draft.take(preset.ok_or(crate::error::BadRequest::Field("preset"))?);
    }
    for (name, value) in ask.value("options").and_then(Value::as_object).into_iter().flatten() {
        if !game.options.iter().any(|option| option.name == name) {
            let field = format!("options.{}", name.chars().take(40).collect::<String>());
            return Err(Fault::UnknownField(field).into());
        }
        let value = value.as_str().map_or_else(|| value.to_string(), String::from);
        draft.options.retain(|(known, _)| known != name);
        draft.options.push((name.clone(), value));
    }
    draft.table = ask.text("name").unwrap_or_default().into();
    let mut terms: Vec<(String, String)> = Vec::new();
    for name in ["door", "chat"] {
        terms.extend(ask.text(name).map(|word| (name.to_owned(), word.to_owned())));
    }
    terms.extend(ask.flag("watchers").map(|may| ("watchers".to_owned(), may.to_string())));
    draft.terms = Terms::read(&terms);
    draft.allows.hints = ask.flag("hints").unwrap_or(true);
    draft.allows.take_backs = ask.flag("take_backs").unwrap_or(true);
    draft.allows.bots = ask.flag("bots").unwrap_or(true);
    draft.rated = ask.flag("rated").unwrap_or_default();
    Ok(draft)
}

fn wish(seat: &Value, usual: &str) -> SeatDraft {
    let text = |name: &str| seat.get(name).and_then(Value::as_str).unwrap_or_default();
    let kind = match text("kind") {
        "me" => Wish::Me,
        "computer" => Wish::Computer,
        "here" => Wish::Here,
        _ => Wish::Open,
    };
    let player = Some(text("player")).filter(|name| !name.is_empty()).unwrap_or(usual).to_owned();
    SeatDraft { kind, player, name: text("name").to_owned() }
}

/// An error of the form under the name that the field has for programs.
fn named(error: FieldError) -> FieldError {
    let place = |letter: &str| letter.parse::<engine::Seat>().map_or(0, engine::Seat::index);
    let field = match error.field.split_once('.') {
        Some(("option", name)) => format!("options.{name}"),
        Some(("bot", letter)) => format!("seats[{}].player", place(letter)),
        Some(("name", letter)) => format!("seats[{}].name", place(letter)),
        Some(("seat", letter)) => format!("seats[{}].kind", place(letter)),
        None if error.field == "table" => "name".into(),
        None if error.field == "name" => "me.name".into(),
        Some(_) | None => error.field.clone(),
    };
    FieldError { field, ..error }
}

async fn table(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    shown(&house, &ask, ask.in_path("table")).await
}

/// A table as whoever asks may see it.
pub(super) async fn shown(house: &Arc<House>, ask: &Ask, id: &str) -> Result<Response, Error> {
    let live = house.hub.table(house, id).await?;
    let sitting = live.read(house).await?;
    ask.enters(&sitting)?;
    Ok(Json(Seen::by(&ask.visit, &live, &sitting).whole(places(ask))?).into_response())
}

async fn legal(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let sitting = live.read(&house).await?;
    let mut told = super::state::object(Seen::by(&ask.visit, &live, &sitting).legal(places(&ask))?);
    told.insert("step".into(), sitting.seq().into());
    Ok(Json(told).into_response())
}

async fn log(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    live.catch_up(&house, ask.number("since").unwrap_or_default()).await;
    let sitting = live.read(&house).await?;
    let mut told = super::state::object(Seen::by(&ask.visit, &live, &sitting).log(ask.number("since"))?);
    told.insert("step".into(), sitting.seq().into());
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
