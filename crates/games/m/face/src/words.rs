//! The words that many sentences of M share: cards, cells, lines, numbers of things, seats.

use engine::{RuleId, Seat};
use m::{Axis, Card, Cell, CellSet, Line, Phase, RULES};
use words::{Language, and_list, count, say};

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

/// A column as a letter: the start lies in C to G. Columns and rows keep their names while the window moves, so that
/// what was said of a cell stays true; before A comes Z, of which no window shows both ends.
pub(super) fn column_name(x: i8) -> char {
    let place = (i16::from(x) + 2).rem_euclid(26);
    char::from(b'A' + u8::try_from(place).unwrap_or_default())
}

/// A row as a number: the start lies in 4 and 5. Before 1 comes 99.
pub(super) fn row_name(y: i8) -> i16 {
    (i16::from(y) + 4).rem_euclid(99) + 1
}

/// A cell: "C5".
pub(super) fn cell_name(cell: Cell) -> String {
    format!("{}{}", column_name(cell.x()), row_name(cell.y()))
}

/// Cells one after the other: "C5, D4".
pub(super) fn cell_list(cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(cell_name).collect::<Vec<_>>().join(", ")
}

/// The first cells of a set, as examples.
pub(super) fn first_cells(cells: &CellSet) -> String {
    cell_list(cells.iter().take(2))
}

/// A line by its letter or number alone.
fn line_code(line: Line) -> String {
    match line.axis {
        Axis::Row => row_name(line.at).to_string(),
        Axis::Column => column_name(line.at).to_string(),
    }
}

/// A line: "row 5", "column C".
pub(super) fn line_name(line: Line, language: Language) -> String {
    let at = line_code(line);
    match line.axis {
        Axis::Row => say!(language, en: "row {at}", fr: "la ligne {at}", de: "Zeile {at}"),
        Axis::Column => say!(language, en: "column {at}", fr: "la colonne {at}", de: "Spalte {at}"),
    }
}

/// A line as a heading: "Row 5".
pub(super) fn line_title(line: Line, language: Language) -> String {
    let at = line_code(line);
    match line.axis {
        Axis::Row => say!(language, en: "Row {at}", fr: "Ligne {at}", de: "Zeile {at}"),
        Axis::Column => say!(language, en: "Column {at}", fr: "Colonne {at}", de: "Spalte {at}"),
    }
}

// Numbers of things.

/// "1 card", "4 cards"
pub(super) fn cards_counted(count: usize, language: Language) -> String {
    count!(language, count,
        en: "{count} card" | "{count} cards",
        fr: "{count} carte" | "{count} cartes",
        de: "{count} Karte" | "{count} Karten")
}

/// "1 token", "4 tokens"
pub(super) fn tokens_counted(count: u8, language: Language) -> String {
    count!(language, count,
        en: "{count} token" | "{count} tokens",
        fr: "{count} jeton" | "{count} jetons",
        de: "{count} Chip" | "{count} Chips")
}

/// "1 point", "40 points"
pub(super) fn points_counted(points: i32, language: Language) -> String {
    let shown = total(points);
    count!(language, points,
        en: "{shown} point" | "{shown} points",
        fr: "{shown} point" | "{shown} points",
        de: "{shown} Punkt" | "{shown} Punkte")
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

/// Where a card lies, for acts and lines: "Blue 40 cube (C5)".
pub(super) fn card_at(card: Card, cell: Cell, language: Language) -> String {
    format!("{} ({})", card_name(card, language), cell_name(cell))
}
