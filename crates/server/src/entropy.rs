//! Where the server's own randomness comes from: the system, or, for a rehearsal, a number.

use std::sync::{Mutex, PoisonError};

use engine::{Rng, Token};

/// The source of everything at a table that is drawn rather than chosen: commitments, ids, names and
/// thoughts of computer players. Sessions never come from here.
pub(crate) enum Entropy {
    /// Bytes of the operating system.
    System,
    /// Draws that follow from a number: the same requests in the same order meet the same luck.
    Rehearsed(Box<Mutex<Rng>>),
}

impl Entropy {
    /// Those of a rehearsal in a server that was opened so often before. A server that is opened again goes on
    /// with other luck: the promises and ids of before are taken.
    pub(crate) fn rehearsed(seed: u64, before: u64) -> Self {
        const APART: u64 = 0x9e37_79b9_7f4a_7c15; // 2⁶⁴ by the golden ratio: neighbours are far from each other
        let seed = seed.wrapping_add(before.wrapping_mul(APART));
        Self::Rehearsed(Box::new(Mutex::new(Rng::from_seed(seed))))
    }

    /// 32 bytes.
    ///
    /// # Errors
    /// If the system has none to give.
    pub(crate) fn token(&self) -> Result<Token, getrandom::Error> {
        match self {
            Self::System => random_token(),
            Self::Rehearsed(rng) => {
                let mut rng = rng.lock().unwrap_or_else(PoisonError::into_inner);
                Ok(Token::new(std::array::from_fn(|_| u8::try_from(rng.below(256)).expect("below 256"))))
            }
        }
    }

    /// The share of luck that counts when a browser gives this one: in a rehearsal always the same.
    pub(crate) fn share(&self, given: Option<Token>) -> Option<Token> {
        match self {
            Self::System => given,
            Self::Rehearsed(_) => given.map(|_| Token::new([0; 32])),
        }
    }
}

impl std::fmt::Debug for Entropy {
    /// Says nothing of the state: whoever knows it knows what comes.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::System => "System",
            Self::Rehearsed(_) => "Rehearsed(…)",
        })
    }
}

/// 32 bytes of the operating system.
///
/// # Errors
/// If it has none to give.
pub(crate) fn random_token() -> Result<Token, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Token::new(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rehearsal_repeats_itself_and_the_system_does_not() {
        let draws =
            |entropy: Entropy| [entropy.token().unwrap().to_string(), entropy.token().unwrap().to_string()];
        assert_eq!(draws(Entropy::rehearsed(7, 0)), draws(Entropy::rehearsed(7, 0)));
        assert_ne!(draws(Entropy::rehearsed(7, 0)), draws(Entropy::rehearsed(8, 0)));
        assert_ne!(draws(Entropy::rehearsed(7, 0)), draws(Entropy::rehearsed(7, 1)), "opened again");
        assert_ne!(draws(Entropy::System), draws(Entropy::System));
        let [first, second] = draws(Entropy::rehearsed(7, 0));
        assert_ne!(first, second);
    }

    #[test]
    fn a_rehearsal_takes_no_share_from_outside() {
        let (one, other) = (Token::new([1; 32]), Token::new([2; 32]));
        assert_eq!(Entropy::System.share(Some(one)), Some(one));
        let rehearsed = Entropy::rehearsed(7, 0);
        assert_eq!(rehearsed.share(Some(one)), rehearsed.share(Some(other)));
        assert_eq!(rehearsed.share(None), None);
    }
}
