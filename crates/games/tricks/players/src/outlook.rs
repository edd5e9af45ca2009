//! What the points of a round are worth for the match.

use std::sync::LazyLock;

use engine::{Options, PerSeat};
use tricks::{AfterRound, MatchOptions, Public};

use super::position::Seats;

/// How the match will probably end if a round ends in this way or that.
///
/// The success of a seat is the share of the other seats that it leaves behind, shared places counted
/// half: the same as `(players - mean place) / (players - 1)`. Two totals are compared by the chance
/// that one is still the higher after the rounds that are to come.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    options: MatchOptions,
    totals: Seats<i32>,
    played: u32,
}

/// The standard deviation of the difference between two seats in one round, in points.
const SPREAD: f64 = 34.0;

/// What the leader of a match gains in a round on average, in points.
const STEP: i32 = 30;

/// Beyond this difference one total surely stays above another.
const SPAN: i32 = 400;

/// How many differences are told apart.
const CURVE: usize = 2 * SPAN as usize + 1;

/// So many further rounds are told apart.
const ROUNDS: u32 = 16;

/// The chance to stay ahead by the number of rounds to come and the difference of two totals.
static AHEAD: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let chance = |rounds: u32, difference: i32| {
        if rounds == 0 {
            return f64::midpoint(1.0, f64::from(difference.signum()));
        }
        let spread = SPREAD * f64::from(rounds).sqrt();
        // The logistic curve that is closest to the normal distribution.
        1.0 / (1.0 + (-1.702 * f64::from(difference) / spread).exp())
    };
    (0..ROUNDS).flat_map(|rounds| (-SPAN..=SPAN).map(move |difference| chance(rounds, difference))).collect()
});

impl Outlook {
    /// The outlook of the round that is being played.
    pub(super) fn of(public: &Public) -> Self {
        let mut totals = [0; 6];
        for (seat, &total) in public.totals().iter() {
            totals[seat.index()] = total;
        }
        Self { options: *public.options(), totals, played: public.round() }
    }

    /// The success of every seat if the round brings these scores.
    pub(super) fn success(&self, scores: &Seats<i32>) -> Seats<f64> {
        let seats = self.options.seats();
        let mut totals = self.totals;
        for (total, score) in totals.iter_mut().zip(scores) {
            *total += score;
        }
        let first = self.rounds_to_come(&totals) as usize * CURVE;
        let mut success = [0.0; 6];
        let share = 1.0 / f64::from(seats - 1);
        let seats = usize::from(seats);
        for one in 0..seats {
            for other in one + 1..seats {
                let difference = (totals[one] - totals[other]).clamp(-SPAN, SPAN);
                let ahead = AHEAD[first + usize::try_from(difference + SPAN).unwrap_or(0)];
                success[one] += ahead * share;
                success[other] += (1.0 - ahead) * share;
            }
        }
        success
    }

    fn rounds_to_come(&self, totals: &Seats<i32>) -> u32 {
        if let Some(rounds) = self.options.fixed_rounds() {
            return rounds.saturating_sub(self.played).min(ROUNDS - 1);
        }
        let seats = self.options.seats();
        let all = PerSeat::from_fn(seats, |seat| totals[seat.index()]);
        let highest = all.values().iter().copied().max().unwrap_or(0);
        let missing = match self.options.after_round(self.played, &all) {
            AfterRound::Over(_) => return 0,
            AfterRound::Deal => self.options.goal() - highest,
            // The card drawn brings 45 on average, and it is drawn after this round too.
            AfterRound::Draw => (self.options.goal() - 45 - highest).max(0),
        };
        u32::try_from(1 + missing / STEP).unwrap_or(1).min(ROUNDS - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(totals: Seats<i32>) -> Outlook {
        let options = MatchOptions::build(4, &[]).unwrap();
        Outlook { options, totals, played: 3 }
    }

    #[test]
    fn success_is_shared_out() {
        let success = outlook([50, 20, 90, 10, 0, 0]).success(&[10, 30, -20, 5, 0, 0]);
        assert!((success.iter().sum::<f64>() - 2.0).abs() < 1e-9, "half of the pairs for each: {success:?}");
        assert!(success[2] > success[0] && success[0] > success[1] && success[1] > success[3]);
    }

    #[test]
    fn when_the_goal_is_reached_only_the_places_count() {
        let success = outlook([190, 150, 150, 10, 0, 0]).success(&[20, 10, 10, 10, 0, 0]);
        let expected = [1.0, 0.5, 0.5, 0.0];
        for (found, expected) in success.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-9, "{success:?}");
        }
    }

    #[test]
    fn a_lead_is_worth_more_near_the_end() {
        let early = outlook([20, 0, 0, 0, 0, 0]).success(&[0; 6])[0];
        let late = outlook([180, 160, 160, 160, 0, 0]).success(&[0; 6])[0];
        assert!(late > early + 0.1, "{early} {late}");
    }
}
