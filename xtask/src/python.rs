//! The Python package, built as a wheel and tested with the real packages of others; virtual environments for programs
//! that are written in Python.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::report;

/// The folder of the package.
const PACKAGE: &str = "crates/python";

/// Builds the wheel with the profile of the other tests, puts it into a virtual environment of its own, and runs its
/// tests.
pub(crate) fn test(root: &Path) -> anyhow::Result<bool> {
    let list = format!("{PACKAGE}/requirements-test.txt");
    let environment = Environment::open(root, "target/python", &list)?;
    let wheels = root.join("target/python/wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).context("the wheels of last time are cleared away")?;
    }
    let manifest = format!("{PACKAGE}/Cargo.toml");
    let out = wheels.to_string_lossy();
    let words = ["build", "--profile", "dev", "--locked", "--manifest-path", &manifest, "--out", &*out];
    if !environment.run("maturin", words)? {
        return Ok(false);
    }
    let made = fs::read_dir(&wheels)?.next().context("maturin has made a wheel")??.path();
    let words = ["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"].map(OsStr::new);
    ensure!(
        environment.run("python", words.into_iter().chain([made.as_os_str()]))?,
        "the wheel cannot be installed"
    );
    let tests = format!("{PACKAGE}/tests");
    environment.run("python", ["-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", &tests])
}

/// A virtual environment with the packages of a list.
pub(crate) struct Environment<'a> {
    root: &'a Path,
    folder: PathBuf,
}

impl<'a> Environment<'a> {
    /// The environment in a folder, made anew if it is not there or other packages are wanted than last time.
    ///
    /// # Errors
    /// If there is no Python 3 with `venv`, or a package cannot be had.
    pub(crate) fn open(root: &'a Path, folder: &str, list: &str) -> anyhow::Result<Self> {
        let environment = Self { root, folder: root.join(folder) };
        let wanted = fs::read_to_string(root.join(list))?;
        let kept = environment.folder.join("installed.txt");
        if fs::read_to_string(&kept).is_ok_and(|installed| installed == wanted) {
            return Ok(environment);
        }
        report(&format!("python3 -m venv {folder}"));
        let mut made = Command::new("python3");
        made.args(["-m", "venv", "--clear", folder]).current_dir(root);
        let made = made.status().context("python3 starts; it is needed for some tests")?;
        ensure!(made.success(), "python3 has no venv; on Debian: apt-get install python3-venv");
        let words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", list];
        ensure!(environment.run("python", words)?, "the packages of {list} cannot be had");
        fs::write(kept, wanted)?;
        Ok(environment)
    }

    /// Where a program of the environment is.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        self.folder.join("bin").join(name)
    }

    /// Runs a program of the environment in the folder of the project and says whether it went well.
    fn run(&self, program: &str, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> anyhow::Result<bool> {
        let mut command = Command::new(self.program(program));
        command.args(words).current_dir(self.root).env("VIRTUAL_ENV", &self.folder);
        report(&format!("{command:?}").replace('"', ""));
        Ok(command.status().with_context(|| format!("{program} starts"))?.success())
    }
}
