//! What is posted about an account.

/// POST: something done about the visitor's account or sessions.
pub fn account(what: AccountPost) -> String {
    format!("/account/{}", what.code())
}

/// What may be posted about an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountPost {
    /// `name`, `password`, `next`: signs in.
    SignIn,
    /// Signs out.
    SignOut,
    /// `name`, `password`, `next`: makes an account of the guest.
    Make,
    /// `name`, `password`: changes the name.
    Rename,
    /// `old`, `new`: changes the password.
    Password,
    /// `password`: deletes the account.
    Delete,
    /// `passkey`, `password`: removes a passkey.
    RemovePasskey,
    /// `password`: removes the password.
    RemovePassword,
    /// `listed`: `yes` or `no`, whether the name stands in lists of the best.
    Listing,
    /// `session`: ends the session with this mark, or with `others` all but this one.
    End,
}

impl AccountPost {
    /// The last part of its address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SignIn => "in",
            Self::SignOut => "out",
            Self::Make => "make",
            Self::Rename => "rename",
            Self::Password => "password",
            Self::Delete => "delete",
            Self::RemovePasskey => "remove-passkey",
            Self::RemovePassword => "remove-password",
            Self::Listing => "listing",
            Self::End => "end",
        }
    }
}

/// POST: where the script brings what a browser made of a question about a passkey.
pub const PASSKEY_ANSWER: &str = "/account/passkey/answer";

/// POST, by the script: what a browser asks its person.
pub fn passkey(what: PasskeyPost) -> String {
    format!("/account/passkey/{}", what.code())
}

/// What may be asked of a browser with passkeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyPost {
    /// `next`: signs in.
    SignIn,
    /// `name`, `next`: makes an account of the guest, without a password.
    Make,
    /// `name`, `password`: adds one to the account.
    Add,
}

impl PasskeyPost {
    /// The last part of its address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SignIn => "in",
            Self::Make => "make",
            Self::Add => "add",
        }
    }
}
