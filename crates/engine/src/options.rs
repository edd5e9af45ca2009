//! What the seats of a table agree on before play.

use std::fmt;
use std::ops::RangeInclusive;

use crate::data::Data;
use crate::rule::RuleId;

/// The options of one game. A value of the type is valid.
pub trait Options: Data {
    /// How many seats a table may have.
    const SEATS: RangeInclusive<u8>;

    /// The table options besides the number of seats, in the order in which a form shows them.
    fn specs() -> &'static [OptionSpec];

    /// Options for a table of `seats`, with the chosen values; everything else takes its default.
    ///
    /// # Errors
    /// The first option that cannot be so, and why.
    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Name and value of every option in the order of [`Options::specs`], defaults included. No value
    /// has more than one line, and [`Options::build`] makes the same options of them.
    fn chosen(&self) -> Vec<(&'static str, String)>;

    /// The version of the rules by which these options are played: the last one that changed what a
    /// transcript with such options means, so that all other transcripts keep their number. It is what
    /// saved games and traces say; 1 as long as nothing has changed.
    fn rules(&self) -> u16 {
        1
    }

    /// These options for a game that was begun by version `rules`, 1 to
    /// [`RULES_VERSION`](crate::Game::RULES_VERSION), and is played by it to its end. Options
    /// for which no later version has changed anything stay equal.
    #[must_use]
    fn begun_by(self, rules: u16) -> Self {
        let _ = rules;
        self
    }
}

/// One table option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in files and on the command line: `goal`.
    pub name: &'static str,
    /// Its value if nobody says otherwise.
    pub default: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// The rule that defines it.
    pub rule: RuleId,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// A whole number in a range, with the values worth suggesting.
    Number {
        /// Least value.
        min: u32,
        /// Greatest value.
        max: u32,
        /// What a form offers first.
        suggested: &'static [u32],
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A text that the game reads itself, such as a map: the content of a file, or the one line that
    /// [`Options::chosen`] gives for it. Its default is a word that stands for nothing.
    Text,
}

/// An option that cannot be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    /// The option, or `players`.
    pub name: String,
    /// The value that was asked for.
    pub value: String,
    /// Why it cannot be.
    pub reason: BadOptionReason,
}

/// Why an option cannot be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadOptionReason {
    /// There is no option of this name; these there are.
    Unknown(Vec<&'static str>),
    /// The value must be one of these.
    NotOneOf(Vec<&'static str>),
    /// The value must be a whole number in this range.
    OutOfRange(u32, u32),
    /// The value must be a multiple of this number, or 0.
    NotMultipleOf(u32),
    /// Everything that is wrong with a text, one sentence each, in English.
    Faults(Vec<String>),
    /// The option is given twice.
    Twice,
}

impl OptionError {
    /// Everything that is wrong with a text; nothing if something else is wrong.
    pub fn faults(&self) -> &[String] {
        match &self.reason {
            BadOptionReason::Faults(faults) => faults,
            BadOptionReason::Unknown(_)
            | BadOptionReason::NotOneOf(_)
            | BadOptionReason::OutOfRange(..)
            | BadOptionReason::NotMultipleOf(_)
            | BadOptionReason::Twice => &[],
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, value, reason } = self;
        match reason {
            BadOptionReason::Unknown(known) => {
                let known = known.iter().map(|name| format!(", {name}"));
                write!(f, "there is no option {name}; there are: players{}", known.collect::<String>())
            }
            BadOptionReason::NotOneOf(words) => {
                write!(f, "option {name} cannot be {value:?}; it is one of: {}", words.join(", "))
            }
            BadOptionReason::OutOfRange(min, max) => {
                write!(f, "option {name} cannot be {value:?}; it is a number from {min} to {max}")
            }
            BadOptionReason::NotMultipleOf(of) => {
                write!(
                    f,
                    "option {name} cannot be {value}; it is 0 or a multiple of {of}, the number of players"
                )
            }
            BadOptionReason::Faults(faults) => {
                write!(f, "option {name} cannot be so:")?;
                match faults.as_slice() {
                    [fault] => write!(f, " {fault}"),
                    faults => faults.iter().try_for_each(|fault| write!(f, "\n  {fault}")),
                }
            }
            BadOptionReason::Twice => write!(f, "option {name} is given twice"),
        }
    }
}

impl std::error::Error for OptionError {}

/// Chosen values, checked against the specifications and completed by their defaults.
#[derive(Clone, Debug)]
pub struct Chosen {
    values: Vec<(&'static OptionSpec, String)>,
}

impl Chosen {
    /// Checks every chosen value by itself and the number of seats.
    ///
    /// # Errors
    /// The first one that cannot be so.
    pub fn read<O: Options>(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        if !O::SEATS.contains(&seats) {
            let reason = BadOptionReason::OutOfRange((*O::SEATS.start()).into(), (*O::SEATS.end()).into());
            return Err(OptionError { name: "players".into(), value: seats.to_string(), reason });
        }
        let specs = O::specs();
        let mut values: Vec<(&'static OptionSpec, String)> =
            specs.iter().map(|spec| (spec, spec.default.into())).collect();
        for (at, (name, value)) in chosen.iter().enumerate() {
            let bad = |reason| OptionError { name: name.clone(), value: value.clone(), reason };
            if chosen[..at].iter().any(|(earlier, _)| earlier == name) {
                return Err(bad(BadOptionReason::Twice));
            }
            let slot = values.iter_mut().find(|(spec, _)| spec.name == name);
            let Some((spec, slot)) = slot else {
                return Err(bad(BadOptionReason::Unknown(specs.iter().map(|spec| spec.name).collect())));
            };
            let value = canonical(spec.kind, value).map_err(bad)?;
            // A field left empty says nothing.
            if !(spec.kind == OptionKind::Text && value.is_empty()) {
                *slot = value;
            }
        }
        Ok(Self { values })
    }

    fn value(&self, name: &str) -> &str {
        let found = self.values.iter().find(|(spec, _)| spec.name == name);
        &found.expect("a game asks only for options it specified").1
    }

    /// The value of a switch.
    ///
    /// # Panics
    /// If the game has no such option.
    pub fn switch(&self, name: &str) -> bool {
        self.value(name) == "true"
    }

    /// The value of a number.
    ///
    /// # Panics
    /// If the game has no such option or it is no number.
    pub fn number(&self, name: &str) -> u32 {
        self.value(name).parse().expect("numbers were checked when they were read")
    }

    /// The value of a choice or a text.
    ///
    /// # Panics
    /// If the game has no such option.
    pub fn choice(&self, name: &str) -> &str {
        self.value(name)
    }
}

/// The value in its one canonical form, or why it cannot be.
fn canonical(kind: OptionKind, value: &str) -> Result<String, BadOptionReason> {
    let not_one_of = |words: &[&'static str]| BadOptionReason::NotOneOf(words.to_vec());
    match kind {
        OptionKind::Switch => match value {
            "true" | "false" => Ok(value.into()),
            _ => Err(not_one_of(&["true", "false"])),
        },
        OptionKind::Choice(words) => {
            if words.contains(&value) {
                Ok(value.into())
            } else {
                Err(not_one_of(words))
            }
        }
        OptionKind::Number { min, max, .. } => match value.parse::<u32>() {
            Ok(number) if (min..=max).contains(&number) => Ok(number.to_string()),
            _ => Err(BadOptionReason::OutOfRange(min, max)),
        },
        OptionKind::Text => Ok(value.trim().into()),
    }
}

/// Declares an option that is one of some words, as an enum; the first value is the default.
///
/// ```
/// engine::choice! {
///     /// Who begins.
///     Beginner {
///         /// The youngest.
///         Youngest = "youngest",
///         /// Whoever the lot says.
///         Lot = "lot",
///     }
/// }
///
/// assert_eq!(Beginner::WORDS, ["youngest", "lot"]);
/// assert_eq!(Beginner::of_word("lot"), Beginner::Lot);
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// The words of all values, the default first.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word of the value.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// The value of a word that was checked when the options were read.
            ///
            /// # Panics
            /// If no value has this word.
            pub fn of_word(word: &str) -> Self {
                let values = [$(Self::$value),+];
                let known = values.into_iter().find(|value| value.word() == word);
                known.expect("choices were checked when they were read")
            }
        }
    };
}
