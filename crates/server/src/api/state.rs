//! A table as programs are told of it, made for one caller: whatever shows the position comes from what the caller's
//! seat may know.

use std::ops::Range;

use domain::{Ended, Status, TableState};
use engine::Seat;
use host::{AnyTable, AnyView, Look};
use pages::{TableFacts, TableSeat};

use super::told::{
    self, Asking, Clock, Legal, Line, Log, Luck, News, Over, Place, Position, ScorePart, Summary, Table, View,
};
use crate::clock_view::{Reader, clocks, shown_timing};
use crate::ending::ending_words;
use crate::error::Error;
use crate::facts::{facts, hints_taken, place};
use crate::input::{SeatLetter, Written};
use crate::questions::{questions, with_take_backs};
use crate::tables::LiveTable;
use crate::viewpoint::Viewpoint;
use crate::visit::Visit;

/// How many legal actions an answer lists unless more are asked for.
pub(super) const LEGAL_USUAL: usize = 200;

/// How many legal actions an answer lists at most.
pub(super) const LEGAL_MAX: i64 = 2000;

/// A table as one caller sees it.
pub(super) struct Seen<'a> {
    live: &'a LiveTable,
    state: &'a TableState,
    visit: &'a Visit,
    own: Vec<Seat>,
    eyes: Viewpoint,
}

impl<'a> Seen<'a> {
    /// The table as this caller sees it.
    pub(super) fn by(visit: &'a Visit, live: &'a LiveTable, state: &'a TableState) -> Self {
        let (own, eyes) = place(live, state, visit);
        Self { live, state, visit, own, eyes }
    }

    /// What lists tell: who sits there, where the table is in its life, and who is to choose.
    pub(super) fn summary(&self) -> Summary {
        self.summary_of(facts(self.live, self.state, self.visit))
    }

    fn summary_of(&self, table: TableFacts) -> Summary {
        let owing = self.state.owing();
        Summary {
            game: self.state.entry.name,
            status: self.state.record.status.into(),
            step: self.state.seq(),
            seats: Seat::all(self.state.record.seats()).zip(&table.seats).map(|one| self.seat(one)).collect(),
            watching: table.watching,
            to_choose: owing.iter().map(SeatLetter::from).collect(),
            yours: self.own.iter().copied().map(SeatLetter::from).collect(),
            your_turn: self.own.iter().any(|&seat| owing.contains(seat)),
            id: table.id,
            name: table.name,
        }
    }

    /// Everything that a page shows of the table.
    pub(super) fn whole(&self, legal: Range<usize>) -> Result<Table, Error> {
        let table = facts(self.live, self.state, self.visit);
        let record = &self.state.record;
        let luck = Luck { commitment: table.luck.commitment.clone(), secret: table.luck.secret.clone() };
        Ok(Table {
            summary: self.summary_of(table),
            rules: record.rules,
            options: record.options.iter().cloned().collect(),
            door: record.terms.access.into(),
            watchers: record.terms.watchers,
            chat: Written(record.terms.chat),
            time: shown_timing(record.timing).into(),
            hints: record.allows.hints,
            bots: record.allows.bots,
            take_backs: record.allows.take_backs,
            rated: record.rated.was_agreed(),
            you_are_host: self.visit.person().is_some_and(|person| person.id == record.host),
            luck,
            rematch: self.state.rematch.as_ref().map(ToString::to_string),
            position: self.position(legal, None)?,
            view: if record.status == Status::Waiting { None } else { Some(self.view()?) },
        })
    }

    /// What a stream tells to whom has seen version `since`; everything that was said if that is none.
    pub(super) fn news(&self, since: Option<usize>) -> Result<News, Error> {
        Ok(News {
            summary: self.summary(),
            rematch: self.state.rematch.as_ref().map(ToString::to_string),
            position: self.position(0..LEGAL_USUAL, since)?,
        })
    }

    fn position(&self, legal: Range<usize>, since: Option<usize>) -> Result<Option<Position>, Error> {
        if self.state.record.status == Status::Waiting {
            return Ok(None);
        }
        let game = self.state.game()?;
        let (sees, covered) = match self.eyes {
            Viewpoint::Seat(seat) => (Some(seat), None),
            Viewpoint::Cover(seat) => (None, Some(seat)),
            Viewpoint::Public | Viewpoint::All => (None, None),
        };
        let taken = hints_taken(self.state, &self.own).into_iter();
        let clocks = clocks(self.state, Reader::Script, self.visit.came_in);
        Ok(Some(Position {
            legal: self.legal(legal)?,
            log: self.log(since)?,
            may_take_back: self.eyes.observer().seat().is_some_and(|seat| game.may_take_back(seat)),
            sees: sees.map(SeatLetter::from),
            covered: covered.map(SeatLetter::from),
            hints_taken: taken.map(|(seat, count)| (seat.to_string(), count)).collect(),
            asked: questions(self.state, &self.own).iter().map(Asking::from).collect(),
            paused: self.state.is_paused(),
            clocks: clocks.faces.iter().map(Clock::from).collect(),
            over: self.over(game)?,
        }))
    }

    /// The legal actions of the caller's seat.
    pub(super) fn legal(&self, places: Range<usize>) -> Result<Legal, Error> {
        let offset = places.start;
        if self.state.is_paused() {
            return Ok(Legal { total: 0, offset, actions: Vec::new(), short: None });
        }
        let (game, observer) = (self.state.game()?, self.eyes.observer());
        let legal = game.legal(places, observer);
        let is_whole = legal.texts.len() == legal.total;
        let short = if is_whole { None } else { Some(game.owed(observer)) };
        Ok(Legal { total: legal.total, offset, actions: legal.texts, short })
    }

    /// What was said after version `since`; everything if it does not follow from that version.
    pub(super) fn log(&self, since: Option<usize>) -> Result<Log, Error> {
        let follows = |since: &usize| !self.state.began_after(*since) && !self.state.took_back_after(*since);
        let since = since.filter(follows);
        let steps = since.map_or(0, |since| self.state.steps_at(since));
        self.looked(|view| {
            let lines = view.lines_since(steps);
            let log = with_take_backs(lines, steps, self.state, (None, self.visit.language));
            let line = |(at, line): (usize, host::Line)| Line {
                at,
                kind: line.kind.into(),
                seat: line.seat.map(SeatLetter::from),
                text: line.text,
                rule: line.rule.map(|rule| rule.to_string()),
            };
            Log { whole: since.is_none(), lines: log.into_iter().map(line).collect() }
        })
    }

    /// All that the caller's seat knows: as facts, and in words.
    pub(super) fn view(&self) -> Result<View, Error> {
        self.looked(|view| View {
            state: view.state_words(),
            facts: view.facts(),
            words: view.describe().iter().map(told::ViewPart::from).collect(),
        })
    }

    fn over(&self, game: &dyn AnyTable) -> Result<Option<Over>, Error> {
        if let Some((ended, loser)) = self.state.ended().and_then(|ended| Some((ended, ended.loser()?))) {
            let place = |place: domain::Place| Place {
                seat: place.seat.into(),
                place: place.place,
                score: place.score,
                parts: Vec::new(),
            };
            let places = self.state.places_without(loser)?.into_iter().map(place).collect();
            let reason = if matches!(ended, Ended::Forfeited(_)) { "forfeited" } else { "given_up" };
            return self.over_by(reason, places).map(Some);
        }
        let Some(standing) = game.turn().standing() else { return Ok(None) };
        let breakdown = game.breakdown();
        let words = |what: &str| (self.state.entry.score_words)(what, self.visit.language);
        let place = |(seat, &place): (Seat, &u8)| {
            let parts = breakdown.get(seat.index()).into_iter().flatten().map(|line| ScorePart {
                rule: line.rule.to_string(),
                what: line.what,
                words: words(line.what),
                value: line.value,
            });
            Place { seat: seat.into(), place, score: standing.scores[seat], parts: parts.collect() }
        };
        let places = standing.ranks.iter().map(place).collect();
        self.over_by(standing.reason, places).map(Some)
    }

    fn over_by(&self, reason: &'static str, places: Vec<Place>) -> Result<Over, Error> {
        let seats = self.state.looks();
        let look = Look { language: self.visit.language, observer: self.eyes.observer(), seats: &seats };
        let words = self.looked(|view| ending_words(self.state, view, &look))?;
        Ok(Over { reason, words, places })
    }

    /// Asks what the caller sees of the game.
    fn looked<T>(&self, ask: impl FnOnce(&dyn AnyView) -> T) -> Result<T, Error> {
        let seats = self.state.looks();
        let (language, observer) = (self.visit.language, self.eyes.observer());
        Ok(ask(&*self.state.see(Look { language, observer, seats: &seats })?))
    }

    /// A seat and who sits there; whoever may give an invitation learns its key.
    fn seat(&self, (at, looks): (Seat, &TableSeat)) -> told::Seat {
        let is_host = self.visit.person().is_some_and(|person| person.id == self.state.record.host);
        let key =
            self.state.seat(at).map(|held| held.invite.as_str()).filter(|key| is_host && !key.is_empty());
        told::Seat { invite: key.map(String::from), ..(at, looks).into() }
    }
}
