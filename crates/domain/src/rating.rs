//! Ratings as they are kept and shown.

use crate::kept_as_words;

/// A point of the ratings that are shown.
const A_POINT: i64 = 25_000;

kept_as_words! {
    /// Whether somebody may stand in lists of the best.
    Listed, "a choice about lists" {
        /// With a good rating, yes.
        #[default]
        Yes = "yes",
        /// In none.
        No = "no",
    }
}

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

    /// Shown uncertainties above this one are those of provisional ratings.
    pub const PROVISIONAL: i64 = 200;

    /// The greatest uncertainty, as it is kept, of a rating that is not provisional.
    pub const SETTLED: i64 = Self::PROVISIONAL * A_POINT + A_POINT / 2 - 1;

    /// Whether too few games tell of it.
    pub const fn is_provisional(self) -> bool {
        self.spread > Self::SETTLED
    }

    /// Strength and uncertainty as they are shown: everybody begins with 1000 ± 333.
    pub const fn shown(self) -> (i64, i64) {
        (rounded(self.value, A_POINT), rounded(self.spread, A_POINT))
    }
}

/// Divides and rounds, halves away from zero.
const fn rounded(value: i64, by: i64) -> i64 {
    let half = if value < 0 { -by / 2 } else { by / 2 };
    (value + half) / by
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_provisional_as_long_as_it_is_shown_with_more_than_200() {
        assert!(Rating::START.is_provisional());
        let with = |spread| Rating { spread, ..Rating::START };
        let (last, next) = (with(Rating::SETTLED), with(Rating::SETTLED + 1));
        assert_eq!((last.shown().1, last.is_provisional()), (200, false));
        assert_eq!((next.shown().1, next.is_provisional()), (201, true));
    }
}
