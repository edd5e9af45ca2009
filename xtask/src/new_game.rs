//! `cargo xtask new-game NAME`: a game that can be played, copied from the template under another name.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, ensure};

use crate::commands::cargo;
use crate::tree::{TEMPLATE, Tree, paths};

/// The rooms of a game, in the order of the manifests.
const ROOMS: [&str; 3] = ["", "-face", "-players"];

/// Copies the template of a project into the project at `root`, which may be a copy of it, and adds the new game to
/// its workspace and to its list.
pub(crate) fn create(tree: &Tree, root: &Path, name: &str) -> anyhow::Result<()> {
    is_free(tree, name)?;
    let folder = format!("crates/games/{TEMPLATE}/");
    for file in &tree.files {
        let Some(inside) = file.path.strip_prefix(&folder) else { continue };
        let place = match inside.strip_prefix("documents/") {
            // What the program serves stands with the rules documents of all games.
            Some(document) => format!("docs/rules/{document}"),
            None => format!("{folder}{inside}"),
        };
        write(root, &renamed(&place, name), renamed(&without_documents(&file.text), name).as_bytes())?;
    }
    let change = |path: &str, with: &dyn Fn(&str) -> anyhow::Result<String>| {
        let text = &tree.file(path).with_context(|| format!("there is no {path}"))?.text;
        write(root, path, with(text).with_context(|| path.to_owned())?.as_bytes())
    };
    change("Cargo.toml", &|text| workspace(text, name))?;
    change("crates/catalog/Cargo.toml", &|text| {
        Ok(listed(text, "[dependencies]", |room| format!("{name}{room}.workspace = true")))
    })?;
    change("crates/catalog/src/lib.rs", &|text| catalogue(text, name))
}

/// Makes a new game in a copy of the project, and runs its tests: scripts, laws, players, face, and what the list asks
/// of every game. The copy stays, so that the next time only what has changed is built.
pub(crate) fn rehearse(root: &Path) -> anyhow::Result<bool> {
    const NAME: &str = "sample";
    let (tree, copy) = (Tree::read(root)?, root.join("target/new-game"));
    // What the template has lost since the last time must not stay.
    let before = copy.join("crates/games").join(NAME);
    if before.exists() {
        fs::remove_dir_all(before)?;
    }
    let edited = ["Cargo.toml", "crates/catalog/Cargo.toml", "crates/catalog/src/lib.rs"];
    for path in paths(root)?.iter().filter(|path| !edited.contains(&path.as_str())) {
        write(&copy, path, &fs::read(root.join(path)).with_context(|| path.clone())?)?;
    }
    create(&tree, &copy, NAME)?;
    let (face, players) = (format!("{NAME}-face"), format!("{NAME}-players"));
    // Not the folder of the project itself: cargo takes equal paths inside two workspaces for one crate.
    let target = root.join("target/new-game/target").display().to_string();
    let variables = [("CARGO_TARGET_DIR", target.as_str())];
    let own = ["test", "--offline", "--package", NAME, "--package", &face, "--package", &players];
    let list = [
        "test",
        "--offline",
        "--package",
        "catalog",
        "--test",
        "it",
        "--",
        "games::",
        "gallery::",
        "scenes::",
    ];
    Ok(cargo(&copy, &own, &variables)? && cargo(&copy, &list, &variables)?)
}

/// Whether a name can be that of a new game.
fn is_free(tree: &Tree, name: &str) -> anyhow::Result<()> {
    let letters = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    ensure!(
        (2..=16).contains(&name.len())
            && name.starts_with(|first: char| first.is_ascii_lowercase())
            && name.chars().all(letters),
        "the short name of a game is 2 to 16 small letters and digits, a letter first: {name:?}"
    );
    let root = tree.file("Cargo.toml").context("the workspace has a manifest")?;
    let taken = root.text.lines().any(|line| line.starts_with(&format!("{name} = ")));
    ensure!(!taken && name != TEMPLATE, "there is a crate called {name} already");
    Ok(())
}

/// A text of the template with the name of the new game: as a word, as a type, in ids of rules.
fn renamed(text: &str, name: &str) -> String {
    let title = titled(name);
    text.replace(TEMPLATE, name)
        .replace(&titled(TEMPLATE), &title)
        .replace(&TEMPLATE.to_uppercase(), &name.to_uppercase())
}

fn titled(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}

/// The rules of the template without its documents, which no other game has in its code.
fn without_documents(text: &str) -> String {
    let Some(start) = text.find("/// The rules document in English, French and German.\n") else {
        return text.to_owned();
    };
    let end = text[start..].find("];\n\n").map_or(text.len(), |end| start + end + "];\n\n".len());
    format!("{}{}", &text[..start], &text[end..])
}

/// The manifest of the workspace with the crates of a game, optimised where games are played by thousands.
fn workspace(text: &str, name: &str) -> anyhow::Result<String> {
    let folder = |room: &str| if room.is_empty() { "rules" } else { &room[1..] }.to_owned();
    let text = listed(text, "[workspace.dependencies]", |room| {
        format!("{name}{room} = {{ path = \"crates/games/{name}/{}\" }}", folder(room))
    });
    let before = "[profile.dev.package.lab]\n";
    ensure!(text.contains(before), "no place for the profiles of a game");
    let fast =
        ["", "-players"].map(|room| format!("[profile.dev.package.{name}{room}]\nopt-level = 2\n")).concat();
    Ok(text.replacen(before, &format!("{fast}{before}"), 1))
}

/// A manifest with a line for each room of a game below a heading, at its place in the alphabet.
fn listed(text: &str, heading: &str, line: impl Fn(&str) -> String) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for room in ROOMS {
        let new = line(room);
        let start = lines.iter().position(|line| line == heading).map_or(0, |at| at + 1);
        let block = lines[start..].iter().take_while(|line| !line.is_empty() && !line.starts_with('['));
        let at = block.take_while(|line| **line < new).count();
        lines.insert(start + at, new);
    }
    lines.join("\n") + "\n"
}

/// The list with the line of a game, last.
fn catalogue(text: &str, name: &str) -> anyhow::Result<String> {
    let end = "    ];\n    GAMES\n";
    ensure!(text.contains(end), "the list of games is not where it was");
    let title = titled(name);
    let line = format!(
        "        Entry::of::<{name}_face::{title}Face, {name}_players::{title}Players, {name}::Wins>(documents!(\"{name}\")),\n"
    );
    Ok(text.replacen(end, &format!("{line}{end}"), 1))
}

fn write(root: &Path, path: &str, content: &[u8]) -> anyhow::Result<()> {
    let place = root.join(path);
    let folder = place.parent().context("a file stands in a folder")?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    // A file that is written again is built again.
    if fs::read(&place).is_ok_and(|there| there == content) {
        return Ok(());
    }
    fs::write(&place, content).with_context(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_gets_its_lines_at_their_places() {
        let manifest =
            "[workspace.dependencies]\nboard = 1\nzoo = 2\n\nanyhow = 3\n[profile.dev.package.lab]\n";
        let workspace = workspace(manifest, "go").unwrap();
        let expected = "[workspace.dependencies]\nboard = 1\ngo = { path = \"crates/games/go/rules\" }\n\
            go-face = { path = \"crates/games/go/face\" }\ngo-players = { path = \"crates/games/go/players\" }\nzoo = 2\n\n\
            anyhow = 3\n[profile.dev.package.go]\nopt-level = 2\n[profile.dev.package.go-players]\nopt-level = 2\n\
            [profile.dev.package.lab]\n";
        assert_eq!(workspace, expected);
        let list = catalogue("const GAMES = &[\n        one,\n    ];\n    GAMES\n", "go").unwrap();
        let line = "Entry::of::<go_face::GoFace, go_players::GoPlayers, go::Wins>(documents!(\"go\")),";
        assert_eq!(list, format!("const GAMES = &[\n        one,\n        {line}\n    ];\n    GAMES\n"));
        assert!(catalogue("nothing", "go").is_err());
    }

    #[test]
    fn everything_is_renamed_and_the_documents_leave_the_code() {
        assert_eq!(renamed("toy::Toy TOY-1.1 toy_face", "go"), "go::Go GO-1.1 go_face");
        let rules = "use a;\n\n/// The rules document in English, French and German.\npub const D: [u8; 1] = [\n  1,\n];\n\nmod b;\n";
        assert_eq!(without_documents(rules), "use a;\n\nmod b;\n");
    }

    #[test]
    fn a_name_is_short_plain_and_free() {
        let root = crate::tree::File::new("Cargo.toml", "chess = 1\n");
        let tree = Tree { files: vec![root], ..Tree::default() };
        assert!(is_free(&tree, "go").is_ok() && is_free(&tree, "go2").is_ok());
        for bad in ["", "g", "Go", "2go", "go-2", "chess", TEMPLATE, "averyveryverylongname"] {
            assert!(is_free(&tree, bad).is_err(), "{bad:?}");
        }
    }
}
