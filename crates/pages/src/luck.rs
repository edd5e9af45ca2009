//! What pages show and send of the luck that can be proved fair.

use maud::{Markup, html};

/// What a page needs from which a table can be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Promise {
    /// Names the table to be made, so that a repeated post makes no second one.
    pub nonce: String,
    /// To which secret the server has committed itself, in hexadecimal digits.
    pub commitment: String,
}

impl Promise {
    /// The field that makes a second click harmless.
    pub(crate) fn field(&self) -> Markup {
        // The commitment stands in the page before the browser adds its share.
        html! { input type="hidden" name="nonce" value=(self.nonce) data-commitment=(self.commitment); }
    }
}

/// The luck of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FairLuck {
    /// To which secret the server has committed itself.
    pub commitment: String,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// Whether the visitor's share is still missing; the script then sends one.
    pub missing_share: bool,
}
