//! The slices of the caller into which a step is written.

use crate::vector::VectorError;

/// The slices of the caller into which a step is written: one row for each game, one row after the other.
#[derive(Debug)]
pub struct Frame<'a> {
    /// What the seat that is to choose knows: as many numbers a game as the schema has.
    pub observations: &'a mut [i16],
    /// Which small choices it may make: one value a game for each small choice. At least one may be made.
    pub masks: &'a mut [bool],
    /// The seat that is to choose, 0 for `a`.
    pub seats: &'a mut [u8],
    /// What the step has brought each seat, `a` first: 0, but for the step that ends a game. That brings the first
    /// place 1, the last one -1 and those between what lies evenly between; seats that share places get the mean of
    /// these, so that the sum is 0. Who plays alone gets more with more points, from -1 to 1, 0 at 0 points.
    pub rewards: &'a mut [f32],
    /// The points of each seat in the game's own scoring, in the step that ends a game; else 0.
    pub points: &'a mut [i32],
    /// Whether the step has ended the game. The other rows are then those of the next game.
    pub done: &'a mut [bool],
}

/// How many values a game has in each slice.
pub(super) struct Widths {
    /// Numbers of an observation.
    pub(super) observation: usize,
    /// Small choices.
    pub(super) choices: usize,
    /// Seats.
    pub(super) seats: usize,
}

impl Frame<'_> {
    /// Whether every slice is as long as it must be.
    pub(super) fn check(&self, games: usize, widths: &Widths) -> Result<(), VectorError> {
        let lengths = [
            ("observations", self.observations.len(), widths.observation),
            ("masks", self.masks.len(), widths.choices),
            ("seats", self.seats.len(), 1),
            ("rewards", self.rewards.len(), widths.seats),
            ("points", self.points.len(), widths.seats),
            ("done", self.done.len(), 1),
        ];
        for (what, given, width) in lengths {
            let expected = games * width;
            if given != expected {
                return Err(VectorError::Length { what, given, expected });
            }
        }
        Ok(())
    }

    /// The rows of the first games, and those of the others.
    const fn split(self, games: usize, widths: &Widths) -> (Self, Self) {
        let (observations, later_observations) = self.observations.split_at_mut(games * widths.observation);
        let (masks, later_masks) = self.masks.split_at_mut(games * widths.choices);
        let (seats, later_seats) = self.seats.split_at_mut(games);
        let (rewards, later_rewards) = self.rewards.split_at_mut(games * widths.seats);
        let (points, later_points) = self.points.split_at_mut(games * widths.seats);
        let (done, later_done) = self.done.split_at_mut(games);
        let first = Frame { observations, masks, seats, rewards, points, done };
        let later = Frame {
            observations: later_observations,
            masks: later_masks,
            seats: later_seats,
            rewards: later_rewards,
            points: later_points,
            done: later_done,
        };
        (first, later)
    }
}

/// Does something with each game, the choice for it, if there are any, and its row; more games than the grain are
/// shared out among the threads of the current pool.
pub(super) fn on_each<T: Send>(
    games: &mut [T],
    choices: &[u16],
    frame: Frame<'_>,
    (widths, grain): (&Widths, usize),
    act: &(impl Fn(&mut T, Option<u16>, Frame<'_>) + Sync),
) {
    if games.len() <= grain {
        let mut rest = frame;
        for (number, game) in games.iter_mut().enumerate() {
            let (row, later) = rest.split(1, widths);
            act(game, choices.get(number).copied(), row);
            rest = later;
        }
        return;
    }
    let half = games.len() / 2;
    let (first, later) = games.split_at_mut(half);
    let (first_choices, later_choices) = choices.split_at(half.min(choices.len()));
    let (first_frame, later_frame) = frame.split(half, widths);
    rayon::join(
        || on_each(first, first_choices, first_frame, (widths, grain), act),
        || on_each(later, later_choices, later_frame, (widths, grain), act),
    );
}
