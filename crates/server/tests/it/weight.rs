//! How much goes over the wire.

use std::io::Read as _;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, StatusCode, header};
use flate2::read::GzDecoder;

use crate::browser::Browser;

/// What browsers send by HTTPS.
pub(crate) const SAFE: &str = "gzip, deflate, br, zstd";

/// What they send by HTTP.
pub(crate) const PLAIN: &str = "gzip, deflate";

pub(crate) async fn get(
    browser: &mut Browser,
    path: &str,
    more: &[(header::HeaderName, &str)],
) -> (StatusCode, HeaderMap, Vec<u8>) {
    let mut request = browser.request(Method::GET, path);
    for (name, value) in more {
        request = request.header(name, *value);
    }
    let answer = browser.send(request.body(Body::empty()).unwrap()).await;
    let (parts, body) = answer.into_parts();
    (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap().to_vec())
}

/// The text of an answer.
pub(crate) fn read(headers: &HeaderMap, body: &[u8]) -> String {
    let mut text = Vec::new();
    match headers.get(header::CONTENT_ENCODING).map(|value| value.to_str().unwrap()) {
        None => text.extend(body),
        Some("gzip") => drop(GzDecoder::new(body).read_to_end(&mut text).unwrap()),
        Some("br") => brotli::BrotliDecompress(&mut &*body, &mut text).unwrap(),
        Some(other) => panic!("{other}"),
    }
    String::from_utf8(text).unwrap()
}

/// A file, as soon as it is compressed as well as it can be.
pub(crate) async fn packed(
    browser: &mut Browser,
    path: &str,
    accepts: &str,
) -> (StatusCode, HeaderMap, Vec<u8>) {
    for _ in 0..3000 {
        let answer = get(browser, path, &[(header::ACCEPT_ENCODING, accepts)]).await;
        assert_eq!(answer.0, StatusCode::OK, "{path}");
        // Until then it has no name, or that of the plain file.
        if answer.1.get(header::ETAG).is_some_and(|tag| tag.to_str().unwrap().contains('-')) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{path} is never packed");
}
