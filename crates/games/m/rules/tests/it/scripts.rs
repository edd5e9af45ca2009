//! The rules as scripts, one file for each section of the rules document.

use std::fs;
use std::path::PathBuf;

use engine::script::{self, Coverage};
use m::M;

#[test]
fn every_rule_is_refused_or_shown_and_allowed() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 12, "one file for each section");
    let mut coverage = Coverage::default();
    let mut problems = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        match script::run::<M>(&text) {
            Ok(covered) => coverage.add(covered),
            Err(failures) => problems.extend(failures.iter().map(|failed| format!("{name} {failed}"))),
        }
    }
    problems.extend(coverage.gaps::<M>());
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    assert!(coverage.expectations > 400, "only {} expectations", coverage.expectations);
}
