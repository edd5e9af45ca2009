//! Every rule as a script: refused where it forbids, seen where it acts.

use std::fs;
use std::path::Path;

use engine::script::{Coverage, run};
use isle::Isle;

#[test]
fn every_rule_is_covered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert_eq!(paths.len(), 16, "one file for every section");
    let (mut coverage, mut failures) = (Coverage::default(), Vec::new());
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        match run::<Isle>(&fs::read_to_string(&path).unwrap()) {
            Ok(more) => coverage.add(more),
            Err(failed) => failures.extend(failed.into_iter().map(|failed| format!("{name}, {failed}"))),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    let gaps = coverage.gaps::<Isle>();
    assert!(gaps.is_empty(), "\n{}", gaps.join("\n"));
    assert!(coverage.expectations > 1_000, "{} expectations", coverage.expectations);
}
