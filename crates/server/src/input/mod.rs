//! What is sent with a request, read into the type that its handler names: the JSON of a program ([`Body`]), what
//! stands after the question mark ([`Query`]), and the form of a page, posted by a browser or by our script
//! ([`Form`]). What does not fit is refused with its place ([`Unread`]), and nothing has changed.

mod kinds;
mod multipart;

use std::time::Duration;

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

pub(crate) use self::kinds::{
    Digits, Entrance, Key, Line, NEXT_MAX, Next, Notation, Pattern, SeatLetter, Step, Whole, Written, said,
};
use crate::error::{Error, RequestError, Unread};

/// The most bytes a request may hold.
pub(crate) const BODY_MAX: usize = 64 * 1024;

/// The same for a new table: an option may be a whole text, such as a pack of cards, and in a form every other sign of
/// that takes three bytes.
pub(crate) const NEW_TABLE_MAX: usize = 10 * BODY_MAX;

/// How long a request may take to arrive.
pub(crate) const ARRIVAL: Duration = Duration::from_secs(30);

/// The JSON object that a program sends; nothing at all counts as an empty one.
#[derive(Debug)]
pub(crate) struct Body<T, const MAX: usize = BODY_MAX>(pub(crate) T);

/// What stands after the question mark. What is empty counts as left out.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

/// The form of a page. What is empty counts as left out.
#[derive(Debug)]
pub(crate) struct Form<T, const MAX: usize = BODY_MAX>(pub(crate) T);

/// The fields of a form in their order, for the few forms whose names no type can hold: see where it is taken.
#[derive(Debug)]
pub(crate) struct Pairs<const MAX: usize = BODY_MAX>(pub(crate) Vec<(String, String)>);

impl<S: Sync, T: DeserializeOwned, const MAX: usize> FromRequest<S> for Body<T, MAX> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        Ok(Self(from_json(&arrived(request, MAX).await?)?))
    }
}

impl<S: Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        Ok(Self(from_pairs(parts.uri.query().unwrap_or_default())?))
    }
}

impl<S: Sync, T: DeserializeOwned, const MAX: usize> FromRequest<S> for Form<T, MAX> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        Ok(Self(from_pairs(&posted(request, MAX).await?)?))
    }
}

impl<S: Sync, const MAX: usize> FromRequest<S> for Pairs<MAX> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        if let Some(boundary) = multipart::boundary(request.headers()) {
            let read = multipart::fields(arrived(request, MAX).await?, boundary).await;
            return Ok(Self(read.ok_or(RequestError::Field("form"))?));
        }
        let text = posted(request, MAX).await?;
        Ok(Self(serde_html_form::from_str(&text).map_err(|_| RequestError::Field("form"))?))
    }
}

/// A posted form as a browser writes it.
async fn posted(request: Request, most: usize) -> Result<String, Error> {
    let is_json = media_type(request.headers()).eq_ignore_ascii_case("application/json");
    let bytes = arrived(request, most).await?;
    Ok(if is_json { from_script(&bytes)? } else { String::from_utf8_lossy(&bytes).into_owned() })
}

/// The whole body of a request, if it is not too long and comes in time.
async fn arrived(request: Request, most: usize) -> Result<Bytes, RequestError> {
    let announced = request.headers().get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > most) {
        return Err(RequestError::TooLarge);
    }
    let arrived = tokio::time::timeout(ARRIVAL, to_bytes(request.into_body(), most)).await;
    arrived.map_err(|_| RequestError::TooSlow)?.map_err(|_| RequestError::TooLarge)
}

fn media_type(headers: &HeaderMap) -> &str {
    let text = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    text.split(';').next().unwrap_or_default().trim()
}

/// Reads a JSON object.
fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unread> {
    let value = if bytes.is_empty() { Value::Object(serde_json::Map::new()) } else { json(bytes)? };
    if !value.is_object() {
        return Err(Unread::NotObject);
    }
    // A member that must be there and is null was left out.
    typed(&value, |path| at(&value, path).is_some_and(Value::is_null))
}

fn json(bytes: &[u8]) -> Result<Value, Unread> {
    serde_json::from_slice(bytes).map_err(|bad| Unread::NotJson(bad.line(), bad.column()))
}

/// Reads pairs as they stand in an address: `which=yours&limit=5`.
fn from_pairs<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    let is_filled = |pair: &&str| pair.split_once('=').is_some_and(|(_, value)| !value.is_empty());
    let filled: Vec<&str> = text.split('&').filter(is_filled).collect();
    typed(serde_html_form::Deserializer::from_bytes(filled.join("&").as_bytes()), |_| false)
}

/// Some of the fields of a form.
pub(crate) fn from_fields<T: DeserializeOwned>(fields: &[(String, String)]) -> Result<T, Unread> {
    from_pairs(&serde_html_form::to_string(fields).map_err(|_| Unread::NotObject)?)
}

/// What our script posts, as a browser posts it: the members of an object as fields, the items of a list as fields of
/// one name.
fn from_script(bytes: &[u8]) -> Result<String, Unread> {
    let Value::Object(members) = json(bytes)? else { return Err(Unread::NotObject) };
    let mut pairs = Vec::new();
    for (name, value) in members {
        flatten(&name, value, &mut pairs).ok_or_else(|| Unread::UnknownField(shortened(&name)))?;
    }
    serde_html_form::to_string(pairs).map_err(|_| Unread::NotObject)
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

/// Reads a value into a type, or says which part of it does not fit.
fn typed<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
    is_null: impl Fn(&Path) -> bool,
) -> Result<T, Unread> {
    serde_path_to_error::deserialize(from).map_err(|bad| {
        let (path, why) = (bad.path(), bad.inner().to_string());
        let place = if path.iter().next().is_none() { String::new() } else { shortened(&path.to_string()) };
        // An object is known by its first member, and a list of plain values is one field.
        let first = why.rsplit_once("expected an object with `").map(|(_, name)| name.trim_end_matches('`'));
        // serde tells of unknown and missing fields in these words only: a test holds it to them.
        let named = |start: &str| why.strip_prefix(start)?.split('`').next().map(shortened);
        if named("unknown field `").is_some() {
            return Unread::UnknownField(place);
        }
        match named("missing field `") {
            Some(name) if place.is_empty() => Unread::MissingField(name),
            Some(name) => Unread::MissingField(format!("{place}.{name}")),
            None if is_null(path) => Unread::MissingField(place),
            None => Unread::BadField(
                field_at(&place, first),
                why.chars().filter(|sign| !sign.is_control()).take(200).collect(),
            ),
        }
    })
}

/// The field at a place, at which an object with this member may be wanted.
fn field_at(place: &str, member: Option<&str>) -> String {
    match (member, place.strip_suffix(']').and_then(|list| list.rsplit_once('['))) {
        (Some(member), _) => format!("{place}.{member}"),
        (None, Some((list, _))) => list.to_owned(),
        (None, None) => place.to_owned(),
    }
}

/// What stands at a place of a value.
fn at<'a>(value: &'a Value, path: &Path) -> Option<&'a Value> {
    path.iter().try_fold(value, |value, segment| match segment {
        Segment::Map { key } => value.get(key),
        Segment::Seq { index } => value.get(index),
        Segment::Enum { .. } | Segment::Unknown => None,
    })
}

/// What a message repeats of a name that may be anything.
fn shortened(name: &str) -> String {
    name.chars().filter(|sign| !sign.is_control()).take(80).collect()
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use axum::http::StatusCode;
    use engine::Seat;
    use futures_util::{StreamExt as _, stream};
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Sent {
        step: Whole<0, 20>,
        #[serde(default)]
        seats: Vec<Place>,
        #[serde(default)]
        words: Vec<String>,
        seat: Option<SeatLetter>,
        name: Option<Line<5>>,
        share: Option<Digits>,
        key: Option<Key>,
        flag: Option<bool>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields, expecting = "an object with `door`")]
    struct Place {
        door: Entrance,
    }

    fn read(value: &Value) -> Result<Sent, Unread> {
        from_json(value.to_string().as_bytes())
    }

    #[test]
    fn whole_numbers_are_whole_however_they_are_written() {
        for whole in ["7", "7.0", "0.7e1"] {
            assert_eq!(
                from_json::<Sent>(format!("{{\"step\": {whole}}}").as_bytes()).unwrap().step.count(),
                7
            );
        }
        for broken in [json!(7.5), json!(-1), json!(21), json!("7"), json!(1e300), json!(true)] {
            assert!(matches!(read(&json!({ "step": broken })), Err(Unread::BadField(at, _)) if at == "step"));
        }
    }

    #[test]
    fn what_is_null_was_left_out() {
        let sent = read(&json!({ "step": 1, "seat": null, "name": null })).unwrap();
        assert_eq!((sent.seat, sent.name), (None, None));
        assert_eq!(read(&json!({ "step": null })), Err(Unread::MissingField("step".into())));
        assert_eq!(read(&json!({ "step": 1, "other": null })), Err(Unread::UnknownField("other".into())));
    }

    #[test]
    fn what_does_not_fit_is_named_by_its_place() {
        let unknown = |place: &str| Unread::UnknownField(place.into());
        let missing = |place: &str| Unread::MissingField(place.into());
        for (value, fault) in [
            (json!({ "step": 1, "stop": 2 }), unknown("stop")),
            (json!({}), missing("step")),
            (json!({ "step": 1, "seats": [{ "door": "link" }, {}] }), missing("seats[1].door")),
            (json!({ "step": 1, "seats": [{ "door": null }] }), missing("seats[0].door")),
            (json!({ "step": 1, "seats": [{ "door": "link", "x": 1 }] }), unknown("seats[0].x")),
            (json!([1]), Unread::NotObject),
        ] {
            assert_eq!(read(&value), Err(fault), "{value}");
        }
        for (value, place) in [
            (json!({ "step": 1, "seats": 1 }), "seats"),
            (json!({ "step": 1, "seats": [1] }), "seats[0].door"),
            (json!({ "step": 1, "words": [1] }), "words"),
            (json!({ "step": 1, "seats": [{ "door": "window" }] }), "seats[0].door"),
            (json!({ "step": 1, "seat": "g" }), "seat"),
            (json!({ "step": 1, "name": "sixsix" }), "name"),
            (json!({ "step": 1, "share": "AB" }), "share"),
            (json!({ "step": 1, "key": "a b" }), "key"),
            (json!({ "step": 1, "flag": "true" }), "flag"),
        ] {
            let refused = read(&value);
            assert!(matches!(&refused, Err(Unread::BadField(at, _)) if at == place), "{value}: {refused:?}");
        }
        assert_eq!(from_json::<Sent>(b"{\"step\":\n x}"), Err(Unread::NotJson(2, 2)));
    }

    #[test]
    fn a_form_is_the_same_from_a_browser_and_from_the_script() {
        let typed = from_pairs::<Sent>("step=12&seat=b&name=&flag=true&key=k-1").unwrap();
        let posted = json!({ "step": 12, "seat": "b", "name": null, "flag": true, "key": "k-1" });
        let script = from_script(posted.to_string().as_bytes()).unwrap();
        assert_eq!(from_pairs::<Sent>(&script).unwrap(), typed);
        assert_eq!((typed.step.count(), typed.seat), (12, Some(SeatLetter::from(Seat::new(1).unwrap()))));
        assert_eq!(from_pairs::<Sent>("stop=1"), Err(Unread::UnknownField("stop".into())));
        assert_eq!(from_pairs::<Sent>("seat=b"), Err(Unread::MissingField("step".into())));
        assert!(from_script(br#"{"p": {"x": 1}}"#).is_err() && from_script(b"[1]").is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_form_that_does_not_come_is_not_waited_for() {
        let begun = stream::iter([Ok::<_, Infallible>("name=")]);
        let request = Request::new(axum::body::Body::from_stream(begun.chain(stream::pending())));
        let asked = tokio::time::Instant::now();
        let refused = Form::<Sent>::from_request(request, &()).await.unwrap_err();
        assert_eq!((refused.status(), refused.code()), (StatusCode::REQUEST_TIMEOUT, "too_slow"));
        assert_eq!(asked.elapsed(), ARRIVAL);
    }
}
