//! The pages of puzzles, in every state that looks different.

use std::num::NonZero;

use ::words::Language;
use engine::SeatSet;
use host::Choices;
use maud::Markup;

use crate::sample::{a_game, a_table, a_visitor};
use crate::*;

fn an_answer(chosen: Option<(&str, bool)>, shown: ReviewShown) -> PuzzleAnswer {
    let value = |words: &str, success, points, verdict| PuzzleValue {
        words: words.into(),
        success,
        points,
        verdict,
        is_chosen: chosen.is_some_and(|(chosen, _)| chosen == words),
    };
    let against = Against {
        choice: "Play <b>".into(),
        is_own: chosen.is_some_and(|(_, right)| !right),
        because: "A worse card.".into(),
        rules: vec!["TOY-1.1".into()],
    };
    PuzzleAnswer {
        chosen: chosen.map(|(words, right)| (words.into(), right)),
        best: vec!["Play R7".into(), "Play R8".into()],
        theme: Some("Go high"),
        against: Some(against),
        values: vec![
            value("Play R7", 0.731, 216.1, Verdict::Best),
            value("Play <b>", 0.512, -12.6, Verdict::Worse),
            value("Play R1", 0.112, 3.0, Verdict::MuchWorse),
        ],
        step: NonZero::new(5).expect("it is something"),
        first_try: (chosen.is_some_and(|(_, right)| right), (1000, 1105)),
        run: 3,
        shown,
        is_example: shown == ReviewShown::Best,
        tried: chosen.map(|_| "play R7".into()),
        picks: vec!["h.r7".into()],
        tried_picks: vec!["h.r8".into()],
    }
}

fn at(language: Language, stage: PuzzleStage) -> Markup {
    let is_of_day = matches!(stage, PuzzleStage::Question { was_tried: false });
    let puzzle = Puzzle { number: 7, stars: 3, is_of_day, theme: Some("number_low".into()), stage };
    let asks = matches!(puzzle.stage, PuzzleStage::Question { .. });
    let table = a_table(language);
    let choices = if asks { table.choices.clone() } else { Choices::default() };
    let owing = if asks { table.owing } else { SeatSet::EMPTY };
    table_page(&TablePage { dock: Dock::Puzzle(Box::new(puzzle)), choices, owing, ..table })
}

/// All of them.
pub(super) fn pages(language: Language) -> Vec<(&'static str, Markup)> {
    let answer = |chosen, shown| PuzzleStage::Answer(Box::new(an_answer(chosen, shown)));
    let theme = |name, count| Theme { word: "number_low".into(), name, count, solved: 2 };
    let of = |standing, tried| PuzzlesOf {
        game: a_game(language),
        count: 8,
        solved: 2,
        of_day: (7, 3, tried),
        standing,
        themes: vec![theme("Go high", 6), theme("Go low", 2)],
    };
    let standing = Standing { rating: (1105, 290), run: (2, 5), days: (1, 4) };
    let puzzles = |standing, tried| {
        let games = vec![of(standing, tried)];
        puzzles_page(&Puzzles { visitor: a_visitor(language), games })
    };
    vec![
        ("puzzles of a stranger", puzzles(None, None)),
        ("puzzles, that of the day solved", puzzles(Some(standing), Some(true))),
        ("puzzles, that of the day missed", puzzles(Some(standing), Some(false))),
        ("a puzzle", at(language, PuzzleStage::Question { was_tried: false })),
        ("a puzzle once more", at(language, PuzzleStage::Question { was_tried: true })),
        ("a puzzle solved", at(language, answer(Some(("Play R7", true)), ReviewShown::Answer))),
        ("a puzzle missed", at(language, answer(Some(("Play <b>", false)), ReviewShown::Best))),
        ("a puzzle told", at(language, answer(None, ReviewShown::Answer))),
    ]
}
