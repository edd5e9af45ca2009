//! How much may be asked: by one person, from one address, and of the whole server.
//!
//! People at play never meet these bounds. They keep one program from taking what is there for all, from
//! guessing passwords, and from filling the database. Nobody on this machine itself is bounded as an
//! address, and a rehearsal has no bounds.
//!
//! What is asked is counted by each process for itself ([`Limiter`]), but attempts at passwords by all together
//! (`sign_ins`).

mod ledger;

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::http::Method;
use domain::PersonId;

use ledger::Ledger;

/// How much may be asked of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How often something may be asked; none for as often as anybody likes.
    pub rates: Option<Rates>,
    /// The most open streams in all.
    pub streams: usize,
    /// The most open streams of one address.
    pub streams_of_address: usize,
    /// The most open streams of one person: one more ends the oldest.
    pub streams_of_person: usize,
    /// The most connections in all.
    pub connections: usize,
    /// The most connections of one address.
    pub connections_of_address: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rates: Some(Rates::default()),
            streams: 30_000,
            streams_of_address: 300,
            streams_of_person: 12,
            connections: 40_000,
            connections_of_address: 400,
        }
    }
}

impl Limits {
    /// No bound that a test could meet by accident.
    pub const NONE: Self = Self {
        rates: None,
        streams: usize::MAX,
        streams_of_address: usize::MAX,
        streams_of_person: usize::MAX,
        connections: usize::MAX,
        connections_of_address: usize::MAX,
    };
}

/// So many at once, and so many a minute after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once, at least one.
    pub at_once: u32,
    /// How many a minute in the long run, at least one.
    pub a_minute: u32,
}

impl Rate {
    pub(crate) const fn new(at_once: u32, a_minute: u32) -> Self {
        Self { at_once, a_minute }
    }

    pub(crate) const fn times(self, times: u32) -> Self {
        Self { at_once: self.at_once.saturating_mul(times), a_minute: self.a_minute.saturating_mul(times) }
    }

    /// How long one request takes to be paid.
    fn price(self) -> Duration {
        Duration::from_mins(1) / self.a_minute.max(1)
    }
}

/// How often one person may ask for something. Many people may share an address: it may ask
/// [`Rates::people_of_address`] times as often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Pages that are read.
    pub pages: Rate,
    /// Changes: moves, seats, names and the rest.
    pub changes: Rate,
    /// Tables that are opened.
    pub tables: Rate,
    /// People who were never here.
    pub arrivals: Rate,
    /// Attempts to sign in, with one name or from one address.
    pub sign_ins: Rate,
    /// Hints that are thought about.
    pub hints: Rate,
    /// Positions that are told to those who go along through a game.
    pub leads: Rate,
    /// Pictures for previews of links.
    pub cards: Rate,
    /// Files with all that is kept of a person.
    pub data: Rate,
    /// How many people an address counts for.
    pub people_of_address: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            pages: Rate::new(240, 600),
            changes: Rate::new(120, 600),
            tables: Rate::new(20, 12),
            arrivals: Rate::new(6, 3),
            sign_ins: Rate::new(10, 2),
            hints: Rate::new(30, 30),
            leads: Rate::new(30, 150),
            cards: Rate::new(30, 30),
            data: Rate::new(3, 1),
            people_of_address: 10,
        }
    }
}

impl Rates {
    /// The same, so many times as often.
    #[must_use]
    pub const fn times(self, times: u32) -> Self {
        Self {
            pages: self.pages.times(times),
            changes: self.changes.times(times),
            tables: self.tables.times(times),
            arrivals: self.arrivals.times(times),
            sign_ins: self.sign_ins.times(times),
            hints: self.hints.times(times),
            leads: self.leads.times(times),
            cards: self.cards.times(times),
            data: self.data.times(times),
            people_of_address: self.people_of_address,
        }
    }

    const fn of(&self, budget: Budget) -> Rate {
        match budget {
            Budget::Pages => self.pages,
            Budget::Changes => self.changes,
            Budget::Tables => self.tables,
            Budget::Arrivals => self.arrivals,
            Budget::SignIns => self.sign_ins,
            Budget::Hints => self.hints,
            Budget::Leads => self.leads,
            Budget::Cards => self.cards,
            Budget::Data => self.data,
        }
    }
}

/// What a request is counted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Budget {
    /// Reading a page.
    Pages,
    /// Changing something.
    Changes,
    /// Opening a table.
    Tables,
    /// Coming for the first time.
    Arrivals,
    /// Trying to sign in.
    SignIns,
    /// Asking for a hint.
    Hints,
    /// Telling those who go along where one is.
    Leads,
    /// Looking at a picture for a preview.
    Cards,
    /// Taking along all that is kept.
    Data,
}

/// What is counted apart from other pages, by the route.
const READ_APART: &[(&str, Budget)] = &[
    ("/t/{id}/card.png", Budget::Cards),
    ("/account/data", Budget::Data),
    ("/api/v1/me/data", Budget::Data),
];

/// What is counted apart from other changes, by the route.
const CHANGED_APART: &[(&str, Budget)] = &[
    ("/new", Budget::Tables),
    ("/import", Budget::Tables),
    ("/t/{id}/branch", Budget::Tables),
    ("/play/{game}", Budget::Tables),
    ("/play/{game}/people", Budget::Tables),
    ("/t/{id}/rematch", Budget::Tables),
    ("/t/{id}/hint", Budget::Hints),
    ("/t/{id}/study", Budget::Leads),
    ("/account/in", Budget::SignIns),
    ("/account/make", Budget::SignIns),
    ("/account/rename", Budget::SignIns),
    ("/account/password", Budget::SignIns),
    ("/account/delete", Budget::SignIns),
    ("/api/v1/tables", Budget::Tables),
    ("/api/v1/games/{game}/people", Budget::Tables),
    ("/api/v1/tables/{table}/rematch", Budget::Tables),
    ("/api/v1/tables/{table}/hint", Budget::Hints),
];

impl Budget {
    const ALL: [Self; 9] = [
        Self::Pages,
        Self::Changes,
        Self::Tables,
        Self::Arrivals,
        Self::SignIns,
        Self::Hints,
        Self::Leads,
        Self::Cards,
        Self::Data,
    ];

    /// What a request of this method at this route is counted as.
    pub(crate) fn of(method: &Method, route: &str) -> Self {
        let (apart, usual) = if [Method::GET, Method::HEAD, Method::OPTIONS].contains(method) {
            (READ_APART, Self::Pages)
        } else {
            (CHANGED_APART, Self::Changes)
        };
        apart.iter().find(|(path, _)| *path == route).map_or(usual, |(_, budget)| *budget)
    }
}

/// Something was asked too often: it may be asked again after so many seconds, one at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooOften {
    /// What.
    pub(crate) budget: Budget,
    /// When it may be asked again.
    pub(crate) seconds: u64,
}

/// Whoever pays for a request.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Payer<'a> {
    /// Everybody at an address.
    Address(Option<IpAddr>),
    /// A person, wherever.
    Person(&'a PersonId),
}

/// What was asked lately.
pub(crate) struct Limiter(Option<Ledgers>);

struct Ledgers {
    begun: Instant,
    /// Nobody outside can find two payers who share their cells.
    hasher: RandomState,
    /// In the order of [`Budget::ALL`].
    people: [Ledger; 9],
    addresses: [Ledger; 9],
}

impl Limiter {
    pub(crate) fn new(rates: Option<Rates>) -> Self {
        let ledgers =
            |rates: Rates, times| Budget::ALL.map(|budget| Ledger::new(rates.of(budget).times(times)));
        Self(rates.map(|rates| Ledgers {
            begun: Instant::now(),
            hasher: RandomState::new(),
            people: ledgers(rates, 1),
            addresses: ledgers(rates, rates.people_of_address),
        }))
    }

    /// Takes a request from what the payer may ask.
    ///
    /// # Errors
    /// If that is used up.
    pub(crate) fn spend(&self, budget: Budget, payer: Payer<'_>) -> Result<(), TooOften> {
        let Some(ledgers) = &self.0 else { return Ok(()) };
        let (all, payer) = match payer {
            Payer::Address(address) => match address.and_then(neighbourhood) {
                Some(address) => (&ledgers.addresses, ledgers.hasher.hash_one(address)),
                None => return Ok(()),
            },
            Payer::Person(person) => (&ledgers.people, ledgers.hasher.hash_one(("person", person.as_str()))),
        };
        all[budget as usize].spend(payer, ledgers.begun.elapsed()).map_err(|wait| {
            let seconds = wait.as_secs() + 1;
            TooOften { budget, seconds }
        })
    }
}

impl std::fmt::Debug for Limiter {
    /// Says nothing of anybody.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limiter(…)")
    }
}

/// What counts as one address: of IPv6 the half that a connection is given, of which it can use any
/// address. None for this machine itself.
pub(crate) const fn neighbourhood(address: IpAddr) -> Option<u128> {
    match address.to_canonical() {
        address if address.is_loopback() => None,
        IpAddr::V4(address) => Some(address.to_ipv6_mapped().to_bits()),
        IpAddr::V6(address) => Some(address.to_bits() >> 64 << 64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tight() -> Limiter {
        let once = Rate::new(1, 1);
        Limiter::new(Some(Rates {
            pages: once,
            changes: once,
            tables: once,
            arrivals: once,
            sign_ins: once,
            hints: once,
            leads: once,
            cards: once,
            data: once,
            people_of_address: 2,
        }))
    }

    #[test]
    fn every_budget_and_every_payer_is_apart() {
        let limiter = tight();
        let (anna, ben) = (PersonId::new("anna"), PersonId::new("ben"));
        for budget in Budget::ALL {
            for payer in [Payer::Person(&anna), Payer::Person(&ben)] {
                assert!(limiter.spend(budget, payer).is_ok(), "{budget:?} {payer:?}");
                let refused = limiter.spend(budget, payer).unwrap_err();
                assert!(
                    matches!(refused, TooOften { budget: of, seconds: 1..=61 } if of == budget),
                    "{refused:?}"
                );
            }
        }
    }

    #[test]
    fn an_address_pays_for_everybody_behind_it_and_this_machine_for_nobody() {
        let limiter = tight();
        let ask = |text: &str| limiter.spend(Budget::Pages, Payer::Address(text.parse().ok()));
        assert!(ask("192.0.2.7").is_ok() && ask("192.0.2.7").is_ok() && ask("::ffff:192.0.2.7").is_err());
        assert!(ask("192.0.2.8").is_ok());
        assert!(ask("2001:db8::1").is_ok() && ask("2001:db8::2").is_ok() && ask("2001:db8::3").is_err());
        assert!(ask("2001:db8:0:1::1").is_ok(), "another /64");
        for _ in 0..9 {
            assert!(ask("127.0.0.1").is_ok() && ask("::1").is_ok() && ask("").is_ok());
        }
    }

    #[test]
    fn without_rates_everything_may_be_asked() {
        let limiter = Limiter::new(None);
        let anna = PersonId::new("anna");
        assert!((0..10_000).all(|_| limiter.spend(Budget::Hints, Payer::Person(&anna)).is_ok()));
    }

    #[test]
    fn what_people_do_is_within_the_usual_bounds() {
        // Somebody who clicks twice a second for ten minutes, with pages that are loaded again each time.
        let rates = Rates::default();
        for rate in [rates.pages, rates.changes] {
            let ledger = Ledger::new(rate);
            assert!((0..1200).all(|half| ledger.spend(1, Duration::from_millis(500) * half).is_ok()));
        }
        assert!(rates.times(3).hints == Rate::new(90, 90));
    }
}
