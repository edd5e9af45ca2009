//! `mu licences`: which libraries are inside the program, and under which licences.

use std::io::{Read as _, Write};

use clap::Args;
use flate2::read::ZlibDecoder;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::given::example;
use server::VERSION;

/// Says which libraries are inside this program, under which licences, with their texts.
///
/// Where one may choose between licences, the text of MIT is given.
#[derive(Args, Debug)]
#[command(after_help = example("mu licences --sbom"))]
pub(crate) struct Licences {
    #[arg(long, help = "Writes a bill of materials instead: CycloneDX 1.5 in JSON")]
    sbom: bool,
}

/// One library inside the program.
struct Library {
    name: &'static str,
    version: &'static str,
    /// Its licence in the words of SPDX.
    licence: &'static str,
    repository: &'static str,
    /// The SHA-256 of its package.
    checksum: &'static str,
}

/// What the build has gathered.
mod gathered {
    use super::Library;

    include!(concat!(env!("OUT_DIR"), "/licences.rs"));

    /// The list as it is printed, with all texts, compressed.
    pub(super) static TEXT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/licences.zlib"));
}

use gathered::{LIBRARIES, TARGET, TEXT};

/// The licence of Mu itself.
const OWN: &str = env!("CARGO_PKG_LICENSE");

impl Licences {
    /// Writes the list.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if LIBRARIES.is_empty() {
            return Err(Failure::input("when this program was built, cargo did not say what is in it"));
        }
        if self.sbom {
            serde_json::to_writer_pretty(&mut *out, &bill())
                .map_err(|error| Failure::from(std::io::Error::from(error)))?;
            return Ok(writeln!(out)?);
        }
        writeln!(
            out,
            "Third-party licences of mu {} for {TARGET}\n\n\
             Mu itself is licensed under {OWN}. The program contains {} libraries, and the standard library of Rust\n\
             (MIT OR Apache-2.0). Where one may choose between licences, the text of MIT is given.\n",
            *VERSION,
            LIBRARIES.len()
        )?;
        Ok(write!(out, "{}", text()?)?)
    }
}

impl Library {
    /// Its address as a package.
    fn purl(&self) -> String {
        format!("pkg:cargo/{}@{}", self.name, self.version.replace('+', "%2B"))
    }

    /// What a bill of materials says of it.
    fn component(&self) -> Value {
        let purl = self.purl();
        let mut component = json!({
            "type": "library",
            "bom-ref": purl,
            "name": self.name,
            "version": self.version,
            "licenses": [{ "expression": self.licence }],
            "purl": purl,
            "hashes": [{ "alg": "SHA-256", "content": self.checksum }],
        });
        if !self.repository.is_empty() {
            component["externalReferences"] = json!([{ "type": "vcs", "url": self.repository }]);
        }
        component
    }
}

/// The list as it is printed.
fn text() -> Result<String, Failure> {
    let mut text = String::new();
    ZlibDecoder::new(TEXT).read_to_string(&mut text)?;
    Ok(text)
}

/// The bill of materials: the same for the same build.
fn bill() -> Value {
    let components: Vec<Value> = LIBRARIES.iter().map(Library::component).collect();
    json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "mu",
                "name": "mu",
                "version": env!("CARGO_PKG_VERSION"),
                "licenses": [{ "expression": OWN }],
            },
            "properties": [{ "name": "mu:target", "value": TARGET }],
        },
        "components": components,
    })
}
