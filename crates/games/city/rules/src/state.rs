//! The truth of one position.

use arrayvec::ArrayVec;
use engine::{PerSeat, Seat, SeatSet, Turn};

use crate::card::{Card, Hand};
use crate::desk::Desk;
use crate::estate::Estate;
use crate::luck::{BuildingPile, ProjectPile, RemovedPile};
use crate::options::CityOptions;
use crate::pack::{BuildingId, Pack, ProjectId};
use crate::phase::Phase;
use crate::public::{Public, SIDES_MAX};
use crate::space::Line;

/// A game of Mū: the whole truth of one position.
#[derive(Clone, Debug)]
pub struct City {
    pub(crate) public: Public,
    /// The hand of each seat; while Buildings are placed, the kept card; at the end of a round, the unplayed one.
    pub(crate) hands: [Hand; SIDES_MAX],
    /// The cards that each seat has left for its neighbour.
    pub(crate) passing: [ArrayVec<Card, 2>; SIDES_MAX],
    pub(crate) memories: [Memory; SIDES_MAX],
    pub(crate) desks: [Desk; SIDES_MAX],
    /// The seats that have not decided yet.
    pub(crate) owing: SeatSet,
    /// The piles, their tops last.
    pub(crate) buildings: BuildingPile,
    pub(crate) projects: ProjectPile,
    /// The Buildings removed at set-up, in canonical order.
    pub(crate) removed: RemovedPile,
    /// Discarded cards that are not known to all, in canonical order.
    pub(crate) discards: ArrayVec<BuildingId, 16>,
    pub(crate) project_discards: ArrayVec<ProjectId, 8>,
    /// I, II, II, III, III, and the one removed.
    pub(crate) battles: [Line; Line::COUNT],
}

/// What a seat remembers of cards that others do not see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// What it left for its neighbour in the first and second turn of this round.
    pub(crate) passed: [ArrayVec<Card, 2>; 2],
    /// What it received after the first and second turn of this round.
    pub(crate) received: [ArrayVec<Card, 2>; 2],
    /// Buildings and Projects that it knows to be discarded, though not everybody does; in canonical order.
    pub(crate) gone: ArrayVec<Card, 20>,
}

impl Memory {
    /// What the seat left for its neighbour after a turn of this round, 1 or 2 (CITY-3.5).
    pub fn passed(&self, turn: u8) -> &[Card] {
        usize::from(turn).checked_sub(1).and_then(|at| self.passed.get(at)).map_or(&[], |cards| cards)
    }

    /// What the seat received after a turn of this round, 1 or 2 (CITY-3.8).
    pub fn received(&self, turn: u8) -> &[Card] {
        usize::from(turn).checked_sub(1).and_then(|at| self.received.get(at)).map_or(&[], |cards| cards)
    }

    /// The cards that the seat has held and knows to be discarded.
    pub fn gone(&self) -> &[Card] {
        &self.gone
    }

    /// Begins a new round.
    pub(crate) fn forget_round(&mut self) {
        (self.passed, self.received) = Default::default();
    }
}

impl City {
    pub(crate) fn before_luck(options: &CityOptions) -> Self {
        let public = Public::new(options);
        let desk = Desk::new(public.estates[0]);
        Self {
            hands: Default::default(),
            passing: Default::default(),
            memories: Default::default(),
            desks: std::array::from_fn(|_| desk.clone()),
            owing: SeatSet::EMPTY,
            buildings: ArrayVec::new(),
            projects: ArrayVec::new(),
            removed: ArrayVec::new(),
            discards: ArrayVec::new(),
            project_discards: ArrayVec::new(),
            battles: [Line::at(0); Line::COUNT],
            public,
        }
    }

    /// Changes what lies in front of a side, for all to see: on its own desk too.
    pub(crate) fn change_estate(&mut self, side: usize, change: impl Fn(&Pack, &mut Estate)) {
        let Public { pack, estates, .. } = &mut self.public;
        change(pack, &mut estates[side]);
        change(pack, &mut self.desks[side].estate);
    }

    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The cards that a seat holds.
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// What a seat is deciding.
    pub const fn desk(&self, seat: Seat) -> &Desk {
        &self.desks[seat.index()]
    }

    /// Who owes what.
    pub(crate) fn owed(&self) -> Turn {
        match self.public.phase {
            Phase::Luck(_) => Turn::Chance,
            Phase::Over => Turn::Over(self.public.standing()),
            Phase::Boards
            | Phase::Choose
            | Phase::Calm(_)
            | Phase::Resolve
            | Phase::RoundEnd
            | Phase::Window
            | Phase::Damage
            | Phase::Entries => Turn::Seats(self.owing),
        }
    }

    /// The seats of the table.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.public.seats)
    }

    /// One value for each seat.
    pub(crate) fn per_seat<T: Copy>(&self, value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat::from_fn(self.public.seats, value)
    }
}
