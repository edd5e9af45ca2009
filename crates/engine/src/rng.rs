//! The one source of random numbers: integers only, the same on every machine.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

/// A stream of random numbers (`ChaCha8`).
///
/// The methods are our own so that no library's change of algorithm can change a game.
#[derive(Clone, Debug)]
pub struct Rng {
    stream: ChaCha8Rng,
}

impl Rng {
    /// The stream of a seed: for simulations, searches and tests.
    pub fn from_seed(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self::from_key(key, 0)
    }

    /// Stream number `stream` of a 256-bit key.
    pub fn from_key(key: [u8; 32], stream: u64) -> Self {
        let mut chacha = ChaCha8Rng::from_seed(key);
        chacha.set_stream(stream);
        Self { stream: chacha }
    }

    /// The next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        self.stream.next_u32()
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.stream.next_u64()
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// The high half of a 64-bit product, with the few numbers that would favour
    /// some results drawn again.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing is below 0");
        loop {
            let product = u64::from(self.next_u32()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low half is what is meant")]
            let low = product as u32;
            // The unfair numbers are those below 2^32 mod bound; most draws need no division to see it.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of the items, each equally likely; none if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
        items.get(self.below(count) as usize)
    }

    /// Puts the items in a random order, each equally likely (Fisher and Yates, from the end).
    ///
    /// # Panics
    /// If there are 2^32 items or more.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).expect("no game has that many pieces");
            items.swap(last, self.below(bound) as usize);
        }
    }

    /// True with a chance of `times` in `of`.
    ///
    /// # Panics
    /// If `of` is 0.
    #[inline]
    pub fn chance(&mut self, times: u32, of: u32) -> bool {
        self.below(of) < times
    }
}
