//! One observer's look at one position.

use ::m::{Public, View};
use engine::Seat;
use words::Language;

use super::words::{name_inside, plate_name};
use crate::Look;

/// What is drawn, for whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<'a> {
    /// What the observer knows.
    pub view: &'a View,
    /// For whom it is drawn.
    pub look: &'a Look<'a>,
}

impl<'a> Sight<'a> {
    /// What an observer knows, for whom it is drawn.
    pub(super) const fn new(view: &'a View, look: &'a Look<'a>) -> Self {
        Self { view, look }
    }

    /// The language of all words.
    pub(super) const fn language(self) -> Language {
        self.look.language
    }

    /// Everything that lies open.
    pub(super) const fn public(self) -> &'a Public {
        self.view.public()
    }

    /// The observer's seat, if it has one.
    pub(super) const fn me(self) -> Option<Seat> {
        self.view.seat()
    }

    /// Whether the observer sits here.
    pub(super) fn is_me(self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// How many seats there are.
    pub(super) fn seats(self) -> u8 {
        self.public().seats()
    }

    /// What a seat is called on its plate.
    pub(super) fn plate(self, seat: Seat) -> &'a str {
        plate_name(seat, self.look)
    }

    /// What a seat is called inside a sentence.
    pub(super) fn inside(self, seat: Seat) -> &'a str {
        name_inside(seat, self.look)
    }
}
