//! A sample review.

use engine::{Seat, StepNumber};
use review::{
    Account, AccountErrors, Estimate, Mark, Review, ReviewedChoice, ReviewedPosition, ReviewedSeat, Tried,
};

use super::seat;
use crate::{Reviewed, SaidChoice, TurningPoint};

const fn about(mean: f64) -> Estimate {
    Estimate { mean, error: 0.03 }
}

fn of_seat(seat: Seat, accuracy: Option<f64>) -> ReviewedSeat {
    let errors = AccountErrors { start: 0.02, luck: 0.03, others: 0.025, choices: 0.03, unseen: 0.004 };
    let errors = Some(errors);
    let success =
        Account { start: 0.5, luck: 0.12, others: -0.2, choices: -0.15, unseen: 0.03, result: 0.3, errors };
    let (decisions, weighed) = (21, if accuracy.is_some() { 20 } else { 0 });
    let costliest = if accuracy.is_some() { vec![7, 12] } else { Vec::new() };
    ReviewedSeat {
        seat,
        decisions,
        weighed,
        lost: about(0.15),
        accuracy,
        accuracy_error: accuracy.map(|_| 2.4),
        success,
        points: success,
        costliest,
    }
}

/// A choice of this step that was marked so.
pub(crate) fn a_choice(step: StepNumber, mark: Option<Mark>) -> SaidChoice {
    let tried = |action: &str, mean| Tried { action: action.into(), success: about(mean), worlds: 64 };
    SaidChoice {
        number: step / 2,
        choice: ReviewedChoice {
            step,
            seat: seat(0),
            played: "play R7".into(),
            best: "play <G>2".into(),
            advised: "play <G>2".into(),
            known: about(0.5),
            loss: Some(about(0.17)),
            mark,
            reason: None,
            tried: vec![tried("play R7", 0.41), tried("play <G>2", 0.58)],
        },
        played: "Play red <7>".into(),
        best: "Play green 2".into(),
        tried: vec!["Play red <7>".into(), "Play green 2".into()],
        reason: mark.map(|_| ("It gives <9> points away.".into(), Vec::new())),
    }
}

/// A review of a game of five.
pub(crate) fn a_review() -> Reviewed {
    let position = |step: StepNumber| ReviewedPosition {
        step,
        mover: (!step.is_multiple_of(3)).then(|| seat(step % 5)),
        success: (0..5_u8).map(|at| about(f64::from(at + u8::from(step > 6)) / 6.0)).collect(),
    };
    let choices = vec![a_choice(7, Some(Mark::Blunder)), a_choice(12, None)];
    let turn = |step, mover| TurningPoint {
        step,
        number: step / 2,
        mover,
        told: "<i>vo took the trick.".into(),
        seat: seat(1),
        outlook: (about(0.2), about(0.43)),
    };
    Reviewed {
        review: Review {
            game: "toy".into(),
            program: "1.2.3".into(),
            reference: "steady".into(),
            adviser: "fierce".into(),
            seed: 0,
            seats: (0..5).map(|at| of_seat(seat(at), (at != 3).then_some(81.4))).collect(),
            choices: choices.iter().map(|said| said.choice.clone()).collect(),
            appraisals: Vec::new(),
            positions: (0..12).map(position).collect(),
        },
        seconds: 10,
        could_be_deeper: true,
        seat: seat(0),
        choices,
        turning_points: vec![turn(6, Some(seat(2))), turn(9, None)],
    }
}
