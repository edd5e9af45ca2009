//! Ratings: one number a player, from who was placed before whom.

use engine::{PerSeat, Standing};

use super::estimate::{Estimate, student};

/// A player's rating on the scale of chess: 400 points more mean to be placed first ten times as often. The
/// mean of all players is 0.
pub type Rating = Estimate;

/// How often each player was placed before each other, shared places counted as half.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Meetings {
    players: usize,
    before: Vec<f64>,
}

impl Meetings {
    pub(super) fn new(players: usize) -> Self {
        Self { players, before: vec![0.0; players * players] }
    }

    /// Counts one meeting: 1 if `one` was placed before `other`, 0.5 if they shared a place.
    pub(super) fn take(&mut self, one: usize, other: usize, won: f64) {
        self.before[one * self.players + other] += won;
        self.before[other * self.players + one] += 1.0 - won;
    }

    /// Counts every meeting of two players at a table.
    pub(super) fn at_table(&mut self, seated: &PerSeat<usize>, standing: &Standing) {
        for (seat, &player) in seated.iter() {
            let later = seated.iter().filter(|&(other, &rival)| other > seat && rival != player);
            for (other, &rival) in later {
                self.take(player, rival, before(standing.ranks[other].into(), standing.ranks[seat].into()));
            }
        }
    }

    fn add(&mut self, other: &Self, times: f64) {
        self.before.iter_mut().zip(&other.before).for_each(|(all, more)| *all += times * more);
    }

    fn of(&self, one: usize, other: usize) -> f64 {
        self.before[one * self.players + other]
    }

    /// The ratings that make what was seen most probable (Bradley and Terry, by Hunter's iteration). A
    /// tie is added to what every two have played, so that who never lost has a rating too.
    fn ratings(&self) -> Vec<f64> {
        const TIE: f64 = 0.5;
        let others = |one: usize| (0..self.players).filter(move |&other| other != one);
        let mut strengths = vec![1.0_f64; self.players];
        for _ in 0..10_000 {
            let next = |one: usize| {
                let won: f64 = others(one).map(|other| self.of(one, other) + TIE).sum();
                let met = |other| self.of(one, other) + self.of(other, one) + 2.0 * TIE;
                won / others(one).map(|other| met(other) / (strengths[one] + strengths[other])).sum::<f64>()
            };
            let mut new: Vec<f64> = (0..self.players).map(next).collect();
            #[expect(clippy::cast_precision_loss, reason = "few players")]
            let mean = (new.iter().map(|strength| strength.ln()).sum::<f64>() / new.len() as f64).exp();
            for strength in &mut new {
                *strength /= mean;
            }
            let is_same = new.iter().zip(&strengths).all(|(new, old)| (new / old - 1.0).abs() < 1e-10);
            strengths = new;
            if is_same {
                break;
            }
        }
        strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
    }
}

/// 1 if the one is greater, 0.5 if both are equal.
pub(super) fn before(one: f64, other: f64) -> f64 {
    if one > other {
        1.0
    } else if one < other {
        0.0
    } else {
        0.5
    }
}

/// Into how many blocks the deals are put: leaving out one after the other shows how sure a rating is.
const BLOCKS: usize = 50;

/// The ratings with their intervals (jackknife over blocks of deals).
#[expect(clippy::cast_precision_loss, reason = "few blocks")]
pub(super) fn ratings(players: usize, deals: &[Meetings]) -> Vec<Rating> {
    let mut all = Meetings::new(players);
    for deal in deals {
        all.add(deal, 1.0);
    }
    let ratings = all.ratings();
    let count = BLOCKS.min(deals.len());
    let without = |block: usize| {
        let mut rest = all.clone();
        deals.iter().skip(block).step_by(count).for_each(|deal| rest.add(deal, -1.0));
        rest.ratings()
    };
    let left: Vec<Vec<f64>> = (0..count).filter(|_| count > 1).map(without).collect();
    let blocks = count as f64;
    let rating = |player: usize| {
        let mean = left.iter().map(|ratings| ratings[player]).sum::<f64>() / blocks;
        let squares: f64 = left.iter().map(|ratings| (ratings[player] - mean).powi(2)).sum();
        let error = (squares * (blocks - 1.0) / blocks).sqrt();
        let half = if count > 1 { student(count - 1) * error } else { f64::INFINITY };
        Rating { mean: ratings[player], half }
    };
    (0..players).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(results: &[(usize, usize, f64)]) -> Meetings {
        let mut meetings = Meetings::new(3);
        for &(one, other, won) in results {
            meetings.take(one, other, won);
        }
        meetings
    }

    #[test]
    fn ten_times_as_often_is_400_points() {
        let mut meetings = Meetings::new(2);
        // With the tie that is added: 1000 before, 100 behind.
        meetings.before = vec![0.0, 999.5, 99.5, 0.0];
        let ratings = meetings.ratings();
        assert!((ratings[0] - 200.0).abs() < 1e-6 && (ratings[1] + 200.0).abs() < 1e-6, "{ratings:?}");
    }

    #[test]
    fn players_that_never_met_are_compared_through_others() {
        let deals =
            vec![met(&[(0, 1, 1.0), (1, 2, 1.0), (0, 1, 1.0), (1, 2, 1.0), (0, 1, 0.0), (1, 2, 0.0)]); 30];
        let ratings = ratings(3, &deals);
        assert!(ratings[0].mean > 100.0 && ratings[2].mean < -100.0, "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.half < 1.0), "all deals are alike: {ratings:?}");
    }

    #[test]
    fn who_always_wins_has_a_rating_and_few_deals_tell_little() {
        let deals: Vec<Meetings> =
            (0..8).map(|deal| met(&[(0, 1, 1.0), (1, 2, f64::from(deal % 2)), (0, 2, 1.0)])).collect();
        let rated = ratings(3, &deals);
        assert!(rated[0].mean.is_finite() && rated[0].mean > rated[1].mean + 100.0, "{rated:?}");
        assert!(rated[1].half > 50.0, "{rated:?}");
        assert!(ratings(3, &deals[..1])[0].half.is_infinite());
    }
}
