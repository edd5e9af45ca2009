//! Positions of games, and how the seats of these ended.

use engine::Rng;

/// What a network is told of positions, and how well the seats did that were in them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Samples {
    /// How many numbers are told of each.
    inputs: usize,
    features: Vec<i16>,
    successes: Vec<f64>,
}

impl Samples {
    /// Adds the positions of a game: all numbers of one seat in one position, then those of the next, and a success for
    /// each.
    pub(super) fn add(&mut self, features: &[i16], successes: &[f64]) {
        if successes.is_empty() {
            return;
        }
        let inputs = features.len() / successes.len();
        assert!(self.inputs == 0 || self.inputs == inputs, "as many numbers of every seat and position");
        assert_eq!(features.len(), inputs * successes.len(), "as many numbers of every seat and position");
        self.inputs = inputs;
        self.features.extend_from_slice(features);
        self.successes.extend_from_slice(successes);
    }

    pub(super) const fn len(&self) -> usize {
        self.successes.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&[i16], f64)> {
        self.features.chunks(self.inputs.max(1)).zip(self.successes.iter().copied())
    }

    /// The sample of this number.
    pub(super) fn get(&self, number: usize) -> (&[i16], f64) {
        (&self.features[number * self.inputs..][..self.inputs], self.successes[number])
    }

    /// The numbers of all, in an order that is drawn.
    pub(super) fn shuffled(&self, rng: &mut Rng) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.len()).collect();
        rng.shuffle(&mut order);
        order
    }

    /// The largest magnitude of each feature.
    pub(super) fn magnitudes(&self) -> Vec<f64> {
        let mut magnitudes = vec![0; self.inputs];
        for (features, _) in self.iter() {
            for (magnitude, feature) in magnitudes.iter_mut().zip(features) {
                *magnitude = feature.abs().max(*magnitude);
            }
        }
        magnitudes.into_iter().map(f64::from).collect()
    }

    /// The mean square error of whoever says this of each.
    pub(super) fn error(&self, says: impl Fn(&[i16]) -> f64) -> f64 {
        mean(self.iter().map(|(features, success)| square(says(features) - success)))
    }

    /// The mean success.
    pub(super) fn mean(&self) -> f64 {
        mean(self.successes.iter().copied())
    }
}

fn square(number: f64) -> f64 {
    number * number
}

/// The mean of some numbers; 0 if there are none.
fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}
