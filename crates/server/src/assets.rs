//! Style sheets, scripts and pictures.
//!
//! A file is compressed once, as well as it can be: in the background, as soon as the program runs or somebody asks
//! for a file. Until then it is compressed on its way, as pages are.

use std::io::Write as _;
use std::sync::{Arc, Once, OnceLock};

use axum::body::Bytes;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use host::Entry;
use pages::assets::{Asset, Assets, AssetsVersion};

use crate::bot_pool::{NICENESS, step_back};
use crate::wire::Encoding;

/// A file compressed.
#[derive(Debug, Default)]
pub(crate) struct Packed {
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// The files of a server, each compressed once.
#[derive(Debug)]
pub(crate) struct PackedAssets {
    assets: Assets,
    /// Those of `assets`, in the same order.
    packed: Vec<Packed>,
    begun: Once,
}

impl PackedAssets {
    /// The files of a server with these games.
    pub(crate) fn of(games: &[Entry]) -> Self {
        let assets = Assets::of(games);
        let packed = assets.all().iter().map(|_| Packed::default()).collect();
        Self { assets, packed, begun: Once::new() }
    }

    /// The version that stands in their addresses.
    pub(crate) const fn version(&self) -> AssetsVersion {
        self.assets.version()
    }

    /// All files, each with what it is compressed to.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&Asset, &Packed)> {
        self.assets.all().iter().zip(&self.packed)
    }
}

impl Packed {
    /// Where the file in an encoding stands once it is made.
    pub(crate) const fn place(&self, encoding: Encoding) -> &OnceLock<Bytes> {
        match encoding {
            Encoding::Brotli => &self.brotli,
            Encoding::Gzip => &self.gzip,
        }
    }
}

/// Begins to compress all files, unless that was begun before. Gives at once; who plays goes first.
pub(crate) fn pack(assets: &Arc<PackedAssets>) {
    assets.begun.call_once(|| {
        let packing = Arc::clone(assets);
        let begun = std::thread::Builder::new().name("pack".into()).spawn(move || pack_all(&packing));
        if let Err(cause) = begun {
            tracing::warn!(%cause, "files are compressed on their way");
        }
    });
}

fn pack_all(assets: &PackedAssets) {
    step_back(NICENESS);
    for encoding in [Encoding::Gzip, Encoding::Brotli] {
        for (asset, packed) in assets.all() {
            packed.place(encoding).get_or_init(|| smallest(asset, encoding));
        }
    }
}

/// A file as small as its encoding can make it.
fn smallest(asset: &Asset, encoding: Encoding) -> Bytes {
    const IN_MEMORY: &str = "a write to memory succeeds";
    let (body, mut out) = (asset.body.as_bytes(), Vec::new());
    match encoding {
        Encoding::Brotli => {
            let params =
                BrotliEncoderParams { quality: 11, lgwin: 18, size_hint: body.len(), ..Default::default() };
            brotli::BrotliCompress(&mut &*body, &mut out, &params).expect(IN_MEMORY);
        }
        Encoding::Gzip => {
            let mut encoder = GzEncoder::new(&mut out, Compression::best());
            encoder.write_all(body).and_then(|()| encoder.finish().map(drop)).expect(IN_MEMORY);
        }
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn a_compressed_file_is_the_file() {
        let assets = Assets::of(&[]);
        for asset in
            assets.all().iter().filter(|asset| asset.name == "house.js" || asset.name == "favicon.svg")
        {
            let (mut gzip, mut plain) = (String::new(), Vec::new());
            GzDecoder::new(&*smallest(asset, Encoding::Gzip)).read_to_string(&mut gzip).unwrap();
            brotli::BrotliDecompress(&mut &*smallest(asset, Encoding::Brotli), &mut plain).unwrap();
            assert!(gzip == asset.body && plain == asset.body.as_bytes(), "{}", asset.name);
            assert!(smallest(asset, Encoding::Brotli).len() < asset.body.len());
        }
    }
}
