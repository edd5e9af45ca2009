//! Both ceremonies with what an independent authenticator has made, and with each part of it changed.

use domain::{Moment, Person, PersonId};
use passki::{AuthenticationState, Passki, PasskiError, RegistrationState};
use serde_json::{Value, json};
use store::Passkey;
use words::Language;

use super::ceremony::{Why, ask_known, ask_new, check_known, check_new, read_known};
use crate::relying_party::RelyingParty;

/// When everything happens.
const NOW: Moment = Moment(1_800_000_000);

/// Where the flags stand in the authenticator's data, and where the key begins: its id has 32 bytes.
const FLAGS: usize = 32;
const KEY: usize = 55 + 32;

/// Bits of the flags.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
const SYNCED: u8 = 16;
const HAS_KEY: u8 = 64;
const HAS_MORE: u8 = 128;

fn vectors() -> Value {
    serde_json::from_str(include_str!("chromium.json")).unwrap()
}

/// What was made with the algorithm of this number: 0 for ES256, 1 for `EdDSA`, 2 for RS256.
fn vector(number: usize) -> (Value, Value) {
    let vector = &vectors()["passkeys"][number];
    (vector["made"].clone(), vector["got"].clone())
}

fn site() -> RelyingParty {
    RelyingParty { id: "localhost".into(), origin: "http://localhost:8899".into() }
}

fn anna() -> Person {
    Person {
        id: PersonId::new("anna"),
        name: "Anna".into(),
        handle: None,
        language: Language::English,
        is_banned: false,
    }
}

/// A state with the challenge that the vectors answer.
fn with_challenge<T: serde::Serialize + serde::de::DeserializeOwned>(state: &T, number: usize) -> T {
    let challenge = vectors()["challenges"][number].as_str().unwrap().to_owned();
    let mut written = serde_json::to_value(state).unwrap();
    written["challenge"] = json!(Passki::base64_decode(&challenge).unwrap());
    serde_json::from_value(written).unwrap()
}

fn new_state() -> RegistrationState {
    with_challenge(&ask_new(&site(), &anna().id, "Anna", &[]).unwrap().1, 0)
}

fn known_state() -> AuthenticationState {
    with_challenge(&ask_known(&site()).unwrap().1, 1)
}

fn new(made: &Value) -> Result<Passkey, Why> {
    check_new(&site(), &new_state(), ("My phone", &made.to_string()), NOW)
}

fn known(got: &Value, passkey: &Passkey) -> Result<u32, Why> {
    known_at(&site(), got, passkey)
}

fn known_at(site: &RelyingParty, got: &Value, passkey: &Passkey) -> Result<u32, Why> {
    let (credential, id) = read_known(&got.to_string())?;
    assert_eq!(id, passkey.id);
    check_known(site, &known_state(), &credential, (passkey, &anna()))
}

/// The bytes of a part of an answer.
fn bytes(answer: &Value, part: &str) -> Vec<u8> {
    Passki::base64_decode(answer["response"][part].as_str().unwrap()).unwrap()
}

fn put(answer: &mut Value, part: &str, bytes: &[u8]) {
    answer["response"][part] = Passki::base64_encode(bytes).into();
}

/// The same answer with a member of what the browser signs changed; `Null` takes it away.
fn with_client(mut answer: Value, member: &str, value: Value) -> Value {
    let mut client: Value = serde_json::from_slice(&bytes(&answer, "clientDataJSON")).unwrap();
    if value.is_null() {
        client.as_object_mut().unwrap().remove(member);
    } else {
        client[member] = value;
    }
    put(&mut answer, "clientDataJSON", client.to_string().as_bytes());
    answer
}

/// An attestation object around an authenticator's data, in the format of this name.
fn attestation(format: &str, data: &[u8]) -> Vec<u8> {
    let mut object = vec![0xa3, 0x63];
    object.extend(b"fmt");
    object.push(0x60 + u8::try_from(format.len()).unwrap());
    object.extend(format.as_bytes());
    object.push(0x67);
    object.extend(b"attStmt");
    object.extend([0xa0, 0x68]);
    object.extend(b"authData");
    object.push(0x59);
    object.extend(u16::try_from(data.len()).unwrap().to_be_bytes());
    object.extend(data);
    object
}

/// The authenticator's data of a new passkey: what follows the three bytes of its length in CBOR.
fn new_data(made: &Value) -> Vec<u8> {
    let object = bytes(made, "attestationObject");
    let at = object.windows(8).position(|window| window == b"authData").unwrap() + 8;
    let header = if object[at] == 0x58 { 2 } else { 3 };
    object[at + header..].to_vec()
}

/// A new passkey of ES256 with its data changed.
fn new_with(change: impl FnOnce(&mut Vec<u8>)) -> Result<Passkey, Why> {
    let (mut made, _) = vector(0);
    let mut data = new_data(&made);
    change(&mut data);
    put(&mut made, "attestationObject", &attestation("none", &data));
    new(&made)
}

/// An answer of ES256 with its data changed.
fn known_with(change: impl FnOnce(&mut Vec<u8>)) -> Result<u32, Why> {
    let (made, mut got) = vector(0);
    let mut data = bytes(&got, "authenticatorData");
    change(&mut data);
    put(&mut got, "authenticatorData", &data);
    known(&got, &new(&made).unwrap())
}

macro_rules! refused {
    ($result:expr, $why:pat) => {
        match $result {
            Err($why) => {}
            other => panic!("{} instead of {}", told(other.map(|_| ())), stringify!($why)),
        }
    };
}

fn told(result: Result<(), Why>) -> String {
    result.map_or_else(|why| format!("{why:?}"), |()| "accepted".into())
}

#[test]
fn what_is_asked_for_is_found_without_a_name_and_needs_the_person() {
    let kept = new(&vector(0).0).unwrap();
    let (asked, _) = ask_new(&site(), &anna().id, "Anna", &[kept]).unwrap();
    let asked = serde_json::to_value(&asked).unwrap();
    let choice = &asked["authenticatorSelection"];
    assert_eq!(
        (&choice["residentKey"], &choice["userVerification"]),
        (&json!("required"), &json!("required"))
    );
    assert_eq!((&asked["rp"]["id"], &asked["attestation"]), (&json!("localhost"), &json!("none")));
    assert_eq!(asked["excludeCredentials"][0]["id"], vector(0).0["id"]);
    assert_eq!(Passki::base64_decode(asked["challenge"].as_str().unwrap()).unwrap().len(), 32);
    assert!(!asked["user"]["id"].as_str().unwrap().contains("anna"), "it says nothing of the person");
    let offered =
        asked["pubKeyCredParams"].as_array().unwrap().iter().map(|one| one["alg"].as_i64().unwrap());
    let mut offered: Vec<i64> = offered.collect();
    offered.sort_unstable();
    assert_eq!(offered, [-258, -257, -35, -8, -7], "what is offered is what is checked");

    let (asked, _) = ask_known(&site()).unwrap();
    let asked = serde_json::to_value(&asked).unwrap();
    assert_eq!((&asked["rpId"], &asked["userVerification"]), (&json!("localhost"), &json!("required")));
    assert_eq!(asked["allowCredentials"], json!([]), "any that the person chooses");
    let again = serde_json::to_value(ask_known(&site()).unwrap().0).unwrap();
    assert_ne!(asked["challenge"], again["challenge"]);
}

#[test]
fn what_an_independent_authenticator_makes_is_accepted() {
    for (number, algorithm) in [-7, -8, -257].into_iter().enumerate() {
        let (made, got) = vector(number);
        let passkey = new(&made).unwrap();
        assert_eq!((passkey.algorithm, passkey.counter, passkey.synced), (algorithm, 1, false));
        assert_eq!((passkey.id.as_str(), passkey.name.as_str()), (made["id"].as_str().unwrap(), "My phone"));
        assert_eq!((passkey.made, passkey.used), (NOW, Moment(0)));
        assert_eq!(known(&got, &passkey).unwrap(), 2, "algorithm {algorithm}");
    }
}

#[test]
fn a_new_passkey_answers_this_question_on_this_site() {
    let (made, got) = vector(0);
    let client = |member, value| new(&with_client(made.clone(), member, value));
    refused!(client("origin", json!("https://evil.example")), Why::Found(PasskiError::OriginMismatch { .. }));
    refused!(
        client("origin", json!("http://localhost:8899/")),
        Why::Found(PasskiError::OriginMismatch { .. })
    );
    refused!(client("challenge", json!("AAAA")), Why::Found(PasskiError::ChallengeMismatch));
    refused!(client("challenge", json!("no base64!")), Why::Found(PasskiError::Base64Decode(_)));
    refused!(client("type", json!("webauthn.get")), Why::Found(PasskiError::ClientDataTypeMismatch { .. }));
    refused!(client("type", json!("payment.get")), Why::Found(PasskiError::InvalidClientDataType(_)));
    refused!(client("crossOrigin", json!(true)), Why::Found(PasskiError::CrossOriginNotAllowed));
    for member in ["origin", "challenge", "type"] {
        refused!(client(member, Value::Null), Why::Found(PasskiError::MissingClientDataField(_)));
    }
    let elsewhere = RelyingParty { id: "mu.example".into(), ..site() };
    let found = check_new(&elsewhere, &new_state(), ("", &made.to_string()), NOW);
    refused!(found, Why::Found(PasskiError::RpIdHashMismatch));
    refused!(new(&got), Why::Unreadable(_));
}

#[test]
fn a_new_passkey_is_made_by_a_person_who_is_there() {
    assert!(new_with(|_| {}).is_ok(), "nothing is changed");
    refused!(new_with(|data| data[FLAGS] &= !PRESENT), Why::Found(PasskiError::UserNotPresent));
    refused!(new_with(|data| data[FLAGS] &= !VERIFIED), Why::Found(PasskiError::UserVerificationRequired));
    refused!(new_with(|data| data[FLAGS] |= SYNCED), Why::Found(PasskiError::InvalidBackupFlags));
    refused!(new_with(|data| data[FLAGS] &= !HAS_KEY), Why::Found(PasskiError::NoAttestedCredentialData));
    refused!(new_with(|data| data[FLAGS] |= HAS_MORE), Why::Found(PasskiError::CborDecode(_)));
    refused!(new_with(|data| data[0] ^= 1), Why::Found(PasskiError::RpIdHashMismatch));
    refused!(new_with(|data| data.push(0)), Why::Found(PasskiError::InvalidAuthenticatorData));
}

#[test]
fn a_new_passkey_has_a_key_and_an_id_of_the_kind_that_was_asked_for() {
    // kty 2, alg -7: the fifth byte of the key is the algorithm.
    refused!(new_with(|data| data[KEY + 4] = 0x28), Why::Algorithm(-9));
    refused!(new_with(|data| data[KEY + 3] = 0x04), Why::Found(PasskiError::InvalidCoseKey(_)));
    refused!(new_with(|data| data[KEY] = 0xff), Why::Found(PasskiError::CborDecode(_)));
    let (mut made, _) = vector(0);
    made["rawId"] = "AAAA".into();
    refused!(new(&made), Why::Found(PasskiError::CredentialIdMismatch));
    for (length, is_good) in [(0_u16, false), (1, true), (1023, true), (1024, false)] {
        let (mut made, _) = vector(0);
        let data = new_data(&made);
        let id = vec![7; usize::from(length)];
        let data = [&data[..53], &length.to_be_bytes(), &id, &data[KEY..]].concat();
        put(&mut made, "attestationObject", &attestation("none", &data));
        made["rawId"] = Passki::base64_encode(&id).into();
        let found = new(&made);
        assert_eq!(found.is_ok(), is_good, "{length}: {found:?}");
    }
    let (mut made, _) = vector(0);
    let data = new_data(&made);
    put(&mut made, "attestationObject", &attestation("apple", &data));
    refused!(new(&made), Why::Found(PasskiError::UnsupportedAttestationFormat(_)));
}

#[test]
fn nothing_that_is_cut_off_nested_or_vast_is_accepted_or_breaks_anything() {
    let (made, got) = vector(0);
    let passkey = new(&made).unwrap();
    let object = bytes(&made, "attestationObject");
    for length in 0..object.len() {
        let mut cut = made.clone();
        put(&mut cut, "attestationObject", &object[..length]);
        assert!(new(&cut).is_err(), "{length}");
    }
    for part in ["authenticatorData", "signature", "clientDataJSON"] {
        let whole = bytes(&got, part);
        for length in 0..whole.len() {
            let mut cut = got.clone();
            put(&mut cut, part, &whole[..length]);
            assert!(known(&cut, &passkey).is_err(), "{part} {length}");
        }
    }
    let vast: [Vec<u8>; 6] = [
        vec![0x81; 40_000],
        vec![0x9f; 40_000],
        [&[0x5b][..], &[0xff; 8]].concat(),
        [&[0xbb][..], &[0xff; 8], &[0x60; 1000]].concat(),
        [&[0x9b, 0, 0, 0, 1][..], &[0; 4]].concat(),
        vec![0xd8; 40_000],
    ];
    for object in &vast {
        let mut other = made.clone();
        put(&mut other, "attestationObject", object);
        refused!(new(&other), Why::Found(_));
        refused!(
            new_with(|data| {
                data.truncate(KEY);
                data.extend(&object[..object.len().min(20_000)]);
            }),
            Why::Found(_)
        );
    }
    for text in ["", "{", "[]", "null", "7", "{\"rawId\":7}", "{\"rawId\":\"AA\",\"response\":{}}"] {
        refused!(check_new(&site(), &new_state(), ("", text), NOW), Why::Unreadable(_));
        refused!(read_known(text), Why::Unreadable(_));
    }
    let long = json!({ "rawId": Passki::base64_encode(&[0; 1024]), "response": got["response"] });
    refused!(read_known(&long.to_string()), Why::LongId(1024));
}

#[test]
fn an_answer_is_signed_for_this_question_on_this_site() {
    let (made, got) = vector(0);
    let passkey = new(&made).unwrap();
    let client = |member, value| known(&with_client(got.clone(), member, value), &passkey);
    refused!(client("origin", json!("https://evil.example")), Why::Found(PasskiError::OriginMismatch { .. }));
    refused!(client("challenge", json!("AAAA")), Why::Found(PasskiError::ChallengeMismatch));
    refused!(
        client("type", json!("webauthn.create")),
        Why::Found(PasskiError::ClientDataTypeMismatch { .. })
    );
    refused!(client("crossOrigin", json!(true)), Why::Found(PasskiError::CrossOriginNotAllowed));
    refused!(client("more", json!(1)), Why::Found(PasskiError::SignatureVerificationFailed));
    let elsewhere = RelyingParty { id: "mu.example".into(), ..site() };
    refused!(known_at(&elsewhere, &got, &passkey), Why::Found(PasskiError::RpIdHashMismatch));
    refused!(known_with(|data| data[FLAGS] &= !PRESENT), Why::Found(PasskiError::UserNotPresent));
    refused!(known_with(|data| data[FLAGS] &= !VERIFIED), Why::Found(PasskiError::UserVerificationRequired));
    refused!(known_with(|data| data[FLAGS] |= SYNCED), Why::Found(PasskiError::InvalidBackupFlags));
    refused!(known_with(|data| data[36] = 9), Why::Found(PasskiError::SignatureVerificationFailed));
    refused!(known_with(|data| data.push(0)), Why::Found(PasskiError::SignatureVerificationFailed));
}

#[test]
fn an_answer_is_that_of_the_passkey_and_of_its_person() {
    for number in 0..3 {
        let (made, got) = vector(number);
        let passkey = new(&made).unwrap();
        let mut signature = bytes(&got, "signature");
        let last = signature.len() - 1;
        signature[last] ^= 1;
        let mut forged = got.clone();
        put(&mut forged, "signature", &signature);
        refused!(known(&forged, &passkey), Why::Found(PasskiError::SignatureVerificationFailed));
        // The key of another passkey, of the same kind and of another one.
        let other = new(&vector((number + 1) % 3).0).unwrap();
        let with_key = Passkey { key: other.key, ..passkey.clone() };
        refused!(known(&got, &with_key), Why::Found(PasskiError::InvalidCoseKey(_)));
        let with_algorithm = Passkey { algorithm: -47, ..passkey.clone() };
        refused!(known(&got, &with_algorithm), Why::Found(PasskiError::UnsupportedAlgorithm(-47)));
    }
    let (made, got) = vector(0);
    let passkey = new(&made).unwrap();
    let mut other_key = Passki::base64_decode(&passkey.key).unwrap();
    let last = other_key.len() - 1;
    other_key[last] ^= 1;
    let off_the_curve = Passkey { key: Passki::base64_encode(&other_key), ..passkey.clone() };
    refused!(known(&got, &off_the_curve), Why::Found(PasskiError::SignatureVerificationFailed));
    for handle in [Value::Null, json!(""), json!("AAAA")] {
        let mut answer = got.clone();
        answer["response"]["userHandle"] = handle;
        refused!(known(&answer, &passkey), Why::Person);
    }
    refused!(known(&got, &Passkey { synced: true, ..passkey }), Why::Synced);
}

#[test]
fn an_authenticator_never_counts_back() {
    let (made, got) = vector(0);
    let passkey = new(&made).unwrap();
    for (counter, is_good) in [(0, true), (1, true), (2, false), (3, false), (u32::MAX, false)] {
        let found = known(&got, &Passkey { counter, ..passkey.clone() });
        assert_eq!(found.is_ok(), is_good, "{counter}: {found:?}");
        if !is_good {
            refused!(found, Why::Found(PasskiError::CounterRegression));
        }
    }
}
