//! The games that are played here.

use domain::NAME_MAX;
use host::Entry;

use crate::error::{Error, Missing};

/// The games that are played here, in the order in which they are shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Games(pub(crate) &'static [Entry]);

impl Games {
    /// The game with this short name.
    ///
    /// # Errors
    /// If there is none, with the names that there are.
    pub(crate) fn find(self, name: &str) -> Result<&'static Entry, Error> {
        let known = || self.0.iter().map(|entry| entry.name).collect();
        // What stands in an address may be anything: a message repeats a little of it only.
        let missing = || Missing::Game(name.chars().take(NAME_MAX).collect(), known());
        self.0.iter().find(|entry| entry.name == name).ok_or_else(|| missing().into())
    }
}
