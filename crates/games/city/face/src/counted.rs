//! What effects count, in words: after "for each", and after "more".

use city::pack::{
    Counter, LinePattern, Myself, Orientation, OutcomeSide, Pairing, ProjectState, SourcePlace, Standing,
};
use city::{BuildingType, Colour};
use words::{Language, and_list, count, say, word};

use super::words::{colour_name, kind_name};

/// "for each standing Trade Building", "par Bâtiment Commercial intact", "je unzerstörtem Handelsgebäude".
pub(super) fn for_each(counter: Counter, language: Language) -> String {
    match counter {
        Counter::Buildings { kind, state } => buildings_each(kind, state, language),
        Counter::Types => say!(language,
            en: "for each different type among your standing Buildings",
            fr: "par type différent parmi vos Bâtiments intacts",
            de: "je Art unter deinen unzerstörten Gebäuden"),
        Counter::TypeSets { needs } => {
            let set = set_words(needs, language);
            say!(language, en: "for each set of standing Buildings: {set}", fr: "par série de Bâtiments intacts ({set})", de: "je Satz unzerstörter Gebäude ({set})")
        }
        Counter::SameTypePairs { pairing } => pairs_each(pairing, language).to_owned(),
        Counter::Lines { pattern, orientation } => lines_each(pattern, orientation, language),
        Counter::Sources { colour, place } => {
            let (source, place) = (source_words(colour, language), place_words(place, language));
            say!(language, en: "for each {source} {place}", fr: "par {source} {place}", de: "je {source} {place}")
        }
        Counter::SourceSets => say!(language,
            en: "for each set of one Strength, one Faith and one Food Source",
            fr: "par série d’une Source Force, une Source Foi et une Source Nourriture",
            de: "je Satz aus einer Stärke-, einer Glaubens- und einer Nahrungsquelle"),
        Counter::RichBuildings { min_sources: 4 } => say!(language,
            en: "for each standing Building whose four sides are all complete Sources",
            fr: "par Bâtiment intact dont les quatre côtés sont des Sources complètes",
            de: "je unzerstörtem Gebäude, dessen vier Seiten alle vollständige Quellen sind"),
        Counter::RichBuildings { min_sources } => count!(language, min_sources,
            en: "for each standing Building with at least {min_sources} complete Source on its sides"
                | "for each standing Building with at least {min_sources} complete Sources on its sides",
            fr: "par Bâtiment intact avec au moins {min_sources} Source complète sur ses côtés"
                | "par Bâtiment intact avec au moins {min_sources} Sources complètes sur ses côtés",
            de: "je unzerstörtem Gebäude mit mindestens {min_sources} vollständigen Quelle an seinen Seiten"
                | "je unzerstörtem Gebäude mit mindestens {min_sources} vollständigen Quellen an seinen Seiten"),
        Counter::Symbols { symbol } => {
            let symbol = symbol_each(symbol, language);
            say!(language, en: "for each {symbol} of your city", fr: "par {symbol} de votre cité", de: "je {symbol} deiner Stadt")
        }
        Counter::Outcome { side: OutcomeSide::Victory } => {
            say!(language, en: "for each of your Victory tokens", fr: "par jeton Victoire que vous possédez", de: "je Siegmarker, den du besitzt")
        }
        Counter::Outcome { side: OutcomeSide::Damage } => {
            say!(language, en: "for each Damage token you have taken", fr: "par jeton Dégâts déjà reçu", de: "je erhaltenem Schadensmarker")
        }
        Counter::Projects { state, myself } => projects_each(state, myself, language).to_owned(),
    }
}

fn buildings_each(kind: Option<BuildingType>, state: Standing, language: Language) -> String {
    match (kind, state) {
        (Some(kind), _) => {
            let (name, compound) = (kind_name(kind, language), compound(kind));
            say!(language, en: "for each standing {name} Building", fr: "par Bâtiment {name} intact", de: "je unzerstörtem {compound}gebäude")
        }
        (None, Standing::Standing) => {
            say!(language, en: "for each of your standing Buildings", fr: "par Bâtiment intact", de: "je unzerstörtem Gebäude")
        }
        (None, Standing::Destroyed) => {
            say!(language, en: "for each of your destroyed Buildings", fr: "par Bâtiment détruit", de: "je zerstörtem Gebäude")
        }
    }
}

/// The first part of the German name of a Building of a type.
pub(super) const fn compound(kind: BuildingType) -> &'static str {
    match kind {
        BuildingType::Military => "Militär",
        BuildingType::Worship => "Kult",
        BuildingType::Trade => "Handels",
        BuildingType::Political => "Politik",
        BuildingType::Farming => "Landwirtschafts",
    }
}

/// The types of a set: "2 Military and 1 Trade".
fn set_words(needs: [u8; 5], language: Language) -> String {
    let parts: Vec<String> = BuildingType::ALL
        .into_iter()
        .zip(needs)
        .filter(|&(_, needed)| needed > 0)
        .map(|(kind, needed)| format!("{needed} {}", kind_name(kind, language)))
        .collect();
    and_list(language, &parts)
}

const fn pairs_each(pairing: Pairing, language: Language) -> &'static str {
    match pairing {
        Pairing::Adjacent => word!(language,
            en: "for each pair of adjacent standing Buildings of the same type; a Building belongs to one pair only",
            fr: "par paire de Bâtiments intacts voisins et de même type\u{202f}; un Bâtiment n’appartient qu’à une paire",
            de: "je Paar benachbarter unzerstörter Gebäude derselben Art; jedes Gebäude gehört nur zu einem Paar"),
        Pairing::Anywhere => word!(language,
            en: "for each pair of standing Buildings of the same type; a Building belongs to one pair only",
            fr: "par paire de Bâtiments intacts de même type\u{202f}; un Bâtiment n’appartient qu’à une paire",
            de: "je Paar unzerstörter Gebäude derselben Art; jedes Gebäude gehört nur zu einem Paar"),
    }
}

fn lines_each(pattern: LinePattern, orientation: Orientation, language: Language) -> String {
    let lines = match orientation {
        Orientation::Row => word!(language, en: "row", fr: "ligne", de: "Reihe"),
        Orientation::Column => word!(language, en: "column", fr: "colonne", de: "Spalte"),
        Orientation::Both => {
            word!(language, en: "row and column", fr: "ligne et par colonne", de: "Reihe und Spalte")
        }
    };
    let types = match pattern {
        LinePattern::AllDifferent => {
            word!(language, en: "three different types", fr: "trois types différents", de: "dreier verschiedener Arten")
        }
        LinePattern::AllSame => word!(language, en: "one type", fr: "même type", de: "derselben Art"),
    };
    say!(language,
        en: "for each {lines} holding three standing Buildings of {types}",
        fr: "par {lines} contenant trois Bâtiments intacts de {types}",
        de: "je {lines} mit drei unzerstörten Gebäuden {types}")
}

const fn source_words(colour: Option<Colour>, language: Language) -> &'static str {
    match colour {
        None => word!(language, en: "complete Source", fr: "Source complète", de: "vollständiger Quelle"),
        Some(Colour::Strength) => {
            word!(language, en: "Strength Source", fr: "Source Force", de: "Stärkequelle")
        }
        Some(Colour::Faith) => word!(language, en: "Faith Source", fr: "Source Foi", de: "Glaubensquelle"),
        Some(Colour::Food) => {
            word!(language, en: "Food Source", fr: "Source Nourriture", de: "Nahrungsquelle")
        }
    }
}

const fn place_words(place: SourcePlace, language: Language) -> &'static str {
    match place {
        SourcePlace::Anywhere => word!(language, en: "of your city", fr: "de votre cité", de: "deiner Stadt"),
        SourcePlace::Border => {
            word!(language, en: "on the rim of your board", fr: "sur la bordure de votre plateau", de: "am Rand deines Tableaus")
        }
        SourcePlace::Inner => {
            word!(language, en: "between two of your Buildings", fr: "entre deux de vos Bâtiments", de: "zwischen zwei deiner Gebäude")
        }
    }
}

/// "Faith symbol"
pub(super) const fn symbol_each(symbol: Colour, language: Language) -> &'static str {
    match symbol {
        Colour::Strength => word!(language, en: "Strength symbol", fr: "symbole Force", de: "Stärkesymbol"),
        Colour::Faith => word!(language, en: "Faith symbol", fr: "symbole Foi", de: "Glaubenssymbol"),
        Colour::Food => word!(language, en: "Food symbol", fr: "symbole Nourriture", de: "Nahrungssymbol"),
    }
}

const fn projects_each(state: ProjectState, myself: Myself, language: Language) -> &'static str {
    match (state, myself) {
        (ProjectState::Complete, Myself::Included) => {
            word!(language, en: "for each Project you have completed", fr: "pour chaque Projet que vous avez complété", de: "für jedes von dir vollendete Projekt")
        }
        (ProjectState::Complete, Myself::Excluded) => {
            word!(language, en: "for each other Project you have completed", fr: "pour chaque autre Projet que vous avez complété", de: "für jedes andere von dir vollendete Projekt")
        }
        (ProjectState::Incomplete, Myself::Included) => {
            word!(language, en: "for each of your incomplete Projects", fr: "pour chacun de vos Projets non complétés", de: "für jedes deiner unvollendeten Projekte")
        }
        (ProjectState::Incomplete, Myself::Excluded) => {
            word!(language, en: "for each other incomplete Project of yours", fr: "pour chaque autre Projet non complété", de: "für jedes andere deiner unvollendeten Projekte")
        }
    }
}

/// What one may have more of than others: "Strength symbols".
pub(super) fn many(counter: Counter, language: Language) -> String {
    match counter {
        Counter::Symbols { symbol } => symbols_plural(symbol, language).to_owned(),
        Counter::Outcome { side: OutcomeSide::Victory } => {
            say!(language, en: "Victory tokens", fr: "jetons Victoire", de: "Siegmarker")
        }
        Counter::Outcome { side: OutcomeSide::Damage } => {
            say!(language, en: "Damage tokens taken", fr: "jetons Dégâts reçus", de: "erhaltene Schadensmarker")
        }
        Counter::Types => {
            say!(language, en: "types of standing Buildings", fr: "types de Bâtiments intacts", de: "Arten unzerstörter Gebäude")
        }
        Counter::Projects { state: ProjectState::Complete, .. } => {
            say!(language, en: "complete Projects", fr: "Projets complétés", de: "vollendete Projekte")
        }
        Counter::Projects { state: ProjectState::Incomplete, .. } => {
            say!(language, en: "incomplete Projects", fr: "Projets non complétés", de: "unvollendete Projekte")
        }
        Counter::Buildings { kind: Some(kind), .. } => {
            let (name, compound) = (kind_name(kind, language), compound(kind));
            say!(language, en: "standing {name} Buildings", fr: "Bâtiments de type {name} intacts", de: "unzerstörte {compound}gebäude")
        }
        Counter::Buildings { kind: None, state: Standing::Standing } => {
            say!(language, en: "standing Buildings", fr: "Bâtiments intacts", de: "unzerstörte Gebäude")
        }
        Counter::Buildings { kind: None, state: Standing::Destroyed } => {
            say!(language, en: "destroyed Buildings", fr: "Bâtiments détruits", de: "zerstörte Gebäude")
        }
        Counter::Sources { colour, place } => sources_many(colour, place, language),
        Counter::TypeSets { needs } => {
            let set = set_words(needs, language);
            say!(language, en: "sets of standing Buildings ({set})", fr: "séries de Bâtiments intacts ({set})", de: "Sätze unzerstörter Gebäude ({set})")
        }
        Counter::SameTypePairs { pairing: Pairing::Adjacent } => {
            say!(language, en: "pairs of adjacent standing Buildings of one type", fr: "paires de Bâtiments intacts voisins de même type", de: "Paare benachbarter unzerstörter Gebäude einer Art")
        }
        Counter::SameTypePairs { pairing: Pairing::Anywhere } => {
            say!(language, en: "pairs of standing Buildings of one type", fr: "paires de Bâtiments intacts de même type", de: "Paare unzerstörter Gebäude einer Art")
        }
        Counter::Lines { pattern, .. } => match pattern {
            LinePattern::AllDifferent => {
                say!(language, en: "lines of three standing Buildings of three types", fr: "rangées de trois Bâtiments intacts de trois types", de: "Linien mit drei unzerstörten Gebäuden dreier Arten")
            }
            LinePattern::AllSame => {
                say!(language, en: "lines of three standing Buildings of one type", fr: "rangées de trois Bâtiments intacts de même type", de: "Linien mit drei unzerstörten Gebäuden einer Art")
            }
        },
        Counter::SourceSets => {
            say!(language, en: "sets of one Source of each colour", fr: "séries d’une Source de chaque couleur", de: "Sätze aus je einer Quelle jeder Farbe")
        }
        Counter::RichBuildings { min_sources } => {
            count!(language, min_sources,
                en: "standing Buildings with at least {min_sources} Source on their sides"
                    | "standing Buildings with at least {min_sources} Sources on their sides",
                fr: "Bâtiments intacts avec au moins {min_sources} Source sur leurs côtés"
                    | "Bâtiments intacts avec au moins {min_sources} Sources sur leurs côtés",
                de: "unzerstörte Gebäude mit mindestens {min_sources} Quelle an den Seiten"
                    | "unzerstörte Gebäude mit mindestens {min_sources} Quellen an den Seiten")
        }
    }
}

fn sources_many(colour: Option<Colour>, place: SourcePlace, language: Language) -> String {
    let colour = colour.map(|colour| colour_name(colour, language));
    let sources = colour.map_or_else(
        || word!(language, en: "complete Sources", fr: "Sources complètes", de: "vollständige Quellen").to_owned(),
        |colour| say!(language, en: "{colour} Sources", fr: "Sources {colour}", de: "Quellen der Farbe {colour}"),
    );
    let place = match place {
        SourcePlace::Anywhere => return sources,
        SourcePlace::Border => word!(language, en: "on the rim", fr: "sur la bordure", de: "am Rand"),
        SourcePlace::Inner => {
            word!(language, en: "between two Buildings", fr: "entre deux Bâtiments", de: "zwischen zwei Gebäuden")
        }
    };
    format!("{sources} {place}")
}

/// "Faith symbols"
pub(super) const fn symbols_plural(symbol: Colour, language: Language) -> &'static str {
    match symbol {
        Colour::Strength => {
            word!(language, en: "Strength symbols", fr: "symboles Force", de: "Stärkesymbole")
        }
        Colour::Faith => word!(language, en: "Faith symbols", fr: "symboles Foi", de: "Glaubenssymbole"),
        Colour::Food => word!(language, en: "Food symbols", fr: "symboles Nourriture", de: "Nahrungssymbole"),
    }
}
