//! Opening a table by a call, with everything that the form of a new table offers.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use domain::{Level, Rated, Refusal, Seating};
use pages::draft::TABLE_NAME_MAX;
use pages::terms::Terms;
use pages::{Draft, FieldError, SeatDraft, SeatKind as Wish, TimeDraft};
use serde_json::{Value, json};
use words::{Language, say, word};

use super::ask::Ask;
use super::call::{Answer, Call, Kind, Method, Who, Words, needs, takes};
use super::fault::Fault;
use super::scope::Scope;
use super::tables::shown;
use crate::error::{BadRequest, Error};
use crate::guests::invited_as;
use crate::house::House;
use crate::new_table::{Opening, Promised, agree, needs_free_names, open};

/// The calls.
pub(super) const CALLS: &[Call] = &[
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
                    en: "Who shall sit where: kind “me”, “open”, “kept” (with “name”: as “reserve” keeps it), “computer” (with “player”) or “here” (with “name”, at your device).",
                    fr: "Qui s’assied où\u{202f}: kind « me », « open », « kept » (avec « name »\u{202f}: comme la garde « reserve »), « computer » (avec « player ») ou « here » (avec « name », sur votre appareil).",
                    de: "Wer wo sitzt: kind „me“, „open“, „kept“ (mit „name“: wie „reserve“ ihn freihält), „computer“ (mit „player“) oder „here“ (mit „name“, an deinem Gerät).")
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
            takes("time", Kind::Time, |l| {
                word!(l,
                    en: "How long people may think: kind “none” (the usual), “live” (“minutes” for the whole game, “seconds” on top for each choice) or “daily” (“days” for each choice: 1, 2, 3 or 7).",
                    fr: "Le temps de réflexion\u{202f}: kind « none » (par défaut), « live » (« minutes » pour toute la partie, « seconds » de plus à chaque choix) ou « daily » (« days » pour chaque choix\u{202f}: 1, 2, 3 ou 7).",
                    de: "Wie lange nachgedacht werden darf: kind „none“ (sonst), „live“ („minutes“ für das ganze Spiel, „seconds“ dazu für jede Wahl) oder „daily“ („days“ für jede Wahl: 1, 2, 3 oder 7).")
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
                    en: "Whether the game counts for ratings: for people with accounts, without hints, aids to memory, take-backs and bots. false unless said.",
                    fr: "Si la partie compte pour le classement\u{202f}: pour les personnes ayant un compte, sans conseils, aide-mémoire, reprises ni robots. false par défaut.",
                    de: "Ob das Spiel für die Wertung zählt: für Leute mit Konto, ohne Tipps, Gedächtnishilfen, Zurücknehmen und Bots. Sonst false.")
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
        example: r#"{"game": "GAME", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "kept", "name": "Ben"}], "time": {"kind": "live", "minutes": 10, "seconds": 20}}"#,
        carry_out: |house, ask| Box::pin(open_table(house, ask)),
    },
];

/// What a browser or a program adds to the luck.
pub(super) const SHARE: Words = |l| {
    word!(l,
        en: "What you add to the luck: 64 hexadecimal digits drawn by you.",
        fr: "Votre part du hasard\u{202f}: 64 chiffres hexadécimaux que vous tirez.",
        de: "Was du zum Glück beiträgst: 64 hexadezimale Ziffern, von dir gezogen.")
};

fn promise(house: &House) -> Result<Response, Error> {
    let promise = house.promises.fresh(&house.chances)?;
    Ok(Json(json!({ "nonce": promise.nonce, "commitment": promise.commitment })).into_response())
}

async fn open_table(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let entry = house.game(ask.text("game").unwrap_or_default())?;
    let host = ask.person()?.clone();
    let draft = draft(&house, &ask)?;
    ask.may_take_part(if draft.rated { Rated::Yes } else { Rated::No })?;
    let sits = draft.taken().any(|seat| seat.kind == Wish::Me);
    if ask.is_bot() && sits && !draft.allows.bots {
        return Err(Seating::NoBots.into());
    }
    let wanted = agree(&house, entry, (ask.visit.person(), ask.visit.language), &draft)
        .map_err(|errors| Fault::Draft(told(errors, &draft, ask.visit.language)))?;
    needs_free_names(&house, ask.visit.person(), ask.visit.language, &draft)
        .await?
        .map_err(|errors| Fault::Draft(told(errors, &draft, ask.visit.language)))?;
    let nonce = match ask.digits("nonce") {
        Some(nonce) => nonce,
        None => house.chances.token()?,
    };
    let promise = Promised::with(nonce, ask.digits("share"), &house.chances);
    let mut opening = wanted.opening(&host, entry, &house.chances)?;
    keep_seats(&house, &ask, &mut opening).await?;
    let id = open(&house, entry, &host, opening, promise).await?;
    shown(&house, &ask, id.as_str()).await
}

/// Keeps the seats of a table to be opened that are wished so.
async fn keep_seats(house: &House, ask: &Ask, opening: &mut Opening) -> Result<(), Error> {
    let wishes = ask.value("seats").and_then(Value::as_array).into_iter().flatten().enumerate();
    for (place, wish) in wishes.filter(|(_, wish)| wish["kind"] == "kept") {
        let at = |error: Error| {
            if !matches!(error, Error::Name(_) | Error::Refused(Refusal::Seats(_))) {
                return error;
            }
            let text = error.text(ask.visit.language);
            Fault::Draft(vec![FieldError::at(&format!("seats[{place}].name"), text)]).into()
        };
        let name = wish["name"].as_str().unwrap_or_default();
        let whom = invited_as(house, &ask.visit, name).await.map_err(at)?;
        let seat = engine::Seat::new(place).ok_or(BadRequest::Field("seats"))?;
        let (kept, guest) = whom.seat(seat, &mut opening.seats, &[]).map_err(|refused| at(refused.into()))?;
        opening.guests.extend(guest);
        if let Some(held) = opening.seats.get_mut(place) {
            *held = kept;
        }
    }
    Ok(())
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
        draft.take(preset.ok_or(BadRequest::Field("preset"))?);
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
    if let Some(time) = ask.value("time") {
        draft.time = time_draft(time)?;
    }
    draft.allows.hints = ask.flag("hints").unwrap_or(true);
    draft.allows.take_backs = ask.flag("take_backs").unwrap_or(true);
    draft.allows.bots = ask.flag("bots").unwrap_or(true);
    draft.rated = ask.flag("rated").unwrap_or_default();
    Ok(draft)
}

/// How long people may think, as the form of a new table says it.
fn time_draft(time: &Value) -> Result<TimeDraft, Fault> {
    let number = |name: &str| time.get(name).map(Value::to_string);
    Ok(match time["kind"].as_str().unwrap_or_default() {
        "live" => TimeDraft {
            choice: "own".into(),
            minutes: number("minutes").ok_or(Fault::MissingField("time.minutes"))?,
            seconds: number("seconds").ok_or(Fault::MissingField("time.seconds"))?,
        },
        "daily" => {
            let days = number("days").ok_or(Fault::MissingField("time.days"))?;
            TimeDraft { choice: format!("{days}d"), ..TimeDraft::default() }
        }
        _ => TimeDraft::default(),
    })
}

fn wish(seat: &Value, usual: Level) -> SeatDraft {
    let text = |name: &str| seat.get(name).and_then(Value::as_str).unwrap_or_default();
    let kind = match text("kind") {
        "me" => Wish::Me,
        "computer" => Wish::Computer,
        "here" => Wish::Here,
        // Seats that are kept are open until then.
        _ => Wish::Open,
    };
    let player = match text("player") {
        "" => Some(usual),
        word => word.parse().ok(),
    };
    SeatDraft { kind, player, name: text("name").to_owned() }
}

/// What is wrong with a table to be opened, as programs are told.
fn told(errors: Vec<FieldError>, draft: &Draft, language: Language) -> Vec<FieldError> {
    let nameless = |error: FieldError| {
        if error.field != "name" || !draft.name.is_empty() {
            return error;
        }
        // A page has a field for it; a program has said nothing of a name.
        let text = say!(language,
            en: "You have no name yet, and others may sit down here. Choose one first: POST /me with “name”.",
            fr: "Vous n’avez pas encore de nom, et d’autres peuvent s’asseoir ici. Choisissez-en un d’abord\u{202f}: POST /me avec « name ».",
            de: "Du hast noch keinen Namen, und hier können sich andere setzen. Wähl zuerst einen: POST /me mit „name“.");
        FieldError::at("name", text)
    };
    errors.into_iter().map(|error| named(nameless(error), draft)).collect()
}

/// An error of the form under the name that the field has for programs.
fn named(error: FieldError, draft: &Draft) -> FieldError {
    let me = draft.seats.iter().position(|seat| seat.kind == Wish::Me).unwrap_or_default();
    let place = |letter: &str| letter.parse::<engine::Seat>().map_or(0, engine::Seat::index);
    let field = match error.field.split_once('.') {
        Some(("option", name)) => format!("options.{name}"),
        Some(("bot", letter)) => format!("seats[{}].player", place(letter)),
        Some(("name", letter)) => format!("seats[{}].name", place(letter)),
        Some(("seat", letter)) => format!("seats[{}].kind", place(letter)),
        None if error.field == "table" => "name".into(),
        None if error.field == "time" => "time.days".into(),
        None if error.field == "name" => format!("seats[{me}].kind"),
        Some(_) | None => error.field.clone(),
    };
    FieldError { field, ..error }
}
