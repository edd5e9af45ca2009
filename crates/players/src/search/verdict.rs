//! How a game ends for every seat, as numbers to play for.

use engine::{PerSeat, Standing};

/// How a game ends for every seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// What every seat plays for: 0 is the worst, 1 the best.
    pub success: PerSeat<f64>,
    /// The points of every seat in the game's own scoring.
    pub points: PerSeat<f64>,
}

/// The points that take somebody who plays alone from a success of a half to one of three quarters.
const ALONE_SCALE: f64 = 50.0;

impl Verdict {
    /// How a finished game ended: first place alone is 1, last place alone is 0, the places between lie
    /// evenly between, and seats that share places have the mean of these. Who plays alone plays for
    /// points.
    pub fn of(standing: &Standing) -> Self {
        Self { success: success(standing.ranks), points: standing.scores.map(f64::from) }
            .alone(0.0, ALONE_SCALE)
    }

    /// A half for everybody, without points: what is said of a game that is given up.
    pub(super) fn even(seats: u8) -> Self {
        Self { success: PerSeat::new(seats, 0.5), points: PerSeat::new(seats, 0.0) }
    }

    /// The verdict if the game ended with these points and nothing broke ties.
    pub fn by_points(points: PerSeat<f64>) -> Self {
        let places = points.map(|own| {
            let better = points.values().iter().filter(|&&other| other > own).count();
            u8::try_from(better + 1).expect("at most six seats")
        });
        Self { success: success(places), points }.alone(0.0, ALONE_SCALE)
    }

    /// The same verdict, but who plays alone has a success of a half at `middle` points and of three
    /// quarters with `scale` points more. Where several play nothing changes.
    #[must_use]
    pub fn alone(mut self, middle: f64, scale: f64) -> Self {
        if self.points.count() == 1 {
            self.success = self.points.map(|points| squashed(points - middle, scale));
        }
        self
    }
}

/// (seats - mean place) / (seats - 1).
fn success(places: PerSeat<u8>) -> PerSeat<f64> {
    let seats = f64::from(places.count());
    places.map(|place| {
        let sharing: f64 = places.values().iter().map(|&other| f64::from(u8::from(other == place))).sum();
        let mean = f64::from(place) + (sharing - 1.0) / 2.0;
        if seats > 1.0 { (seats - mean) / (seats - 1.0) } else { 1.0 }
    })
}

/// From 0 to 1, a half at 0, three quarters at `scale`.
fn squashed(points: f64, scale: f64) -> f64 {
    0.5 + 0.5 * points / (scale + points.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(left: &[f64], right: &[f64]) {
        assert_eq!(left.len(), right.len());
        for (left, right) in left.iter().zip(right) {
            assert!((left - right).abs() < 1e-12, "{left} is not {right}");
        }
    }

    fn points(points: &[i32]) -> PerSeat<i32> {
        PerSeat::from_fn(u8::try_from(points.len()).unwrap(), |seat| points[seat.index()])
    }

    #[test]
    fn places_lie_evenly_and_are_shared() {
        let of = |scores: &[i32]| Verdict::of(&Standing::by_score("end", points(scores)));
        close(of(&[30, 10, 20]).success.values(), &[1.0, 0.0, 0.5]);
        close(of(&[5, 5]).success.values(), &[0.5, 0.5]);
        close(of(&[9, 9, 1, 0]).success.values(), &[5.0 / 6.0, 5.0 / 6.0, 1.0 / 3.0, 0.0]);
        close(of(&[9, 9, 1, 0]).points.values(), &[9.0, 9.0, 1.0, 0.0]);
        let by_points = Verdict::by_points(points(&[9, 9, 1, 0]).map(f64::from));
        assert_eq!(by_points, of(&[9, 9, 1, 0]));
    }

    #[test]
    fn who_plays_alone_plays_for_points() {
        let alone = |score: i32| Verdict::of(&Standing::by_score("end", points(&[score])));
        close(alone(0).success.values(), &[0.5]);
        close(alone(50).success.values(), &[0.75]);
        close(alone(50).alone(30.0, 20.0).success.values(), &[0.75]);
        assert!(alone(-400).success.values()[0] > 0.0 && alone(4000).success.values()[0] < 1.0);
    }
}
