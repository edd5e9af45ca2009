//! A mean, and how far it may be off.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

/// A mean with its standard error. It is written to the fifth decimal: a review holds thousands of them, and play-outs
/// tell nothing finer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Estimate {
    /// The mean.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub mean: f64,
    /// Its standard error.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub error: f64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
pub(crate) fn to_the_fifth_decimal<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    // A zero has no sign.
    serializer.serialize_f64((number * 1e5).round() / 1e5 + 0.0)
}

/// How many standard errors an interval of 95 % reaches to each side, with as few as sixteen worlds.
const DOUBTS: f64 = 2.1;

impl Estimate {
    /// What is known exactly.
    pub const fn exactly(mean: f64) -> Self {
        Self { mean, error: 0.0 }
    }

    /// The mean of these values.
    pub fn of(values: impl Iterator<Item = f64>) -> Self {
        let mut sums = Sums::default();
        values.for_each(|value| sums.add(value));
        sums.estimate()
    }

    /// The lower end of the interval of 95 %.
    pub fn lower(&self) -> f64 {
        self.mean - DOUBTS * self.error
    }

    /// Its upper end.
    pub fn upper(&self) -> f64 {
        self.mean + DOUBTS * self.error
    }
}

/// Sums over values, of which not one need be kept.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Sums {
    /// One more value.
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many they are.
    pub(crate) const fn count(&self) -> u32 {
        self.count
    }

    /// Their mean. Of fewer than two the error is not known: it is that of a value from 0 to 1 at worst.
    pub(crate) fn estimate(&self) -> Estimate {
        let count = f64::from(self.count.max(1));
        let mean = self.sum / count;
        if self.count < 2 {
            return Estimate { mean, error: 0.5 };
        }
        let variance = ((self.squares - count * mean * mean) / (count - 1.0)).max(0.0);
        // What is left of rounding is no spread.
        let variance = if variance < 1e-18 { 0.0 } else { variance };
        Estimate { mean, error: (variance / count).sqrt() }
    }

    /// The same of a chance from 0 to 1: a few values that happen to agree do not make it certain. It is as far off as
    /// if the next one could be the opposite.
    pub(crate) fn chance(&self) -> Estimate {
        let Estimate { mean, error } = self.estimate();
        Estimate { mean, error: error.max(0.5 / f64::from(self.count + 1)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_mean() {
        let four = Estimate::of([0.0, 1.0, 0.0, 1.0].into_iter());
        assert!((four.mean - 0.5).abs() < 1e-12);
        assert!((four.error - (1.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert!(four.lower() < 0.0 && four.upper() > 1.0);
        assert!(Estimate::of([0.3; 9].into_iter()).error < 1e-12);
        assert_eq!(Estimate::of([0.3].into_iter()), Estimate { mean: 0.3, error: 0.5 });
    }

    #[test]
    fn a_few_values_that_agree_make_no_chance_certain() {
        let after = |count| {
            let mut sums = Sums::default();
            (0..count).for_each(|_| sums.add(1.0));
            sums.chance()
        };
        assert!(after(2).lower() < 0.7 && after(9).lower() > 0.85 && after(999).lower() > 0.998);
        assert!((after(2).mean - 1.0).abs() < 1e-12, "only the doubt is wider");
    }
}
