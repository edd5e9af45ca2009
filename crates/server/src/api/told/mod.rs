//! What programs are told of tables, as the document says it.

mod seat;

use std::collections::BTreeMap;

use domain::{Status, Talk};
use host::{LineKind, Part, PartKind};
use pages::asks::{Asked, Question, Reply};
use pages::{ClockFace, Ticking, Timing};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

pub(super) use self::seat::Seat;
use crate::input::{Entrance, SeatLetter, Written};

/// What lists tell of a table: who sits there, where it is in its life, and who is to choose.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct Summary {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) game: &'static str,
    pub(super) status: TableStatus,
    /// The version of the table; it grows with everything that happens there.
    pub(super) step: usize,
    pub(super) seats: Vec<Seat>,
    /// How many people watch.
    pub(super) watching: usize,
    /// The seats that owe a choice.
    pub(super) to_choose: Vec<SeatLetter>,
    /// Your seats.
    pub(super) yours: Vec<SeatLetter>,
    pub(super) your_turn: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(super) enum TableStatus {
    Waiting,
    Playing,
    Over,
}

/// Everything that you may see of a table.
#[derive(Debug, Serialize, JsonSchema)]
#[expect(clippy::struct_excessive_bools, reason = "as the API tells it")]
pub(super) struct Table {
    #[serde(flatten)]
    pub(super) summary: Summary,
    /// The version of the rules.
    pub(super) rules: u16,
    pub(super) options: BTreeMap<String, String>,
    pub(super) door: Entrance,
    pub(super) watchers: bool,
    pub(super) chat: Written<Talk>,
    pub(super) time: Time,
    pub(super) hints: bool,
    pub(super) bots: bool,
    pub(super) take_backs: bool,
    pub(super) rated: bool,
    pub(super) you_are_host: bool,
    pub(super) luck: Luck,
    /// The table at which the same people play again.
    pub(super) rematch: Option<String>,
    #[serde(flatten)]
    pub(super) position: Option<Position>,
    /// What your seat knows; there once the game has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) view: Option<View>,
}

/// How long people may think.
#[derive(Debug, Default, Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Time {
    pub(super) kind: Thinking,
    /// For the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) minutes: Option<u32>,
    /// On top for each choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seconds: Option<u32>,
    /// For each choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) days: Option<u32>,
}

/// `none`: as long as they like. `live`: `minutes` for the whole game, `seconds` on top for each choice. `daily`:
/// `days` for each choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(super) enum Thinking {
    #[default]
    None,
    Live,
    Daily,
}

/// The luck of a table can be verified by anyone.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Luck {
    /// The fingerprint of the secret.
    pub(super) commitment: String,
    /// The secret, once the game is over.
    pub(super) secret: Option<String>,
}

/// What is there as soon as the game has begun.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct Position {
    pub(super) legal: Legal,
    pub(super) log: Log,
    pub(super) may_take_back: bool,
    /// The seat through whose eyes you see.
    pub(super) sees: Option<SeatLetter>,
    /// The seat whose person is to take the device that several share.
    pub(super) covered: Option<SeatLetter>,
    /// How many hints seats were given.
    pub(super) hints_taken: BTreeMap<String, u32>,
    pub(super) asked: Vec<Asking>,
    /// While it is true, nobody may act.
    pub(super) paused: bool,
    pub(super) clocks: Vec<Clock>,
    /// `null` also when people have ended the game without a result.
    pub(super) over: Option<Over>,
}

/// Your legal actions, in the notation of saved games.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "LegalActions")]
pub(super) struct Legal {
    /// How many there are.
    pub(super) total: usize,
    /// How many were left out first.
    pub(super) offset: usize,
    pub(super) actions: Vec<String>,
    /// All of them in a short form, where there are more than are listed.
    pub(super) short: Option<Vec<String>>,
}

/// What was said of the game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "LogLines")]
pub(super) struct Log {
    /// Whether the lines replace all that were told before.
    pub(super) whole: bool,
    pub(super) lines: Vec<Line>,
}

/// Something with the version of the table from which it is.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "{T}At")]
pub(super) struct At<T> {
    #[serde(flatten)]
    pub(super) told: T,
    pub(super) step: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct Line {
    /// After how many steps of the game.
    pub(super) at: usize,
    pub(super) kind: LineSort,
    pub(super) seat: Option<SeatLetter>,
    pub(super) text: String,
    /// The rule that explains it.
    pub(super) rule: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(super) enum LineSort {
    Heading,
    Deed,
    Result,
}

/// All that your seat knows, as facts and in words.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct View {
    pub(super) state: String,
    #[schemars(with = "BTreeMap<String, Value>")]
    pub(super) facts: Value,
    pub(super) words: Vec<ViewPart>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct ViewPart {
    pub(super) about: ViewSort,
    pub(super) heading: String,
    pub(super) lines: Vec<String>,
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(super) enum ViewSort {
    Hand,
    Scores,
    Board,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct Over {
    pub(super) reason: &'static str,
    pub(super) words: Option<String>,
    pub(super) places: Vec<Place>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(inline)]
#[expect(clippy::struct_field_names, reason = "as the API names it")]
pub(super) struct Place {
    pub(super) seat: SeatLetter,
    /// From 1; equal seats share a place.
    pub(super) place: u8,
    pub(super) score: i32,
    /// Where the points come from.
    pub(super) parts: Vec<ScorePart>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct ScorePart {
    pub(super) rule: String,
    pub(super) what: &'static str,
    pub(super) words: String,
    pub(super) value: i32,
}

/// What has changed at a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct News {
    #[serde(flatten)]
    pub(super) summary: Summary,
    /// The table at which the same people play again.
    pub(super) rematch: Option<String>,
    #[serde(flatten)]
    pub(super) position: Option<Position>,
}

/// What has become of an action.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Acted {
    #[serde(flatten)]
    pub(super) news: News,
    /// Whether it had been carried out before.
    pub(super) repeated: bool,
}

/// What is asked at a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Question")]
pub(super) struct Asking {
    pub(super) number: i64,
    pub(super) kind: AskedFor,
    /// How many steps shall be taken back; the seat of whoever is absent.
    pub(super) about: Option<About>,
    pub(super) by: Option<SeatLetter>,
    pub(super) answers: Vec<Answered>,
    /// What you may answer.
    pub(super) choices: Vec<&'static str>,
    pub(super) decided: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(super) enum AskedFor {
    TakeBack,
    Pause,
    End,
    Absent,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub(super) enum About {
    Steps(usize),
    Seat(SeatLetter),
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Answered {
    pub(super) seats: Vec<SeatLetter>,
    pub(super) choice: Option<&'static str>,
}

/// The clock of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct Clock {
    pub(super) seat: SeatLetter,
    /// Milliseconds when it was set going or stopped.
    pub(super) left: i64,
    /// When it runs out, in milliseconds since 1970, if it runs.
    pub(super) until: Option<i64>,
    pub(super) state: ClockState,
    pub(super) away_until: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(super) enum ClockState {
    Well,
    Lost,
    Out,
    Holiday,
}

impl From<Status> for TableStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Waiting => Self::Waiting,
            Status::Playing => Self::Playing,
            Status::Over | Status::Closed => Self::Over,
        }
    }
}

impl From<Timing> for Time {
    fn from(timing: Timing) -> Self {
        match timing {
            Timing::Untimed => Self::default(),
            Timing::Live { minutes, seconds } => {
                Self { kind: Thinking::Live, minutes: Some(minutes), seconds: Some(seconds), days: None }
            }
            Timing::Daily { days } => Self { kind: Thinking::Daily, days: Some(days), ..Self::default() },
        }
    }
}

impl From<LineKind> for LineSort {
    fn from(kind: LineKind) -> Self {
        match kind {
            LineKind::Heading => Self::Heading,
            LineKind::Deed => Self::Deed,
            LineKind::Result => Self::Result,
        }
    }
}

impl From<&Part> for ViewPart {
    fn from(part: &Part) -> Self {
        let about = match part.kind {
            PartKind::Hand => ViewSort::Hand,
            PartKind::Scores => ViewSort::Scores,
            PartKind::Board => ViewSort::Board,
        };
        Self { about, heading: part.heading.clone(), lines: part.lines.clone() }
    }
}

impl From<&Question> for Asking {
    fn from(question: &Question) -> Self {
        let (kind, about) = match question.asked {
            Asked::TakeBack { steps } => (AskedFor::TakeBack, Some(About::Steps(steps))),
            Asked::Pause => (AskedFor::Pause, None),
            Asked::End => (AskedFor::End, None),
            Asked::Absent(seat) => (AskedFor::Absent, Some(About::Seat(seat.into()))),
        };
        let answers = question.answered.iter().map(|answered| Answered {
            seats: answered.seats.iter().map(|&seat| seat.into()).collect(),
            choice: answered.reply.map(Reply::code),
        });
        Self {
            number: question.number,
            kind,
            about,
            by: question.by.map(SeatLetter::from),
            answers: answers.collect(),
            choices: question.replies.iter().map(|reply| reply.code()).collect(),
            decided: question.decided.map(Reply::code),
        }
    }
}

impl From<&ClockFace> for Clock {
    fn from(face: &ClockFace) -> Self {
        let (state, away_until) = match face.state {
            Ticking::Well => (ClockState::Well, None),
            Ticking::Lost => (ClockState::Lost, None),
            Ticking::Out => (ClockState::Out, None),
            Ticking::Holiday(day) => (ClockState::Holiday, Some(day.to_string())),
        };
        Self { seat: face.seat.into(), left: face.left, until: face.until, state, away_until }
    }
}
