//! The files of the project.

use std::cell::OnceCell;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::rust::Source;

/// The game that new games are copied from. It stands among the games, but in no list: the crates that know no game
/// are tested with it.
pub(crate) const TEMPLATE: &str = "toy";

/// The text files of the project.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    /// Every file that git keeps or would keep, in the order of their paths.
    pub(crate) files: Vec<File>,
    /// Folders of the machine that no file may name.
    pub(crate) places: Vec<String>,
}

/// One text file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// Its path from the root, with `/`.
    pub(crate) path: String,
    /// What stands in it.
    pub(crate) text: String,
    source: OnceCell<Source>,
}

impl File {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned(), source: OnceCell::new() }
    }

    /// Its text taken apart as Rust.
    pub(crate) fn source(&self) -> &Source {
        self.source.get_or_init(|| Source::of(&self.text))
    }

    /// Whether its name ends in one of these, after the last point.
    pub(crate) fn ends_in(&self, endings: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending))
    }

    /// Its lines, each with its number from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

impl Tree {
    /// Reads the project; files that are no text are left out.
    pub(crate) fn read(root: &Path) -> anyhow::Result<Self> {
        let file =
            |path: &String| Some(File::new(path, &String::from_utf8(fs::read(root.join(path)).ok()?).ok()?));
        Ok(Self { files: paths(root)?.iter().filter_map(file).collect(), places: places(root) })
    }

    /// The file at this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files below a folder whose names end so.
    pub(crate) fn below<'a>(&'a self, folder: &'a str, ending: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.path.starts_with(folder) && file.path.ends_with(ending))
    }

    /// Whether a Rust file holds tests and nothing else: it stands in a folder of tests, benches or
    /// examples, or it is a module that is only compiled for tests.
    pub(crate) fn is_test(&self, file: &File) -> bool {
        let folders = ["/tests/", "/benches/", "/examples/"];
        folders.iter().any(|folder| file.path.contains(folder)) || self.is_test_module(&file.path)
    }

    fn is_test_module(&self, path: &str) -> bool {
        if let Some(folder) = path.strip_suffix("/mod.rs") {
            return self.is_test_module(&format!("{folder}.rs"));
        }
        let Some((folder, name)) = path.rsplit_once('/') else { return false };
        let name = name.trim_end_matches(".rs");
        // A module is declared by lib.rs, main.rs or mod.rs beside it, or by the file named like its folder.
        let beside = ["lib", "main", "mod"].map(|parent| format!("{folder}/{parent}.rs"));
        let parents = beside.into_iter().chain([format!("{folder}.rs")]).filter(|parent| parent != path);
        let declares =
            |parent: String| self.file(&parent).is_some_and(|parent| declares_for_tests(&parent.text, name));
        let attached = format!("#[path = \"{name}.rs\"]");
        let attaches = |file: &File| {
            let beside = file.path.rsplit_once('/').is_some_and(|(other, _)| other == folder);
            beside && for_tests(&file.text).any(|rest| rest.starts_with(&attached))
        };
        parents.into_iter().any(declares)
            || self.files.iter().any(attaches)
            || self.is_test_module(&format!("{folder}.rs"))
    }

    /// The short names of the games of the program: the folders of `crates/games`, the template aside.
    pub(crate) fn games(&self) -> Vec<&str> {
        let rules = self.below("crates/games/", "/rules/Cargo.toml");
        rules.filter_map(|file| file.path.split('/').nth(2)).filter(|&slug| slug != TEMPLATE).collect()
    }
}

/// The paths from the root of every file that git keeps or would keep, in order: texts and others.
pub(crate) fn paths(root: &Path) -> anyhow::Result<Vec<String>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .context("git lists the files of the project")?;
    ensure!(listed.status.success(), "git: {}", String::from_utf8_lossy(&listed.stderr));
    let names = String::from_utf8(listed.stdout).context("paths are UTF-8")?;
    // A file that was deleted is still listed until that is committed.
    let is_there = |name: &&str| root.join(name).is_file();
    let mut paths: Vec<String> =
        names.split('\0').filter(|name| !name.is_empty()).filter(is_there).map(str::to_owned).collect();
    paths.sort();
    Ok(paths)
}

/// Whether a text declares a module that is only compiled for tests.
fn declares_for_tests(text: &str, module: &str) -> bool {
    let wanted =
        [format!("mod {module};"), format!("pub(crate) mod {module};"), format!("pub mod {module};")];
    for_tests(text).any(|rest| wanted.iter().any(|declaration| rest.starts_with(declaration)))
}

/// What follows each mark of something that is only compiled for tests.
fn for_tests(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[cfg(test)]").skip(1).map(str::trim_start)
}

/// Where the project lies on this machine, and the home of whoever works on it.
fn places(root: &Path) -> Vec<String> {
    let long_enough = |place: &Path| place.components().count() > 1;
    let around = [Some(root), root.parent()].into_iter().flatten().filter(|place| long_enough(place));
    let mut places: Vec<String> = around.map(|place| format!("{}/", place.display())).collect();
    let home = std::env::home_dir().filter(|home| long_enough(home));
    places.extend(home.map(|home| format!("{}/", home.display())));
    places
}
