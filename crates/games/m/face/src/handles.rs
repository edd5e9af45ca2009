//! The handles of this table: where everything is that a person may choose.
//!
//! `h.b40c` a card of the own hand, `c.3.-1` a cell, `a.pass`, `a.exchange`, `a.row`, `a.column`. Of a 0
//! there are two: whoever holds both has `h.g0a` and `h.g0b`. Which of them is chosen never matters.

use face::names::numbered;
use m::{Card, Cell, Hand};

/// The handle of a pass.
pub(super) const PASS: &str = "a.pass";
/// The handle that begins a pass with an exchange.
pub(super) const EXCHANGE: &str = "a.exchange";
/// The handle of choosing the row.
pub(super) const ROW: &str = "a.row";
/// The handle of choosing the column.
pub(super) const COLUMN: &str = "a.column";

/// The handles of the cards of a hand, each with its card.
pub(super) fn of_hand(hand: Hand) -> Vec<(String, Card)> {
    let mut before = None;
    let name = |card: Card| {
        let second = before == Some(card);
        before = Some(card);
        let twins = hand.iter().filter(|&other| other == card).count() > 1;
        let copy = if !twins {
            ""
        } else if second {
            "b"
        } else {
            "a"
        };
        (format!("h.{card}{copy}"), card)
    };
    hand.iter().map(name).collect()
}

/// All handles that a card could have in a hand.
pub(super) fn of_card(card: Card) -> Vec<String> {
    let copies: &[&str] = if card.copies() > 1 { &["", "a", "b"] } else { &[""] };
    copies.iter().map(|copy| format!("h.{card}{copy}")).collect()
}

/// The handle of a cell.
pub(super) fn of_cell(cell: Cell) -> String {
    numbered("c.", [cell.x(), cell.y()])
}

/// Reads `h.b40c`, `h.g0` or one of the twins `h.g0a` and `h.g0b`.
pub(super) fn read_card(handle: &str) -> Option<Card> {
    let code = handle.strip_prefix("h.")?;
    let twin = || code.strip_suffix(['a', 'b'])?.parse().ok().filter(|card: &Card| card.copies() > 1);
    code.parse().ok().or_else(twin)
}

/// Reads `c.3.-1`.
pub(super) fn read_cell(handle: &str) -> Option<Cell> {
    let (x, y) = handle.strip_prefix("c.")?.split_once('.')?;
    Cell::new(x.parse().ok()?, y.parse().ok()?).filter(|&cell| of_cell(cell) == handle)
}
