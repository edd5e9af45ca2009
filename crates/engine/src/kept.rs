//! Games that were played once and must replay for ever: what the tests of every game ask of them.

use crate::game::Game;
use crate::options::Options;
use crate::saved::SavedGame;
use crate::table::Table;

/// Replays games from the names and texts of their files: the text of each, in the order of the names, and the
/// table at its end.
///
/// # Panics
/// If one does not replay, is not over or holds no scores, and if it would be written differently today.
pub fn kept_games<G: Game>(files: impl IntoIterator<Item = (String, String)>) -> Vec<(String, Table<G>)> {
    let mut files: Vec<(String, String)> = files.into_iter().collect();
    files.sort();
    let table = |(name, text): (String, String)| {
        let saved = SavedGame::parse(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let table = Table::<G>::restore(&saved).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        // The scores are part of the file: restoring has compared them.
        assert!(saved.scores.is_some() && table.turn().standing().is_some(), "{name}");
        assert_eq!(SavedGame::of(&table).to_string(), text, "{name}");
        (text, table)
    };
    files.into_iter().map(table).collect()
}

/// The options that these games never use as they usually are, or never otherwise.
pub fn untried_options<O: Options>(texts: &[&str]) -> Vec<String> {
    let mut untried = Vec::new();
    for spec in O::specs() {
        let (usual, named) =
            (format!("option {} {}", spec.name, spec.default), format!("option {} ", spec.name));
        let has = |line: &dyn Fn(&str) -> bool| texts.iter().any(|text| text.lines().any(line));
        if !has(&|line| line == usual) {
            untried.push(format!("{usual} is nowhere"));
        }
        if !has(&|line| line.starts_with(&named) && line != usual) {
            untried.push(format!("{} is nowhere otherwise than usual", spec.name));
        }
    }
    untried
}
