//! What many parts of one scene show, worked out once: how the lines stand, the Strength in each, the scores so far.

use city::{Line, SIDES_MAX, Who};
use engine::Seat;

use super::pennant::{Contest, standing_of, strength};
use super::sight::Sight;

/// How many lines a board has.
const LINES: usize = 6;

/// How everybody stands, as far as the observer knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    contests: [Contest; LINES],
    strengths: [[u8; SIDES_MAX]; LINES],
    points: [i32; SIDES_MAX],
}

impl Tally {
    /// Works it out.
    pub(super) fn of(sight: Sight<'_>) -> Self {
        let (mut contests, mut strengths) = ([Contest::Never; LINES], [[0; SIDES_MAX]; LINES]);
        for (at, line) in Line::all().enumerate() {
            contests[at] = standing_of(sight, line);
            strengths[at] = sight.public().totals(line);
            if let Some(me) = sight.me() {
                strengths[at][me.index()] = strength(sight, Who::Seat(me), line);
            }
        }
        let mut points = [0; SIDES_MAX];
        for seat in Seat::all(sight.seats()) {
            points[seat.index()] = sight.public().sheet(seat).total();
        }
        Self { contests, strengths, points }
    }

    /// How a line stands.
    pub(super) const fn contest(&self, line: Line) -> Contest {
        self.contests[line.index()]
    }

    /// The Strength of a player in a line.
    pub(super) const fn strength(&self, who: Who, line: Line) -> u8 {
        let side = match who {
            Who::Seat(seat) => seat.index(),
            Who::Neutral => 1,
        };
        self.strengths[line.index()][side]
    }

    /// What the totals of all lines are drawn from.
    pub(super) const fn lines(&self) -> (&[Contest; LINES], &[[u8; SIDES_MAX]; LINES]) {
        (&self.contests, &self.strengths)
    }

    /// What a seat would score now.
    pub(super) const fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }
}
