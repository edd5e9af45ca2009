//! How many watch a table, told to other processes and heard from them.

use domain::time::MINUTE;

use crate::app::App;
use crate::error::Error;

/// How old the word of another process may be, in milliseconds: it may have died.
const OLD: i64 = 5 * MINUTE / 2;

/// Tells other processes how many watch here, and learns how many watch there.
pub(crate) async fn look_after_watchers(app: &App) -> Result<(), Error> {
    if !app.store.is_shared() {
        return Ok(());
    }
    let now = app.time_source.now();
    let all = app.tables.all();
    let here = all.iter().map(|live| {
        let watching = live.peek(|state| live.watching(|person| state.belongs(person)));
        (live.id().clone(), watching)
    });
    let words = {
        let here = here.collect();
        app.tables.watchers().known().words(here, now)
    };
    for (id, count) in words {
        app.store.note_watchers(&id, count, now).await?;
    }
    let elsewhere = app.store.watchers_elsewhere(now.plus(-OLD)).await?;
    app.tables.watchers().known().elsewhere = elsewhere.into_iter().collect();
    Ok(())
}
