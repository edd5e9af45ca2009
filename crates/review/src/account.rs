//! Luck, others, choices, and what nobody could see: parts that add up to the result.

use engine::{PerSeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::estimate::{Estimate, Sums, to_the_fifth_decimal};

/// How a seat came from what it could expect at the beginning to its result. The parts add up exactly, whatever the
/// noise of the chances between them: what one step adds to them the next one counts from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ReviewAccount")]
pub struct Account {
    /// What it could expect before anything had happened.
    pub start: f64,
    /// What deals, dice and draws changed.
    pub luck: f64,
    /// What the others' choices changed.
    pub others: f64,
    /// What its own choices lost by what it could know: 0 at best, but for noise.
    pub choices: f64,
    /// What its own choices changed beyond that, by what it could not know.
    pub unseen: f64,
    /// How it ended.
    pub result: f64,
    /// How far the parts may be off; `None` if the positions were played on from only once.
    #[serde(default)]
    pub errors: Option<AccountErrors>,
}

/// The standard errors of the parts of an account. They hang together, since the parts add up to a result that is
/// known: what one has too much of another lacks. They are written to the fifth decimal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ReviewAccountErrors")]
pub struct AccountErrors {
    /// Of what it could expect before anything had happened.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub start: f64,
    /// Of what deals, dice and draws changed.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub luck: f64,
    /// Of what the others' choices changed.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub others: f64,
    /// Of what its own choices lost.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub choices: f64,
    /// Of what its own choices changed beyond that.
    #[serde(serialize_with = "to_the_fifth_decimal")]
    pub unseen: f64,
}

impl Account {
    /// The account of a seat over a curve with everything open, whose own choices lost so much in all.
    pub(crate) fn of(curve: &[f64], movers: &[Option<Seat>], seat: Seat, lost: f64) -> Self {
        let ends = (curve.first().copied().unwrap_or(0.0), curve.last().copied().unwrap_or(0.0));
        let mut account =
            Self { start: ends.0, choices: -lost, unseen: lost, result: ends.1, ..Self::default() };
        for (mover, ends) in movers.iter().zip(curve.windows(2)) {
            let change = ends[1] - ends[0];
            match mover {
                None => account.luck += change,
                Some(mover) if *mover == seat => account.unseen += change,
                Some(_) => account.others += change,
            }
        }
        account
    }

    /// What the parts add up to: the result.
    pub fn sum(&self) -> f64 {
        self.start + self.luck + self.others + self.choices + self.unseen
    }
}

/// The parts of an account in play-out after play-out, each of all positions with the same draws.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    start: Sums,
    luck: Sums,
    others: Sums,
    own: Sums,
}

impl Parts {
    /// One more play-out, in which the seat came from position to position to these values.
    pub(crate) fn add(&mut self, curve: &[f64], movers: &[Option<Seat>], seat: Seat) {
        let Account { start, luck, others, unseen, .. } = Account::of(curve, movers, seat, 0.0);
        for (sums, part) in [
            (&mut self.start, start),
            (&mut self.luck, luck),
            (&mut self.others, others),
            (&mut self.own, unseen),
        ] {
            sums.add(part);
        }
    }

    /// How far the parts may be off, where the losses of all own choices together may be off by so much.
    pub(crate) fn errors(&self, lost: f64, of: impl Fn(&Sums) -> Estimate) -> Option<AccountErrors> {
        let error = |sums: &Sums| of(sums).error;
        (self.start.count() > 1).then(|| AccountErrors {
            start: error(&self.start),
            luck: error(&self.luck),
            others: error(&self.others),
            choices: lost,
            unseen: error(&self.own).hypot(lost),
        })
    }
}

/// The points of a seat against the mean of the points of all seats; of one alone its points.
pub(crate) fn against_mean(points: &PerSeat<f64>, seat: Seat) -> f64 {
    let sum: f64 = points.values().iter().sum();
    points[seat] - if points.count() > 1 { sum / f64::from(points.count()) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_somebodys() {
        let [a, b] = [0, 1].map(|index| Seat::new(index).unwrap());
        let curve = [0.5, 0.7, 0.6, 0.9, 1.0];
        let movers = [None, Some(a), Some(b), Some(a)];
        let account = Account::of(&curve, &movers, a, 0.25);
        let close = |one: f64, other: f64| assert!((one - other).abs() < 1e-12, "{account:?}");
        close(account.luck, 0.2);
        close(account.others, 0.3);
        close(account.choices, -0.25);
        close(account.unseen, 0.25);
        close(account.sum(), account.result);
        assert_eq!((account.start, account.result), (0.5, 1.0));
    }

    #[test]
    fn a_part_is_as_far_off_as_it_differs_from_play_out_to_play_out() {
        let [a, b] = [0, 1].map(|index| Seat::new(index).unwrap());
        let movers = [None, Some(a), Some(b)];
        let mut parts = Parts::default();
        assert_eq!(parts.errors(0.1, Sums::estimate), None);
        // Luck brings 0.2 or 0.4, the own choice always 0.1, the other one the rest to 1.
        for luck in [0.2, 0.4, 0.2, 0.4] {
            parts.add(&[0.3, 0.3 + luck, 0.4 + luck, 1.0], &movers, a);
        }
        let errors = parts.errors(0.1, Sums::estimate).unwrap();
        let close = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{errors:?}");
        let error = (0.04_f64 / 3.0 / 4.0).sqrt();
        close(errors.start, 0.0);
        close(errors.luck, error);
        close(errors.others, error);
        close(errors.choices, 0.1);
        close(errors.unseen, 0.1);
    }
}
