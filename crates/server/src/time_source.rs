//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use domain::Moment;
use domain::time::Tick;

/// What time it is. The clocks of all tables go by it.
#[derive(Clone, Debug, Default)]
pub enum TimeSource {
    /// As this machine says.
    #[default]
    System,
    /// As somebody sets it: for tests.
    Held(Arc<AtomicI64>),
}

impl TimeSource {
    /// One that stands at this moment until somebody sets it on.
    pub fn held(at: Tick) -> Self {
        Self::Held(Arc::new(AtomicI64::new(at.0)))
    }

    /// Sets a held one on by so many milliseconds; that of the system goes by itself.
    pub fn advance(&self, millis: i64) {
        if let Self::Held(now) = self {
            now.fetch_add(millis, Ordering::SeqCst);
        }
    }

    /// What time it is.
    pub fn now(&self) -> Tick {
        match self {
            Self::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                Tick(since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX)))
            }
            Self::Held(now) => Tick(now.load(Ordering::SeqCst)),
        }
    }

    /// The same in whole seconds, as journals note it.
    pub fn moment(&self) -> Moment {
        Moment(self.now().0.div_euclid(domain::time::SECOND))
    }
}
