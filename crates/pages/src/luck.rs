//! What pages show and send of the luck that can be proved fair.

/// What a page needs from which a table can be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Promise {
    /// Names the table to be made, so that a repeated post makes no second one.
    pub nonce: String,
    /// To which secret the server has committed itself, in hexadecimal digits.
    pub commitment: String,
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
