//! The rules as scripts, one file for each section of the rules document.

use std::fs;
use std::path::PathBuf;

use engine::script::{self, Coverage};
use toy::Toy;

#[test]
fn every_rule_is_refused_or_shown_and_allowed() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut coverage = Coverage::default();
    let mut problems = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        match script::run::<Toy>(&fs::read_to_string(&file).unwrap()) {
            Ok(covered) => coverage.add(covered),
            Err(failures) => problems.extend(failures.iter().map(|failed| format!("{name} {failed}"))),
        }
    }
    problems.extend(coverage.gaps::<Toy>());
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}
