//! A file that is too long hides a noun that wants out.

use super::Finding;
use crate::tree::Tree;

/// The most lines of a file of code.
const LINES_MAX: usize = 450;

/// Files that may be longer, and why.
const LONGER: [(&str, &str); 0] = [];

/// No file of code is too long.
pub(super) fn files(tree: &Tree) -> Vec<Finding> {
    let code = tree.files.iter().filter(|file| file.ends_in(&["rs", "js", "css"]));
    let long = code.filter(|file| !LONGER.iter().any(|(path, _)| *path == file.path)).filter_map(|file| {
        let lines = file.text.lines().count();
        (lines > LINES_MAX).then(|| {
            Finding::new(&file.path, 0, format!("{lines} lines; at most {LINES_MAX}: which noun wants out?"))
        })
    });
    let excused = LONGER.iter().filter(|(path, _)| tree.file(path).is_none());
    let excused =
        excused.map(|(path, _)| Finding::new(path, 0, "excused from its length, but it is not there"));
    long.chain(excused).collect()
}
