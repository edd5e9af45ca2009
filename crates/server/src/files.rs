//! Answers with style sheets, scripts and pictures.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

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
