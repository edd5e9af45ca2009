//! How many streams are open: each holds a connection and a little memory as long as a page is looked at.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use domain::PersonId;
use tokio::sync::oneshot;

use crate::error::{Error, Overload};
use crate::limits::{Limits, neighbourhood};

/// All open streams of this process.
#[derive(Debug)]
pub(crate) struct Streams {
    most: usize,
    most_of_address: usize,
    most_of_person: usize,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    /// How many there were since the server began: the number of the next.
    begun: u64,
    all: usize,
    addresses: HashMap<u128, usize>,
    /// The oldest first, each with what ends it.
    people: HashMap<PersonId, VecDeque<(u64, oneshot::Sender<()>)>>,
}

/// The place of an open stream, as long as this lives.
#[derive(Debug)]
pub(crate) struct Place {
    number: u64,
    address: Option<u128>,
    person: Option<PersonId>,
    open: Arc<Mutex<Open>>,
    /// Told when a newer stream of the same person takes the place; nobody takes that of a stranger.
    taken: Option<oneshot::Receiver<()>>,
}

impl Streams {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            most: limits.streams,
            most_of_address: limits.streams_of_address,
            most_of_person: limits.streams_of_person.max(1),
            open: Arc::default(),
        }
    }

    /// A place for a stream. If a person has too many, the oldest ends: nobody is kept from the table
    /// by pages that were left open somewhere.
    ///
    /// # Errors
    /// If there are too many of this address or in all.
    pub(crate) fn open(&self, address: Option<IpAddr>, person: Option<&PersonId>) -> Result<Place, Error> {
        let mut open = lock(&self.open);
        let address = address.and_then(neighbourhood);
        let of_address =
            address.and_then(|address| open.addresses.get(&address).copied()).unwrap_or_default();
        if of_address >= self.most_of_address {
            return Err(Overload::Address.into());
        }
        if open.all >= self.most {
            return Err(Overload::App.into());
        }
        open.begun += 1;
        open.all += 1;
        if let Some(address) = address {
            *open.addresses.entry(address).or_default() += 1;
        }
        let number = open.begun;
        let taken = person.map(|person| {
            let (end, taken) = oneshot::channel();
            let own = open.people.entry(person.clone()).or_default();
            own.push_back((number, end));
            if own.len() > self.most_of_person
                && let Some((_, oldest)) = own.pop_front()
            {
                // Whoever does not listen any more is about to leave.
                let _ = oldest.send(());
            }
            taken
        });
        drop(open);
        Ok(Place { number, address, person: person.cloned(), open: Arc::clone(&self.open), taken })
    }
}

impl Place {
    /// Waits until a newer stream of the same person takes the place: once, then the stream ends.
    pub(crate) async fn is_taken(&mut self) {
        let is_taken = match self.taken.as_mut() {
            Some(taken) => taken.await.is_ok(),
            None => false,
        };
        if !is_taken {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.all = open.all.saturating_sub(1);
        if let Some(address) = self.address
            && let Some(count) = open.addresses.get_mut(&address)
        {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.addresses.remove(&address);
            }
        }
        if let Some(person) = &self.person
            && let Some(own) = open.people.get_mut(person)
        {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                open.people.remove(person);
            }
        }
    }
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    // What stands in it is whole at any moment, even if a holder of the lock has panicked.
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streams() -> Streams {
        Streams::new(&Limits { streams: 4, streams_of_address: 3, streams_of_person: 2, ..Limits::NONE })
    }

    fn has_lost(place: &mut Place) -> bool {
        place.taken.as_mut().is_some_and(|taken| taken.try_recv().is_ok())
    }

    #[test]
    fn one_more_of_the_same_person_ends_the_oldest() {
        let (streams, anna, ben) = (streams(), PersonId::new("anna"), PersonId::new("ben"));
        let mut first = streams.open(None, Some(&anna)).unwrap();
        let mut bens = streams.open(None, Some(&ben)).unwrap();
        let mut second = streams.open(None, Some(&anna)).unwrap();
        assert!(!has_lost(&mut first));
        let third = streams.open(None, Some(&anna)).unwrap();
        assert!(has_lost(&mut first) && !has_lost(&mut second) && !has_lost(&mut bens));
        drop((first, third));
        let _fourth = streams.open(None, Some(&anna)).unwrap();
        assert!(!has_lost(&mut second), "the third one is gone");
    }

    #[test]
    fn an_address_and_the_house_have_their_bounds_and_who_leaves_makes_room() {
        let streams = streams();
        let from = |text: &str| streams.open(text.parse().ok(), None);
        let mut places: Vec<Place> = (0..3).map(|_| from("192.0.2.7").unwrap()).collect();
        assert!(matches!(from("192.0.2.7"), Err(Error::Overload(Overload::Address))));
        places.push(from("127.0.0.1").unwrap());
        assert!(matches!(from("192.0.2.8"), Err(Error::Overload(Overload::App))));
        assert!(matches!(from("127.0.0.1"), Err(Error::Overload(Overload::App))));
        places.pop();
        assert!(matches!(from("192.0.2.7"), Err(Error::Overload(Overload::Address))));
        places.push(from("192.0.2.8").unwrap());
        places.clear();
        let open = lock(&streams.open);
        assert!(open.all == 0 && open.addresses.is_empty() && open.people.is_empty(), "{open:?}");
    }
}
