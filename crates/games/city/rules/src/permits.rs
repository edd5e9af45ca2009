//! What completed Projects allow from then on.

use crate::pack::Effect;

/// What completed Projects allow from then on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Permits {
    /// Tokens of any colour pay cost spaces (CITY-6.17).
    pub(crate) wild: bool,
    /// How many mismatched edges may be covered over the game (CITY-12.9).
    pub(crate) covers: u8,
}

impl Permits {
    /// What these effects of completed Projects allow.
    pub(crate) fn of<'a>(lasting: impl Iterator<Item = &'a Effect>) -> Self {
        let mut permits = Self::default();
        for effect in lasting {
            permits.wild |= *effect == Effect::WildTokens;
            if let Effect::Cover { max } = effect {
                permits.covers = permits.covers.saturating_add(*max);
            }
        }
        permits
    }
}
