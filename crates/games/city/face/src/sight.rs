//! One observer's look at one position.

use city::{Building, BuildingId, Desk, Estate, Pack, Phase, Public, Task, View};
use engine::Seat;

face::sight!(View);

impl<'a> Sight<'a> {
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

    /// What lies in front of a seat, with what the observer itself has decided. Damage about which it was not asked is
    /// seen when everybody sees it.
    pub(super) fn estate(self, seat: Seat) -> &'a Estate {
        let public = self.public();
        if public.phase() == Phase::Damage && !self.view.is_my_turn() {
            public.estate(seat)
        } else {
            self.view.estate(seat)
        }
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
}
