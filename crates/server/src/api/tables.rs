//! Calls about tables: which there are, and what can be seen of one.

use std::ops::Range;

use axum::extract::{Path, State};
use domain::Status;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::TableFilter;

use super::ask::Ask;
use super::call::{Answer, Call, TextFile, Told, get};
use super::state::{LEGAL_MAX, LEGAL_USUAL, Seen};
use super::told::{At, Legal, Log, Summary, Table};
use crate::error::Error;
use crate::error::Fault;
use crate::input::{Query, Whole};
use crate::tokens::Scope;
use crate::{export, lobby};

/// How many tables a list names unless more are asked for.
const LIST_USUAL: u32 = 20;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get("tables", "/tables", Scope::Read, "Lists tables, the last changed first.", list).for_anybody(),
        get(
            "table",
            "/tables/{table}",
            Scope::Read,
            "Everything that you may see of a table: seats, who is to choose, your view, your legal actions, the log, the result.",
            table,
        )
        .for_anybody(),
        get(
            "legal",
            "/tables/{table}/legal",
            Scope::Read,
            "Your legal actions in the notation. Where there are very many, leaf through them, or read the short form.",
            legal,
        )
        .for_anybody(),
        get(
            "log",
            "/tables/{table}/log",
            Scope::Read,
            "What was said at a table, line by line, each with the rule that explains it.",
            log,
        )
        .for_anybody(),
        get("save", "/tables/{table}/save", Scope::Read, "The whole game as a file, once it is over.", save)
            .for_anybody(),
    ]
}

/// Which tables are listed.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Listed {
    /// `open` (the usual: those that you can join now), `running` (listed, being played), `yours` (not over),
    /// `finished` (yours, over).
    which: Option<Which>,
    /// How many at most; 20 unless said.
    limit: Option<Whole<0, 100>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Which {
    #[default]
    Open,
    Running,
    Yours,
    Finished,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Tables {
    which: Which,
    tables: Vec<Summary>,
}

async fn list(ask: Ask, Query(listed): Query<Listed>) -> Answer<Tables> {
    let app = &ask.app;
    let which = listed.which.unwrap_or_default();
    let known = || ask.visit.person().ok_or(Error::Call(Fault::NoToken));
    let shelf = match which {
        Which::Yours => TableFilter::Running(&known()?.id),
        Which::Finished => TableFilter::Finished(&known()?.id),
        Which::Running => TableFilter::Watchable,
        Which::Open => TableFilter::Open(app.time_source.now()),
    };
    let most = listed.limit.map_or(LIST_USUAL, |limit| u32::try_from(limit.get()).unwrap_or(u32::MAX));
    let mut tables = Vec::new();
    for id in app.store.ids_on_shelf(&shelf, most).await? {
        let live = app.tables.table(id.as_str()).await?;
        let state = live.read().await?;
        let is_closed = which == Which::Open && !lobby::may_sit(app, &ask.visit, &state.record).await?;
        if is_closed || ask.enters(&state).is_err() {
            continue;
        }
        tables.push(Seen::by(&ask.visit, &live, &state).summary());
    }
    let told = Told::from(Tables { which, tables });
    // Hosts see the keys of the seats that they keep.
    Ok(if which == Which::Yours { told.with_keys() } else { told })
}

/// Which legal actions are wanted.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Leaf {
    /// How many legal actions at most; 200 unless said.
    limit: Option<Whole<0, LEGAL_MAX>>,
    /// How many legal actions to leave out first.
    offset: Option<Whole<0, 1_000_000>>,
}

/// Which legal actions are wanted, and through whose eyes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Look {
    /// How many legal actions at most; 200 unless said.
    limit: Option<Whole<0, LEGAL_MAX>>,
    /// How many legal actions to leave out first.
    offset: Option<Whole<0, 1_000_000>>,
    /// Once the game is over: through whose eyes, a seat’s or everybody’s (`all`).
    #[serde(rename = "as")]
    #[expect(dead_code, reason = "the visit has read it: Visit::seen")]
    eyes: Option<Observer>,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Observer {
    A,
    B,
    C,
    D,
    E,
    F,
    All,
}

impl Leaf {
    fn places(&self) -> Range<usize> {
        let offset = self.offset.map_or(0, Whole::count);
        offset..offset + self.limit.map_or(LEGAL_USUAL, Whole::count)
    }
}

async fn table(ask: Ask, Query(look): Query<Look>) -> Answer<Table> {
    let places = Leaf { limit: look.limit, offset: look.offset }.places();
    seen(&ask, ask.in_path("table"), places).await
}

/// A table as whoever asks may see it.
pub(super) async fn shown(ask: &Ask, id: &str) -> Answer<Table> {
    seen(ask, id, 0..LEGAL_USUAL).await
}

async fn seen(ask: &Ask, id: &str, legal: Range<usize>) -> Answer<Table> {
    let live = ask.app.tables.table(id).await?;
    let state = live.read().await?;
    ask.enters(&state)?;
    let told = Told::from(Seen::by(&ask.visit, &live, &state).whole(legal)?);
    // Before the game a host is told the keys of kept seats.
    Ok(if state.record.status == Status::Waiting { told.with_keys() } else { told })
}

async fn legal(ask: Ask, Query(leaf): Query<Leaf>) -> Answer<At<Legal>> {
    let live = ask.table().await?;
    let state = live.read().await?;
    let told = Seen::by(&ask.visit, &live, &state).legal(leaf.places())?;
    Ok(At { told, step: state.seq() }.into())
}

/// Which part of the log is wanted, and through whose eyes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Since {
    /// Only what came after this step; everything if something was taken back since (`whole` is then true).
    since: Option<Whole<0, 1_000_000>>,
    /// Once the game is over: through whose eyes, a seat’s or everybody’s (`all`).
    #[serde(rename = "as")]
    #[expect(dead_code, reason = "the visit has read it: Visit::seen")]
    eyes: Option<Observer>,
}

async fn log(ask: Ask, Query(wanted): Query<Since>) -> Answer<At<Log>> {
    let live = ask.table().await?;
    let since = wanted.since.map(Whole::count);
    live.catch_up(since.unwrap_or_default()).await;
    let state = live.read().await?;
    let told = Seen::by(&ask.visit, &live, &state).log(since)?;
    Ok(At { told, step: state.seq() }.into())
}

async fn save(ask: Ask) -> Result<TextFile, Error> {
    ask.table().await?;
    let id = Path(ask.in_path("table").to_owned());
    export::save(State(ask.app), id).await.map(TextFile)
}
