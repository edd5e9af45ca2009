//! Which libraries are inside the program: all that cargo links, each with its licence.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::fine;

/// What cargo knows of all packages, as far as the target of the program needs them.
fn metadata(target: &str) -> Value {
    let words = ["metadata", "--format-version", "1", "--locked", "--filter-platform", target];
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let told = Command::new(cargo).args(words).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    serde_json::from_slice(&told.stdout).unwrap()
}

/// A package: its name and its version.
type Package = (String, String);

/// The packages of others that may be linked into the program with what cargo says of each, without what runs in the
/// compiler only, and those among them that must be: `cargo metadata` names optional packages as well that no feature
/// asks for.
fn linked(metadata: &Value) -> (BTreeMap<Package, &Value>, BTreeSet<Package>) {
    let by_id = |list: &'static str| {
        let list = metadata.pointer(list).unwrap().as_array().unwrap();
        list.iter().map(|one| (one["id"].as_str().unwrap(), one)).collect::<BTreeMap<_, _>>()
    };
    let (packages, nodes) = (by_id("/packages"), by_id("/resolve/nodes"));
    let reached = |follows: &dyn Fn(&Value, &Value) -> bool| {
        let mut found = BTreeSet::new();
        let mut next: Vec<&str> =
            packages.iter().filter(|(_, package)| package["name"] == "mu").map(|(id, _)| *id).collect();
        while let Some(id) = next.pop() {
            if found.insert(id) {
                let deps = nodes[id]["deps"].as_array().unwrap().iter().filter(|dep| is_normal(dep));
                let deps = deps.map(|dep| dep["pkg"].as_str().unwrap());
                next.extend(deps.filter(|dep| follows(packages[id], packages[dep])));
            }
        }
        let third = found.into_iter().map(|id| packages[id]).filter(|package| !package["source"].is_null());
        third.map(|package| (titled(package), package)).collect::<BTreeMap<_, _>>()
    };
    let all = reached(&|_, dep| !is_macro(dep));
    let needed = reached(&|package, dep| !is_macro(dep) && needs(package, dep));
    (all, needed.into_keys().collect())
}

fn titled(package: &Value) -> Package {
    let text = |field: &str| package[field].as_str().unwrap().to_owned();
    (text("name"), text("version"))
}

fn is_normal(dep: &Value) -> bool {
    dep["dep_kinds"].as_array().unwrap().iter().any(|kind| kind["kind"].is_null())
}

fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().unwrap().iter();
    targets.flat_map(|target| target["kind"].as_array().unwrap()).any(|kind| kind == "proc-macro")
}

/// Whether a package is linked with another whatever its features are.
fn needs(package: &Value, dep: &Value) -> bool {
    let declared = package["dependencies"].as_array().unwrap().iter();
    let mut declared = declared.filter(|one| one["name"] == dep["name"] && one["kind"].is_null());
    declared.any(|one| one["optional"] == false)
}

/// The lines of the list: name, version and licence.
fn listed(whole: &str) -> BTreeMap<(String, String), String> {
    let list = whole.split(&"=".repeat(80)).next().unwrap();
    let line = |line: &str| {
        let (title, rest) = line.split_once(": ")?;
        let (name, version) = title.split_once(' ')?;
        let licence = rest.split(" http").next()?.trim().to_owned();
        (!line.starts_with(' ')).then(|| ((name.to_owned(), version.to_owned()), licence))
    };
    list.lines().skip(3).filter_map(line).collect()
}

fn target(whole: &str) -> &str {
    whole.lines().next().unwrap().rsplit(' ').next().unwrap()
}

#[test]
fn every_library_that_is_linked_is_listed_with_its_licence() {
    let whole = fine(&["licences"]);
    let metadata = metadata(target(&whole));
    let ((linked, needed), listed) = (linked(&metadata), listed(&whole));
    assert!(needed.len() > 150, "{}", needed.len());
    let missing: Vec<_> = needed.iter().filter(|library| !listed.contains_key(library)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(listed.len() + 10 > linked.len(), "{} of {}", listed.len(), linked.len());
    assert!(whole.contains(&format!("contains {} libraries", listed.len())), "{whole}");
    for (library, licence) in &listed {
        let words: Vec<&str> = licence.split([' ', '(', ')']).filter(|word| !word.is_empty()).collect();
        assert!(!words.is_empty() && !licence.contains('/'), "{library:?} has no licence: {licence:?}");
        let of_cargo = linked.get(library).expect("it is linked")["license"].as_str().unwrap();
        assert!(of_cargo.contains(words[0]), "{library:?}: {licence} and {of_cargo}");
    }
    for linked in ["axum", "libsqlite3-sys", "ring", "tokio"] {
        assert!(listed.keys().any(|(name, _)| name == linked), "{linked}");
    }
    for other in ["mu", "engine", "serde_derive", "proptest", "fantoccini", "cc", "anyhow"] {
        let is_listed = listed.keys().any(|(name, _)| name == other);
        assert!(!is_listed, "{other} is ours, builds, tests or runs in the compiler");
    }
}

#[test]
fn every_text_is_given_once_and_every_library_has_one_or_names_its_authors() {
    let whole = fine(&["licences"]);
    let line = format!("\n{}\n", "=".repeat(80));
    let mut parts = whole.split(&line);
    let list = parts.next().unwrap();
    let (mut texts, mut with_text) = (BTreeSet::new(), BTreeSet::new());
    for part in parts {
        let (titles, text) = part.split_once("\n\n").unwrap();
        assert!(text.trim().len() > 100, "{part}");
        let same = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(texts.insert(same), "a text stands twice: {titles}");
        with_text.extend(titles.split(", ").map(str::to_owned));
    }
    assert!(texts.len() > 50 && texts.len() < with_text.len(), "{} texts", texts.len());
    let without: BTreeSet<String> = listed(&whole)
        .keys()
        .map(|(name, version)| format!("{name} {version}"))
        .filter(|title| !with_text.contains(title))
        .collect();
    // Their packages hold no text; both name their licence and their authors.
    let names: Vec<&str> = without.iter().map(|title| title.split(' ').next().unwrap()).collect();
    assert_eq!(names, ["alloc-stdlib", "maud"]);
    let lines: Vec<&str> = list.lines().collect();
    for title in &without {
        let at = lines.iter().position(|line| line.starts_with(&format!("{title}: "))).unwrap();
        let authors = lines[at + 1].strip_prefix("    (without a text of its own; by ").unwrap();
        assert!(authors.len() > 3, "{title}: {authors}");
    }
    assert!(whole.contains("Carl Lerche") || whole.contains("Tokio Contributors"), "of tokio");
    assert!(
        !whole.contains("/.cargo/") && !whole.contains(env!("CARGO_MANIFEST_DIR")),
        "it names this machine"
    );
}

#[test]
fn the_bill_of_materials_has_the_same_libraries_with_what_identifies_them() {
    let whole = fine(&["licences"]);
    let bill = fine(&["licences", "--sbom"]);
    assert_eq!(bill, fine(&["licences", "--sbom"]), "it says no time and no number of its own");
    let bill: Value = serde_json::from_str(&bill).unwrap();
    assert_eq!((bill["bomFormat"].as_str(), bill["specVersion"].as_str()), (Some("CycloneDX"), Some("1.5")));
    assert_eq!(bill["metadata"]["component"]["name"], "mu");
    let lock = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.lock")).unwrap();
    let components = bill["components"].as_array().unwrap();
    let listed = listed(&whole);
    assert_eq!(components.len(), listed.len());
    let mut addresses = BTreeSet::new();
    for component in components {
        let text = |name: &str| component[name].as_str().unwrap().to_owned();
        let licence = component["licenses"][0]["expression"].as_str().unwrap();
        assert_eq!(listed[&(text("name"), text("version"))], licence);
        assert_eq!(
            text("purl"),
            format!("pkg:cargo/{}@{}", text("name"), text("version").replace('+', "%2B"))
        );
        assert!(addresses.insert(text("bom-ref")), "{component}");
        let checksum = component["hashes"][0]["content"].as_str().unwrap();
        assert_eq!(checksum.len(), 64, "{component}");
        let package = lock.split("[[package]]").find(|package| package.contains(checksum)).unwrap();
        assert!(package.contains(&format!("name = \"{}\"", text("name"))), "{component}");
        assert!(package.contains(&format!("version = \"{}\"", text("version"))), "{component}");
    }
}
