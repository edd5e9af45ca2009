//! How the weights of a network are found: by gradient descent on the mean square error.
//!
//! All is sums, products, quotients and square roots, in a fixed order: the same samples give the same weights on every
//! machine.

use engine::Rng;
use players::network::{CAP, Layer as Whole, Network, NetworkError, ONE, WEIGHT_ONE, sigmoid};

use super::layer::{DECAY, Layer, Step};
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
    scales: Vec<f64>,
    pub(super) layers: [Layer; 3],
    /// What each layer is told of a sample, and the output.
    units: [Vec<f64>; 4],
    /// The gradients of the sums of each layer.
    gradients: [Vec<f64>; 3],
    /// The weight of the zeros with which the moving averages began.
    zeros: (f64, f64),
}

impl Trainer {
    /// A network with so many units in its hidden layers, whose weights are drawn.
    pub(super) fn new(samples: &Samples, hidden: [usize; 2], rng: &mut Rng) -> Self {
        let scales: Vec<f64> = samples.magnitudes().into_iter().map(|most| (most / 2.0).max(1.0)).collect();
        let [first, second] = hidden;
        let counts = [scales.len(), first, second, 1];
        Self {
            scales,
            layers: [0, 1, 2].map(|at| Layer::drawn(counts[at], counts[at + 1], rng)),
            units: counts.map(|count| vec![0.0; count]),
            gradients: [first, second, 1].map(|count| vec![0.0; count]),
            zeros: (1.0, 1.0),
        }
    }

    /// One epoch: learns from all samples, in an order that is drawn; the steps go from one rate down to another, as shares of
    /// the first. Gives the mean square error on the way.
    pub(super) fn epoch(&mut self, samples: &Samples, (from, to): (f64, f64), rng: &mut Rng) -> f64 {
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
            self.zeros = (self.zeros.0 * DECAY.0, self.zeros.1 * DECAY.1);
            let rate = RATE * (from + (to - from) * steps / all);
            let step = Step { rate, samples: count, corrections: (1.0 - self.zeros.0, 1.0 - self.zeros.1) };
            self.layers.iter_mut().for_each(|layer| layer.step(step));
            (counted, steps) = (counted + count, steps + 1.0);
        }
        error / counted.max(1.0)
    }

    /// Adds the gradients of one sample; gives its square error.
    pub(super) fn sample(&mut self, features: &[i16], success: f64) -> f64 {
        let sum = self.sum(features);
        let error = sigmoid(sum) - success;
        // The derivative of `sigmoid` is half of 1 / (1 + sum²)^1.5. `powi` may differ between machines, products do not.
        let square = 1.0 + sum * sum;
        self.gradients[2][0] = error / (square * square * square).sqrt();
        for at in [2, 1] {
            self.layers[at].add_gradients(&self.units[at], &self.gradients[at]);
            let [before, of_sums] = &mut self.gradients[at - 1..=at] else { unreachable!("two of three") };
            self.layers[at].gradients_of_inputs(of_sums, before);
            // What is cut off does not depend on what is before.
            let units = self.units[at].iter();
            before
                .iter_mut()
                .zip(units)
                .filter(|(_, unit)| **unit <= 0.0 || **unit >= CAPPED)
                .for_each(|(gradient, _)| *gradient = 0.0);
        }
        self.layers[0].add_gradients(&self.units[0], &self.gradients[0]);
        error * error
    }

    /// The output before it is put between 0 and 1.
    fn sum(&mut self, features: &[i16]) -> f64 {
        for ((input, feature), scale) in self.units[0].iter_mut().zip(features).zip(&self.scales) {
            *input = f64::from(*feature) / scale;
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
        for weights in layers[0].weights.values.chunks_mut(self.scales.len()) {
            for (weight, scale) in weights.iter_mut().zip(&self.scales) {
                *weight /= scale;
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
