//! No dependency without a user.

use std::collections::BTreeSet;

use super::Finding;
use super::crates::{Crate, crates};
use crate::tree::{File, Tree};

/// Every crate that the workspace names is named by a member, and every crate that a member names stands in
/// its code.
pub(super) fn dependencies(tree: &Tree) -> Vec<Finding> {
    let (crates, _) = crates(tree);
    let mut findings: Vec<Finding> = crates.iter().flat_map(|of| unused(tree, of)).collect();
    let used: BTreeSet<&str> =
        crates.iter().flat_map(Crate::all_dependencies).map(|(_, name, _)| name).collect();
    let root = tree.file("Cargo.toml");
    let lines = root.into_iter().flat_map(File::lines);
    let named = lines.skip_while(|(_, line)| *line != "[workspace.dependencies]").skip(1);
    for (number, line) in named.take_while(|(_, line)| !line.starts_with('[')) {
        let Some((name, _)) = line.split_once(" = ") else { continue };
        if !used.contains(name) {
            findings.push(Finding::new("Cargo.toml", number, format!("no crate uses {name}")));
        }
    }
    findings
}

/// What a crate depends on and never names. What its program needs stands in `src`; what only its tests,
/// benches and examples need, anywhere.
fn unused(tree: &Tree, of: &Crate<'_>) -> Vec<Finding> {
    let folder = of.file.path.trim_end_matches("Cargo.toml");
    let words = |file: &File| file.source().words().map(|(_, word)| word.to_owned()).collect::<Vec<String>>();
    let source = format!("{folder}src/");
    let in_source: BTreeSet<String> = tree.below(&source, ".rs").flat_map(words).collect();
    let attached = tree.below(folder, ".rs").flat_map(|file| attached(tree, file));
    let anywhere: BTreeSet<String> = tree.below(folder, ".rs").chain(attached).flat_map(words).collect();
    let idle = of.all_dependencies().into_iter().filter(|(table, name, _)| {
        let words = if *table == "dependencies" { &in_source } else { &anywhere };
        !words.contains(&name.replace('-', "_"))
    });
    idle.map(|(table, name, _)| {
        of.finding(format!("{name} stands among its {table}, but nothing of it uses {name}"))
    })
    .collect()
}

/// The files of other crates that a file takes in by their paths: helpers that the tests of several crates share.
fn attached<'a>(tree: &'a Tree, file: &'a File) -> impl Iterator<Item = &'a File> {
    let places = file.text.lines().filter_map(|line| line.trim().strip_prefix("#[path = \"../"));
    places.filter_map(|place| {
        let (place, _) = place.split_once('"')?;
        let mut folder = file.path.rsplit_once('/')?.0.rsplit_once('/')?.0;
        let mut rest = place;
        while let Some(up) = rest.strip_prefix("../") {
            (folder, rest) = (folder.rsplit_once('/')?.0, up);
        }
        tree.file(&format!("{folder}/{rest}"))
    })
}
