//! The addresses of puzzles.

use super::{ReviewShown, in_address};

/// The puzzles of all games.
pub const PUZZLES: &str = "/puzzles";

/// GET: a puzzle, by its number from 1. The address is for ever.
pub fn puzzle(game: &str, number: u32) -> String {
    format!("{PUZZLES}/{game}/{number}")
}

/// GET: a puzzle, from which one goes on to others of this theme.
pub fn puzzle_of(game: &str, number: u32, theme: Option<&str>) -> String {
    let theme = theme.map(|theme| format!("?theme={}", in_address(theme))).unwrap_or_default();
    format!("{}{theme}", puzzle(game, number))
}

/// GET: goes to the puzzle of the day.
pub fn puzzle_of_day(game: &str) -> String {
    format!("{PUZZLES}/{game}/day")
}

/// GET: goes to the next puzzle for the visitor, if there are others not to `after`.
pub fn next_puzzle(game: &str, theme: Option<&str>, after: Option<u32>) -> String {
    let theme = theme.map(|theme| format!("theme={}", in_address(theme)));
    let fields: Vec<String> = theme.into_iter().chain(after.map(|after| format!("after={after}"))).collect();
    let sign = if fields.is_empty() { "" } else { "?" };
    format!("{PUZZLES}/{game}{sign}{}", fields.join("&"))
}

/// GET: the answer of a puzzle, for whoever has tried it: `tried` is the choice made, in the notation.
pub fn puzzle_answer(
    game: &str,
    number: u32,
    (tried, theme): (Option<&str>, Option<&str>),
    shown: ReviewShown,
) -> String {
    let field = |name: &str, value: &str| format!("{name}={}", in_address(value));
    let tried = tried.map(|tried| field("tried", tried));
    let show = (shown != ReviewShown::Answer).then(|| field("show", shown.code()));
    let theme = theme.map(|theme| field("theme", theme));
    let fields: Vec<String> = tried.into_iter().chain(show).chain(theme).collect();
    let sign = if fields.is_empty() { "" } else { "?" };
    format!("{}/answer{sign}{}", puzzle(game, number), fields.join("&"))
}

/// A form of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePost {
    /// `action` and `item`, or `show`: a choice, or the answer is wanted; `theme` is kept.
    Act,
    /// A real game from here.
    Free,
}

/// The address of a form of a puzzle.
pub fn in_puzzle(game: &str, number: u32, what: PuzzlePost) -> String {
    let code = match what {
        PuzzlePost::Act => "act",
        PuzzlePost::Free => "free",
    };
    format!("{}/{code}", puzzle(game, number))
}
