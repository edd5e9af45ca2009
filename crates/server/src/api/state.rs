//! A table as JSON, made for one caller: whatever shows the position comes from what the caller's seat
//! may know.

use std::ops::Range;

use domain::{Access, Status, TableState};
use engine::Seat;
use host::{AnyTable, LineKind, Look, Part, PartKind};
use pages::asks::{Asked, Question, Reply};
use pages::people::Presence;
use pages::{ClockFace, Occupant, TableFacts, TableSeat, Ticking, Timing};
use serde_json::{Map, Value, json};

use crate::clock::{Reader, clocks, shown_timing};
use crate::consent::shown::{questions, with_take_backs};
use crate::error::Error;
use crate::eyes::Eyes;
use crate::hub::Live;
use crate::table_page::{facts, hints_taken, place};
use crate::visit::Visit;

/// How many legal actions an answer lists unless more are asked for.
pub(super) const LEGAL_USUAL: usize = 200;

/// How many legal actions an answer lists at most.
pub(super) const LEGAL_MAX: usize = 2000;

/// A table as one caller sees it.
pub(super) struct Seen<'a> {
    live: &'a Live,
    state: &'a TableState,
    visit: &'a Visit,
    own: Vec<Seat>,
    eyes: Eyes,
}

impl<'a> Seen<'a> {
    /// The table as this caller sees it.
    pub(super) fn by(visit: &'a Visit, live: &'a Live, state: &'a TableState) -> Self {
        let (own, eyes) = place(live, state, visit);
        Self { live, state, visit, own, eyes }
    }

    /// What lists show: who sits there, where the table is in its life, and who is to choose.
    pub(super) fn summary(&self) -> Map<String, Value> {
        let table = facts(self.live, self.state, self.visit);
        self.summary_of(&table)
    }

    fn summary_of(&self, table: &TableFacts) -> Map<String, Value> {
        let owing = self.state.owing();
        let to_choose: Vec<String> = owing.iter().map(|seat| seat.to_string()).collect();
        let own: Vec<String> = self.own.iter().map(Seat::to_string).collect();
        object(json!({
            "id": table.id,
            "name": table.name,
            "game": self.state.entry.name,
            "status": self.state.record.status.word(),
            "step": self.state.seq(),
            "seats": Seat::all(self.seat_count()).zip(&table.seats).map(|one| self.seat(one)).collect::<Vec<_>>(),
            "watching": table.watching,
            "to_choose": to_choose,
            "yours": own,
            "your_turn": self.own.iter().any(|&seat| owing.contains(seat)),
        }))
    }

    /// Everything that a page shows of the table.
    pub(super) fn whole(&self, legal: Range<usize>) -> Result<Value, Error> {
        let table = facts(self.live, self.state, self.visit);
        let record = &self.state.record;
        let mut told = self.summary_of(&table);
        let options: Map<String, Value> =
            record.options.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect();
        told.extend(object(json!({
            "rules": record.rules,
            "options": options,
            "door": door_word(record.terms.access),
            "watchers": record.terms.watchers,
            "chat": record.terms.chat.word(),
            "time": time(shown_timing(record.timing)),
            "hints": record.allows.hints,
            "bots": record.allows.bots,
            "take_backs": record.allows.take_backs,
            "rated": record.rated.was_agreed(),
            "you_are_host": self.visit.person().is_some_and(|person| person.id == record.host),
            "luck": { "commitment": table.luck.commitment, "secret": table.luck.secret },
            "rematch": self.state.rematch.as_ref().map(ToString::to_string),
        })));
        self.add_position(&mut told, legal, None)?;
        if record.status != Status::Waiting {
            told.insert("view".into(), self.view()?);
        }
        Ok(told.into())
    }

    /// What a stream tells to whom has seen version `since`; everything that was said if that is none.
    pub(super) fn news(&self, since: Option<usize>) -> Result<Value, Error> {
        let mut told = self.summary();
        told.insert("rematch".into(), self.state.rematch.as_ref().map(ToString::to_string).into());
        self.add_position(&mut told, 0..LEGAL_USUAL, since)?;
        Ok(told.into())
    }

    fn add_position(
        &self,
        told: &mut Map<String, Value>,
        legal: Range<usize>,
        since: Option<usize>,
    ) -> Result<(), Error> {
        if self.state.record.status == Status::Waiting {
            return Ok(());
        }
        told.insert("legal".into(), self.legal(legal)?);
        told.insert("log".into(), self.log(since)?);
        let game = self.state.game()?;
        let own = self.eyes.observer().seat();
        told.insert("may_take_back".into(), own.is_some_and(|seat| game.may_take_back(seat)).into());
        let (sees, covered) = match self.eyes {
            Eyes::Seat(seat) => (Some(seat), None),
            Eyes::Cover(seat) => (None, Some(seat)),
            Eyes::Public | Eyes::All => (None, None),
        };
        told.insert("sees".into(), sees.map(|seat| seat.to_string()).into());
        told.insert("covered".into(), covered.map(|seat| seat.to_string()).into());
        let taken: Map<String, Value> = hints_taken(self.state, &self.own)
            .into_iter()
            .map(|(seat, count)| (seat.to_string(), count.into()))
            .collect();
        told.insert("hints_taken".into(), taken.into());
        let asked: Vec<Value> = questions(self.state, &self.own).iter().map(question).collect();
        told.insert("asked".into(), asked.into());
        told.insert("paused".into(), self.state.is_paused().into());
        let clocks = clocks(self.state, Reader::Script, self.visit.came_in);
        told.insert("clocks".into(), clocks.faces.iter().map(clock).collect());
        told.insert("over".into(), self.over(game)?);
        Ok(())
    }

    /// The legal actions of the caller's seat.
    pub(super) fn legal(&self, places: Range<usize>) -> Result<Value, Error> {
        if self.state.is_paused() {
            let none: [&str; 0] = [];
            return Ok(json!({ "total": 0, "offset": places.start, "actions": none, "short": null }));
        }
        self.looked(|game, look| {
            let legal = game.legal(places.clone(), look);
            let is_whole = legal.texts.len() == legal.total;
            let short = if is_whole { Value::Null } else { game.owed(look).into() };
            json!({
                "total": legal.total,
                "offset": places.start,
                "actions": legal.texts,
                "short": short,
            })
        })
    }

    /// What was said after version `since`; everything if it does not follow from that version.
    pub(super) fn log(&self, since: Option<usize>) -> Result<Value, Error> {
        let follows = |since: &usize| !self.state.began_after(*since) && !self.state.took_back_after(*since);
        let since = since.filter(follows);
        let steps = since.map_or(0, |since| self.state.steps_at(since));
        self.looked(|game, look| {
            let lines = game.lines_since(steps, look);
            let log = with_take_backs(lines, steps, self.state, self.visit.language);
            let lines: Vec<Value> = log
                .into_iter()
                .map(|(step, line)| {
                    json!({
                        "at": step,
                        "kind": kind_of_line(line.kind),
                        "seat": line.seat.map(|seat| seat.to_string()),
                        "text": line.text,
                        "rule": line.rule.map(|rule| rule.to_string()),
                    })
                })
                .collect();
            json!({ "whole": since.is_none(), "lines": lines })
        })
    }

    /// All that the caller's seat knows: as facts, and in words.
    pub(super) fn view(&self) -> Result<Value, Error> {
        self.looked(|game, look| {
            json!({
                "state": game.state_words(look),
                "facts": game.facts(look),
                "words": game.describe(look).iter().map(part).collect::<Vec<_>>(),
            })
        })
    }

    fn over(&self, game: &dyn AnyTable) -> Result<Value, Error> {
        let Some(standing) = game.turn().standing() else { return Ok(Value::Null) };
        let breakdown = game.breakdown();
        let words = |what: &str| (self.state.entry.score_words)(what, self.visit.language);
        let result = |(seat, &place): (Seat, &u8)| {
            let parts = breakdown.get(seat.index()).into_iter().flatten().map(|line| {
                json!({
                    "rule": line.rule.to_string(),
                    "what": line.what,
                    "words": words(line.what),
                    "value": line.value,
                })
            });
            json!({
                "seat": seat.to_string(),
                "place": place,
                "score": standing.scores[seat],
                "parts": parts.collect::<Vec<_>>(),
            })
        };
        let places: Vec<Value> = standing.ranks.iter().map(result).collect();
        self.looked(
            |game, look| json!({ "reason": standing.reason, "words": game.ending(look), "places": places }),
        )
    }

    /// Asks the game through the eyes of the caller.
    fn looked<T>(&self, ask: impl FnOnce(&dyn AnyTable, &Look<'_>) -> T) -> Result<T, Error> {
        let seats = self.state.looks();
        let (language, observer) = (self.visit.language, self.eyes.observer());
        Ok(ask(self.state.game()?, &Look { language, observer, seats: &seats }))
    }

    /// A seat and who sits there; whoever may give an invitation learns its key.
    fn seat(&self, (at, looks): (Seat, &TableSeat)) -> Value {
        let mut told = seat((at, looks));
        let is_host = self.visit.person().is_some_and(|person| person.id == self.state.record.host);
        let key =
            self.state.seat(at).map(|held| held.invite.as_str()).filter(|key| is_host && !key.is_empty());
        if let Some(key) = key {
            told["invite"] = key.into();
        }
        told
    }

    fn seat_count(&self) -> u8 {
        self.state.record.seats()
    }
}

/// A seat and who sits there.
fn seat((seat, looks): (Seat, &TableSeat)) -> Value {
    let mut told = object(json!({ "seat": seat.to_string(), "name": looks.who.name() }));
    let mut say = |name: &str, value: &str| told.insert(name.to_owned(), value.into());
    match &looks.who {
        Occupant::Free => say("kind", "open"),
        Occupant::Kept { .. } => say("kind", "kept"),
        Occupant::Person { presence, .. } => {
            say("kind", "person");
            say("presence", presence_word(*presence))
        }
        Occupant::Program { owner, presence, .. } => {
            say("kind", "bot");
            say("owner", owner);
            say("presence", presence_word(*presence))
        }
        Occupant::Computer { player, .. } => {
            say("kind", "computer");
            say("player", player.word())
        }
        Occupant::StandIn { player, .. } => {
            say("kind", "stand-in");
            say("player", player.word())
        }
    };
    told.into()
}

/// What is asked at the table.
fn question(question: &Question) -> Value {
    let (kind, about) = match question.asked {
        Asked::TakeBack { steps } => ("takeback", Value::from(steps)),
        Asked::Pause => ("pause", Value::Null),
        Asked::Absent(seat) => ("absent", seat.to_string().into()),
    };
    let answers: Vec<Value> = question
        .answered
        .iter()
        .map(|answered| {
            let seats: Vec<String> = answered.seats.iter().map(ToString::to_string).collect();
            json!({ "seats": seats, "choice": answered.reply.map(Reply::code) })
        })
        .collect();
    json!({
        "number": question.number,
        "kind": kind,
        "about": about,
        "by": question.by.map(|seat| seat.to_string()),
        "answers": answers,
        "choices": question.replies.iter().map(|reply| reply.code()).collect::<Vec<_>>(),
        "decided": question.decided.map(Reply::code),
    })
}

/// How long people may think.
fn time(timing: Timing) -> Value {
    match timing {
        Timing::Untimed => json!({ "kind": "none" }),
        Timing::Live { minutes, seconds } => {
            json!({ "kind": "live", "minutes": minutes, "seconds": seconds })
        }
        Timing::Daily { days } => json!({ "kind": "daily", "days": days }),
    }
}

/// The clock of a seat.
fn clock(face: &ClockFace) -> Value {
    let (state, away_until) = match face.state {
        Ticking::Well => ("well", None),
        Ticking::Lost => ("lost", None),
        Ticking::Out => ("out", None),
        Ticking::Holiday(day) => ("holiday", Some(day.to_string())),
    };
    json!({
        "seat": face.seat.to_string(),
        "left": face.left,
        "until": face.until,
        "state": state,
        "away_until": away_until,
    })
}

const fn door_word(access: Access) -> &'static str {
    match access {
        Access::Link => "link",
        Access::Public => "lobby",
        Access::Private => "private",
    }
}

const fn presence_word(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "here",
        Presence::Away => "away",
    }
}

const fn kind_of_line(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Heading => "heading",
        LineKind::Deed => "deed",
        LineKind::Result => "result",
    }
}

fn part(part: &Part) -> Value {
    let about = match part.kind {
        PartKind::Hand => "hand",
        PartKind::Scores => "scores",
        PartKind::Board => "board",
    };
    json!({ "about": about, "heading": part.heading, "lines": part.lines })
}

/// The members of an object that is written down in the program.
pub(super) fn object(value: Value) -> Map<String, Value> {
    let Value::Object(members) = value else { unreachable!("an object is written as one") };
    members
}
