//! One layer while it is trained.

use engine::Rng;

/// The largest size of a weight, so that a network in whole numbers can hold it.
const WEIGHT_MAX: f64 = 7.0;

/// Units that are weighted sums of the same numbers.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    inputs: usize,
    /// The weights of the first unit, then those of the next.
    pub(super) weights: Parameters,
    pub(super) biases: Parameters,
}

/// Parameters with what the method of Adam (Kingma and Ba 2015) remembers of them.
#[derive(Clone, Debug)]
pub(super) struct Parameters {
    pub(super) values: Vec<f64>,
    /// The sum of the gradients of the samples since the last step.
    pub(super) gradients: Vec<f64>,
    /// Moving averages of the gradients and of their squares.
    means: Vec<f64>,
    squares: Vec<f64>,
}

/// How one step goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// How far, at most about.
    pub(super) rate: f64,
    /// Of how many samples the gradients are the sum.
    pub(super) samples: f64,
    /// What the moving averages of the gradients and of their squares are divided by, since they began at 0.
    pub(super) corrections: (f64, f64),
}

/// The decay of the moving averages of gradients and squares at each step.
pub(super) const DECAY: (f64, f64) = (0.9, 0.999);

impl Layer {
    /// A layer with weights that are drawn, so that what goes in and what comes out are about of one size.
    pub(super) fn drawn(inputs: usize, units: usize, rng: &mut Rng) -> Self {
        let size = (6.0 / f64::from(u32::try_from(inputs).expect("few inputs"))).sqrt();
        let mut weight = || size * (f64::from(rng.next_u32()) / f64::from(1_u32 << 31) - 1.0);
        let weights = (0..inputs * units).map(|_| weight()).collect();
        Self { inputs, weights: Parameters::new(weights), biases: Parameters::new(vec![0.0; units]) }
    }

    /// Writes the sums.
    pub(super) fn sums(&self, inputs: &[f64], sums: &mut [f64]) {
        let all = self.weights.values.chunks(self.inputs).zip(&self.biases.values);
        for (sum, (weights, bias)) in sums.iter_mut().zip(all) {
            *sum = bias + product(weights, inputs);
        }
    }

    /// Adds the gradients of one sample, given those of the sums.
    pub(super) fn add_gradients(&mut self, inputs: &[f64], of_sums: &[f64]) {
        for (unit, of_sum) in of_sums.iter().enumerate().filter(|(_, of_sum)| **of_sum != 0.0) {
            self.biases.gradients[unit] += of_sum;
            let gradients = &mut self.weights.gradients[unit * self.inputs..][..self.inputs];
            for (gradient, input) in gradients.iter_mut().zip(inputs) {
                *gradient += of_sum * input;
            }
        }
    }

    /// Writes the gradients of the inputs, given those of the sums.
    pub(super) fn gradients_of_inputs(&self, of_sums: &[f64], of_inputs: &mut [f64]) {
        of_inputs.fill(0.0);
        let all = of_sums.iter().zip(self.weights.values.chunks(self.inputs));
        for (of_sum, weights) in all.filter(|(of_sum, _)| **of_sum != 0.0) {
            for (of_input, weight) in of_inputs.iter_mut().zip(weights) {
                *of_input += of_sum * weight;
            }
        }
    }

    /// One step down the gradient.
    pub(super) fn step(&mut self, step: Step) {
        self.weights.step(step);
        self.biases.step(step);
        for weight in &mut self.weights.values {
            *weight = weight.clamp(-WEIGHT_MAX, WEIGHT_MAX);
        }
    }
}

impl Parameters {
    fn new(values: Vec<f64>) -> Self {
        let none = vec![0.0; values.len()];
        Self { values, gradients: none.clone(), means: none.clone(), squares: none }
    }

    fn step(&mut self, Step { rate, samples, corrections }: Step) {
        let moving = self.means.iter_mut().zip(&mut self.squares);
        for ((value, gradient), (mean, square)) in self.values.iter_mut().zip(&mut self.gradients).zip(moving)
        {
            let of_one = *gradient / samples;
            *gradient = 0.0;
            *mean = DECAY.0 * *mean + (1.0 - DECAY.0) * of_one;
            *square = DECAY.1 * *square + (1.0 - DECAY.1) * of_one * of_one;
            *value -= rate * (*mean / corrections.0) / ((*square / corrections.1).sqrt() + 1e-8);
        }
    }
}

/// The sum of the products, in an order in which several are computed at a time.
fn product(one: &[f64], other: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (ones, others) = (one.chunks_exact(8), other.chunks_exact(8));
    let rest: f64 = ones.remainder().iter().zip(others.remainder()).map(|(one, other)| one * other).sum();
    for (one, other) in ones.zip(others) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum::<f64>() + rest
}
