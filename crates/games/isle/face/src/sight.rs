//! One observer's look at one position.

use engine::{PerSeat, Seat};
use isle::{Action, Cell, Phase, Public, RaisePreview, Side, Space, Spot, View};

use super::plan::{Frame, Plan};

face::sight!(View);

impl<'a> Sight<'a> {
    /// Everything that lies open.
    pub(super) const fn public(self) -> &'a Public {
        self.view.public()
    }

    /// How many seats there are.
    pub(super) const fn seats(self) -> u8 {
        self.public().seats()
    }

    /// Whose turn it is.
    pub(super) const fn active(self) -> Seat {
        self.public().course().active
    }

    /// The letter on what belongs to a seat.
    pub(super) fn letter(self, seat: Seat) -> &'a str {
        self.look.seats.get(seat.index()).map_or("", |look| look.letter.as_str())
    }

    /// The continent with the places on it.
    pub(super) fn plan(self) -> Plan<'a> {
        Plan { map: self.public().map() }
    }

    /// Whether the continent is there: in an advanced set-up it is built by luck.
    pub(super) const fn is_built(self) -> bool {
        !matches!(self.public().phase(), Phase::Continent)
    }

    /// The whole picture: the continent at set-up, and the boats.
    pub(super) fn whole(self) -> Frame {
        let boats: Vec<Cell> = self.boats().values().iter().copied().flatten().collect();
        self.plan().frame(Space::every(), &boats)
    }

    /// The part of it that is shown: the land that is left, and the boats that still carry somebody.
    pub(super) fn frame(self) -> Frame {
        let afloat = self.public().all_pieces().filter(|(_, own)| own.is_afloat());
        let boats: Vec<Cell> = afloat.filter_map(|(_, own)| own.boat()).collect();
        if self.public().spaces() == Space::every() {
            return self.whole();
        }
        self.plan().frame(self.public().spaces(), &boats).at_least(self.whole(), 0.5)
    }

    /// Where the boats lie.
    pub(super) fn boats(self) -> PerSeat<Option<Cell>> {
        PerSeat::from_fn(self.seats(), |seat| self.public().pieces(seat).boat())
    }

    /// What the observer may do now.
    pub(super) fn legal(self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.view.legal(&mut legal);
        legal
    }

    /// What each raise that the observer may make would do; of several moai in a space the first.
    pub(super) fn raises(self) -> Vec<(Space, Side, RaisePreview)> {
        let mut raises: Vec<(Space, Side, RaisePreview)> = Vec::new();
        for action in self.legal() {
            if let Action::Raise { from, side } = action
                && !raises.iter().any(|(space, other, _)| (*space, *other) == (from.space(), side))
                && let Ok(preview) = self.raise(from, side)
            {
                raises.push((from.space(), side, preview));
            }
        }
        raises
    }

    /// What a raise would do.
    fn raise(self, from: Spot, side: Side) -> Result<RaisePreview, isle::Illegal> {
        self.view.preview_raise(from, side)
    }
}
