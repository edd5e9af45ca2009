//! Games that were played once and must replay for ever: what the tests of every game ask of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::options::Options;
use crate::saved::SavedGame;
use crate::table::Table;

/// Reads the games in a folder, in the order of their files: the text of each, and the table at its end.
///
/// # Panics
/// If one cannot be read or does not replay, if it is not over or holds no scores, and if it would be written
/// differently today.
pub fn kept_games<G: Game>(folder: &Path) -> Vec<(String, Table<G>)> {
    let files = fs::read_dir(folder).expect("the folder of games");
    let mut files: Vec<PathBuf> = files.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let table = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a text");
        let saved = SavedGame::parse(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let table = Table::<G>::restore(&saved).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        // The scores are part of the file: restoring has compared them.
        assert!(saved.scores.is_some() && table.turn().standing().is_some(), "{}", path.display());
        assert_eq!(SavedGame::of(&table).to_string(), text, "{}", path.display());
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
