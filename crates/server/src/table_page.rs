//! The page of a table, put together for one visitor.
//!
//! Everything that shows the position comes from the table for the visitor's observer. Nothing else
//! here looks at the game.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::Response;
use engine::{Observer, Seat, StepNumber};
use host::{AnyTable, Choices, Hint, Line, Look};
use pages::asks::Standstill;
use pages::words::names;
use pages::{AskBack, Dock, Ending, FairLuck, Game, Rated, RatingChange, Refused, Remark, Role, SeatPerson};
use pages::{Seen, TableFacts, TablePage, Update, Visitor, links};
use store::time::Why;
use store::{SeatEnd, SeatKind, Status, TableRecord};
use words::{Language, word};

use crate::alone;
use crate::clock::{Reader, clocks, shown_timing};
use crate::consent::{self, shown};
use crate::door;
use crate::error::Error;
use crate::eyes::Eyes;
use crate::house::House;
use crate::hub::Live;
use crate::note::Noted;
use crate::sitting::Sitting;
use crate::talk;
use crate::visit::{Visit, page};

/// The page of a table that has begun.
pub(crate) async fn show(house: &Arc<House>, live: &Arc<Live>, visit: &Visit) -> Result<Response, Error> {
    Ok(page(StatusCode::OK, &pages::table_page(&whole_page(house, live, visit).await?)))
}

/// The whole page.
async fn whole_page(house: &Arc<House>, live: &Arc<Live>, visit: &Visit) -> Result<TablePage, Error> {
    let visitor = visit.visitor(house).await?;
    let sitting = live.read(house).await?;
    let chat = talk::pane(house, live, &sitting, visit).await?;
    Ok(TablePage { chat: Some(chat), ..table_page(house, live, &sitting, visit, (visitor, 0)).await? })
}

/// The same page with an act that was refused.
pub(crate) async fn refused(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    (status, refused): (StatusCode, Refused),
) -> Result<Response, Error> {
    let mut shown = whole_page(house, live, visit).await?;
    shown.refused = Some(refused);
    Ok(page(status, &pages::table_page(&shown)))
}

/// The same page with a hint that was asked for without script.
pub(crate) async fn advised(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    hint: Hint,
) -> Result<Response, Error> {
    let mut shown = whole_page(house, live, visit).await?;
    shown.hint = Some(hint);
    Ok(page(StatusCode::OK, &pages::table_page(&shown)))
}

/// What the page of a visitor needs that shows version `seq`.
pub(crate) async fn update(
    house: &House,
    live: &Live,
    sitting: &Sitting,
    visit: &Visit,
    seq: usize,
) -> Result<Update, Error> {
    // The log of such a page begins differently, or it is another page altogether.
    if sitting.began_after(seq) || sitting.took_back_after(seq) {
        let go = Some(links::table(live.id().as_str()));
        return Ok(Update { seq: sitting.seq(), go, ..Update::default() });
    }
    let mut shown =
        table_page(house, live, sitting, visit, (visit.plain_visitor(), sitting.steps_at(seq))).await?;
    let entries = sitting.entries_at(seq);
    shown.remarks.retain(|remark| remark.entry > entries);
    shown.clocks = clocks(sitting, Reader::Script, house.timepiece.now());
    Ok(pages::update(&shown))
}

/// What is agreed and known of a table, whatever its position.
pub(crate) fn facts(live: &Live, sitting: &Sitting, visit: &Visit) -> TableFacts {
    let record = &sitting.record;
    let options = record.options.iter().filter(|(name, _)| name != "players").cloned().collect();
    TableFacts {
        id: record.id.to_string(),
        name: table_name(record, visit.language),
        game: Game::of(sitting.entry, visit.language),
        seats: sitting.row(|person| live.presence(person)),
        options,
        hints: record.allows.hints,
        timing: shown_timing(record.timing),
        terms: door::shown(record.terms),
        rated: rated(record.rated),
        people: sitting.people.iter().map(|person| seat_person(record, person)).collect(),
        watching: sitting.watching(live),
        luck: FairLuck {
            commitment: record.secret.commitment().to_string(),
            secret: (record.status == Status::Over).then(|| record.secret.to_string()),
            missing_share: share_is_missing(sitting, visit),
        },
    }
}

/// Whether a table's game counts for ratings, as pages show it.
pub(crate) const fn rated(rated: store::Rated) -> Rated {
    match rated {
        store::Rated::No => Rated::No,
        store::Rated::Yes => Rated::Yes,
        store::Rated::Lost => Rated::Lost,
    }
}

fn seat_person(record: &TableRecord, person: &store::SeatPerson) -> SeatPerson {
    let rating = record.rated.was_agreed().then(|| person.rating.shown());
    SeatPerson { seat: person.seat, name: person.name.clone(), rating }
}

/// What a table is called: as its host wants, or by its id.
pub(crate) fn table_name(record: &TableRecord, language: Language) -> String {
    if !record.name.is_empty() {
        return record.name.clone();
    }
    let number =
        record.id.as_str().bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    names::table_name(number, language).into()
}

/// Whether the visitor's browser could still add to the luck.
fn share_is_missing(sitting: &Sitting, visit: &Visit) -> bool {
    let Some(person) = visit.person() else { return false };
    let mut own = sitting.seats.iter().filter(|seat| seat.is_held_by(&person.id)).peekable();
    sitting.record.status == Status::Waiting && own.peek().is_some() && own.all(|seat| seat.share.is_none())
}

/// The seats of a visitor, and through whose eyes the visitor sees the table.
pub(crate) fn place(live: &Live, sitting: &Sitting, visit: &Visit) -> (Vec<Seat>, Eyes) {
    let chosen = seen(sitting, visit).map(Eyes::chosen);
    let Ok((person, session)) = visit.known() else { return (Vec::new(), chosen.unwrap_or(Eyes::Public)) };
    let own = sitting.seats_of(&person.id);
    let eyes = chosen.unwrap_or_else(|| Eyes::of(&own, live.shown(session), sitting.owing()));
    (own, eyes)
}

/// Through whose eyes a visitor wants to see a table: nobody may choose before the game is over.
fn seen(sitting: &Sitting, visit: &Visit) -> Option<Seen> {
    let is_there = |seen: &Seen| match seen {
        Seen::Seat(seat) => sitting.seat(*seat).is_some(),
        Seen::All => true,
    };
    visit.seen.filter(|seen| sitting.record.status == Status::Over && is_there(seen))
}

/// The page; its log holds what came after step `since`.
async fn table_page(
    house: &House,
    live: &Live,
    sitting: &Sitting,
    visit: &Visit,
    (visitor, since): (Visitor, StepNumber),
) -> Result<TablePage, Error> {
    let alone = alone::place(house, sitting, visit).await?;
    let ratings = rating_changes(house, sitting).await?;
    let game = sitting.game()?;
    let seats = sitting.looks();
    let (own_seats, eyes) = place(live, sitting, visit);
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    let ending = ending(house, sitting, game, &look)?.map(|ending| Ending { alone, ratings, ..ending });
    let dock = match (eyes, ending) {
        (_, Some(ending)) => Dock::Over(ending),
        (Eyes::Cover(seat), None) => Dock::Cover(seat),
        (Eyes::Seat(_) | Eyes::Public | Eyes::All, None) => Dock::Play,
    };
    let undo = take_back_words(game, &look).filter(|_| !sitting.record.rated.was_agreed());
    let ask_back = if undo.is_some() { None } else { ask_back(sitting, look.observer) };
    let chooses = matches!(dock, Dock::Play) && !sitting.is_paused();
    let choices = if chooses { game.choices(&look) } else { Choices::default() };
    Ok(TablePage {
        visitor,
        table: facts(live, sitting, visit),
        seq: sitting.seq(),
        observer: look.observer,
        role: if own_seats.is_empty() { Role::Watching } else { Role::Seated(own_seats.clone()) },
        owing: sitting.owing(),
        clocks: clocks(sitting, Reader::Page, house.timepiece.now()),
        standstills: standstills(sitting),
        stood_in: stood_in(sitting),
        scene: game.scene(&look),
        sprite: sitting.entry.sprite,
        choices,
        remarks: remarks(sitting, &look),
        log: log(sitting, since, &look)?,
        read: last_own_step(game, look.observer),
        description: game.describe(&look),
        dock,
        key: format!("form-{}", sitting.seq()),
        undo,
        ask_back,
        questions: shown::questions(sitting, &own_seats),
        refused: None,
        hint: None,
        hints_taken: hints_taken(sitting, &own_seats),
        stand_in_for_me: stand_ins(sitting, visit),
        chat: None,
        seen: seen(sitting, visit),
    })
}

/// What the log says of the steps after `since`.
fn log(sitting: &Sitting, since: StepNumber, look: &Look<'_>) -> Result<Vec<(StepNumber, Line)>, Error> {
    let lines = sitting.game()?.lines_since(since, look);
    Ok(shown::with_take_backs(lines, since, sitting, look.language))
}

/// Why nobody plays on.
fn standstills(sitting: &Sitting) -> Vec<Standstill> {
    let plays = sitting.record.status == Status::Playing;
    let paused = sitting.is_paused().then_some(Standstill::Paused);
    let waits = sitting.course.absences.iter().filter(|absence| !absence.is_voted_on());
    let all = paused.into_iter().chain(waits.map(|absence| Standstill::Waiting(absence.seat)));
    all.filter(|_| plays).collect()
}

/// The seats at which a computer made choices for somebody, with how many.
fn stood_in(sitting: &Sitting) -> Vec<(Seat, u32)> {
    let counted = sitting.seats.iter().filter(|held| held.stood_in > 0);
    counted.map(|held| (held.seat, held.stood_in)).collect()
}

/// What the house remarks in the log.
fn remarks(sitting: &Sitting, look: &Look<'_>) -> Vec<Remark> {
    let remark = |noted: &Noted| Remark {
        entry: noted.entry,
        after: noted.after,
        seat: noted.note.seat,
        text: noted.note.words(look.name(noted.note.seat), look.language),
    };
    sitting.notes.iter().map(remark).collect()
}

/// What a rated game did to ratings, if it is over.
async fn rating_changes(house: &House, sitting: &Sitting) -> Result<Vec<RatingChange>, Error> {
    let record = &sitting.record;
    if record.rated != store::Rated::Yes || record.status != Status::Over {
        return Ok(Vec::new());
    }
    let changed = |end: &SeatEnd| {
        let change = end.change?;
        Some(RatingChange { seat: end.place.seat, after: change.after.shown(), change: change.shown() })
    };
    Ok(house.store.results(&record.id).await?.iter().filter_map(changed).collect())
}

/// How the game ended, if it is over.
fn ending(
    house: &House,
    sitting: &Sitting,
    game: &dyn AnyTable,
    look: &Look<'_>,
) -> Result<Option<Ending>, Error> {
    let mut places: Vec<(Seat, u8, i32)> = Vec::new();
    let words = match game.turn().standing() {
        _ if sitting.record.abandoned => names::no_result(look.language).into(),
        None => return Ok(None),
        Some(standing) => {
            places.extend(standing.ranks.iter().map(|(seat, &rank)| (seat, rank, standing.scores[seat])));
            game.ending(look).unwrap_or_default()
        }
    };
    places.sort_by_key(|&(seat, rank, _)| (rank, seat));
    Ok(Some(Ending {
        words,
        places,
        alone: None,
        ratings: Vec::new(),
        again: sitting.rematch.as_ref().map(ToString::to_string),
        promise: house.promises.fresh(&house.chances)?,
    }))
}

/// The observer's last own choice: what came after it is new.
fn last_own_step(game: &dyn AnyTable, observer: Observer) -> StepNumber {
    match observer {
        Observer::Seat(seat) => game.last_choice(seat).unwrap_or_default(),
        Observer::Spectator | Observer::Omniscient => game.step_count(),
    }
}

/// What could be taken back, in words, if something can.
fn take_back_words(game: &dyn AnyTable, look: &Look<'_>) -> Option<String> {
    let Observer::Seat(seat) = look.observer else { return None };
    let words = word!(look.language, en: "Take back", fr: "Reprendre", de: "Zurücknehmen");
    game.may_take_back(seat).then(|| words.into())
}

/// How the observer could take back what others know of.
fn ask_back(sitting: &Sitting, observer: Observer) -> Option<AskBack> {
    match consent::ask_back(sitting, observer.seat()?)? {
        consent::AskBack::AtOnce => Some(AskBack::AtOnce),
        consent::AskBack::Others => Some(AskBack::Others),
    }
}

/// The seats that were given hints, with how many, as far as the visitor may know: the own ones while the
/// game runs, so that nobody's page tells what another asks, and all when it is over.
pub(crate) fn hints_taken(sitting: &Sitting, own: &[Seat]) -> Vec<(Seat, u32)> {
    let told = |seat: Seat| sitting.record.status == Status::Over || own.contains(&seat);
    let given = sitting.seats.iter().filter(|held| held.hints > 0 && told(held.seat));
    given.map(|held| (held.seat, held.hints)).collect()
}

/// The seats on which a computer plays in the place of the visitor.
fn stand_ins(sitting: &Sitting, visit: &Visit) -> Vec<Seat> {
    let Some(person) = visit.person() else { return Vec::new() };
    let mine = sitting.seats.iter().filter(|seat| seat.person.as_ref() == Some(&person.id));
    let has_left = |seat: Seat| sitting.course.absence(seat).is_some_and(|absence| absence.why == Why::Left);
    mine.filter(|held| held.kind == SeatKind::Computer || has_left(held.seat)).map(|held| held.seat).collect()
}
