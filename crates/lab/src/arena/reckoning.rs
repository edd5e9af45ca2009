//! What the deals say: means with intervals, and differences that are settled or not.

use engine::{PerSeat, Standing};
use players::search::Verdict;

use super::estimate::Estimate;
use super::rating::{Meetings, Rating, before, ratings};

/// How one player did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Performance {
    /// Its rating, with 95 % interval.
    pub rating: Rating,
    /// How its games ended: 0 is last place, 1 is first place alone. Mean over the deals with 95 % interval;
    /// nothing where everybody plays alone.
    pub success: Option<Estimate>,
    /// The share of its games that it won; shared first places count in part. Where everybody plays alone:
    /// the share of deals in which nobody had more points.
    pub wins: f64,
    /// Its points, with 95 % interval.
    pub score: Estimate,
}

/// How two players differ on the same deals: in success, or in points where everybody plays alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The number of the one, in the order of their naming.
    pub one: usize,
    /// The number of the other.
    pub other: usize,
    /// How much better the one is, with an interval that holds whenever one stops.
    pub by: Estimate,
    /// Whether the interval leaves no doubt who is better.
    pub is_settled: bool,
}

/// What was found out about all players.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// How many deals were played.
    pub deals: u64,
    /// How the players did, in the order of their naming.
    pub performances: Vec<Performance>,
    /// Every two players.
    pub differences: Vec<Difference>,
}

/// What one deal says. Every list has one entry a player.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// Success, or points where everybody plays alone.
    worth: Vec<f64>,
    wins: Vec<f64>,
    scores: Vec<f64>,
    meetings: Meetings,
}

impl Deal {
    /// What the tables of a deal say, by the numbers of their players and their ends.
    pub(super) fn of(players: usize, tables: &[PerSeat<usize>], standings: &[Standing]) -> Self {
        let [mut sat, mut worth, mut wins, mut scores] = [(); 4].map(|()| vec![0.0; players]);
        let mut meetings = Meetings::new(players);
        for (seated, standing) in tables.iter().zip(standings) {
            let (success, winners) = (Verdict::of(standing).success, standing.winners());
            #[expect(clippy::cast_precision_loss, reason = "at most six")]
            let won = |seat| f64::from(u8::from(winners.contains(seat))) / winners.len() as f64;
            for (seat, &player) in seated.iter() {
                sat[player] += 1.0;
                worth[player] += success[seat];
                scores[player] += f64::from(standing.scores[seat]);
                wins[player] += won(seat);
            }
            meetings.at_table(seated, standing);
        }
        for list in [&mut worth, &mut wins, &mut scores] {
            list.iter_mut().zip(&sat).for_each(|(sum, of)| *sum /= of);
        }
        let deal = Self { worth, wins, scores, meetings };
        if tables.iter().all(|seated| seated.count() == 1) { deal.alone() } else { deal }
    }

    /// Everybody has played alone: the points are compared.
    fn alone(mut self) -> Self {
        let players = self.scores.len();
        let best = self.scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let is_best = |score: &f64| *score >= best;
        #[expect(clippy::cast_precision_loss, reason = "few players")]
        let win = 1.0 / self.scores.iter().filter(|score| is_best(score)).count() as f64;
        self.wins = self.scores.iter().map(|score| if is_best(score) { win } else { 0.0 }).collect();
        for (one, other) in pairs(players) {
            self.meetings.take(one, other, before(self.scores[one], self.scores[other]));
        }
        self.worth.clone_from(&self.scores);
        self
    }
}

/// Every two players, the one named first first.
fn pairs(players: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..players).flat_map(move |one| (one + 1..players).map(move |other| (one, other)))
}

/// All deals so far.
pub(super) struct Reckoning {
    players: usize,
    seats: u8,
    deals: Vec<Deal>,
}

/// Before so many deals nothing is settled.
const DEALS_MIN: usize = 12;

/// How often all intervals of differences together may miss what they should hold.
const DOUBT: f64 = 0.05;

impl Reckoning {
    pub(super) const fn new(players: usize, seats: u8) -> Self {
        Self { players, seats, deals: Vec::new() }
    }

    /// Takes one more deal in.
    pub(super) fn take(&mut self, deal: Deal) {
        self.deals.push(deal);
    }

    /// Whether it is beyond doubt of every two players who is better.
    pub(super) fn is_settled(&self) -> bool {
        self.differences().iter().all(|difference| difference.is_settled)
    }

    /// What the deals say.
    pub(super) fn ranking(&self) -> Ranking {
        let meetings: Vec<Meetings> = self.deals.iter().map(|deal| deal.meetings.clone()).collect();
        let performance = |(player, rating): (usize, Rating)| {
            let over = |list: fn(&Deal) -> &[f64]| {
                Estimate::of(&self.deals.iter().map(|deal| list(deal)[player]).collect::<Vec<_>>())
            };
            Performance {
                rating,
                success: Some(over(|deal| &deal.worth)).filter(|_| self.seats > 1),
                wins: over(|deal| &deal.wins).mean,
                score: over(|deal| &deal.scores),
            }
        };
        Ranking {
            deals: self.deals.len() as u64,
            performances: ratings(self.players, &meetings).into_iter().enumerate().map(performance).collect(),
            differences: self.differences(),
        }
    }

    fn differences(&self) -> Vec<Difference> {
        #[expect(clippy::cast_precision_loss, reason = "few players")]
        let doubt = DOUBT / pairs(self.players).count() as f64;
        let difference = |(one, other): (usize, usize)| {
            let on = |deal: &Deal| deal.worth[one] - deal.worth[other];
            let by = Estimate::at_any_time(&self.deals.iter().map(on).collect::<Vec<_>>(), doubt);
            let is_settled = self.deals.len() >= DEALS_MIN && by.mean.abs() > by.half;
            Difference { one, other, by, is_settled }
        };
        pairs(self.players).map(difference).collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    fn standing(scores: &[i32]) -> Standing {
        let seats = u8::try_from(scores.len()).unwrap();
        Standing::by_score("end", PerSeat::from_fn(seats, |seat| scores[seat.index()]))
    }

    fn deal(tables: &[(&[usize], &[i32])]) -> Deal {
        let table = |&(seated, _): &(&[usize], _)| {
            PerSeat::from_fn(u8::try_from(seated.len()).unwrap(), |seat| seated[seat.index()])
        };
        let standings: Vec<Standing> = tables.iter().map(|(_, scores)| standing(scores)).collect();
        Deal::of(2, &tables.iter().map(table).collect::<Vec<_>>(), &standings)
    }

    #[test]
    fn a_deal_is_the_mean_over_its_tables() {
        let deal = deal(&[(&[0, 1, 0], &[30, 20, 10]), (&[1, 0, 1], &[5, 5, 1])]);
        // Player 0: places 1, 3 and a shared first; player 1: place 2, a shared first and place 3.
        assert!((deal.worth[0] - (1.0 + 0.0 + 0.75) / 3.0).abs() < 1e-12, "{deal:?}");
        assert!((deal.worth[1] - (0.5 + 0.75 + 0.0) / 3.0).abs() < 1e-12, "{deal:?}");
        assert!(
            (deal.wins[0] - 0.5).abs() < 1e-12 && (deal.scores[1] - 26.0 / 3.0).abs() < 1e-12,
            "{deal:?}"
        );
        let mut meetings = Meetings::new(2);
        for won in [1.0, 0.0, 0.5, 1.0] {
            meetings.take(0, 1, won);
        }
        assert_eq!(deal.meetings, meetings);
    }

    #[test]
    fn who_plays_alone_is_compared_by_points() {
        let deal = deal(&[(&[0], &[40]), (&[1], &[55])]);
        assert_eq!((deal.worth, deal.wins), (vec![40.0, 55.0], vec![0.0, 1.0]));
        let mut meetings = Meetings::new(2);
        meetings.take(1, 0, 1.0);
        assert_eq!(deal.meetings, meetings);
    }

    /// A value that is 1 with a chance of so many in 100 and 0 else.
    fn drawn(chance: u32, rng: &mut Rng) -> f64 {
        f64::from(u8::from(rng.chance(chance, 100)))
    }

    #[test]
    fn intervals_hold_as_often_as_they_say() {
        let mut rng = Rng::from_seed(5);
        let (mut held, mut always, runs) = (0, 0, 1000);
        for _ in 0..runs {
            let values: Vec<f64> = (0..200).map(|_| drawn(50, &mut rng) - drawn(50, &mut rng)).collect();
            let estimate = Estimate::of(&values[..40]);
            held += u32::from(estimate.mean.abs() <= estimate.half);
            let holds = |count: usize| {
                let estimate = Estimate::at_any_time(&values[..count], DOUBT);
                estimate.mean.abs() <= estimate.half
            };
            always += u32::from((DEALS_MIN..=200).all(holds));
        }
        assert!((930..=970).contains(&held), "{held} of {runs}");
        // Whoever looks 189 times and stops at the first doubtful sign is still right.
        assert!(always >= 950, "{always} of {runs}");
    }

    #[test]
    fn a_difference_is_settled_when_it_is_clear() {
        let play = |chance: u32, deals: usize| {
            let mut rng = Rng::from_seed(2);
            let mut reckoning = Reckoning::new(2, 2);
            for _ in 0..deals {
                let first = i32::from(rng.chance(chance, 100));
                reckoning.take(deal(&[(&[0, 1], &[first, 1 - first]), (&[1, 0], &[1 - first, first])]));
            }
            reckoning
        };
        assert!(!play(100, DEALS_MIN - 1).is_settled(), "too early");
        assert!(play(100, DEALS_MIN).is_settled());
        assert!(play(80, 60).is_settled(), "{:?}", play(80, 60).ranking());
        assert!(!play(50, 60).is_settled(), "{:?}", play(50, 60).ranking());
        let ranking = play(80, 60).ranking();
        let [one, other] = [0, 1].map(|player| ranking.performances[player]);
        assert!(one.rating.mean > 50.0 && one.rating.half < one.rating.mean, "{one:?}");
        assert!((one.success.unwrap().mean + other.success.unwrap().mean - 1.0).abs() < 1e-12);
        assert!(ranking.differences[0].by.mean > 0.3 && ranking.deals == 60, "{ranking:?}");
    }
}
