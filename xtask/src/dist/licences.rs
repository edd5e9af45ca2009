//! The licences of the libraries inside the program, with the notices that they ask to be passed on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde_json::Value;

/// How the names of files with a licence or a notice begin, in capitals.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// One library inside the program.
#[derive(Debug)]
pub(super) struct Library {
    /// Its name and version.
    pub(super) name: String,
    /// Its licence in the words of SPDX.
    licence: String,
    repository: String,
    authors: Vec<String>,
    /// Its licences and notices.
    pub(super) texts: Vec<String>,
}

/// The whole text, for a program of this name.
///
/// # Errors
/// If cargo's metadata are not as expected or a file of a library cannot be read.
pub(super) fn of(metadata: &Value, program: &str) -> anyhow::Result<String> {
    let libraries = libraries(metadata)?;
    let mut whole = format!(
        "Third-party licences of {program}\n\n\
         Mu itself is licensed under MIT OR Apache-2.0. The program contains {} libraries.\n\
         Where one may choose between licences, the text of MIT is given.\n\n",
        libraries.len()
    );
    for library in &libraries {
        writeln!(whole, "{}: {} {}", library.name, library.licence, library.repository)?;
        if library.texts.is_empty() {
            writeln!(whole, "    (without a text of its own; by {})", library.authors.join(", "))?;
        }
    }
    let mut by_text: BTreeMap<String, (BTreeSet<&str>, &str)> = BTreeMap::new();
    for library in &libraries {
        for text in &library.texts {
            let same = text.split_whitespace().collect::<Vec<_>>().join(" ");
            by_text.entry(same).or_insert_with(|| (BTreeSet::new(), text)).0.insert(&library.name);
        }
    }
    for (names, text) in by_text.values() {
        let names: Vec<&str> = names.iter().copied().collect();
        write!(whole, "\n{}\n{}\n\n{}\n", "=".repeat(80), names.join(", "), text.trim_end())?;
    }
    Ok(whole)
}

/// The libraries that are linked into the program, by name.
pub(super) fn libraries(metadata: &Value) -> anyhow::Result<Vec<Library>> {
    let by_id = |list: &'static str, whole: &'static str| {
        let list = metadata.pointer(list).and_then(Value::as_array).context(whole)?;
        let pairs = list.iter().filter_map(|one| Some((one["id"].as_str()?, one)));
        anyhow::Ok(pairs.collect::<BTreeMap<&str, &Value>>())
    };
    let packages = by_id("/packages", "cargo lists the packages")?;
    let nodes = by_id("/resolve/nodes", "cargo says what depends on what")?;
    let mut linked = BTreeSet::new();
    let mut next: Vec<&str> =
        packages.iter().filter(|(_, package)| package["name"] == "mu").map(|(id, _)| *id).collect();
    while let Some(id) = next.pop() {
        if linked.insert(id) {
            let deps = nodes.get(id).and_then(|node| node["deps"].as_array()).into_iter().flatten();
            let deps = deps.filter(|dep| is_linked(dep)).filter_map(|dep| dep["pkg"].as_str());
            next.extend(deps.filter(|id| packages.get(id).is_some_and(|package| !is_macro(package))));
        }
    }
    let third =
        linked.iter().filter_map(|id| packages.get(id)).filter(|package| !package["source"].is_null());
    let mut libraries = third.map(|package| library(package)).collect::<anyhow::Result<Vec<Library>>>()?;
    libraries.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(libraries)
}

/// Whether a dependency is not only one of tests or of building.
fn is_linked(dep: &Value) -> bool {
    dep["dep_kinds"].as_array().into_iter().flatten().any(|kind| kind["kind"].is_null())
}

/// Whether a package runs in the compiler only.
fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().into_iter().flatten();
    let mut kinds = targets.filter_map(|target| target["kind"].as_array()).flatten();
    kinds.any(|kind| kind == "proc-macro")
}

fn library(package: &Value) -> anyhow::Result<Library> {
    let text = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
    let folder = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folder = folder.parent().context("a manifest lies in a folder")?;
    let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(Library {
        name: format!("{} {}", text("name"), text("version")),
        licence: text("license"),
        repository: text("repository"),
        authors: authors.map(String::from).collect(),
        texts: texts(folder, &text("license")).with_context(|| text("name"))?,
    })
}

/// The texts that lie in the folder of a package. Of licences to choose from MIT is enough; notices always belong
/// to them.
fn texts(folder: &Path, licence: &str) -> anyhow::Result<Vec<String>> {
    let mut files = named(folder, |name| NAMES.iter().any(|start| name.starts_with(start)))?;
    // Some packages have a folder of them.
    for inner in files.extract_if(.., |file| file.is_dir()).collect::<Vec<PathBuf>>() {
        files.extend(named(&inner, |_| true)?);
    }
    let name = |file: &PathBuf| file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let is_mit = |file: &PathBuf| name(file).contains("MIT");
    if licence.contains(" OR ") && files.iter().any(is_mit) {
        let is_licence =
            |file: &PathBuf| !["COPYRIGHT", "NOTICE"].iter().any(|start| name(file).starts_with(start));
        files.retain(|file| is_mit(file) || !is_licence(file));
    }
    files.iter().map(|file| Ok(String::from_utf8_lossy(&fs::read(file)?).into_owned())).collect()
}

/// What lies in a folder, if its name in capitals is wanted, by name.
fn named(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let file = file?;
        if is_wanted(&file.file_name().to_string_lossy().to_uppercase()) {
            found.push(file.path());
        }
    }
    found.sort();
    Ok(found)
}
