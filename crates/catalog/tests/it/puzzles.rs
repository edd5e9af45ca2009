//! The puzzles that ship: each can be replayed, asks one seat, and has an answer and a reason; some are solved anew,
//! others on each run of `MU_SEED`, and all by `MU_NIGHTLY`.

use engine::Observer;
use host::{Entry, Look};
use puzzles::{Puzzle, of_day, read_all};
use words::Language;

use crate::catalogue;

/// One of so many puzzles is solved anew.
const SAMPLED: u64 = 20;

fn all() -> impl Iterator<Item = (&'static Entry, Vec<Puzzle>)> {
    catalogue().iter().map(|game| (game, read_all((game.puzzles)()).unwrap()))
}

#[test]
fn every_puzzle_asks_one_question_that_has_an_answer() {
    for (game, puzzles) in all() {
        for (at, puzzle) in puzzles.iter().enumerate() {
            let name = format!("{} {}", game.name, puzzle.number);
            assert_eq!(puzzle.number as usize, at + 1, "{name}: numbers go on by one and never change");
            let table = game.restore(&puzzle.saved()).unwrap();
            assert!(table.turn().owing().contains(puzzle.seat), "{name}: the seat is to choose");
            let legal = table.legal(0..usize::MAX, Observer::Seat(puzzle.seat)).texts;
            let wrong: Vec<&String> = puzzle.tried.iter().map(|one| &one.action).collect();
            assert!(legal.len() >= 3 && !wrong.is_empty(), "{name}: there is something to choose");
            for action in puzzle.answers.iter().chain(wrong.iter().copied()) {
                assert!(legal.contains(action), "{name}: {action} is legal");
            }
            assert!(
                wrong.iter().all(|action| !puzzle.answers.contains(action)),
                "{name}: wrong is not right"
            );
            assert!(
                puzzle.tried.iter().all(|one| one.success <= puzzle.best.success),
                "{name}: the best is best"
            );
            let worst = puzzle.tried.iter().map(|one| one.success).fold(1.0, f64::min);
            assert!(puzzle.best.success >= 0.05 && worst <= 0.95, "{name}: nothing is decided yet");
            assert!((1..=4).contains(&puzzle.stars()), "{name}");
            let (weakest, strongest) = (puzzle.found[0], puzzle.found[puzzle.found.len() - 1]);
            assert!(strongest.times > weakest.times, "{name}: the strongest finds it more often");
            tells_why(game, puzzle, &name);
        }
    }
}

/// Every choice and every reason has words in all languages.
fn tells_why(game: &Entry, puzzle: &Puzzle, name: &str) {
    let (_, reason) = puzzle.reason().unwrap_or_else(|| panic!("{name} has no reason"));
    assert!(game.reasons.contains(&reason.word.as_str()), "{name}: {}", reason.word);
    for rule in &reason.rules {
        assert!(game.rules.iter().any(|known| known.to_string() == *rule), "{name}: {rule}");
    }
    let table = game.restore(&puzzle.saved()).unwrap();
    for language in Language::ALL {
        let said = (game.reason_against)(&reason.word, &reason.numbers, language);
        assert!(said.is_some_and(|said| said.split_whitespace().count() <= 28), "{name}: {}", reason.word);
        let look = Look { language, observer: Observer::Seat(puzzle.seat), seats: &[] };
        assert!(puzzle.answers.iter().all(|answer| table.see(look).say(answer).is_some()), "{name}");
    }
}

#[test]
fn what_is_written_is_what_was_read() {
    for (_, puzzles) in all() {
        let text: String = puzzles.iter().map(ToString::to_string).collect();
        assert_eq!(read_all(&text).unwrap(), puzzles);
    }
}

#[test]
fn a_puzzle_that_lacks_a_line_says_which() {
    let whole = all().flat_map(|(_, puzzles)| puzzles).next().unwrap().to_string();
    for word in ["from", "choice", "best", "proof", "found", "why"] {
        let begins = format!("{word} ");
        let lacks: String = whole.split_inclusive('\n').filter(|line| !line.starts_with(&begins)).collect();
        let expected = format!("puzzle 1: the line \"{word}\" is missing or cannot be read");
        assert_eq!(read_all(&lacks).unwrap_err().to_string(), expected);
    }
    assert!(read_all("nothing of the kind").is_err());
    assert_eq!(read_all(""), Ok(Vec::new()));
}

/// Of 50 puzzles solved anew one may come out otherwise, and of a sample, in which such may come together, one more; the
/// reason must be there again.
#[test]
fn a_search_ten_times_as_long_agrees() {
    let seed = std::env::var("MU_SEED").ok().map_or(1, |seed| seed.parse().unwrap());
    let is_night = std::env::var_os("MU_NIGHTLY").is_some();
    for (game, puzzles) in all() {
        let sampled =
            puzzles.iter().filter(|one| is_night || (u64::from(one.number) + seed).is_multiple_of(SAMPLED));
        let (mut solved, mut missed) = (0, Vec::new());
        for puzzle in sampled {
            let found = (game.laboratory.solve)(puzzle, 10, 7919 + seed).unwrap();
            let word = found.reason.map(|reason| reason.word);
            solved += 1;
            if !puzzle.answers.contains(&found.choice) || word.as_deref() != Some(puzzle.theme()) {
                missed.push((puzzle.number, found.choice, word));
            }
        }
        eprintln!("{}: {} of {solved} agree, others: {missed:?}", game.name, solved - missed.len());
        let may_differ = solved.div_ceil(50) + usize::from(!is_night);
        assert!(missed.len() <= may_differ, "{}: {missed:?}", game.name);
    }
}

#[test]
fn a_day_has_one_puzzle_and_all_come_round() {
    for (game, puzzles) in all().filter(|(_, puzzles)| puzzles.len() > 1) {
        let of = |day| of_day(&puzzles, day).unwrap();
        let fit = puzzles.iter().filter(|one| matches!(one.stars(), 2 | 3)).count();
        let count = if fit == 0 { puzzles.len() } else { fit } as u64;
        let round: std::collections::BTreeSet<usize> = (count * 9..count * 10).map(of).collect();
        assert_eq!(round.len() as u64, count, "{}", game.name);
        assert_eq!(of(20_000), of(20_000));
    }
    assert_eq!(of_day(&[], 20_000), None);
}

/// What each level finds, as `docs/puzzles.md` tells it: stronger levels find more.
#[test]
fn stronger_levels_find_more() {
    for (game, puzzles) in all().filter(|(_, puzzles)| !puzzles.is_empty()) {
        let share = |at: usize| {
            let of = puzzles.iter().map(|one| one.found[at]);
            let (times, asked) = of.fold((0, 0), |sum, one| (sum.0 + one.times, sum.1 + one.asked));
            f64::from(times) / f64::from(asked)
        };
        let levels: Vec<_> = puzzles[0].found.iter().map(|one| one.level).collect();
        let shares: Vec<f64> = (0..levels.len()).map(share).collect();
        eprintln!("{} {}: {levels:?} {shares:.2?}", game.name, puzzles.len());
        // A step down of a few per cent is the chance of eight questions.
        assert!(shares.windows(2).all(|pair| pair[1] + 0.05 >= pair[0]), "{}: {shares:?}", game.name);
    }
}

#[test]
fn a_puzzle_is_read_as_it_is_written() {
    for entry in catalogue() {
        let text = (entry.puzzles)();
        let rest = text.find("\nmu ").map_or(text, |second| &text[..=second]);
        // A control character within a word would be written as a space: the line is another one then.
        let broken = rest.replacen("why ! ", "why ! no\u{1}", 1);
        assert_ne!(broken, rest, "{}", entry.name);
        let refused = read_all(&broken).unwrap_err().to_string();
        assert!(refused.contains("\"tried\""), "{}: {refused}", entry.name);
        let within = rest.replacen("from ", "from \u{1}", 1);
        let again: String = read_all(&within).unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(read_all(&again).unwrap()[0].to_string(), again, "{}", entry.name);
    }
}
