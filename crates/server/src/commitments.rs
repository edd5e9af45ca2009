//! Commitments of fair luck: a secret that the server cannot choose any more when it learns the shares.
//!
//! A page from which a table can be made shows a commitment before anybody gives a share. So that
//! showing a page writes nothing, the secret follows from a key of the server and the nonce that
//! stands in the form. A nonce makes one table only: the store takes no commitment twice.

use domain::Corrupt;
use engine::Token;
use hmac::{Hmac, KeyInit, Mac};
use pages::Promise;
use sha2::Sha256;
use store::Store;

use crate::entropy::Entropy;
use crate::error::{Error, ServeError};

/// The key from which all secrets follow.
pub(crate) struct Commitments {
    key: Token,
}

impl Commitments {
    /// The key kept in the store; a new one the first time.
    pub(crate) async fn of(store: &Store, entropy: &Entropy) -> Result<Self, ServeError> {
        let kept = store.house_word("luck", &entropy.token()?.to_string()).await?;
        let unusable = |_| store::Error::Corrupt(Corrupt("the key of the house's luck".into()));
        Ok(Self { key: kept.parse().map_err(unusable)? })
    }

    /// A promise for a table that does not exist yet.
    pub(crate) fn fresh(&self, entropy: &Entropy) -> Result<Promise, Error> {
        let nonce = entropy.token()?;
        Ok(Promise { nonce: nonce.to_string(), commitment: self.secret(&nonce).commitment().to_string() })
    }

    /// The secret that was promised with a nonce.
    pub(crate) fn secret(&self, nonce: &Token) -> Token {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(self.key.bytes()).expect("HMAC takes keys of any length");
        mac.update(format!("table {nonce}\n").as_bytes());
        Token::new(mac.finalize().into_bytes().into())
    }
}

impl std::fmt::Debug for Commitments {
    /// Says nothing: whoever knows the key knows every deck.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Commitments(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_promise_is_kept_and_survives_a_restart() {
        let store = Store::in_memory().await.unwrap();
        let app = Commitments::of(&store, &Entropy::System).await.unwrap();
        let promise = app.fresh(&Entropy::System).unwrap();
        let nonce: Token = promise.nonce.parse().unwrap();
        let again = Commitments::of(&store, &Entropy::System).await.unwrap();
        assert_eq!(again.secret(&nonce).commitment().to_string(), promise.commitment);
        assert_ne!(again.secret(&nonce), nonce);
        let other = app.fresh(&Entropy::System).unwrap();
        assert_ne!(other.commitment, promise.commitment);
        let elsewhere = Commitments::of(&Store::in_memory().await.unwrap(), &Entropy::System).await.unwrap();
        assert_ne!(elsewhere.secret(&nonce), app.secret(&nonce), "every app has a key of its own");
    }
}
