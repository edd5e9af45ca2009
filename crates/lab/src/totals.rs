//! What is counted of every game, whatever the game: integers only, so that the order of adding
//! does not matter.

use std::collections::BTreeMap;

use engine::{PerSeat, SEATS_MAX, Seat, Standing, Tally};
use players::Level;

use crate::report::{Figure, Report, Sheet};

/// Shared first places are counted in sixtieths, which up to six seats can share.
const WHOLE_WIN: u64 = 60;

/// What stands for the reason of an end where there was none.
const STOPPED: &str = "(stopped)";

/// Counts over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    games: u64,
    choices: Spread,
    rounds: Spread,
    /// Games by the reason of their end.
    endings: BTreeMap<&'static str, u64>,
    /// By seat.
    seats: [Results; SEATS_MAX],
    /// By the word of the level.
    bots: BTreeMap<&'static str, Results>,
}

/// How whoever it is about has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Results {
    /// First places in sixtieths.
    wins: u64,
    scores: Spread,
}

/// Whole numbers: how many, how great and how far apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spread {
    count: u64,
    sum: i64,
    squares: u64,
    min: i64,
    max: i64,
}

impl Default for Spread {
    fn default() -> Self {
        Self { count: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN }
    }
}

impl Spread {
    fn take(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value.unsigned_abs().pow(2);
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    fn add(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// Mean, standard deviation, least and greatest.
    const fn figures(self) -> [Figure; 4] {
        if self.count == 0 {
            return [Figure::Empty; 4];
        }
        let Self { count, sum, squares, min, max } = self;
        [
            Figure::Mean { sum, of: count },
            Figure::Deviation { sum, squares, of: count },
            Figure::Number(min),
            Figure::Number(max),
        ]
    }
}

impl Results {
    fn take(&mut self, standing: &Standing, seat: Seat) {
        let winners = standing.winners();
        if winners.contains(seat) {
            self.wins += WHOLE_WIN / winners.len() as u64;
        }
        self.scores.take(standing.scores[seat].into());
    }

    fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.scores.add(other.scores);
    }

    fn figures(self) -> Vec<Figure> {
        let of = self.scores.count * WHOLE_WIN;
        let mut figures = vec![
            Figure::Count(self.scores.count),
            Figure::Share(self.wins, of),
            Figure::Interval { part: self.wins, of, seen: self.scores.count },
        ];
        figures.extend(self.scores.figures());
        figures
    }
}

impl Totals {
    /// Counts one game between players of these levels.
    pub(crate) fn count(
        &mut self,
        choices: u32,
        rounds: Option<u32>,
        standing: Option<&Standing>,
        bots: PerSeat<Level>,
    ) {
        self.games += 1;
        self.choices.take(choices.into());
        if let Some(rounds) = rounds {
            self.rounds.take(rounds.into());
        }
        *self.endings.entry(standing.map_or(STOPPED, |standing| standing.reason)).or_default() += 1;
        let Some(standing) = standing else { return };
        for (seat, bot) in bots.iter() {
            self.seats[seat.index()].take(standing, seat);
            self.bots.entry(bot.word()).or_default().take(standing, seat);
        }
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.choices.add(other.choices);
        self.rounds.add(other.rounds);
        for (reason, games) in other.endings {
            *self.endings.entry(reason).or_default() += games;
        }
        for (own, new) in self.seats.iter_mut().zip(other.seats) {
            own.add(new);
        }
        for (word, results) in other.bots {
            self.bots.entry(word).or_default().add(results);
        }
    }

    /// What was counted at tables of so many seats from a seed on, followed by the tables of the game's own study.
    pub(crate) fn report(&self, (at, seed): (u8, u64), title: &str, tallies: Vec<Tally>) -> Report {
        let played = Seat::all(6).zip(&self.seats).filter(|(_, results)| results.scores.count > 0);
        let seats = played.map(|(seat, results)| (seat.to_string(), results.figures())).collect();
        let mut sheets = vec![self.lengths(), self.endings(), results("Seats", "seat", seats)];
        if self.bots.len() > 1 {
            let bots =
                self.bots.iter().map(|(word, results)| ((*word).to_owned(), results.figures())).collect();
            sheets.push(results("Players", "player", bots));
        }
        sheets.extend(tallies.into_iter().map(Sheet::from));
        let games = self.games;
        Report { heading: format!("{title}: {games} games, {at} players, seeds from {seed}"), sheets }
    }

    fn lengths(&self) -> Sheet {
        let mut rows = vec![("choices".to_owned(), self.choices.figures().to_vec())];
        if self.rounds.count > 0 {
            rows.push(("rounds begun".to_owned(), self.rounds.figures().to_vec()));
        }
        Sheet::new("Length of a game", &["", "mean", "deviation", "min", "max"], rows)
    }

    fn endings(&self) -> Sheet {
        let row = |(reason, &games): (&&str, &u64)| {
            ((*reason).to_owned(), vec![Figure::Count(games), Figure::Share(games, self.games)])
        };
        Sheet::new("Endings", &["reason", "games", "share"], self.endings.iter().map(row).collect())
    }
}

fn results(title: &str, label: &str, rows: Vec<(String, Vec<Figure>)>) -> Sheet {
    let columns = [label, "finished", "wins", "95 % interval", "mean score", "deviation", "min", "max"];
    Sheet::new(title, &columns, rows)
}

#[cfg(test)]
mod tests {
    use engine::PerSeat;
    use players::Level;

    use super::*;

    fn count(totals: &mut Totals, scores: [i32; 3]) {
        let scores = PerSeat::from_fn(3, |seat| scores[seat.index()]);
        let bots = [Level::Random, Level::Fierce, Level::Random];
        let bots = PerSeat::from_fn(3, |seat| bots[seat.index()]);
        totals.count(10, None, Some(&Standing::by_score("goal", scores)), bots);
    }

    #[test]
    fn shared_wins_are_split() {
        let mut totals = Totals::default();
        count(&mut totals, [5, 5, 1]);
        count(&mut totals, [0, 7, -2]);
        assert_eq!(totals.seats[0].wins, 30);
        assert_eq!(totals.seats[1].wins, 90);
        assert_eq!(totals.seats[2].wins, 0);
        assert_eq!(totals.bots["random"].wins + totals.bots["fierce"].wins, 120);
        let [mean, deviation, min, max] = totals.bots["random"].scores.figures();
        assert_eq!(mean, Figure::Mean { sum: 4, of: 4 });
        assert_eq!(deviation, Figure::Deviation { sum: 4, squares: 30, of: 4 });
        assert_eq!((min, max), (Figure::Number(-2), Figure::Number(5)));
    }

    #[test]
    fn the_order_of_adding_does_not_matter() {
        let one = |scores| {
            let mut totals = Totals::default();
            count(&mut totals, scores);
            totals
        };
        let games = [[1, 2, 3], [3, 1, 1], [-4, 0, 9]];
        let forth = games.iter().fold(Totals::default(), |mut all, &game| {
            all.add(one(game));
            all
        });
        let back = games.iter().rev().fold(Totals::default(), |mut all, &game| {
            all.add(one(game));
            all
        });
        assert_eq!(forth, back);
        assert_eq!(forth.games, 3);
    }

    #[test]
    fn a_stopped_game_has_no_scores() {
        let mut totals = Totals::default();
        totals.count(10, None, None, PerSeat::new(3, Level::Random));
        assert_eq!(totals.endings[STOPPED], 1);
        assert_eq!(totals.seats, <[Results; SEATS_MAX]>::default());
    }
}
