//! A new table while it is being put together: the fields of one form, and what is wrong with them.

use engine::BadOption;
use words::Language;

use crate::Game;

/// What somebody has put into the form so far. It holds nonsense as well, so that nothing typed is lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The name of the table; empty to be given one.
    pub table: String,
    /// What the visitor is called.
    pub name: String,
    /// The rows of seats, as many as the game can have.
    pub seats: Vec<SeatDraft>,
    /// Options by name, in the words of the form.
    pub options: Vec<(String, String)>,
}

/// One row of seats in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatDraft {
    /// Who shall sit there.
    pub kind: SeatKind,
    /// Which computer player, if a computer shall.
    pub player: String,
    /// The name of another person at this device.
    pub name: String,
}

/// Who shall sit on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody: the table is smaller.
    #[default]
    Closed,
    /// The visitor.
    Me,
    /// Whoever comes with the link.
    Open,
    /// A computer player.
    Computer,
    /// Another person at this device.
    Here,
}

/// Something wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The field's name in the form: `option.goal`, `seat.2.name`, `seats`.
    pub field: String,
    /// What is wrong, and what is possible.
    pub text: String,
}

impl Draft {
    /// What the form shows first: the visitor, and a computer on every other seat of the best number.
    pub fn first(game: &Game, name: &str) -> Self {
        let _ = (game, name);
        Self::default()
    }

    /// Reads the fields of a posted form. Fields it does not know are left aside.
    pub fn read(fields: &[(String, String)]) -> Self {
        let _ = fields;
        Self::default()
    }

    /// Everything that is wrong, in the order of the form. Empty if a table can be opened, unless
    /// the game itself refuses an option; see [`option_error`].
    pub fn errors(&self, game: &Game, language: Language) -> Vec<FieldError> {
        let _ = (game, language);
        Vec::new()
    }

    /// The seats that are not closed, in order.
    pub fn taken(&self) -> impl Iterator<Item = &SeatDraft> {
        self.seats.iter().filter(|seat| seat.kind != SeatKind::Closed)
    }
}

/// What is wrong with an option that the game refused, at its field.
pub fn option_error(bad: &BadOption, language: Language) -> FieldError {
    let _ = language;
    FieldError { field: format!("option.{}", bad.name), text: bad.to_string() }
}
