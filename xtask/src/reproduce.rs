//! Whether a release is the same wherever it is built: the program of the commit is built twice, from copies of its
//! files in two folders whose names are of other lengths, and the bytes are compared.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context as _, ensure};

use crate::commands::{cargo, git};
use crate::report;

/// What stands in the program in place of the folder in which it was built.
const PLACE: &str = "/mu";

/// What stands there in place of the folder in which cargo keeps libraries.
const LIBRARIES: &str = "/cargo";

/// For which processors is built unless somebody says otherwise, as in `.cargo/config.toml`.
const PROCESSORS: &[&str] = if cfg!(target_arch = "x86_64") { &["-C", "target-cpu=x86-64-v2"] } else { &[] };

/// Builds twice, and compares.
pub(crate) fn run(root: &Path) -> anyhow::Result<ExitCode> {
    let all = root.join("target/reproduce");
    let folders = [all.join("here"), all.join("another-folder/with-a-longer-name")];
    let mut built = Vec::new();
    for folder in &folders {
        let begun = Instant::now();
        if folder.exists() {
            fs::remove_dir_all(folder).with_context(|| format!("{} is emptied", folder.display()))?;
        }
        copied(root, folder)?;
        let program = built_in(folder, &commit(root)?)?;
        let bytes = fs::read(&program).with_context(|| program.display().to_string())?;
        report(&format!("{}: {} bytes in {} s", folder.display(), bytes.len(), begun.elapsed().as_secs()));
        built.push(bytes);
    }
    let [one, other] = &built[..] else { unreachable!("two are built") };
    let named = folders.iter().filter_map(|folder| folder.to_str());
    let named: Vec<&str> = named.filter(|folder| built.iter().any(|bytes| holds(bytes, folder))).collect();
    Ok(match difference(one, other) {
        None if named.is_empty() => {
            report("reproduce: the same bytes, and no name of a folder in them");
            fs::remove_dir_all(&all).context("the copies are removed")?;
            ExitCode::SUCCESS
        }
        None => {
            report(&format!("reproduce: the same bytes, which name {}", named.join(" and ")));
            ExitCode::FAILURE
        }
        Some(what) => {
            report(&format!("reproduce: {what}; both stay in {}", all.display()));
            ExitCode::FAILURE
        }
    })
}

/// The commit that the program names.
pub(crate) fn commit(root: &Path) -> anyhow::Result<String> {
    git(root, &["rev-parse", "--short=12", "HEAD"])
}

/// Under which flags a build says nothing of the folder in which it was made, and of that in which libraries lie. Those
/// that somebody has set stay.
pub(crate) fn flags(folder: &Path) -> anyhow::Result<[(&'static str, String); 2]> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let home = home.context("cargo has a folder of its own")?;
    let given = |name: &str| std::env::var(name).ok();
    let maps = [(folder, PLACE), (home.as_path(), LIBRARIES)];
    let map = |flag: &str| maps.map(|(from, to)| format!("{flag}={}={to}", from.display()));
    let words = |text: String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let usual = || PROCESSORS.iter().map(ToString::to_string).collect();
    let rust = [given("RUSTFLAGS").map_or_else(usual, words), map("--remap-path-prefix").to_vec()].concat();
    let c = [given("CFLAGS").map(words).unwrap_or_default(), map("-ffile-prefix-map").to_vec()].concat();
    // Between the flags stands what is in no name of a folder.
    Ok([("CARGO_ENCODED_RUSTFLAGS", rust.join("\u{1f}")), ("CFLAGS", c.join(" "))])
}

/// Writes the files of the commit into a folder.
fn copied(root: &Path, folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    let archive = folder.join("commit.tar");
    git(root, &["archive", "--output", &archive.to_string_lossy(), "HEAD"])?;
    let unpacked = Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(folder).status();
    ensure!(unpacked.context("tar starts")?.success(), "the files of the commit are not unpacked");
    fs::remove_file(archive)?;
    Ok(())
}

/// Builds the program from the files in a folder; gives where it is.
fn built_in(folder: &Path, commit: &str) -> anyhow::Result<PathBuf> {
    let target = folder.join("target");
    let flags = flags(folder)?;
    let mut variables = vec![("MU_COMMIT", commit), ("CARGO_INCREMENTAL", "0")];
    variables.extend(flags.iter().map(|(name, value)| (*name, value.as_str())));
    let to = target.to_string_lossy();
    variables.push(("CARGO_TARGET_DIR", &to));
    let words = ["build", "--release", "--quiet", "--locked", "--package", "mu"];
    ensure!(cargo(folder, &words, &variables)?, "the program is not built");
    Ok(target.join("release").join(format!("mu{}", std::env::consts::EXE_SUFFIX)))
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

/// How two programs differ, if they do.
fn difference(one: &[u8], other: &[u8]) -> Option<String> {
    if one == other {
        return None;
    }
    let differ = one.iter().zip(other).filter(|(one, other)| one != other).count();
    let first = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    Some(format!("{} and {} bytes, {differ} differ, the first at {first}", one.len(), other.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_told_by_its_place() {
        assert_eq!(difference(b"same", b"same"), None);
        let told = difference(b"one of two", b"one or two!").unwrap();
        assert_eq!(told, "10 and 11 bytes, 1 differ, the first at 5");
        assert!(holds(b"built in /tmp/x", "/tmp/x") && !holds(b"built", "/tmp/x"));
    }

    #[test]
    fn releases_are_built_for_the_processors_of_all_builds() {
        let config =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cargo/config.toml")).unwrap();
        let flags = PROCESSORS.iter().map(|flag| format!("{flag:?}")).collect::<Vec<_>>().join(", ");
        assert!(!cfg!(target_arch = "x86_64") || config.contains(&format!("rustflags = [{flags}]")));
    }

    #[test]
    fn flags_hide_both_folders() {
        let flags = flags(Path::new("/somewhere/mu")).unwrap();
        assert!(
            flags[0].1.contains("--remap-path-prefix=/somewhere/mu=/mu\u{1f}--remap-path-prefix="),
            "{flags:?}"
        );
        assert!(flags[1].1.contains("-ffile-prefix-map=/somewhere/mu=/mu"), "{flags:?}");
    }
}
