//! Who sits where: [`Seat`], sets of seats, and one value per seat.

use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};
use std::iter;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::notation::ParseError;

/// The most seats any of the games has.
pub const SEATS_MAX: usize = 6;

/// A position at the table, counted clockwise from 0; written as a letter, `a` to `f`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if there can be one (0 to 5).
    pub const fn new(index: usize) -> Option<Self> {
        if index < SEATS_MAX {
            #[expect(clippy::cast_possible_truncation, reason = "index < 6")]
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The seats of a table of `count`, clockwise from `a`.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        debug_assert!(usize::from(count) <= SEATS_MAX);
        (0..count).map(Self)
    }

    /// The seats of a table of `count`, clockwise from this one.
    pub fn round(self, count: u8) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(move |step| Self((self.0 + step) % count))
    }

    /// Its number, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter, `a` to `f`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The left neighbour, who moves after this seat at a table of `count`.
    #[must_use]
    pub const fn left(self, count: u8) -> Self {
        Self((self.0 + 1) % count)
    }

    /// The right neighbour, who moves before this seat at a table of `count`.
    #[must_use]
    pub const fn right(self, count: u8) -> Self {
        Self((self.0 + count - 1) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'f'] => Ok(Self(letter - b'a')),
            _ => Err(ParseError::at(0, "a seat, a to f")),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table of `count`.
    pub const fn all(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats, `a` first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(first);
            Some(first)
        })
    }

    /// The first of its seats, if it has one.
    pub const fn first(self) -> Option<Seat> {
        #[expect(clippy::cast_possible_truncation, reason = "there are eight bits")]
        let seat = Seat(self.0.trailing_zeros() as u8);
        if self.is_empty() { None } else { Some(seat) }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for SeatSet {
    /// The letters one after the other: `ace`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

/// One value for each seat of a table, without heap.
#[derive(Clone, Copy, Default)]
pub struct PerSeat<T> {
    /// The places beyond `count` hold anything and mean nothing.
    values: [T; SEATS_MAX],
    count: u8,
}

impl<T: Copy> PerSeat<T> {
    /// The same value for each of `count` seats.
    ///
    /// # Panics
    /// If `count` is above 6.
    pub fn new(count: u8, value: T) -> Self {
        assert!(usize::from(count) <= SEATS_MAX, "a table has at most six seats");
        Self { values: [value; SEATS_MAX], count }
    }

    /// What `value` gives for each of `count` seats.
    ///
    /// # Panics
    /// If `count` is above 6.
    pub fn from_fn(count: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(count, value(Seat(0)));
        for seat in Seat::all(count).skip(1) {
            all[seat] = value(seat);
        }
        all
    }

    /// The values after `change`, seat by seat.
    pub fn map<U: Copy>(&self, mut change: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.count, |seat| change(self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Seats with their values, `a` first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.count).zip(&self.values)
    }

    /// The values, `a` first.
    pub fn values(&self) -> &[T] {
        &self.values[..usize::from(self.count)]
    }

    /// The values, `a` first, to be changed in place.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.count)]
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.0 < self.count, "no such seat at this table");
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.count, "no such seat at this table");
        &mut self.values[seat.index()]
    }
}

// Written by hand: the places beyond the table's seats must not count.
impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}
impl<T: Eq> Eq for PerSeat<T> {}
impl<T: Hash> Hash for PerSeat<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}
impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_seats_of_the_table_are_compared() {
        let filled = PerSeat::from_fn(3, |seat| seat.index() + 1);
        let mut built = PerSeat::new(3, 0);
        for seat in Seat::all(3) {
            built[seat] = seat.index() + 1;
        }
        assert_eq!(filled, built);
        assert_ne!(filled, PerSeat::from_fn(4, |seat| seat.index() + 1));
    }
}
