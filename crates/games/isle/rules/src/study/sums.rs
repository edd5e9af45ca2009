//! Sums and spreads: what is counted over many games adds up to one.

use engine::Cell;

/// A sum over so many.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    pub(super) sum: i64,
    pub(super) count: u64,
}

/// How often each number was seen; the last one stands for all greater ones.
#[derive(Clone, Debug)]
pub(super) struct Spread {
    seen: [u64; 512],
    pub(super) sum: Sum,
}

impl Default for Spread {
    fn default() -> Self {
        Self { seen: [0; 512], sum: Sum::default() }
    }
}

impl Sum {
    pub(super) fn of(value: i32) -> Self {
        Self { sum: value.into(), count: 1 }
    }

    pub(super) const fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    pub(super) const fn mean(self) -> Cell {
        if self.count == 0 { Cell::Empty } else { Cell::Mean(self.sum, self.count) }
    }
}

impl Spread {
    pub(super) fn see(&mut self, value: i32) {
        let place = usize::try_from(value).unwrap_or(0).min(self.seen.len() - 1);
        self.seen[place] += 1;
        self.sum.join(Sum::of(value));
    }

    pub(super) fn join(&mut self, other: &Self) {
        for (to, from) in self.seen.iter_mut().zip(&other.seen) {
            *to += from;
        }
        self.sum.join(other.sum);
    }

    /// The least number that so many percent do not exceed.
    pub(super) fn percentile(&self, percent: u64) -> u64 {
        let wanted = (self.sum.count * percent).div_ceil(100);
        let mut seen = 0;
        let found = self.seen.iter().position(|count| {
            seen += count;
            seen >= wanted
        });
        found.unwrap_or(0) as u64
    }
}

pub(super) fn add_all<T: Copy, const N: usize>(to: &mut [T; N], from: [T; N], add: impl Fn(&mut T, T)) {
    for (to, from) in to.iter_mut().zip(from) {
        add(to, from);
    }
}
