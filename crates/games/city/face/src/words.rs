//! Words that all parts of Mū share: Buildings, spaces, lines, edges, tokens, Projects, seats.

use city::pack::{Fragments, Wording};
use city::{
    Bag, BuildingType, Colour, Edge, EdgeSet, Level, Line, LineSet, Pack, Project, RULES, Side, Space,
    SpaceSet, Token, Who,
};
use engine::RuleId;
use words::{Language, and_list, count, say, word};

use face::Look;

pub(super) use face::numbers::total;
pub(super) use face::seats::{name_inside, of_seat, plate_name, seat_list};

// Cards.

/// A type: "Military".
pub const fn kind_name(kind: BuildingType, language: Language) -> &'static str {
    match kind {
        BuildingType::Military => word!(language, en: "Military", fr: "Militaire", de: "Militär"),
        BuildingType::Worship => word!(language, en: "Worship", fr: "Religieux", de: "Kult"),
        BuildingType::Trade => word!(language, en: "Trade", fr: "Commercial", de: "Handel"),
        BuildingType::Political => word!(language, en: "Political", fr: "Politique", de: "Politik"),
        BuildingType::Farming => word!(language, en: "Farming", fr: "Agricole", de: "Landwirtschaft"),
    }
}

/// A colour: "Strength".
pub const fn colour_name(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Strength => word!(language, en: "Strength", fr: "Force", de: "Stärke"),
        Colour::Faith => word!(language, en: "Faith", fr: "Foi", de: "Glaube"),
        Colour::Food => word!(language, en: "Food", fr: "Nourriture", de: "Nahrung"),
    }
}

/// A side of a card: "top".
pub(super) const fn side_name(side: Side, language: Language) -> &'static str {
    match side {
        Side::North => word!(language, en: "top", fr: "haut", de: "oben"),
        Side::East => word!(language, en: "right", fr: "droite", de: "rechts"),
        Side::South => word!(language, en: "bottom", fr: "bas", de: "unten"),
        Side::West => word!(language, en: "left", fr: "gauche", de: "links"),
    }
}

/// The fragments of a card: "top Strength, right Strength, bottom Faith, left Food".
pub(super) fn fragments_name(fragments: Fragments, language: Language) -> String {
    let side =
        |side: Side| format!("{} {}", side_name(side, language), colour_name(fragments.at(side), language));
    Side::ALL.map(side).join(", ")
}

/// The text of a pack with the marks of its language: narrow spaces and curved apostrophes.
pub(super) fn pack_text(wording: &Wording, language: Language) -> String {
    let text = wording.read(match language {
        Language::English => city::pack::Language::En,
        Language::French => city::pack::Language::Fr,
        Language::German => city::pack::Language::De,
    });
    let text = text.replace('\'', "’");
    if language == Language::French {
        [" :", " ;", " !", " ?"]
            .iter()
            .fold(text, |text, mark| text.replace(mark, &mark.replace(' ', "\u{202f}")))
    } else {
        text
    }
}

/// A Project in a sentence: "Scapegoat (#17)"; by its number alone if the cards are not at hand.
pub(super) fn project_name(project: &Project, language: Language) -> String {
    format!("{} (#{})", pack_text(&project.name, language), project.number)
}

/// The same by its number.
pub(super) fn numbered(number: u8, pack: Option<&Pack>, language: Language) -> String {
    let found = pack.and_then(|pack| pack.find_project(number).map(|id| pack.project(id)));
    found.map_or_else(|| format!("#{number}"), |project| project_name(project, language))
}

// Places.

/// A space: "row 2, column 3".
pub(super) fn space_name(space: Space, language: Language) -> String {
    let (row, column) = (space.row() + 1, space.column() + 1);
    say!(language, en: "row {row}, column {column}", fr: "ligne {row}, colonne {column}", de: "Reihe {row}, Spalte {column}")
}

/// The same for the name of a space, whose first words stand among the chosen things.
pub(super) fn space_brief(space: Space, language: Language) -> String {
    let (row, column) = (space.row() + 1, space.column() + 1);
    say!(language, en: "row {row} column {column}", fr: "ligne {row} colonne {column}", de: "Reihe {row} Spalte {column}")
}

/// Spaces in a sentence.
pub(super) fn space_list(spaces: SpaceSet, language: Language) -> String {
    spaces.iter().map(|space| space_name(space, language)).collect::<Vec<_>>().join("; ")
}

/// A line in a sentence: "row 1", "la ligne 1", "Reihe 1".
pub(super) fn line_name(line: Line, language: Language) -> String {
    let at = line.place() + 1;
    if line.is_row() {
        say!(language, en: "row {at}", fr: "la ligne {at}", de: "Reihe {at}")
    } else {
        say!(language, en: "column {at}", fr: "la colonne {at}", de: "Spalte {at}")
    }
}

/// A line as a heading: "Row 1".
pub(super) fn line_title(line: Line, language: Language) -> String {
    let at = line.place() + 1;
    if line.is_row() {
        say!(language, en: "Row {at}", fr: "Ligne {at}", de: "Reihe {at}")
    } else {
        say!(language, en: "Column {at}", fr: "Colonne {at}", de: "Spalte {at}")
    }
}

/// Lines in a sentence.
pub(super) fn line_list(lines: LineSet, language: Language) -> String {
    let names: Vec<String> = lines.iter().map(|line| line_name(line, language)).collect();
    and_list(language, &names)
}

/// An edge: "top rim of column 2", "row 1 between columns 1 and 2".
pub(super) fn edge_name(edge: Edge, language: Language) -> String {
    let at = edge.line().place() + 1;
    match (edge.before(), edge.after(), edge.line().is_row()) {
        (None, _, true) => {
            say!(language, en: "left rim of row {at}", fr: "bordure gauche de la ligne {at}", de: "linker Rand der Reihe {at}")
        }
        (_, None, true) => {
            say!(language, en: "right rim of row {at}", fr: "bordure droite de la ligne {at}", de: "rechter Rand der Reihe {at}")
        }
        (None, _, false) => {
            say!(language, en: "top rim of column {at}", fr: "bordure haute de la colonne {at}", de: "oberer Rand der Spalte {at}")
        }
        (_, None, false) => {
            say!(language, en: "bottom rim of column {at}", fr: "bordure basse de la colonne {at}", de: "unterer Rand der Spalte {at}")
        }
        (Some(one), Some(other), true) => {
            let (one, other) = (one.column() + 1, other.column() + 1);
            say!(language, en: "row {at} between columns {one} and {other}", fr: "ligne {at} entre colonnes {one} et {other}", de: "Reihe {at}, zwischen Spalte {one} und {other}")
        }
        (Some(one), Some(other), false) => {
            let (one, other) = (one.row() + 1, other.row() + 1);
            say!(language, en: "column {at} between rows {one} and {other}", fr: "colonne {at} entre lignes {one} et {other}", de: "Spalte {at}, zwischen Reihe {one} und {other}")
        }
    }
}

/// Edges in a sentence.
pub(super) fn edge_list(edges: EdgeSet, language: Language) -> String {
    edges.iter().map(|edge| edge_name(edge, language)).collect::<Vec<_>>().join("; ")
}

// Numbers of things.

/// A kind of token or cost space: "Strength", "any colour".
pub(super) const fn token_name(token: Token, language: Language) -> &'static str {
    match token {
        Token::Of(colour) => colour_name(colour, language),
        Token::Any => word!(language, en: "any colour", fr: "couleur au choix", de: "beliebige Farbe"),
    }
}

/// Tokens in a sentence: "1 Strength, 2 Faith and 1 any colour"; empty if there are none.
pub(super) fn bag_words(bag: Bag, language: Language) -> String {
    let parts: Vec<String> = Token::ALL
        .into_iter()
        .filter(|&token| bag.count(token) > 0)
        .map(|token| format!("{} {}", bag.count(token), token_name(token, language)))
        .collect();
    and_list(language, &parts)
}

/// "1 token", "3 tokens"
pub(super) fn tokens_counted(count: u8, language: Language) -> String {
    count!(language, count,
        en: "{count} token" | "{count} tokens",
        fr: "{count} jeton" | "{count} jetons",
        de: "{count} Marker" | "{count} Marker")
}

/// "1 card", "4 cards"
pub(super) fn cards_counted(count: usize, language: Language) -> String {
    count!(language, count,
        en: "{count} card" | "{count} cards",
        fr: "{count} carte" | "{count} cartes",
        de: "{count} Karte" | "{count} Karten")
}

/// "12 AP", "12 PA", "12 LP"
pub(super) fn points(points: i32, language: Language) -> String {
    let shown = total(points);
    say!(language, en: "{shown} AP", fr: "{shown} PA", de: "{shown} LP")
}

/// The number of a Battle's row: I, II or III.
pub(super) const fn roman(battle: usize) -> &'static str {
    match battle {
        0 => "I",
        1 | 2 => "II",
        _ => "III",
    }
}

// Seats.

/// A player in a sentence that speaks of somebody: "Ivo", "the neutral player".
pub(super) fn who_inside(who: Who, look: &Look<'_>) -> String {
    match who {
        Who::Seat(seat) => name_inside(seat, look).to_owned(),
        Who::Neutral => neutral(look.language).to_owned(),
    }
}

/// The neutral player inside a sentence.
pub(super) const fn neutral(language: Language) -> &'static str {
    word!(language, en: "the neutral player", fr: "le joueur neutre", de: "der neutrale Spieler")
}

/// The neutral player as a name.
pub(super) const fn neutral_title(language: Language) -> &'static str {
    word!(language, en: "Neutral player", fr: "Joueur neutre", de: "Neutraler Spieler")
}

/// A rule of the game by its number.
pub(super) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new(RULES[0].game(), section, number)
}

/// A level of a solo result.
pub(super) const fn level_name(level: Level, language: Language) -> &'static str {
    match level {
        Level::Weak => word!(language, en: "Weak", fr: "Faible", de: "Schwach"),
        Level::Average => word!(language, en: "Average", fr: "Moyen", de: "Mittelmäßig"),
        Level::Good => word!(language, en: "Good", fr: "Bien", de: "Gut"),
        Level::Impressive => word!(language, en: "Impressive", fr: "Félicitations", de: "Beeindruckend"),
        Level::Stellar => word!(language, en: "Stellar", fr: "Exceptionnel", de: "Herausragend"),
    }
}

/// A round: "Building II".
pub(super) fn round_name(round: u8, language: Language) -> String {
    let roman = ["", "I", "II", "III"][usize::from(round.min(3))];
    match round {
        0 => word!(language, en: "Projects", fr: "Projets", de: "Projekte").to_owned(),
        _ => say!(language, en: "Building {roman}", fr: "Construction {roman}", de: "Bau {roman}"),
    }
}
