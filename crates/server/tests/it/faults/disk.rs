//! A disk that fails on demand: `disk.c`, built here and loaded into a server of its own.

use std::fs::{self, File};
use std::os::unix::fs::FileExt as _;
use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

use super::Trouble;

/// How a disk fails. The numbers are those of `disk.c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Writes fail for want of space.
    NoSpace = 0,
    /// Writes and syncs fail as on a broken disk.
    Broken = 1,
    /// The first write is cut in half, the next ones find no space.
    Short = 2,
    /// No file can grow: a full disk.
    Full = 3,
    /// Nothing can be written, as after a disk was mounted anew for reading only.
    ReadOnly = 4,
    /// Writes and syncs end when all is well again.
    Hangs = 5,
}

/// What the disk of a server under test is to do.
#[derive(Debug)]
pub(super) struct Disk {
    plan: File,
    path: PathBuf,
    library: PathBuf,
    _folder: TempDir,
}

/// Where the numbers of the plan stand.
const ASKED: u64 = 0;
const FIRST: u64 = 8;
const LAST: u64 = 16;
const KIND: u64 = 24;
const FAILED: u64 = 32;

impl Disk {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("disk.c");
        let library = folder.path().join("disk.so");
        fs::write(&source, include_str!("disk.c")).unwrap();
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .args([&library, &source])
            .arg("-ldl")
            .status();
        assert!(built.expect("cc, which builds SQLite, too").success());
        let path = folder.path().join("plan");
        fs::write(&path, [0; 40]).unwrap();
        let plan = File::options().read(true).write(true).open(&path).unwrap();
        Self { plan, path, library, _folder: folder }
    }

    fn number(&self, at: u64) -> u64 {
        let mut bytes = [0; 8];
        self.plan.read_exact_at(&mut bytes, at).unwrap();
        u64::from_ne_bytes(bytes)
    }

    fn note(&self, at: u64, number: u64) {
        self.plan.write_all_at(&number.to_ne_bytes(), at).unwrap();
    }
}

impl Trouble for Disk {
    type Kind = Kind;

    fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("MU_DISK_PLAN", &self.path);
    }

    fn fail(&self, kind: Kind, later: u64, count: u64) {
        let first = self.number(ASKED) + 1 + later;
        self.note(FAILED, 0);
        self.note(KIND, kind as u64);
        self.note(FIRST, first);
        self.note(LAST, first.saturating_add(count - 1));
    }

    fn mend(&self) {
        self.note(LAST, 0);
    }

    fn asked(&self) -> u64 {
        self.number(ASKED)
    }

    fn failed(&self) -> u64 {
        self.number(FAILED)
    }
}
