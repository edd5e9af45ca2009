//! The names of everything a person may choose at this table.
//!
//! `h.b40c` a card of the own hand, `c.3.-1` a cell, `a.pass`, `a.exchange`, `a.row`, `a.column`. Of a 0
//! there are two: whoever holds both has `h.g0a` and `h.g0b`. Which of them is chosen never matters.

use engine::Misread;
use m::{Action, Axis, Card, Cell, Hand};

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
    format!("c.{}.{}", cell.x(), cell.y())
}

/// The action that chosen handles mean. Whether it is legal is for the rules to say.
///
/// # Errors
/// If the handles mean no action.
pub(super) fn action(picks: &[&str]) -> Result<Action, Misread> {
    match *picks {
        [PASS] => Ok(Action::Pass),
        [EXCHANGE, card] => Ok(Action::Exchange { card: read_card(card)? }),
        [ROW] => Ok(Action::ChooseLine(Axis::Row)),
        [COLUMN] => Ok(Action::ChooseLine(Axis::Column)),
        [card, cell] => Ok(Action::Place { card: read_card(card)?, cell: read_cell(cell)? }),
        [cell] => Ok(Action::Take(read_cell(cell)?)),
        _ => Err(Misread::at(0, "one or two handles")),
    }
}

/// Reads `h.b40c`, `h.g0` or one of the twins `h.g0a` and `h.g0b`.
pub(super) fn read_card(handle: &str) -> Result<Card, Misread> {
    let code = handle.strip_prefix("h.").ok_or_else(|| unknown(handle))?;
    code.parse::<Card>().or_else(|bad| {
        let twin = code.strip_suffix(['a', 'b']).and_then(|code| code.parse::<Card>().ok());
        twin.filter(|card| card.copies() > 1).ok_or_else(|| bad.shifted(2))
    })
}

/// Reads `c.3.-1`.
pub(super) fn read_cell(handle: &str) -> Result<Cell, Misread> {
    let place = handle.strip_prefix("c.").and_then(|rest| rest.split_once('.'));
    let cell = place.and_then(|(x, y)| Cell::new(x.parse().ok()?, y.parse().ok()?));
    cell.filter(|&cell| of_cell(cell) == handle).ok_or_else(|| unknown(handle))
}

fn unknown(handle: &str) -> Misread {
    Misread::at(0, format!("a handle of this table; there is no {handle:?}"))
}
