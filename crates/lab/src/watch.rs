//! Who follows how far the laboratory is.

/// Somebody who follows many games.
pub trait Watch: Sync {
    /// One more game was played; called from any thread.
    fn played(&self);

    /// So many more pairs of worlds were compared, where such are; called from any thread.
    fn compared(&self, worlds: u64) {
        let _ = worlds;
    }
}

/// Nobody follows.
impl Watch for () {
    fn played(&self) {}
}
