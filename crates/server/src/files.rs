//! Answers with style sheets, scripts and pictures.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use pages::assets::APP_ICON;
use pixels::{Drawer, Fit};

use crate::app::App;
use crate::assets::pack;
use crate::error::{Error, Missing};
use crate::wire::Encoding;

/// `GET /assets/{version}/{name}`.
pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path((wanted, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    pack(&app.assets);
    let version = app.assets.version();
    let found = app.assets.all().find(|(asset, _)| asset.name == name);
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
pub(crate) async fn favicon(app: State<Arc<App>>, headers: HeaderMap) -> Result<Response, Error> {
    asset(app, Path((String::new(), "favicon.svg".into())), headers).await
}

/// How many pixels the icon of an installed house has across and down.
const ICON: u32 = 512;

/// `GET /icon.png`: the icon of an installed house, for systems that take no drawings. It is drawn once.
pub(crate) async fn icon(State(app): State<Arc<App>>) -> Result<Response, Error> {
    static DRAWN: OnceLock<Bytes> = OnceLock::new();
    let picture = if let Some(picture) = DRAWN.get() {
        picture.clone()
    } else {
        let (asset, _) = app.assets.all().find(|(asset, _)| asset.name == APP_ICON).ok_or(Missing::Page)?;
        let svg = asset.body.clone();
        let drawn =
            app.replayer.run(move || Drawer::of_this_machine().boxed(&svg, (ICON, ICON), Fit::Whole)).await?;
        let drawn = Bytes::from(drawn.map_err(Error::failed)?);
        DRAWN.get_or_init(|| drawn).clone()
    };
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")], picture)
        .into_response())
}
