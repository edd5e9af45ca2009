//! How the weights of a network are found: by many small steps down the slope of the mean square error.
//!
//! All is sums, products, quotients and square roots, in a fixed order: the same samples give the same weights on every
//! machine.

use engine::Rng;
use players::network::{CAP, Layer as Whole, Network, NetworkError, ONE, WEIGHT_ONE, squashed};

use super::layer::{Layer, STAYS, Step};
use super::samples::Samples;

/// How many samples a step is made for.
const BATCH: u32 = 256;

/// How far the first step goes; later ones go less far, the last nowhere.
const RATE: f64 = 0.001;

/// The most that a unit of a hidden layer is.
const CAPPED: f64 = CAP as f64 / ONE as f64;

/// A network while it is trained.
#[derive(Clone, Debug)]
pub(super) struct Trainer {
    /// What each input is divided by, so that none counts more because its numbers are large.
    sizes: Vec<f64>,
    pub(super) layers: [Layer; 3],
    /// What each layer is told of a sample, and the output.
    units: [Vec<f64>; 4],
    /// The slopes of the sums of each layer.
    slopes: [Vec<f64>; 3],
    /// What is left of the beginning in the moving means.
    left: (f64, f64),
}

impl Trainer {
    /// A network with so many units in its hidden layers, whose weights are drawn.
    pub(super) fn new(samples: &Samples, hidden: [usize; 2], rng: &mut Rng) -> Self {
        let sizes: Vec<f64> = samples.sizes().into_iter().map(|size| (size / 2.0).max(1.0)).collect();
        let [first, second] = hidden;
        let counts = [sizes.len(), first, second, 1];
        Self {
            sizes,
            layers: [0, 1, 2].map(|at| Layer::drawn(counts[at], counts[at + 1], rng)),
            units: counts.map(|count| vec![0.0; count]),
            slopes: [first, second, 1].map(|count| vec![0.0; count]),
            left: (1.0, 1.0),
        }
    }

    /// Learns from all samples once, in an order that is drawn; the steps go from one rate down to another, as shares of
    /// the first. Gives the mean square error on the way.
    pub(super) fn learn(&mut self, samples: &Samples, (from, to): (f64, f64), rng: &mut Rng) -> f64 {
        let order = samples.shuffled(rng);
        let (mut error, mut counted, mut steps) = (0.0, 0.0, 0.0);
        let all = f64::from(u32::try_from(order.len().div_ceil(BATCH as usize)).expect("fewer samples"));
        for batch in order.chunks(BATCH as usize) {
            let mut count = 0.0;
            for number in batch {
                let (features, success) = samples.get(*number);
                error += self.sample(features, success);
                count += 1.0;
            }
            self.left = (self.left.0 * STAYS.0, self.left.1 * STAYS.1);
            let rate = RATE * (from + (to - from) * steps / all);
            let step = Step { rate, samples: count, begun: (1.0 - self.left.0, 1.0 - self.left.1) };
            self.layers.iter_mut().for_each(|layer| layer.step(step));
            (counted, steps) = (counted + count, steps + 1.0);
        }
        error / counted.max(1.0)
    }

    /// Adds the slopes of one sample; gives its square error.
    pub(super) fn sample(&mut self, features: &[i16], success: f64) -> f64 {
        let sum = self.sum(features);
        let error = squashed(sum) - success;
        // The slope of `squashed` is half of 1 / (1 + sum²)^1.5.
        self.slopes[2][0] = error / (1.0 + sum * sum).powi(3).sqrt();
        for at in [2, 1] {
            self.layers[at].add_slopes(&self.units[at], &self.slopes[at]);
            let [before, of_sums] = &mut self.slopes[at - 1..=at] else { unreachable!("two of three") };
            self.layers[at].slopes_of_inputs(of_sums, before);
            // What is cut off does not depend on what is before.
            let units = self.units[at].iter();
            before
                .iter_mut()
                .zip(units)
                .filter(|(_, unit)| **unit <= 0.0 || **unit >= CAPPED)
                .for_each(|(slope, _)| *slope = 0.0);
        }
        self.layers[0].add_slopes(&self.units[0], &self.slopes[0]);
        error * error
    }

    /// The output before it is put between 0 and 1.
    fn sum(&mut self, features: &[i16]) -> f64 {
        for ((input, feature), size) in self.units[0].iter_mut().zip(features).zip(&self.sizes) {
            *input = f64::from(*feature) / size;
        }
        for (at, layer) in self.layers.iter().enumerate() {
            let [before, after] = &mut self.units[at..at + 2] else { unreachable!("two of four") };
            layer.sums(before, after);
            let hidden = if at < 2 { &mut after[..] } else { &mut [] };
            for unit in hidden {
                *unit = unit.clamp(0.0, CAPPED);
            }
        }
        self.units[3][0]
    }

    /// The network in whole numbers.
    ///
    /// # Errors
    /// If its weights are too large for these.
    pub(super) fn network(&self) -> Result<Network, NetworkError> {
        let mut layers = self.layers.clone();
        for weights in layers[0].weights.values.chunks_mut(self.sizes.len()) {
            for (weight, size) in weights.iter_mut().zip(&self.sizes) {
                *weight /= size;
            }
        }
        let mut input_one = 1;
        Network::new(layers.map(|layer| {
            let (weights, biases) = (layer.weights.values, layer.biases.values);
            let bias_one = f64::from(WEIGHT_ONE * std::mem::replace(&mut input_one, ONE));
            Whole {
                weights: weights
                    .into_iter()
                    .map(|weight| whole(weight * f64::from(WEIGHT_ONE), i16::MAX))
                    .collect(),
                biases: biases.into_iter().map(|bias| whole(bias * bias_one, i32::MAX)).collect(),
            }
        }))
    }
}

/// The nearest whole number; what is too large for its kind becomes the largest.
fn whole<T: TryFrom<i64>>(number: f64, most: T) -> T {
    #[expect(clippy::cast_possible_truncation, reason = "a whole number, and what is too large saturates")]
    let nearest = number.round() as i64;
    T::try_from(nearest).unwrap_or(most)
}
