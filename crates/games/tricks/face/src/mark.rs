//! The drawn name. Two trumps over wine.

use maud::html;

use face::wordmark::{Accent, Bowl, Mark};

/// The drawn name of the game.
pub(super) const MARK: Mark = Mark {
    name: "Mü",
    accent: Accent { light: "#8c2238", dark: "#ef8a9b" },
    bowl: Bowl::Filled,
    sign: |colour| {
        html! {
            circle cx="54" cy="13.5" r="5" fill=(colour) {}
            circle cx="70" cy="13.5" r="5" fill=(colour) {}
        }
    },
};
