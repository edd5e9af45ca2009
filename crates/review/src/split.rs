//! What a choice lost against the best of others, without believing the luckiest of them.
//!
//! The highest of several noisy means is higher than what it is the mean of: whoever measures a choice against it
//! finds a loss where there is none. So the worlds are split. The best is chosen in one half of them and measured in
//! the other; then the halves change places.

use crate::estimate::Estimate;

/// A choice against the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Split {
    /// How much less than the best found the choice was worth. Below 0 it was worth more: what looked best in one
    /// half of the worlds was not in the other.
    pub loss: Estimate,
    /// Which one is best in all worlds together; 0 is the choice itself.
    pub best: usize,
}

/// Compares the first candidate with the others, by what each was worth in the same worlds. Only those are compared
/// that were tried in as many worlds as the first one.
///
/// # Panics
/// If there is no candidate.
pub fn split(worths: &[&[f64]]) -> Split {
    let first = worths[0];
    let rivals: Vec<usize> = (1..worths.len()).filter(|&at| worths[at].len() == first.len()).collect();
    let lead = |at: usize, half: Half| half.of(worths[at]).zip(half.of(first)).map(|(one, own)| one - own);
    let best_in = |half: Half| {
        let mut best = (0, 0.0);
        for &at in &rivals {
            let mean = Estimate::of(lead(at, half)).mean;
            if mean > best.1 {
                best = (at, mean);
            }
        }
        best.0
    };
    let measured = |chosen: usize, half: Half| match chosen {
        0 => Estimate::exactly(0.0),
        rival => Estimate::of(lead(rival, half)),
    };
    let [one, two] =
        [(Half::Even, Half::Odd), (Half::Odd, Half::Even)].map(|(by, in_)| measured(best_in(by), in_));
    let loss = Estimate { mean: f64::midpoint(one.mean, two.mean), error: one.error.hypot(two.error) / 2.0 };
    Split { loss, best: if loss.mean > 0.0 { best_in(Half::Both) } else { 0 } }
}

/// Some of the worlds.
#[derive(Clone, Copy)]
enum Half {
    Even,
    Odd,
    Both,
}

impl Half {
    fn of(self, worths: &[f64]) -> impl Iterator<Item = f64> {
        let (from, by) = match self {
            Self::Even => (0, 2),
            Self::Odd => (1, 2),
            Self::Both => (0, 1),
        };
        worths.iter().copied().skip(from).step_by(by)
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// What candidates that are equally good were worth in so many worlds, by chance alone.
    fn equals(candidates: usize, worlds: usize, rng: &mut Rng) -> Vec<Vec<f64>> {
        let worth = |rng: &mut Rng| f64::from(rng.below(1000)) / 1000.0;
        (0..candidates).map(|_| (0..worlds).map(|_| worth(rng)).collect()).collect()
    }

    #[test]
    fn among_equals_nothing_is_lost() {
        let mut rng = Rng::from_seed(3);
        let (mut split_losses, mut naive_losses) = (Vec::new(), Vec::new());
        for _ in 0..4000 {
            let worths = equals(6, 32, &mut rng);
            let worths: Vec<&[f64]> = worths.iter().map(Vec::as_slice).collect();
            split_losses.push(split(&worths).loss.mean);
            let mean = |worths: &[f64]| worths.iter().sum::<f64>() / 32.0;
            let most = worths.iter().map(|worths| mean(worths)).fold(0.0, f64::max);
            naive_losses.push(most - mean(worths[0]));
        }
        let (split, naive) = (Estimate::of(split_losses.into_iter()), Estimate::of(naive_losses.into_iter()));
        assert!(split.mean.abs() < 3.5 * split.error && split.error < 0.002, "{split:?}");
        assert!(naive.mean > 0.05, "without the split a loss appears: {naive:?}");
    }

    #[test]
    fn a_true_loss_is_found_with_its_error() {
        let mut rng = Rng::from_seed(4);
        let mut held = 0;
        for _ in 0..400 {
            let mut worths = equals(4, 200, &mut rng);
            worths[2].iter_mut().for_each(|worth| *worth += 0.15);
            let worths: Vec<&[f64]> = worths.iter().map(Vec::as_slice).collect();
            let split = split(&worths);
            held += u32::from(split.loss.lower() < 0.15 && split.loss.upper() > 0.15 && split.best == 2);
        }
        assert!(held >= 372, "{held} of 400 intervals hold the loss");
    }

    #[test]
    fn who_was_dropped_is_not_compared_and_equals_lose_nothing() {
        let (own, dropped, better) = ([0.5, 0.5, 0.5, 0.5], [1.0, 1.0], [0.6, 0.7, 0.6, 0.7]);
        let without = split(&[&own, &dropped]);
        assert_eq!(without, Split { loss: Estimate::exactly(0.0), best: 0 });
        let with = split(&[&own, &dropped, &better]);
        assert_eq!(with.best, 2);
        assert!((with.loss.mean - 0.15).abs() < 1e-12);
    }
}
