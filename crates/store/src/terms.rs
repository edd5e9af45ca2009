//! On what terms people come to a table: who may come in, who may watch, who may talk.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::error::Error;

/// Something of which there are a few, each kept as one word.
macro_rules! kept_as_words {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            /// All of them, the one that is meant if nothing is said first.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its word in the database and in forms.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = Error;

            fn from_str(word: &str) -> Result<Self, Error> {
                let found = Self::ALL.iter().copied().find(|one| one.word() == word);
                found.ok_or_else(|| Error::Corrupt(format!(concat!($what, " {:?}"), word)))
            }
        }
    };
}
pub(crate) use kept_as_words;

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

impl Allowances {
    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        let allows = |column| Ok::<_, Error>(row.try_get::<i64, _>(column)? != 0);
        Ok(Self { hints: allows("hints")?, bots: allows("bots")?, take_backs: allows("take_backs")? })
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

    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        let (watchers, quick): (i64, i64) = (row.try_get("watchers")?, row.try_get("quick")?);
        Ok(Self {
            access: row.try_get::<String, _>("access")?.parse()?,
            watchers: watchers != 0,
            chat: row.try_get::<String, _>("chat")?.parse()?,
            quick: quick != 0,
        })
    }
}
