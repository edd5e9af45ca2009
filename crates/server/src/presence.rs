//! Whose pages are connected to live games, so that every process knows, and whose are not any more.
//!
//! A process writes down that a page is connected here, again as long as it is, and when it is gone. If a
//! process dies with the pages of its people, its words grow old, and that says the same.

use std::collections::HashMap;
use std::sync::Arc;

use domain::time::{SECOND, Tick, Timing};
use domain::{Command, PersonId, Status, TableState};
use store::Seen;

use crate::error::Error;
use crate::house::House;
use crate::hub::Live;
use crate::submit::by_clock;

/// How old the word of a connection may be before it is written again, in milliseconds.
const AGAIN: i64 = 20 * SECOND;

/// How old it is when the connection counts as lost, in milliseconds: its process may have died.
const OLD: i64 = 45 * SECOND;

/// For how long a page may be away before that is written, in milliseconds: pages are loaded again.
const BRIEF: i64 = 3 * SECOND;

/// What this process has written about the connections of one table.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    written: HashMap<PersonId, Connection>,
    /// Whether they were written at all when the table was last looked at: it leaves the memory while pages wait.
    are_noted: bool,
}

#[derive(Clone, Copy, Debug)]
struct Connection {
    /// When it was written last that the page is here.
    here: Tick,
    /// Since when it is not.
    missing: Option<Tick>,
}

/// What is to be written about the connection of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Here,
    /// It is gone since this moment.
    Gone(Tick),
}

impl Connections {
    /// What is to be written, if these people are connected now.
    fn words(&mut self, connected: &[PersonId], now: Tick) -> Vec<(PersonId, Word)> {
        let mut words = Vec::new();
        for person in connected {
            let known = self.written.get(person);
            if known.is_none_or(|known| known.missing.is_some() || now.since(known.here) >= AGAIN) {
                self.written.insert(person.clone(), Connection { here: now, missing: None });
                words.push((person.clone(), Word::Here));
            }
        }
        self.written.retain(|person, known| {
            if connected.contains(person) {
                return true;
            }
            let since = *known.missing.get_or_insert(now);
            let is_brief = now.since(since) < BRIEF;
            if !is_brief {
                words.push((person.clone(), Word::Gone(since)));
            }
            is_brief
        });
        words
    }
}

/// Notes whose pages are connected here to live games and to tables that wait; clocks whose people are gone run on
/// their grace.
pub(crate) async fn look_after_connections(house: &Arc<House>) -> Result<(), Error> {
    for live in house.hub.all() {
        let are_noted = {
            let known = live.peek(is_noted);
            let mut connections = live.connections();
            connections.are_noted = known.unwrap_or(connections.are_noted);
            connections.are_noted
        };
        if are_noted {
            note(house, &live).await?;
            look_for_lost(house, &live).await?;
        }
    }
    Ok(())
}

/// A page has connected to a table.
pub(crate) async fn connected(house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
    let are_noted = is_noted(&*live.read(house).await?);
    live.connections().are_noted = are_noted;
    if are_noted {
        note(house, live).await?;
        look_for_lost(house, live).await?;
    }
    Ok(())
}

/// Whether it is written whose pages are connected to a table.
fn is_noted(state: &TableState) -> bool {
    state.record.status == Status::Waiting || is_live_game(state)
}

/// Whether a game with live clocks runs at a table.
fn is_live_game(state: &TableState) -> bool {
    state.record.status == Status::Playing && matches!(state.record.timing, Timing::Live { .. })
}

async fn note(house: &House, live: &Live) -> Result<(), Error> {
    let now = house.timepiece.now();
    let words = live.connections().words(&live.connected(), now);
    for (person, word) in words {
        let seen = match word {
            Word::Here => Seen::Here(now),
            Word::Gone(since) => Seen::Gone(since),
        };
        house.store.note_presence(live.id(), &person, seen).await?;
    }
    Ok(())
}

/// Sets the clocks of people at a table to what is known of their connections.
async fn look_for_lost(house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
    let changes = lost_and_found(house, live).await?;
    if changes.is_empty() {
        return Ok(());
    }
    by_clock(house, live, Command::Connect(changes)).await.map(drop)
}

/// The people whose clocks run and do not say what is known of their connections: with since when each is
/// lost, or that it is not. Who was never seen may have no script, and is not lost.
pub(crate) async fn lost_and_found(
    house: &House,
    live: &Arc<Live>,
) -> Result<Vec<(PersonId, Option<Tick>)>, Error> {
    let running: Vec<(PersonId, bool)> = {
        let state = live.read_if_there().await;
        let Some(state) = state.as_ref().filter(|state| is_live_game(state)) else {
            return Ok(Vec::new());
        };
        let clock = |held: &domain::SeatRecord| {
            let clock = state.course.clocks.clock(held.seat).filter(|clock| clock.runs())?;
            Some((held.person.clone()?, clock.is_lost()))
        };
        state.seats.iter().filter_map(clock).collect()
    };
    let here = live.connected();
    if running.iter().all(|(person, is_lost)| here.contains(person) && !is_lost) {
        return Ok(Vec::new());
    }
    let seen: HashMap<PersonId, Seen> = house.store.presence(live.id()).await?.into_iter().collect();
    let now = house.timepiece.now();
    let lost = |person: &PersonId| match seen.get(person)? {
        _ if here.contains(person) => None,
        Seen::Gone(since) => Some(*since),
        Seen::Here(at) => (now.since(*at) > OLD).then_some(*at),
    };
    let all = running.into_iter().map(|(person, is_lost)| (lost(&person), person, is_lost));
    let differs = all.filter(|(lost, _, is_lost)| lost.is_some() != *is_lost);
    Ok(differs.map(|(lost, person, _)| (person, lost)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::time::{SECOND, Tick};

    #[test]
    fn a_connection_is_written_again_now_and_then_and_when_it_is_gone() {
        let mut connections = Connections::default();
        let (anna, ben) = (PersonId::new("anna"), PersonId::new("ben"));
        let both = [anna.clone(), ben.clone()];
        let at = |seconds: i64| Tick(seconds * SECOND);
        let here = |person: &PersonId| (person.clone(), Word::Here);
        assert_eq!(connections.words(&both, at(0)), [here(&anna), here(&ben)]);
        assert_eq!(connections.words(&both, at(19)), []);
        assert_eq!(connections.words(&both[..1], at(20)), [here(&anna)]);
        assert_eq!(connections.words(&both, at(22)), [here(&ben)], "a page was loaded again");
        assert_eq!(connections.words(&both[..1], at(30)), []);
        assert_eq!(connections.words(&both[..1], at(33)), [(ben.clone(), Word::Gone(at(30)))]);
        assert_eq!(connections.words(&both[..1], at(39)), [], "once");
        assert_eq!(connections.words(&both, at(39)), [here(&ben)]);
    }
}
