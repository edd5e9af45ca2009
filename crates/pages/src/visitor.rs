//! Who looks at a page, and how they like it.

use std::fmt;
use std::str::FromStr;

use words::Language;

use crate::assets::AssetsVersion;

/// Who looks at a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// What the visitor is called; empty if that is not known yet.
    pub name: String,
    /// Whether the visitor has an account.
    pub has_account: bool,
    /// The language of all words.
    pub language: Language,
    /// How the visitor likes pages.
    pub preferences: Preferences,
    /// The path of this page, to come back to after a change of settings: `/t/four-lanterns-7kq`.
    pub path: String,
    /// What stands before a path in an address that others can open: `https://mu.example`.
    pub origin: String,
    /// How many tables wait for the visitor.
    pub waiting: usize,
    /// The version of the files that pages load.
    pub assets: AssetsVersion,
}

impl Visitor {
    /// The letter on the visitor's emblem.
    pub fn letter(&self) -> String {
        domain::letters(&[&self.name]).concat()
    }
}

/// How a visitor likes pages. Kept in a cookie as the text that [`fmt::Display`] writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// When an act must be confirmed.
    pub confirm: Confirm,
    /// Who ends a turn that is made of several acts.
    pub turns: Turns,
    /// Whether single letters are keys.
    pub keys: Keys,
    /// How large cards and pieces are.
    pub size: Size,
    /// On which side the commit button is.
    pub side: Side,
    /// How fast a table shows what has happened.
    pub pace: Pace,
    /// How loud a page is.
    pub sound: Sound,
    /// Whether the browser shows a notice when its page is hidden.
    pub alerts: Alerts,
}

/// A preference that is one word of a few.
macro_rules! preference {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $code:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            /// All of them, in the order in which a form shows them; the default is marked.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its word in forms, cookies and the data attributes of a page.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }

            fn of_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.code() == code)
            }
        }
    };
}

preference!(
    /// Light, dark, or as the system says.
    Theme {
        /// As the system says.
        #[default]
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
);
preference!(
    /// Whether things move.
    Motion {
        /// As the system says.
        #[default]
        System = "system",
        /// Nothing moves.
        Still = "still",
    }
);
preference!(
    /// When an act must be confirmed.
    Confirm {
        /// Every act on a touch screen; elsewhere those that cannot be taken back.
        #[default]
        Touch = "touch",
        /// Every act.
        Always = "always",
        /// Acts that cannot be taken back at this table.
        Final = "final",
        /// No act that ends with a single thing.
        Never = "never",
    }
);
preference!(
    /// Who ends a turn that is made of several acts.
    Turns {
        /// Whoever has it: an act with which it ends must be confirmed.
        #[default]
        Own = "self",
        /// It ends by itself.
        Auto = "auto",
    }
);
preference!(
    /// Whether single letters are keys.
    Keys {
        /// They are.
        #[default]
        On = "on",
        /// They are not.
        Off = "off",
    }
);
preference!(
    /// How large cards and pieces are.
    Size {
        /// As drawn.
        #[default]
        Normal = "normal",
        /// Larger by 15 per cent.
        Large = "large",
        /// Larger by 30 per cent.
        Larger = "larger",
    }
);
preference!(
    /// On which side the commit button is.
    Side {
        /// Right.
        #[default]
        Right = "right",
        /// Left.
        Left = "left",
    }
);

preference!(
    /// How fast a table shows what has happened.
    Pace {
        /// Slow, with long rests.
        Slow = "slow",
        /// Normal.
        #[default]
        Normal = "normal",
        /// Quick, with short rests.
        Quick = "quick",
        /// All at once.
        Once = "once",
    }
);
preference!(
    /// How loud a page is: that it is one's turn, and at a table what happens.
    Sound {
        /// Silent.
        #[default]
        Off = "off",
        /// A quarter as loud as full: 12 dB less.
        Soft = "soft",
        /// Full.
        Full = "full",
    }
);
preference!(
    /// Whether the browser shows a notice when its page is hidden.
    Alerts {
        /// It does not.
        #[default]
        Off = "off",
        /// It does.
        On = "on",
    }
);

impl Preferences {
    /// Changes one preference by the names of a form field and of its value. Unknown ones change nothing.
    pub fn set(&mut self, field: &str, code: &str) {
        fn put<T>(slot: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *slot = value;
            }
        }
        match field {
            "theme" => put(&mut self.theme, Theme::of_code(code)),
            "motion" => put(&mut self.motion, Motion::of_code(code)),
            "confirm" => put(&mut self.confirm, Confirm::of_code(code)),
            "turns" => put(&mut self.turns, Turns::of_code(code)),
            "keys" => put(&mut self.keys, Keys::of_code(code)),
            "size" => put(&mut self.size, Size::of_code(code)),
            "side" => put(&mut self.side, Side::of_code(code)),
            "pace" => put(&mut self.pace, Pace::of_code(code)),
            // Before there were two degrees, cookies said "on".
            "sound" => put(&mut self.sound, Sound::of_code(if code == "on" { "full" } else { code })),
            "alerts" => put(&mut self.alerts, Alerts::of_code(code)),
            _ => {}
        }
    }

    /// Changes those that a posted form names.
    #[must_use]
    pub fn with_form(mut self, fields: &[(String, String)]) -> Self {
        for (field, code) in fields {
            self.set(field, code);
        }
        self
    }

    /// Field names and values, in the order of the form.
    pub const fn fields(self) -> [(&'static str, &'static str); 10] {
        [
            ("theme", self.theme.code()),
            ("motion", self.motion.code()),
            ("confirm", self.confirm.code()),
            ("turns", self.turns.code()),
            ("keys", self.keys.code()),
            ("size", self.size.code()),
            ("side", self.side.code()),
            ("pace", self.pace.code()),
            ("sound", self.sound.code()),
            ("alerts", self.alerts.code()),
        ]
    }
}

impl fmt::Display for Preferences {
    /// `theme-system.motion-system.…`: only characters that a cookie may hold.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (field, code)) in self.fields().into_iter().enumerate() {
            write!(f, "{}{field}-{code}", if at == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

impl FromStr for Preferences {
    type Err = std::convert::Infallible;

    /// Reads what `Display` writes. What is unknown or missing keeps its default, so an old cookie stays good.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut preferences = Self::default();
        for part in text.split('.') {
            if let Some((field, code)) = part.split_once('-') {
                preferences.set(field, code);
            }
        }
        Ok(preferences)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_survive_a_cookie_and_nonsense_changes_nothing() {
        let mut chosen = Preferences::default();
        for (field, code) in [("theme", "dark"), ("confirm", "always"), ("keys", "off"), ("size", "larger")] {
            chosen.set(field, code);
        }
        assert_eq!(chosen.to_string().parse(), Ok(chosen));
        assert_ne!(chosen, Preferences::default());
        let before = chosen;
        chosen.set("theme", "puce");
        chosen.set("door", "open");
        assert_eq!(chosen, before);
        for (kept, sound) in [("sound-on", Sound::Full), ("sound-soft", Sound::Soft), ("", Sound::Off)] {
            assert_eq!(kept.parse(), Ok(Preferences { sound, ..Preferences::default() }), "{kept}");
        }
        assert_eq!(
            "theme-dark.<script>.x-".parse(),
            Ok(Preferences { theme: Theme::Dark, ..Preferences::default() })
        );
    }
}
