//! Sets of the few spaces, lines and edges of a board, as bits.

/// A set type over a small type with `index` and `at`.
macro_rules! bitset {
    ($(#[$doc:meta])* $set:ident of $thing:ty, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set of the things whose bits are set, by their index.
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// One bit for each thing, by its index.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// One thing alone.
            pub const fn only(thing: $thing) -> Self {
                Self(1 << thing.index())
            }

            /// Whether the thing is in the set.
            pub const fn contains(self, thing: $thing) -> bool {
                self.0 >> thing.index() & 1 != 0
            }

            /// The set and one more thing.
            #[must_use]
            pub const fn with(self, thing: $thing) -> Self {
                Self(self.0 | 1 << thing.index())
            }

            /// The set without one thing.
            #[must_use]
            pub const fn without(self, thing: $thing) -> Self {
                Self(self.0 & !(1 << thing.index()))
            }

            /// What is in either set.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many things are in it.
            pub const fn len(self) -> u8 {
                #[expect(clippy::cast_possible_truncation, reason = "a number has at most 64 bits")]
                {
                    self.0.count_ones() as u8
                }
            }

            /// Whether nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether everything in this set is in the other too.
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// The first thing in order, if there is one.
            pub fn first(self) -> Option<$thing> {
                (self.0 != 0).then(|| <$thing>::at(self.0.trailing_zeros() as usize))
            }

            /// The thing at a place in order, counted from 0, if there are so many.
            pub fn nth(self, nth: u32) -> Option<$thing> {
                let mut left = self;
                for _ in 0..nth {
                    left = left.rest();
                }
                left.first()
            }

            /// All but the first thing.
            const fn rest(self) -> Self {
                Self(self.0 & self.0.wrapping_sub(1))
            }

            /// Its things in order.
            pub fn iter(self) -> impl Iterator<Item = $thing> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let first = (left != 0).then(|| left.trailing_zeros() as usize)?;
                    left &= left - 1;
                    Some(<$thing>::at(first))
                })
            }
        }

        impl FromIterator<$thing> for $set {
            fn from_iter<I: IntoIterator<Item = $thing>>(things: I) -> Self {
                things.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl std::fmt::Display for $set {
            /// The things in order, joined by commas.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                for (at, thing) in self.iter().enumerate() {
                    if at > 0 {
                        f.write_str(",")?;
                    }
                    write!(f, "{thing}")?;
                }
                Ok(())
            }
        }
    };
}

pub(crate) use bitset;
