//! Tests of the script that run outside a browser.

use std::process::Command;

/// The machine of choices is plain JavaScript without a page. Machines without Node leave it out
/// and say so; everywhere else its own tests must pass.
#[test]
fn the_machine_of_choices_does_what_its_tests_say() {
    let Ok(version) = Command::new("node").arg("--version").output() else {
        eprintln!("left out: there is no node here");
        return;
    };
    assert!(version.status.success());
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/choice.test.mjs");
    let run = Command::new("node").args(["--test", tests]).output().expect("node runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
}
