//! The two ceremonies of `WebAuthn`, as this site holds them: a passkey is made, and a passkey signs.
//!
//! The library checks what stands in sections 7.1 and 7.2 of `WebAuthn` Level 3: type, challenge, origin, name of the
//! site, presence, verification of the person, signature, counter. Here stands what the site asks for, and what the
//! library leaves to its caller: that the algorithm is one that was offered, how long an id may be, that a passkey
//! answers for the person to whom it belongs, and that it has not become one of another kind.

use domain::{Moment, Person, PersonId};
use passki::{
    AuthenticationChallenge, AuthenticationCredential, AuthenticationOptions, AuthenticationState, Passki,
    PasskiError, RegistrationChallenge, RegistrationCredential, RegistrationOptions, RegistrationState,
    ResidentKeyRequirement, StoredPasskey, UserVerificationRequirement,
};
use sha2::{Digest as _, Sha256};
use store::Passkey;

use crate::relying_party::RelyingParty;

/// How long a browser may take for an answer.
pub(super) const ASK_SECONDS: i64 = 300;

/// The same in milliseconds, as browsers are told.
const ASK_MILLISECONDS: u64 = 300_000;

/// The longest id of a credential, in bytes, that the standard lets a site keep.
const ID_MAX: usize = 1023;

/// ES256, `EdDSA`, RS256, ES384 and RS384: what the library checks.
const ALGORITHMS: [i32; 5] = [-7, -8, -257, -35, -258];

/// The bit of the authenticator's flags that says whether a passkey may be on several devices; it never changes.
const MAY_BE_SYNCED: u8 = 0b1000;

/// Where the flags stand in the authenticator's data, after the hash of the name of the site.
const FLAGS_AT: usize = 32;

/// Why an answer is refused: for the log, not for the visitor.
#[derive(Debug, thiserror::Error)]
pub(super) enum Why {
    /// It is not written as browsers write it.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// What the library found.
    #[error(transparent)]
    Found(#[from] PasskiError),
    /// The key is of a kind that was not asked for.
    #[error("algorithm {0} was not offered")]
    Algorithm(i32),
    /// The id is longer than ids are.
    #[error("an id of {0} bytes")]
    LongId(usize),
    /// It does not say whose it is, or somebody else's.
    #[error("it is not of the person to whom it belongs")]
    Person,
    /// It may be synced now and could not before, or the other way round.
    #[error("whether it may be synced has changed")]
    Synced,
}

fn library(site: &RelyingParty) -> Passki {
    Passki::new(&site.id, &[&site.origin], "Mu")
}

/// By what a passkey knows its person: never a name, and nothing that is of use elsewhere.
fn handle(person: &PersonId) -> [u8; 32] {
    Sha256::new().chain_update(b"mu: passkey of ").chain_update(person.as_str()).finalize().into()
}

/// What is kept, as the library reads it.
fn stored(passkey: &Passkey) -> Result<StoredPasskey, Why> {
    let mut stored = StoredPasskey::default();
    stored.credential_id = Passki::base64_decode(&passkey.id)?;
    stored.public_key = Passki::base64_decode(&passkey.key)?;
    stored.algorithm = passkey.algorithm;
    stored.counter = passkey.counter;
    Ok(stored)
}

/// Asks for a new passkey of a person, of this name, on a device that has none of `kept` yet.
///
/// # Errors
/// If something that is kept cannot be read.
pub(super) fn ask_new(
    site: &RelyingParty,
    person: &PersonId,
    name: &str,
    kept: &[Passkey],
) -> Result<(RegistrationChallenge, RegistrationState), Why> {
    let kept = kept.iter().map(stored).collect::<Result<Vec<_>, _>>()?;
    let mut options = RegistrationOptions::default();
    options.timeout = ASK_MILLISECONDS;
    // Found without a name, and only by whoever unlocks the device.
    options.resident_key = ResidentKeyRequirement::Required;
    options.user_verification = UserVerificationRequirement::Required;
    options.exclude_credentials = Some(&kept);
    Ok(library(site).start_passkey_registration(&handle(person), name, name, options)?)
}

/// Checks a new passkey, as the browser sent it.
///
/// # Errors
/// If it is not what was asked for.
pub(super) fn check_new(
    site: &RelyingParty,
    state: &RegistrationState,
    (name, credential): (&str, &str),
    now: Moment,
) -> Result<Passkey, Why> {
    let credential: RegistrationCredential = serde_json::from_str(credential)?;
    let made = library(site).finish_passkey_registration(&credential, state)?;
    if !ALGORITHMS.contains(&made.algorithm) {
        return Err(Why::Algorithm(made.algorithm));
    }
    if made.credential_id.is_empty() || made.credential_id.len() > ID_MAX {
        return Err(Why::LongId(made.credential_id.len()));
    }
    Ok(Passkey {
        id: Passki::base64_encode(&made.credential_id),
        name: name.into(),
        key: Passki::base64_encode(&made.public_key),
        algorithm: made.algorithm,
        counter: made.counter,
        synced: made.be,
        made: now,
        used: Moment(0),
    })
}

/// Asks whoever is there for any passkey of this site.
///
/// # Errors
/// None that is known.
pub(super) fn ask_known(site: &RelyingParty) -> Result<(AuthenticationChallenge, AuthenticationState), Why> {
    let mut options = AuthenticationOptions::default();
    options.timeout = ASK_MILLISECONDS;
    options.user_verification = UserVerificationRequirement::Required;
    Ok(library(site).start_passkey_authentication(&[], options)?)
}

/// An answer with a passkey, and the id of that passkey as it is kept.
///
/// # Errors
/// If it is not written as browsers write it.
pub(super) fn read_known(credential: &str) -> Result<(AuthenticationCredential, String), Why> {
    let credential: AuthenticationCredential = serde_json::from_str(credential)?;
    let id = Passki::base64_decode(&credential.raw_id)?;
    if id.len() > ID_MAX {
        return Err(Why::LongId(id.len()));
    }
    Ok((credential, Passki::base64_encode(&id)))
}

/// Checks an answer with a passkey of a person, and gives how often its authenticator has signed now.
///
/// # Errors
/// If it is not what was asked for, not signed by that passkey, or answers for somebody else.
pub(super) fn check_known(
    site: &RelyingParty,
    state: &AuthenticationState,
    credential: &AuthenticationCredential,
    (passkey, person): (&Passkey, &Person),
) -> Result<u32, Why> {
    let found = library(site).finish_passkey_authentication(credential, state, &stored(passkey)?)?;
    if found.user_handle.as_deref() != Some(&handle(&person.id)) {
        return Err(Why::Person);
    }
    let data = Passki::base64_decode(&credential.response.authenticator_data)?;
    let may_be_synced = data.get(FLAGS_AT).is_some_and(|flags| flags & MAY_BE_SYNCED != 0);
    if may_be_synced != passkey.synced {
        return Err(Why::Synced);
    }
    Ok(found.counter)
}
