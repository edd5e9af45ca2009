//! Hints: every game says why, and the handles of a suggestion make the choice.

use std::collections::BTreeSet;

use engine::{Game, Luck, Observer, Options as _, Rng, Table};
use face::hint::hint;
use face::{Face, Look, SeatLook, Weighed};
use words::Language;

/// Walks through a random game and asks for a hint about a few legal choices of every seat to choose.
/// Gives the sentences that were said.
fn asked<F: Face>(seats: u8, seed: u64) -> BTreeSet<String> {
    let options = <F::Game as Game>::Options::build(seats, &[]).unwrap();
    let looks: Vec<SeatLook> = ["Nora", "Ivo", "Maëlle", "Tarō", "Zoë", "Ben"][..seats.into()]
        .iter()
        .map(|name| SeatLook { name: (*name).into(), letter: name[..1].into(), computer: false })
        .collect();
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<F::Game>::open(options, &luck);
    let mut said = BTreeSet::new();
    for step in 0..400 {
        let Some(seat) = table.turn().owing().first() else { break };
        let observer = Observer::Seat(seat);
        let view = table.view(observer);
        for language in Language::ALL.into_iter().filter(|_| step % 5 == 0) {
            let look = Look { language, observer, seats: &looks };
            let action = table.truth().sample(seat, &mut rng).unwrap();
            let hint = hint::<F>(table.options(), &view, &[Weighed { action, expected: None }], &look);
            let text = F::Game::action_text(table.options(), action);
            assert_eq!(hint.suggestions.len(), 1, "no handles make {text}");
            let only = &hint.suggestions[0];
            let picks: Vec<&str> = only.picks.iter().map(String::as_str).collect();
            let made = F::choices(&view, &look).text(&picks).unwrap();
            assert_eq!(F::Game::read_action(table.options(), &made), Ok(action), "{picks:?}");
            let sentence = hint.sentence;
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '}', '!']), "{sentence}");
            assert!(sentence.chars().count() < 220, "{sentence}");
            said.insert(sentence);
        }
        let action = table.truth().sample(seat, &mut rng).unwrap();
        table.play(seat, action, &luck).unwrap();
    }
    said
}

#[test]
fn every_game_says_why_and_its_handles_make_the_choice() {
    for seed in 0..3 {
        let kinds = [
            asked::<m_face::MFace>(3, seed).len(),
            asked::<tricks_face::TricksFace>(4, seed).len(),
            asked::<city_face::CityFace>(2, seed).len(),
            asked::<isle_face::IsleFace>(3, seed).len(),
        ];
        assert!(kinds.iter().all(|&kinds| kinds >= 12), "{kinds:?}");
    }
}
