//! The house: everything that requests share.

use std::sync::Arc;

use engine::Token;
use store::Store;
use tokio::sync::watch;

use crate::bots::Bots;
use crate::config::Pace;
use crate::hub::Hub;
use crate::luck::Promises;
use crate::serve::ServeError;

/// Everything that requests share: the store, the live tables, and what was chosen by the host.
#[derive(Debug)]
pub struct House {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) promises: Promises,
    pub(crate) bots: Bots,
    closing: watch::Sender<bool>,
}

impl House {
    /// Opens the house over a store.
    ///
    /// # Errors
    /// If the store fails, or the system has no random bytes.
    pub async fn open(store: Store, pace: Pace) -> Result<Arc<Self>, ServeError> {
        let promises = Promises::of(&store).await?;
        let bots = Bots::new(pace, random_token()?);
        Ok(Arc::new(Self { store, hub: Hub::default(), promises, bots, closing: watch::Sender::new(false) }))
    }

    /// Ends all streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Becomes true when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// 32 bytes of the operating system.
///
/// # Errors
/// If it has none to give.
pub(crate) fn random_token() -> Result<Token, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Token::new(bytes))
}
