//! The script: modules as they stand in `assets/`, joined into one file for each kind of page.
//!
//! A module becomes a function that is called once and gives what the module exports; it stands after all modules
//! that it imports. So names that are private to a module stay so, whatever the others call theirs. A file that is
//! loaded later takes modules that are in the page already from the file which they came with: each runs once.
//!
//! What this understands is what the sources use, and a test holds them to it: imports of names from other modules, a
//! line each, and `export` at the beginning of a line, before one function, class or constant.

use std::fmt::Write as _;

/// A module: its name, `page.js`, and its text.
type Module = (&'static str, &'static str);

macro_rules! modules {
    ($($name:literal)*) => { [$(($name, include_str!(concat!("../assets/", $name)))),*] };
}

/// All modules.
const MODULES: &[Module] = &modules! {
    "asks.js" "board.js" "chat.js" "choice.js" "clock.js" "coach.js" "drawings.js" "effects.js" "ending.js" "forms.js" "gesture.js" "hint.js"
    "house.js" "keys.js" "kinds.js" "lesson.js" "live.js" "magnify.js" "motion.js" "notices.js" "page.js" "passkeys.js" "press.js" "reading.js"
    "replay.js" "review.js" "seen.js" "sound.js" "stream.js" "study.js" "swap.js" "table.js" "veil.js" "zoom.js"
};

/// The file of pages of the house.
pub(crate) const HOUSE: &str = "house.js";
/// The file of tables.
pub(crate) const BOARD: &str = "board.js";
/// What plays motions at a table: it is loaded when the page has been painted, after [`BOARD`].
const MOTION: &str = "motion.js";

/// What goes through a game: it is loaded by a replay, after [`BOARD`].
const REPLAY: &str = "replay.js";

/// What leads through a lesson: it is loaded by one, after [`BOARD`].
const LESSON: &str = "lesson.js";

/// The files that pages load, each with its name, which is that of the module with which it begins.
pub(crate) fn files() -> impl Iterator<Item = (&'static str, String)> {
    [(HOUSE, None), (BOARD, None), (MOTION, Some(BOARD)), (REPLAY, Some(BOARD)), (LESSON, Some(BOARD))]
        .into_iter()
        .map(|(entry, loaded)| (entry, join(MODULES, entry, loaded)))
}

/// The modules that `entry` needs as one file, besides those of the file `loaded`, which the page has.
fn join(modules: &[Module], entry: &str, loaded: Option<&str>) -> String {
    let in_page = loaded.map_or_else(Vec::new, |file| needed(modules, file));
    let (theirs, ours): (Vec<Module>, Vec<Module>) =
        needed(modules, entry).into_iter().partition(|module| in_page.contains(module));
    let mut file = String::new();
    // Writing to a string succeeds.
    if let Some(loaded) = loaded {
        let _ = writeln!(file, "import {{ {} }} from \"./{loaded}\";", variables(&theirs));
    }
    for (name, text) in &ours {
        let _ = writeln!(file, "const {} = (() => {{", variable(name));
        wrap(text, &mut file);
        file.push_str("})();\n");
    }
    let exports = exports(ours.last().map_or("", |(_, text)| text));
    let _ = writeln!(file, "export {{ {} }};", variables(&ours));
    if !exports.is_empty() {
        let _ = writeln!(file, "export const {{ {} }} = {};", exports.join(", "), variable(entry));
    }
    file
}

/// A module and all that it imports, each after what it imports itself.
fn needed(modules: &[Module], entry: &str) -> Vec<Module> {
    fn add(modules: &[Module], name: &str, found: &mut Vec<Module>) {
        let Some(&module) = modules.iter().find(|(other, _)| *other == name) else { return };
        if found.contains(&module) {
            return;
        }
        for (_, other) in module.1.lines().filter_map(import) {
            add(modules, other, found);
        }
        found.push(module);
    }
    let mut found = Vec::new();
    add(modules, entry, &mut found);
    found
}

/// The body of the function that a module becomes. Comments that fill a line stay in the source, and so does
/// the indentation.
fn wrap(text: &str, file: &mut String) {
    for line in text.lines().map(str::trim_start).filter(|line| !line.starts_with("//") && !line.is_empty()) {
        let _ = match import(line) {
            Some((names, from)) => writeln!(file, "const {names} = {};", variable(from)),
            None => writeln!(file, "{}", line.strip_prefix("export ").unwrap_or(line)),
        };
    }
    let exports = exports(text);
    if !exports.is_empty() {
        let _ = writeln!(file, "return {{ {} }};", exports.join(", "));
    }
}

/// What a line imports, and from which module: `{ $, say }`, `page.js`.
fn import(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("import ")?.strip_suffix("\";")?.split_once(" from \"./")
}

/// The names that a module exports.
fn exports(text: &str) -> Vec<&str> {
    let exported = text.lines().filter_map(|line| line.strip_prefix("export "));
    exported.filter_map(|line| name(line.strip_prefix("async ").unwrap_or(line))).collect()
}

/// The name of what a line declares.
fn name(line: &str) -> Option<&str> {
    let rest = ["function ", "class ", "const "].iter().find_map(|kind| line.strip_prefix(kind))?;
    let is_in_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '$';
    Some(&rest[..rest.find(|sign| !is_in_name(sign)).unwrap_or(rest.len())])
}

/// What stands for a module in a file: `page_js`. No source uses such a name.
fn variable(module: &str) -> String {
    module.replace('.', "_")
}

fn variables(modules: &[Module]) -> String {
    modules.iter().map(|(name, _)| variable(name)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_joined_in_the_order_of_what_they_import() {
        let modules = [
            (
                "begin.js",
                "// The beginning.\nimport { say } from \"./say.js\";\nimport { two } from \"./two.js\";\nsay(two);\n",
            ),
            ("late.js", "import { say } from \"./say.js\";\nexport class Late {\n  on() { say(3); }\n}\n"),
            ("say.js", "export function say(what) { log(what); }\nconst log = what => {};\n"),
            ("two.js", "import { say } from \"./say.js\";\nexport const two = 2; // not one\n"),
        ];
        let joined = "const say_js = (() => {\nfunction say(what) { log(what); }\nconst log = what => {};\nreturn { say };\n})();\nconst two_js = (() => {\nconst { say } = say_js;\nconst two = 2; // not one\nreturn { two };\n})();\nconst begin_js = (() => {\nconst { say } = say_js;\nconst { two } = two_js;\nsay(two);\n})();\nexport { say_js, two_js, begin_js };\n";
        assert_eq!(join(&modules, "begin.js", None), joined);
        let late = "import { say_js } from \"./begin.js\";\nconst late_js = (() => {\nconst { say } = say_js;\nclass Late {\non() { say(3); }\n}\nreturn { Late };\n})();\nexport { late_js };\nexport const { Late } = late_js;\n";
        assert_eq!(join(&modules, "late.js", Some("begin.js")), late);
    }

    /// What a line of a module must be, so that it is read as it is meant.
    fn check(module: &str, line: &str) {
        let code = line.trim_start();
        assert!(!code.starts_with("import ") || import(line).is_some(), "{module}: {line}");
        if let Some((names, from)) = import(line) {
            let (_, other) = MODULES.iter().find(|(other, _)| *other == from).expect("it is there");
            for one in names.trim_matches(['{', '}', ' ']).split(", ") {
                assert!(exports(other).contains(&one), "{module} imports {one} from {from}");
            }
            let is_after = needed(MODULES, from).iter().all(|(other, _)| *other != module);
            assert!(is_after, "{module} and {from} import each other");
        }
        if let Some(exported) = line.strip_prefix("export ") {
            assert!(name(exported.trim_start_matches("async ")).is_some(), "{module}: {line}");
            assert!(!exported.starts_with("const {"), "{module}: {line}");
        }
        // A text over several lines would lose its indentation.
        assert!(line.matches('`').count().is_multiple_of(2) && !code.starts_with("/*"), "{module}: {line}");
        assert!(!line.contains("_js"), "{module}: {line}");
    }

    #[test]
    fn the_sources_are_written_as_they_are_read() {
        for (module, text) in MODULES {
            text.lines().for_each(|line| check(module, line));
        }
    }

    #[test]
    fn every_module_is_in_a_file_and_no_page_loads_one_twice() {
        let holds = |file: &str, module: &str| {
            let begins = format!("const {} =", variable(module));
            files().any(|(name, text)| name == file && text.contains(&begins))
        };
        for (module, _) in MODULES {
            assert!(
                [HOUSE, BOARD, MOTION, REPLAY, LESSON].iter().any(|file| holds(file, module)),
                "{module}"
            );
            assert!(!(holds(BOARD, module) && holds(MOTION, module)), "{module}");
        }
        let house = files().find(|(name, _)| *name == HOUSE).map(|(_, text)| text).unwrap_or_default();
        assert!(
            !house.contains("table_js") && !house.contains("zoom_js"),
            "pages of the house need no table"
        );
    }
}
