//! What this process has written about whose pages are connected to a table.

use std::collections::HashMap;

use domain::PersonId;
use domain::time::{SECOND, Tick};

/// How old the word of a connection may be before it is written again, in milliseconds.
const AGAIN: i64 = 20 * SECOND;

/// For how long a page may be away before that is written, in milliseconds: pages are loaded again.
const BRIEF: i64 = 3 * SECOND;

/// What this process has written about the connections of one table.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    written: HashMap<PersonId, Connection>,
    /// Whether they were written at all when the table was last looked at: it leaves the memory while pages wait.
    pub(crate) are_noted: bool,
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
pub(crate) enum Word {
    /// It is there.
    Here,
    /// It is gone since this moment.
    Gone(Tick),
}

impl Connections {
    /// What is to be written, if these people are connected now.
    pub(crate) fn words(&mut self, connected: &[PersonId], now: Tick) -> Vec<(PersonId, Word)> {
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
