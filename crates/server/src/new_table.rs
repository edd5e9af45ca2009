//! Opening a table: from the form, at once against computers, or to play again.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::time::Timing;
use domain::{
    Allowances, Command, Guest, NAME_MAX, Person, SeatKind, SeatRecord, TableId, Terms, different_name,
    name_at_table, name_computers, player,
};
use engine::{Rng, Seat, Token};
use host::{Entry, Level};
use pages::draft::option_error;
use pages::{Draft, FieldError, NewTable, SeatDraft, SeatKind as Wish, links};
use schemars::JsonSchema;
use serde::Deserialize;
use store::{Beginning, Knowledge};
use words::Language;

use crate::app::App;
use crate::clock_view::agreed_timing;
use crate::entropy::Entropy;
use crate::error::{Error, Missing, RequestError};
use crate::first_game;
use crate::ids;
use crate::input::{Digits, Form, NEW_TABLE_MAX, Pairs, Whole, from_fields};
use crate::names::good_name;
use crate::people::{free_name, guest_called};
use crate::submit::by_clock;
use crate::terms;
use crate::visit::{Visit, page};

/// How many characters the name of a table may have.
const TABLE_NAME_MAX: usize = 40;

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

/// A table to be opened.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    pub(crate) options: Vec<(String, String)>,
    pub(crate) name: String,
    /// On what terms people come.
    pub(crate) terms: Terms,
    /// What may be done at it.
    pub(crate) allows: Allowances,
    /// How long people may think.
    pub(crate) timing: Timing,
    /// Whether the game shall count for ratings.
    pub(crate) rated: bool,
    pub(crate) seats: Vec<SeatRecord>,
    /// People who are invited or sent away from the beginning.
    pub(crate) guests: Vec<Guest>,
    pub(crate) rematch_of: Option<TableId>,
    /// With what its game begins, if its first steps were not taken here, and by which version of the rules.
    pub(crate) beginning: Option<(Beginning, u16)>,
}

/// What is sent of the luck of a new table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Luck {
    /// The nonce of a promise. It opens one table: a repeated request finds that table.
    pub(crate) nonce: Option<Digits>,
    /// What you add to the luck: 64 hexadecimal digits drawn by you.
    pub(crate) share: Option<Digits>,
}

impl Luck {
    /// The promise of the nonce; without one a promise that nobody saw.
    pub(crate) fn promised(self, entropy: &Entropy) -> Result<Promised, Error> {
        let nonce = match self.nonce {
            Some(nonce) => nonce.0,
            None => entropy.token()?,
        };
        Ok(Promised { nonce, share: entropy.share(self.share.map(|share| share.0)) })
    }
}

/// The luck that was promised on the page from which a table is opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Promised {
    nonce: Token,
    /// The visitor's share.
    share: Option<Token>,
}

impl Promised {
    /// The share that came with it.
    pub(crate) const fn share(&self) -> Option<Token> {
        self.share
    }
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

/// Opens a table, and begins its game if nobody is missing.
///
/// # Errors
/// If the promise has served another person's table, or the store fails.
pub(crate) async fn open(
    app: &Arc<App>,
    entry: &Entry,
    host: &Person,
    mut opening: Opening,
    promise: Promised,
) -> Result<TableId, Error> {
    if let Some(seat) = opening.seats.iter_mut().find(|seat| seat.is_held_by(&host.id)) {
        seat.share = promise.share;
    }
    let (beginning, rules) = opening.beginning.unzip();
    let mut new = store::NewTable {
        id: ids::fresh(&app.entropy)?,
        game: entry.name.into(),
        rules: rules.unwrap_or(entry.rules_version),
        options: opening.options,
        name: opening.name,
        terms: opening.terms,
        allows: opening.allows,
        timing: app.rehearsal.map_or(opening.timing, |rehearsal| rehearsal.timing(opening.timing)),
        rated: opening.rated,
        host: host.id.clone(),
        secret: app.commitments.secret(&promise.nonce),
        rematch_of: opening.rematch_of,
        beginning,
        seats: opening.seats,
        guests: opening.guests,
    };
    // An id may be taken, though hardly ever twice in a row.
    for _ in 0..8 {
        match app.store.open_table(&new, app.time_source.moment()).await {
            Ok(()) => {
                let live = app.tables.table(new.id.as_str()).await?;
                by_clock(app, &live, Command::StartIfFull).await?;
                return Ok(new.id);
            }
            Err(store::Error::TableExists) => {}
            Err(error) => return Err(error.into()),
        }
        if let Some(earlier) = app.store.table_of_commitment(&new.secret.commitment()).await? {
            // The same form a second time: the table it has opened.
            let own = earlier.host == host.id;
            return if own { Ok(earlier.id) } else { Err(RequestError::PromiseUsed.into()) };
        }
        if let Some(original) = &new.rematch_of
            && let Some(earlier) = app.store.rematch(original).await?
        {
            return Ok(earlier);
        }
        new.id = ids::fresh(&app.entropy)?;
    }
    Err(Error::failed("no free id was found for a table"))
}

/// What a form asks for, once the game has agreed.
pub(crate) struct Wanted<'a> {
    opening: Opening,
    options: Vec<(String, String)>,
    wishes: Vec<&'a SeatDraft>,
}

impl Wanted<'_> {
    /// The table to be opened by this host.
    pub(crate) fn opening(self, host: &Person, entry: &Entry, entropy: &Entropy) -> Result<Opening, Error> {
        let wishes: Vec<SeatDraft> = self.wishes.iter().map(|&wish| wish.clone()).collect();
        let seats = seats(host, entry, &wishes, entropy)?;
        Ok(Opening { seats, options: self.options, ..self.opening })
    }
}

/// What a draft asks for, or everything that is wrong with it.
pub(crate) fn agree<'a>(
    app: &App,
    entry: &Entry,
    (opener, language): (Option<&Person>, Language),
    draft: &'a Draft,
) -> Result<Wanted<'a>, Vec<FieldError>> {
    let mut errors = draft.errors(&app.game_in(entry, language), language);
    if draft.rated && !opener.is_some_and(Person::has_account) {
        errors.push(Draft::needs_account(language));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let wrong = |field: &str, text: String| vec![FieldError::at(field, text)];
    let wishes: Vec<&SeatDraft> = draft.taken().collect();
    let count = u8::try_from(wishes.len()).unwrap_or(u8::MAX);
    let mut chosen = app.offered.resolve(entry.name, &draft.options);
    if draft.rated {
        chosen.retain(|(name, _)| !(entry.aids)().contains(&name.as_str()));
    }
    let options = match agreed_options(entry, count, &chosen) {
        Ok(options) => options,
        Err(Error::Option(bad)) => {
            let list = (entry.option_faults)(&bad, count, &chosen, language);
            return Err(vec![FieldError { list, ..option_error(&bad, language) }]);
        }
        Err(other) => return Err(wrong("options", other.text(language))),
    };
    let name = match draft.table.trim() {
        "" => String::new(),
        name => good_name(name, TABLE_NAME_MAX).map_err(|bad| wrong("table", bad.text(language)))?,
    };
    let timing = agreed_timing(draft.time.timing(language).map_err(|error| vec![error])?);
    let opening = Opening {
        name,
        terms: terms::kept(draft.terms),
        allows: Allowances {
            hints: draft.allows.hints && !draft.rated,
            bots: draft.allows.bots,
            take_backs: draft.allows.take_backs && !draft.rated,
        },
        rated: draft.rated,
        timing,
        ..Opening::default()
    };
    Ok(Wanted { opening, options, wishes })
}

/// What is wrong with the names in a draft: a guest is not called like an account, nor are those at its device.
pub(crate) async fn needs_free_names(
    app: &App,
    opener: Option<&Person>,
    language: Language,
    draft: &Draft,
) -> Result<Result<(), Vec<FieldError>>, Error> {
    let mut named = Vec::new();
    if !opener.is_some_and(Person::has_account) && !draft.name.trim().is_empty() {
        named.push(("name".to_owned(), opener, &draft.name));
    }
    let places = (0..draft.seats.len()).filter_map(Seat::new).zip(&draft.seats);
    let here = places.filter(|(_, wish)| wish.kind == Wish::Here);
    named.extend(here.map(|(seat, wish)| (format!("name.{seat}"), None, &wish.name)));
    let mut errors = Vec::new();
    for (field, known, name) in named {
        match free_name(app, known, name).await {
            Ok(_) => {}
            Err(error @ Error::Name(_)) => errors.push(FieldError::at(&field, error.text(language))),
            Err(error) => return Err(error),
        }
    }
    Ok(if errors.is_empty() { Ok(()) } else { Err(errors) })
}

/// All options of a table with their values, the number of players first.
fn agreed_options(
    entry: &Entry,
    count: u8,
    chosen: &[(String, String)],
) -> Result<Vec<(String, String)>, Error> {
    let written = entry.open(count, chosen)?.save();
    let pair = |rest: &str| rest.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
    Ok(written.all("option").filter_map(|line| pair(&line.rest)).collect())
}

/// The seats of a new table.
pub(crate) fn seats(
    host: &Person,
    entry: &Entry,
    wishes: &[SeatDraft],
    entropy: &Entropy,
) -> Result<Vec<SeatRecord>, Error> {
    let mut seats: Vec<SeatRecord> = Vec::new();
    for (index, wish) in wishes.iter().enumerate() {
        let seat = Seat::new(index).ok_or(RequestError::Field("seat"))?;
        let name = match wish.kind {
            Wish::Here => good_name(&wish.name, NAME_MAX)?,
            Wish::Me => name_at_table(host).to_owned(),
            Wish::Closed | Wish::Open | Wish::Computer => String::new(),
        };
        seats.push(match wish.kind {
            Wish::Closed | Wish::Open => SeatRecord::open(seat),
            Wish::Me | Wish::Here => SeatRecord {
                kind: SeatKind::Person,
                person: Some(host.id.clone()),
                name: different_name(&name, &seats),
                ..SeatRecord::open(seat)
            },
            Wish::Computer => SeatRecord {
                kind: SeatKind::Computer,
                computer: Some(player(entry, wish.player.map(Level::word))?),
                ..SeatRecord::open(seat)
            },
        });
    }
    name_computers(&mut seats, &mut Rng::from_key(*entropy.token()?.bytes(), 0));
    Ok(seats)
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
