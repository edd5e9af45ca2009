//! What is wrong with a map of the players' own, in three languages.

use engine::OptionError;
use isle::{Area, Cell, Fault, MapTrouble, Setup, Space};
use words::{Language, count, say, word};

use super::words::side_name;

/// Everything that is wrong with the option `map`, each fault with its rule.
pub(super) fn option_faults(
    bad: &OptionError,
    seats: u8,
    chosen: &[(String, String)],
    language: Language,
) -> Vec<String> {
    let is_advanced = chosen.iter().any(|(name, value)| name == "setup" && value == "advanced");
    let setup = if is_advanced { Setup::Advanced } else { Setup::Standard };
    match MapTrouble::of(&bad.value, seats, setup) {
        Some(MapTrouble::Faults(faults)) => faults
            .iter()
            .map(|fault| format!("{} [{}]", fault_words(*fault, language), fault.rule()))
            .collect(),
        // What a line of a file should be is said in its own words, which are English.
        Some(MapTrouble::Misread(_)) | None => bad.faults().to_vec(),
    }
}

/// One fault of a map.
fn fault_words(fault: Fault, language: Language) -> String {
    match fault {
        Fault::Missing { area } => {
            say!(language, en: "Area {area} is missing.", fr: "La zone {area} manque.", de: "Gebiet {area} fehlt.")
        }
        Fault::Twice { area } => {
            say!(language, en: "Area {area} is placed twice.", fr: "La zone {area} est posée deux fois.", de: "Gebiet {area} liegt zweimal.")
        }
        Fault::Overlap { cell, one, other } => say!(language,
            en: "{one} and {other} overlap in cell {cell}.",
            fr: "{one} et {other} se recouvrent dans la cellule {cell}.",
            de: "{one} und {other} liegen beide auf der Zelle {cell}."),
        Fault::OpenSide { space, side } => {
            let side = side_name(side, language);
            say!(language,
                en: "The straight side {side} of {space} has no neighbour.",
                fr: "Le côté droit {side} de {space} n’a pas de voisin.",
                de: "Die gerade Seite von {space} nach {side} hat keinen Nachbarn.")
        }
        Fault::CoastOnLand { space, side, other } => {
            let side = side_name(side, language);
            say!(language,
                en: "The coast side {side} of {space} looks at {other} instead of the sea.",
                fr: "La côte {side} de {space} donne sur {other} et non sur la mer.",
                de: "Die Küste von {space} nach {side} schaut auf {other} statt aufs Meer.")
        }
        Fault::Apart { area } => say!(language,
            en: "Area {area} does not hang together with the others.",
            fr: "La zone {area} ne tient pas aux autres.",
            de: "Gebiet {area} hängt nicht mit den anderen zusammen."),
        Fault::Lake { cell, size } => say!(language,
            en: "There is water inside the land at cell {cell}; cells: {size}.",
            fr: "Il y a de l’eau à l’intérieur des terres en {cell}\u{202f}; cellules\u{202f}: {size}.",
            de: "Im Land ist Wasser bei Zelle {cell}; Zellen: {size}."),
        Fault::TooManyBorders { count } => say!(language,
            en: "Borders: {count}; there may be 46.",
            fr: "Frontières\u{202f}: {count}\u{202f}; 46 sont permises.",
            de: "Grenzen: {count}; 46 dürfen es sein."),
        Fault::FewNeighbours { area, count } => say!(language,
            en: "Neighbours of area {area}: {count}. Two are needed.",
            fr: "Voisines de la zone {area}\u{202f}: {count}. Il en faut deux.",
            de: "Nachbarn von Gebiet {area}: {count}. Zwei müssen es sein."),
        Fault::CoreContacts { area, count } => core_contacts(area, count, language),
        Fault::CoreHole { cell } => core_hole(cell, language),
        Fault::CoreSpread { sides } => core_spread(sides, language),
        Fault::CoastalVolcanoOpen { area, open } => count!(language, open,
            en: "Area {area} leaves {open} straight side open beside the areas 1 to 5; it must be two."
                | "Area {area} leaves {open} straight sides open beside the areas 1 to 5; it must be two.",
            fr: "La zone {area} laisse {open} côté droit libre près des zones 1 à 5\u{202f}; il en faut deux."
                | "La zone {area} laisse {open} côtés droits libres près des zones 1 à 5\u{202f}; il en faut deux.",
            de: "Gebiet {area} lässt neben den Gebieten 1 bis 5 {open} gerade Seite offen; zwei müssen es sein."
                | "Gebiet {area} lässt neben den Gebieten 1 bis 5 {open} gerade Seiten offen; zwei müssen es sein."),
        Fault::CoastalVolcanoesTouch { one, other } => say!(language,
            en: "Areas {one} and {other} touch; 6, 7 and 8 must not.",
            fr: "Les zones {one} et {other} se touchent\u{202f}; 6, 7 et 8 ne le doivent pas.",
            de: "Die Gebiete {one} und {other} berühren sich; 6, 7 und 8 dürfen das nicht."),
        Fault::NoOrder { area } => say!(language,
            en: "Whatever the order, area {area} leaves more than two straight sides open when it is placed.",
            fr: "Quel que soit l’ordre, la zone {area} laisse plus de deux côtés droits libres quand on la pose.",
            de: "In jeder Reihenfolge lässt Gebiet {area} beim Legen mehr als zwei gerade Seiten offen."),
        Fault::LandfallOnLand { cell, space } => landfall_on_land(cell, space, language),
        Fault::LandfallTooSmall { cell, spaces } => landfall_too_small(cell, spaces, language),
        Fault::NoLandfall => no_landfall(language).to_owned(),
        Fault::BaysTooNear { boats, bays } => bays_too_near(boats, bays, language),
    }
}

// The areas 1 to 5 together.

fn core_contacts(area: Area, count: u8, language: Language) -> String {
    say!(language,
        en: "Area {area} touches {count} of the other areas 1 to 5; it must be two.",
        fr: "La zone {area} touche {count} des autres zones 1 à 5\u{202f}; il en faut deux.",
        de: "Gebiet {area} berührt {count} der anderen Gebiete 1 bis 5; zwei müssen es sein.")
}

fn core_hole(cell: Cell, language: Language) -> String {
    say!(language,
        en: "There is a hole between the areas 1 to 5 at cell {cell}.",
        fr: "Il y a un trou entre les zones 1 à 5 en {cell}.",
        de: "Zwischen den Gebieten 1 bis 5 ist ein Loch bei Zelle {cell}.")
}

fn core_spread(sides: u8, language: Language) -> String {
    say!(language,
        en: "Outer sides of the areas 1 to 5 together: {sides}; there may be 30.",
        fr: "Côtés extérieurs des zones 1 à 5 ensemble\u{202f}: {sides}\u{202f}; 30 sont permis.",
        de: "Außenseiten der Gebiete 1 bis 5 zusammen: {sides}; 30 dürfen es sein.")
}

// Where the boats start.

fn landfall_on_land(cell: Cell, space: Space, language: Language) -> String {
    say!(language,
        en: "The landfall at cell {cell} lies on {space}.",
        fr: "L’accostage en {cell} se trouve sur {space}.",
        de: "Die Landungsbucht bei Zelle {cell} liegt auf {space}.")
}

fn landfall_too_small(cell: Cell, spaces: u8, language: Language) -> String {
    count!(language, spaces,
        en: "The landfall at cell {cell} touches {spaces} space; it must be three."
            | "The landfall at cell {cell} touches {spaces} spaces; it must be three.",
        fr: "L’accostage en {cell} touche {spaces} case\u{202f}; il en faut trois."
            | "L’accostage en {cell} touche {spaces} cases\u{202f}; il en faut trois.",
        de: "Die Landungsbucht bei Zelle {cell} berührt {spaces} Feld; drei müssen es sein."
            | "Die Landungsbucht bei Zelle {cell} berührt {spaces} Felder; drei müssen es sein.")
}

const fn no_landfall(language: Language) -> &'static str {
    word!(language,
        en: "The map names no landfall, and the standard set-up needs one.",
        fr: "La carte n’indique pas d’accostage, et la mise en place standard en demande un.",
        de: "Die Karte nennt keine Landungsbucht, und der Standardaufbau braucht eine.")
}

fn bays_too_near(boats: u8, bays: u8, language: Language) -> String {
    say!(language,
        en: "Bays: {bays}. There must be {boats} far enough apart for the boats.",
        fr: "Baies\u{202f}: {bays}. Il en faut {boats} assez éloignées pour les bateaux.",
        de: "Buchten: {bays}. Für die Boote müssen {boats} davon weit genug auseinanderliegen.")
}

#[cfg(test)]
mod tests {
    use crate::IsleFace;
    use engine::Options as _;
    use isle::{IsleOptions, STANDARD_FILE};
    use words::Language;

    use face::Face as _;

    fn faults(map: &str, setup: &str, language: Language) -> Vec<String> {
        let chosen = [("setup".to_owned(), setup.to_owned()), ("map".to_owned(), map.to_owned())];
        let bad = IsleOptions::build(4, &chosen).unwrap_err();
        IsleFace::option_faults(&bad, 4, &chosen, language)
    }

    /// Maps that are wrong in many ways.
    fn wrong() -> Vec<String> {
        let changes = [
            ("tile = 9\n", "tile = 10\n"),
            ("at = [-3, 1]", "at = [-3, 2]"),
            ("at = [0, 0]", "at = [20, 20]"),
            ("at = [0, -2]", "at = [0, -3]"),
            ("turns = 1", "turns = 2"),
            ("sea = [3, 1]", "sea = [0, 0]"),
            ("sea = [3, 1]", "sea = [40, 40]"),
            ("[landfall]\nsea = [3, 1]", ""),
        ];
        changes.into_iter().map(|(old, new)| STANDARD_FILE.replacen(old, new, 1)).collect()
    }

    #[test]
    fn every_fault_is_said_in_every_language_with_its_rule() {
        let mut kinds = 0;
        for map in wrong() {
            let english = faults(&map, "standard", Language::English);
            for language in [Language::French, Language::German] {
                let said = faults(&map, "standard", language);
                assert_eq!(said.len(), english.len());
                assert!(said.iter().zip(&english).all(|(one, other)| one != other), "{said:?}");
                assert!(said.iter().all(|one| one.ends_with(']') && one.contains(" [ISLE-")), "{said:?}");
            }
            kinds += english.len();
        }
        assert!(kinds > 30, "{kinds}");
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        let said = faults("[[placement]]\ntile = 1\nat = [1]", "advanced", Language::French);
        assert_eq!(said, ["line 3: expected a cell such as [-1, 0], with numbers from -60 to 60"]);
    }
}
