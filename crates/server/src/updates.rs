//! What an open page is sent: the cells that it lacks, and what has happened since.

use domain::{Status, TableState};
use host::{Cells, Keys};
use pages::Update;

use crate::app::App;
use crate::error::Error;
use crate::facts::Alike;
use crate::table_page::{self, Drawing, Outcome};
use crate::tables::LiveTable;
use crate::visit::Visit;
use crate::waiting_room;

/// Which cells a page has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Has<'a> {
    /// None that are known.
    Nothing,
    /// Those with these keys.
    Cells(&'a Keys),
    /// All that it would be sent.
    All,
}

/// What the page of a visitor needs that shows version `seq` and has some cells: what has changed, and what has
/// happened since. Then the page has the cells with these keys.
pub(crate) async fn since(
    app: &App,
    live: &LiveTable,
    state: &TableState,
    (alike, visit): (&Alike, &Visit),
    (seq, has): (usize, Has<'_>),
) -> Result<(Update, Keys), Error> {
    let outcome = Outcome::of(app, state, visit).await?;
    let nothing = Keys::default();
    let cells = match has {
        Has::Nothing => Cells::lacking(&nothing, live.kept()),
        Has::Cells(keys) => Cells::lacking(keys, live.kept()),
        Has::All => Cells::keys_alone(live.kept()),
    };
    let cells = alike.cells.iter().fold(cells, Cells::beside);
    let update = if state.record.status == Status::Waiting {
        waiting_room::update(live, state, visit, &cells)
    } else {
        let by = Drawing { cells: &cells, outcome: &outcome, alike };
        table_page::update(app, live, state, visit, (seq, by))?
    };
    let (keys, html) = cells.finish();
    Ok((Update { html, ..update }, keys))
}
