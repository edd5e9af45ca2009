//! Gathers which libraries are inside the native module, with the texts of their licences, for the wheel
//! (`pyproject.toml`). On macOS the linker is told that the interpreter, which loads the module, brings the symbols of
//! Python.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use licences::gather;

fn main() -> Result<(), Box<dyn Error>> {
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("macos") {
        for argument in ["-undefined", "dynamic_lookup"] {
            println!("cargo::rustc-cdylib-link-arg={argument}");
        }
    }
    let (here, target) = (PathBuf::from(env::var("CARGO_MANIFEST_DIR")?), env::var("TARGET")?);
    let gathered = gather(&here, &target)?;
    gathered.tell_cargo();
    let heading = format!(
        "Third-party licences of the native module of mu-games {} for {target}\n\n\
         It contains {} libraries, and the standard library of Rust (MIT OR Apache-2.0).\n\
         Where one may choose between licences, the text of MIT is given.\n\n",
        env!("CARGO_PKG_VERSION"),
        gathered.libraries.len()
    );
    let out = PathBuf::from(env::var("OUT_DIR")?);
    Ok(fs::write(out.join("THIRD-PARTY.txt"), heading + &gathered.text())?)
}
