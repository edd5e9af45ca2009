//! People: who they are, what they are called, and how they stand with the host of a table.

use std::fmt;

use engine::Seat;
use unicode_normalization::UnicodeNormalization as _;
use words::Language;

use crate::kept_as_words;
use crate::rating::Rating;

/// The id of a person. It is shown to whoever hosts and to nobody else.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(String);

impl PersonId {
    /// This id; whether there is such a person is another question.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Its text, for whoever hosts.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({})", self.0.get(..8).unwrap_or(&self.0))
    }
}

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name chosen; empty until then.
    pub name: String,
    /// The name in the form in which names are compared, if the person has an account.
    pub handle: Option<Handle>,
    /// The language of all words.
    pub language: Language,
    /// Whether whoever hosts has banned this person.
    pub is_banned: bool,
}

impl Person {
    /// Whether the person has an account.
    pub const fn has_account(&self) -> bool {
        self.handle.is_some()
    }
}

/// A name in the form in which names are compared: the letters of one look alike, all small, one space
/// between words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Handle(String);

impl Handle {
    /// The handle of a name.
    pub fn of(name: &str) -> Self {
        let small = name.nfkc().collect::<String>().to_lowercase();
        // Small letters may have a shorter form again.
        let words: Vec<String> = small.split_whitespace().map(|word| word.nfkc().collect()).collect();
        Self(words.join(" "))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A handle as the database keeps it.
    pub const fn kept(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

kept_as_words!(
    /// How a person stands with the host of a table.
    Standing, "standing" {
        /// Was invited: a private table is open to this person.
        #[default]
        Invited = "invited",
        /// Was sent away, and cannot come back unless invited again.
        Removed = "removed",
    }
);

/// A person whom the host of a table has invited or sent away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub person: PersonId,
    /// Which of both.
    pub standing: Standing,
}

/// The account of a person who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPerson {
    /// Where the person sits.
    pub seat: Seat,
    /// The name of the account.
    pub name: String,
    /// The rating in the table's game with its number of players.
    pub rating: Rating,
}
