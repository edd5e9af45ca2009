//! A server of its own for each test, in a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The luck of the games, so that a failure can be seen again: another one by `MU_BROWSER_SEED`.
pub(crate) fn rehearsal() -> String {
    std::env::var("MU_BROWSER_SEED").unwrap_or_else(|_| "1".to_owned())
}

/// A running `mu serve`; ends with the test.
pub(crate) struct House {
    process: Child,
    folder: PathBuf,
    /// Its options besides those that all have.
    more: &'static [&'static str],
    /// Where it listens: `http://127.0.0.1:40123`.
    pub(crate) address: String,
}

impl House {
    /// Starts a server on a free port; computer players wait for nothing, unless an option says otherwise.
    pub(crate) fn open(name: &str) -> Self {
        Self::open_with(name, &[])
    }

    /// The same with more options.
    pub(crate) fn open_with(name: &str, more: &'static [&'static str]) -> Self {
        let folder = std::env::temp_dir().join(format!("mu-browser-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (process, address) = start(&folder, "0", more);
        Self { process, folder, more, address }
    }

    /// Kills the server, as a failing machine would, and starts it again where it was.
    pub(crate) fn restart(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        let port = self.address.rsplit(':').next().unwrap_or_default().to_owned();
        let (process, address) = start(&self.folder, &port, self.more);
        assert_eq!(address, self.address);
        self.process = process;
    }

    /// What `mu admin` says of its data.
    pub(crate) fn admin(&self, words: &[&str]) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mu"));
        let done = command.arg("admin").arg("--data").arg(&self.folder).args(words).output().unwrap();
        assert!(done.status.success(), "{done:?}");
        String::from_utf8(done.stdout).unwrap()
    }

    /// The address of a page.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Starts a server; gives it with its address.
fn start(folder: &Path, port: &str, more: &[&str]) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_mu"))
        .args(["serve", "--port", port])
        .args(["--rehearse", &rehearsal(), "--data"])
        .arg(folder)
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .expect("mu starts");
    let output = process.stdout.take().expect("its output was asked for");
    let mut lines = BufReader::new(output).lines();
    let address = lines
        .find_map(|line| {
            let line = line.ok()?;
            let start = line.find("http://")?;
            line[start..].split_whitespace().next().map(|word| word.trim_end_matches(['/', '.']).to_owned())
        })
        .expect("mu says its address");
    // Whatever it says later must not fill the pipe.
    std::thread::spawn(move || lines.for_each(drop));
    (process, address)
}
