//! No import cycle between the modules of a crate; [`crate::modules`] says what counts as one.

use super::Finding;
use crate::modules::{Knot, Modules};
use crate::tree::Tree;

/// The modules of no crate import each other in a circle.
pub(super) fn modules(tree: &Tree) -> Vec<Finding> {
    let folders = tree.files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    let knots = folders.flat_map(|folder| Modules::read(tree, &format!("{folder}/src/")).knots());
    knots.map(|knot| finding(&knot)).collect()
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
