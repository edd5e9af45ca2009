//! One test vector: typed access to its fields.

use engine::{Options, PerSeat, Seat, SeatSet};
use toml::{Table, Value};
use tricks::{Card, CardSet, MatchOptions, Trumps, Type};

/// One vector: a table with typed access to its fields.
pub(crate) struct Vector(Table);

/// All vectors of a kind; `count` says how many there must be.
pub(crate) fn vectors(kind: &str, count: usize) -> Vec<Vector> {
    let text = include_str!("../vectors.toml");
    let all: Table = text.parse().expect("the data file is valid");
    let kinds = all["vector"][kind].as_array().expect("vectors are a list");
    assert_eq!(kinds.len(), count);
    kinds.iter().map(|value| Vector(value.as_table().expect("a vector is a table").clone())).collect()
}

impl Vector {
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    pub(crate) fn id(&self) -> &str {
        self.text("id")
    }

    pub(crate) fn value(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or_else(|| panic!("{} has no {name}", self.0["id"]))
    }

    pub(crate) fn text(&self, name: &str) -> &str {
        self.value(name).as_str().expect("a text")
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.value(name).as_bool().expect("true or false")
    }

    pub(crate) fn number<T: TryFrom<i64>>(&self, name: &str) -> T {
        let number = self.value(name).as_integer().expect("a number");
        T::try_from(number).unwrap_or_else(|_| panic!("{}: {name} = {number}", self.id()))
    }

    /// A seat, or nobody for -1.
    pub(crate) fn seat(&self, name: &str) -> Option<Seat> {
        usize::try_from(self.number::<i64>(name)).ok().and_then(Seat::new)
    }

    pub(crate) fn list(&self, name: &str) -> &[Value] {
        self.value(name).as_array().expect("a list")
    }

    pub(crate) fn tables(&self, name: &str) -> Vec<Self> {
        let table = |value: &Value| Self(value.as_table().expect("a table").clone());
        self.list(name).iter().map(table).collect()
    }

    pub(crate) fn numbers<T: TryFrom<i64> + Copy + Default>(&self, name: &str) -> PerSeat<T> {
        let list = self.list(name);
        let count = u8::try_from(list.len()).expect("at most six");
        PerSeat::from_fn(count, |seat| {
            T::try_from(list[seat.index()].as_integer().expect("a number")).ok().expect("a small number")
        })
    }

    pub(crate) fn seats(&self, name: &str) -> SeatSet {
        let seat = |value: &Value| Seat::new(usize::try_from(value.as_integer()?).ok()?);
        self.list(name).iter().map(|value| seat(value).expect("a seat")).collect()
    }

    pub(crate) fn cards(&self, name: &str) -> Vec<Card> {
        self.list(name).iter().map(card).collect()
    }

    pub(crate) fn set(&self, name: &str) -> CardSet {
        self.cards(name).into_iter().collect()
    }

    /// A type, or nothing for `none` and the empty text.
    pub(crate) fn named(&self, name: &str) -> Option<Type> {
        match self.text(name) {
            "" | "none" => None,
            text => Some(text.parse().expect("a type")),
        }
    }

    pub(crate) fn trumps(&self) -> Trumps {
        Trumps { chief: self.named("chief"), vice: self.named("vice") }
    }

    pub(crate) fn options(&self) -> MatchOptions {
        MatchOptions::build(self.number("players"), &[]).expect("a number of players")
    }
}

/// A card; the letter that tells two copies apart means nothing to the rules.
pub(crate) fn card(value: &Value) -> Card {
    value.as_str().expect("a card").trim_end_matches(['a', 'b']).parse().expect("a card")
}
