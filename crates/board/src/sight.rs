//! One observer's look at one position: what every game asks of it.

use engine::Seat;
use words::Language;

use crate::Look;
use crate::seats::{name_inside, plate_name};

/// What is drawn, for whom. Each game adds what it asks of its own view.
#[derive(Debug)]
pub(crate) struct Sight<'a, V> {
    /// What the observer knows.
    pub(crate) view: &'a V,
    /// For whom it is drawn.
    pub(crate) look: &'a Look<'a>,
}

impl<V> Clone for Sight<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Sight<'_, V> {}

impl<'a, V> Sight<'a, V> {
    /// What an observer knows, for whom it is drawn.
    pub(crate) const fn new(view: &'a V, look: &'a Look<'a>) -> Self {
        Self { view, look }
    }

    /// The language of all words.
    pub(crate) const fn language(self) -> Language {
        self.look.language
    }

    /// The observer's seat, if it has one.
    pub(crate) const fn me(self) -> Option<Seat> {
        self.look.observer.seat()
    }

    /// Whether the observer sits here.
    pub(crate) fn is_me(self, seat: Seat) -> bool {
        self.look.is_me(seat)
    }

    /// What a seat is called on its plate.
    pub(crate) fn plate(self, seat: Seat) -> &'a str {
        plate_name(seat, self.look)
    }

    /// What a seat is called inside a sentence.
    pub(crate) fn inside(self, seat: Seat) -> &'a str {
        name_inside(seat, self.look)
    }
}
