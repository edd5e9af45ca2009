//! Ratings: what follows from the results of rated games, and from nothing else.
//!
//! A league is a game with one number of players; each has its own ratings, by the method of Weng and
//! Lin for games in which everybody plays for oneself. They are kept in millionths, rounded after every
//! game, so that counting all games again comes to the same. How much a game counts follows from the games of its people
//! before it ([`domain::Lately`]).

use std::collections::BTreeMap;

use domain::{Lately, Less, Moment, PersonId, RatedGame, Rating, Season};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Millionths in one.
const ONE: f64 = 1_000_000.0;

#[expect(clippy::cast_precision_loss, reason = "millionths of a rating are far below 2^52")]
const fn counted(rating: Rating) -> WengLinRating {
    WengLinRating { rating: rating.value as f64 / ONE, uncertainty: rating.spread as f64 / ONE }
}

#[expect(clippy::cast_possible_truncation, reason = "`as` keeps within the range, and ratings are small")]
fn kept(counted: WengLinRating) -> Rating {
    Rating {
        value: (counted.rating * ONE).round() as i64,
        spread: (counted.uncertainty * ONE).round() as i64,
    }
}

/// What one game did to a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating before it.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
    /// How much the game counted, if not in full: the same for everybody who played it.
    pub less: Option<Less>,
}

impl RatingChange {
    /// By how much the strength changed, as it is shown.
    pub const fn shown(self) -> i64 {
        self.after.shown().0 - self.before.shown().0
    }
}

/// The ratings after one game of people with these ratings and places, in the same order. Equal places
/// are a tie.
pub fn rate(game: &[(Rating, u8)]) -> Vec<Rating> {
    let people: Vec<[WengLinRating; 1]> = game.iter().map(|(rating, _)| [counted(*rating)]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = people
        .iter()
        .zip(game)
        .map(|(one, (_, place))| (one.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
    rated.into_iter().flatten().map(kept).collect()
}

/// How a rated game ended.
#[derive(Clone, Debug)]
pub(crate) struct RatedEnd {
    /// Who played, with their places.
    pub(crate) people: Vec<(PersonId, u8)>,
    /// Who has thrown it.
    pub(crate) thrown_by: Option<PersonId>,
    /// When.
    pub(crate) ended: Moment,
}

/// How somebody stands in a league, and when the last game was.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) rating: Rating,
    pub(crate) games: i64,
    pub(crate) ended: Moment,
}

/// The ratings of a league, game after game.
#[derive(Clone, Debug, Default)]
pub(crate) struct League {
    /// How everybody stands.
    pub(crate) people: BTreeMap<PersonId, Standing>,
    /// How everybody stood at the end of a season, and after how many games in it.
    pub(crate) seasons: BTreeMap<(PersonId, Season), (Rating, i64)>,
    /// What everybody has played lately.
    pub(crate) lately: Lately,
}

impl League {
    /// Rates one more game; gives the changes in the order of the people.
    pub(crate) fn play(&mut self, end: &RatedEnd) -> Vec<RatingChange> {
        let known = |person| self.people.get(person).map_or(Rating::START, |standing| standing.rating);
        let before: Vec<(Rating, u8)> =
            end.people.iter().map(|(person, place)| (known(person), *place)).collect();
        let people = end.people.iter().map(|(person, _)| person.clone()).collect();
        let game = RatedGame { people, thrown_by: end.thrown_by.clone() };
        let less = self.lately.weigh(&game);
        self.lately.add(game);
        let mut changes = Vec::with_capacity(before.len());
        for (((person, _), (before, _)), full) in end.people.iter().zip(&before).zip(rate(&before)) {
            let after = less.map_or(full, |less| less.scaled(*before, full));
            let games = self.people.get(person).map_or(0, |standing| standing.games) + 1;
            self.people.insert(person.clone(), Standing { rating: after, games, ended: end.ended });
            let (rating, games) =
                self.seasons.entry((person.clone(), Season::of(end.ended))).or_insert((after, 0));
            (*rating, *games) = (after, *games + 1);
            changes.push(RatingChange { before: *before, after, less });
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(places: &[u8]) -> Vec<i64> {
        let game: Vec<(Rating, u8)> = places.iter().map(|&place| (Rating::START, place)).collect();
        rate(&game).into_iter().map(|rating| rating.value).collect()
    }

    #[test]
    fn who_stands_before_others_gains_and_ties_are_equal() {
        let of = values(&[1, 2, 3]);
        assert!(of[0] > of[1] && of[1] > of[2] && of[0] > Rating::START.value, "{of:?}");
        let of = values(&[2, 1, 2]);
        assert_eq!(of[0], of[2]);
        assert!(of[1] > of[0]);
        // Places are an order: 1 1 3 and 1 1 2 are the same.
        assert_eq!(values(&[1, 1, 3]), values(&[1, 1, 2]));
    }

    #[test]
    fn a_favourite_gains_less_than_an_outsider_and_everybody_becomes_more_certain() {
        let strong = Rating { value: 35_000_000, ..Rating::START };
        let expected = rate(&[(strong, 1), (Rating::START, 2)]);
        let surprising = rate(&[(strong, 2), (Rating::START, 1)]);
        assert!(expected[0].value - strong.value < surprising[1].value - Rating::START.value);
        assert!(expected.iter().all(|rating| rating.spread < Rating::START.spread));
    }

    #[test]
    fn a_known_game_has_known_ratings() {
        // Two beginners, by hand: c = √(2·25/6² + 2·(25/3)²), both win with 1/2.
        let [winner, loser] = rate(&[(Rating::START, 1), (Rating::START, 2)]).try_into().unwrap();
        assert_eq!((winner.value, loser.value), (27_635_231, 22_364_769));
        assert_eq!(winner.spread, loser.spread);
        assert_eq!(Rating::START.shown(), (1000, 333));
        assert_eq!(RatingChange { before: Rating::START, after: winner, less: None }.shown(), 105);
    }

    #[test]
    fn what_is_shown_is_rounded_on_both_sides_of_zero() {
        let shown = |value| Rating { value, spread: 0 }.shown().0;
        assert_eq!([shown(12_499), shown(12_500), shown(-12_500), shown(-12_499)], [0, 1, -1, 0]);
    }
}
