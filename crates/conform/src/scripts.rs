//! Every rule as a script.

use std::collections::BTreeSet;
use std::path::Path;

use engine::script::{Coverage, Scripted, run};

use crate::Profile;
use crate::files::texts;

/// Runs `rules/*.script` below the folder of tests: one file for each section of the rules, `03-auction.script`.
///
/// # Panics
/// If an expectation is not met, a section has no file, or a rule is never seen refused or in effect, or never allowed.
pub fn scripts<G: Scripted>(tests: &str, profile: &Profile) {
    let files = texts(&Path::new(tests).join("rules"), "script");
    let sections: BTreeSet<u8> = G::RULES.iter().map(|rule| rule.section()).collect();
    let numbers: Vec<Option<u8>> = files
        .iter()
        .map(|(name, _)| name.split_once('-').and_then(|(number, _)| number.parse().ok()))
        .collect();
    let wanted: Vec<Option<u8>> = sections.into_iter().map(Some).collect();
    assert_eq!(numbers, wanted, "one file for each section, its number first");
    let (mut coverage, mut problems) = (Coverage::default(), Vec::new());
    for (name, text) in files {
        match run::<G>(&(profile.spelled_out)(&text)) {
            Ok(more) => coverage.add(more),
            Err(failed) => problems.extend(failed.iter().map(|failed| format!("{name}, {failed}"))),
        }
    }
    problems.extend(coverage.gaps::<G>());
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    // A rule is expected at least twice, seen and allowed; a file of steps without expectations would show here.
    let least = 2 * G::RULES.len();
    assert!(coverage.expectations >= least, "{} expectations, fewer than {least}", coverage.expectations);
}
