//! Copies of everything: into a file, out of a file, into another database.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use domain::HostDeed;
use store::{Copied, Host, Store};

use crate::failure::Failure;
use crate::place::Place;

/// Writes everything, as it is at one moment, into a new file.
#[derive(Args, Debug)]
pub(super) struct Backup {
    /// The new file: a database of SQLite, whatever database is copied.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Restores it as well, into a database that is removed again, and compares all that is in both.
    #[arg(long)]
    verify: bool,
}

impl Backup {
    pub(super) async fn run(&self, place: &Place, out: &mut dyn Write) -> Result<(), Failure> {
        let file = &self.file;
        if file.exists() {
            return Err(Failure::input(format!("{} is there already; choose another name", file.display())));
        }
        // Under another name until it is whole: whoever finds the file can rely on it.
        let unfinished = beside(file, ".unfinished");
        let _ = fs::remove_file(&unfinished);
        let written = self.write(place, &unfinished).await;
        let copied = written.inspect_err(|_: &Failure| remove(&unfinished))?;
        let verified = if self.verify { " and can be restored whole" } else { "" };
        tell(out, copied, &format!("are written into {}{verified}", file.display()))
    }

    async fn write(&self, place: &Place, unfinished: &Path) -> Result<Copied, Failure> {
        let from = place.open().await?;
        let name = self.file.file_name().unwrap_or_default().to_string_lossy();
        let deed = (HostDeed::Backup, None, name.as_ref());
        from.audit(Host::CommandLine, deed, store::now()).await.map_err(Failure::input)?;
        let to = Store::in_file(unfinished).await.map_err(Failure::input)?;
        let copied = copy(from, to).await?;
        if self.verify {
            restores_whole(unfinished).await?;
        }
        fs::rename(unfinished, &self.file)?;
        Ok(copied)
    }
}

/// Restores a backup into a file that is removed again, and compares the two table by table.
async fn restores_whole(backup: &Path) -> Result<(), Failure> {
    let restored = beside(backup, ".verifying");
    remove(&restored);
    let compared = async {
        let from = Store::in_file(backup).await.map_err(Failure::input)?;
        let to = Store::in_file(&restored).await.map_err(Failure::input)?;
        let copied = from.copy_to(&to).await.map_err(Failure::input);
        let different = match copied {
            Ok(_) => from.differs_from(&to).await.map_err(Failure::input),
            Err(failed) => Err(failed),
        };
        from.close().await;
        to.close().await;
        match different? {
            None => Ok(()),
            Some(table) => {
                Err(Failure::input(format!("the backup cannot be restored whole: {table} differs")))
            }
        }
    };
    let compared = compared.await;
    remove(&restored);
    compared
}

/// Fills an empty database from a file.
pub(super) async fn restore(place: &Place, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    if !file.is_file() {
        return Err(Failure::input(format!("there is no backup {}", file.display())));
    }
    // A copy of the backup: one of an older version is brought up to date, and the backup stays as it is.
    let working = beside(file, ".restoring");
    let read = async {
        fs::copy(file, &working)
            .map_err(|cause| Failure::input(format!("cannot read {}: {cause}", file.display())))?;
        let no_backup = |cause| {
            // The copy that was opened is none of the host's business.
            let why = if let store::Error::Open { why, .. } = cause { why } else { cause.to_string() };
            Failure::input(format!("{} is no backup: {why}", file.display()))
        };
        let from = Store::in_file(&working).await.map_err(no_backup)?;
        copy(from, place.open_new().await?).await
    };
    let copied = read.await;
    remove(&working);
    tell(out, copied?, "are restored")
}

/// Copies everything into another database.
pub(super) async fn migrate(place: &Place, to: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let from = place.open().await?;
    let to = Store::connect(to).await.map_err(Failure::input)?;
    let copied = copy(from, to).await?;
    tell(out, copied, "are copied; start the server on the other database now")
}

/// Copies everything and closes both.
async fn copy(from: Store, to: Store) -> Result<Copied, Failure> {
    let copied = from.copy_to(&to).await;
    from.close().await;
    to.close().await;
    copied.map_err(Failure::input)
}

fn tell(out: &mut dyn Write, copied: Copied, end: &str) -> Result<(), Failure> {
    let Copied { people, tables, steps } = copied;
    Ok(writeln!(out, "{people} people, {tables} tables and {steps} entries of journals {end}.")?)
}

/// The same path with more at its end.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// Removes a database of SQLite, as far as it is there.
fn remove(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(beside(file, end));
    }
}
