//! Opening a table: from the form, at once against computers, or for whoever comes.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Person, TableId, Terms};
use host::Entry;
use pages::{Draft, FieldError, NewTable, SeatDraft, SeatKind as Wish, links};
use serde::Deserialize;
use store::Knowledge;
use words::Language;

use crate::app::App;
use crate::error::{Error, Missing, RequestError};
use crate::first_game;
use crate::input::{Digits, Form, NEW_TABLE_MAX, Pairs, Whole, from_fields};
use crate::opening::{Luck, Opening, Promised, agree, agreed_options, needs_free_names, open, seats};
use crate::people::guest_called;
use crate::visit::{Visit, page};

/// `GET /new/{game}`: the form.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let entry = app.game(&name)?;
    let visitor = visit.visitor(&app).await?;
    let game = app.game_in(entry, visit.language);
    let mut draft = Draft::first(&game, &visitor.name).for_two();
    draft.propose(&game);
    render(&app, &visit, entry, (draft, Vec::new())).await
}

/// `GET /new`: the form of the first game.
pub(crate) async fn any_form(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let first = app.games().first().ok_or(Missing::Page)?;
    Ok(visit.go(&links::new_table(first.name)))
}

/// What the form of a new table says besides the draft of the table.
#[derive(Debug, Deserialize)]
struct Ordered {
    game: String,
    /// A proposal of the game shall be filled in.
    preset: Option<String>,
    nonce: Option<Digits>,
    share: Option<Digits>,
}

/// `POST /new`: a table as the form says. Each game has options of its own, and each seat fields of its own: only
/// [`Draft`] knows their names.
pub(crate) async fn open_from_form(
    State(app): State<Arc<App>>,
    visit: Visit,
    Pairs(fields): Pairs<NEW_TABLE_MAX>,
) -> Result<Response, Error> {
    let ordered: Ordered = from_fields(&fields)?;
    let entry = app.game(&ordered.game)?;
    let mut draft = Draft::read(&fields);
    if let (Some(person), true) = (visit.person(), draft.name.is_empty()) {
        draft.name.clone_from(&person.name);
    }
    if let Some(name) = ordered.preset {
        let game = app.game_in(entry, visit.language);
        let preset = game.presets.iter().find(|preset| preset.name == name);
        draft.take(preset.ok_or(RequestError::Field("preset"))?);
        return render(&app, &visit, entry, (draft, Vec::new())).await;
    }
    let wanted = match agree(&app, entry, (visit.person(), visit.language), &draft) {
        Ok(wanted) => wanted,
        Err(errors) => return render(&app, &visit, entry, (draft, errors)).await,
    };
    if let Err(errors) = needs_free_names(&app, visit.person(), visit.language, &draft).await? {
        return render(&app, &visit, entry, (draft, errors)).await;
    }
    let promise = Luck { nonce: ordered.nonce, share: ordered.share }.promised(&app.entropy)?;
    let called = Some(draft.name.as_str()).filter(|name| !name.trim().is_empty());
    let host = guest_called(&app, &visit, called).await?;
    let opening = wanted.opening(&host, entry, &app.entropy)?;
    opened(&app, &visit, entry, (host, opening, promise)).await
}

/// A game against computers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayNow {
    /// How many shall play; as many as play it best if it is not said.
    players: Option<Whole<0, 255>>,
    nonce: Option<Digits>,
    share: Option<Digits>,
}

/// `POST /play/{game}`: the visitor against computers, at once.
pub(crate) async fn play_now(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    visit: Visit,
    Form(wanted): Form<PlayNow>,
) -> Result<Response, Error> {
    let entry = app.game(&name)?;
    let count = wanted.players.map_or_else(|| best_count(entry), Whole::small);
    let (options, player) = if visit.knowledge(&app, entry.name).await? == Knowledge::Played {
        (agreed_options(entry, count, &[])?, None)
    } else {
        let proposed = agreed_options(entry, count, &first_game::options(entry, count));
        (proposed.or_else(|_| agreed_options(entry, count, &[]))?, first_game::computer(entry))
    };
    let promise = Luck { nonce: wanted.nonce, share: wanted.share }.promised(&app.entropy)?;
    let host = visit.guest(&app).await?;
    let mut wishes = vec![SeatDraft { kind: Wish::Computer, player, ..SeatDraft::default() }; count.into()];
    if let Some(first) = wishes.first_mut() {
        first.kind = Wish::Me;
    }
    let seats = seats(&host, entry, &wishes, &app.entropy)?;
    let opening = Opening { options, seats, ..Opening::default() };
    opened(&app, &visit, entry, (host, opening, promise)).await
}

/// How many play a game best.
fn best_count(entry: &Entry) -> u8 {
    let best = (entry.about)(Language::English).best.first().copied();
    best.unwrap_or_else(|| *(entry.seats)().start())
}

/// Opens a table for whoever comes, with the usual options.
pub(crate) async fn open_for_anybody(
    app: &Arc<App>,
    entry: &Entry,
    host: &Person,
    promise: Promised,
) -> Result<TableId, Error> {
    // Whoever wants to play with people wants at least one.
    let count = best_count(entry).max(2);
    let mut wishes = vec![SeatDraft { kind: Wish::Open, ..SeatDraft::default() }; count.into()];
    if let Some(first) = wishes.first_mut() {
        first.kind = Wish::Me;
    }
    let seats = seats(host, entry, &wishes, &app.entropy)?;
    let options = agreed_options(entry, count, &[])?;
    let opening =
        Opening { seats, options, terms: Terms { quick: true, ..Terms::public() }, ..Opening::default() };
    open(app, entry, host, opening, promise).await
}

async fn opened(
    app: &Arc<App>,
    visit: &Visit,
    entry: &Entry,
    (host, opening, promise): (Person, Opening, Promised),
) -> Result<Response, Error> {
    let id = open(app, entry, &host, opening, promise).await?;
    Ok(visit.go(&links::table(id.as_str())))
}

async fn render(
    app: &App,
    visit: &Visit,
    entry: &Entry,
    (draft, errors): (Draft, Vec<FieldError>),
) -> Result<Response, Error> {
    let status = if errors.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let mut games = app.games_in(visit.language);
    let chosen = app.games().iter().position(|other| other.name == entry.name).unwrap_or_default();
    if let Some(game) = games.get_mut(chosen) {
        game.look_what_fits(entry);
    }
    let shown = NewTable {
        visitor: visit.visitor(app).await?,
        promise: app.commitments.fresh(&app.entropy)?,
        games,
        chosen,
        draft,
        errors,
    };
    Ok(page(status, &pages::new_table(&shown)))
}
