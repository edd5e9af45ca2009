//! On what terms people come to a table: from what a form says, and as pages show them.

use domain::{Access, Talk, Terms};
use pages::terms::{self, Entrance};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::input::{Entrance as Way, Written};

/// On what terms people shall come; what is left out is as usual.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedTerms {
    /// Who may come in.
    pub(crate) door: Option<Way>,
    /// Whether people may watch.
    pub(crate) watchers: Option<bool>,
    /// Who may talk.
    pub(crate) chat: Option<Written<Talk>>,
}

impl From<WantedTerms> for Terms {
    fn from(wanted: WantedTerms) -> Self {
        let usual = Self::default();
        Self {
            access: wanted.door.map_or(usual.access, Way::into),
            watchers: wanted.watchers.unwrap_or(usual.watchers),
            chat: wanted.chat.map_or(usual.chat, |chat| chat.0),
            ..usual
        }
    }
}

/// The terms of a form as the store keeps them.
pub(crate) const fn kept(terms: terms::Terms) -> Terms {
    Terms {
        access: match terms.entrance {
            Entrance::Link => Access::Link,
            Entrance::Lobby => Access::Public,
            Entrance::Named => Access::Private,
        },
        watchers: terms.watchers,
        chat: match terms.talk {
            terms::Talk::Open => Talk::Open,
            terms::Talk::Apart => Talk::Apart,
            terms::Talk::Off => Talk::Off,
        },
        quick: false,
    }
}

/// The same as pages show them.
pub(crate) const fn shown(terms: Terms) -> terms::Terms {
    terms::Terms {
        entrance: match terms.access {
            Access::Link => Entrance::Link,
            Access::Public => Entrance::Lobby,
            Access::Private => Entrance::Named,
        },
        watchers: terms.watchers,
        talk: match terms.chat {
            Talk::Open => terms::Talk::Open,
            Talk::Apart => terms::Talk::Apart,
            Talk::Off => terms::Talk::Off,
        },
    }
}
