//! What the facts of all games are written with: JSON of plain values, names as in the notation.

use std::fmt::Display;

use engine::Seat;
use serde_json::{Map, Value};

/// One value a seat, by its letter.
pub fn per_seat(seats: u8, value: impl Fn(Seat) -> Value) -> Value {
    Seat::all(seats).map(|seat| (seat.to_string(), value(seat))).collect::<Map<_, _>>().into()
}

/// Everything by its name in the notation.
pub fn names<T: Display>(all: impl IntoIterator<Item = T>) -> Value {
    all.into_iter().map(|one| Value::from(one.to_string())).collect()
}

/// The same for what may be missing.
pub fn name(one: Option<impl Display>) -> Value {
    one.map(|one| one.to_string()).into()
}
