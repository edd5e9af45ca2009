//! How long players think. These figures depend on the machine and on what else it does.

use std::time::Duration;

use serde::Serialize;

/// How long a player thought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Times {
    /// How many choices it made.
    pub choices: u64,
    /// The mean, in milliseconds.
    pub mean_ms: f64,
    /// What 95 of 100 choices stay below, in milliseconds, within a sixteenth.
    pub p95_ms: f64,
    /// The longest, in milliseconds.
    pub max_ms: f64,
    /// How many iterations its search made for a choice, on average.
    pub iterations: f64,
}

/// Durations are counted in sixteenths of an octave.
const STEPS: usize = 16;

/// Counts durations.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    choices: u64,
    nanoseconds: u128,
    max: u64,
    iterations: u64,
    /// How many durations fall into each step; grows as it needs to.
    steps: Vec<u64>,
}

impl Clock {
    /// Counts one choice.
    pub(super) fn take(&mut self, taken: Duration, iterations: u32) {
        let nanoseconds = u64::try_from(taken.as_nanos()).unwrap_or(u64::MAX);
        self.choices += 1;
        self.nanoseconds += u128::from(nanoseconds);
        self.max = self.max.max(nanoseconds);
        self.iterations += u64::from(iterations);
        let step = step_of(nanoseconds);
        if step >= self.steps.len() {
            self.steps.resize(step + 1, 0);
        }
        self.steps[step] += 1;
    }

    /// Adds what was counted elsewhere.
    pub(super) fn add(&mut self, other: &Self) {
        self.choices += other.choices;
        self.nanoseconds += other.nanoseconds;
        self.max = self.max.max(other.max);
        self.iterations += other.iterations;
        if other.steps.len() > self.steps.len() {
            self.steps.resize(other.steps.len(), 0);
        }
        self.steps.iter_mut().zip(&other.steps).for_each(|(all, more)| *all += more);
    }

    /// What was counted, in milliseconds.
    #[expect(clippy::cast_precision_loss, reason = "figures are written with few digits")]
    pub(super) fn times(&self) -> Times {
        let of = self.choices.max(1) as f64;
        let ms = |nanoseconds: f64| nanoseconds / 1e6;
        let mut below = 0;
        let p95 = self.steps.iter().position(|&count| {
            below += count;
            below * 100 >= self.choices * 95
        });
        Times {
            choices: self.choices,
            mean_ms: ms(self.nanoseconds as f64 / of),
            p95_ms: ms(p95.map_or(0, |step| end_of(step).min(self.max)) as f64),
            max_ms: ms(self.max as f64),
            iterations: self.iterations as f64 / of,
        }
    }
}

/// The step into which a duration falls: its octave and the next four bits.
fn step_of(nanoseconds: u64) -> usize {
    let octave = nanoseconds.max(STEPS as u64).ilog2();
    let bits = usize::try_from(nanoseconds >> (octave - 4)).expect("five bits");
    (octave as usize - 4) * STEPS + bits
}

/// The longest duration of a step.
const fn end_of(step: usize) -> u64 {
    if step < 2 * STEPS {
        return step as u64;
    }
    let octave = step / STEPS - 1;
    let bits = (step % STEPS + STEPS) as u64;
    ((bits + 1) << octave) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_holds_what_falls_into_it() {
        for nanoseconds in (0..2000).chain([1_000_000, 1_234_567_890]) {
            let step = step_of(nanoseconds);
            assert!(nanoseconds <= end_of(step), "{nanoseconds}");
            assert!(step == 0 || end_of(step - 1) < nanoseconds, "{nanoseconds}");
        }
    }

    #[test]
    fn times_are_counted_together() {
        let (mut clock, mut more) = (Clock::default(), Clock::default());
        (1..=90).for_each(|_| clock.take(Duration::from_millis(1), 10));
        (1..=10).for_each(|_| more.take(Duration::from_millis(11), 30));
        clock.add(&more);
        let times = clock.times();
        assert_eq!((times.choices, times.iterations.round()), (100, 12.0));
        assert!((times.mean_ms - 2.0).abs() < 1e-9 && (times.max_ms - 11.0).abs() < 1e-9, "{times:?}");
        assert!(times.p95_ms > 10.0 && times.p95_ms <= 11.0, "{times:?}");
        assert_eq!(Clock::default().times().choices, 0);
    }
}
