//! What is agreed and known of a table.

use std::sync::Arc;

use crate::terms::Entrance;
use crate::{FairLuck, Game, Origin, Rated, ReplayAt, SeatPerson, TableSeat, Terms, Timing, links};

/// What is agreed and known of a table, whatever its position.
#[derive(Clone, Debug)]
pub struct TableFacts {
    /// Its id in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its game.
    pub game: Arc<Game>,
    /// The seats, `a` first.
    pub seats: Vec<TableSeat>,
    /// What was agreed: option names and values, defaults included.
    pub options: Vec<(String, String)>,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// How long people may think.
    pub timing: Timing,
    /// On what terms people come.
    pub terms: Terms,
    /// Whether its game counts for ratings.
    pub rated: Rated,
    /// Those who sit there and have an account.
    pub people: Vec<SeatPerson>,
    /// How many people watch.
    pub watching: usize,
    /// Its luck.
    pub luck: FairLuck,
    /// Where its game comes from.
    pub origin: Origin,
}

impl TableFacts {
    /// A table of which nothing is known but who sits there at which game: one that nobody can go to.
    pub fn nowhere(name: String, game: Game, seats: Vec<TableSeat>) -> Self {
        Self {
            id: String::new(),
            name,
            game: Arc::new(game),
            seats,
            options: Vec::new(),
            hints: false,
            timing: Timing::default(),
            terms: Terms::default(),
            rated: Rated::No,
            people: Vec::new(),
            watching: 0,
            luck: FairLuck::default(),
            origin: Origin::Here,
        }
    }

    /// The path of the picture that others show of a link to the table, or to this position; none for tables to which
    /// not everybody with the link is let in.
    pub(crate) fn link_picture(&self, at: Option<ReplayAt>) -> Option<String> {
        let is_open = self.terms.entrance != Entrance::Named && self.terms.watchers && !self.id.is_empty();
        is_open.then(|| links::link_picture(&self.id, at))
    }

    /// Which table it is, of which game.
    pub(crate) fn title(&self) -> String {
        format!("{} · {}", self.name, self.game.title)
    }
}
