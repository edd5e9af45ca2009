//! The same rooms under the same names in every game: what plays a part in every game stands in the file of that part.

use super::Finding;
use crate::tree::Tree;

/// A file that every game has, and what is declared there and nowhere else in its crate, without white space.
pub(super) const ROOMS: [(&str, &[&str]); 16] = [
    ("rules/src/action.rs", &["pubenumAction{", "pubstructAction(", "pubstructAction{"]),
    ("rules/src/apply.rs", &[]),
    ("rules/src/check.rs", &[]),
    ("rules/src/event.rs", &["pubenumEvent{", "implHappeningfor"]),
    ("rules/src/game.rs", &["implGamefor"]),
    ("rules/src/imagine.rs", &["implImaginefor"]),
    ("rules/src/lawful.rs", &["implLawfulfor"]),
    ("rules/src/options.rs", &["implOptionsfor"]),
    ("rules/src/refusal.rs", &["pubenumIllegal{", "implIllegalityfor"]),
    ("rules/src/rules.rs", &["RuleId::new("]),
    ("rules/src/script.rs", &["implScriptedfor"]),
    ("rules/src/state.rs", &[]),
    ("rules/src/study.rs", &["implStudy<"]),
    ("rules/src/view.rs", &["pubstructView{"]),
    ("face/src/face.rs", &["implFacefor"]),
    ("players/src/lib.rs", &["implRosterfor"]),
];

/// What files of rules were called that have a room now, and the room.
const OTHER_NAMES: [(&str, &str); 9] = [
    ("illegal", "refusal"),
    ("reason", "refusal_text"),
    ("sentence", "event_text"),
    ("citation", "event"),
    ("scripted", "script"),
    ("fact", "script"),
    ("knowledge", "view"),
    ("offers", "legal"),
    ("laws", "lawful"),
];

/// Every game, the template among them, has all rooms, and each holds what belongs there.
pub(super) fn everywhere(tree: &Tree) -> Vec<Finding> {
    let manifests = tree.below("crates/games/", "/rules/Cargo.toml");
    manifests.flat_map(|file| of_game(tree, file.path.trim_end_matches("rules/Cargo.toml"))).collect()
}

fn of_game(tree: &Tree, folder: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (room, declared) in ROOMS {
        let path = format!("{folder}{room}");
        // A room of several files is a folder of its own.
        let inside = path.replace(".rs", "/");
        let is_room = |other: &str| other == path || other.starts_with(&inside);
        if !tree.files.iter().any(|file| is_room(&file.path)) {
            findings.push(Finding::new(&path, 0, "every game has this file"));
        }
        let source = format!("{}/", path.rsplit_once('/').map_or("", |(source, _)| source));
        for file in tree.below(&source, ".rs").filter(|file| !is_room(&file.path) && !tree.is_test(file)) {
            let lines = declared.iter().flat_map(|what| file.source().lines_with(what));
            findings
                .extend(lines.map(|line| Finding::new(&file.path, line, format!("this stands in {room}"))));
        }
    }
    for (other, room) in OTHER_NAMES {
        let path = format!("{folder}rules/src/{other}.rs");
        if tree.file(&path).is_some() {
            findings.push(Finding::new(&path, 0, format!("in every game this file is called {room}.rs")));
        }
    }
    findings
}
