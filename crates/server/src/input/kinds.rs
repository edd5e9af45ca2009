//! The kinds of values that requests hold: each says what it may be, to whoever reads the document and to serde.

use std::borrow::Cow;
use std::fmt;

use domain::{Access, Choice, Listed, Season, Status, Talk};
use engine::{Seat, Token};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use store::{NoticeKind, NoticePace};
use words::Language;

/// How a value is written as a text.
pub(crate) enum Pattern {
    /// As this pattern says, and in words.
    Signs(&'static str, &'static str),
    /// As one of these words.
    Words(Vec<&'static str>),
}

/// A value that is written as a text.
pub(crate) trait Notation: Sized {
    /// How it is written.
    fn pattern() -> Pattern;
    /// Reads it.
    fn read(text: &str) -> Option<Self>;
    /// Writes it.
    fn written(&self) -> String;
}

/// A value in its notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written<T>(pub(crate) T);

/// How long the address of a page may be to which a visitor can be sent on.
pub(crate) const NEXT_MAX: usize = 500;

/// The letter of a seat.
pub(crate) type SeatLetter = Written<Seat>;

/// 64 hexadecimal digits.
pub(crate) type Digits = Written<Token>;

/// The key of a request or of a kept seat.
pub(crate) type Key = Written<KeyText>;

/// 1 to 64 letters, digits, hyphens and underscores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeyText(String);

/// A text of at most so many characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Line<const MAX: usize>(pub(crate) String);

/// A whole number from `LEAST` to `MOST`, also if it is written like 7.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Whole<const LEAST: i64, const MOST: i64>(i64);

/// The version of a table.
pub(crate) type Step = Whole<0, 1_000_000_000>;

/// The page to go to afterwards: a path of this site; the lobby if it is none.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "String")]
pub(crate) struct Next(String);

/// Who may come in: whoever has the link (`link`), everybody in the lobby (`lobby`), those who were named (`private`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(crate) enum Entrance {
    Link,
    Lobby,
    Private,
}

/// A text that was sent and is not empty.
pub(crate) fn said<const MAX: usize>(text: Option<&Line<MAX>>) -> Option<&str> {
    text.map(|line| line.0.as_str()).filter(|text| !text.is_empty())
}

impl Default for Next {
    fn default() -> Self {
        Self("/".into())
    }
}

impl From<String> for Next {
    fn from(path: String) -> Self {
        let own = path.starts_with('/')
            && !path.starts_with("//")
            && path.len() <= NEXT_MAX
            && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
        if own { Self(path) } else { Self::default() }
    }
}

impl Next {
    /// The path.
    pub(crate) fn path(&self) -> &str {
        &self.0
    }
}

impl<T> From<T> for Written<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl Key {
    /// The text of the key.
    pub(crate) fn as_str(&self) -> &str {
        &self.0.0
    }
}

impl<const LEAST: i64, const MOST: i64> Whole<LEAST, MOST> {
    /// This number.
    pub(crate) const fn get(self) -> i64 {
        self.0
    }

    /// This number in a type that holds all of them.
    pub(crate) fn small<T: TryFrom<i64> + Default>(self) -> T {
        T::try_from(self.0).unwrap_or_default()
    }

    /// This number of things.
    pub(crate) fn count(self) -> usize {
        usize::try_from(self.0).unwrap_or_default()
    }
}

impl From<Entrance> for Access {
    fn from(entrance: Entrance) -> Self {
        match entrance {
            Entrance::Link => Self::Link,
            Entrance::Lobby => Self::Public,
            Entrance::Private => Self::Private,
        }
    }
}

impl From<Access> for Entrance {
    fn from(access: Access) -> Self {
        match access {
            Access::Link => Self::Link,
            Access::Public => Self::Lobby,
            Access::Private => Self::Private,
        }
    }
}

impl Notation for Seat {
    fn pattern() -> Pattern {
        Pattern::Signs("^[a-f]$", "the letter of a seat, a to f")
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

impl Notation for Season {
    fn pattern() -> Pattern {
        Pattern::Signs("^[0-9]{4}-[1-4]$", "a quarter of the calendar, like 2026-4")
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

impl Notation for Token {
    fn pattern() -> Pattern {
        Pattern::Signs("^[0-9a-f]{64}$", "64 hexadecimal digits in lower case")
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

impl Notation for KeyText {
    fn pattern() -> Pattern {
        Pattern::Signs("^[A-Za-z0-9_-]{1,64}$", "1 to 64 letters, digits, hyphens or underscores")
    }

    fn read(text: &str) -> Option<Self> {
        let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let good = (1..=64).contains(&text.len()) && text.bytes().all(sign);
        good.then(|| Self(text.to_owned()))
    }

    fn written(&self) -> String {
        self.0.clone()
    }
}

/// Types with words of their own.
macro_rules! by_words {
    ($($type:ty: $all:expr, $read:expr;)+) => {
        $(impl Notation for $type {
            fn pattern() -> Pattern {
                Pattern::Words($all.into_iter().map(Self::word).collect())
            }

            fn read(text: &str) -> Option<Self> {
                $read(text)
            }

            fn written(&self) -> String {
                self.word().to_owned()
            }
        })+
    };
}
by_words!(
    Talk: [Self::Open, Self::Apart, Self::Off], |text: &str| text.parse().ok();
    Choice: Self::ALL, Self::of_word;
    NoticeKind: Self::ALL, |text: &str| text.parse().ok();
    Status: Self::ALL.iter().copied(), |text: &str| text.parse().ok();
    Listed: Self::ALL.iter().copied(), |text: &str| text.parse().ok();
    NoticePace: Self::ALL, |text: &str| text.parse().ok();
);

impl Notation for Language {
    fn pattern() -> Pattern {
        Pattern::Words(Self::ALL.into_iter().map(Self::code).collect())
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn written(&self) -> String {
        self.code().to_owned()
    }
}

impl<'de, T: Notation> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        T::read(&text).map(Self).ok_or_else(|| {
            let expected = match T::pattern() {
                Pattern::Signs(_, told) => told.to_owned(),
                Pattern::Words(words) => format!("one of {}", words.join(", ")),
            };
            D::Error::invalid_value(Unexpected::Str(&text), &expected.as_str())
        })
    }
}

impl<T: Notation> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.written())
    }
}

impl<T: Notation> JsonSchema for Written<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        std::any::type_name::<Self>().into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        match T::pattern() {
            Pattern::Signs(pattern, _) => json_schema!({ "type": "string", "pattern": pattern }),
            Pattern::Words(words) => json_schema!({ "type": "string", "enum": words }),
        }
    }
}

impl<'de, const MAX: usize> Deserialize<'de> for Line<MAX> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let count = text.chars().count();
        let expected = format!("a text of at most {MAX} characters");
        if count <= MAX { Ok(Self(text)) } else { Err(D::Error::invalid_length(count, &expected.as_str())) }
    }
}

impl<const MAX: usize> JsonSchema for Line<MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Line{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": MAX })
    }
}

impl<'de, const LEAST: i64, const MOST: i64> Deserialize<'de> for Whole<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_i64(WholeNumber::<LEAST, MOST>)
    }
}

/// Reads a whole number.
struct WholeNumber<const LEAST: i64, const MOST: i64>;

impl<const LEAST: i64, const MOST: i64> Visitor<'_> for WholeNumber<LEAST, MOST> {
    type Value = Whole<LEAST, MOST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {LEAST} to {MOST}")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        if (LEAST..=MOST).contains(&number) {
            Ok(Whole(number))
        } else {
            Err(E::invalid_value(Unexpected::Signed(number), &self))
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        match i64::try_from(number) {
            Ok(number) => self.visit_i64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        // JSON has one kind of number, and a schema counts 7.0 among the integers.
        #[expect(clippy::cast_possible_truncation, reason = "it is whole and small")]
        if number.fract() == 0.0 && number.abs() < 1e15 {
            self.visit_i64(number as i64)
        } else {
            Err(E::invalid_value(Unexpected::Float(number), &self))
        }
    }
}

impl<const LEAST: i64, const MOST: i64> JsonSchema for Whole<LEAST, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Whole{LEAST}To{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": LEAST, "maximum": MOST })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_is_one_of_ours() {
        let next = |path: &str| Next::from(path.to_owned()).path().to_owned();
        assert_eq!(next("/t/amber-otter-k7m?watch=1"), "/t/amber-otter-k7m?watch=1");
        for foreign in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a b", "t"] {
            assert_eq!(next(foreign), "/", "{foreign:?}");
        }
    }
}
