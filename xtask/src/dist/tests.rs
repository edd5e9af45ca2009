//! A release of this workspace around a program that is none.

use std::path::PathBuf;

use super::{Inside, Release, checksum, is_version, metadata, tag_words};
use crate::commands::git;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

#[test]
fn a_release_holds_the_program_its_licences_its_changes_and_their_checksums() {
    let metadata = metadata(&root()).unwrap();
    let release = Release::of(&root(), &metadata, "machine".into()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (built, dist) = (folder.path().join("mu"), folder.path().join("dist"));
    std::fs::write(&built, "abc").unwrap();
    assert!(Inside::of(&built).is_err(), "this program says nothing");
    let inside = Inside { licences: "all of them".into(), materials: "{}".into() };
    std::fs::create_dir(&dist).unwrap();
    std::fs::write(dist.join("mu-0.0.1-machine"), "of before").unwrap();
    let files = release.lay_out(&built, &inside, &dist).unwrap();
    let names: Vec<_> = files.iter().map(|file| file.file_name().unwrap().to_str().unwrap()).collect();
    let name = format!("mu-{}", release.version);
    let expected = ["-machine", "-third-party-licences.txt", "-sbom.cdx.json", "-changes.md"]
        .map(|ending| format!("{name}{ending}"));
    assert_eq!(names[..4], expected);
    assert_eq!(std::fs::read_dir(&dist).unwrap().count(), 5, "what lay there before is gone");
    let sums = std::fs::read_to_string(dist.join("SHA256SUMS")).unwrap();
    let of_abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert!(sums.starts_with(&format!("{of_abc}  {name}-machine\n")), "{sums}");
    for (line, file) in sums.lines().zip(&files) {
        assert_eq!(line.split("  ").next(), Some(checksum(&std::fs::read(file).unwrap()).as_str()));
    }
    assert!(release.answers(&built).is_err(), "this program answers nothing");
}

#[test]
fn a_tag_is_for_a_commit_that_has_everything() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let call = |words: &[&str]| git(root, words).unwrap();
    let commit = |name: &str| {
        std::fs::write(root.join(name), name).unwrap();
        call(&["add", name]);
        let person = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
        call(&[&person[..], &["commit", "--quiet", "--no-gpg-sign", "--message", name]].concat());
    };
    call(&["init", "--quiet"]);
    commit("one");
    let said = || tag_words(root, "0.1.0").unwrap();
    assert_eq!(said(), "to publish it: git tag --annotate v0.1.0");
    call(&["tag", "v0.1.0"]);
    assert_eq!(said(), "this commit has the tag v0.1.0");
    commit("two");
    assert!(said().starts_with("not to be published: v0.1.0 is the commit "), "{}", said());
    std::fs::write(root.join("two"), "three").unwrap();
    assert!(said().starts_with("not to be tagged: "), "{}", said());
}

#[test]
fn the_program_must_say_the_version_of_the_workspace() {
    for (said, is_it) in
        [("mu 0.1.0 (c0ffee)\n", true), ("mu 0.1.0", true), ("mu 0.1.1", false), ("mu", false)]
    {
        assert_eq!(is_version(said, "0.1.0"), is_it, "{said}");
    }
}
