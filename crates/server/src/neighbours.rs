//! Other processes on the same database: what they change is read again here.
//!
//! Nothing depends on hearing of it in time: whoever plays on an old position is refused by the store,
//! reads the table again, and is judged anew.

use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Listener, News};

use crate::bots::Errand;
use crate::error::Error;
use crate::house::House;
use crate::hub::Live;

/// How long a database that does not answer is left in peace, and a claim that another process has.
const RECOVERY: Duration = Duration::from_secs(1);

/// How long one process may let a computer think before another one takes over.
const CLAIMED_SECONDS: i64 = 15;

/// Keeps the live tables as the store has them until the house closes.
pub(crate) fn hear(house: &Arc<House>, listener: Listener) {
    let (closing, house) = (house.closing(), Arc::downgrade(house));
    tokio::spawn(async move {
        let mut closing = closing;
        tokio::select! {
            // Also if the house is no more.
            _ = closing.wait_for(|closing| *closing) => {}
            () = keep_up(&house, listener) => {}
        }
    });
}

async fn keep_up(house: &Weak<House>, mut listener: Listener) {
    let mut is_deaf = false;
    loop {
        let news = listener.next().await;
        let Some(house) = house.upgrade() else { return };
        match news {
            Ok(News::Changed(id)) => house.hub.read_again(&id),
            Ok(News::Said(id)) => house.hub.listen_again(&id),
            Ok(News::Missed) => {
                is_deaf = false;
                house.hub.read_all_again();
            }
            Err(cause) => {
                if !is_deaf {
                    tracing::error!(%cause, "other processes cannot be heard");
                }
                is_deaf = true;
                drop(house);
                tokio::time::sleep(RECOVERY).await;
            }
        }
    }
}

/// Whether this process shall let the computer think; waits as long as another process does. The answer
/// is no if the choice is not owed any more.
pub(crate) async fn may_think(house: &Arc<House>, live: &Arc<Live>, errand: &Errand) -> Result<bool, Error> {
    let version = i64::try_from(errand.seq).unwrap_or(i64::MAX);
    while !house.store.claim(live.id(), version, CLAIMED_SECONDS, house.timepiece.moment()).await? {
        tokio::time::sleep(RECOVERY).await;
        if errand.stop.is_set() || !live.read(house).await?.still_owes(errand.seat, errand.seq) {
            return Ok(false);
        }
    }
    Ok(true)
}
