//! What was asked: everything that a program sends, checked against what its call takes.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::RequestExt as _;
use axum::body::to_bytes;
use axum::extract::{Path, Query, Request};
use axum::http::{HeaderMap, header};
use domain::{Door, Person, Rated, TableState};
use engine::{Seat, Token};
use serde_json::{Map, Value};

use super::call::{Call, Field, Kind, Need, Place, Who};
use super::fault::{Fault, Must};
use crate::error::{BadRequest, Error};
use crate::fields::{ARRIVAL, BODY_MAX, Fields};
use crate::house::House;
use crate::hub::Live;
use crate::tokens::Scope;
use crate::visit::{Caller, Visit};

/// The most bytes that a call may take which opens a table: options may be whole texts.
const OPTIONS_MAX: usize = 10 * BODY_MAX;

/// What was asked.
#[derive(Debug)]
pub(super) struct Ask {
    /// Who asks, and in which language.
    pub(super) visit: Visit,
    /// What the call is about.
    scope: Scope,
    path: BTreeMap<String, String>,
    fields: Map<String, Value>,
    last_event: Option<String>,
}

impl Ask {
    /// Reads what was sent for a call.
    pub(super) async fn read(call: &'static Call, mut request: Request) -> Result<Self, Error> {
        let visit: Visit = request.extract_parts().await?;
        allowed(call, &visit)?;
        let Path(path) = request.extract_parts().await.map_err(Error::failed)?;
        let Query(query): Query<Vec<(String, String)>> =
            request.extract_parts().await.map_err(|_| Fault::UnknownField("?".into()))?;
        let mut fields = Map::new();
        for (name, text) in query {
            let field = call.field(Place::Query, &name).ok_or(Fault::UnknownField(shortened(&name)))?;
            fields.insert(name, from_query(field, text)?);
        }
        let last_event = text_of(request.headers(), "last-event-id");
        fields.extend(body(call, request).await?);
        check(call, &fields)?;
        Ok(Self { visit, scope: call.scope, path, fields, last_event })
    }

    /// Who asks.
    pub(super) fn person(&self) -> Result<&Person, Error> {
        Ok(self.visit.known()?.0)
    }

    /// Whether a bot asks.
    pub(super) fn is_bot(&self) -> bool {
        self.visit.token.as_ref().is_some_and(|token| token.owner.is_some())
    }

    /// What stands in the path.
    pub(super) fn in_path(&self, name: &str) -> &str {
        self.path.get(name).map(String::as_str).unwrap_or_default()
    }

    /// The table in the path.
    pub(super) async fn table(&self, house: &Arc<House>) -> Result<Arc<Live>, Error> {
        let live = house.hub.table(self.in_path("table")).await?;
        let state = live.read().await?;
        self.enters(&state)?;
        if self.scope == Scope::Play {
            self.may_take_part(state.record.rated)?;
        }
        drop(state);
        Ok(live)
    }

    /// Makes sure that whoever asks may sit and play at a table: no program does where games count, whosever it is.
    pub(super) const fn may_take_part(&self, rated: Rated) -> Result<(), Fault> {
        if rated.was_agreed() && self.visit.token.is_some() { Err(Fault::RatedForPeople) } else { Ok(()) }
    }

    /// Makes sure that the door of a table lets in whoever asks.
    pub(super) fn enters(&self, state: &TableState) -> Result<(), Error> {
        Ok(Door::of(state).lets_in(self.visit.person().map(|person| &person.id))?)
    }

    /// A text, if it was sent and is not empty.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.fields.get(name).and_then(Value::as_str).filter(|text| !text.is_empty())
    }

    /// A number, if it was sent.
    pub(super) fn number(&self, name: &str) -> Option<usize> {
        self.fields.get(name).and_then(Value::as_u64).and_then(|number| number.try_into().ok())
    }

    /// A flag, if it was sent.
    pub(super) fn flag(&self, name: &str) -> Option<bool> {
        self.fields.get(name).and_then(Value::as_bool)
    }

    /// A seat, if it was sent.
    pub(super) fn seat(&self, name: &str) -> Option<Seat> {
        self.text(name).and_then(|letter| letter.parse().ok())
    }

    /// 64 digits, if they were sent.
    pub(super) fn digits(&self, name: &str) -> Option<Token> {
        self.text(name).and_then(|digits| digits.parse().ok())
    }

    /// A list or an object, if it was sent.
    pub(super) fn value(&self, name: &str) -> Option<&Value> {
        self.fields.get(name)
    }

    /// Some of the fields under the names that they have in the forms of pages; a list as several of one name.
    pub(super) fn as_form(&self, names: &[(&str, &str)]) -> Fields {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
        let pairs = |&(name, in_form): &(&str, &str)| {
            let values = match self.fields.get(name) {
                Some(Value::Array(all)) => all.iter().map(text).collect(),
                Some(one) => vec![text(one)],
                None => Vec::new(),
            };
            values.into_iter().map(|value| (in_form.to_owned(), value)).collect::<Vec<_>>()
        };
        Fields::of(names.iter().flat_map(pairs).collect())
    }

    /// The id of the event that was received last.
    pub(super) fn last_event(&self) -> Option<&str> {
        self.last_event.as_deref()
    }
}

/// Whether whoever asks may make a call at all.
fn allowed(call: &Call, visit: &Visit) -> Result<(), Error> {
    match (&visit.caller, &visit.token) {
        (Caller::BadToken, _) => Err(Fault::BadToken.into()),
        (_, Some(token)) if !token.scopes.allow(call.scope) => Err(Fault::NeedsScope(call.scope).into()),
        (Caller::Known(..), _) => match call.who {
            Who::Known => visit.known().map(drop),
            Who::Anybody => Ok(()),
        },
        (Caller::New | Caller::Expired, _) => match call.who {
            Who::Known => Err(Fault::NoToken.into()),
            Who::Anybody => Ok(()),
        },
    }
}

/// The members of the body; every one is a field of the call.
async fn body(call: &Call, request: Request) -> Result<Map<String, Value>, Error> {
    let takes_options = call.fields.iter().any(|field| field.kind == Kind::Options);
    let most = if takes_options { OPTIONS_MAX } else { BODY_MAX };
    let arrived = tokio::time::timeout(ARRIVAL, to_bytes(request.into_body(), most)).await;
    let bytes = arrived.map_err(|_| BadRequest::TooSlow)?.map_err(|_| BadRequest::TooLarge)?;
    if bytes.is_empty() {
        return Ok(Map::new());
    }
    let value = serde_json::from_slice(&bytes)
        .map_err(|bad| Fault::NotJson { line: bad.line(), column: bad.column() })?;
    let Value::Object(mut members) = value else { return Err(Fault::NotJson { line: 0, column: 0 }.into()) };
    for (name, value) in &members {
        let field = call.field(Place::Body, name).ok_or_else(|| Fault::UnknownField(shortened(name)))?;
        // What is null was left out.
        if !value.is_null() {
            fits(field.kind, field.name, value)?;
        }
    }
    members.retain(|_, value| !value.is_null());
    Ok(members)
}

/// Whether everything is there that must be.
fn check(call: &Call, fields: &Map<String, Value>) -> Result<(), Fault> {
    let missing = |field: &&Field| field.need == Need::Required && !fields.contains_key(field.name);
    call.fields.iter().find(missing).map_or(Ok(()), |field| Err(Fault::MissingField(field.name)))
}

/// A value after the question mark as JSON.
fn from_query(field: &Field, text: String) -> Result<Value, Fault> {
    let value = match field.kind {
        Kind::Number(_) => text.parse::<u64>().map_or(Value::String(text), Value::from),
        Kind::Flag => text.parse::<bool>().map_or(Value::String(text), Value::from),
        Kind::Text(_)
        | Kind::Seat
        | Kind::Digits
        | Kind::Key
        | Kind::Word(_)
        | Kind::Between(..)
        | Kind::Texts(_)
        | Kind::Words(_)
        | Kind::Options
        | Kind::Wishes
        | Kind::Time => Value::String(text),
    };
    fits(field.kind, field.name, &value)?;
    Ok(value)
}

/// Whether a value is what a field of this kind must be; `at` is where it stands.
fn fits(kind: Kind, at: &str, value: &Value) -> Result<(), Fault> {
    let text = value.as_str();
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let fine = match kind {
        Kind::Text(max) => text.is_some_and(|text| text.chars().count() <= max),
        Kind::Number(max) => value.as_u64().is_some_and(|number| number <= max as u64),
        Kind::Flag => value.is_boolean(),
        Kind::Seat => text.is_some_and(|text| text.parse::<Seat>().is_ok()),
        Kind::Digits => text.is_some_and(|text| text.parse::<Token>().is_ok()),
        Kind::Key => text.is_some_and(|key| (1..=64).contains(&key.len()) && key.bytes().all(sign)),
        Kind::Word(all) => text.is_some_and(|text| all.contains(&text)),
        Kind::Between(least, most) => value.as_i64().is_some_and(|number| (least..=most).contains(&number)),
        Kind::Texts(least) => {
            value.as_array().is_some_and(|all| all.len() >= least && all.iter().all(Value::is_string))
        }
        Kind::Words(known) => value.as_array().is_some_and(|all| {
            all.iter().all(|word| word.as_str().is_some_and(|word| known.contains(&word)))
        }),
        Kind::Options => return options_fit(at, value),
        Kind::Wishes => return wishes_fit(at, value),
        Kind::Time => return time_fits(at, value),
    };
    if fine { Ok(()) } else { Err(Fault::BadField { field: at.to_owned(), must: Must(kind) }) }
}

fn options_fit(at: &str, value: &Value) -> Result<(), Fault> {
    let bad = |field: String| Fault::BadField { field, must: Must(Kind::Options) };
    let members = value.as_object().ok_or_else(|| bad(at.to_owned()))?;
    let simple = |value: &Value| value.is_string() || value.is_u64() || value.is_boolean();
    match members.iter().find(|(_, value)| !simple(value)) {
        Some((name, _)) => Err(bad(format!("{at}.{}", shortened(name)))),
        None => Ok(()),
    }
}

/// What may stand in a seat of a table to be opened.
pub(super) const WISH: [(&str, Kind); 3] = [
    ("kind", Kind::Word(&["me", "open", "kept", "computer", "here"])),
    ("player", Kind::Text(40)),
    ("name", Kind::Text(pages::draft::NAME_MAX + 1)),
];

/// What may stand in the time of a table to be opened.
pub(super) const TIME: [(&str, Kind); 4] = [
    ("kind", Kind::Word(&["none", "live", "daily"])),
    ("minutes", Kind::Number(1_000)),
    ("seconds", Kind::Number(1_000)),
    ("days", Kind::Number(1_000)),
];

fn wishes_fit(at: &str, value: &Value) -> Result<(), Fault> {
    let seats = value.as_array().filter(|seats| (1..=engine::SEATS_MAX).contains(&seats.len()));
    let Some(seats) = seats else {
        return Err(Fault::BadField { field: at.to_owned(), must: Must(Kind::Wishes) });
    };
    seats
        .iter()
        .enumerate()
        .try_for_each(|(number, seat)| members_fit(&format!("{at}[{number}]"), seat, &WISH))
}

fn time_fits(at: &str, value: &Value) -> Result<(), Fault> {
    members_fit(at, value, &TIME)?;
    let takes: &[&str] = match value["kind"].as_str() {
        Some("live") => &["kind", "minutes", "seconds"],
        Some("daily") => &["kind", "days"],
        Some(_) | None => &["kind"],
    };
    let strange = value.as_object().into_iter().flatten().find(|(name, _)| !takes.contains(&name.as_str()));
    strange.map_or(Ok(()), |(name, _)| Err(Fault::UnknownField(format!("{at}.{name}"))))
}

/// Whether a value is an object of these members, the first of which must be there.
fn members_fit(at: &str, value: &Value, known: &[(&str, Kind)]) -> Result<(), Fault> {
    let (first, kind) = known[0];
    let Some(members) = value.as_object().filter(|members| members.contains_key(first)) else {
        return Err(Fault::BadField { field: format!("{at}.{first}"), must: Must(kind) });
    };
    for (name, value) in members {
        let place = format!("{at}.{}", shortened(name));
        match known.iter().find(|(known, _)| known == name) {
            Some((_, kind)) => fits(*kind, &place, value)?,
            None => return Err(Fault::UnknownField(place)),
        }
    }
    Ok(())
}

/// What a message repeats of a name that may be anything.
fn shortened(name: &str) -> String {
    name.chars().filter(|sign| !sign.is_control()).take(40).collect()
}

fn text_of(headers: &HeaderMap, name: &str) -> Option<String> {
    Some(headers.get(header::HeaderName::try_from(name).ok()?)?.to_str().ok()?.to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn bad(kind: Kind, value: &Value) -> Option<String> {
        fits(kind, "x", value).err().and_then(|fault| fault.field())
    }

    #[test]
    fn what_does_not_fit_is_named_by_its_place() {
        assert_eq!(bad(Kind::Number(5), &json!(5)), None);
        for value in [json!(6), json!(-1), json!("5"), json!(1.5)] {
            assert_eq!(bad(Kind::Number(5), &value).as_deref(), Some("x"), "{value}");
        }
        assert_eq!(bad(Kind::Seat, &json!("g")).as_deref(), Some("x"));
        assert_eq!(bad(Kind::Options, &json!({ "goal": 100, "short": true, "map": "a" })), None);
        assert_eq!(bad(Kind::Options, &json!({ "goal": [1] })).as_deref(), Some("x.goal"));
        assert_eq!(
            bad(Kind::Wishes, &json!([{ "kind": "me" }, { "kind": "computer", "player": "steady" }])),
            None
        );
        for (seats, place) in [
            (json!([]), "x"),
            (json!([{}]), "x[0].kind"),
            (json!([{ "kind": "me" }, { "kind": "cat" }]), "x[1].kind"),
            (json!([{ "kind": "me", "age": 3 }]), "x[0].age"),
        ] {
            assert_eq!(bad(Kind::Wishes, &seats).as_deref(), Some(place), "{seats}");
        }
        assert_eq!(bad(Kind::Time, &json!({ "kind": "live", "minutes": 5, "seconds": 0 })), None);
        for (time, place) in [
            (json!("live"), "x.kind"),
            (json!({ "minutes": 5 }), "x.kind"),
            (json!({ "kind": "live", "minutes": "5" }), "x.minutes"),
            (json!({ "kind": "live", "days": 1 }), "x.days"),
            (json!({ "kind": "none", "minutes": 5 }), "x.minutes"),
        ] {
            assert_eq!(bad(Kind::Time, &time).as_deref(), Some(place), "{time}");
        }
        assert_eq!(bad(Kind::Between(-3, 3), &json!(-3)), None);
        assert_eq!(bad(Kind::Between(-3, 3), &json!(-4)).as_deref(), Some("x"));
        assert_eq!(bad(Kind::Words(&["a", "b"]), &json!([])), None);
        assert_eq!(bad(Kind::Words(&["a", "b"]), &json!(["a", "c"])).as_deref(), Some("x"));
    }
}
