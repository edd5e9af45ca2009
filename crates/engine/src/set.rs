//! Sets of up to 128 small things, as bits.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// A thing of which a game has at most 128 different ones, in a fixed order.
pub trait Small: Copy {
    /// Its number in the order of the game's components, 0 to 127.
    fn index(self) -> usize;

    /// The thing with this number.
    ///
    /// # Panics
    /// May panic if there is none; [`Set`] only asks for numbers it was given.
    fn from_index(index: usize) -> Self;
}

/// A set of small things; iteration follows their order.
pub struct Set<T> {
    bits: u128,
    of: PhantomData<fn() -> T>,
}

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set of the things whose bits are set.
    pub const fn from_bits(bits: u128) -> Self {
        Self { bits, of: PhantomData }
    }

    /// One bit for each thing, by its number.
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// How many things are in it.
    pub const fn len(self) -> usize {
        let (low, high) = (self.low(), self.high());
        // Most sets have no more than 64 things to choose from.
        (low.count_ones() + if high == 0 { 0 } else { high.count_ones() }) as usize
    }

    #[expect(clippy::cast_possible_truncation, reason = "the low half is what is meant")]
    const fn low(self) -> u64 {
        self.bits as u64
    }

    const fn high(self) -> u64 {
        (self.bits >> 64) as u64
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// What is in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether everything in this set is in the other too.
    pub const fn is_subset(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }

    /// Whether the sets have nothing in common.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.bits & other.bits == 0
    }
}

impl<T: Small> Set<T> {
    /// One thing alone.
    pub fn only(thing: T) -> Self {
        Self::EMPTY.with(thing)
    }

    /// Whether the thing is in the set.
    pub fn contains(self, thing: T) -> bool {
        let index = thing.index();
        debug_assert!(index < 128, "a set holds 128 things at most");
        let half = if index < 64 { self.low() } else { self.high() };
        half >> (index & 63) & 1 != 0
    }

    /// Puts a thing in; says whether it is new.
    pub fn insert(&mut self, thing: T) -> bool {
        let new = !self.contains(thing);
        *self = self.with(thing);
        new
    }

    /// Takes a thing out; says whether it was there.
    pub fn remove(&mut self, thing: T) -> bool {
        let had = self.contains(thing);
        *self = self.without(thing);
        had
    }

    /// The set and one more thing.
    #[must_use]
    pub fn with(self, thing: T) -> Self {
        debug_assert!(thing.index() < 128, "a set holds 128 things at most");
        Self::from_bits(self.bits | 1 << thing.index())
    }

    /// The set without one thing.
    #[must_use]
    pub fn without(self, thing: T) -> Self {
        Self::from_bits(self.bits & !(1 << thing.index()))
    }

    /// The first thing in order, if there is one.
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The last thing in order, if there is one.
    pub fn last(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_index(127 - self.bits.leading_zeros() as usize))
    }

    /// Its things in order.
    pub const fn iter(self) -> Iter<T> {
        Iter { low: self.low(), high: self.high(), of: PhantomData }
    }
}

/// Goes through a [`Set`] in order.
pub struct Iter<T> {
    /// What is left of both halves: each fits a register.
    low: u64,
    high: u64,
    of: PhantomData<fn() -> T>,
}

impl<T> Iter<T> {
    /// What is left.
    const fn left(&self) -> Set<T> {
        Set::from_bits((self.high as u128) << 64 | self.low as u128)
    }
}

impl<T: Small> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.low != 0 {
            let first = self.low.trailing_zeros();
            self.low &= self.low - 1;
            return Some(T::from_index(first as usize));
        }
        if self.high != 0 {
            let first = 64 + self.high.trailing_zeros();
            self.high &= self.high - 1;
            return Some(T::from_index(first as usize));
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left().len(), Some(self.left().len()))
    }
}

impl<T: Small> ExactSizeIterator for Iter<T> {}

impl<T: Small> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Small> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Small> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        *self = things.into_iter().fold(*self, Self::with);
    }
}

// Written by hand: a derive would ask the same of `T`, which is only a label here.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Set<T> {}
impl<T> PartialOrd for Set<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<T> Ord for Set<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}
impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
impl<T: Small + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<T: Small + fmt::Debug> fmt::Debug for Iter<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.left().fmt(f)
    }
}
