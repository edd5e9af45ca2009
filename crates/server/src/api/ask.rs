//! Who asks: what a call needs to know besides what was sent, checked against what it requires.

use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use domain::{Command, Door, Person, Rated, TableState};

use crate::app::App;
use crate::error::Error;
use crate::error::Fault;
use crate::input::Query;
use crate::submit::{Done, submit};
use crate::tables::LiveTable;
use crate::tokens::Scope;
use crate::visit::{Caller, Visit};

/// Who may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Anybody; who is not known sees what everybody may see.
    Anybody,
    /// Whoever comes with a token, or with the cookie of a session.
    Known,
}

/// Nothing is sent.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// Who asks for a call. Whoever may not is refused before anything else is looked at.
#[derive(Debug)]
pub(super) struct Ask {
    /// Where.
    pub(super) app: Arc<App>,
    /// Who asks, and in which language.
    pub(super) visit: Visit,
    /// The id of the event that was received last.
    pub(super) last_event: Option<String>,
    scope: Scope,
    path: BTreeMap<String, String>,
}

/// What a call requires.
#[derive(Clone, Copy, Debug)]
pub(super) struct Permit {
    /// What a token must be allowed.
    pub(super) scope: Scope,
    /// Who may ask.
    pub(super) who: Who,
    /// Whether anything may stand after the question mark.
    pub(super) takes_query: bool,
}

impl FromRequestParts<Arc<App>> for Ask {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let permit = parts.extensions.get::<Permit>().copied();
        let permit = permit.ok_or_else(|| Error::failed("a call without a permit"))?;
        let visit = Visit::from_request_parts(parts, app).await?;
        permit.allows(&visit)?;
        let Path(path) = Path::from_request_parts(parts, app).await.map_err(Error::failed)?;
        if !permit.takes_query {
            Query::<Nothing>::from_request_parts(parts, app).await?;
        }
        let last_event = parts.headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(String::from);
        Ok(Self { app: Arc::clone(app), visit, last_event, scope: permit.scope, path })
    }
}

impl Permit {
    /// Whether whoever asks may make the call at all.
    fn allows(self, visit: &Visit) -> Result<(), Error> {
        match (&visit.caller, &visit.token) {
            (Caller::BadToken, _) => Err(Fault::BadToken.into()),
            (_, Some(token)) if !token.scopes.allow(self.scope) => Err(Fault::NeedsScope(self.scope).into()),
            (Caller::Known(..), _) => match self.who {
                Who::Known => visit.known().map(drop),
                Who::Anybody => Ok(()),
            },
            (Caller::New | Caller::Expired, _) => match self.who {
                Who::Known => Err(Fault::NoToken.into()),
                Who::Anybody => Ok(()),
            },
        }
    }
}

impl Ask {
    /// Who asks.
    pub(super) fn person(&self) -> Result<&Person, Error> {
        Ok(self.visit.known()?.0)
    }

    /// Whether a bot asks.
    pub(super) fn is_bot(&self) -> bool {
        self.visit.token.as_ref().is_some_and(|token| token.owner.is_some())
    }

    /// Makes sure that no bot asks.
    pub(super) fn for_people(&self) -> Result<(), Fault> {
        if self.is_bot() { Err(Fault::NotForBots) } else { Ok(()) }
    }

    /// What stands in the path.
    pub(super) fn in_path(&self, name: &str) -> &str {
        self.path.get(name).map(String::as_str).unwrap_or_default()
    }

    /// The table in the path.
    pub(super) async fn table(&self) -> Result<Arc<LiveTable>, Error> {
        let live = self.app.tables.table(self.in_path("table")).await?;
        let state = live.read().await?;
        self.enters(&state)?;
        if self.scope == Scope::Play {
            self.may_take_part(state.record.rated)?;
        }
        drop(state);
        Ok(live)
    }

    /// The table in the path, where programs may take part.
    pub(super) async fn unrated_table(&self) -> Result<Arc<LiveTable>, Error> {
        let live = self.table().await?;
        self.may_take_part(live.read().await?.record.rated)?;
        Ok(live)
    }

    /// Carries out what is wanted at a table.
    pub(super) async fn submit(&self, live: &Arc<LiveTable>, command: Command) -> Result<Done, Error> {
        submit(&self.app, live, self.visit.wants(command)?).await
    }

    /// Makes sure that whoever asks may sit and play at a table: no program does where games count, whosever it is.
    pub(super) const fn may_take_part(&self, rated: Rated) -> Result<(), Fault> {
        if rated.was_agreed() && self.visit.token.is_some() { Err(Fault::RatedForPeople) } else { Ok(()) }
    }

    /// Makes sure that the door of a table lets in whoever asks.
    pub(super) fn enters(&self, state: &TableState) -> Result<(), Error> {
        Ok(Door::of(state).lets_in(self.visit.person().map(|person| &person.id))?)
    }
}
