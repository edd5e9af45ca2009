//! The drawn name. A peak with smoke over lava.

use maud::html;

use face::wordmark::{Accent, Bowl, Mark};

/// The drawn name of the game.
pub(super) const MARK: Mark = Mark {
    name: "Volcanic Isle",
    accent: Accent { light: "#d9480f", dark: "#ff8a4a" },
    bowl: Bowl::Filled,
    sign: |colour| {
        html! {
            path d="M46.5 20 57 6.5h10L77.5 20h-8L65 13.5h-6L54.5 20z" fill=(colour) {}
            path d="M60 4.5c-1.5-2.5 1.5-2.5 0-5M64.5 4.5c-1.5-2.5 1.5-2.5 0-5" fill="none" stroke=(colour) stroke-width="1.8" {}
        }
    },
};
