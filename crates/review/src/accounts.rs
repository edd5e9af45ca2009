//! Luck, others, choices, and what nobody could see: parts that add up to the result.

use engine::{PerSeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::curves::{Curves, Expected};

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
}

impl Account {
    /// The account of a seat over a curve with everything open, whose own choices lost so much in all.
    fn of(curve: &[f64], movers: &[Option<Seat>], seat: Seat, lost: f64) -> Self {
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

/// The accounts of a seat, in success and in points against the mean of the table (alone: in points). What a choice
/// lost in points is not measured: there `unseen` holds all that the own choices changed.
pub(crate) fn accounts(
    curves: &Curves,
    movers: &[Option<Seat>],
    seat: Seat,
    lost: f64,
) -> (Account, Account) {
    let success: Vec<f64> = curves.open.iter().map(|at| at[seat].success.mean).collect();
    let points: Vec<f64> = curves.open.iter().map(|at| at[seat].points - mean_of_several(at)).collect();
    (Account::of(&success, movers, seat, lost), Account::of(&points, movers, seat, 0.0))
}

/// The mean of the points of all seats; 0 of one.
fn mean_of_several(at: &PerSeat<Expected>) -> f64 {
    let sum: f64 = at.values().iter().map(|one| one.points).sum();
    if at.count() > 1 { sum / f64::from(at.count()) } else { 0.0 }
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
}
