//! The stream of one table: on each change, what this very caller may know of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::response::Response;
use axum::response::sse::Event;
use domain::{Door, Refusal, Status};
use futures_util::stream;
use serde_json::Value;
use tokio::sync::watch;
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Kind, Method, Who, query};
use super::chat;
use super::state::Seen;
use super::turns;
use crate::error::{Error, Missing};
use crate::house::House;
use crate::hub::{Arrived, Live};
use crate::live::{BEAT, beat, rest, sse};
use crate::presence::connected;
use crate::streams::Place;
use crate::talk::{Ear, Heard, Overheard};
use crate::tokens::Scope;
use crate::visit::Visit;
use crate::wire::untouched;

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "table_events",
        method: Method::Get,
        path: "/tables/{table}/events",
        scope: Scope::Read,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "Tells of a table from now on: an event “table” at once and after each change, whose id is the step. Send the last id in “Last-Event-ID”, or as “since”, to go on from there; however old it is, you end in the present. “chat” tells what was said (ChatNews), if the token allows “chat”. “beat” shows that the stream lives, “gone” that the table is closed.",
                fr: "Raconte une table à partir de maintenant\u{202f}: un évènement « table » tout de suite et après chaque changement, dont l’id est l’étape. Envoyez le dernier id dans « Last-Event-ID », ou dans « since », pour continuer\u{202f}; si vieux soit-il, vous arrivez au présent. « chat » dit ce qui s’est dit (ChatNews), si le jeton autorise « chat ». « beat » montre que le flux vit, « gone » que la table est fermée.",
                de: "Erzählt ab jetzt von einem Tisch: ein Ereignis „table“ sofort und nach jeder Änderung, dessen id der Schritt ist. Schick die letzte id in „Last-Event-ID“ oder als „since“, um dort weiterzumachen; wie alt sie auch ist, du landest in der Gegenwart. „chat“ erzählt, was geredet wurde (ChatNews), wenn der Schlüssel „chat“ erlaubt. „beat“ zeigt, dass der Strom lebt, „gone“, dass der Tisch geschlossen ist.")
        },
        fields: &[
            query("since", Kind::Number(1_000_000_000), |l| {
                word!(l,
                    en: "The step that you have seen.",
                    fr: "L’étape que vous avez vue.",
                    de: "Der Schritt, den du gesehen hast.")
            }),
            query("heard", Kind::Text(40), |l| {
                word!(l,
                    en: "How far you have heard the chat: “heard” of the last event “chat”, or of the chat. Without it, all of it comes first.",
                    fr: "Jusqu’où vous avez entendu la discussion\u{202f}: « heard » du dernier évènement « chat », ou de la discussion. Sinon, elle vient d’abord en entier.",
                    de: "Wie weit du den Chat gehört hast: „heard“ des letzten Ereignisses „chat“ oder des Chats. Ohne dies kommt er zuerst ganz.")
            }),
        ],
        answer: Answer::Events("News"),
        example: "",
        carry_out: |house, ask| Box::pin(events(house, ask)),
    },
    Call {
        name: "events",
        method: Method::Get,
        path: "/events",
        scope: Scope::Read,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Tells of all your tables: an event “table” for each of them at once, and again whenever it becomes your turn there, or is so no longer, or the table begins or ends. A table that you join elsewhere appears within 15 seconds.",
                fr: "Raconte toutes vos tables\u{202f}: un évènement « table » pour chacune tout de suite, puis quand vient ou passe votre tour, quand la table commence ou finit. Une table rejointe ailleurs apparaît en 15 secondes.",
                de: "Erzählt von all deinen Tischen: ein Ereignis „table“ für jeden sofort, und wieder, wenn du dort an der Reihe bist oder nicht mehr, oder wenn der Tisch beginnt oder endet. Ein Tisch, an den du dich anderswo setzt, erscheint binnen 15 Sekunden.")
        },
        fields: &[],
        answer: Answer::Events("Turn"),
        example: "",
        carry_out: |house, ask| Box::pin(async move { turns::turns(house, ask) }),
    },
];

/// What comes next in a stream.
enum Next {
    /// Look at the table.
    Look,
    /// Listen to what was said.
    Listen,
    /// Nothing has happened for a while.
    Beat,
    /// A newer stream of the same person has taken the place.
    Rest,
    /// The stream ends.
    End,
}

/// One open stream.
struct Stream {
    house: Arc<House>,
    live: Arc<Live>,
    visit: Visit,
    changes: watch::Receiver<u64>,
    talk: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    place: Place,
    /// Whether nothing more is to come.
    is_over: bool,
    _arrived: Arrived,
    /// The version that the caller has seen.
    seen: Option<usize>,
    /// What was told last.
    told: Option<Value>,
    /// What the caller has heard of the chat; none if the token does not allow it.
    ear: Option<Ear>,
    /// Whether the chat is still to be looked at.
    listens: bool,
    /// When the session or token of the caller was looked up last.
    checked: Instant,
}

/// How long a session or token is believed in that another process may have ended.
const CHECKED: Duration = Duration::from_mins(1);

async fn events(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let resumed = ask.last_event().and_then(|id| id.parse().ok());
    let seen = resumed.or(ask.number("since"));
    live.catch_up(seen.unwrap_or_default()).await;
    let waits = live.read().await?.record.status == Status::Waiting;
    let person = ask.visit.person().map(|person| person.id.clone());
    let place = house.streams.open(ask.visit.address, person.as_ref())?;
    let mut changes = live.changes();
    changes.mark_changed(); // look at once
    let may_hear = ask.visit.token.as_ref().is_none_or(|token| token.scopes.allow(Scope::Chat));
    let stream = Stream {
        changes,
        talk: live.talk(),
        ear: may_hear.then(|| Ear::new(ask.text("heard").and_then(Heard::read))),
        listens: false,
        checked: Instant::now(),
        closing: house.closing(),
        place,
        is_over: false,
        _arrived: live.arrive(person),
        seen,
        told: None,
        house,
        live,
        visit: ask.visit,
    };
    connected(&stream.house, &stream.live).await?;
    let answer = sse(stream::unfold(stream, |mut stream| async move {
        let event = stream.event().await?;
        Some((event, stream))
    }));
    // Before the game a host is told the keys of kept seats.
    Ok(if waits { untouched(answer) } else { answer })
}

impl Stream {
    /// The next event; none when the stream ends.
    async fn event(&mut self) -> Option<Event> {
        loop {
            let told = if std::mem::take(&mut self.listens) {
                self.hear().await
            } else {
                match self.next().await {
                    Next::End => return None,
                    Next::Rest => return Some(rest()),
                    Next::Beat => return self.may_go_on().await.then(beat),
                    Next::Listen => self.hear().await,
                    Next::Look => self.news().await,
                }
            };
            match told {
                Ok(None) => {}
                Ok(Some(event)) => return self.may_go_on().await.then_some(event),
                Err(error) => return self.ends_with(&error),
            }
        }
    }

    /// Whether the session or token goes on with which the caller came.
    async fn may_go_on(&mut self) -> bool {
        let Some(person) = self.visit.person() else { return true };
        if self.checked.elapsed() <= CHECKED && !self.live.has_parted(&person.id, self.checked) {
            return true;
        }
        self.checked = Instant::now();
        self.visit.is_still_known(&self.house).await.unwrap_or_else(|error| {
            tracing::error!(table = %self.live.id(), %error, "a caller cannot be looked up");
            false
        })
    }

    /// The last event of a stream that cannot go on, if there is anything to tell.
    fn ends_with(&mut self, error: &Error) -> Option<Event> {
        // Closed, or whoever asks is not let in any more.
        if matches!(
            error,
            Error::Missing(Missing::Table(_) | Missing::Closed(_)) | Error::Refused(Refusal::Person(_))
        ) {
            self.is_over = true;
            return Some(Event::default().event("gone").data(""));
        }
        tracing::error!(table = %self.live.id(), %error, "a stream cannot go on");
        None
    }

    /// Waits for what comes next.
    async fn next(&mut self) -> Next {
        if self.is_over {
            return Next::End;
        }
        tokio::select! {
            biased;
            _ = self.closing.wait_for(|closing| *closing) => Next::End,
            () = self.place.is_taken() => {
                self.is_over = true;
                Next::Rest
            }
            changed = self.changes.changed() => if changed.is_ok() { Next::Look } else { Next::End },
            said = self.talk.changed(), if self.ear.is_some() => {
                if said.is_ok() { Next::Listen } else { Next::End }
            }
            () = tokio::time::sleep(BEAT) => Next::Beat,
        }
    }

    /// What was said, if it is news to the caller.
    async fn hear(&mut self) -> Result<Option<Event>, Error> {
        let Some(ear) = &mut self.ear else { return Ok(None) };
        let state = self.live.read().await?;
        Door::of(&state).lets_in(self.visit.person().map(|person| &person.id))?;
        ear.forget_mutes();
        let news = ear.overhear(&self.house, &self.live, &state, &self.visit).await?;
        let event = |news: Overheard| Event::default().event("chat").json_data(chat::news(&news));
        news.map(event).transpose().map_err(Error::failed)
    }

    /// What is new at the table; none if it is as was told.
    async fn news(&mut self) -> Result<Option<Event>, Error> {
        // The end of a game lets everybody read everything: the chat is looked at afterwards.
        self.listens = true;
        let state = self.live.read().await?;
        Door::of(&state).lets_in(self.visit.person().map(|person| &person.id))?;
        let step = state.seq();
        // The clocks are told as they are now, not as they were when the stream began.
        self.visit.came_in = self.house.timepiece.now();
        let seen = Seen::by(&self.visit, &self.live, &state);
        // Without the log, which is never the same twice: was anything told of the table but what was told?
        let plain = seen.news(Some(step))?;
        if self.told.as_ref() == Some(&plain) {
            return Ok(None);
        }
        let news = seen.news(self.seen)?;
        drop(state);
        self.seen = Some(step);
        self.told = Some(plain);
        let event = Event::default().event("table").id(step.to_string());
        event.json_data(news).map(Some).map_err(Error::failed)
    }
}
