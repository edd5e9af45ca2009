//! Before a game begins: the invitation behind a link, and the room in which people wait.

use engine::Seat;
use maud::Markup;

use crate::table::{TableFacts, Update};
use crate::{FieldError, Visitor};

/// What somebody sees who opens the link and does not sit at the table yet.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Who looks.
    pub visitor: Visitor,
    /// The table.
    pub table: TableFacts,
    /// Who sent the link: the person who opened the table.
    pub host: String,
    /// What is wrong with the name or the seat that was asked for.
    pub errors: Vec<FieldError>,
}

/// What those see who wait at a table.
#[derive(Clone, Debug)]
pub struct Gathering {
    /// Who looks.
    pub visitor: Visitor,
    /// The table.
    pub table: TableFacts,
    /// Who opened the table.
    pub host: String,
    /// The whole address to send to others: `https://mu.example/t/four-lanterns-7kq`.
    pub link: String,
    /// The seats the visitor sits on.
    pub mine: Vec<Seat>,
    /// Whether the visitor may start and change seats.
    pub rights: Rights,
    /// Something that was not possible, to be read first.
    pub refused: Option<String>,
}

/// What a person in the waiting room may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// Opened the table: starts, fills and swaps seats.
    Host,
    /// Waits.
    Guest,
}

/// The invitation.
pub fn invitation(page: &Invitation) -> Markup {
    let _ = page;
    Markup::default()
}

/// The waiting room.
pub fn waiting_room(page: &Gathering) -> Markup {
    let _ = page;
    Markup::default()
}

/// What an open waiting room is sent when somebody comes or goes.
pub fn waiting_update(page: &Gathering) -> Update {
    let _ = page;
    Update::default()
}
