//! All that is kept of a person, as one file in JSON for that person: what [`OwnPart`] lists, and nothing else. It is
//! written as it is read, so that it takes no more memory for somebody with a hundred thousand games.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::Arc;
use std::vec::IntoIter;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use domain::{Moment, PersonId};
use futures_util::stream::{self, StreamExt as _};
use pages::links;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use store::{Means, OwnMark, OwnPart, OwnValue};

use crate::app::App;
use crate::days::{day, time_of_day};
use crate::error::Error;
use crate::tokens::Scope;
use crate::visit::Visit;
use crate::wire::untouched;

/// `GET /account/data`.
pub(crate) async fn download(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    if visit.person().is_none() {
        return Ok(visit.go(&links::account_for(links::SETTINGS)));
    }
    file(&app, &visit).await
}

/// The file. With a token that is not allowed to read chats it leaves out what belongs to them.
///
/// # Errors
/// If nobody is known, or the first part cannot be read. If the database fails later, the file breaks off.
pub(crate) async fn file(app: &Arc<App>, visit: &Visit) -> Result<Response, Error> {
    let (person, _) = visit.known()?;
    let reads_talk = visit.token.as_ref().is_none_or(|token| token.scopes.allow(Scope::Chat));
    let parts: Vec<OwnPart> = OwnPart::all().filter(|part| reads_talk || !part.is_talk()).collect();
    let now = store::now();
    let mut told = Told {
        app: Arc::clone(app),
        person: person.id.clone(),
        site: visit.link(""),
        parts: parts.into_iter(),
        open: None,
        is_over: false,
    };
    let head = format!("{{\"site\":{},\n\"made\":{}", json!(told.site), json!(in_utc(now)));
    let first = told.next().await?.unwrap_or_default();
    let rest =
        stream::try_unfold(told, async |mut told: Told| Ok(told.next().await?.map(|text| (text, told))));
    let begun = stream::iter([Ok::<_, store::Error>(Bytes::from(head)), Ok(first)]);
    let name = format!("attachment; filename=\"mu-data-{}.json\"", day(now));
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok(untouched((headers, Body::from_stream(begun.chain(rest))).into_response()))
}

/// A file that is being written.
struct Told {
    app: Arc<App>,
    person: PersonId,
    /// What stands before the path of a table.
    site: String,
    /// What is not begun yet.
    parts: IntoIter<OwnPart>,
    /// What is told just now, and up to where it was.
    open: Option<(OwnPart, OwnMark)>,
    is_over: bool,
}

impl Told {
    /// What comes next in the file; none at its end.
    async fn next(&mut self) -> Result<Option<Bytes>, store::Error> {
        if self.is_over {
            return Ok(None);
        }
        let open = self.open.take().map(|(part, mark)| (part, Some(mark)));
        let Some((part, mark)) = open.or_else(|| Some((self.parts.next()?, None))) else {
            self.is_over = true;
            return Ok(Some(Bytes::from_static(b"\n}\n")));
        };
        let mut text = String::new();
        if mark.is_none() {
            text = format!(",\n{}:{}", json!(part.name()), if part.is_single() { "" } else { "[" });
        }
        let portion = self.app.store.own_data(&self.person, part, mark.as_ref()).await?;
        for (number, line) in portion.lines.iter().enumerate() {
            text += if number > 0 || mark.is_some() { ",\n" } else { "\n" };
            self.write(&mut text, part, line);
        }
        match portion.next {
            Some(mark) => self.open = Some((part, mark)),
            None if !part.is_single() => text.push(']'),
            None if portion.lines.is_empty() => text += "null",
            None => {}
        }
        Ok(Some(Bytes::from(text)))
    }

    /// Writes a line as an object.
    fn write(&self, text: &mut String, part: OwnPart, line: &[OwnValue]) {
        for (number, ((name, means), value)) in part.columns().zip(line).enumerate() {
            text.push(if number == 0 { '{' } else { ',' });
            let _ = write!(text, "{}:{}", json!(name), plain(value));
            if means == Means::Table {
                let _ = write!(text, ",{}:{}", json!(ADDRESS), self.address(value));
            }
        }
        text.push('}');
    }

    /// The whole address of a table.
    fn address(&self, value: &OwnValue) -> Value {
        match value {
            OwnValue::Table(id) => format!("{}{}", self.site, links::table(id.as_str())).into(),
            OwnValue::Nothing
            | OwnValue::Text(_)
            | OwnValue::Number(_)
            | OwnValue::Flag(_)
            | OwnValue::Moment(_) => Value::Null,
        }
    }
}

/// What stands beside a table: its address.
const ADDRESS: &str = "address";

fn plain(value: &OwnValue) -> Value {
    match value {
        OwnValue::Nothing => Value::Null,
        OwnValue::Text(text) => text.as_str().into(),
        OwnValue::Number(number) => (*number).into(),
        OwnValue::Flag(flag) => (*flag).into(),
        OwnValue::Moment(moment) => in_utc(*moment).into(),
        OwnValue::Table(id) => id.as_str().into(),
    }
}

/// A moment as `2026-11-26T19:30:00Z`.
fn in_utc(moment: Moment) -> String {
    format!("{}T{}Z", day(moment), time_of_day(moment))
}

/// The form of the file, for the document of the calls.
#[derive(Debug)]
pub(crate) struct OwnData;

impl JsonSchema for OwnData {
    fn schema_name() -> Cow<'static, str> {
        "OwnData".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut members = Map::new();
        members.insert("site".into(), json!({ "type": "string", "description": "Where it was made." }));
        members.insert("made".into(), json!({ "type": "string", "format": "date-time" }));
        let mut required = vec!["site", "made"];
        for part in OwnPart::all() {
            members.insert(part.name().into(), schema_of(part));
            // What belongs to chats is left out for tokens that may not read them.
            if !part.is_talk() {
                required.push(part.name());
            }
        }
        json_schema!({ "type": "object", "properties": members, "required": required })
    }
}

fn schema_of(part: OwnPart) -> Value {
    let mut members = Map::new();
    for (name, means) in part.columns() {
        members.insert(name.into(), schema_of_value(means));
        if means == Means::Table {
            members.insert(ADDRESS.into(), schema_of_value(means));
        }
    }
    let required: Vec<&String> = members.keys().collect();
    let mut line = json!({ "type": "object", "properties": members, "required": required });
    let mut whole = json!({ "type": "array", "items": line });
    if part.is_single() {
        line["type"] = json!(["object", "null"]);
        whole = line;
    }
    whole["description"] = part.about().into();
    whole
}

fn schema_of_value(means: Means) -> Value {
    match means {
        Means::Text => json!({ "type": "string" }),
        Means::Number => json!({ "type": "integer" }),
        Means::Flag => json!({ "type": "boolean" }),
        Means::Moment | Means::Tick | Means::Day => {
            json!({ "type": ["string", "null"], "format": "date-time" })
        }
        Means::Table => json!({ "type": ["string", "null"] }),
        Means::Strength | Means::Spread => json!({ "type": ["integer", "null"] }),
    }
}
