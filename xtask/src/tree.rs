//! The files of the project.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, ensure};

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
}

impl File {
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
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .context("git lists the files of the project")?;
        ensure!(listed.status.success(), "git: {}", String::from_utf8_lossy(&listed.stderr));
        let names = String::from_utf8(listed.stdout).context("paths are UTF-8")?;
        let file = |path: &str| {
            // A file that was deleted is still listed until that is committed.
            let text = String::from_utf8(fs::read(root.join(path)).ok()?).ok()?;
            Some(File { path: path.to_owned(), text })
        };
        let mut files: Vec<File> =
            names.split('\0').filter(|name| !name.is_empty()).filter_map(file).collect();
        files.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(Self { files, places: places(root) })
    }

    /// The file at this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files below a folder whose names end so.
    pub(crate) fn below<'a>(&'a self, folder: &'a str, ending: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.path.starts_with(folder) && file.path.ends_with(ending))
    }

    /// The short names of the games: the folders of `crates/games`.
    pub(crate) fn games(&self) -> Vec<&str> {
        let folders = self.below("crates/games/", "/Cargo.toml");
        folders.filter_map(|file| file.path.split('/').nth(2)).collect()
    }
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
