//! How large the values of a game are, which are copied millions of times.

use engine::Game;

use crate::Profile;

/// The most bytes that values of a game may have, without what stands on the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// A position.
    pub state: usize,
    /// What an observer knows.
    pub view: usize,
    /// An action.
    pub action: usize,
}

/// Compares the sizes with the ceilings.
///
/// # Panics
/// If a value is larger, or has less than half of what it may have: then the ceiling says nothing.
pub fn sizes<G: Game>(profile: &Profile) {
    let (found, most) = (
        Sizes { state: size_of::<G>(), view: size_of::<G::View>(), action: size_of::<G::Action>() },
        profile.sizes,
    );
    let all = [(found.state, most.state), (found.view, most.view), (found.action, most.action)];
    let fits = |&(found, most): &(usize, usize)| (most / 2..=most).contains(&found);
    assert!(all.iter().all(fits), "{found:?} is not below {most:?}, or far below it");
}
