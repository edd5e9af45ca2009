//! Enums that are kept as words: in the database, in forms and in the API.

/// Something of which there are a few, each kept as one word.
#[macro_export]
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
            type Err = $crate::Corrupt;

            fn from_str(word: &str) -> Result<Self, $crate::Corrupt> {
                let found = Self::ALL.iter().copied().find(|one| one.word() == word);
                found.ok_or_else(|| $crate::Corrupt(format!(concat!($what, " {:?}"), word)))
            }
        }
    };
}
