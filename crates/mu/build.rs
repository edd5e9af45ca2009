//! Gathers for `mu licences` which libraries are inside the program, with the texts of their licences. If cargo does not
//! say, the program is built without the list, and says so when it is asked.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use licences::{Library, gather};

fn main() -> Result<(), Box<dyn Error>> {
    let (here, target) = (PathBuf::from(env::var("CARGO_MANIFEST_DIR")?), env::var("TARGET")?);
    let (gathered, out) = (gather(&here, &target)?, PathBuf::from(env::var("OUT_DIR")?));
    gathered.tell_cargo();
    write_list(&gathered.libraries, &target, &out)?;
    let mut compressed = ZlibEncoder::new(Vec::new(), Compression::best());
    io::Write::write_all(&mut compressed, gathered.text().as_bytes())?;
    fs::write(out.join("licences.zlib"), compressed.finish()?)?;
    Ok(())
}

/// Writes the list as Rust.
fn write_list(libraries: &[Library], target: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut list = format!("pub(super) const TARGET: &str = {target:?};\n");
    list += "pub(super) const LIBRARIES: &[Library] = &[\n";
    for Library { name, version, licence, repository, checksum, .. } in libraries {
        writeln!(
            list,
            "Library {{ name: {name:?}, version: {version:?}, licence: {licence:?}, repository: {repository:?}, \
             checksum: {checksum:?} }},"
        )?;
    }
    list += "];\n";
    Ok(fs::write(folder.join("licences.rs"), list)?)
}
