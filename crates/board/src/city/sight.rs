//! One observer's look at one position.

use ::city::{Building, BuildingId, Desk, Estate, Pack, Public, Task, View};
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

    /// The cards of the table.
    pub(super) fn pack(self) -> &'a Pack {
        self.public().pack()
    }

    /// A Building of the table's cards.
    pub(super) fn building(self, id: BuildingId) -> &'a Building {
        self.pack().building(id)
    }

    /// The observer's seat, if it has one.
    pub(super) const fn me(self) -> Option<Seat> {
        self.view.seat()
    }

    /// Whether the observer sits here.
    pub(super) fn is_me(self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// What lies in front of a seat, with what the observer itself has decided.
    pub(super) fn estate(self, seat: Seat) -> &'a Estate {
        self.view.estate(seat)
    }

    /// How many seats there are.
    pub(super) const fn seats(self) -> u8 {
        self.public().seats()
    }

    /// The observer's own decisions, while it has something to decide.
    pub(super) fn deciding(self) -> Option<&'a Desk> {
        self.view.desk().filter(|_| self.view.is_my_turn())
    }

    /// What the observer is asked now.
    pub(super) fn task(self) -> Task {
        self.deciding().map_or(Task::Done, Desk::task)
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
