//! Style sheets, scripts and pictures.
//!
//! A file is compressed once, as well as it can be: in the background, as soon as the program runs or somebody asks
//! for a file. Until then it is compressed on its way, as pages are.

use std::io::Write as _;
use std::sync::{Arc, Once, OnceLock};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use host::Entry;
use pages::assets::{Asset, Assets, AssetsVersion};

use crate::error::{Error, Missing};
use crate::house::House;
use crate::thinkers::step_back;
use crate::wire::Encoding;

/// A file compressed.
#[derive(Debug, Default)]
struct Packed {
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// The files of a house, each compressed once.
#[derive(Debug)]
pub(crate) struct PackedAssets {
    assets: Assets,
    /// Those of `assets`, in the same order.
    packed: Vec<Packed>,
    begun: Once,
}

impl PackedAssets {
    /// The files of a house with these games.
    pub(crate) fn of(games: &[Entry]) -> Self {
        let assets = Assets::of(games);
        let packed = assets.all().iter().map(|_| Packed::default()).collect();
        Self { assets, packed, begun: Once::new() }
    }

    /// The version that stands in their addresses.
    pub(crate) const fn version(&self) -> AssetsVersion {
        self.assets.version()
    }

    fn all(&self) -> impl Iterator<Item = (&Asset, &Packed)> {
        self.assets.all().iter().zip(&self.packed)
    }
}

impl Packed {
    const fn place(&self, encoding: Encoding) -> &OnceLock<Bytes> {
        match encoding {
            Encoding::Brotli => &self.brotli,
            Encoding::Gzip => &self.gzip,
        }
    }
}

/// Begins to compress all files, unless that was begun before. Gives at once; who plays goes first.
pub(crate) fn pack(house: &Arc<House>) {
    house.assets.begun.call_once(|| {
        let packing = Arc::clone(house);
        let begun = std::thread::Builder::new().name("pack".into()).spawn(move || pack_all(&packing.assets));
        if let Err(cause) = begun {
            tracing::warn!(%cause, "files are compressed on their way");
        }
    });
}

fn pack_all(assets: &PackedAssets) {
    step_back();
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

/// `GET /assets/{version}/{name}`.
pub(crate) async fn asset(
    State(house): State<Arc<House>>,
    Path((wanted, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    pack(&house);
    let version = house.assets.version();
    let found = house.assets.all().find(|(asset, _)| asset.name == name);
    let (asset, packed) = found.ok_or(Missing::Page)?;
    let liked = Encoding::liked(&headers, &[Encoding::Brotli, Encoding::Gzip]);
    let body = liked.and_then(|encoding| Some((encoding, packed.place(encoding).get()?.clone())));
    // An address with the present version always means this content.
    let keep = if wanted == version.to_string() { "public, max-age=31536000, immutable" } else { "no-cache" };
    // Each form has a name of its own.
    let tag = match &body {
        Some((encoding, _)) => format!("\"{version}-{}\"", encoding.name()),
        None => format!("\"{version}\""),
    };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag));
    let headers = [
        (header::CONTENT_TYPE, asset.media_type.to_owned()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, tag),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    Ok(match body {
        _ if is_known => (StatusCode::NOT_MODIFIED, headers).into_response(),
        None => (headers, asset.body.clone().into_owned()).into_response(),
        Some((encoding, body)) => {
            let packed = [(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()))];
            (headers, packed, body).into_response()
        }
    })
}

/// `GET /favicon.ico`, which browsers ask for by themselves.
pub(crate) async fn favicon(house: State<Arc<House>>, headers: HeaderMap) -> Result<Response, Error> {
    asset(house, Path((String::new(), "favicon.svg".into())), headers).await
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
            assets.all().iter().filter(|asset| asset.name == "swap.js" || asset.name == "favicon.svg")
        {
            let (mut gzip, mut plain) = (String::new(), Vec::new());
            GzDecoder::new(&*smallest(asset, Encoding::Gzip)).read_to_string(&mut gzip).unwrap();
            brotli::BrotliDecompress(&mut &*smallest(asset, Encoding::Brotli), &mut plain).unwrap();
            assert!(gzip == asset.body && plain == asset.body.as_bytes(), "{}", asset.name);
            assert!(smallest(asset, Encoding::Brotli).len() < asset.body.len());
        }
    }
}
