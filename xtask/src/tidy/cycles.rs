//! No import cycle between the modules of a crate; [`crate::modules`] says what counts as one.

use toml::Table;

use super::Finding;
use crate::modules::{Knot, Modules};
use crate::tree::Tree;

/// Where the crates stand that are still being untied, each with the most modules that may be in a cycle.
const EXCUSED: [&str; 4] = ["workspace", "metadata", "tidy", "cycles"];

/// The modules of no crate import each other in a circle.
pub(super) fn modules(tree: &Tree) -> Vec<Finding> {
    let mut excused = excused(tree);
    let folders = tree.files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    let mut findings = Vec::new();
    for folder in folders {
        let knots = Modules::read(tree, &format!("{folder}/src/")).knots();
        let tied: usize = knots.iter().map(|knot| knot.names.len()).sum();
        match excused.remove(folder).and_then(|most| most.as_integer()) {
            None => findings.extend(knots.iter().map(finding)),
            Some(_) if tied == 0 => findings.push(needless(folder)),
            Some(most) if i64::try_from(tied).is_ok_and(|tied| tied > most) => {
                let what = format!("{tied} modules are in cycles; there were {most}, and may only be fewer");
                findings.push(Finding::new(folder, 0, what));
            }
            Some(_) => {}
        }
    }
    findings.extend(excused.keys().map(|folder| needless(folder)));
    findings
}

fn excused(tree: &Tree) -> Table {
    let root = tree.file("Cargo.toml").and_then(|file| file.text.parse::<Table>().ok());
    let inner = |table: Table, name: &&str| table.get(*name)?.as_table().cloned();
    root.and_then(|root| EXCUSED.iter().try_fold(root, inner)).unwrap_or_default()
}

fn needless(folder: &str) -> Finding {
    let what = format!("{folder} has no cycle any more: take it out of [{}]", EXCUSED.join("."));
    Finding::new("Cargo.toml", 0, what)
}

fn finding(knot: &Knot) -> Finding {
    let names: Vec<&str> = knot.names.iter().map(String::as_str).collect();
    let way: Vec<String> =
        knot.way.iter().map(|edge| format!("{} ({}:{})", edge.to, edge.file, edge.line)).collect();
    let first = &knot.way[0];
    let place =
        if knot.parent.is_empty() { String::new() } else { format!(" in {}", knot.parent.join("::")) };
    let what = format!("{}{place} import each other: → {}", names.join(", "), way.join(" → "));
    Finding::new(&first.file, first.line, what)
}
