//! Saved games that somebody brings: read, replayed, and kept as tables whose games are over.
//!
//! What a file says of its people and its luck is shown and never believed: no account stands behind a name, and no
//! result is written down.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::{NAME_MAX, SeatKind, SeatRecord, Source, TableRecord, different_name, name_computers};
use engine::{BadOptionReason, Rng, SaveError, SaveFault, SavedGame, Seat, Turn};
use host::{AnyTable, Entry};
use pages::{FaultPlace, Import, ImportFault, OpenedGame, ReplayAt, links};
use serde::Deserialize;
use store::Beginning;
use words::Language;

use crate::app::App;
use crate::days::day;
use crate::entropy::Entropy;
use crate::error::{Error, RequestError};
use crate::facts::table_name;
use crate::games::Games;
use crate::input::{Digits, Pairs, from_fields};
use crate::names::good_name;
use crate::opening::{Luck, Opening, open};
use crate::visit::{Visit, page};

/// How many KiB a saved game may have.
const KIB_MAX: usize = 256;

/// How many steps a saved game may have: more than any game that is played, and replayed in a moment.
const STEPS_MAX: usize = 5_000;

/// The form may hold a file and a text.
const FORM_MAX: usize = (2 * KIB_MAX + 16) * 1024;

/// How many of them a person is shown.
const SHOWN_MAX: u32 = 30;

/// How many signs of a line are shown on each side of a fault.
const AROUND: usize = 60;

/// `GET /import`: the form.
pub(crate) async fn form(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    render(&app, &visit, (String::new(), None)).await
}

/// What the form says besides the saved game.
#[derive(Debug, Deserialize)]
struct Promise {
    nonce: Option<Digits>,
}

/// `POST /import`: a saved game as a file, or as a text.
pub(crate) async fn bring(
    State(app): State<Arc<App>>,
    visit: Visit,
    sent: Result<Pairs<FORM_MAX>, Error>,
) -> Result<Response, Error> {
    let Pairs(fields) = match sent {
        Err(Error::Request(RequestError::TooLarge)) => {
            return render(&app, &visit, (String::new(), Some(ImportFault::TooLarge))).await;
        }
        sent => sent?,
    };
    let Promise { nonce } = from_fields(&fields)?;
    let text = sent_text(fields);
    let (games, shown, language) = (app.games, text.clone(), visit.language);
    let brought = match app.replayer.run(move || Brought::read(&text, games, language)).await? {
        Ok(brought) => brought,
        Err(fault) => return render(&app, &visit, (shown, Some(fault))).await,
    };
    let promise = Luck { nonce, share: None }.promised(&app.entropy)?;
    let host = visit.guest(&app).await?;
    let (entry, opening) = (brought.entry, brought.opening(&app.entropy)?);
    let id = open(&app, entry, &host, opening, promise).await?;
    Ok(visit.go(&links::replay(id.as_str(), ReplayAt::default())))
}

/// The file, or the text if there is none.
fn sent_text(fields: Vec<(String, String)>) -> String {
    let (mut file, mut text) = (String::new(), String::new());
    for (name, value) in fields {
        match name.as_str() {
            "file" => file = value,
            "text" => text = value,
            _ => {}
        }
    }
    if file.is_empty() { text } else { file }
}

async fn render(
    app: &App,
    visit: &Visit,
    (text, fault): (String, Option<ImportFault>),
) -> Result<Response, Error> {
    let status = match fault {
        None => StatusCode::OK,
        Some(ImportFault::TooLarge) => StatusCode::PAYLOAD_TOO_LARGE,
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let opened = match visit.person() {
        Some(person) => app.store.imports(&person.id, SHOWN_MAX).await?,
        None => Vec::new(),
    };
    let line = |record: &TableRecord| {
        let game = app.game(&record.game).ok()?.name;
        let name = table_name(record, visit.language);
        Some(OpenedGame { id: record.id.to_string(), name, game, day: day(record.created) })
    };
    let shown = Import {
        visitor: visit.visitor(app).await?,
        promise: app.commitments.fresh(&app.entropy)?,
        text,
        fault,
        bounds: (KIB_MAX, STEPS_MAX),
        opened: opened.iter().filter_map(line).collect(),
    };
    Ok(page(status, &pages::import_page(&shown)))
}

/// A saved game that can be replayed.
struct Brought {
    entry: &'static Entry,
    /// The game at its last position.
    game: Box<dyn AnyTable>,
    /// What its header says besides the game and its options.
    header: Vec<(String, String)>,
}

impl Brought {
    /// Reads and replays a saved game.
    ///
    /// # Errors
    /// The first thing in it that cannot be, in the words of a language.
    fn read(text: &str, games: Games, language: Language) -> Result<Self, ImportFault> {
        if text.trim().is_empty() {
            return Err(ImportFault::Nothing);
        }
        if text.len() > KIB_MAX * 1024 {
            return Err(ImportFault::TooLarge);
        }
        let at = |bad: SaveError| fault_at(text, bad);
        let saved = SavedGame::parse(text).map_err(at)?;
        if saved.steps.len() > STEPS_MAX {
            return Err(ImportFault::TooLong(saved.steps.len()));
        }
        let named = saved.game().map_err(at)?;
        let unknown = |error: Error| at(SaveError::other(named.line, error.text(language)));
        let entry = games.find(&named.rest).map_err(unknown)?;
        let refused = |bad: SaveError| at(in_words(entry, &saved, bad, language));
        let game = last_position(entry.restore(&saved).map_err(refused)?).ok_or(ImportFault::NoPosition)?;
        let is_rest = |word: &str| !["mu", "game", "rules", "option"].contains(&word);
        let rest = saved.header.into_iter().filter(|line| is_rest(&line.word));
        Ok(Self { entry, game, header: rest.map(|line| (line.word, line.rest)).collect() })
    }

    /// The table that shows it.
    fn opening(&self, entropy: &Entropy) -> Result<Opening, Error> {
        let saved = self.game.save();
        let rules = saved.first("rules").and_then(|line| line.rest.parse().ok());
        let rules = rules.unwrap_or(self.entry.rules_version);
        let header: Vec<String> = self.header.iter().map(|(word, rest)| format!("{word} {rest}")).collect();
        let mut seats = self.seats();
        name_computers(&mut seats, &mut Rng::from_key(*entropy.token()?.bytes(), 0));
        let beginning = Beginning {
            origin: domain::Origin { source: Source::Saved, steps: self.game.step_count() },
            steps: self.game.steps_since(0),
            header: header.join("\n"),
        };
        Ok(Opening {
            options: options_of(&saved),
            seats,
            beginning: Some((beginning, rules)),
            ..Opening::default()
        })
    }

    /// Who sat where, as the header says: names, and behind none of them a person.
    fn seats(&self) -> Vec<SeatRecord> {
        let mut seats: Vec<SeatRecord> = Vec::new();
        for seat in Seat::all(self.game.seats()) {
            let of_seat = |rest: &str| rest.strip_prefix(seat.letter()).map(|rest| rest.trim().to_owned());
            let told =
                self.header.iter().filter(|(word, _)| word == "seat").find_map(|(_, rest)| of_seat(rest));
            let told = told.unwrap_or_default();
            let held = if let Some(player) = told.strip_prefix("bot ").and_then(SeatRecord::computer_of) {
                SeatRecord { kind: SeatKind::Computer, computer: Some(player), ..SeatRecord::open(seat) }
            } else {
                let name =
                    good_name(&told, NAME_MAX).unwrap_or_else(|_| seat.letter().to_uppercase().collect());
                let name = different_name(&name, &seats);
                SeatRecord { kind: SeatKind::Person, name, ..SeatRecord::open(seat) }
            };
            seats.push(held);
        }
        seats
    }
}

/// The last position of a game at which somebody was to choose, or its end; none if there is no such position.
fn last_position(mut game: Box<dyn AnyTable>) -> Option<Box<dyn AnyTable>> {
    while game.turn() == Turn::Chance {
        let before = game.step_count().checked_sub(1)?;
        game = game.at(before);
    }
    (game.step_count() > 0).then_some(game)
}

/// The options in the header, the number of players among them.
fn options_of(saved: &SavedGame) -> Vec<(String, String)> {
    let pair = |rest: &str| rest.split_once(' ').map(|(name, value)| (name.into(), value.trim().into()));
    saved.all("option").filter_map(|line| pair(&line.rest)).collect()
}

/// The same fault with what the game says of it in the words of a language.
fn in_words(entry: &Entry, saved: &SavedGame, mut bad: SaveError, language: Language) -> SaveError {
    if let SaveFault::Refused(rule, text) = &mut bad.fault
        && let Some(refusal) = entry.refused_step(saved, bad.line, language)
    {
        (*rule, *text) = (refusal.rule, refusal.text);
    }
    if let SaveFault::Option(option) = &mut bad.fault
        && !option.faults().is_empty()
    {
        let chosen = options_of(saved);
        let seats = chosen.iter().find(|(name, _)| name == "players");
        let seats = seats.and_then(|(_, count)| count.parse().ok()).unwrap_or_default();
        option.reason = BadOptionReason::Faults((entry.option_faults)(option, seats, &chosen, language));
    }
    bad
}

/// A fault with the line in which it stands.
fn fault_at(text: &str, bad: SaveError) -> ImportFault {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let line = bad.line.checked_sub(1).and_then(|index| text.lines().nth(index)).unwrap_or_default();
    let column = bad.column.saturating_sub(1);
    let before: String = line.chars().take(column).skip(column.saturating_sub(AROUND)).collect();
    let from = line.chars().skip(column).take(AROUND).collect();
    let text = (before, from);
    ImportFault::At(Box::new(FaultPlace { line: bad.line, column: bad.column, fault: bad.fault, text }))
}
