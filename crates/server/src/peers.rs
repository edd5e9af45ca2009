//! Other processes on the same database: what they change is read again here.
//!
//! Nothing depends on hearing of it in time: whoever plays on an old position is refused by the store,
//! reads the table again, and is judged anew.

use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Listener, News};

use crate::app::App;

/// How long a database that does not answer is left in peace.
const RECOVERY: Duration = Duration::from_secs(1);

/// Keeps the live tables as the store has them until the server closes.
pub(crate) fn hear(app: &Arc<App>, listener: Listener) {
    let (closing, app) = (app.closing(), Arc::downgrade(app));
    tokio::spawn(async move {
        let mut closing = closing;
        tokio::select! {
            // Also if the server is no more.
            _ = closing.wait_for(|closing| *closing) => {}
            () = keep_up(&app, listener) => {}
        }
    });
}

async fn keep_up(app: &Weak<App>, mut listener: Listener) {
    let mut is_deaf = false;
    loop {
        let news = listener.next().await;
        let Some(app) = app.upgrade() else { return };
        match news {
            Ok(news) => {
                is_deaf = false;
                apply_news(&app, news);
            }
            Err(cause) => {
                if !is_deaf {
                    tracing::error!(%cause, "other processes cannot be heard");
                }
                is_deaf = true;
                drop(app);
                tokio::time::sleep(RECOVERY).await;
            }
        }
    }
}

/// Does what follows from something that another process has done.
pub(crate) fn apply_news(app: &App, news: News) {
    match news {
        News::Changed(id) => app.tables.read_again(&id),
        News::Said(id) => app.tables.listen_again(&id),
        News::Missed => app.tables.read_all_again(),
    }
}
