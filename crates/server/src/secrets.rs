//! Comparing secrets.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// Whether a secret that was shown is the one that is kept, in a time that says nothing of the latter: what
/// is compared are codes of both, and they are compared to the end.
///
/// A secret that is looked up is looked up by its hash ([`crate::visit`]): who cannot find a hash that begins like another
/// learns nothing from the time that takes.
pub(crate) fn is_same_secret(shown: &str, kept: &str) -> bool {
    let code = |text: &str| {
        let code = Hmac::<Sha256>::new_from_slice(b"mu: secrets compared");
        code.expect("HMAC takes keys of any length").chain_update(text)
    };
    code(shown).verify(&code(kept).finalize().into_bytes()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_the_same_or_not() {
        assert!(is_same_secret("open sesame", "open sesame") && is_same_secret("", ""));
        for wrong in ["", "open sesam", "open sesame ", "Open sesame", "xpen sesame"] {
            assert!(!is_same_secret(wrong, "open sesame"), "{wrong:?}");
        }
    }
}
