//! An authenticator without a device: it makes passkeys and signs with them, with other code than the server checks
//! them with. What it sends is what a browser makes of it.

use passki::Passki;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};

/// Somebody is there, and has shown who it is.
const THERE: u8 = 0b101;

/// A key follows.
const HAS_KEY: u8 = 0b100_0000;

/// How a passkey signs.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Algorithm {
    Es256,
    EdDsa,
}

enum Keys {
    Es256(EcdsaKeyPair),
    EdDsa(Ed25519KeyPair),
}

/// A passkey on its device.
pub(crate) struct Authenticator {
    keys: Keys,
    origin: String,
    id: Vec<u8>,
    handle: Value,
    counter: u32,
}

pub(crate) fn encoded(bytes: &[u8]) -> String {
    Passki::base64_encode(bytes)
}

impl Authenticator {
    /// Makes a passkey as a page of `origin` asks for one; gives it with what the browser sends.
    pub(crate) fn make(origin: &str, asked: &Value, algorithm: Algorithm) -> (Self, Value) {
        let asked = &asked["publicKey"];
        let random = SystemRandom::new();
        let keys = match algorithm {
            Algorithm::Es256 => {
                let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
                let made = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
                Keys::Es256(EcdsaKeyPair::from_pkcs8(kind, made.as_ref(), &random).unwrap())
            }
            Algorithm::EdDsa => {
                let made = Ed25519KeyPair::generate_pkcs8(&random).unwrap();
                Keys::EdDsa(Ed25519KeyPair::from_pkcs8(made.as_ref()).unwrap())
            }
        };
        let id = ring::rand::generate::<[u8; 24]>(&random).unwrap().expose().to_vec();
        let handle = asked["user"]["id"].clone();
        let own = Self { keys, origin: origin.into(), id, handle, counter: 1 };
        let site = asked["rp"]["id"].as_str().unwrap();
        let mut data = own.data(site, THERE | HAS_KEY);
        data.extend([0; 16]);
        data.extend(u16::try_from(own.id.len()).unwrap().to_be_bytes());
        data.extend(&own.id);
        data.extend(own.key());
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(&data);
        let response = json!({
            "clientDataJSON": encoded(own.client("webauthn.create", asked).as_bytes()),
            "attestationObject": encoded(&object),
            "transports": ["internal"],
        });
        let sent = own.sent(&response);
        (own, sent)
    }

    /// Signs what a page asks for; gives what the browser sends.
    pub(crate) fn answer(&mut self, asked: &Value) -> Value {
        let asked = &asked["publicKey"];
        self.counter += 1;
        let client = self.client("webauthn.get", asked);
        let data = self.data(asked["rpId"].as_str().unwrap(), THERE);
        let signed = [&data[..], digest(&SHA256, client.as_bytes()).as_ref()].concat();
        let signature = match &self.keys {
            Keys::Es256(keys) => keys.sign(&SystemRandom::new(), &signed).unwrap().as_ref().to_vec(),
            Keys::EdDsa(keys) => keys.sign(&signed).as_ref().to_vec(),
        };
        self.sent(&json!({
            "clientDataJSON": encoded(client.as_bytes()),
            "authenticatorData": encoded(&data),
            "signature": encoded(&signature),
            "userHandle": self.handle,
        }))
    }

    /// Forgets that it has signed as often as it has.
    pub(crate) const fn count_back(&mut self) {
        self.counter = 0;
    }

    fn sent(&self, response: &Value) -> Value {
        json!({
            "id": encoded(&self.id),
            "rawId": encoded(&self.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": response,
        })
    }

    fn client(&self, what: &str, asked: &Value) -> String {
        let challenge = &asked["challenge"];
        json!({ "type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = digest(&SHA256, site.as_bytes()).as_ref().to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// The public key as COSE writes it.
    fn key(&self) -> Vec<u8> {
        match &self.keys {
            Keys::Es256(keys) => {
                let point = keys.public_key().as_ref();
                [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", &point[1..33], b"\x22\x58\x20", &point[33..]]
                    .concat()
            }
            Keys::EdDsa(keys) => {
                [b"\xa4\x01\x01\x03\x27\x20\x06\x21\x58\x20", keys.public_key().as_ref()].concat()
            }
        }
    }
}
