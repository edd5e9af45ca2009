//! The words that many sentences of M share: cards, cells, lines, numbers of things, seats.

use engine::{RuleId, Seat};
use m::{Axis, Card, Cell, CellSet, Line, Phase, RULES};
use words::{Language, and_list, say};

use super::hue::Hue;
use super::sign::Sign;
use super::tile::Tile;

use face::Look;

pub(super) use face::numbers::signed;
pub(super) use face::seats::{of_seat, seat_list};

// Cards.

/// The tile that shows a card.
pub(super) fn tile_of(card: Card) -> Tile {
    let sign = Sign::ALL.into_iter().find(|sign| card.symbol().letter() == Some(sign.code()));
    Tile::new(hue_of(card.colour()), sign, card.value().points()).expect("every card has a tile")
}

/// The colour as tiles show it.
pub(super) fn hue_of(colour: m::Colour) -> Hue {
    Hue::ALL
        .into_iter()
        .find(|hue| hue.code() == colour.letter())
        .expect("the letters of colours are the same")
}

/// A card in words: "Blue 40 cube", "Green 0".
pub(super) fn card_name(card: Card, language: Language) -> String {
    let tile = tile_of(card);
    let (hue, value) = (tile.hue().name(language), tile.value());
    tile.sign()
        .map_or_else(|| format!("{hue} {value}"), |sign| format!("{hue} {value} {}", sign.name(language)))
}

/// Cards in a sentence.
pub(super) fn card_list(cards: impl IntoIterator<Item = Card>, language: Language) -> String {
    let names: Vec<String> = cards.into_iter().map(|card| card_name(card, language)).collect();
    and_list(language, &names)
}

// Cells and lines.

/// A coordinate with a real minus.
pub(super) fn coordinate(at: i8) -> String {
    if at < 0 { format!("\u{2212}{}", at.unsigned_abs()) } else { at.to_string() }
}

/// A cell: "column 3, row 1".
pub(super) fn cell_name(cell: Cell, language: Language) -> String {
    let (x, y) = (coordinate(cell.x()), coordinate(cell.y()));
    say!(language, en: "column {x}, row {y}", fr: "colonne {x}, ligne {y}", de: "Spalte {x}, Zeile {y}")
}

/// Cells in a sentence.
pub(super) fn cell_list(cells: impl IntoIterator<Item = Cell>, language: Language) -> String {
    cells.into_iter().map(|cell| cell_name(cell, language)).collect::<Vec<_>>().join("; ")
}

/// The first cells of a set, as examples.
pub(super) fn first_cells(cells: &CellSet, language: Language) -> String {
    cell_list(cells.iter().take(2), language)
}

/// A line: "row 1", "column 3".
pub(super) fn line_name(line: Line, language: Language) -> String {
    let at = coordinate(line.at);
    match line.axis {
        Axis::Row => say!(language, en: "row {at}", fr: "la ligne {at}", de: "Zeile {at}"),
        Axis::Column => say!(language, en: "column {at}", fr: "la colonne {at}", de: "Spalte {at}"),
    }
}

/// A line as a heading: "Row 1".
pub(super) fn line_title(line: Line, language: Language) -> String {
    let at = coordinate(line.at);
    match line.axis {
        Axis::Row => say!(language, en: "Row {at}", fr: "Ligne {at}", de: "Zeile {at}"),
        Axis::Column => say!(language, en: "Column {at}", fr: "Colonne {at}", de: "Spalte {at}"),
    }
}

// Numbers of things.

/// "1 card", "4 cards"
pub(super) fn cards_counted(count: usize, language: Language) -> String {
    match count {
        0 => say!(language, en: "0 cards", fr: "0 carte", de: "0 Karten"),
        1 => say!(language, en: "1 card", fr: "1 carte", de: "1 Karte"),
        count => say!(language, en: "{count} cards", fr: "{count} cartes", de: "{count} Karten"),
    }
}

/// "1 token", "4 tokens"
pub(super) fn tokens_counted(count: u8, language: Language) -> String {
    match count {
        0 => say!(language, en: "0 tokens", fr: "0 jeton", de: "0 Chips"),
        1 => say!(language, en: "1 token", fr: "1 jeton", de: "1 Chip"),
        count => say!(language, en: "{count} tokens", fr: "{count} jetons", de: "{count} Chips"),
    }
}

/// "1 point", "40 points"
pub(super) fn points_counted(points: i32, language: Language) -> String {
    let shown = total(points);
    match points {
        -1 | 1 => say!(language, en: "{shown} point", fr: "{shown} point", de: "{shown} Punkt"),
        0 => say!(language, en: "0 points", fr: "0 point", de: "0 Punkte"),
        _ => say!(language, en: "{shown} points", fr: "{shown} points", de: "{shown} Punkte"),
    }
}

/// A total: "84", "−20".
pub(super) fn total(value: i32) -> String {
    if value < 0 { signed(value) } else { value.to_string() }
}

/// A rule of the game by its number.
pub(super) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new(RULES[0].game(), section, number)
}

/// Whose turn it is, and for what.
pub(super) fn turn_of(phase: &Phase, turn: Seat, look: &Look<'_>) -> String {
    match phase {
        Phase::Scoring(_) => of_seat!(look, turn, who;
            you: "You take a card now.", "C’est à vous de prendre une carte.", "Du nimmst jetzt eine Karte.";
            they: "{who} takes a card now.", "{who} prend une carte.", "{who} nimmt jetzt eine Karte."),
        Phase::ChooseLine { .. } => of_seat!(look, turn, who;
            you: "You choose the line.", "C’est à vous de choisir la ligne ou la colonne.", "Du wählst Zeile oder Spalte.";
            they: "{who} chooses the line.", "{who} choisit la ligne ou la colonne.", "{who} wählt Zeile oder Spalte."),
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::Over(_) => of_seat!(look, turn, who;
            you: "It is your turn.", "C’est à vous de jouer.", "Du bist dran.";
            they: "It is {who}’s turn.", "C’est à {who} de jouer.", "{who} ist dran."),
    }
}

/// Where a card lies, for acts and lines: "Blue 40 cube, column 3, row 1".
pub(super) fn card_at(card: Card, cell: Cell, language: Language) -> String {
    let (card, place) = (card_name(card, language), cell_name(cell, language));
    say!(language, en: "{card} ({place})", fr: "{card} ({place})", de: "{card} ({place})")
}
