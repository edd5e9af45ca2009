//! How long something takes, counted in classes.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the classes in microseconds, and as Prometheus is told them in seconds.
const BOUNDS: [(u64, &str); 14] = [
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (2_500_000, "2.5"),
    (5_000_000, "5"),
    (10_000_000, "10"),
];

/// How long something takes.
#[derive(Debug, Default)]
pub(super) struct Histogram {
    /// How many lie in each class; those above all bounds in none.
    classes: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    /// Notes one more.
    pub(super) fn note(&self, time: Duration) {
        let microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(class) = BOUNDS.iter().position(|(bound, _)| microseconds <= *bound) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }

    /// Writes it down as Prometheus reads it: each class with all below it.
    pub(super) fn tell(&self, name: &str, text: &mut String) {
        // The sum first: what is noted meanwhile shall not make a class larger than the whole.
        let microseconds = self.microseconds.load(Ordering::Relaxed);
        let mut below = 0;
        let mut lines = String::new();
        for (class, (_, bound)) in self.classes.iter().zip(BOUNDS) {
            below += class.load(Ordering::Relaxed);
            let _ = writeln!(lines, "{name}_bucket{{le=\"{bound}\"}} {below}");
        }
        let count = self.count.load(Ordering::Relaxed).max(below);
        let _ = write!(
            text,
            "{lines}{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {}.{:06}\n{name}_count {count}\n",
            microseconds / 1_000_000,
            microseconds % 1_000_000
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_holds_all_below_it() {
        let histogram = Histogram::default();
        for milliseconds in [0, 1, 2, 700, 60_000] {
            histogram.note(Duration::from_millis(milliseconds));
        }
        let mut text = String::new();
        histogram.tell("x", &mut text);
        for line in [
            "x_bucket{le=\"0.0005\"} 1",
            "x_bucket{le=\"0.001\"} 2",
            "x_bucket{le=\"0.0025\"} 3",
            "x_bucket{le=\"0.5\"} 3",
            "x_bucket{le=\"1\"} 4",
            "x_bucket{le=\"10\"} 4",
            "x_bucket{le=\"+Inf\"} 5",
            "x_sum 60.703000",
            "x_count 5",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
    }
}
