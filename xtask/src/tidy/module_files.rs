//! One way to lay out a module with modules of its own: `x/mod.rs`.

use super::Finding;
use crate::tree::Tree;

/// Where the other way is still found.
const LATER: [&str; 4] = ["crates/board/", "crates/games/", "crates/server/", "crates/store/"];

/// No module stands beside the folder of its own modules.
pub(super) fn beside(tree: &Tree) -> Vec<Finding> {
    let files = tree.files.iter().filter(|file| file.ends_in(&["rs"]));
    let beside = files.filter_map(|file| {
        let folder = file.path.trim_end_matches(".rs");
        // What stands in a folder of benches or examples is the root of a program.
        let is_root = folder.ends_with("/main") || folder.ends_with("/lib") || {
            let above = folder.rsplit_once('/').map_or("", |(above, _)| above);
            above.ends_with("/benches") || above.ends_with("/examples")
        };
        let has_modules = tree.below(&format!("{folder}/"), ".rs").next().is_some();
        (has_modules && !is_root).then_some((&file.path, folder))
    });
    let strict = beside.filter(|(path, _)| !LATER.iter().any(|later| path.starts_with(later)));
    strict.map(|(path, folder)| Finding::new(path, 0, format!("write {folder}/mod.rs"))).collect()
}
