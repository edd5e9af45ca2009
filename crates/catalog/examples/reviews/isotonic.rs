//! Isotonic regression: the rising curve that is closest to what happened.

/// A curve that never falls, by its corners.
pub(crate) struct Isotonic(Vec<(f64, f64)>);

/// Values that were joined because they would fall.
struct Block {
    from: f64,
    to: f64,
    sum: f64,
    weight: f64,
}

impl Block {
    fn mean(&self) -> f64 {
        self.sum / self.weight
    }
}

impl Isotonic {
    /// The curve through points of expected and happened, by joining neighbours that fall. It costs the sorting of the
    /// points.
    pub(crate) fn fit(mut points: Vec<(f64, f64)>) -> Self {
        points.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut blocks: Vec<Block> = Vec::new();
        for (expected, happened) in points {
            let mut block = Block { from: expected, to: expected, sum: happened, weight: 1.0 };
            while let Some(last) = blocks.pop_if(|last| last.mean() >= block.mean()) {
                block = Block {
                    from: last.from,
                    sum: last.sum + block.sum,
                    weight: last.weight + block.weight,
                    ..block
                };
            }
            blocks.push(block);
        }
        Self(blocks.iter().map(|block| (f64::midpoint(block.from, block.to), block.mean())).collect())
    }

    /// The value at a place, straight between the corners.
    pub(crate) fn at(&self, place: f64) -> f64 {
        let after = self.0.iter().position(|corner| corner.0 >= place);
        match after {
            None => self.0.last().map_or(place, |corner| corner.1),
            Some(0) => self.0[0].1,
            Some(after) => {
                let ((left, low), (right, high)) = (self.0[after - 1], self.0[after]);
                low + (high - low) * (place - left) / (right - left).max(f64::MIN_POSITIVE)
            }
        }
    }
}
