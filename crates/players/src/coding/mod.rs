//! Numbers for players that learn: a fixed space of small choices, and observations of a fixed layout.
//!
//! A small choice is an index. An action is a sequence of them: `lay R7,G3` is `lay`, `R7`, `G3`, `done`. What was
//! chosen of an action so far is a prefix, `&[u16]`; no sequence is the beginning of another one, so that an action is
//! complete as soon as it is encoded. Both the choices and the observations are made from a view and nothing else.

mod schema;
mod symmetry;
mod writer;

use engine::{Game, Seat};

pub use schema::{Field, Schema};
pub use symmetry::{Symmetry, orders};
pub use writer::{Label, Writer, observation, observe};

/// What one observer knows, in the game of a coding.
pub type View<C> = <<C as Coding>::Game as Game>::View;

/// A choice of a seat, in the game of a coding.
pub type Action<C> = <<C as Coding>::Game as Game>::Action;

/// How the choices and the views of one game become numbers.
pub trait Coding: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// How many small choices there are, with any number of seats and any options; at most 65 535.
    const CHOICES: usize;

    /// A small choice in the words of the notation where it has them: `R7`. Each has another name.
    fn name(choice: u16) -> String;

    /// Appends every legal action of the seat of the view, in canonical order; none if it owes nothing.
    fn legal(view: &View<Self>, actions: &mut Vec<Action<Self>>);

    /// Appends the small choices that an action is encoded with. Two actions are encoded differently, and neither
    /// encoding is the beginning of the other.
    fn encode(view: &View<Self>, action: Action<Self>, encoded: &mut Vec<u16>);

    /// Says of each small choice whether it may follow these, which were allowed themselves; none may if the seat owes
    /// nothing. Whatever may follow leads to a legal action.
    ///
    /// # Panics
    /// If the mask has not [`Coding::CHOICES`] places.
    fn mask(view: &View<Self>, chosen: &[u16], mask: &mut [bool]) {
        mask.fill(false);
        encodings::<Self>(view, |_, encoded| {
            if let Some((before, [next, ..])) = encoded.split_at_checked(chosen.len())
                && before == chosen
            {
                mask[usize::from(*next)] = true;
            }
        });
    }

    /// The legal action that is encoded with these small choices, if they are complete.
    fn action(view: &View<Self>, chosen: &[u16]) -> Option<Action<Self>> {
        let mut found = None;
        encodings::<Self>(view, |action, encoded| {
            if encoded == chosen {
                found = Some(action);
            }
        });
        found
    }

    /// The exchanges of components that change nothing in the rules, that of nothing left out. They hold where no
    /// small choice of an action has been made; an action goes over as a whole, and things of a set are then to be put
    /// in order again.
    fn symmetries(options: &<Self::Game as Game>::Options) -> Vec<Symmetry> {
        let _ = options;
        Vec::new()
    }

    /// Writes what the view knows, and what was chosen so far: the same fields for every view of a table.
    fn write(view: &View<Self>, chosen: &[u16], writer: &mut impl Writer);
}

/// Gives every legal action with its encoding.
fn encodings<C: Coding + ?Sized>(view: &View<C>, mut give: impl FnMut(Action<C>, &[u16])) {
    let (mut actions, mut encoded) = (Vec::new(), Vec::new());
    C::legal(view, &mut actions);
    for action in actions {
        encoded.clear();
        C::encode(view, action, &mut encoded);
        give(action, &encoded);
    }
}

/// Whether these small choices may be made one after the other, and leave the action open or complete it.
pub fn is_allowed<C: Coding>(view: &View<C>, chosen: &[u16]) -> bool {
    let mut mask = vec![false; C::CHOICES];
    (0..chosen.len()).all(|at| {
        C::mask(view, &chosen[..at], &mut mask);
        mask.get(usize::from(chosen[at])).is_some_and(|may| *may)
    })
}

/// How many places a seat sits to the left of another one at a table of `count`: 0 is the seat itself.
pub const fn places_left(of: Seat, seat: Seat, count: u8) -> usize {
    (seat.index() + count as usize - of.index()) % count as usize
}
