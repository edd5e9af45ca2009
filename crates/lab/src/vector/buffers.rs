//! Memory for what steps write, for callers that have none of their own.

use engine::Rng;

use crate::vector::{AnyVector, Frame};

/// The slices of a [`Frame`], owned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Buffers {
    /// What the seat that is to choose knows.
    pub observations: Vec<i16>,
    /// Which small choices it may make.
    pub masks: Vec<bool>,
    /// The seat that is to choose.
    pub seats: Vec<u8>,
    /// What the step has brought each seat.
    pub rewards: Vec<f32>,
    /// The points of each seat, in the step that ends a game.
    pub points: Vec<i32>,
    /// Whether the step has ended the game.
    pub done: Vec<bool>,
}

impl Buffers {
    /// As long as these games need them.
    pub fn of(games: &dyn AnyVector) -> Self {
        let (count, seats) = (games.games(), games.games() * usize::from(games.seats()));
        Self {
            observations: vec![0; count * games.schema().length()],
            masks: vec![false; count * games.schema().choices.len()],
            seats: vec![0; count],
            rewards: vec![0.0; seats],
            points: vec![0; seats],
            done: vec![false; count],
        }
    }

    /// The slices for a step.
    pub fn frame(&mut self) -> Frame<'_> {
        Frame {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            points: &mut self.points,
            done: &mut self.done,
        }
    }

    /// Draws a small choice for each game among those that its mask allows.
    ///
    /// # Panics
    /// If nothing was written yet, so that a mask allows none.
    pub fn draw(&self, rng: &mut Rng) -> Vec<u16> {
        let width = self.masks.len() / self.seats.len().max(1);
        let choose = |mask: &[bool]| {
            let allowed: Vec<u16> = (0..).zip(mask).filter(|(_, may)| **may).map(|(at, _)| at).collect();
            *rng.pick(&allowed).expect("a mask allows something")
        };
        self.masks.chunks(width.max(1)).map(choose).collect()
    }
}
