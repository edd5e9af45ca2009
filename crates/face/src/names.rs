//! How motions name things and places of a drawing: by what stands in their `data-t`.

use engine::Seat;
use serde::{Serialize, Serializer};

/// Names of things and places, as a motion takes them: one or several, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    first: Option<String>,
    /// Those after the first: most motions have none.
    rest: Vec<String>,
}

impl Names {
    /// No name.
    pub(crate) const NONE: Self = Self { first: None, rest: Vec::new() };

    /// The names.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.first.as_deref().into_iter().chain(self.rest.iter().map(String::as_str))
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (&self.first, self.rest.is_empty()) {
            (Some(one), true) => serializer.serialize_str(one),
            _ => serializer.collect_seq(self.iter()),
        }
    }
}

impl From<&str> for Names {
    fn from(name: &str) -> Self {
        name.to_owned().into()
    }
}

impl From<String> for Names {
    fn from(name: String) -> Self {
        Self { first: Some(name), rest: Vec::new() }
    }
}

impl From<Vec<String>> for Names {
    fn from(names: Vec<String>) -> Self {
        names.into_iter().collect()
    }
}

impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        let mut names = names.into_iter();
        Self { first: names.next(), rest: names.collect() }
    }
}

/// A name of a thing of a seat: `player-c`. Such names are made for every page and move, so it is not left to
/// `format!`, which takes five times as long; nor is [`numbered`].
pub fn of_seat(kind: &str, seat: Seat) -> String {
    [kind, &*seat.letter().encode_utf8(&mut [0; 1])].concat()
}

/// A name of a thing that has numbers: `c.3.-1`.
pub fn numbered<const N: usize>(kind: &str, numbers: [i8; N]) -> String {
    let mut name = String::with_capacity(kind.len() + 5 * N);
    name.push_str(kind);
    for (at, number) in numbers.into_iter().enumerate() {
        if at > 0 {
            name.push('.');
        }
        push_number(&mut name, number);
    }
    name
}

fn push_number(text: &mut String, number: i8) {
    if number < 0 {
        text.push('-');
    }
    let size = number.unsigned_abs();
    for unit in [100, 10, 1] {
        if size >= unit || unit == 1 {
            text.push(char::from(b'0' + size / unit % 10));
        }
    }
}

/// A place that things leave and go to, and that stays what it is: what goes there shrinks into it. What stands in a plate
/// and is not seen, as on small screens, is at the plate.
pub fn place(name: &str) -> String {
    ["@", name].concat()
}

/// The things of the old drawing whose names begin so and that the new one does not hold any more, in the order in which
/// they stand: where the face knows only what has become of them.
pub fn gone(beginning: &str) -> String {
    [beginning, "*"].concat()
}

/// The plate of a seat as a place.
pub fn plate(seat: Seat) -> String {
    of_seat("@plate:", seat)
}

/// The score of a seat on its plate, to be [counted](crate::Motion::count).
pub fn score(seat: Seat) -> String {
    of_seat("score:", seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_format_would_make_of_them() {
        let c = Seat::new(2).unwrap();
        assert_eq!(of_seat("player-", c), format!("player-{c}"));
        for number in i8::MIN..=i8::MAX {
            assert_eq!(numbered("c.", [number]), format!("c.{number}"));
        }
        assert_eq!([numbered("c.", [3, -1]), numbered("none", [])], ["c.3.-1", "none"]);
    }
}
