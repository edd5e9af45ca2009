//! Who follows how far the laboratory is.

/// Somebody who follows many games.
pub trait Watch: Sync {
    /// One more game was played; called from any thread.
    fn played(&self);
}

/// Nobody follows.
impl Watch for () {
    fn played(&self) {}
}
