//! Means of samples and the intervals around them.

use serde::Serialize;

/// A mean with its interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The interval reaches from `mean - half` to `mean + half`; infinite if nothing is known.
    pub half: f64,
}

#[expect(clippy::cast_precision_loss, reason = "fewer deals than 2^52")]
impl Estimate {
    /// The mean of independent values, with Student's 95 % interval.
    pub(super) fn of(values: &[f64]) -> Self {
        let (mean, deviation) = spread(values);
        let half = match values.len() {
            0 | 1 => f64::INFINITY,
            count => student(count - 1) * deviation / (count as f64).sqrt(),
        };
        Self { mean, half }
    }

    /// The mean of independent values, with an interval for anybody who looks after every value and stops
    /// when the interval pleases: with a probability of 1 - `doubt` none of all these intervals misses.
    ///
    /// It is Robbins' normal mixture with the deviation that was seen, as Waudby-Smith and others call it
    /// an asymptotic confidence sequence. It is narrowest, compared with others, at about `AIM` values.
    pub(super) fn at_any_time(values: &[f64], doubt: f64) -> Self {
        const AIM: f64 = 60.0;
        let (mean, deviation) = spread(values);
        let count = values.len() as f64;
        if values.len() < 2 {
            return Self { mean, half: f64::INFINITY };
        }
        let odds = -2.0 * doubt.ln();
        let mixing = (odds + (odds + 1.0).ln()) / AIM;
        let growth = count.mul_add(mixing, 1.0);
        let half =
            deviation * (2.0 * growth / (count * count * mixing) * (growth.sqrt() / doubt).ln()).sqrt();
        Self { mean, half }
    }
}

/// The mean and the standard deviation of the values that these are a sample of.
#[expect(clippy::cast_precision_loss, reason = "fewer deals than 2^52")]
fn spread(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}

/// What 97.5 % of Student's distribution lie below (expansion of Cornish and Fisher; the first from the tables).
#[expect(clippy::cast_precision_loss, reason = "few degrees of freedom matter")]
pub(super) fn student(freedom: usize) -> f64 {
    match freedom {
        0 => return f64::INFINITY,
        1 => return 12.706,
        2 => return 4.303,
        3 => return 3.182,
        4 => return 2.776,
        _ => {}
    }
    let (z, of) = (1.959_964_f64, freedom as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = 3.0f64.mul_add(z, 5.0f64.mul_add(z.powi(5), 16.0 * z.powi(3))) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / of + second / of.powi(2) + third / of.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_distribution_is_that_of_the_tables() {
        for (freedom, wanted) in
            [(1, 12.706), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
        {
            assert!((student(freedom) - wanted).abs() < 0.01, "{freedom}: {}", student(freedom));
        }
    }
}
