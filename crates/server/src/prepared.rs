//! A position that is prepared for one person, of a lesson or of a puzzle: who sits there, and what its page asks for.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Seat;
use host::{AnyView, Entry, Refusal};
use pages::{Game, Occupant, SeatDraft, SeatKind, TableSeat};
use serde_json::json;
use words::Language;

use crate::error::{Error, Missing, Unread};
use crate::rules;
use crate::visit::{Visit, page};

/// What the others are called.
const OTHERS: [&str; 5] = ["Bela", "Clio", "Dario", "Edda", "Fynn"];

/// The seats of such a position; the visitor has one of them.
pub(crate) fn row(visit: &Visit, entry: &Entry, (seats, mine): (u8, Seat)) -> Vec<TableSeat> {
    let own = visit.person().map_or("", |person| person.name.as_str());
    let own = if own.is_empty() { pages::words::names::you(visit.language) } else { own };
    let mut others = OTHERS.iter();
    let occupant = |seat: Seat| {
        if seat == mine {
            return Occupant::Person { name: own.to_owned(), presence: pages::people::Presence::Here };
        }
        let name = others.next().copied().unwrap_or_default().to_owned();
        Occupant::Computer { name, player: (entry.usual_player)() }
    };
    TableSeat::row(Seat::all(seats).map(occupant).collect())
}

/// The seats of a table that goes on from it against computers of this level.
pub(crate) fn wishes((seats, mine): (u8, Seat), level: host::Level) -> Vec<SeatDraft> {
    let wish = |seat| {
        let (kind, player) =
            if seat == mine { (SeatKind::Me, None) } else { (SeatKind::Computer, Some(level)) };
        SeatDraft { kind, player, name: String::new() }
    };
    Seat::all(seats).map(wish).collect()
}

/// Why a handle cannot be chosen after others; an empty answer if it can.
///
/// # Errors
/// If no handle is given.
pub(crate) fn why(view: &dyn AnyView, picks: &[String], handle: Option<&str>) -> Result<Response, Error> {
    let handle = handle.ok_or_else(|| Unread::MissingField("h".into()))?;
    let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
    Ok(match view.why(&picks, handle) {
        Some(Refusal { text, rule, handles }) => {
            axum::Json(json!({ "text": text, "rule": rule.to_string(), "handles": handles })).into_response()
        }
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// What is read beside the board: the `sheet`, the position in `words`, the `rules` of the phase.
///
/// # Errors
/// If it is called otherwise.
pub(crate) fn read(
    what: &str,
    (entry, view): (&'static Entry, &dyn AnyView),
    language: Language,
) -> Result<Response, Error> {
    let drawn = match what {
        "sheet" => pages::sheet(&view.sheet(), language),
        "words" => pages::description(&view.describe()),
        "rules" => {
            let guide = rules::reading(entry, view, language);
            pages::rules_now(&guide, &Game::of(entry, language), language)
        }
        _ => return Err(Missing::Page.into()),
    };
    Ok(page(StatusCode::OK, &drawn))
}
