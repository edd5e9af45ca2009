//! Which libraries are inside a crate, with the texts of their licences: for its build script.
//!
//! `cargo tree` says which: unlike `cargo metadata` it needs nothing but what was fetched to build the program, so that
//! this works without network, also on a machine that has built nothing before. The texts lie in the folders into which
//! cargo has unpacked the libraries. What is found depends on these alone; it is to be found again when the lock file or
//! a manifest changes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// How the names of files with a licence or a notice begin, in capitals.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// One library inside a crate.
#[derive(Clone, Debug)]
pub struct Library {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence in the words of SPDX.
    pub licence: String,
    /// Where its source is kept; may be empty.
    pub repository: String,
    /// The SHA-256 of its package.
    pub checksum: String,
    /// Those its manifest names.
    pub authors: Vec<String>,
    /// Its licences and notices.
    pub texts: Vec<String>,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// The libraries, by name.
    pub libraries: Vec<Library>,
    /// What is to be looked at again when it changes.
    pub read_from: Vec<PathBuf>,
    /// What whoever builds should know.
    pub warnings: Vec<String>,
}

/// Finds the libraries inside the crate in this folder, two below the folder of the workspace, for a target.
///
/// If cargo does not answer nothing is found, and a warning says so.
///
/// # Errors
/// If a file that is there cannot be read.
pub fn gather(here: &Path, target: &str) -> io::Result<Gathered> {
    let root = here.join("../..");
    let lock = root.join("Cargo.lock");
    let mut gathered = Gathered {
        read_from: vec![here.join("build.rs"), root.join("Cargo.toml"), lock.clone()],
        ..Gathered::default()
    };
    match tree(here, target) {
        Ok(tree) => {
            let lock = fs::read_to_string(lock)?;
            let (ours, theirs) = packages(&tree);
            gathered.read_from.extend(ours.iter().map(|folder| folder.join("Cargo.toml")));
            for package in theirs {
                gathered.add(package, &checksums(&lock))?;
            }
        }
        Err(why) => gathered.warnings.push(format!("no library is known: {}", why.replace('\n', " "))),
    }
    Ok(gathered)
}

impl Gathered {
    fn add(
        &mut self,
        [name, version, licence, repository]: [String; 4],
        checksums: &BTreeMap<(&str, &str), &str>,
    ) -> io::Result<()> {
        let checksum =
            checksums.get(&(name.as_str(), version.as_str())).copied().unwrap_or_default().to_owned();
        let (mut authors, mut texts) = (Vec::new(), Vec::new());
        if let Some(folder) = folder(&format!("{name}-{version}"))? {
            authors = authors_of(&fs::read_to_string(folder.join("Cargo.toml"))?);
            texts = texts_in(&folder, &licence)?;
        } else {
            self.warnings.push(format!("the text of {name} {version} is in no folder of cargo"));
        }
        self.libraries.push(Library { name, version, licence, repository, checksum, authors, texts });
        Ok(())
    }

    #[expect(clippy::print_stdout, reason = "a build script speaks to cargo so")]
    /// Tells cargo what whoever builds should know, and when to run the build script again.
    pub fn tell_cargo(&self) {
        let say = |what: String| println!("cargo::{what}");
        self.warnings.iter().for_each(|warning| say(format!("warning=licences: {warning}")));
        self.read_from.iter().for_each(|file| say(format!("rerun-if-changed={}", file.display())));
    }

    /// The libraries with their licences, a line each, then all texts, each once.
    pub fn text(&self) -> String {
        let same = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut list = String::new();
        let mut each: BTreeMap<String, (&str, BTreeSet<String>)> = BTreeMap::new();
        for library in &self.libraries {
            let title = format!("{} {}", library.name, library.version);
            let _ = writeln!(list, "{title}: {} {}", library.licence, library.repository);
            let _ = match (library.texts.as_slice(), library.authors.as_slice()) {
                ([], []) => writeln!(list, "    (its text was not there when this program was built)"),
                ([], authors) => writeln!(list, "    (without a text of its own; by {})", authors.join(", ")),
                _ => Ok(()),
            };
            for text in &library.texts {
                each.entry(same(text)).or_insert((text, BTreeSet::new())).1.insert(title.clone());
            }
        }
        for (text, of) in each.values() {
            let of: Vec<&str> = of.iter().map(String::as_str).collect();
            let _ = write!(list, "\n{}\n{}\n\n{}\n", "=".repeat(80), of.join(", "), text.trim_end());
        }
        list
    }
}

/// What is linked into the crate, a line each: package, licence and repository with tabs between.
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
fn authors_of(manifest: &str) -> Vec<String> {
    let after = manifest.split_once("\nauthors = [").map_or("", |(_, after)| after);
    let list = after.split_once("]\n").map_or("", |(list, _)| list);
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The texts that lie in the folder of a library. Of licences to choose from MIT is enough; notices always belong to
/// them.
fn texts_in(folder: &Path, licence: &str) -> io::Result<Vec<String>> {
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
