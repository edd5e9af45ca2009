//! What is known of a table whatever its position, and through whose eyes a visitor sees it.

use std::sync::{Arc, OnceLock};

use domain::{Access, Source, Status, TableRecord, TableState};
use engine::Seat;
use host::{Common, Entry, SeatLook};
use pages::words::names;
use pages::{BranchLine, FairLuck, Origin, Rated, ReplayAt, SeatPerson, Seen, TableFacts, links};
use words::{Language, say};

use crate::app::App;
use crate::clock_view::shown_timing;
use crate::days::day;
use crate::error::Error;
use crate::seats;
use crate::tables::LiveTable;
use crate::terms;
use crate::viewpoint::Viewpoint;
use crate::visit::Visit;

/// How many tables that go on from a game are shown with it.
const BRANCHES_MAX: u32 = 30;

/// What is agreed and known of a table, whatever its position.
pub(crate) fn facts(live: &LiveTable, state: &TableState, visit: &Visit) -> TableFacts {
    TableFacts { luck: luck(state, visit), ..facts_but_luck(live, state, visit.language) }
}

/// The same without its luck, which no update of an open page tells.
pub(crate) fn facts_but_luck(live: &LiveTable, state: &TableState, language: Language) -> TableFacts {
    let record = &state.record;
    let options = record.options.iter().filter(|(name, _)| name != "players").cloned().collect();
    TableFacts {
        id: record.id.to_string(),
        name: table_name(record, language),
        game: live.game_in(state.entry, language),
        seats: seats::row(state, |person| live.presence(person)),
        options,
        hints: record.allows.hints,
        timing: shown_timing(record.timing),
        terms: terms::shown(record.terms),
        rated: rated(record.rated),
        people: state.people.iter().map(|person| seat_person(record, person)).collect(),
        watching: seats::watching(state, live),
        luck: FairLuck::default(),
        origin: origin(record),
    }
}

/// What is the same for all who look at one version of a table: made once, however many are shown it.
pub(crate) struct Alike {
    /// How its seats look.
    pub(crate) looks: Vec<SeatLook>,
    /// What is known of it, in each language.
    facts: [OnceLock<Arc<TableFacts>>; Language::ALL.len()],
    /// The cells that are drawn alike for all, if several look.
    pub(crate) cells: Option<Common>,
}

impl Alike {
    /// Of this version.
    pub(crate) fn of(state: &TableState) -> Self {
        Self { looks: state.looks(), facts: Default::default(), cells: None }
    }

    /// What is agreed and known of the table, but for its luck.
    pub(crate) fn facts(&self, live: &LiveTable, state: &TableState, language: Language) -> Arc<TableFacts> {
        let made = || Arc::new(facts_but_luck(live, state, language));
        let place = Language::ALL.iter().position(|one| *one == language).unwrap_or_default();
        Arc::clone(self.facts[place].get_or_init(made))
    }
}

/// The luck of a table. What was brought has had its luck elsewhere.
pub(crate) fn luck(state: &TableState, visit: &Visit) -> FairLuck {
    let record = &state.record;
    if record.is_imported() {
        return FairLuck::default();
    }
    FairLuck {
        commitment: record.secret.commitment().to_string(),
        secret: (record.status == Status::Over).then(|| record.secret.to_string()),
        missing_share: share_is_missing(state, visit),
    }
}

/// Where the game of a table comes from, as pages show it.
fn origin(record: &TableRecord) -> Origin {
    let Some(origin) = &record.origin else { return Origin::Here };
    match &origin.source {
        Source::Saved => Origin::Imported,
        Source::Lesson(game, number) => Origin::Lesson(links::lesson(game, *number)),
        Source::Puzzle(game, number) => Origin::Puzzle(links::puzzle(game, *number)),
        Source::Table(id) => {
            Origin::From(id.to_string(), ReplayAt { step: origin.steps, ..ReplayAt::default() })
        }
    }
}

/// Whether a table's game counts for ratings, as pages show it.
pub(crate) const fn rated(rated: domain::Rated) -> Rated {
    match rated {
        domain::Rated::No => Rated::No,
        domain::Rated::Yes => Rated::Yes,
        domain::Rated::Lost => Rated::Lost,
    }
}

fn seat_person(record: &TableRecord, person: &domain::SeatPerson) -> SeatPerson {
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
fn share_is_missing(state: &TableState, visit: &Visit) -> bool {
    let Some(person) = visit.person() else { return false };
    let mut own = state.seats.iter().filter(|seat| seat.is_held_by(&person.id)).peekable();
    state.record.status == Status::Waiting && own.peek().is_some() && own.all(|seat| seat.share.is_none())
}

/// The seats of a visitor, and through whose eyes the visitor sees the table.
pub(crate) fn place(live: &LiveTable, state: &TableState, visit: &Visit) -> (Vec<Seat>, Viewpoint) {
    let chosen = seen(state, visit).map(Viewpoint::chosen);
    let Ok((person, session)) = visit.known() else {
        return (Vec::new(), chosen.unwrap_or(Viewpoint::Public));
    };
    let own = state.seats_of(&person.id);
    let eyes = chosen.unwrap_or_else(|| Viewpoint::of(&own, live.shown(session), state.owing()));
    (own, eyes)
}

/// Through whose eyes a visitor wants to see a table: nobody may choose before the game is over.
pub(crate) fn seen(state: &TableState, visit: &Visit) -> Option<Seen> {
    let is_there = |seen: &Seen| match seen {
        Seen::Seat(seat) => state.seat(*seat).is_some(),
        Seen::All => true,
    };
    visit.seen.filter(|seen| state.record.status == Status::Over && is_there(seen))
}

/// The seats that were given hints, with how many, as far as the visitor may know: the own ones while the
/// game runs, so that nobody's page tells what another asks, and all when it is over.
pub(crate) fn hints_taken(state: &TableState, own: &[Seat]) -> Vec<(Seat, u32)> {
    let told = |seat: Seat| state.record.status == Status::Over || own.contains(&seat);
    let given = state.seats.iter().filter(|held| held.hints > 0 && told(held.seat));
    given.map(|held| (held.seat, held.hints)).collect()
}

/// What was agreed at a table, as far as it is not what everybody plays.
pub(crate) fn agreed(entry: &Entry, record: &TableRecord, language: Language) -> String {
    let specs = (entry.options)();
    let is_special = |(name, value): &&(String, String)| {
        specs.iter().any(|spec| spec.name == name.as_str() && spec.default != value.as_str())
    };
    let special: Vec<String> = record
        .options
        .iter()
        .filter(is_special)
        .map(|(name, value)| {
            let label = (entry.option_words)(name, language).label;
            if value == "true" {
                label
            } else {
                let value = (entry.option_value)(name, value, language);
                say!(language, en: "{label}: {value}", fr: "{label} : {value}", de: "{label}: {value}")
            }
        })
        .collect();
    special.join(" · ")
}

/// The tables that go on from a game, as far as whoever knows the game may know of them.
pub(crate) async fn branches(
    app: &App,
    state: &TableState,
    language: Language,
) -> Result<Vec<BranchLine>, Error> {
    let found = app.store.branches(&state.record.id, BRANCHES_MAX).await?;
    let line = |record: &TableRecord| {
        let step = record.origin.as_ref()?.steps;
        let name = table_name(record, language);
        Some(BranchLine { id: record.id.to_string(), name, step, day: day(record.created) })
    };
    Ok(found.iter().filter(|record| record.terms.access != Access::Private).filter_map(line).collect())
}
