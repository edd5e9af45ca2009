//! What a page plays of what has happened, event by event: the table in `docs/motion.md`.
//!
//! What happened in all cities at once is told seat by seat, and played kind by kind: every Building is placed, then
//! every Source lights, then every token travels. What the observer has decided itself was drawn when it did, so it is
//! played then: see `deeds`.

use city::{Event, Line, Who};
use engine::{Seat, Told};

use super::lines::weight;
use super::names;
use super::notice::Sheet;
use super::pennant::shows;
use super::plan::{Frame, Touch};
use super::sight::Sight;
use super::tally::Tally;
use face::Beat;
use face::motion::{Motion, place, plate};

/// The beats of one step.
pub(super) fn beats(told: &[&Told<Event>], sight: Sight<'_>) -> Vec<Beat> {
    let events: Vec<&Event> = told.iter().map(|told| &told.event).collect();
    let sheet = Sheet::opened_by(&events, sight);
    let mut teller =
        Teller { sight, tally: &Tally::of(sight), events: &events, sheet, used: Vec::new(), met: 0 };
    let mut beats = Vec::new();
    for run in events.chunk_by(|one, next| belong_together(one, next)) {
        let mut run = run.to_vec();
        run.sort_by_key(|event| order(event));
        for group in run.chunk_by(|one, next| name(one) == name(next)) {
            beats.extend(teller.beats_of(group));
        }
        teller.met += run.len();
    }
    beats
}

/// Whether two events that follow each other have one cause: both happen in cities, or both are of one kind.
fn belong_together(one: &Event, next: &Event) -> bool {
    match (order(one), order(next)) {
        (Some(_), Some(_)) => true,
        (None, None) => name(one) == name(next),
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// What turns the events of a step into beats.
pub(super) struct Teller<'a> {
    pub(super) sight: Sight<'a>,
    pub(super) tally: &'a Tally,
    /// All events of the step.
    pub(super) events: &'a [&'a Event],
    /// The sheet that the step opens.
    pub(super) sheet: Option<Sheet>,
    /// The tokens that have left the new Sources: whose, and the name of the Source.
    pub(super) used: Vec<String>,
    /// How many events came before those that are being played.
    pub(super) met: usize,
}

impl Teller<'_> {
    /// The beats of events of one kind.
    fn beats_of(&mut self, events: &[&Event]) -> Vec<Beat> {
        let Some(&first) = events.first() else { return Vec::new() };
        if let Some(beats) = self.of_sheet(events) {
            return beats;
        }
        let motions: Vec<Motion> = events.iter().flat_map(|event| self.motions(event)).collect();
        if motions.is_empty() {
            return Vec::new();
        }
        let mut beat = Beat::of(name(first)).with_all(motions);
        if let Some(rest) = rest(first) {
            beat = beat.rest(rest);
        }
        match (events, seat_of(first)) {
            ([_], Some(seat)) => vec![beat.by(seat)],
            _ => vec![beat],
        }
    }

    /// The motions of one event.
    pub(super) fn motions(&mut self, event: &Event) -> Vec<Motion> {
        match event {
            Event::BuildingsRemoved { .. }
            | Event::Shuffled { .. }
            | Event::BattlesLaid { .. }
            | Event::BoardPicked { .. }
            | Event::BoardGiven { .. }
            | Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::Received { .. }
            | Event::UnplayedDiscarded { .. }
            | Event::PairsDrawn { .. }
            | Event::PairDiscarded { .. } => self.of_cards(event),
            Event::Placed { .. }
            | Event::DestroyedAtOnce { .. }
            | Event::SourcesFormed { .. }
            | Event::TradeToken { .. }
            | Event::TokensGained { .. }
            | Event::TokensLaid { .. }
            | Event::ExtraLaid { .. }
            | Event::Covered { .. }
            | Event::TokensLost { .. }
            | Event::Completed { .. }
            | Event::Rebuilt { .. }
            | Event::Stocked { .. } => self.of_growth(event),
            Event::EffectDone { .. }
            | Event::LineChosen { .. }
            | Event::Warded { .. }
            | Event::Restored { .. }
            | Event::DamageRemoved { .. }
            | Event::Entered { .. } => self.of_effects(event),
            Event::BattleShown { .. }
            | Event::Totals { .. }
            | Event::AllEqual { .. }
            | Event::Victory { .. }
            | Event::Damage { .. }
            | Event::DamageIgnored { .. }
            | Event::Destroyed { .. }
            | Event::Doomed { .. }
            | Event::Spent { .. }
            | Event::WardHeld { .. } => self.of_battle(event),
            Event::Scored { .. } | Event::GameOver { .. } => self.of_end(event),
        }
    }

    /// Whether it is the observer's own city.
    pub(super) fn is_mine(&self, who: Who) -> bool {
        matches!(who, Who::Seat(seat) if self.sight.is_me(seat))
    }

    /// Whether a city is drawn with its pennants and all cost spaces: the own one, and all for those who watch.
    pub(super) fn is_drawn_whole(&self, who: Who) -> bool {
        who != Who::Neutral && (self.is_mine(who) || self.sight.me().is_none())
    }

    /// Where a line of a city is: its pennant, or the city.
    pub(super) fn line(&self, who: Who, line: Line) -> String {
        let (sight, tally) = (self.sight, self.tally);
        let touch = if self.is_mine(who) { Touch::Own } else { Touch::Look };
        let estate = match who {
            Who::Seat(seat) => sight.estate(seat),
            Who::Neutral => return place(&names::city(who)),
        };
        if self.is_drawn_whole(who) && shows(Frame { sight, who, estate, touch, tally }, line) {
            place(&names::pennant(who, line))
        } else {
            place(&names::city(who))
        }
    }
}

/// Where somebody is: the plate of a seat, the city of the neutral player.
pub(super) fn seat_place(who: Who) -> String {
    match who {
        Who::Seat(seat) => plate(seat),
        Who::Neutral => place(&names::city(who)),
    }
}

/// What happens in the cities, in the order in which it is played.
const IN_CITIES: [&str; 24] = [
    "Placed",
    "DestroyedAtOnce",
    "Rebuilt",
    "SourcesFormed",
    "TradeToken",
    "TokensGained",
    "Covered",
    "TokensLaid",
    "ExtraLaid",
    "Stocked",
    "TokensLost",
    "Completed",
    "EffectDone",
    "LineChosen",
    "Warded",
    "Restored",
    "Entered",
    "DamageIgnored",
    "Damage",
    "DamageRemoved",
    "WardHeld",
    "Spent",
    "Destroyed",
    "Doomed",
];

/// Its place among the kinds of things that happen in the cities; none for what happens at the whole table.
fn order(event: &Event) -> Option<usize> {
    IN_CITIES.iter().position(|known| *known == name(event))
}

/// The name of an event, as in `docs/motion.md`.
pub(super) const fn name(event: &Event) -> &'static str {
    match event {
        Event::BuildingsRemoved { .. } => "BuildingsRemoved",
        Event::Shuffled { .. } => "Shuffled",
        Event::BattlesLaid { .. } => "BattlesLaid",
        Event::BoardPicked { .. } => "BoardPicked",
        Event::BoardGiven { .. } => "BoardGiven",
        Event::RoundBegan { .. } => "RoundBegan",
        Event::Dealt { .. } => "Dealt",
        Event::Played { .. } => "Played",
        Event::Passed { .. } => "Passed",
        Event::Received { .. } => "Received",
        Event::UnplayedDiscarded { .. } => "UnplayedDiscarded",
        Event::Placed { .. } => "Placed",
        Event::DestroyedAtOnce { .. } => "DestroyedAtOnce",
        Event::SourcesFormed { .. } => "SourcesFormed",
        Event::TradeToken { .. } => "TradeToken",
        Event::TokensGained { .. } => "TokensGained",
        Event::TokensLaid { .. } => "TokensLaid",
        Event::ExtraLaid { .. } => "ExtraLaid",
        Event::Covered { .. } => "Covered",
        Event::TokensLost { .. } => "TokensLost",
        Event::Completed { .. } => "Completed",
        Event::EffectDone { .. } => "EffectDone",
        Event::LineChosen { .. } => "LineChosen",
        Event::Warded { .. } => "Warded",
        Event::Restored { .. } => "Restored",
        Event::DamageRemoved { .. } => "DamageRemoved",
        Event::Rebuilt { .. } => "Rebuilt",
        Event::Entered { .. } => "Entered",
        Event::BattleShown { .. } => "BattleShown",
        Event::Totals { .. } => "Totals",
        Event::AllEqual { .. } => "AllEqual",
        Event::Victory { .. } => "Victory",
        Event::Damage { .. } => "Damage",
        Event::DamageIgnored { .. } => "DamageIgnored",
        Event::Destroyed { .. } => "Destroyed",
        Event::Doomed { .. } => "Doomed",
        Event::Spent { .. } => "Spent",
        Event::WardHeld { .. } => "WardHeld",
        Event::PairsDrawn { .. } => "PairsDrawn",
        Event::PairDiscarded { .. } => "PairDiscarded",
        Event::Stocked { .. } => "Stocked",
        Event::Scored { .. } => "Scored",
        Event::GameOver { .. } => "GameOver",
    }
}

/// The rest after an event, in milliseconds, where it is not the usual one.
fn rest(event: &Event) -> Option<u16> {
    let rests: [(&str, u16); 12] = [
        ("Passed", 0),
        ("RoundBegan", 0),
        ("Played", 300),
        ("SourcesFormed", 120),
        ("Completed", 400),
        ("BattleShown", 300),
        ("Totals", 700),
        ("Victory", 300),
        ("Damage", 300),
        ("Destroyed", 400),
        ("Doomed", 300),
        ("GameOver", 700),
    ];
    rests.into_iter().find_map(|(known, rest)| (known == name(event)).then_some(rest))
}

/// What is announced by the plate of its seat.
const ANNOUNCED: [&str; 13] = [
    "Placed",
    "BoardPicked",
    "TradeToken",
    "TokensGained",
    "Completed",
    "EffectDone",
    "LineChosen",
    "Warded",
    "Restored",
    "DamageRemoved",
    "Rebuilt",
    "Entered",
    "DamageIgnored",
];

/// Whose plate is lit before something happens that happened nowhere else.
fn seat_of(event: &Event) -> Option<Seat> {
    weight(event).0.filter(|_| ANNOUNCED.contains(&name(event)))
}
