//! Ratings as they are kept and shown.

/// How strong somebody plays, as far as the results tell. In millionths of the units of the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The strength that is most likely.
    pub value: i64,
    /// How uncertain that is: one standard deviation.
    pub spread: i64,
}

impl Rating {
    /// What everybody begins with.
    pub const START: Self = Self { value: 25_000_000, spread: 8_333_333 };

    /// Strength and uncertainty as they are shown: everybody begins with 1000 ± 333.
    pub const fn shown(self) -> (i64, i64) {
        const A_POINT: i64 = 25_000;
        (rounded(self.value, A_POINT), rounded(self.spread, A_POINT))
    }
}

/// Divides and rounds, halves away from zero.
const fn rounded(value: i64, by: i64) -> i64 {
    let half = if value < 0 { -by / 2 } else { by / 2 };
    (value + half) / by
}
