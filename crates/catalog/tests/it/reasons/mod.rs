//! What a review says against a choice is true: of two choices at random, in games at random, every reason is checked
//! by carrying both out in the open game, and never speaks for the other side as well.

mod truths;

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Imagine, Luck, Observer, Options as _, Rng, SavedGame, Seat, Table};
use players::race::Imagined;
use players::{Case, Level, Reason, Roster};
use words::Language;

use crate::catalogue;

/// A reason that was said, with the open game before the choice.
struct Said<'a, G: Game> {
    world: &'a G,
    case: Case<'a, G>,
    reason: Reason,
}

/// Pairs of choices at random in games of computers, and how often each reason was said.
struct Search {
    seats: u8,
    games: u64,
    /// So many pairs are tried at each decision.
    pairs: u32,
}

fn count(said: &mut BTreeMap<&'static str, u32>, words: Vec<&'static str>) {
    for word in words {
        *said.entry(word).or_insert(0) += 1;
    }
}

impl Search {
    /// Tries pairs of choices and has what is said checked; how often each word was.
    fn run<R: Roster<Game: Imagine>>(
        &self,
        is_true: impl Fn(&Said<'_, R::Game>) -> bool,
    ) -> BTreeMap<&'static str, u32> {
        let mut said = BTreeMap::new();
        for seed in 0..self.games {
            let options = <R::Game as Game>::Options::build(self.seats, &[]).unwrap();
            let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
            let mut table = Table::<R::Game>::open(options, &luck);
            while let Some(seat) = table.turn().owing().first() {
                let words = self.try_pairs::<R>(&table, seat, &mut rng, &is_true);
                count(&mut said, words);
                let level = [Level::Steady, Level::Random][usize::from(rng.chance(1, 4))];
                let view = table.view(Observer::Seat(seat));
                let choice = R::player(level).unwrap().choose(&view, &mut rng);
                table.play(seat, choice, &luck).unwrap();
            }
        }
        said
    }

    fn try_pairs<R: Roster<Game: Imagine>>(
        &self,
        table: &Table<R::Game>,
        seat: Seat,
        rng: &mut Rng,
        is_true: &impl Fn(&Said<'_, R::Game>) -> bool,
    ) -> Vec<&'static str> {
        let mut said = Vec::new();
        let view = table.view(Observer::Seat(seat));
        for _ in 0..self.pairs {
            // Beside what a player would do, since of two choices at random both are mostly bad.
            let wise = R::player(Level::Steady).unwrap().choose(&view, rng);
            let best = if rng.chance(2, 3) { wise } else { table.truth().sample(seat, rng).unwrap() };
            let played = table.truth().sample(seat, rng).unwrap();
            if played == best {
                continue;
            }
            let imagined = |_| Imagined { world: R::Game::imagine(&view, rng), draws: rng.next_u64() };
            let worlds: Vec<_> = (0..10).map(imagined).collect();
            let case = Case::<R::Game> { view: &view, seat, played, best, worlds: &worlds };
            let Some(reason) = R::reason(&case) else { continue };
            assert!(R::REASONS.contains(&reason.word), "{reason:?}");
            assert!(reason.rules.iter().all(|rule| R::Game::RULES.contains(rule)), "{reason:?}");
            let word = reason.word;
            let back = R::reason(&Case { played: best, best: played, ..case });
            assert!(back.is_none_or(|back| back.word != word), "{word} speaks against both");
            let said_here = Said { world: table.truth(), case, reason };
            assert!(
                is_true(&said_here),
                "{:?} {played:?} {best:?} {}",
                said_here.reason,
                SavedGame::of(table)
            );
            said.push(word);
        }
        said
    }
}

/// How many games a test takes: few, in the nights many.
fn games(few: u64, many: u64) -> u64 {
    if is_night() { many } else { few }
}

fn is_night() -> bool {
    std::env::var_os("MU_NIGHTLY").is_some()
}

/// Every reason of a roster was said, but those that few games hardly ever bring.
fn all_but<R: Roster>(said: &BTreeMap<&'static str, u32>, rare: &[&str]) {
    let rare = if is_night() { &[] } else { rare };
    let missing: Vec<_> =
        R::REASONS.iter().filter(|word| !said.contains_key(**word) && !rare.contains(word)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}; said: {said:?}");
}

#[test]
fn reasons_of_m_are_true() {
    let search = Search { seats: 3, games: games(12, 200), pairs: 6 };
    let said = search.run::<m_players::MPlayers>(truths::of_m);
    all_but::<m_players::MPlayers>(&said, &["exchange_left"]);
}

#[test]
fn reasons_of_tricks_are_true() {
    let search = Search { seats: 4, games: games(3, 60), pairs: 4 };
    let said = search.run::<tricks_players::TricksPlayers>(truths::of_tricks);
    all_but::<tricks_players::TricksPlayers>(&said, &["eklat", "bid_missed", "bid_low"]);
}

#[test]
fn reasons_of_city_are_true() {
    let search = Search { seats: 2, games: games(4, 60), pairs: 3 };
    let said = search.run::<city_players::CityPlayers>(truths::of_city);
    all_but::<city_players::CityPlayers>(&said, &[]);
}

#[test]
fn reasons_of_isle_are_true() {
    let search = Search { seats: 2, games: games(2, 30), pairs: 2 };
    let said = search.run::<isle_players::IslePlayers>(truths::of_isle);
    all_but::<isle_players::IslePlayers>(&said, &["raise_lower", "land_lost", "village_burnt"]);
}

/// A sentence for every reason, with its numbers, different in each language; and none for what is no reason.
#[test]
fn every_reason_has_words_in_every_language() {
    for game in catalogue() {
        assert!(game.reasons.len() >= 4, "{}: {:?}", game.name, game.reasons);
        for word in game.reasons {
            let told: Vec<Vec<String>> = Language::ALL
                .into_iter()
                .map(|language| {
                    let with = |numbers: &[i32]| (game.reason_against)(word, numbers, language);
                    [with(&[67]), with(&[3, 5])].into_iter().flatten().collect()
                })
                .collect();
            assert!(told.iter().all(|told| told.len() == 1), "{}: {word}: {told:?}", game.name);
            assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{told:?}");
            let has = |told: &Vec<String>| told[0].contains("67") || told[0].contains('5');
            assert!(told.iter().all(has), "{word} says its numbers: {told:?}");
            assert_eq!((game.reason_against)(word, &[], Language::English), None);
        }
        assert_eq!((game.reason_against)("no_such_reason", &[1], Language::English), None);
        assert_eq!((game.question_against)("no_such_reason", Language::English), None);
    }
}

/// A question for every reason, different in each language and from reason to reason. It names no number: that would be
/// half of the answer.
#[test]
fn every_reason_has_a_question_in_every_language() {
    for game in catalogue() {
        let mut asked = BTreeSet::new();
        for word in game.reasons {
            for language in Language::ALL {
                let question = (game.question_against)(word, language);
                let question = question.unwrap_or_else(|| panic!("{}: {word}: {language:?}", game.name));
                assert!(question.ends_with('?') && !question.contains(char::is_numeric), "{question}");
                assert!(asked.insert(question), "{}: {word}: {question}", game.name);
            }
        }
    }
}

/// A name of a few words for every reason, different from reason to reason.
#[test]
fn every_reason_names_a_theme_in_every_language() {
    for game in catalogue() {
        for language in Language::ALL {
            let themes = game.reasons.iter().map(|word| {
                let theme = (game.theme)(word, language);
                theme.unwrap_or_else(|| panic!("{}: {word}: {language:?}", game.name))
            });
            let named: BTreeSet<&str> = themes.collect();
            assert_eq!(named.len(), game.reasons.len(), "{}: {named:?}", game.name);
            assert!(named.iter().all(|name| name.chars().count() <= 32), "{}: {named:?}", game.name);
        }
        assert_eq!((game.theme)("no_such_reason", Language::English), None);
    }
}
