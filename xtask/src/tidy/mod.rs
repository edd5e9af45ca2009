//! What neither the compiler nor a test can check. A check is a function from the files to findings.

mod crates;
mod cycles;
mod lengths;
mod machine;
mod marks;
mod module_files;
mod names;
mod purity;
mod rooms;
mod rule_ids;
#[cfg(test)]
mod tests;
mod threats;
mod unused;

use std::fmt;

use crate::tree::Tree;

/// Something that should not be so.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    /// The file.
    path: String,
    /// The line, from 1; 0 if the whole file is meant.
    line: usize,
    /// What is wrong.
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// All findings, file by file.
pub(crate) fn findings(tree: &Tree) -> Vec<Finding> {
    let checks = [
        crates::arrows,
        crates::dependencies,
        crates::lints,
        cycles::modules,
        purity::rules,
        purity::views,
        names::games,
        marks::marks,
        machine::places,
        module_files::beside,
        rooms::everywhere,
        lengths::files,
        rule_ids::documents,
        rule_ids::citations,
        rule_ids::scripts,
        threats::tested,
        unused::dependencies,
    ];
    let mut findings: Vec<Finding> = checks.iter().flat_map(|check| check(tree)).collect();
    findings.sort();
    findings
}
