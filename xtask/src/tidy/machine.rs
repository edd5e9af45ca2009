//! The project speaks of itself, not of the machine it was written on.

use super::Finding;
use crate::tree::Tree;

/// No file names a folder of this machine.
pub(super) fn places(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let named = file.lines().filter_map(|(line, text)| {
            let place = tree.places.iter().find(|place| text.contains(place.as_str()))?;
            Some(Finding::new(&file.path, line, format!("{place} is a folder of this machine")))
        });
        findings.extend(named);
    }
    findings
}
