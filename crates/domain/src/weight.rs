//! How much a rated game counts: in full, or less where its result tells little of how strong its people are.
//!
//! Two things make a game count less. The same people play each other and nobody else: their ratings say how they
//! stand to each other, and nothing beside everybody else's. Or one of two loses to the other within a few choices,
//! by giving up or by staying away, and not for the first time: that is no game. The figures are those of docs/people.md.
//!
//! Only games of one league are looked at, in the order in which they are rated, so that whoever counts all games
//! again comes to the same.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use crate::kept_as_words;
use crate::people::PersonId;
use crate::rating::Rating;

/// How many of somebody's last rated games of a league are looked at.
pub const LATELY: usize = 30;

/// With so many choices of one's own at most, a game that one gives up or stays away from is thrown.
pub const FEW_CHOICES: i64 = 5;

/// So many games with the same people count in full, whoever else one plays.
const FREE: usize = 10;

kept_as_words! {
    /// Why a rated game counts less.
    WhyLess, "a reason for a weight" {
        /// Somebody has lately played little but with these people.
        #[default]
        SamePeople = "same_people",
        /// One has thrown it, and has done so before with the same other one.
        Thrown = "thrown",
    }
}

/// How much a rated game counts that counts less than in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Not at all.
    Nothing,
    /// A quarter.
    Quarter,
    /// Half.
    Half,
}

impl Weight {
    /// What a game counts that counts in full, in per cent.
    pub const FULL: i64 = 100;

    /// In per cent.
    pub const fn percent(self) -> i64 {
        match self {
            Self::Nothing => 0,
            Self::Quarter => 25,
            Self::Half => 50,
        }
    }

    /// The weight of so many per cent; none if that is none of the three.
    pub fn of_percent(percent: i64) -> Option<Self> {
        [Self::Nothing, Self::Quarter, Self::Half].into_iter().find(|weight| weight.percent() == percent)
    }
}

/// That a rated game counts less than in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Less {
    /// How much it counts.
    pub weight: Weight,
    /// Why.
    pub why: WhyLess,
}

impl Less {
    /// What a change of a rating from `before` to `after` comes to, if the game that changes it counts like this.
    pub fn scaled(self, before: Rating, after: Rating) -> Rating {
        let part = |before: i64, after: i64| before + (after - before) * self.weight.percent() / Weight::FULL;
        Rating { value: part(before.value, after.value), spread: part(before.spread, after.spread) }
    }
}

/// A rated game, as far as its weight depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// Who played.
    pub people: BTreeSet<PersonId>,
    /// Who lost it within [`FEW_CHOICES`] by giving up or by staying away.
    pub thrown_by: Option<PersonId>,
}

/// The last games of people in one league.
#[derive(Clone, Debug, Default)]
pub struct Lately {
    games: BTreeMap<PersonId, VecDeque<Arc<RatedGame>>>,
}

impl Lately {
    /// One more game, after all others of its people.
    pub fn add(&mut self, game: RatedGame) {
        let game = Arc::new(game);
        for person in &game.people {
            let own = self.games.entry(person.clone()).or_default();
            own.push_back(Arc::clone(&game));
            if own.len() > LATELY {
                own.pop_front();
            }
        }
    }

    /// How much a game counts that comes after these; nothing is said if it counts in full.
    pub fn weigh(&self, game: &RatedGame) -> Option<Less> {
        let of = |person: &PersonId| self.games.get(person).into_iter().flatten();
        let with_these = |person| of(person).filter(|one| one.people == game.people);
        let same = game
            .people
            .iter()
            .filter_map(|person| same_people(with_these(person).count(), of(person).count()));
        let same = same.map(|weight| Less { weight, why: WhyLess::SamePeople });
        let thrown = game.thrown_by.as_ref().and_then(|loser| {
            thrown(with_these(loser).filter(|one| one.thrown_by.as_ref() == Some(loser)).count())
        });
        let thrown = thrown.map(|weight| Less { weight, why: WhyLess::Thrown });
        // Of two reasons that weigh the same, the graver one is told.
        thrown.into_iter().chain(same).min_by_key(|less| less.weight)
    }
}

/// The weight of a game of somebody who has played so many of the last games with these very people.
const fn same_people(with_these: usize, of: usize) -> Option<Weight> {
    if with_these < FREE || 3 * with_these < 2 * of {
        None
    } else if 10 * with_these < 9 * of {
        Some(Weight::Half)
    } else {
        Some(Weight::Quarter)
    }
}

/// The weight of a game that one has thrown who has lately thrown so many others with the same other one.
const fn thrown(before: usize) -> Option<Weight> {
    match before {
        0 | 1 => None,
        2 | 3 => Some(Weight::Quarter),
        4.. => Some(Weight::Nothing),
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    fn people(names: &[&str]) -> BTreeSet<PersonId> {
        names.iter().map(|name| PersonId::new(*name)).collect()
    }

    fn game(names: &[&str]) -> RatedGame {
        RatedGame { people: people(names), thrown_by: None }
    }

    fn thrown_by(loser: &str, names: &[&str]) -> RatedGame {
        RatedGame { thrown_by: Some(PersonId::new(loser)), ..game(names) }
    }

    /// Plays these games one after the other; gives what each counts, in per cent.
    fn weights(lately: &mut Lately, games: impl IntoIterator<Item = RatedGame>) -> Vec<i64> {
        let play = |game: RatedGame| {
            let less = lately.weigh(&game);
            lately.add(game);
            less.map_or(Weight::FULL, |less| less.weight.percent())
        };
        games.into_iter().map(play).collect()
    }

    #[test]
    fn a_pair_that_only_plays_each_other_counts_a_quarter_after_ten_games() {
        let mut lately = Lately::default();
        let of = weights(&mut lately, (0..40).map(|_| game(&["anna", "ben"])));
        assert_eq!(of[..10], [100; 10], "a few games among friends count in full");
        assert_eq!(of[10..], [25; 30]);
        let less = lately.weigh(&game(&["anna", "ben"])).unwrap();
        assert_eq!(less.why, WhyLess::SamePeople);
        // Of games with others it says nothing.
        assert_eq!(lately.weigh(&game(&["anna", "cleo"])), None);
        // It ends when both play others as well.
        for (other, expected) in [("cleo", Some(Weight::Half)), ("dora", None)] {
            let with = |own: &'static str| (0..9).map(move |_| game(&[own, other]));
            weights(&mut lately, with("anna").chain(with("ben")));
            assert_eq!(lately.weigh(&game(&["anna", "ben"])).map(|less| less.weight), expected, "{other}");
        }
    }

    #[test]
    fn one_who_plays_nobody_else_is_enough() {
        // Whoever feeds one account from another plays with nobody else; the fed one does.
        let mut lately = Lately::default();
        let fed =
            (0..60).map(|at| if at % 2 == 0 { game(&["fed", "feeder"]) } else { game(&["fed", "cleo"]) });
        let of = weights(&mut lately, fed);
        assert_eq!(of[20..].iter().filter(|weight| **weight == 25).count(), 40, "{of:?}");
        let mut lately = Lately::default();
        let club = ["fed", "b", "c", "d", "e"];
        let rounds = (0..60).map(|at| game(&["fed", club[1 + at % 4]]));
        assert_eq!(weights(&mut lately, rounds.take(36)), [100; 36]);
    }

    #[test]
    fn a_circle_is_its_very_people_whatever_their_number() {
        let four = ["a", "b", "c", "d"];
        let mut lately = Lately::default();
        let of = weights(&mut lately, (0..12).map(|_| game(&four)));
        assert_eq!(of[9..], [100, 25, 25]);
        assert_eq!(lately.weigh(&game(&["a", "b", "c", "e"])), None, "another one sits there");
    }

    #[test]
    fn an_ordinary_club_of_eight_notices_nothing() {
        let club = ["a", "b", "c", "d", "e", "f", "g", "h"];
        for (seed, seats) in [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)] {
            let mut rng = Rng::from_seed(seed);
            let mut lately = Lately::default();
            let evening = (0..1000).map(|_| {
                let mut seated = club;
                rng.shuffle(&mut seated);
                // Somebody gives up early now and then.
                let thrown_by = (rng.below(20) == 0).then(|| PersonId::new(seated[0]));
                RatedGame { thrown_by, ..game(&seated[..seats]) }
            });
            let of = weights(&mut lately, evening);
            assert_eq!(of.iter().filter(|weight| **weight < 100).count(), 0, "{seats} seats");
        }
    }

    #[test]
    fn who_throws_games_again_and_again_to_the_same_person_is_counted_less_and_then_not_at_all() {
        let mut lately = Lately::default();
        let of = weights(&mut lately, (0..6).map(|_| thrown_by("ben", &["anna", "ben"])));
        assert_eq!(of, [100, 100, 25, 25, 0, 0]);
        assert_eq!(lately.weigh(&thrown_by("ben", &["anna", "ben"])).unwrap().why, WhyLess::Thrown);
        // The other way round, with somebody else, or in earnest it counts.
        assert_eq!(lately.weigh(&thrown_by("anna", &["anna", "ben"])), None);
        assert_eq!(lately.weigh(&thrown_by("ben", &["ben", "cleo"])), None);
        assert_eq!(lately.weigh(&game(&["anna", "ben"])), None);
        // With many others between them it is forgotten: thirty games are lately.
        weights(&mut lately, (0..30).map(|at| game(&["ben", ["cleo", "dora", "emil"][at % 3]])));
        assert_eq!(lately.weigh(&thrown_by("ben", &["anna", "ben"])), None);
    }

    #[test]
    fn the_graver_reason_is_told() {
        let mut lately = Lately::default();
        weights(&mut lately, (0..12).map(|_| game(&["anna", "ben"])));
        weights(&mut lately, (0..2).map(|_| thrown_by("ben", &["anna", "ben"])));
        let less = lately.weigh(&thrown_by("ben", &["anna", "ben"])).unwrap();
        assert_eq!(less, Less { weight: Weight::Quarter, why: WhyLess::Thrown });
    }

    #[test]
    fn a_weight_scales_strength_and_certainty_alike() {
        let (before, after) = (Rating::START, Rating { value: 27_635_231, spread: 8_000_001 });
        let scaled = |weight| Less { weight, why: WhyLess::Thrown }.scaled(before, after);
        assert_eq!(scaled(Weight::Nothing), before);
        assert_eq!(scaled(Weight::Half), Rating { value: 26_317_615, spread: 8_166_667 });
        assert_eq!(scaled(Weight::Quarter), Rating { value: 25_658_807, spread: 8_250_000 });
        for weight in [Weight::Nothing, Weight::Quarter, Weight::Half] {
            assert_eq!(Weight::of_percent(weight.percent()), Some(weight));
        }
        assert_eq!((Weight::of_percent(100), Weight::of_percent(7)), (None, None));
    }
}
