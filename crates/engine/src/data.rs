//! What values are that cross the border of a game.

use std::fmt::Debug;

/// What every value that crosses the border of a game can do.
pub trait Data: Clone + PartialEq + Debug + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Send + Sync + 'static> Data for T {}
