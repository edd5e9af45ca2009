//! Other processes on the same database: what they change is read again here.
//!
//! Nothing depends on hearing of it in time: whoever plays on an old position is refused by the store,
//! reads the table again, and is judged anew.

use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Listener, News};

use crate::house::House;

/// How long a database that does not answer is left in peace.
const RECOVERY: Duration = Duration::from_secs(1);

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
