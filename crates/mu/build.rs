//! Gathers for `mu licences` which libraries are inside the program, with the texts of their licences.
//!
//! `cargo tree` says which: unlike `cargo metadata` it needs nothing but what was fetched to build the program, so that
//! this works without network, also on a machine that has built nothing before. The texts lie in the folders into which
//! cargo has unpacked the libraries. What is written depends on these alone; it is written again when the lock file or a
//! manifest changes. If cargo does not answer, the program is built without the list, and says so when it is asked.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// How the names of files with a licence or a notice begin, in capitals.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// One library inside the program.
struct Library {
    name: String,
    version: String,
    /// Its licence in the words of SPDX.
    licence: String,
    repository: String,
    authors: Vec<String>,
    /// Its licences and notices.
    texts: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let (root, target) = (here.join("../.."), env::var("TARGET")?);
    let lock = root.join("Cargo.lock");
    let mut read_from = vec![here.join("build.rs"), root.join("Cargo.toml"), lock.clone()];
    let mut libraries = Vec::new();
    match tree(&here, &target) {
        Ok(tree) => {
            let (ours, theirs) = packages(&tree);
            read_from.extend(ours.iter().map(|folder| folder.join("Cargo.toml")));
            libraries = theirs.into_iter().map(library).collect::<io::Result<_>>()?;
        }
        Err(why) => say(&format!("warning=`mu licences` will know no library: {}", why.replace('\n', " "))),
    }
    for file in &read_from {
        say(&format!("rerun-if-changed={}", file.display()));
    }
    let lock = fs::read_to_string(lock)?;
    let checksums = checksums(&lock);
    write(&libraries, &checksums, &target, Path::new(&env::var("OUT_DIR")?))
}

/// Tells cargo something.
fn say(what: &str) {
    println!("cargo::{what}");
}

/// What is linked into the program, a line each: package, licence and repository with tabs between.
fn tree(here: &Path, target: &str) -> Result<String, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words = ["tree", "--offline", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none"];
    let told = Command::new(cargo)
        .args(words)
        .args(["--target", target, "--format", "{p}\t{l}\t{r}"])
        .current_dir(here)
        // Whatever checks our own crates is no compiler that could be asked for its target.
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .output()
        .map_err(|error| error.to_string())?;
    if told.status.success() {
        String::from_utf8(told.stdout).map_err(|error| error.to_string())
    } else {
        Err(String::from_utf8_lossy(&told.stderr).trim().to_owned())
    }
}

/// The folders of our own packages, and name, version, licence and repository of the others, by name.
fn packages(tree: &str) -> (BTreeSet<PathBuf>, BTreeSet<[String; 4]>) {
    let (mut ours, mut theirs) = (BTreeSet::new(), BTreeSet::new());
    for line in tree.lines() {
        // What was told before is marked.
        let mut parts = line.trim_end_matches(" (*)").split('\t');
        let mut next = || parts.next().unwrap_or_default().trim();
        let (package, licence, repository) = (next(), next(), next());
        let mut words = package.splitn(3, ' ');
        let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
        let place = words.next().and_then(|place| place.strip_prefix('(')?.strip_suffix(')'));
        if let Some(folder) = place.filter(|place| !place.contains("://")) {
            ours.insert(PathBuf::from(folder));
        } else {
            let version = version.trim_start_matches('v');
            // As it was written before there were expressions.
            let licence = licence.replace(" / ", " OR ").replace('/', " OR ");
            theirs.insert([name, version, &licence, repository].map(str::to_owned));
        }
    }
    (ours, theirs)
}

fn library([name, version, licence, repository]: [String; 4]) -> io::Result<Library> {
    let (mut own_authors, mut own_texts) = (Vec::new(), Vec::new());
    if let Some(folder) = folder(&format!("{name}-{version}"))? {
        own_authors = authors(&fs::read_to_string(folder.join("Cargo.toml"))?);
        own_texts = texts(&folder, &licence)?;
    } else {
        say(&format!(
            "warning=`mu licences` will lack the text of {name} {version}: it is in no folder of cargo"
        ));
    }
    Ok(Library { name, version, licence, repository, authors: own_authors, texts: own_texts })
}

/// Where cargo has unpacked a library.
fn folder(name: &str) -> io::Result<Option<PathBuf>> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) else { return Ok(None) };
    let sources = home.join("registry/src");
    if !sources.is_dir() {
        return Ok(None);
    }
    let folders = listed(&sources, |_| true)?;
    Ok(folders.into_iter().map(|registry| registry.join(name)).find(|folder| folder.is_dir()))
}

/// The authors that a manifest names, as cargo writes it when it packs.
fn authors(manifest: &str) -> Vec<String> {
    let after = manifest.split_once("\nauthors = [").map_or("", |(_, after)| after);
    let list = after.split_once("]\n").map_or("", |(list, _)| list);
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The texts that lie in the folder of a library. Of licences to choose from MIT is enough; notices always belong to
/// them.
fn texts(folder: &Path, licence: &str) -> io::Result<Vec<String>> {
    let mut files = listed(folder, |name| NAMES.iter().any(|start| name.starts_with(start)))?;
    // Some libraries have a folder of them.
    for inner in files.extract_if(.., |file| file.is_dir()).collect::<Vec<PathBuf>>() {
        files.extend(listed(&inner, |_| true)?);
    }
    let name = |file: &PathBuf| file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let is_mit = |file: &PathBuf| name(file).contains("MIT");
    if licence.contains(" OR ") && files.iter().any(is_mit) {
        let is_notice =
            |file: &PathBuf| ["COPYRIGHT", "NOTICE"].iter().any(|start| name(file).starts_with(start));
        files.retain(|file| is_mit(file) || is_notice(file));
    }
    files.iter().map(|file| Ok(String::from_utf8_lossy(&fs::read(file)?).into_owned())).collect()
}

/// What lies in a folder, if its name in capitals is wanted, by name.
fn listed(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        if is_wanted(&file.file_name().to_string_lossy().to_uppercase()) {
            found.push(file.path());
        }
    }
    found.sort();
    Ok(found)
}

/// The checksums of all packages of a lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    lock.split("[[package]]")
        .filter_map(|package| {
            let value = |name: &str| {
                package
                    .lines()
                    .find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"'))
            };
            Some(((value("name")?, value("version")?), value("checksum")?))
        })
        .collect()
}

/// Writes the list as Rust, and the texts, each once, compressed, with a zero between.
fn write(
    libraries: &[Library],
    checksums: &BTreeMap<(&str, &str), &str>,
    target: &str,
    folder: &Path,
) -> Result<(), Box<dyn Error>> {
    let same = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let all = libraries.iter().flat_map(|library| &library.texts);
    let each: BTreeMap<String, &String> = all.map(|text| (same(text), text)).collect();
    let places: BTreeMap<&String, usize> = each.keys().zip(0..).collect();
    let mut list = format!("pub(super) const TARGET: &str = {target:?};\n");
    list += "pub(super) const LIBRARIES: &[Library] = &[\n";
    for library in libraries {
        let Library { name, version, licence, repository, authors, texts } = library;
        let checksum = checksums.get(&(name.as_str(), version.as_str())).copied().unwrap_or_default();
        let texts: BTreeSet<usize> =
            texts.iter().filter_map(|text| places.get(&same(text)).copied()).collect();
        let texts: Vec<usize> = texts.into_iter().collect();
        writeln!(
            list,
            "Library {{ name: {name:?}, version: {version:?}, licence: {licence:?}, repository: {repository:?}, \
             checksum: {checksum:?}, authors: &{authors:?}, texts: &{texts:?} }},"
        )?;
    }
    list += "];\n";
    fs::write(folder.join("licences.rs"), list)?;
    let texts: Vec<String> = each.values().map(|text| text.trim_end().replace('\0', "")).collect();
    let mut compressed = ZlibEncoder::new(Vec::new(), Compression::best());
    io::Write::write_all(&mut compressed, texts.join("\0").as_bytes())?;
    fs::write(folder.join("licences.zlib"), compressed.finish()?)?;
    Ok(())
}
