//! The drawn name. A terrace over spring water.

use maud::html;

use face::wordmark::{Accent, Bowl, Mark};

/// The drawn name of the game.
pub(super) const MARK: Mark = Mark {
    name: "Mū",
    accent: Accent { light: "#0e7f8c", dark: "#3cc0c9" },
    bowl: Bowl::Filled,
    sign: |colour| {
        html! {
            path d="M46 13.5h32v4.5H46zM52 7h20v4.5H52z" fill=(colour) {}
        }
    },
};
