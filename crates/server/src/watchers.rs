//! How many watch a table, told to other processes and heard from them.

use domain::time::MINUTE;

use crate::error::Error;
use crate::house::House;

/// How old the word of another process may be, in milliseconds: it may have died.
const OLD: i64 = 5 * MINUTE / 2;

/// Tells other processes how many watch here, and learns how many watch there.
pub(crate) async fn look_after_watchers(house: &House) -> Result<(), Error> {
    if !house.store.is_shared() {
        return Ok(());
    }
    let now = house.timepiece.now();
    let all = house.hub.all();
    let here = all.iter().map(|live| {
        let watching = live.peek(|state| live.watching(|person| state.belongs(person)));
        (live.id().clone(), watching)
    });
    let words = {
        let here = here.collect();
        house.hub.watchers().known().words(here, now)
    };
    for (id, count) in words {
        house.store.note_watchers(&id, count, now).await?;
    }
    let elsewhere = house.store.watchers_elsewhere(now.plus(-OLD)).await?;
    house.hub.watchers().known().elsewhere = elsewhere.into_iter().collect();
    Ok(())
}
