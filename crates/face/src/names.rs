//! How motions name things and places of a drawing: by what stands in their `data-t`.

use engine::Seat;
use serde::{Serialize, Serializer};

/// Names of things and places, as a motion takes them: one or several, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// No name.
    pub(crate) const NONE: Self = Self(Vec::new());

    /// The names.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [one] => serializer.serialize_str(one),
            all => serializer.collect_seq(all),
        }
    }
}

impl From<&str> for Names {
    fn from(name: &str) -> Self {
        Self(vec![name.to_owned()])
    }
}

impl From<String> for Names {
    fn from(name: String) -> Self {
        Self(vec![name])
    }
}

impl From<Vec<String>> for Names {
    fn from(names: Vec<String>) -> Self {
        Self(names)
    }
}

impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}

/// A place that things leave and go to, and that stays what it is: what goes there shrinks into it. What stands in a plate
/// and is not seen, as on small screens, is at the plate.
pub fn place(name: &str) -> String {
    format!("@{name}")
}

/// The things of the old drawing whose names begin so and that the new one does not hold any more, in the order in which
/// they stand: where the face knows only what has become of them.
pub fn gone(beginning: &str) -> String {
    format!("{beginning}*")
}

/// The plate of a seat as a place.
pub fn plate(seat: Seat) -> String {
    format!("@plate:{seat}")
}

/// The score of a seat on its plate, to be [counted](crate::Motion::count).
pub fn score(seat: Seat) -> String {
    format!("score:{seat}")
}
