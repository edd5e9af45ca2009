//! A database that cannot be used is named in the first line, at once, whatever command meets it.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::{ended, fine, program, scratch};

/// How long whoever starts the program may wait until it says what is wrong, on a busy machine.
const AT_ONCE: Duration = Duration::from_secs(3);

/// A folder with a database of Mu.
fn folder(name: &str) -> String {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let data = folder.display().to_string();
    drop(crate::serve::Serving::at(&["--data", &data]));
    // It was killed: whoever opens the file next and closes it in peace leaves one file.
    assert!(fine(&["admin", "--data", &data, "tables"]).is_empty());
    assert!(!folder.join("mu.sqlite-wal").exists());
    data
}

/// Every command that opens the database says these words in its first line.
fn says(data: &str, words: &str) {
    let backup = format!("{data}/mu.sqlite");
    let target = scratch("damaged-target").display().to_string();
    let _ = fs::remove_dir_all(&target);
    for command in [
        vec!["serve", "--port", "0", "--data", data],
        vec!["admin", "--data", data, "tables"],
        vec!["admin", "--data", &target, "restore", &backup],
    ] {
        let begun = Instant::now();
        let ended = ended(program().args(&command).output().unwrap());
        let first = ended.err.lines().next().unwrap_or_default();
        assert!(
            ended.code == 2 && first.starts_with("mu: ") && first.contains(words),
            "{command:?}: {}",
            ended.err
        );
        assert!(!ended.err.contains('\u{1b}') && !ended.err.contains("sqlx"), "{}", ended.err);
        assert!(begun.elapsed() < AT_ONCE, "{command:?} took {:?}", begun.elapsed());
    }
}

#[test]
fn a_file_that_is_no_database() {
    let data = folder("damaged-none");
    fs::write(Path::new(&data).join("mu.sqlite"), "nobody wrote this as a database. ".repeat(1000)).unwrap();
    says(&data, "the file is no database");
}

#[test]
fn a_file_that_was_cut_off() {
    let data = folder("damaged-cut");
    let path = Path::new(&data).join("mu.sqlite");
    let whole = fs::read(&path).unwrap();
    assert!(whole.len() > 20_000, "{}", whole.len());
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    says(&data, "damaged or was cut off");
}

/// Does nothing where nobody may make a file system of one's own.
#[test]
fn a_file_that_can_only_be_read() {
    let data = folder("damaged-read-only");
    assert!(fine(&["admin", "--data", &data, "tables"]).is_empty());
    let script = "mount --bind \"$1\" \"$1\" && mount -o remount,ro,bind \"$1\" && exec \"$2\" admin --data \"$1\" tables";
    let mut command = Command::new("unshare");
    command
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh", &data])
        .arg(program().get_program());
    let Ok(output) = command.output() else { return };
    let ended = ended(output);
    if ended.err.contains("unshare") || ended.err.contains("mount:") {
        return;
    }
    let first = ended.err.lines().next().unwrap_or_default();
    let is_named = ["can be read only", "cannot be opened"].iter().any(|words| first.contains(words));
    assert!(ended.code == 2 && is_named, "{}", ended.err);
}
