//! The files of a game's tests, and the variables that say what to do with them.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The name and the text of every file in a folder that ends so, in the order of their names; none, if there is no
/// such folder.
pub(crate) fn texts(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file of the folder").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let named = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).unwrap_or_else(|bad| panic!("{}: {bad}", path.display())))
    };
    paths.into_iter().map(named).collect()
}

/// Whether a variable asks for files to be written anew.
pub(crate) fn is_to_write(variable: &str) -> bool {
    env::var(variable).is_ok_and(|value| value == "write")
}

/// The seed of the first game of a sample.
pub(crate) fn first_seed() -> u64 {
    env::var("MU_SEED").ok().map_or(1, |value| value.parse().expect("MU_SEED is a number"))
}
