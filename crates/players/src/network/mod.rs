//! Small networks that say how a position will end: trained from games of computer players (`lab::train`), kept as
//! files, computed in whole numbers, so that they say the same on every machine.
//!
//! A network has two hidden layers. It is told some whole numbers ([`Input::features`]). A unit of a hidden layer is a
//! weighted sum of what is before it and a bias, not below 0 and at most [`CAP`]; the output is such a sum, put between 0
//! and 1 by [`sigmoid`]. It costs inputs × first + first × second multiplications.

mod file;
#[cfg(test)]
mod tests;

use engine::{Game, PerSeat, Seat};

pub use file::NetworkError;

/// What a network is told of the positions of a game, and of which.
#[derive(Debug)]
pub struct Input<G> {
    /// Whether a network is asked about such a position. Finished games are none.
    pub is_judged: fn(&G) -> bool,
    /// Appends what is told of a position as one seat stands in it: at tables of one size always as many numbers, from
    /// -[`FEATURE_MAX`] to [`FEATURE_MAX`]. All that the world holds may be told: a player asks of worlds that it
    /// imagined.
    pub features: fn(&G, Seat, &mut Vec<i16>),
}

/// The largest number that a network is told.
pub const FEATURE_MAX: i16 = 1_000;

/// What stands for 1 in a hidden layer.
pub const ONE: i32 = 256;

/// The most that a unit of a hidden layer is: 4.
pub const CAP: i32 = 4 * ONE;

/// What stands for 1 in a weight.
pub const WEIGHT_ONE: i32 = 4_096;

/// The most units that a hidden layer has.
pub const UNITS_MAX: usize = 128;

/// A trained network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network([Layer; 3]);

/// Units that are weighted sums of the same numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// The weights of the first unit, then those of the next.
    pub weights: Vec<i16>,
    /// A number for each unit, to which its weighted sum is added.
    pub biases: Vec<i32>,
}

impl Network {
    /// The network of these layers, the last with one unit.
    ///
    /// # Errors
    /// If they do not fit together, or a sum could become too large.
    pub fn new(layers: [Layer; 3]) -> Result<Self, NetworkError> {
        let mut inputs = layers[0].weights.len() / layers[0].units().max(1);
        let mut most = i32::from(FEATURE_MAX);
        for (number, layer) in (1..).zip(&layers) {
            let units = layer.units();
            let fits = if number == 3 { units == 1 } else { (1..=UNITS_MAX).contains(&units) };
            if !fits || inputs == 0 || layer.weights.len() != inputs * units {
                return Err(NetworkError::Shape { layer: number });
            }
            if (0..units).any(|unit| layer.largest(inputs, unit, most) > i32::MAX.into()) {
                return Err(NetworkError::Large { layer: number });
            }
            (inputs, most) = (units, CAP);
        }
        Ok(Self(layers))
    }

    /// How many numbers it is told.
    pub const fn inputs(&self) -> usize {
        let [first, ..] = &self.0;
        first.weights.len() / first.units()
    }

    /// How well a seat will do of which this is told, from 0 to 1.
    ///
    /// # Panics
    /// If there are not as many features as inputs.
    pub fn success(&self, features: &[i16]) -> f64 {
        let [first, second, last] = &self.0;
        let (mut before, mut after) = ([0; UNITS_MAX], [0; UNITS_MAX]);
        let (before, after) = (&mut before[..first.units()], &mut after[..second.units()]);
        first.fill(features, WEIGHT_ONE / ONE, before);
        second.fill(before, WEIGHT_ONE, after);
        sigmoid(f64::from(last.sum(after, 0)) / f64::from(ONE * WEIGHT_ONE))
    }

    /// How well every seat will do. Half of all is the mean, as of a finished game.
    pub fn successes<G: Game>(&self, input: &Input<G>, world: &G) -> PerSeat<f64> {
        let mut features = Vec::with_capacity(self.inputs());
        let success = PerSeat::from_fn(world.seats(), |seat| {
            features.clear();
            (input.features)(world, seat, &mut features);
            self.success(&features)
        });
        let mean = success.values().iter().sum::<f64>() / f64::from(success.count());
        success.map(|own| (own + 0.5 - mean).clamp(0.0, 1.0))
    }
}

impl Layer {
    const fn units(&self) -> usize {
        self.biases.len()
    }

    fn weights_of(&self, inputs: usize, unit: usize) -> &[i16] {
        &self.weights[unit * inputs..][..inputs]
    }

    /// The most that a sum, or a part of it, can be, if no input is larger than `most`.
    fn largest(&self, inputs: usize, unit: usize, most: i32) -> i64 {
        let weights = self.weights_of(inputs, unit).iter();
        let sum: i64 = weights.map(|weight| i64::from(*weight).abs()).sum();
        sum * i64::from(most) + i64::from(self.biases[unit]).abs()
    }

    fn sum(&self, inputs: &[i16], unit: usize) -> i32 {
        let both = self.weights_of(inputs.len(), unit).iter().zip(inputs);
        self.biases[unit] + both.map(|(weight, input)| i32::from(*weight) * i32::from(*input)).sum::<i32>()
    }

    /// Writes what the units are; `scale` of a sum is 1 / [`ONE`] of a unit.
    fn fill(&self, inputs: &[i16], scale: i32, units: &mut [i16]) {
        assert_eq!(inputs.len() * units.len(), self.weights.len(), "as many features as inputs");
        for (number, unit) in units.iter_mut().enumerate() {
            let sum = (self.sum(inputs, number) / scale).clamp(0, CAP);
            *unit = i16::try_from(sum).expect("the cap is a small number");
        }
    }
}

/// From 0 to 1, a half at 0: an algebraic sigmoid, of quotients and a square root, which are exact on every machine.
pub fn sigmoid(sum: f64) -> f64 {
    0.5 + 0.5 * sum / (1.0 + sum * sum).sqrt()
}
