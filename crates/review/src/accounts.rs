//! The accounts of a seat from the chances between the positions.

use engine::Seat;

use crate::account::{Account, against_mean};
use crate::curves::Curves;
use crate::estimate::{Estimate, Sums};

/// The accounts of a seat, in success and in points against the mean of the table (alone: in points). What a choice
/// lost in points is not measured: there `unseen` holds all that the own choices changed.
pub(crate) fn accounts(
    curves: &Curves,
    movers: &[Option<Seat>],
    seat: Seat,
    lost: Estimate,
) -> (Account, Account) {
    let success: Vec<f64> = curves.open.iter().map(|at| at[seat].success.mean).collect();
    let points: Vec<f64> =
        curves.open.iter().map(|at| against_mean(&at.map(|one| one.points), seat)).collect();
    let (of_success, of_points) = curves.parts[seat];
    (
        Account {
            errors: of_success.errors(lost.error, Sums::chance),
            ..Account::of(&success, movers, seat, lost.mean)
        },
        Account { errors: of_points.errors(0.0, Sums::estimate), ..Account::of(&points, movers, seat, 0.0) },
    )
}
