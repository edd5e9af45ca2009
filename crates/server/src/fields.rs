//! The fields of a posted form, whether it came from a page or from the script.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use engine::{Seat, Token};
use pages::links;
use serde_json::Value;

use crate::error::{BadRequest, Error};

/// The most bytes a request may hold.
pub(crate) const BODY_MAX: usize = 64 * 1024;

/// The same for the form of a new table: it may hold the text of an option, such as a pack of cards,
/// and every other sign of that takes three bytes.
const NEW_TABLE_MAX: usize = 640 * 1024;

/// How long the address of a page may be to which a visitor can be sent back.
pub(crate) const PATH_MAX: usize = 500;

/// How long a request may take to arrive.
pub(crate) const ARRIVAL: Duration = Duration::from_secs(30);

/// The fields of a posted form in their order. A name may come several times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// These fields.
    pub(crate) const fn of(pairs: Vec<(String, String)>) -> Self {
        Self(pairs)
    }

    /// All fields.
    pub(crate) fn pairs(&self) -> &[(String, String)] {
        &self.0
    }

    /// The first field of this name that is not empty.
    pub(crate) fn one(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(field, value)| field == name && !value.is_empty())
            .map(|(_, value)| value.as_str())
    }

    /// All fields of this name.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// A field that must be there.
    pub(crate) fn need(&self, name: &'static str) -> Result<&str, Error> {
        self.one(name).ok_or(Error::Request(BadRequest::Field(name)))
    }

    /// A seat, if the field is there.
    pub(crate) fn seat(&self, name: &'static str) -> Result<Option<Seat>, Error> {
        self.read(name, |text| text.parse().ok())
    }

    /// A number that must be there.
    pub(crate) fn number(&self, name: &'static str) -> Result<usize, Error> {
        self.need(name)?.parse().map_err(|_| Error::Request(BadRequest::Field(name)))
    }

    /// 64 hexadecimal digits, if the field is there.
    pub(crate) fn token(&self, name: &'static str) -> Result<Option<Token>, Error> {
        self.read(name, |text| text.parse().ok())
    }

    /// The key of a request: 1 to 64 letters, digits, hyphens and underscores.
    pub(crate) fn key(&self) -> Result<&str, Error> {
        let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let key = self.need("key")?;
        let good = key.len() <= 64 && key.bytes().all(sign);
        if good { Ok(key) } else { Err(Error::Request(BadRequest::Field("key"))) }
    }

    /// The page to go to afterwards: a path of this site.
    pub(crate) fn next(&self) -> &str {
        let own = |path: &&str| {
            path.starts_with('/')
                && !path.starts_with("//")
                && path.len() <= PATH_MAX
                && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
        };
        self.one("next").filter(own).unwrap_or("/")
    }

    fn read<T>(&self, name: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Error> {
        let bad = Error::Request(BadRequest::Field(name));
        self.one(name).map_or(Ok(None), |text| read(text).map(Some).ok_or(bad))
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let (parts, body) = request.into_parts();
        let most = if parts.uri.path() == links::NEW { NEW_TABLE_MAX } else { BODY_MAX };
        let announced = number(&parts.headers, &header::CONTENT_LENGTH);
        if announced.is_some_and(|length| length > most) {
            return Err(BadRequest::TooLarge.into());
        }
        let arrived = tokio::time::timeout(ARRIVAL, to_bytes(body, most)).await;
        let bytes = arrived.map_err(|_| BadRequest::TooSlow)?.map_err(|_| BadRequest::TooLarge)?;
        let is_json = media_type(&parts.headers).eq_ignore_ascii_case("application/json");
        if is_json {
            return serde_json::from_slice(&bytes)
                .ok()
                .and_then(from_json)
                .ok_or(BadRequest::Field("{}").into());
        }
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        let form = Request::from_parts(parts, Body::from(bytes));
        let pairs = axum::Form::<Vec<(String, String)>>::from_request(form, state).await;
        pairs.map(|axum::Form(pairs)| Self(pairs)).map_err(|_| BadRequest::Field("form").into())
    }
}

fn number(headers: &HeaderMap, name: &header::HeaderName) -> Option<usize> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

fn media_type(headers: &HeaderMap) -> &str {
    let text = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    text.split(';').next().unwrap_or_default().trim()
}

/// The members of an object as fields; the items of a list as fields of one name, lists in lists included.
fn from_json(value: Value) -> Option<Fields> {
    let Value::Object(members) = value else { return None };
    let mut pairs = Vec::new();
    for (name, value) in members {
        flatten(&name, value, &mut pairs)?;
    }
    Some(Fields(pairs))
}

fn flatten(name: &str, value: Value, pairs: &mut Vec<(String, String)>) -> Option<()> {
    match value {
        Value::Null => {}
        Value::Bool(flag) => pairs.push((name.into(), flag.to_string())),
        Value::Number(number) => pairs.push((name.into(), number.to_string())),
        Value::String(text) => pairs.push((name.into(), text)),
        // serde_json reads lists in lists to a depth of 128 at most.
        Value::Array(items) => items.into_iter().try_for_each(|item| flatten(name, item, pairs))?,
        Value::Object(_) => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(json: &str) -> Option<Fields> {
        serde_json::from_str(json).ok().and_then(from_json)
    }

    #[test]
    fn json_becomes_fields_in_order() {
        let read =
            fields(r#"{"seq": 12, "key": "k-1", "p": ["h.r7", ["h.g3", "h.b1"]], "seat": null}"#).unwrap();
        assert_eq!(read.all("p").collect::<Vec<_>>(), ["h.r7", "h.g3", "h.b1"]);
        assert_eq!((read.number("seq").unwrap(), read.key().unwrap()), (12, "k-1"));
        assert_eq!(read.seat("seat").unwrap(), None);
        assert!(fields("[1]").is_none() && fields(r#"{"p": {"x": 1}}"#).is_none() && fields("{").is_none());
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let read = Fields(vec![
            ("seat".into(), "g".into()),
            ("key".into(), "a b".into()),
            ("share".into(), "AB".into()),
            ("seq".into(), "-1".into()),
        ]);
        for (name, error) in [
            ("seat", read.seat("seat").unwrap_err()),
            ("key", read.key().map(drop).unwrap_err()),
            ("share", read.token("share").map(drop).unwrap_err()),
            ("seq", read.number("seq").map(drop).unwrap_err()),
            ("p", read.need("p").map(drop).unwrap_err()),
        ] {
            assert!(
                matches!(error, Error::Request(BadRequest::Field(field)) if field == name),
                "{name}: {error}"
            );
        }
    }

    #[test]
    fn the_next_page_is_one_of_ours() {
        let next = |path: &str| Fields(vec![("next".into(), path.into())]).next().to_owned();
        assert_eq!(next("/t/amber-otter-k7m?watch=1"), "/t/amber-otter-k7m?watch=1");
        for foreign in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a b", "t"] {
            assert_eq!(next(foreign), "/", "{foreign:?}");
        }
    }
}
