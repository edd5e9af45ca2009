//! A form with a file in it, as a browser posts it without script: `multipart/form-data` of RFC 7578, as far as texts
//! need it.

use axum::http::{HeaderMap, header};

/// The longest boundary between two parts that the standard allows.
const BOUNDARY_MAX: usize = 70;

/// How many fields a form may have.
const FIELDS_MAX: usize = 64;

/// What parts the fields of a form, if it is one of this kind.
pub(super) fn boundary(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let (media, parameters) = kind.split_once(';')?;
    if !media.trim().eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let named = |one: &str| {
        one.trim()
            .split_once('=')
            .filter(|(name, _)| name.eq_ignore_ascii_case("boundary"))
            .map(|(_, value)| value.to_owned())
    };
    let found = parameters.split(';').find_map(named)?;
    let found = found.trim_matches('"');
    (!found.is_empty() && found.len() <= BOUNDARY_MAX).then(|| found.to_owned())
}

/// The fields of a form in their order, each with its text; of a file what it holds. Nothing if it is no such form.
pub(super) fn fields(body: &[u8], boundary: &str) -> Option<Vec<(String, String)>> {
    let first = format!("--{boundary}");
    let next = format!("\r\n--{boundary}");
    let mut rest = body.strip_prefix(first.as_bytes())?;
    let mut fields = Vec::new();
    loop {
        if rest.starts_with(b"--") {
            return Some(fields);
        }
        rest = rest.strip_prefix(b"\r\n")?;
        let head = find(rest, b"\r\n\r\n")?;
        let name = name(&String::from_utf8_lossy(&rest[..head]))?;
        rest = &rest[head + 4..];
        let end = find(rest, next.as_bytes())?;
        if fields.len() == FIELDS_MAX {
            return None;
        }
        fields.push((name, String::from_utf8_lossy(&rest[..end]).into_owned()));
        rest = &rest[end + next.len()..];
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

/// The name of a field, as the lines before it say.
fn name(head: &str) -> Option<String> {
    let is_disposition = |line: &&str| {
        line.split_once(':').is_some_and(|(word, _)| word.trim().eq_ignore_ascii_case("content-disposition"))
    };
    let line = head.lines().find(is_disposition)?;
    let (_, from) = line.split_once("; name=\"")?;
    Some(from.split_once('"')?.0.to_owned())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn read(body: &str) -> Option<Vec<(String, String)>> {
        fields(body.as_bytes(), "xYz")
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

    #[test]
    fn the_boundary_stands_in_the_head() {
        let of = |kind: &'static str| {
            boundary(&HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]))
        };
        assert_eq!(of("multipart/form-data; boundary=----WebKit7"), Some("----WebKit7".into()));
        assert_eq!(of("Multipart/Form-Data; charset=utf-8; boundary=\"a b\""), Some("a b".into()));
        assert_eq!(of("application/x-www-form-urlencoded"), None);
        assert_eq!(of("multipart/form-data"), None);
        assert_eq!(of("multipart/form-data; boundary="), None);
    }
}
