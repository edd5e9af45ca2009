//! Every point of the threat model names tests, and they exist.

use std::collections::BTreeSet;

use super::Finding;
use crate::tree::Tree;

/// The threat model: a point is a heading of the third rank.
const MODEL: &str = "docs/security.md";

/// How a line with names of tests begins, each name between backticks.
const NAMES: &str = "Tests: ";

/// Every point of the threat model has a line with names of tests, and they exist.
pub(super) fn tested(tree: &Tree) -> Vec<Finding> {
    let Some(model) = tree.file(MODEL) else { return Vec::new() };
    let tests = tests(tree);
    let mut findings = Vec::new();
    let mut untested: Option<(usize, &str)> = None;
    let lacks = |point: (usize, &str)| Finding::new(MODEL, point.0, format!("“{}” names no test", point.1));
    for (number, line) in model.lines() {
        if let Some(names) = line.strip_prefix(NAMES) {
            untested = None;
            let unknown = names.split('`').skip(1).step_by(2).filter(|name| !tests.contains(name));
            findings
                .extend(unknown.map(|name| Finding::new(MODEL, number, format!("there is no test {name}"))));
        } else if line.starts_with('#') {
            findings.extend(untested.take().map(lacks));
            untested = line.strip_prefix("### ").map(|point| (number, point));
        }
    }
    findings.extend(untested.map(lacks));
    findings
}

/// The names of all tests.
fn tests(tree: &Tree) -> BTreeSet<&str> {
    let mut tests = BTreeSet::new();
    for file in tree.files.iter().filter(|file| file.ends_in(&["rs"])) {
        let mut is_test = false;
        for line in file.text.lines().map(str::trim_start) {
            let name =
                line.trim_start_matches("async ").strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            tests.extend(name.filter(|_| is_test));
            is_test = line.starts_with("#[test]")
                || line.starts_with("#[tokio::test")
                || (is_test && line.starts_with("#["));
        }
    }
    tests
}
