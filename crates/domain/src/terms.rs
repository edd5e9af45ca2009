//! On what terms people come to a table: who may come in, who may watch, who may talk.

use crate::kept_as_words;

kept_as_words!(
    /// Who may come to a table.
    Access, "access" {
        /// Whoever has its address.
        #[default]
        Link = "link",
        /// Everybody: the lobby shows it.
        Public = "public",
        /// Nobody but those who were named: the host, those who sit there or for whom a seat is kept, and
        /// those who came with an invitation.
        Private = "private",
    }
);
kept_as_words!(
    /// Who may talk at a table, and who reads it.
    Talk, "chat" {
        /// Players and watchers, apart; watchers read what players write.
        #[default]
        Open = "open",
        /// Players and watchers, apart; neither read the others before the end.
        Apart = "apart",
        /// Nobody.
        Off = "off",
    }
);

/// What may be done at a table besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowances {
    /// Whether its people may ask for hints.
    pub hints: bool,
    /// Whether programs may sit at it.
    pub bots: bool,
    /// Whether a choice that others know of may be taken back if they agree.
    pub take_backs: bool,
}

impl Default for Allowances {
    /// Everything, as long as nobody forbids it.
    fn default() -> Self {
        Self { hints: true, bots: true, take_backs: true }
    }
}

/// On what terms people come to a table. The host may change them before the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who may come in.
    pub access: Access,
    /// Whether people may watch.
    pub watchers: bool,
    /// Who may talk.
    pub chat: Talk,
    /// Whether it was opened for whoever comes first and begins by itself.
    pub quick: bool,
}

impl Default for Terms {
    fn default() -> Self {
        Self { access: Access::Link, watchers: true, chat: Talk::Open, quick: false }
    }
}

impl Terms {
    /// The same for everybody in the lobby.
    pub fn public() -> Self {
        Self { access: Access::Public, ..Self::default() }
    }
}
