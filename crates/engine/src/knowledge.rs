//! Who may know what: observers, audiences, witnesses.

use crate::rule::RuleId;
use crate::seat::{Seat, SeatSet};

/// Somebody who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// A seat: sees its own secrets and what is public.
    Seat(Seat),
    /// Sees what is public and nothing else.
    Spectator,
    /// Sees everything: traces and finished games.
    Omniscient,
}

impl Observer {
    /// All observers of a table of `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Self> {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator, Self::Omniscient])
    }

    /// The seat it sits on, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Omniscient => None,
        }
    }
}

/// Those to whom an event or an action is told. The others learn nothing of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// All seats and the spectators.
    Everyone,
    /// Some seats only.
    Only(SeatSet),
}

impl Audience {
    /// Whether the observer belongs to it.
    pub const fn includes(self, observer: Observer) -> bool {
        match (self, observer) {
            (Self::Everyone, _) | (_, Observer::Omniscient) => true,
            (Self::Only(seats), Observer::Seat(seat)) => seats.contains(seat),
            (Self::Only(_), Observer::Spectator) => false,
        }
    }
}

/// Receives what happens while a step is carried out.
pub trait Witness<E> {
    /// Is told one event, together with those who may know it.
    fn see(&mut self, audience: Audience, event: E);

    /// Whether anybody looks: what is costly to tell need not be worked out for nobody.
    fn is_looking(&self) -> bool {
        true
    }
}

/// Nobody looks: searches and playouts.
impl<E> Witness<E> for () {
    fn see(&mut self, _: Audience, _: E) {}

    fn is_looking(&self) -> bool {
        false
    }
}

impl<E> Witness<E> for Vec<(Audience, E)> {
    fn see(&mut self, audience: Audience, event: E) {
        self.push((audience, event));
    }
}

/// Something that happened, as it is told: `Display` is one plain English sentence for logs and traces.
pub trait Happening: std::fmt::Display {
    /// The rule that makes or explains it.
    fn rule(&self) -> RuleId;
}
