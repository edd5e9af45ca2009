//! What motions call things: the values of `data-t` in the drawings of this table.

use engine::Seat;
use face::names::of_seat;
use m::{Axis, Card, Cell, Colour};

/// The cards of the observer together.
pub(super) const HAND: &str = "hand";
/// The pile.
pub(super) const PILE: &str = "pile";
/// How many cards it has.
pub(super) const PILE_COUNT: &str = "pile:n";
/// That the next scoring ends the game, or this one does.
pub(super) const WARNING: &str = "warn";
/// The corners of the card laid last.
pub(super) const LAST: &str = "last";
/// The frame whence the last card was taken.
pub(super) const GONE: &str = "gone";
/// All but the line being scored.
pub(super) const REST: &str = "rest";

/// A card on the table. It is named by its cell, as there are two of each 0.
pub(super) fn tile(cell: Cell) -> String {
    of_cell("tile:", cell)
}

/// The emblem of whoever laid a card since the observer's last turn.
pub(super) fn by(cell: Cell) -> String {
    of_cell("by:", cell)
}

/// What says of a card of the line being scored whether it may be taken.
pub(super) fn mark(cell: Cell) -> String {
    of_cell("o:", cell)
}

/// As the notation calls a cell, after what of it is meant.
fn of_cell(kind: &str, cell: Cell) -> String {
    format!("{kind}{cell}")
}

/// A card of the observer, with how many like it stand before it: the second of two 0s has a name of its own.
pub(super) fn held(card: Card, before: usize) -> String {
    format!("own:{card}{}", if before > 0 { "b" } else { "" })
}

/// The ground of the band of a line, under its cards.
pub(super) fn fill(axis: Axis) -> String {
    format!("fill:{axis}")
}

/// The edge of the band of a line, with its lozenge.
pub(super) fn band(axis: Axis) -> String {
    format!("band:{axis}")
}

/// The number of tokens of a seat.
pub(super) fn tokens(seat: Seat) -> String {
    of_seat("tokens:", seat)
}

/// A colour of a seat.
pub(super) fn colour(seat: Seat, colour: Colour) -> String {
    format!("col:{seat}:{}", colour.letter())
}

/// The points of a seat in a colour.
pub(super) fn sum(seat: Seat, colour: Colour) -> String {
    format!("sum:{seat}:{}", colour.letter())
}

/// A row of the final score sheet, from the top.
pub(super) fn row(at: usize) -> String {
    format!("end:{at}")
}

/// A seat in the head of the final score sheet.
pub(super) fn head(seat: Seat) -> String {
    of_seat("end:", seat)
}
