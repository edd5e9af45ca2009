//! Passwords: hashed by argon2id, a few at once, and told to nobody.

use std::fmt;
use std::sync::Arc;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use pages::{PASSWORD_MAX, PASSWORD_MIN};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use crate::error::{AccountError, Error};

/// How many passwords are hashed at once. Each takes 19 MiB for a while, and a processor.
const AT_ONCE: usize = 2;

/// How many may wait for it; whoever comes then is asked to come again.
const WAITING_MAX: usize = 64;

/// A hash with the parameters of all others that no password has: what is compared when there is no
/// such account, so that this takes as long.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlzIQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A password as somebody typed it.
#[derive(Clone)]
pub(crate) struct Password(String);

impl Password {
    /// A password that an account may have.
    ///
    /// # Errors
    /// If it is too short or too long.
    pub(crate) fn new(text: &str) -> Result<Self, AccountError> {
        let password = Self::given(text);
        match text.chars().count() {
            ..PASSWORD_MIN => Err(AccountError::PasswordShort),
            PASSWORD_MIN..=PASSWORD_MAX => Ok(password),
            _ => Err(AccountError::PasswordLong),
        }
    }

    /// A password to be compared: it is right or wrong, however long it is.
    pub(crate) fn given(text: &str) -> Self {
        // The same letters, however a keyboard puts them together.
        Self(text.nfkc().collect())
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Who hashes passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    hashing: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { hashing: Arc::new(Semaphore::new(AT_ONCE)), waiting: Semaphore::new(AT_ONCE + WAITING_MAX) }
    }
}

impl Passwords {
    /// The hash of a password, with its parameters and a salt of its own.
    ///
    /// # Errors
    /// [`AccountError::Busy`] if too many wait already.
    pub(crate) async fn hash(&self, password: Password) -> Result<String, Error> {
        let hashed = self.work(move || {
            Argon2::default().hash_password(password.0.as_bytes()).map(|hash| hash.to_string())
        });
        hashed.await?.map_err(|cause| Error::failed(format!("a password cannot be hashed: {cause}")))
    }

    /// Whether a password has this hash. Without a hash it is not, after the same work.
    ///
    /// # Errors
    /// [`AccountError::Busy`] if too many wait already.
    pub(crate) async fn matches(&self, password: Password, hash: Option<&str>) -> Result<bool, Error> {
        let known = hash.unwrap_or(NOBODYS).to_owned();
        let matches = self
            .work(move || {
                PasswordVerifier::<str>::verify_password(&Argon2::default(), password.0.as_bytes(), &known)
                    .is_ok()
            })
            .await?;
        Ok(matches && hash.is_some())
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let _waits = self.waiting.try_acquire().map_err(|_| AccountError::Busy)?;
        let hashing = Arc::clone(&self.hashing).acquire_owned().await.map_err(Error::failed)?;
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if nobody waits for it any more.
            let _hashing = hashing;
            work()
        });
        done.await.map_err(Error::failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_matches_its_own_hash_only() {
        let passwords = Passwords::default();
        let hash = passwords.hash(Password::new("zwölf Boxer").unwrap()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let matches = async |text: &str, hash| passwords.matches(Password::given(text), hash).await.unwrap();
        assert!(matches("zwo\u{308}lf Boxer", Some(&hash)).await, "however the keyboard writes it");
        assert!(!matches("zwölf boxer", Some(&hash)).await);
        assert!(!matches("zwölf Boxer", Some("no hash")).await);
        assert!(!matches("zwölf Boxer", None).await);
        let other = passwords.hash(Password::given("zwölf Boxer")).await.unwrap();
        assert_ne!(hash, other, "every hash has its own salt");
        // What nobody has costs the same: the same method and parameters, a salt and a hash as long.
        let shape = |hash: &str| hash.split('$').map(str::len).collect::<Vec<_>>();
        assert_eq!(shape(NOBODYS), shape(&hash));
        assert!(
            argon2::password_hash::phc::PasswordHash::new(NOBODYS).is_ok(),
            "it is computed, not refused"
        );
        assert_eq!(NOBODYS.rsplitn(3, '$').last(), hash.rsplitn(3, '$').last());
    }

    #[test]
    fn a_password_has_8_to_128_characters() {
        for (length, is_good) in [(0, false), (7, false), (8, true), (128, true), (129, false)] {
            assert_eq!(Password::new(&"é".repeat(length)).is_ok(), is_good, "{length}");
        }
        assert_eq!(format!("{:?}", Password::given("secret word")), "Password(…)");
    }

    #[tokio::test]
    async fn a_crowd_waits_and_who_comes_after_it_is_sent_away() {
        let passwords = Passwords::default();
        let all = passwords.waiting.try_acquire_many(u32::try_from(AT_ONCE + WAITING_MAX).unwrap()).unwrap();
        let refused = passwords.hash(Password::given("secret word")).await.unwrap_err();
        assert!(matches!(refused, Error::Account(AccountError::Busy)), "{refused}");
        drop(all);
        assert!(passwords.hash(Password::given("secret word")).await.is_ok());
    }
}
