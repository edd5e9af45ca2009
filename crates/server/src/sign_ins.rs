//! Attempts to sign in: counted in the store, so that several processes do not give several times as many, and
//! a restart gives none anew.

use std::net::IpAddr;

use domain::time::{MINUTE, SECOND, Tick};
use domain::{Corrupt, PersonId};
use engine::Token;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{Price, Store};

use crate::entropy::random_token;
use crate::error::{Error, ServeError};
use crate::limits::{Budget, Rate, Rates, TooOften, neighbourhood};

/// How many cells there are for all names and addresses together: more lines than these the table never has.
const CELLS: u32 = 1 << 16;

/// Who tries to show that they know a password, or have a passkey.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Attempt<'a> {
    /// Whoever says this name, as it is kept.
    Name(&'a str),
    /// Whoever answers with the passkey of this id, as it is kept.
    Passkey(&'a str),
    /// Everybody at an address.
    Address(Option<IpAddr>),
    /// A person who is here already, of whom somebody may have borrowed the browser.
    Person(&'a PersonId),
}

/// What was tried lately, in all processes.
pub(crate) struct SignIns {
    /// Nobody outside can find two payers who share a cell, nor a name by its cell.
    key: Token,
    rates: Option<Rates>,
}

impl SignIns {
    /// With the key that all processes on a store share.
    pub(crate) async fn of(store: &Store, rates: Option<Rates>) -> Result<Self, ServeError> {
        let kept = store.house_word("attempts", &random_token()?.to_string()).await?;
        let unusable = |_| store::Error::Corrupt(Corrupt("the key of the attempts".into()));
        Ok(Self { key: kept.parse().map_err(unusable)?, rates })
    }

    /// Takes an attempt from what may be tried.
    ///
    /// # Errors
    /// If that is used up, or the store fails.
    pub(crate) async fn spend(&self, store: &Store, attempt: Attempt<'_>, now: Tick) -> Result<(), Error> {
        let Some(rates) = self.rates else { return Ok(()) };
        let (rate, who) = match attempt {
            Attempt::Name(name) => (rates.sign_ins, format!("name {name}")),
            Attempt::Passkey(id) => (rates.sign_ins, format!("passkey {id}")),
            Attempt::Person(person) => (rates.sign_ins, format!("person {}", person.as_str())),
            Attempt::Address(address) => match address.and_then(neighbourhood) {
                Some(address) => {
                    (rates.sign_ins.times(rates.people_of_address), format!("address {address}"))
                }
                None => return Ok(()),
            },
        };
        let counted = store.attempt(self.cell(&who), price(rate), now).await?;
        counted.map_err(|wait| {
            let seconds = u64::try_from(wait / SECOND).unwrap_or_default() + 1;
            TooOften { budget: Budget::SignIns, seconds }.into()
        })
    }

    fn cell(&self, who: &str) -> u32 {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(self.key.bytes()).expect("HMAC takes keys of any length");
        mac.update(who.as_bytes());
        let [one, two, three, four, ..] = <[u8; 32]>::from(mac.finalize().into_bytes());
        u32::from_be_bytes([one, two, three, four]) % CELLS
    }
}

impl std::fmt::Debug for SignIns {
    /// Says nothing of anybody.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignIns(…)")
    }
}

fn price(rate: Rate) -> Price {
    let each = (MINUTE / i64::from(rate.a_minute.max(1))).max(1);
    Price { each, most: each.saturating_mul(rate.at_once.max(1).into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::time::{SECOND, Tick};

    const NOW: Tick = Tick(1_800_000_000_000);

    #[tokio::test]
    async fn a_name_an_address_and_a_person_are_apart_and_the_processes_are_not() {
        let store = Store::in_memory().await.unwrap();
        let once = Rate::new(1, 1);
        let rates = Rates { sign_ins: once, people_of_address: 2, ..Rates::default() };
        let (here, there) = (
            SignIns::of(&store, Some(rates)).await.unwrap(),
            SignIns::of(&store, Some(rates)).await.unwrap(),
        );
        let anna = PersonId::new("anna");
        for attempt in [Attempt::Name("anna"), Attempt::Name("ben"), Attempt::Person(&anna)] {
            assert!(here.spend(&store, attempt, NOW).await.is_ok(), "{attempt:?}");
            let refused = there.spend(&store, attempt, NOW).await.unwrap_err();
            assert!(
                matches!(refused, Error::TooOften(TooOften { budget: Budget::SignIns, seconds: 60..=61 })),
                "{refused}"
            );
        }
        let from = async |site: &SignIns, text: &str| {
            site.spend(&store, Attempt::Address(text.parse().ok()), NOW).await.is_ok()
        };
        assert!(from(&here, "2001:db8::1").await && from(&there, "2001:db8::2").await);
        assert!(!from(&here, "2001:db8::3").await && from(&here, "2001:db8:0:1::1").await);
        for _ in 0..5 {
            assert!(from(&here, "127.0.0.1").await, "this machine is no address");
        }
    }

    #[tokio::test]
    async fn without_rates_everything_may_be_tried() {
        let store = Store::in_memory().await.unwrap();
        let free = SignIns::of(&store, None).await.unwrap();
        for _ in 0..100 {
            assert!(free.spend(&store, Attempt::Name("anna"), NOW).await.is_ok());
        }
    }

    #[tokio::test]
    async fn a_cell_tells_nobody_outside_who_it_is() {
        let one = SignIns::of(&Store::in_memory().await.unwrap(), None).await.unwrap();
        let other = SignIns::of(&Store::in_memory().await.unwrap(), None).await.unwrap();
        let differ =
            (0..50).filter(|number| one.cell(&number.to_string()) != other.cell(&number.to_string()));
        assert!(differ.count() > 45, "every house has a key of its own");
    }

    #[test]
    fn a_rate_is_a_price() {
        assert_eq!(price(Rates::default().sign_ins), Price { each: 30 * SECOND, most: 300 * SECOND });
    }
}
