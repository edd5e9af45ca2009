//! What is handed out for one version: the program for this machine, what its libraries ask to be told, what
//! has changed, and the checksums of all of it.

mod changes;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context as _, ensure};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::commands::{cargo, git, host};
use crate::{report, reproduce};

/// Builds the program and lays everything into `target/dist`.
pub(crate) fn run(root: &Path) -> anyhow::Result<ExitCode> {
    let host = host()?;
    let metadata = metadata(root)?;
    let release = Release::of(root, &metadata, host)?;
    let (commit, flags) = (reproduce::commit(root)?, reproduce::flags(root)?);
    let build = ["build", "--release", "--locked", "--package", "mu"];
    let mut variables = vec![("MU_COMMIT", commit.as_str())];
    // Who builds it elsewhere gets the same bytes: `cargo xtask reproduce`.
    variables.extend(flags.iter().map(|(name, value)| (*name, value.as_str())));
    ensure!(cargo(root, &build, &variables)?, "the program is not built");
    let target = metadata["target_directory"].as_str().context("cargo says where it builds")?;
    let built = Path::new(target).join("release").join(format!("mu{}", std::env::consts::EXE_SUFFIX));
    release.answers(&built)?;
    let folder = Path::new(target).join("dist");
    for file in release.lay_out(&built, &Inside::of(&built)?, &folder)? {
        report(&format!("{} ({} bytes)", file.display(), fs::metadata(&file)?.len()));
    }
    report(&tag_words(root, &release.version)?);
    Ok(ExitCode::SUCCESS)
}

/// What is handed out besides the program itself.
struct Release {
    version: String,
    host: String,
    /// The section of the changelog.
    changes: String,
}

/// What the program says is inside it.
struct Inside {
    /// The libraries with their licences.
    licences: String,
    /// The bill of materials.
    materials: String,
}

impl Inside {
    /// # Errors
    /// If the program does not know.
    fn of(built: &Path) -> anyhow::Result<Self> {
        Ok(Self { licences: told(built, &["licences"])?, materials: told(built, &["licences", "--sbom"])? })
    }
}

impl Release {
    /// # Errors
    /// If the changelog has no dated section for the version of the workspace.
    fn of(root: &Path, metadata: &Value, host: String) -> anyhow::Result<Self> {
        let packages = metadata["packages"].as_array().context("cargo lists the packages")?;
        let mu = packages.iter().find(|package| package["name"] == "mu").context("there is a package mu")?;
        let version = mu["version"].as_str().context("mu has a version")?.to_owned();
        let changelog = fs::read_to_string(root.join("CHANGELOG.md")).context("CHANGELOG.md")?;
        let changes = changes::of(&changelog, &version)?;
        Ok(Self { version, host, changes })
    }

    /// Asks the program that was built which version it is.
    fn answers(&self, built: &Path) -> anyhow::Result<()> {
        let told = told(built, &["--version"])?;
        ensure!(
            is_version(&told, &self.version),
            "the program says {told:?}, the workspace {}",
            self.version
        );
        Ok(())
    }

    /// Writes all files into a folder, which holds nothing else afterwards.
    fn lay_out(&self, built: &Path, inside: &Inside, folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
        if folder.exists() {
            fs::remove_dir_all(folder).with_context(|| format!("{} is emptied", folder.display()))?;
        }
        fs::create_dir_all(folder).with_context(|| format!("{} is made", folder.display()))?;
        let name = format!("mu-{}", self.version);
        let program = format!("{name}-{}{}", self.host, std::env::consts::EXE_SUFFIX);
        fs::copy(built, folder.join(&program)).context("the program is copied")?;
        let texts = [
            (format!("{name}-third-party-licences.txt"), &inside.licences),
            (format!("{name}-sbom.cdx.json"), &inside.materials),
            (format!("{name}-changes.md"), &self.changes),
        ];
        let mut names = vec![program];
        for (name, text) in texts {
            fs::write(folder.join(&name), text).with_context(|| name.clone())?;
            names.push(name);
        }
        let mut sums = String::new();
        for name in &names {
            writeln!(sums, "{}  {name}", checksum(&fs::read(folder.join(name))?))?;
        }
        names.push("SHA256SUMS".into());
        fs::write(folder.join("SHA256SUMS"), sums).context("SHA256SUMS")?;
        Ok(names.iter().map(|name| folder.join(name)).collect())
    }
}

/// What the program that was built answers.
fn told(built: &Path, words: &[&str]) -> anyhow::Result<String> {
    let told = Command::new(built).args(words).output().context("the program starts")?;
    ensure!(told.status.success(), "mu {}: {}", words.join(" "), String::from_utf8_lossy(&told.stderr));
    Ok(String::from_utf8(told.stdout)?)
}

/// Whether `mu 0.1.0 (c0ffee)` names this version.
fn is_version(told: &str, version: &str) -> bool {
    told.split_whitespace().nth(1) == Some(version)
}

fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// What is left to do by hand: the tag, on a commit that has everything.
fn tag_words(root: &Path, version: &str) -> anyhow::Result<String> {
    let changed = git(root, &["status", "--porcelain"])?;
    if !changed.is_empty() {
        return Ok(format!("not to be tagged: the working tree differs from its commit\n{changed}"));
    }
    let tag = format!("v{version}");
    let commit = "--format=%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end)";
    let head = git(root, &["rev-parse", "HEAD"])?;
    let tagged = git(root, &["for-each-ref", commit, &format!("refs/tags/{tag}")])?;
    Ok(match tagged.as_str() {
        "" => format!("to publish it: git tag --annotate {tag}"),
        tagged if tagged == head => format!("this commit has the tag {tag}"),
        other => format!("not to be published: {tag} is the commit {other}; raise the version"),
    })
}

/// What cargo knows of our own packages.
fn metadata(root: &Path) -> anyhow::Result<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words = ["metadata", "--format-version", "1", "--locked", "--no-deps"];
    let told = Command::new(cargo).args(words).current_dir(root).output().context("cargo starts")?;
    ensure!(told.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&told.stderr));
    serde_json::from_slice(&told.stdout).context("cargo tells JSON")
}

#[cfg(test)]
mod tests;
