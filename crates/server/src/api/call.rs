//! What one call is: its address, what a token must be allowed, how it is explained, and the handler whose types say
//! what is sent and answered.

use std::future::Future;
use std::marker::PhantomData;
use std::sync::Arc;

use axum::extract::Extension;
use axum::handler::Handler;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

use super::ask::{Ask, Permit, Who};
use crate::app::App;
use crate::error::Error;
use crate::input::{Body, Query};
use crate::tokens::ROOT;
use crate::tokens::Scope;
use crate::wire::untouched;

/// Calls that belong together.
pub(super) struct Group {
    /// What they are about.
    pub(super) title: &'static str,
    /// The calls.
    pub(super) calls: Vec<Call>,
}

/// One call.
pub(super) struct Call {
    /// Its name in the document: `act`.
    pub(super) name: &'static str,
    /// How it is asked for.
    pub(super) method: Method,
    /// Its path below the root: `/tables/{table}/act`.
    pub(super) path: &'static str,
    /// What a token must be allowed.
    pub(super) scope: Scope,
    /// Who may ask.
    pub(super) who: Who,
    /// What it does.
    pub(super) about: &'static str,
    /// A body that is accepted. `GAME` and `DAY` stand for a game that is played here and for today.
    pub(super) example: Option<Value>,
    /// What is sent and answered.
    pub(super) shape: Shape,
    route: MethodRouter<Arc<App>>,
}

/// How a call is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// It changes nothing.
    Get,
    /// It may change something.
    Post,
}

/// Makes the schema of a type.
pub(super) type Describe = fn(&mut SchemaGenerator) -> Schema;

/// What is sent and answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// What may stand after the question mark.
    pub(super) query: Option<Describe>,
    /// What the body is.
    pub(super) body: Option<Describe>,
    /// The media type of a good answer.
    pub(super) media: &'static str,
    /// What it is; the data of each event, if it is a stream.
    pub(super) answer: Describe,
}

/// Something that a handler takes besides the [`Ask`].
pub(super) trait Input {
    /// Says so in the shape of its call.
    fn note(shape: &mut Shape);
}

/// What a handler answers.
pub(super) trait Output: IntoResponse {
    /// Its media type.
    const MEDIA: &'static str = "application/json";
    /// What it is.
    fn describe(schemas: &mut SchemaGenerator) -> Schema;
}

/// An answer in JSON.
#[derive(Debug)]
pub(super) struct Told<T> {
    told: T,
    holds_keys: bool,
}

/// The answer of a handler.
pub(super) type Answer<T> = Result<Told<T>, Error>;

/// A text file.
#[derive(Debug)]
pub(super) struct TextFile(pub(super) Response);

/// A stream of events with such data.
#[derive(Debug)]
pub(super) struct Events<T>(Response, PhantomData<T>);

/// A handler that takes an [`Ask`] and perhaps something more: its types say what is sent and answered.
pub(super) trait Typed<Types> {
    /// What is sent and answered.
    const SHAPE: fn() -> Shape;
}

/// A call that shows something.
pub(super) fn get<H, A, T>(
    name: &'static str,
    path: &'static str,
    scope: Scope,
    about: &'static str,
    handler: H,
) -> Call
where
    H: Handler<A, Arc<App>> + Typed<T>,
    A: 'static,
{
    let route = on(MethodFilter::GET, handler);
    Call {
        name,
        method: Method::Get,
        path,
        scope,
        who: Who::Known,
        about,
        example: None,
        shape: H::SHAPE(),
        route,
    }
}

/// A call that may change something. Its handler takes a [`Body`], if of [`Nothing`].
pub(super) fn post<H, A, B, const MAX: usize, O>(
    name: &'static str,
    path: &'static str,
    scope: Scope,
    about: &'static str,
    handler: H,
) -> Call
where
    H: Handler<A, Arc<App>> + Typed<(Body<B, MAX>, O)>,
    A: 'static,
{
    let example = Some(Value::Object(serde_json::Map::new()));
    let route = on(MethodFilter::POST, handler);
    Call {
        name,
        method: Method::Post,
        path,
        scope,
        who: Who::Known,
        about,
        example,
        shape: H::SHAPE(),
        route,
    }
}

impl Call {
    /// The same call, for whoever asks.
    pub(super) fn for_anybody(self) -> Self {
        Self { who: Who::Anybody, ..self }
    }

    /// The same call with a body that is accepted.
    pub(super) fn example(self, body: Value) -> Self {
        Self { example: Some(body), ..self }
    }

    /// Its whole address.
    pub(super) fn address(&self) -> String {
        format!("{ROOT}{}", self.path)
    }

    /// The names in braces in its path.
    pub(super) fn path_names(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    /// What the router does at its address.
    pub(super) fn answering(self) -> MethodRouter<Arc<App>> {
        let takes_query = self.shape.query.is_some();
        self.route.layer(Extension(Permit { scope: self.scope, who: self.who, takes_query }))
    }
}

impl Method {
    /// Its name.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
        }
    }
}

impl Shape {
    fn of<O: Output>() -> Self {
        Self { query: None, body: None, media: O::MEDIA, answer: O::describe }
    }
}

impl<F, T, O> Typed<(O,)> for F
where
    F: Fn(Ask) -> T,
    T: Future<Output = Result<O, Error>>,
    O: Output,
{
    const SHAPE: fn() -> Shape = Shape::of::<O>;
}

impl<F, T, I, O> Typed<(I, O)> for F
where
    F: Fn(Ask, I) -> T,
    T: Future<Output = Result<O, Error>>,
    I: Input,
    O: Output,
{
    const SHAPE: fn() -> Shape = || {
        let mut shape = Shape::of::<O>();
        I::note(&mut shape);
        shape
    };
}

impl<T: JsonSchema> Input for Query<T> {
    fn note(shape: &mut Shape) {
        shape.query = Some(SchemaGenerator::subschema_for::<T>);
    }
}

impl<T: JsonSchema, const MAX: usize> Input for Body<T, MAX> {
    fn note(shape: &mut Shape) {
        shape.body = Some(SchemaGenerator::subschema_for::<T>);
    }
}

impl<T> Told<T> {
    /// The same, which holds keys of seats: nothing on its way shall compress it, so that its length tells nothing.
    pub(super) fn with_keys(self) -> Self {
        Self { holds_keys: true, ..self }
    }
}

impl<T> From<T> for Told<T> {
    fn from(told: T) -> Self {
        Self { told, holds_keys: false }
    }
}

impl<T: Serialize> IntoResponse for Told<T> {
    fn into_response(self) -> Response {
        let answer = axum::Json(self.told).into_response();
        if self.holds_keys { untouched(answer) } else { answer }
    }
}

impl<T: Serialize + JsonSchema> Output for Told<T> {
    fn describe(schemas: &mut SchemaGenerator) -> Schema {
        schemas.subschema_for::<T>()
    }
}

impl IntoResponse for TextFile {
    fn into_response(self) -> Response {
        self.0
    }
}

impl Output for TextFile {
    const MEDIA: &'static str = "text/plain";

    fn describe(schemas: &mut SchemaGenerator) -> Schema {
        schemas.subschema_for::<String>()
    }
}

impl<T> From<Response> for Events<T> {
    fn from(stream: Response) -> Self {
        Self(stream, PhantomData)
    }
}

impl<T> IntoResponse for Events<T> {
    fn into_response(self) -> Response {
        self.0
    }
}

impl<T: JsonSchema> Output for Events<T> {
    const MEDIA: &'static str = "text/event-stream";

    fn describe(schemas: &mut SchemaGenerator) -> Schema {
        schemas.subschema_for::<T>()
    }
}
