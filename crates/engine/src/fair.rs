//! Luck that can be proved fair: commitment, shares, and the stream of one table.
//!
//! The server commits itself to a secret before anybody gives a share; the shares
//! come from the seats; the secret is published when the game is over. Nobody can
//! then have chosen the luck. `docs/fair-luck.md` describes every byte of it.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::notation::ParseError;
use crate::rng::Rng;
use crate::seat::Seat;

/// 32 secret or public bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published of a secret before the game: its SHA-256.
    #[must_use]
    pub fn commitment(&self) -> Self {
        Self(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |half: u8| char::from(DIGITS[usize::from(half)]);
        self.0.iter().flat_map(|byte| [byte >> 4, byte & 15]).try_for_each(|half| f.write_char(digit(half)))
    }
}

impl fmt::Debug for Token {
    /// Says nothing: tokens may be secrets, and debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let digits = text.as_bytes();
        let wrong = |column| ParseError::at(column, "64 hexadecimal digits in lower case");
        if digits.len() != 64 {
            return Err(wrong(digits.len().min(64)));
        }
        let mut bytes = [0; 32];
        for (column, digit) in digits.iter().enumerate() {
            let value = match digit {
                b'0'..=b'9' => digit - b'0',
                b'a'..=b'f' => digit - b'a' + 10,
                _ => return Err(wrong(column)),
            };
            bytes[column / 2] = bytes[column / 2] << 4 | value;
        }
        Ok(Self(bytes))
    }
}

/// Where the luck of one table comes from.
///
/// Outcome number n (from 0) is drawn from stream n alone, so each can be recomputed by itself.
#[derive(Clone)]
pub struct Luck {
    key: [u8; 32],
}

impl Luck {
    /// Luck of a seed: for simulations, traces and tests.
    pub fn from_seed(seed: u64) -> Self {
        let mut message = *b"mu seed \0\0\0\0\0\0\0\0";
        message[8..].copy_from_slice(&seed.to_le_bytes());
        Self { key: Sha256::digest(message).into() }
    }

    /// Luck of a server's secret and the seats' shares: the key is the HMAC-SHA-256, under the
    /// secret, of one line `SEAT SHARE\n` for each share in the order of the seats.
    pub fn from_shares(secret: &Token, shares: &[(Seat, Token)]) -> Self {
        let mut sorted = shares.to_vec();
        sorted.sort_by_key(|&(seat, _)| seat);
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of any length");
        for (seat, share) in sorted {
            mac.update(format!("{seat} {share}\n").as_bytes());
        }
        Self { key: mac.finalize().into_bytes().into() }
    }

    /// The random numbers of outcome number `outcome`, from 0.
    pub fn outcome(&self, outcome: usize) -> Rng {
        Rng::from_key(self.key, outcome as u64)
    }
}

impl fmt::Debug for Luck {
    /// Says nothing: whoever knows the key knows the deck.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Luck(…)")
    }
}
