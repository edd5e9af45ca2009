//! Opening a table by a call, with everything that the form of a new table offers.

use std::collections::BTreeMap;

use domain::{Level, Rated, Refusal, SeatError, Talk};
use engine::SEATS_MAX;
use pages::draft::{NAME_MAX, TABLE_NAME_MAX};
use pages::{Draft, FieldError, SeatDraft, SeatKind, TimeDraft};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use words::{Language, say};

use super::ask::Ask;
use super::call::{Answer, Call, get, post};
use super::tables::shown;
use super::told::{Table, Thinking};
use crate::error::{Error, Fault, RequestError, Unread};
use crate::guests::invited_as;
use crate::input::{Body, Digits, Entrance, Line, NEW_TABLE_MAX, Whole, Written, said};
use crate::opening::{Luck, Opening, agree, needs_free_names, open};
use crate::terms::{self, WantedTerms};
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "promise",
            "/promise",
            Scope::Read,
            "Gives the fingerprint of the secret from which a new table’s luck will come, and a nonce to open that table with.",
            promise,
        )
        .for_anybody(),
        post(
            "open_table",
            "/tables",
            Scope::Tables,
            "Opens a table. Without `seats` you sit against computers. The game begins at once if no seat is open.",
            open_table,
        )
        .example(json!({
            "game": "GAME",
            "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "kept", "name": "Ben" }],
            "time": { "kind": "live", "minutes": 10, "seconds": 20 },
        })),
    ]
}

#[derive(Debug, Serialize, JsonSchema)]
struct Promised {
    nonce: String,
    commitment: String,
}

async fn promise(ask: Ask) -> Answer<Promised> {
    let promise = ask.app.commitments.fresh(&ask.app.entropy)?;
    Ok(Promised { nonce: promise.nonce, commitment: promise.commitment }.into())
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct OpenTable {
    /// The short name of the game.
    game: Line<40>,
    /// Who shall sit where.
    #[schemars(length(min = 1, max = SEATS_MAX))]
    seats: Option<Vec<Wish>>,
    /// Options of the game by name; the others are as usual.
    options: Option<BTreeMap<String, OptionValue>>,
    /// A proposal of the game, on which `options` are put.
    preset: Option<Line<40>>,
    /// What the table is called.
    name: Option<Line<TABLE_NAME_MAX>>,
    /// Who may come in: whoever has the link (`link`, the usual), everybody in the lobby (`lobby`), those whom you name
    /// (`private`).
    door: Option<Entrance>,
    /// Whether people may watch; true unless said.
    watchers: Option<bool>,
    /// Who may talk: players and watchers apart, watchers read the players (`open`, the usual); neither read the others
    /// (`apart`); nobody (`off`).
    chat: Option<Written<Talk>>,
    /// How long people may think.
    time: Option<NewTime>,
    /// Whether people may ask for hints; true unless said.
    hints: Option<bool>,
    /// Whether bots may sit; true unless said.
    bots: Option<bool>,
    /// Whether the game counts for ratings: for people with accounts, without hints, aids to memory, take-backs and
    /// bots. false unless said.
    rated: Option<bool>,
    /// Whether what others know of may be taken back if they agree; true unless said.
    take_backs: Option<bool>,
    /// The nonce of a promise. It opens one table: a repeated request finds that table.
    nonce: Option<Digits>,
    /// What you add to the luck: 64 hexadecimal digits drawn by you.
    share: Option<Digits>,
}

/// Who shall sit somewhere.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object with `kind`")]
struct Wish {
    /// `me`, `open`, `kept` (with `name`: as `reserve` keeps it), `computer` (with `player`) or `here` (with `name`, at
    /// your device).
    kind: WishKind,
    /// Which computer player.
    player: Option<Line<40>>,
    /// The name of a person.
    name: Option<Line<WISH_NAME_MAX>>,
}

/// With an @ before the name of an account.
const WISH_NAME_MAX: usize = NAME_MAX + 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum WishKind {
    Me,
    Open,
    Kept,
    Computer,
    Here,
}

/// A text, a whole number, true or false.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "it is none of: a text, a whole number, true, false")]
#[schemars(inline)]
enum OptionValue {
    Flag(bool),
    Number(Whole<0, { i64::MAX }>),
    Text(String),
}

/// How long people may think: `none` (the usual), `live` (`minutes` for the whole game, `seconds` on top for each
/// choice) or `daily` (`days` for each choice: 1, 2, 3 or 7).
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object with `kind`")]
struct NewTime {
    kind: Thinking,
    minutes: Option<Whole<0, 1_000>>,
    seconds: Option<Whole<0, 1_000>>,
    days: Option<Whole<0, 1_000>>,
}

async fn open_table(ask: Ask, Body(wanted): Body<OpenTable, NEW_TABLE_MAX>) -> Answer<Table> {
    let app = &ask.app;
    let entry = app.game(&wanted.game.0)?;
    let host = ask.person()?.clone();
    let draft = wanted.draft(&ask, entry)?;
    ask.may_take_part(if draft.rated { Rated::Yes } else { Rated::No })?;
    let sits = draft.taken().any(|seat| seat.kind == SeatKind::Me);
    if ask.is_bot() && sits && !draft.allows.bots {
        return Err(SeatError::NoBots.into());
    }
    let agreed = agree(app, entry, (ask.visit.person(), ask.visit.language), &draft)
        .map_err(|errors| Fault::Draft(told(errors, &draft, ask.visit.language)))?;
    needs_free_names(app, ask.visit.person(), ask.visit.language, &draft)
        .await?
        .map_err(|errors| Fault::Draft(told(errors, &draft, ask.visit.language)))?;
    let promise = Luck { nonce: wanted.nonce, share: wanted.share }.promised(&app.entropy)?;
    let mut opening = agreed.opening(&host, entry, &app.entropy)?;
    keep_seats(&ask, wanted.seats.as_deref().unwrap_or_default(), &mut opening).await?;
    let id = open(app, entry, &host, opening, promise).await?;
    shown(&ask, id.as_str()).await
}

/// Keeps the seats of a table to be opened that are wished so.
async fn keep_seats(ask: &Ask, wishes: &[Wish], opening: &mut Opening) -> Result<(), Error> {
    for (place, wish) in wishes.iter().enumerate().filter(|(_, wish)| wish.kind == WishKind::Kept) {
        let at = |error: Error| {
            if !matches!(error, Error::Name(_) | Error::Refused(Refusal::Seats(_))) {
                return error;
            }
            let text = error.text(ask.visit.language);
            Fault::Draft(vec![FieldError::at(&format!("seats[{place}].name"), text)]).into()
        };
        let name = said(wish.name.as_ref()).unwrap_or_default();
        let whom = invited_as(&ask.app, &ask.visit, name).await.map_err(at)?;
        let seat = engine::Seat::new(place).ok_or(RequestError::Field("seats"))?;
        let (kept, guest) = whom.seat(seat, &mut opening.seats, &[]).map_err(|refused| at(refused.into()))?;
        opening.guests.extend(guest);
        if let Some(held) = opening.seats.get_mut(place) {
            *held = kept;
        }
    }
    Ok(())
}

impl OpenTable {
    /// The form of a new table as a program fills it in.
    fn draft(&self, ask: &Ask, entry: &host::Entry) -> Result<Draft, Error> {
        let game = ask.app.game_in(entry, ask.visit.language);
        let mut draft = Draft::first(&game, &ask.person()?.name);
        if let Some(seats) = &self.seats {
            if !(1..=SEATS_MAX).contains(&seats.len()) {
                let why = format!("there must be one to {SEATS_MAX} of them");
                return Err(Unread::BadField("seats".into(), why).into());
            }
            draft.seats = seats.iter().map(|seat| seat.draft(game.usual_player)).collect();
        }
        if let Some(name) = said(self.preset.as_ref()) {
            let preset = game.presets.iter().find(|preset| preset.name == name);
            draft.take(preset.ok_or(RequestError::Field("preset"))?);
        }
        for (name, value) in self.options.iter().flatten() {
            if !game.options.iter().any(|option| option.name == name) {
                let field = format!("options.{}", name.chars().take(40).collect::<String>());
                return Err(Unread::UnknownField(field).into());
            }
            draft.options.retain(|(known, _)| known != name);
            draft.options.push((name.clone(), value.text()));
        }
        draft.table = said(self.name.as_ref()).unwrap_or_default().into();
        let terms = WantedTerms { door: self.door, watchers: self.watchers, chat: self.chat.clone() };
        draft.terms = terms::shown(terms.into());
        draft.time = self.time.as_ref().map(NewTime::draft).transpose()?.unwrap_or_default();
        draft.allows.hints = self.hints.unwrap_or(true);
        draft.allows.take_backs = self.take_backs.unwrap_or(true);
        draft.allows.bots = self.bots.unwrap_or(true);
        draft.rated = self.rated.unwrap_or_default();
        Ok(draft)
    }
}

impl OptionValue {
    fn text(&self) -> String {
        match self {
            Self::Flag(flag) => flag.to_string(),
            Self::Number(number) => number.get().to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}

impl NewTime {
    /// How long people may think, as the form of a new table says it.
    fn draft(&self) -> Result<TimeDraft, Unread> {
        let given = [("minutes", self.minutes), ("seconds", self.seconds), ("days", self.days)];
        let takes: &[&str] = match self.kind {
            Thinking::None => &[],
            Thinking::Live => &["minutes", "seconds"],
            Thinking::Daily => &["days"],
        };
        let number = |wanted: &str| {
            let found = given.iter().find(|(name, _)| *name == wanted).and_then(|(_, number)| *number);
            let number = found.ok_or_else(|| Unread::MissingField(format!("time.{wanted}")))?;
            Ok::<_, Unread>(number.get().to_string())
        };
        if let Some((name, _)) = given.iter().find(|(name, number)| number.is_some() && !takes.contains(name))
        {
            return Err(Unread::UnknownField(format!("time.{name}")));
        }
        Ok(match self.kind {
            Thinking::None => TimeDraft::default(),
            Thinking::Live => {
                TimeDraft { choice: "own".into(), minutes: number("minutes")?, seconds: number("seconds")? }
            }
            Thinking::Daily => TimeDraft { choice: format!("{}d", number("days")?), ..TimeDraft::default() },
        })
    }
}

impl Wish {
    fn draft(&self, usual: Level) -> SeatDraft {
        let kind = match self.kind {
            WishKind::Me => SeatKind::Me,
            WishKind::Computer => SeatKind::Computer,
            WishKind::Here => SeatKind::Here,
            // Seats that are kept are open until then.
            WishKind::Open | WishKind::Kept => SeatKind::Open,
        };
        let player = said(self.player.as_ref()).map_or(Some(usual), |word| word.parse().ok());
        SeatDraft { kind, player, name: said(self.name.as_ref()).unwrap_or_default().to_owned() }
    }
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
            fr: "Vous n’avez pas encore de nom, et d’autres peuvent s’asseoir ici. Choisissez-en un d’abord\u{202f}: POST /me avec «\u{202f}name\u{202f}».",
            de: "Du hast noch keinen Namen, und hier können sich andere setzen. Wähl zuerst einen: POST /me mit „name“.");
        FieldError::at("name", text)
    };
    errors.into_iter().map(|error| named(nameless(error), draft)).collect()
}

/// An error of the form under the name that the field has for programs.
fn named(error: FieldError, draft: &Draft) -> FieldError {
    let me = draft.seats.iter().position(|seat| seat.kind == SeatKind::Me).unwrap_or_default();
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
