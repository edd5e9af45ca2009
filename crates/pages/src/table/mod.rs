//! The table: the page, and what is sent to it while people play.

pub mod choices;
pub mod live;

use board::face::Scene;
use catalog::{Choices, Line, Part, Refusal};
use engine::{Observer, RuleId, Seat, SeatSet, StepNumber};
use maud::Markup;

use crate::{FairLuck, Game, Promise, TableSeat, Visitor};

pub use live::{Update, fragments, update};

/// What is agreed and known of a table, whatever its position.
#[derive(Clone, Debug)]
pub struct TableFacts {
    /// Its id in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its game.
    pub game: Game,
    /// The seats, `a` first.
    pub seats: Vec<TableSeat>,
    /// What was agreed: option names and values, defaults included.
    pub options: Vec<(String, String)>,
    /// How many people watch.
    pub watching: usize,
    /// Its luck.
    pub luck: FairLuck,
}

/// What the page of a table shows, all of it made for one visitor.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// Who looks.
    pub visitor: Visitor,
    /// What is agreed and known.
    pub table: TableFacts,
    /// The number of steps taken: the version of the position.
    pub seq: StepNumber,
    /// For whom scene, choices, log and description were made.
    pub observer: Observer,
    /// Which seats are the visitor's; several at one device.
    pub role: Role,
    /// The seats that owe a choice.
    pub owing: SeatSet,
    /// The position.
    pub scene: Scene,
    /// The pictures that the scene places.
    pub sprite: Markup,
    /// What may be chosen.
    pub choices: Choices,
    /// The log, oldest first. A page takes all of it; an update takes the lines after `read`.
    pub log: Vec<(StepNumber, Line)>,
    /// Lines up to this step were seen by the visitor before.
    pub read: StepNumber,
    /// The position in words.
    pub description: Vec<Part>,
    /// What the dock is for.
    pub dock: Dock,
    /// A fresh key for the form of a page without script.
    pub key: String,
    /// What could be taken back, in words: "Undo the colours". `None` if nothing can.
    pub undo: Option<String>,
    /// An act that was refused, for pages without script.
    pub refused: Option<Refused>,
}

/// Which part the visitor has at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// Sits on these seats; more than one if several people share the device.
    Seated(Vec<Seat>),
    /// Watches.
    Watching,
}

/// What the dock is for.
#[derive(Clone, Debug)]
pub enum Dock {
    /// Choosing, or waiting for others.
    Play,
    /// Handing the device to the person of this seat; nobody's cards are shown meanwhile.
    Cover(Seat),
    /// The result.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Who won and why, as [`catalog::AnyTable::ending`] says it.
    pub words: String,
    /// Every seat with its place from 1 and its points, best first.
    pub places: Vec<(Seat, u8, i32)>,
    /// The table that was opened to play again, if somebody did.
    pub again: Option<String>,
    /// For playing again.
    pub promise: Promise,
}

/// An act that was not carried out, for a page without script.
#[derive(Clone, Debug)]
pub enum Refused {
    /// A rule forbids it.
    ByRule(Refusal),
    /// The table has moved on since the page was loaded.
    MovedOn,
    /// What was chosen means no act.
    Unreadable,
}

/// The whole page of a table.
pub fn table_page(page: &TablePage) -> Markup {
    let _ = page;
    Markup::default()
}

/// The text of a rule link: "§ 8.4".
pub(crate) fn section(rule: RuleId) -> String {
    format!("§\u{a0}{}.{}", rule.section(), rule.number())
}
