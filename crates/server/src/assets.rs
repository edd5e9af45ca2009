//! Style sheets, scripts and icons.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pages::assets::{assets, version};

use crate::error::{Error, Missing};

/// `GET /assets/{version}/{name}`.
pub(crate) async fn asset(
    Path((wanted, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let asset = assets().iter().find(|asset| asset.name == name).ok_or(Missing::Page)?;
    // An address with the present version always means this content.
    let keep = if wanted == version() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = format!("\"{}\"", version());
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let headers = [
        (header::CONTENT_TYPE, asset.media_type.to_owned()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, tag.clone()),
    ];
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag)) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    Ok((headers, asset.body.as_ref()).into_response())
}

/// `GET /favicon.ico`, which browsers ask for by themselves.
pub(crate) async fn favicon(headers: HeaderMap) -> Result<Response, Error> {
    asset(Path((String::new(), "favicon.svg".into())), headers).await
}
