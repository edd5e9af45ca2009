//! Each check on a project of a few files that has nothing to find, and on the same project with one fault.

use super::findings;
use super::rooms::ROOMS;
use crate::tree::{File, Tree};

const MANIFEST: &str = "[dependencies]\nengine.workspace = true\n\n[lints]\nworkspace = true\n";
const RULES: &str = "# Chess\n\n## 1 Moves\n\n### CHESS-1.1 Kings\nThe king moves.\n";

const MODEL: &str = "# Threats\n\n### Kings\nThey fall.\n\nTests: `kings_fall`.\n\n## Where\n";

/// A project without a fault.
fn project() -> Tree {
    let files = [
        (
            "Cargo.toml",
            "[workspace.dependencies]\nengine = { path = \"crates/engine\" }\naxum = \"1\" # HTTP\n\n[profile]\nx = 1\n",
        ),
        (
            "crates/server/Cargo.toml",
            "[target.'cfg(unix)'.dependencies]\naxum.workspace = true\n\n[lints]\nworkspace = true\n",
        ),
        ("crates/server/src/lib.rs", "use axum::Router;\n"),
        ("crates/engine/Cargo.toml", "[lints]\nworkspace = true\n"),
        (
            "crates/engine/src/lib.rs",
            "//! The engine: `chess` has rules such as CHESS-1.1, no f64.\npub fn pair() -> u8 { (1, 2).0 }\n",
        ),
        ("crates/games/chess/rules/Cargo.toml", MANIFEST),
        ("crates/games/chess/rules/src/lib.rs", "use engine::Game;\n"),
        (
            "crates/games/chess/rules/src/game.rs",
            "impl Game for Chess {\n    const TITLE: &'static str = \"Royal\";\n}\n",
        ),
        ("crates/games/chess/rules/tests/rules/1.script", "case CHESS-1.1 Kings\n"),
        (
            "crates/games/chess/players/Cargo.toml",
            "[dependencies]\nplayers.workspace = true\nchess.workspace = true\nengine.workspace = true\n\n[lints]\nworkspace = true\n",
        ),
        (
            "crates/games/chess/players/src/lib.rs",
            "use chess::King; use engine::Seat; use players::Player; fn choose(view: &View) {}\n#[cfg(test)]\nmod tests { fn t(table: Table) {} }\n",
        ),
        (
            "crates/catalog/Cargo.toml",
            "[dependencies]\nhost.workspace = true\nchess = { workspace = true }\nchess-players.workspace = true\n\n[dev-dependencies]\ntoy.workspace = true\n\n[lints]\nworkspace = true\n",
        ),
        (
            "crates/catalog/src/lib.rs",
            "const GAMES: &[Entry] = &[host::Entry::of::<chess::Chess, chess_players::C>(documents!(\"chess\"))];\n",
        ),
        ("crates/catalog/tests/it/main.rs", "use toy::Toy;\n"),
        ("crates/players/Cargo.toml", MANIFEST),
        ("crates/players/src/lib.rs", "use engine::Game;\n"),
        ("crates/host/Cargo.toml", MANIFEST),
        ("crates/host/src/lib.rs", "use engine::Game;\n"),
        ("crates/games/toy/rules/Cargo.toml", MANIFEST),
        ("crates/games/toy/rules/src/lib.rs", "use engine::Game;\n"),
        ("crates/mu/Cargo.toml", "[dependencies]\ncatalog.workspace = true\n\n[lints]\nworkspace = true\n"),
        ("crates/mu/src/main.rs", "use catalog::Entry; fn main() {}\n"),
        (
            "crates/mu/tests/it/main.rs",
            "const GAME: &str = \"chess\";\n#[test]\n#[cfg(unix)]\nfn kings_fall() {}\nfn kings() {}\n",
        ),
        ("docs/security.md", MODEL),
        ("docs/rules/chess.en.md", RULES),
        ("docs/rules/chess.fr.md", RULES),
        ("docs/rules/chess.de.md", RULES),
    ];
    let file = |(path, text): (&str, &str)| File::new(path, text);
    let mut files = files.map(file).to_vec();
    for (room, _) in ROOMS {
        for path in ["chess", "toy"].map(|game| format!("crates/games/{game}/{room}")) {
            if files.iter().all(|file| file.path != path) {
                files.push(File::new(&path, ""));
            }
        }
    }
    Tree { files, places: vec!["/home/anna/mu/".into()] }
}

/// What is found after `more` was put at the end of a file, which may be new.
fn found(path: &str, more: &str) -> Vec<String> {
    let mut tree = project();
    match tree.files.iter_mut().find(|file| file.path == path) {
        Some(file) => file.text.push_str(more),
        None => tree.files.push(File::new(path, more)),
    }
    findings(&tree).iter().map(ToString::to_string).collect()
}

/// What is found after one text of a file was exchanged.
fn changed(path: &str, from: &str, to: &str) -> Vec<String> {
    let mut tree = project();
    let file = tree.files.iter_mut().find(|file| file.path == path).unwrap();
    assert!(file.text.contains(from), "the test changes nothing");
    file.text = file.text.replace(from, to);
    findings(&tree).iter().map(ToString::to_string).collect()
}

/// The same for a manifest, of which the code does not follow.
fn declared(path: &str, from: &str, to: &str) -> Vec<String> {
    let mut findings = changed(path, from, to);
    findings.retain(|finding| !finding.contains("but nothing of it uses"));
    findings
}

#[test]
fn a_project_without_a_fault_is_tidy() {
    assert_eq!(found("README.md", "# Mu\n"), Vec::<String>::new());
}

#[test]
fn arrows_go_down() {
    let up =
        declared("crates/engine/Cargo.toml", "[lints]", "[dependencies]\ncatalog.workspace = true\n[lints]");
    assert_eq!(
        up,
        [
            "crates/engine/Cargo.toml: engine is pure and may not use catalog",
            "crates/engine/Cargo.toml: the arrow from engine to catalog does not go down",
        ]
    );
    let game = declared("crates/mu/Cargo.toml", "catalog", "chess");
    assert_eq!(game, ["crates/mu/Cargo.toml: mu may not know the game chess"]);
    let toy = declared("crates/mu/Cargo.toml", "catalog", "toy");
    assert_eq!(toy, ["crates/mu/Cargo.toml: mu may know toy only in its tests"]);
    let list = declared("crates/server/Cargo.toml", "axum.w", "catalog.workspace = true\naxum.w");
    assert_eq!(list, ["crates/server/Cargo.toml: the arrow from server to catalog does not go down"]);
    let shared = declared("crates/players/Cargo.toml", "engine", "chess");
    assert_eq!(shared, ["crates/players/Cargo.toml: players may not know the game chess"]);
    let rules = declared("crates/games/chess/rules/Cargo.toml", "engine", "chess-players");
    assert!(
        rules
            .iter()
            .any(|what| what
                .ends_with("the arrow from games/chess/rules to games/chess/players does not go down")),
        "{rules:?}"
    );
    let new = found("crates/other/Cargo.toml", "[lints]\nworkspace = true\n");
    assert_eq!(new, ["crates/other/Cargo.toml: other has no place among the layers of the program"]);
}

#[test]
fn games_do_not_see_each_other() {
    let two = found(
        "crates/games/go/rules/Cargo.toml",
        "[dependencies]\nchess.workspace = true\n[lints]\nworkspace = true\n",
    );
    assert!(
        two.contains(&"crates/games/go/rules/Cargo.toml: games/go/rules may not know the game chess".into()),
        "{two:?}"
    );
}

#[test]
fn libraries_have_a_reason_and_a_place() {
    let bare = declared("Cargo.toml", "axum = \"1\" # HTTP", "axum = \"1\"");
    assert_eq!(bare, ["Cargo.toml:3: axum does not say why it is here"]);
    let own = declared("crates/mu/Cargo.toml", "catalog.workspace = true", "clap = \"4\"");
    assert_eq!(own, ["crates/mu/Cargo.toml: the version of clap belongs into the workspace"]);
    let http = declared("crates/mu/Cargo.toml", "catalog", "axum");
    assert_eq!(http, ["crates/mu/Cargo.toml: mu may not use axum; only server may"]);
    let lax = declared("crates/mu/Cargo.toml", "[lints]\nworkspace = true", "");
    assert_eq!(lax, ["crates/mu/Cargo.toml: it does not take the lints of the workspace"]);
}

#[test]
fn every_library_has_a_user() {
    let unused = changed("Cargo.toml", "[profile]", "clap = \"4\" # words\n[profile]");
    assert_eq!(unused, ["Cargo.toml:5: no crate uses clap"]);
    let unnamed = changed("crates/server/src/lib.rs", "use axum::Router;", "// axum\n\"axum\"");
    let what = "axum stands among its dependencies, but nothing of it uses axum";
    assert_eq!(unnamed, [format!("crates/server/Cargo.toml: {what}")]);
    let in_tests = [("crates/server/tests/it/main.rs", "dev-"), ("crates/server/tests/it/main.rs", "")];
    for (path, table) in in_tests {
        let mut tree = project();
        let file = |path: &str, text: &str| File::new(path, text);
        tree.files.retain(|file| !file.path.starts_with("crates/server/"));
        let manifest = format!("[{table}dependencies]\naxum.workspace = true\n[lints]\nworkspace = true\n");
        tree.files.extend([file("crates/server/Cargo.toml", &manifest), file(path, "use axum::Router;\n")]);
        assert_eq!(findings(&tree).is_empty(), table == "dev-", "{table}");
    }
    let mut shared = project();
    let manifest = shared.files.iter_mut().find(|file| file.path == "crates/mu/Cargo.toml").unwrap();
    manifest.text.push_str("\n[dev-dependencies]\naxum.workspace = true\n");
    assert!(!findings(&shared).is_empty());
    let taken = "#[path = \"../../../server/src/lib.rs\"]\nmod lib;\n";
    shared.files.push(File::new("crates/mu/tests/site/main.rs", taken));
    assert!(findings(&shared).is_empty(), "{:?}", findings(&shared));
}

#[test]
fn modules_import_each_other_in_one_direction() {
    let tied = "mod a { use crate::b; }\nmod b { use super::a::A; }\n";
    let main = "crates/mu/src/main.rs";
    let found = found(main, tied);
    assert_eq!(found, [format!("{main}:2: a, b import each other: → b ({main}:2) → a ({main}:3)")]);
}

#[test]
fn a_module_lies_in_the_folder_of_its_own_modules() {
    let mut tree = project();
    let files = ["src/deep.rs", "src/deep/one.rs", "src/wide/mod.rs", "src/wide/one.rs"]
        .into_iter()
        .chain(["examples/show.rs", "examples/show/parts.rs", "src/alone.rs"])
        .map(|path| File::new(&format!("crates/mu/{path}"), ""));
    tree.files.extend(files);
    let found: Vec<String> = findings(&tree).iter().map(ToString::to_string).collect();
    assert_eq!(found, ["crates/mu/src/deep.rs: write crates/mu/src/deep/mod.rs"]);
}

#[test]
fn rules_are_pure() {
    let rules = "crates/games/chess/rules/src/lib.rs";
    assert_eq!(
        found(rules, "use std::collections::HashMap;"),
        [format!("{rules}:2: HashMap has no place in rules: its order is random")]
    );
    let table = "crates/domain/src/state.rs";
    assert_eq!(
        found(table, "let now = SystemTime::now();"),
        [format!("{table}:1: SystemTime has no place in rules: rules know no clock")]
    );
    assert_eq!(found(rules, "let x = 1.5;"), [format!("{rules}:2: a float has no place in rules")]);
    assert_eq!(
        found(rules, "use std::time::Duration;"),
        [format!("{rules}:2: std::time has no place in rules")]
    );
    assert_eq!(
        found(rules, "#[derive(Serialize)]"),
        [format!("{rules}:2: Serialize has no place in rules: a state is never written down")]
    );
    for cards in ["crates/games/chess/rules/src/pack.rs", "crates/games/chess/rules/src/pack/card.rs"] {
        assert_eq!(found(cards, "#[derive(Serialize)]"), Vec::<String>::new());
        assert_eq!(found(cards, "let x: f64;").len(), 1);
    }
    assert_eq!(found(rules, "// a HashMap, 1.5\nlet x = \"f64\";"), Vec::<String>::new());
    assert_eq!(
        found("crates/games/chess/rules/benches/b.rs", "use std::time::Instant;"),
        Vec::<String>::new()
    );
}

#[test]
fn players_are_given_views() {
    let players = "crates/games/chess/players/src/lib.rs";
    let peeking = changed(players, "view: &View", "table: &Table<Chess>");
    assert_eq!(peeking, [format!("{players}:1: only views are given here, no table and no truth")]);
}

#[test]
fn tests_may_do_more() {
    let modules = [
        ("#[cfg(test)]\nmod sample;\n", "crates/mu/src/sample.rs", true),
        ("#[cfg(test)]\nmod sample;\n", "crates/mu/src/sample/mod.rs", true),
        ("#[cfg(test)]\npub(crate) mod sample;\n", "crates/mu/src/sample/deep.rs", true),
        ("#[cfg(test)]\n#[path = \"x_tests.rs\"]\nmod tests;\n", "crates/mu/src/x_tests.rs", true),
        ("mod sample;\n", "crates/mu/src/sample.rs", false),
        ("#[cfg(test)]\nmod other;\n", "crates/mu/src/sample.rs", false),
        ("", "crates/mu/examples/sample.rs", true),
    ];
    for (declared, path, tests) in modules {
        let mut tree = project();
        tree.files.push(File::new(path, "const GAME: &str = \"chess\";\n"));
        let main = tree.files.iter_mut().find(|file| file.path == "crates/mu/src/main.rs").unwrap();
        main.text.push_str(declared);
        assert_eq!(findings(&tree).is_empty(), tests, "{declared:?} {path}");
    }
}

#[test]
fn only_the_catalogue_names_games() {
    let main = "crates/mu/src/main.rs";
    let named = |more: &str| !found(main, more).is_empty();
    for naming in
        ["if name == \"chess\" {}", "use chess::King;", "\"play chess now\"", "\"Royal\"", "\"CHESS-1.1\""]
    {
        assert!(named(naming), "{naming}");
    }
    for fine in
        ["// chess, CHESS-1.1", "\"chessboard\"", "xchess::y()", "#[cfg(test)]\nmod t { use chess::King; }"]
    {
        assert!(!named(fine), "{fine}: {:?}", found(main, fine));
    }
    assert!(!found("crates/pages/assets/live.js", "if (game === 'chess') {}").is_empty());
}

#[test]
fn nothing_unfinished_is_left() {
    let main = "crates/mu/src/main.rs";
    for (mark, what) in [
        (concat!("// TO", "DO: later"), "unfinished"),
        (concat!("fn f() { to", "do!() }"), "finish it"),
        (concat!("#[", "ignore]"), "a test is run"),
        (concat!("#[", "allow(dead_code)]"), "#[expect(lint"),
    ] {
        let found = found(main, mark);
        assert!(
            found.len() == 1 && found[0].starts_with(&format!("{main}:2: ")) && found[0].contains(what),
            "{found:?}"
        );
    }
}

#[test]
fn the_machine_is_not_named() {
    let found = found("README.md", "Look into /home/anna/mu/docs.\n");
    assert_eq!(found, ["README.md:1: /home/anna/mu/ is a folder of this machine"]);
}

#[test]
fn files_are_short() {
    let long = found("crates/pages/assets/style.css", &"a{}\n".repeat(451));
    assert_eq!(long, ["crates/pages/assets/style.css: 451 lines; at most 450: which noun wants out?"]);
    assert!(found("crates/pages/assets/style.css", &"a{}\n".repeat(450)).is_empty());
}

#[test]
fn rule_ids_are_rules_in_all_languages_and_in_scripts() {
    let unknown = found("README.md", "See CHESS-1.2.\n");
    assert_eq!(unknown, ["README.md:1: CHESS-1.2 is no rule"]);
    let french = found("docs/rules/chess.fr.md", "\n### CHESS-1.2 Reines\nLa reine joue.\n");
    assert_eq!(
        french,
        [
            "docs/rules/chess.fr.md: its rules are not those of the English document",
            "docs/rules/chess.fr.md:8: CHESS-1.2 is no rule",
        ]
    );
    let broken = changed("docs/rules/chess.de.md", "### CHESS-1.1", "### CHESS-1.2");
    assert!(broken[0].starts_with("docs/rules/chess.de.md:5: "), "{broken:?}");
    let unshown = changed("crates/games/chess/rules/tests/rules/1.script", "CHESS-1.1", "CHESS");
    assert_eq!(unshown, ["crates/games/chess/rules/tests/rules/: no script shows CHESS-1.1"]);
}

#[test]
fn a_name_of_one_letter_is_told_from_a_picture() {
    let mut tree = project();
    for file in &mut tree.files {
        file.path = file.path.replace("chess", "m");
        file.text = file.text.replace("chess", "m").replace("CHESS", "M").replace("Royal", "M");
    }
    let found = |more: &str| {
        let mut tree = tree.clone();
        let main = tree.files.iter_mut().find(|file| file.path == "crates/mu/src/main.rs").unwrap();
        main.text.push_str(more);
        findings(&tree).iter().map(ToString::to_string).collect::<Vec<String>>()
    };
    for fine in ["\"M-19.5 2h4\"", "\"M4 5\"", "\"mu m\"", "match m { m => m }", "// M-1.1"] {
        assert_eq!(found(fine), Vec::<String>::new(), "{fine}");
    }
    for naming in ["\"m\"", "\"M\"", "\"M-1.1\"", "m::King", "// M-19.5"] {
        assert_eq!(found(naming).len(), 1, "{naming}: {:?}", found(naming));
    }
}

#[test]
fn every_point_of_the_threat_model_names_tests_that_exist() {
    let path = "docs/security.md";
    for (more, what) in [
        ("### Queens\nThey fall.\n", "“Queens” names no test"),
        ("### Queens\nThey fall.\n## Else\nTests: `kings_fall`\n", "“Queens” names no test"),
        ("### Queens\nTests: `kings_fall`, `queens_fall`.\n", "there is no test queens_fall"),
        ("### Queens\nTests: `kings`.\n", "there is no test kings"),
    ] {
        let found = found(path, more);
        assert!(found.len() == 1 && found[0].contains(what), "{found:?}");
    }
}

#[test]
fn every_game_has_the_same_rooms() {
    let file = "crates/games/chess/rules/src/board.rs";
    assert_eq!(
        found(file, "\nimpl Lawful for Chess {}"),
        [format!("{file}:2: this stands in rules/src/lawful.rs")]
    );
    assert_eq!(
        found(file, "pub enum Action { Move }"),
        [format!("{file}:1: this stands in rules/src/action.rs")]
    );
    assert_eq!(found("crates/games/chess/rules/src/event/parts.rs", "impl Happening for Event {}"), [""; 0]);
    let old = "crates/games/toy/rules/src/illegal.rs";
    assert_eq!(found(old, ""), [format!("{old}: in every game this file is called refusal.rs")]);
    let mut tree = project();
    tree.files.retain(|file| file.path != "crates/games/toy/rules/src/view.rs");
    let missing: Vec<String> = findings(&tree).iter().map(ToString::to_string).collect();
    assert_eq!(missing, ["crates/games/toy/rules/src/view.rs: every game has this file"]);
}
