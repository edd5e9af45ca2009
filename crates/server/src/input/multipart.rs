//! A form with a file in it, as a browser posts it without script: `multipart/form-data`.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use futures_util::stream;
use multer::{Multipart, parse_boundary};

/// How many fields a form may have.
const FIELDS_MAX: usize = 64;

/// What parts the fields of a form, if it is one of this kind.
pub(super) fn boundary(headers: &HeaderMap) -> Option<String> {
    parse_boundary(headers.get(header::CONTENT_TYPE)?.to_str().ok()?).ok()
}

/// The fields of a form in their order, each with its text; of a file what it holds. Nothing if it is no such form.
pub(super) async fn fields(body: Bytes, boundary: String) -> Option<Vec<(String, String)>> {
    let mut form = Multipart::new(stream::iter([Ok::<_, Infallible>(body)]), boundary);
    let mut fields = Vec::new();
    while let Some(field) = form.next_field().await.ok()? {
        let name = field.name()?.to_owned();
        if fields.len() == FIELDS_MAX {
            return None;
        }
        fields.push((name, String::from_utf8_lossy(&field.bytes().await.ok()?).into_owned()));
    }
    Some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> Option<Vec<(String, String)>> {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(fields(Bytes::from(body.to_owned()), "xYz".into()))
    }

    #[test]
    fn fields_and_files_are_read_as_browsers_write_them() {
        let form = "--xYz\r\nContent-Disposition: form-data; name=\"nonce\"\r\n\r\n01\r\n\
                    --xYz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a; name=b.mu\"\r\n\
                    Content-Type: application/octet-stream\r\n\r\nmu 1\n---\r\n--xY\n\r\n\
                    --xYz\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n\r\n--xYz--\r\n";
        let field = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let all = vec![field("nonce", "01"), field("file", "mu 1\n---\r\n--xY\n"), field("text", "")];
        assert_eq!(read(form), Some(all));
        assert_eq!(read("--xYz--\r\n"), Some(Vec::new()));
    }

    #[test]
    fn what_is_cut_off_or_no_such_form_is_nothing() {
        let whole = "--xYz\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\nmu 1\r\n--xYz--";
        assert!(read(whole).is_some());
        for end in 0..whole.len() {
            assert_eq!(read(&whole[..end]), None, "{end}");
        }
        assert_eq!(read("--xYz\r\nContent-Type: text/plain\r\n\r\nmu 1\r\n--xYz--"), None, "without a name");
        let part = "--xYz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n";
        assert!(read(&(part.repeat(FIELDS_MAX) + "--xYz--")).is_some());
        assert_eq!(read(&(part.repeat(FIELDS_MAX + 1) + "--xYz--")), None, "too many fields");
    }
}
