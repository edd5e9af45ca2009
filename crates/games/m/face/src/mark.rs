//! The drawn name. No bowl; the tile beside the peaks.

use maud::html;

use face::wordmark::{Accent, Bowl, Mark};

/// The drawn name of the game.
pub(super) const MARK: Mark = Mark {
    name: "M",
    accent: Accent { light: "#d4472f", dark: "#f0814f" },
    bowl: Bowl::Absent,
    sign: |colour| {
        html! {
            rect x="46" y="46.5" width="10.5" height="10.5" fill=(colour) {}
        }
    },
};
