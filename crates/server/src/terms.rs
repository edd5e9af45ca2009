//! On what terms people come to a table: from what a form says, and as pages show them.

use domain::{Access, Talk, Terms};
use pages::terms::{self, Entrance};

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
