//! The names of the things that move, are counted or are lit, as motions take them: the table in `docs/motion.md`.

use city::{Card, Colour, Edge, Line, Pack, Space, Token, Who};
use engine::Seat;
use face::names::of_seat;

use super::handles;

/// Whose city: the letter of a seat, or `n` for the neutral player.
const fn whose(who: Who) -> char {
    match who {
        Who::Seat(seat) => seat.letter(),
        Who::Neutral => 'n',
    }
}

/// A name of a thing of somebody.
fn of_whom(kind: &str, who: Who) -> String {
    [kind, &*whose(who).encode_utf8(&mut [0; 1])].concat()
}

/// The Building on a space.
pub(super) fn building(who: Who, space: Space) -> String {
    format!("bld:{}{space}", whose(who))
}

/// The mark of an empty space that is ruined.
pub(super) fn ruin(who: Who, space: Space) -> String {
    format!("ruin:{}{space}", whose(who))
}

/// A complete Source.
pub(super) fn source(who: Who, edge: Edge) -> String {
    format!("src:{}{}", whose(who), edge.index())
}

/// The Damage token on a line.
pub(super) fn damage(who: Who, line: Line) -> String {
    format!("dmg:{}{line}", whose(who))
}

/// The pennant of a line.
pub(super) fn pennant(who: Who, line: Line) -> String {
    format!("line:{}{line}", whose(who))
}

/// A city.
pub(super) fn city(who: Who) -> String {
    of_whom("city:", who)
}

/// The mark of a ward on a space.
pub(super) fn ward(who: Who, space: Space) -> String {
    format!("ward:{}{space}", whose(who))
}

/// A Project, by its place among those of its owner.
pub(super) fn project(who: Who, at: usize) -> String {
    format!("proj:{}{at}", whose(who))
}

/// A cost space of a Project.
pub(super) fn slot(who: Who, at: usize, kind: Token, nth: u8) -> String {
    format!("slot:{}{at}{}{nth}", whose(who), code(kind))
}

/// An extra space of a Project.
pub(super) fn extra(who: Who, at: usize, nth: usize) -> String {
    format!("slot:{}{at}x{nth}", whose(who))
}

/// The Victory tokens of somebody.
pub(super) fn victories(who: Who) -> String {
    of_whom("won:", who)
}

/// The stock of the neutral player.
pub(super) const STOCK: &str = "stock";

/// The card that somebody has played in this turn.
pub(super) fn played(seat: Seat) -> String {
    of_seat("card:", seat)
}

/// A Battle card.
pub(super) fn battle(battle: usize) -> String {
    format!("bat:{battle}")
}

/// The first such card of the own hand.
pub(super) fn held(card: Card, pack: &Pack) -> String {
    handles::of_card(card, pack)
}

/// A token of the own pool.
pub(super) fn token(colour: Colour, nth: u8) -> String {
    handles::of_token(colour, nth)
}

/// The pile that is dealt from.
pub(super) const PILE: &str = "pile";

/// The own hand, as a place.
pub(super) const HAND: &str = "hand";

/// Solo: one of the two pairs, 1 or 2.
pub(super) fn pair(pair: u8) -> String {
    format!("pair:{pair}")
}

/// A Battle in the sheet.
pub(super) fn fight(battle: u8) -> String {
    format!("f{battle}")
}

/// The heading of a row of a Battle in the sheet: `b` Buildings, `s` Sources, `p` Projects.
pub(super) fn heading(battle: u8, row: char) -> String {
    format!("f{battle}{row}")
}

/// A figure of such a row, and the part of the bar that it is; `t` the total, `h` who it is, `r` what came of it.
pub(super) fn figure(battle: u8, row: char, who: Who) -> String {
    format!("f{battle}{row}{}", whose(who))
}

/// A figure of the final scoring: of a row, of a seat.
pub(super) fn scored(row: usize, seat: Seat) -> String {
    format!("s{row}{seat}")
}

/// The heading of a row of the final scoring.
pub(super) fn scored_row(row: usize) -> String {
    format!("s{row}")
}

/// The letter of a kind of cost space.
pub(super) const fn code(kind: Token) -> char {
    match kind {
        Token::Of(colour) => colour.letter(),
        Token::Any => 'a',
    }
}

/// The symbol of the back of a Building card.
pub(super) const BACK: &str = "c-back";
/// The symbol of the back of a Project card.
pub(super) const LEAF: &str = "c-leaf";
