//! A position at which the house asks nothing: of a replay, a review, a lesson.

use std::sync::Arc;

use engine::StepNumber;
use host::{AnyTable, Cells, Choices, Entry, Look};
use maud::Markup;
use pages::{AheadChoice, Clocks, Dock, Guide, Role, TableFacts, TablePage, Visitor};

/// What a page of such a position is made of, beside the position.
pub(crate) struct Still<'a> {
    pub(crate) visitor: Visitor,
    pub(crate) table: Arc<TableFacts>,
    pub(crate) entry: &'static Entry,
    pub(crate) look: Look<'a>,
    pub(crate) cells: &'a Cells<'a>,
}

impl Still<'_> {
    /// The position as the page of a table with this dock, for somebody who watches: nothing can be chosen, and it has
    /// neither a log nor what only whole pages hold. Whoever wants more of it fills that in.
    pub(crate) fn page(self, game: &dyn AnyTable, dock: Dock) -> TablePage {
        TablePage {
            visitor: self.visitor,
            table: self.table,
            seq: game.step_count(),
            observer: self.look.observer,
            role: Role::Watching,
            owing: game.turn().owing(),
            clocks: Clocks::default(),
            scene: game.see(self.look).scene(self.cells),
            sprite: self.entry.sprite,
            choices: Choices::default(),
            ahead: AheadChoice::default(),
            log: Vec::new(),
            play: Vec::new(),
            standstills: Vec::new(),
            stood_in: Vec::new(),
            remarks: Vec::new(),
            read: StepNumber::MAX,
            sheet: Markup::default(),
            description: Vec::new(),
            guide: Guide::default(),
            dock,
            key: String::new(),
            undo: None,
            ask_back: None,
            ways_out: pages::WaysOut::default(),
            questions: Vec::new(),
            refused: None,
            hint: None,
            coach: pages::Coach::default(),
            hints_taken: Vec::new(),
            stand_in_for_me: Vec::new(),
            chat: None,
            seen: None,
        }
    }
}
