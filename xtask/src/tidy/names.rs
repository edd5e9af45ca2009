//! No game is named above the catalogue.

use super::Finding;
use super::purity::before_tests;
use crate::rust::Source;
use crate::tree::{File, Tree};

/// Where no game may be named, the lines of the catalogue aside.
const NAMELESS: [&str; 15] = [
    "crates/engine/",
    "crates/conform/",
    "crates/face/",
    "crates/host/",
    "crates/players/",
    "crates/words/",
    "crates/rulebook/",
    "crates/lab/",
    "crates/catalog/",
    "crates/pages/",
    "crates/store/",
    "crates/server/",
    "crates/mu/",
    "crates/python/src/",
    "xtask/",
];

/// The list of games itself.
const LIST: &str = "crates/catalog/src/lib.rs";

/// What a game is called.
struct Named<'a> {
    /// Its short name.
    slug: &'a str,
    /// The name people know it by.
    title: Option<String>,
}

/// Code and pages above the games speak of no game. Comments may take one as an example, tests too.
pub(super) fn games(tree: &Tree) -> Vec<Finding> {
    let games: Vec<Named<'_>> = tree.games().into_iter().map(|slug| named(tree, slug)).collect();
    let files = tree.files.iter().filter(|file| {
        NAMELESS.iter().any(|folder| file.path.starts_with(folder))
            && file.path != LIST
            && !tree.is_test(file)
    });
    let mut findings = Vec::new();
    for file in files {
        let lines: Vec<(usize, String)> = match file.path.rsplit('.').next() {
            Some("rs") => rust_lines(file, &games),
            Some("js" | "css") => asset_lines(file, &games),
            _ => continue,
        };
        findings.extend(lines.into_iter().map(|(line, name)| {
            Finding::new(
                &file.path,
                line,
                format!("{name} is the name of a game; only the catalogue names games"),
            )
        }));
    }
    findings
}

/// A game with the title that its rules give it.
fn named<'a>(tree: &Tree, slug: &'a str) -> Named<'a> {
    let folder = format!("crates/games/{slug}/rules/src/");
    let title = tree.below(&folder, ".rs").find_map(|file| {
        let line = file.text.lines().find(|line| line.trim_start().starts_with("const TITLE"))?;
        Some(line.split('"').nth(1)?.to_owned())
    });
    Named { slug, title }
}

/// Paths into the crate of a game, and strings that name it.
fn rust_lines(file: &File, games: &[Named<'_>]) -> Vec<(usize, String)> {
    let source = Source::of(before_tests(&file.text));
    let mut lines = Vec::new();
    for game in games {
        let slug = game.slug;
        for path in [format!("{slug}::"), format!("use{slug};")] {
            let starts = source.lines_with(&path).filter(|&line| starts_a_path(&source, line, slug));
            lines.extend(starts.map(|line| (line, slug.to_owned())));
        }
        let naming = source.strings.iter().filter(|(_, text)| names(text, game));
        lines.extend(naming.map(|(line, _)| (*line, slug.to_owned())));
    }
    lines
}

/// Whether the name of a game stands on a line of code as the beginning of a path.
fn starts_a_path(source: &Source, line: usize, slug: &str) -> bool {
    let code = source.code.lines().nth(line - 1).unwrap_or_default();
    let path = format!("{slug}::");
    code.match_indices(&path).any(|(start, _)| {
        let before = code[..start].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == ':')
    })
}

/// Whether a text names a game. A name of one letter must be the whole text.
fn names(text: &str, game: &Named<'_>) -> bool {
    let title = game.title.as_deref().unwrap_or(game.slug);
    let word = |name: &str| {
        let whole = text == name;
        let inside = name.chars().count() > 1 && words(text).any(|word| word == name);
        whole || inside
    };
    word(game.slug) || word(title) || has_id(text, game)
}

/// Whether a text cites a rule of the game. `M-3.5` inside a text may move the pen of a picture.
fn has_id(text: &str, game: &Named<'_>) -> bool {
    let prefix = game.slug.to_uppercase();
    let mut ids = rulebook::citations(text, &prefix).into_iter();
    ids.any(|cited| prefix.len() > 1 || cited.id == text)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric())
}

/// Lines of a script or a style sheet that name a game.
fn asset_lines(file: &File, games: &[Named<'_>]) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    for (number, line) in file.lines() {
        let long = games.iter().filter(|game| game.slug.len() > 1);
        let naming = long.filter(|game| words(line).any(|word| word == game.slug));
        lines.extend(naming.map(|game| (number, game.slug.to_owned())));
    }
    lines
}
