//! The archive: games that are over, found again, starred, and noted about.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{AccessError, Moment, NAME_MAX, PersonId, TableId};
use pages::{Archive, FieldError, Of, PastGame, PastLength, PastSeat, ReplayAt, Sought, links};
use serde::Deserialize;
use store::{Archived, Found, NOTE_MAX, NewNote, Outcome, PaceKind, Search, Shelf};

use crate::app::App;
use crate::days::{DAY_SECONDS, day, day_number};
use crate::error::{Error, HolidayError, Missing, RequestError};
use crate::input::{Form, Line, Next, Query, Step, Whole};
use crate::positions::position_at;
use crate::visit::{Visit, page};

/// How many games a page shows.
const SHOWN_MAX: u32 = 25;

/// At least so many seconds, and less than so many.
type Seconds = (Option<i64>, Option<i64>);

/// The seconds by which lengths are told apart.
const LENGTHS: [(&str, Seconds); 4] = [
    ("short", (None, Some(15 * 60))),
    ("medium", (Some(15 * 60), Some(45 * 60))),
    ("long", (Some(45 * 60), Some(2 * 3600))),
    ("longer", (Some(2 * 3600), None)),
];

/// A word of a search.
type Word = Line<64>;

/// What is searched for, as it stands in the address.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    of: Option<Word>,
    game: Option<Word>,
    with: Option<Word>,
    players: Option<Whole<1, 6>>,
    result: Option<Word>,
    from: Option<Word>,
    to: Option<Word>,
    length: Option<Word>,
    time: Option<Word>,
    rated: Option<Word>,
    results: Option<Whole<0, 1>>,
    /// After which game: the second of its end and its table.
    after: Option<Line<120>>,
}

/// `GET /games`: the games that fit, the last one first.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let person = visit.person().map(|person| &person.id);
    let sought = asked.sought(person)?;
    let mut errors = Vec::new();
    let with = match sought.with.as_str() {
        "" => None,
        name => app.store.person_named(name).await?,
    };
    if with.is_none() && !sought.with.is_empty() {
        let name = sought.with.chars().take(NAME_MAX).collect();
        errors.push(FieldError::at("with", Error::from(Missing::Person(name)).text(visit.language)));
    }
    for (field, text) in [("from", &sought.from), ("to", &sought.to)] {
        if !text.is_empty() && day_number(text).is_none() {
            errors.push(FieldError::at(field, Error::from(HolidayError::Unreadable).text(visit.language)));
        }
    }
    let found = if errors.is_empty() {
        let search = asked.search(&sought, (person, with.map(|with| with.id)))?;
        app.store.search(&search, SHOWN_MAX).await?
    } else {
        Found { games: Vec::new(), next: None }
    };
    let lines = found.games.iter().filter_map(|game| line(&app, game, &sought)).collect();
    let status = if errors.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let shown = Archive {
        visitor: visit.visitor(&app).await?,
        is_known: person.is_some(),
        games: app.games_in(visit.language),
        sought,
        errors,
        found: lines,
        after: found.next.map(|(ended, table)| format!("{}-{table}", ended.0)),
    };
    Ok(page(status, &pages::archive_page(&shown)))
}

impl Asked {
    /// The same as a form shows it. Who is not known has no games, stars or notes.
    fn sought(&self, visitor: Option<&PersonId>) -> Result<Sought, Error> {
        let text =
            |word: &Option<Word>| word.as_ref().map(|word| word.0.trim().to_owned()).unwrap_or_default();
        let of = match text(&self.of).as_str() {
            _ if visitor.is_none() => Of::Public,
            "" => Of::Mine,
            word => Of::ALL.into_iter().find(|of| of.word() == word).ok_or(RequestError::Field("of"))?,
        };
        Ok(Sought {
            of,
            game: text(&self.game),
            with: text(&self.with),
            players: self.players.map(|players| players.get().to_string()).unwrap_or_default(),
            result: text(&self.result),
            from: text(&self.from),
            to: text(&self.to),
            length: text(&self.length),
            time: text(&self.time),
            rated: text(&self.rated),
            results: self
                .results
                .filter(|results| results.get() == 1)
                .map(|_| "1".into())
                .unwrap_or_default(),
        })
    }

    /// What the store is asked.
    fn search(
        &self,
        sought: &Sought,
        (visitor, with): (Option<&PersonId>, Option<PersonId>),
    ) -> Result<Search, Error> {
        let own = || visitor.cloned().ok_or(Error::Refused(AccessError::NotAtTable.into()));
        let shelf = match sought.of {
            Of::Mine => Shelf::Own(own()?),
            Of::Public => Shelf::Listed,
            Of::Starred => Shelf::Starred(own()?),
            Of::Noted => Shelf::Noted(own()?),
        };
        let outcome = match sought.result.as_str() {
            "" => None,
            "won" => Some(Outcome::Won),
            "lost" => Some(Outcome::Lost),
            place => Some(Outcome::Place(place.parse().map_err(|_| RequestError::Field("result"))?)),
        };
        let known = |field: &'static str| move || Error::from(RequestError::Field(field));
        let pace = PaceKind::ALL.into_iter().find(|pace| pace.word() == sought.time);
        let length = LENGTHS.into_iter().find(|(word, _)| *word == sought.length);
        let rated = match sought.rated.as_str() {
            "" => None,
            word => Some(["no", "yes"].iter().position(|one| *one == word).ok_or_else(known("rated"))? == 1),
        };
        let from = day_number(&sought.from).map(|day| Moment(day * DAY_SECONDS));
        let to = day_number(&sought.to).map(|day| Moment((day + 1) * DAY_SECONDS));
        Ok(Search {
            game: Some(sought.game.clone()).filter(|game| !game.is_empty()),
            with,
            players: self.players.map(Whole::small),
            // Of games at which the visitor did not sit it would tell how they ended.
            outcome: outcome.filter(|_| sought.of == Of::Mine),
            ended: (from, to),
            seconds: match length {
                Some((_, seconds)) => seconds,
                None if sought.length.is_empty() => (None, None),
                None => return Err(known("length")()),
            },
            pace: if sought.time.is_empty() { None } else { Some(pace.ok_or_else(known("time"))?) },
            rated,
            after: self.after.as_ref().map(|after| key(&after.0)).transpose()?,
            ..Search::all(shelf, visitor.cloned())
        })
    }
}

/// A place in the order of the archive, as addresses say it.
fn key(text: &str) -> Result<(Moment, TableId), Error> {
    let read = text
        .split_once('-')
        .and_then(|(ended, table)| Some((Moment(ended.parse().ok()?), TableId::new(table))));
    Ok(read.ok_or(RequestError::Field("after"))?)
}

/// A game as pages show it: of games at which the visitor did not sit neither the result nor the length, unless it is
/// asked for.
fn line(app: &App, game: &Archived, sought: &Sought) -> Option<PastGame> {
    let is_told = game.is_own || sought.results == "1";
    let seat = |seat: &store::ArchivedSeat| PastSeat {
        name: seat.name.clone(),
        account: seat.account.clone(),
        place: seat.place.filter(|_| is_told),
        score: seat.score.filter(|_| is_told),
    };
    let mut seats: Vec<PastSeat> = game.seats.iter().map(seat).collect();
    seats.sort_by_key(|seat| seat.place);
    Some(PastGame {
        table: game.table.to_string(),
        game: app.game(&game.game).ok()?.name,
        day: day(game.ended),
        seats,
        length: is_told.then_some(PastLength { steps: game.steps, seconds: game.seconds }),
        is_rated: game.rated,
        is_starred: game.is_starred,
    })
}

/// Whether a game shall be starred.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Starring {
    on: Whole<0, 1>,
    next: Option<Next>,
}

/// `POST /t/{id}/star`: a star on a game that is over, or none any more.
pub(crate) async fn star(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(starring): Form<Starring>,
) -> Result<Response, Error> {
    let table = over(&app, &id).await?.0;
    let person = visit.guest(&app).await?.id;
    if starring.on.get() == 1 {
        app.store.star(&person, &table).await?;
    } else {
        app.store.unstar(&person, &table).await?;
    }
    Ok(visit.go(starring.next.as_ref().map_or(links::GAMES, Next::path)))
}

/// What somebody writes about a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Writing {
    step: Step,
    /// A browser sends the end of a line as two characters.
    #[serde(default)]
    text: Line<{ 2 * NOTE_MAX }>,
    shared: Option<Whole<0, 1>>,
    next: Option<Next>,
}

/// `POST /t/{id}/note`: a note on a position of a game that is over, in the place of the one before; without text it is
/// taken away. Only who sat at the table shares one.
pub(crate) async fn note(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(writing): Form<Writing>,
) -> Result<Response, Error> {
    let (table, step) = over(&app, &id)
        .await
        .map(|(table, positions)| (table, position_at(&positions, Some(writing.step))))?;
    let person = visit.guest(&app).await?.id;
    let sits = app
        .tables
        .table(&id)
        .await?
        .read()
        .await?
        .seats
        .iter()
        .any(|seat| seat.person.as_ref() == Some(&person));
    let text: String = writing.text.0.chars().filter(|sign| *sign == '\n' || !sign.is_control()).collect();
    if text.chars().count() > NOTE_MAX {
        return Err(RequestError::Field("text").into());
    }
    let shared = sits && writing.shared.is_some_and(|shared| shared.get() == 1);
    let note = NewNote { table, step, text: text.trim().to_owned(), shared };
    app.store.write_note(&person, &note, store::now()).await?;
    let here = links::replay(&id, ReplayAt { step, ..ReplayAt::default() });
    Ok(visit.go(writing.next.as_ref().map_or(here.as_str(), Next::path)))
}

/// A table whose game is over, and its positions.
async fn over(app: &App, id: &str) -> Result<(TableId, Vec<engine::StepNumber>), Error> {
    let live = app.tables.table(id).await?;
    let state = live.read().await?;
    state.needs_over()?;
    if state.record.is_imported() {
        return Err(RequestError::NotArchived.into());
    }
    Ok((state.record.id.clone(), state.game()?.positions()))
}
