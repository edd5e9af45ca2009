//! JSON objects whose keys keep their order.

use std::fmt::Display;

use engine::{PerSeat, Seat};
use serde::{Serialize, Serializer};

/// An object of names and values in their order.
pub(crate) struct Ordered<K, V>(pub(crate) Vec<(K, V)>);

impl<K: Display, V: Serialize> Serialize for Ordered<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key.to_string(), value)))
    }
}

impl<V: Copy> Ordered<Seat, V> {
    /// One value a seat.
    pub(crate) fn by_seat(values: &PerSeat<V>) -> Self {
        Self(values.iter().map(|(seat, value)| (seat, *value)).collect())
    }
}
